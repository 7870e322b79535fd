import { telling } from './telling.js';
import type { PytagoraView } from './view.js';

/** As much of the hint as has been given. */
export function hintText(v: PytagoraView): string | undefined {
  const { hint } = v.fingers;
  if (!hint) return undefined;
  const { hints } = telling(v);
  if (!hint.of) return hints.none;
  const { operator, crossed, move } = hint.of;
  if (hint.step === 1) return hints.operator(v.sign(operator));
  if (hint.step === 3) return hints.equation(v.written(move.text));
  const pieces = crossed.map(([, , glyph]) => v.sign(glyph)).join(', ');
  return pieces ? hints.crossing(pieces) : hints.apart;
}
