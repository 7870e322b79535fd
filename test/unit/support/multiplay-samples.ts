import { multiplay, type MultiplayState } from '../../../src/rules/multiplay/index.js';
import { frozen } from '../../../src/rules/frozen.js';
import { seeded } from './random.js';

/** Returns positions from random games of all sizes and options, a few of each phase. All are frozen. */
export function samples(seed: number, games = 60): readonly MultiplayState[] {
  const random = seeded(seed);
  const kept: MultiplayState[] = [];
  for (let game = 0; game < games; game++) {
    const size = 5 + 2 * Math.floor((6 * game) / games);
    const options = multiplay.options({
      size,
      endAt: random(size ** 2),
      answer: ['off', 'factor', 'product'][random(3)],
      timer: random(2) * 30,
    });
    if (!options.ok) throw new Error(options.message);
    let state = multiplay.setup(2 + random(3), options.value, random);
    const all = [state];
    while (state.phase !== 'over') {
      const moves = [...multiplay.moves(state)];
      const move = moves.length ? moves[random(moves.length)] : multiplay.chance(state, random);
      const step = multiplay.play(state, state.phase === 'end' && random(4) ? { type: 'go-on' } : move);
      if (!step.ok) throw new Error(step.message);
      all.push((state = step.state));
    }
    for (const phase of ['start', 'roll', 'answer', 'choose', 'end', 'over']) {
      const such = all.filter((one) => one.phase === phase);
      if (such.length) kept.push(frozen(such[random(such.length)]));
    }
  }
  return kept;
}
