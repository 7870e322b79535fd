import type { Random } from '../../../src/rules/game.js';
import {
  loadSearch,
  plusAndMinus,
  pytagora,
  type PytagoraGame,
  type PytagoraMove,
  type PytagoraState,
} from '../../../src/rules/pytagora/index.js';
import { frozen } from '../../../src/rules/frozen.js';
import { seeded } from './random.js';
import { someMoves } from './some-moves.js';

await loadSearch();

/** Targets; with the last one, games continue to the end of the bag. */
const targets = [20, 35, 35, 60, 999];

/** Another distribution of the pieces (PYT-03). */
const manySigns = '4,9,9,9,9,8,8,7,7,7,10,10,4';

export interface Begun {
  readonly game: PytagoraGame;
  readonly state: PytagoraState;
}

/** Begins a game with random options. */
export function begin(random: Random): Begun {
  const game = random(3) ? pytagora : plusAndMinus;
  const target = targets[random(targets.length)];
  const options = game.options({
    target,
    precedence: random(3) ? 'standard' : 'left-to-right',
    exchange: (['any-time', 'only-when-stuck', 'free'] as const)[random(3)],
    upTo: random(4) ? 0 : 20 + random(80),
    ...(random(4) ? {} : { pieces: manySigns }),
    direction: random(3) ? 'ltr' : 'rtl',
    zeroDividend: random(3) === 0,
    first: random(2) ? 'youngest' : 'drawn',
    sayScore: target === 20,
  });
  if (!options.ok) throw new Error(options.message);
  return { game, state: frozen(game.setup(1 + random(4), options.value, random)) };
}

/** Returns a legal move: mostly an equation, now and then an exchange or a pass, even if an equation is possible. */
export function choose({ game, state }: Begun, random: Random): PytagoraMove {
  if (game.turn(state).kind === 'chance') return game.chance(state, random);
  const all = someMoves((at) => game.moves(at as PytagoraState), state, random);
  const others = all.filter(({ type }) => type !== 'lay');
  if (others.length && (random(12) === 0 || state.exchanges > 1)) return others[others.length - 1];
  const move = all[random(all.length)];
  return move.type === 'lay' && state.racks[state.seat].includes('=') && random(2) ? { ...move, equals: 'own' } : move;
}

/** Returns positions from random games, a few of each phase. All are frozen. */
export function samples(seed: number, games = 40): readonly Begun[] {
  const random = seeded(seed);
  const kept: Begun[] = [];
  for (let i = 0; i < games; i++) {
    let at = begin(random);
    const all = [at];
    while (at.state.phase !== 'over') {
      const step = at.game.play(at.state, choose(at, random));
      if (!step.ok) throw new Error(step.message);
      all.push((at = { game: at.game, state: frozen(step.state) }));
    }
    for (const phase of ['deal', 'lay', 'lay', 'refill', 'exchange', 'over']) {
      const such = all.filter(({ state }) => state.phase === phase);
      if (such.length) kept.push(such[random(such.length)]);
    }
  }
  return kept;
}
