/** Measures par: the number of turns that a computer player of level 2 takes alone. */
import { plytBot } from '../../src/bots/plyt.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import { loadSequence } from '../../src/rules/sequence/dice.js';
import type { Bot, Game, GameEvent } from '../../src/rules/game.js';
import { plyt } from '../../src/rules/plyt/index.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { seeded } from '../../src/random.js';

export interface Course {
  readonly game: string;
  readonly name: string;
  readonly options: object;
  turns(seed: number): Promise<number>;
  readonly par: number | undefined;
}

const level = 2;

function course<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  bot: Pick<Bot<S, M>, 'think'>,
  name: string,
  given: object,
): Course {
  const checked = game.options(given);
  if (!checked.ok) throw new Error(checked.message);
  const options = checked.value;
  async function turns(seed: number): Promise<number> {
    const random = seeded(seed);
    let state = game.setup(1, options, random);
    let count = 0;
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const move = turn.kind === 'chance' ? game.chance(state, random) : await bot.think(state, level, random);
      const step = game.play(state, move);
      if (!step.ok) throw new Error(step.message);
      state = step.state;
      count += step.events.filter((event) => game.alone!.endsTurn(event)).length;
    }
    return count;
  }
  return { game: game.name, name, options: given, turns, par: game.alone!.par(options) };
}

/** Returns everything that has a par. */
export async function courses(): Promise<Course[]> {
  await loadSequence();
  const ofPlyt = Object.entries(plyt.presets!).flatMap(([name, { options, asks }]) =>
    (asks?.values ?? [undefined]).map((value) =>
      course(
        plyt,
        plytBot,
        asks ? `${name} ${String(value) || 'all'}` : name,
        asks ? { ...options, [asks.option]: value } : options,
      ),
    ),
  );
  const ofSequence = [false, true].flatMap((cards) =>
    [20, 40, 60, 72, 96, 113].map((summit) =>
      course(sequence, sequenceBot, `summit ${summit}${cards ? ', cards' : ''}`, { cards, summit }),
    ),
  );
  return [...ofPlyt, ...ofSequence];
}
