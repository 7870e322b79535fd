import { StatusBar } from './status-bar.js';
import { findBoard, isBusy, outOfPage, settingsOf } from './board.js';
import { fitFrame } from './heights.js';
import { Session, type SessionOptions } from './session.js';
import { wordsFor } from './words.js';

/** Starts the page of a package: its game reports to the platform through the adapter that `make` creates. */
export function reportTo(make: SessionOptions['make']): void {
  const board = findBoard();
  if (!board) return;
  const { tag, words } = wordsFor(board.getAttribute('lang'));
  const bar = new StatusBar(words.title, tag);
  bar.theme = board.getAttribute('theme') ?? 'light';
  bar.join(document.body);
  fitFrame();
  const settings = settingsOf(board);
  const idle = (): boolean => !isBusy(board);
  void new Session({
    board,
    bar,
    words,
    make,
    settings,
    idle,
    holds: outOfPage(board),
    shows: true,
    marks: true,
    learns: true,
  }).start();
}
