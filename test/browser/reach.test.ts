import { expect } from '@open-wc/testing';
import { act, faultsScrolled, open, sizes, type Board, type Size } from './support/actions.js';
import { seed } from './support/chance.js';
import { mostInChromium } from './support/chromium.js';
import { clear, type Attributes } from './support/grid.js';
import { games, named, titleOf } from './support/played.js';
import { Player } from './support/player.js';
import { closest, find, parentOf, textsIn, words } from './support/look-up.js';
import { queryByRole } from './support/roles.js';

afterEach(clear);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Text {
  readonly node: Node;
  readonly text: string;
  readonly box: Box;
}

const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Returns the visible parts of the texts: a long name is cut by its container. */
function textsOf(app: Element): Text[] {
  const { defaultView: page } = app.ownerDocument;
  const seen: Text[] = [];
  for (const node of textsIn(app)) {
    const text = node.data.trim();
    const parent = parentOf(node)!;
    if (!text || closest(parent, 'svg, [part~="board"], [inert]') || !parent.checkVisibility()) continue;
    const range = node.ownerDocument.createRange();
    range.selectNodeContents(node);
    const around: Box[] = [];
    for (let one: Element | null = parent; one && one !== app; one = parentOf(one))
      if (page!.getComputedStyle(one).overflow !== 'visible') around.push(one.getBoundingClientRect());
    seen.push(...[...range.getClientRects()].map((line) => ({ node, text, box: around.reduce<Box>(common, line) })));
  }
  return seen.filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
}

/** Returns texts that overlap each other. */
function overlaps(board: Board): string[] {
  const seen = textsOf(find(board, '.app')!);
  return seen.flatMap(({ node, text, box }, i) =>
    seen.slice(i + 1).flatMap((other) => {
      const { left, top, right, bottom } = common(box, other.box);
      // The boxes of letters overlap, as lines are closer together than those boxes are high.
      const least = 0.4 * Math.min(box.bottom - box.top, other.box.bottom - other.box.top);
      return node !== other.node && right - left > 2 && bottom - top > least ? [`"${text}" and "${other.text}"`] : [];
    }),
  );
}

/** Makes that many taps, and scrolls to each action before each of them. */
async function playing(tag: string, attributes: Attributes, size: Size, most: number, least = 44): Promise<Board> {
  seed(size[0]);
  const board = await open(tag, attributes, size);
  const player = new Player(board);
  for (let taps = 0; taps < most && !queryByRole(board, 'button', 'See how it went'); taps++) {
    const now = `${taps}: ${words(find(board, '.app')).slice(0, 300)}`;
    expect(faultsScrolled(board, least).join('\n'), now).to.equal('');
    if (taps % 5 === 0) expect(overlaps(board).join('\n'), now).to.equal('');
    const { one, at } = player.next();
    if (!at) one.scrollIntoView({ block: 'center' });
    await act(board, one, at);
  }
  return board;
}

describe('At 400 %', () => {
  /** A window of 1280 × 1024, zoomed four times. */
  const zoomed = [320, 256] as unknown as Size;
  for (const game of mostInChromium(games, 3)) {
    const { tag, attributes } = game;
    it(`all that can be done in ${titleOf(game)} is found by scrolling down, and nothing overlaps`, async () => {
      const board = await playing(tag, attributes, zoomed, 90, tag.startsWith('pytagora') ? 24 : 44);
      expect(board.match!.ply).to.be.above(5);
    });
  }
});

describe('On a phone', () => {
  for (const tag of mostInChromium(['pytagora-board', 'pytagora-square', 'pytagora-tables'], 2)) {
    for (const size of mostInChromium(sizes.slice(0, 2), 1)) {
      it(`all that can be done in ${tag} is found by scrolling down at ${size.join(' × ')}, to its end`, async () => {
        const board = await playing(tag, { players: named(2), variant: 'both-ways', target: 15 }, size, 400, 24);
        expect(queryByRole(board, 'button', 'See how it went'), 'the game ends').not.to.equal(null);
      });
    }
  }
});
