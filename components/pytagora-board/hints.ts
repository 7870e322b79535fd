import { pytagoraHint } from '../../src/bots/pytagora.js';
import type { Random } from '../../src/rules/game.js';
import { botLevels, loadSearch, type PytagoraMove } from '../../src/rules/pytagora/index.js';
import { plain } from '../parts/rich.js';
import { hintText } from './hint-text.js';
import type { PytagoraView } from './view.js';

/** Gives one step more of a hint, for the person to act; finds one first. */
export async function giveHint(v: PytagoraView, random: Random): Promise<PytagoraMove | undefined> {
  const { match } = v;
  const { state, turn } = match;
  // Under a cover nothing is told of the pieces either.
  if (turn.kind !== 'seat' || match.isBot(turn.seat) || v.isCovered) return undefined;
  const given = v.fingers.hint;
  if (!given) {
    await loadSearch();
    const of = await pytagoraHint(state, botLevels, random);
    if (match.state !== state || v.fingers.hint) return undefined;
    v.set({ hint: { step: 1, of }, entry: undefined });
  } else if (given.step < 3) v.set({ entry: undefined, hint: { ...given, step: given.step === 1 ? 2 : 3 } });
  const told = hintText(v);
  if (told) v.say(plain(told));
  return v.fingers.hint?.of?.move;
}
