import { html, type TemplateResult } from 'lit';
import type { GameEvent } from '../../../src/rules/game.js';
import { back as englishBack } from '../../../src/words/en/back.js';
import { fewest as english } from '../../../src/words/en/fewest.js';
import { back as italianBack } from '../../../src/words/it/back.js';
import { fewest as italian } from '../../../src/words/it/fewest.js';
import { lookBack as frame, type LookBackTable } from '../look-back.js';

const tables = {
  en: { ...englishBack, ...english },
  it: { ...italianBack, ...italian },
};

interface View<O, S, M, E extends GameEvent> extends LookBackTable<O, S, M, E> {
  readonly languageTag: string;
  readonly fingers: { backTo: number | undefined };
}

/** The game is over: who won, how the hands shrank, and every move to step through; `board` draws one position. */
export function lookBack<O, S, M, E extends GameEvent>(
  v: View<O, S, M, E>,
  board: (state: S, events: readonly E[]) => TemplateResult,
): TemplateResult {
  const { players, state, game } = v.match;
  const words = tables[v.languageTag as keyof typeof tables];
  const left = game.scores(state);
  return frame(v, {
    words,
    wins: (won) =>
      words.wins(
        won.map((seat) => players[seat].name),
        left[won[0]],
      ),
    ended: (seat) => `${players[seat].name} ${v.figure(left[seat])}`,
    counted: (then) => game.scores(then),
    show: (step) => {
      v.fingers.backTo = step;
    },
    board: ({ state: then, events }) => html`<div class="bd">${board(then, events)}</div>`,
  });
}
