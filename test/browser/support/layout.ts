import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { closest, find, findAll } from './look-up.js';
import { isCut } from './grid.js';
import { turn } from './time.js';

/** A match of a game whose banner names the player to act. */
interface Playing {
  readonly players: readonly { readonly name: string }[];
  readonly state: { readonly seat: number };
}

/** Resolves when the browser has laid out the changes and called the resize observers; `drawn` waits for what is drawn. */
export async function laidOut<B extends LitElement>(board: B, drawn: (board: B) => Promise<void>): Promise<void> {
  await drawn(board);
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await turn(1);
}

/** Returns the box of a part; that of its container, which cuts it, for a name that is too long. */
function boxOf(one: Element): DOMRect {
  const parent = one.parentElement;
  const isWithin = one.localName === 'bdi' && parent && getComputedStyle(parent).overflowX === 'hidden';
  return (isWithin ? parent : one).getBoundingClientRect();
}

/** Returns what sticks out of an element to either side, by its tag and class. A box that scrolls holds what is in it. */
export function sticksOut(board: Element): string[] {
  const { left, right } = board.getBoundingClientRect();
  return findAll(board, '.frame *')
    .filter(
      (one) =>
        !closest(one, '.visually-hidden, svg, .scroll, .holder') &&
        !isCut(one) &&
        one.getBoundingClientRect().width > 0,
    )
    .filter((one) => {
      const box = boxOf(one);
      return box.left < left - 0.5 || box.right > right + 0.5;
    })
    .map((one) => `${one.localName}.${one.getAttribute('class')}`);
}

/**
 * Returns the sentences of a banner that are cut. Its name may be too long, and then ends in an ellipsis; a screen reader gets the whole
 * name.
 */
export function cutInBanner(board: Element & { readonly match?: Playing | undefined }): string[] {
  const name = find(board, '.turn h2');
  if (name) {
    const { textOverflow, overflowX } = getComputedStyle(name);
    expect([textOverflow, overflowX]).to.deep.equal(['ellipsis', 'hidden']);
    const { players, state } = board.match!;
    expect(name.textContent).to.contain(players[state.seat].name);
  }
  return findAll(board, '[part~="turn"] p')
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => `cut: ${one.textContent.trim()}`);
}

/** Returns the targets that are too small for a finger. */
export const smallTargets = (board: Element): string[] =>
  findAll(board, 'button, .slot, .place')
    .filter((one) => one.checkVisibility() && one.getClientRects().length)
    .flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < 24 ? [`${one.outerHTML.slice(0, 80)}: ${width} × ${height}`] : [];
    });
