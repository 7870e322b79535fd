/** Hints for Pytagora and Plus and minus: a sign to consider, the place of the equation, and the equation. */
import { hintTowards, pytagoraHint, type PytagoraHint } from '../bots/pytagora.js';
import {
  botLevels,
  canExchange,
  costOf,
  loadPytagora,
  loadSearch,
  plusAndMinus,
  pytagora,
  type PytagoraMove,
  type PytagoraState,
} from '../rules/pytagora/index.js';
import { rung, type Found, type Hinter } from './hint.js';

function laid({ operator, crossed, move, most }: PytagoraHint, points: number): Found<PytagoraMove> {
  const { text, x, y, down } = move;
  const marks = { line: { text, x, y, down } };
  const pieces = crossed.map(([, , glyph]) => glyph).join('');
  return {
    move,
    rungs: [
      rung('pytagora-sign', [{ pieces: operator }]),
      pieces ? rung('pytagora-crossing', [{ pieces }], marks) : rung('pytagora-apart', [], marks),
      most === undefined
        ? rung('pytagora-equation', [{ sum: text }, points], marks)
        : rung('pytagora-equation-more', [{ sum: text }, points, most], marks),
    ],
  };
}

/**
 * Returns the hints if no equation can be laid, or none that is easy enough: the remaining moves.
 * @param isHard True if there is an equation, but no easy one.
 */
function stuck(state: PytagoraState, isHard = false): Found<PytagoraMove> {
  const exchanges = canExchange(state);
  const code = exchanges ? 'pytagora-exchange' : 'pytagora-pass';
  const cost = costOf(state.options);
  return {
    move: { type: exchanges ? 'exchange' : 'pass' },
    rungs: [
      rung(isHard ? 'pytagora-none-easy' : 'pytagora-none'),
      rung(`${code}-left`),
      exchanges && !cost ? rung('pytagora-exchange-free') : rung(code, [cost]),
    ],
  };
}

/** Returns the points of a placement according to the rules. */
function pointsOf(state: PytagoraState, move: PytagoraMove): number {
  const step = (state.game === 'pytagora' ? pytagora : plusAndMinus).play(state, move);
  const scored = step.ok ? step.events.find((event) => event.type === 'scored') : undefined;
  return scored?.points ?? 0;
}

export const pytagoraHinter: Hinter<PytagoraState, PytagoraMove> = {
  load: async () => {
    await Promise.all([loadPytagora(), loadSearch()]);
  },
  async find(state, _seat, { signal, random = () => 0, to }) {
    const hint = to?.type === 'lay' ? hintTowards(state, to) : await pytagoraHint(state, botLevels, random, signal);
    if (signal?.aborted) return undefined;
    const isHard = hint?.isBeyond && costOf(state.options) === 0 && canExchange(state);
    return hint && !isHard ? laid(hint, pointsOf(state, hint.move)) : stuck(state, isHard);
  },
};
