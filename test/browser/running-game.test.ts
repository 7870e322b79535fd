// A tap never discards a running game: another one begins only from the form, from which there is a way back.
import { expect } from '@open-wc/testing';
import './support/elements.js';
import type { Board } from '../../pages/board.js';
import { clear, stageOf } from './support/grid.js';
import { kept } from './support/kept.js';
import { nextMove } from './support/package-page.js';
import { tags } from './support/tags.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';
import { closest, find, findAll, words } from './support/look-up.js';

interface Running extends Board {
  readonly state: unknown;
  readonly updateComplete: Promise<unknown>;
  play(move: unknown): { readonly ok: boolean };
}

const key = 'running';

/** Shows a game of two people that has begun, and is saved. */
async function running(tag: string): Promise<Running> {
  const board = document.createElement(tag) as Running;
  for (const [name, value] of Object.entries({ players: 'Ada, Ben', persist: key, lang: 'en', speed: 'instant' }))
    board.setAttribute(name, value);
  stageOf(375).append(board);
  await until(() => board.match && find(board, '[aria-haspopup=dialog], .tools'), 'the game begins');
  for (let i = 0; i < 3; i++) expect(board.play(nextMove(board, () => 0)).ok).to.equal(true);
  await drawn(board);
  return board;
}

async function drawn(board: Running): Promise<void> {
  await board.updateComplete;
  await turn();
  await board.updateComplete;
}

const labelOf = (button: Element): string => words(button) || button.getAttribute('aria-label')!;
/** Opens the menu and returns everything in it and among the tools, by its label. */
function controls(board: Board): HTMLElement[] {
  find(board, '[aria-haspopup=dialog]')?.click();
  return findAll(board, 'dialog.menu button, .tools button, .tools-row button').filter(
    (one) => !closest(one, '.paused'),
  );
}

describe('A running game', () => {
  afterEach(clear);

  for (const tag of tags) {
    it(`of ${tag} goes on whatever is tapped in its menu`, async () => {
      const labels = controls(await running(tag)).map(labelOf);
      expect(labels).to.include('New game');
      for (const [i, label] of labels.entries()) {
        const board = await running(tag);
        const { start } = board.match!;
        const text = board.toText();
        let begun = 0;
        board.addEventListener('game-start', () => begun++);
        controls(board)[i].click();
        await drawn(board);
        const forms = label === 'New game';
        if (forms) {
          await until(() => find(board, '[part~=set-up]'), 'the form comes');
          const back = findAll(board, 'button').find((one) => labelOf(one) === 'Back to the game');
          expect(back, 'a way back').not.to.equal(undefined);
          back!.click();
          await drawn(board);
        }
        expect(begun, label).to.equal(0);
        expect(board.match!.start, label).to.equal(start);
        if (label !== 'Undo') expect(board.toText(), label).to.equal(text);
        await until(() => kept(key), `${label}: it is kept`);
        await clear();
      }
    });

    it(`of ${tag} that was deleted in the form can be had back there`, async () => {
      const board = await running(tag);
      const text = board.toText();
      const { ply } = board.match!;
      controls(board)
        .find((one) => labelOf(one) === 'New game')!
        .click();
      await until(() => find(board, '[part~=set-up]'), 'the form comes');
      // Up and down has its form in words behind the one in pictures.
      findAll(board, 'button')
        .find((one) => labelOf(one) === 'More settings, for grown-ups')
        ?.click();
      await drawn(board);
      const tap = async (label: string): Promise<void> => {
        findAll(board, 'button')
          .find((one) => labelOf(one) === label)!
          .click();
        await drawn(board);
      };
      await tap('Delete it');
      await until(async () => (await kept(key)) === undefined, 'it is deleted');
      expect(board.match).to.equal(undefined);
      await tap('Bring it back');
      await until(async () => (await kept(key)) !== undefined, 'it is kept again');
      expect(board.toText()).to.equal(text);
      expect(board.match!.ply).to.equal(ply);
      expect(find(board, '[part~=set-up]')).to.equal(null);
    });
  }
});
