import type { PytagoraEvent, PytagoraState } from '../../src/rules/pytagora/index.js';
import { pytagoraTelling as english } from '../../src/words/en/pytagora-telling.js';
import { pytagoraTelling as italian } from '../../src/words/it/pytagora-telling.js';
import type { PytagoraView } from './context.js';

const tables = { en: english, it: italian };

/** The words that tell of a game, in the reader's language. */
export const telling = (v: Pick<PytagoraView, 'languageTag'>) => tables[v.languageTag as keyof typeof tables];

/** An event as a sentence; `state` is the one it led to. Empty where another event of the same move says it. */
export function tell(v: PytagoraView, event: PytagoraEvent, state: PytagoraState): string {
  const { events } = telling(v);
  const name = (seat: number): string => v.match.players[seat].name;
  switch (event.type) {
    case 'starts':
      return events.starts(name(event.seat));
    case 'placed': {
      const points = v.figure(state.equations.at(-1)!.points, true);
      return events.placed(name(event.seat), v.written(event.text), points);
    }
    case 'exchanged':
      return events.exchanged(name(event.seat), v.figure(event.points));
    case 'passed':
      return events.passed(name(event.seat), v.figure(event.points));
    case 'ended':
      return event.by === undefined ? events.allPassed : events.reached(name(event.by));
    default:
      return '';
  }
}

/** A refusal in the reader's words and signs. */
export function refusal(
  v: PytagoraView,
  { reason, message, details }: { readonly reason: string; readonly message: string; readonly details?: object },
): string {
  const given = { ...details } as Record<string, number | string>;
  if (typeof given['glyph'] === 'string') given['glyph'] = v.sign(given['glyph']);
  const said = v.gameWords.refusals[reason]?.(given) ?? message;
  return v.inDigits(said.replace(/×/g, v.sign('*')).replace(/÷/g, v.sign('/')));
}

/** The last thing that happened of which there is something to tell. */
export function lastTold(v: PytagoraView): string | undefined {
  const { plies } = v.match;
  for (let i = plies.length - 1; i >= 0; i--) {
    const told = plies[i].events.map((event) => v.tell(event, plies[i].state)).filter(Boolean);
    if (told.length) return told.join(' ');
  }
  return undefined;
}
