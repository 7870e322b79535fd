// Tests the elements in jsdom and happy-dom, which other projects use in their tests: the features that these lack cause no errors.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

// Some versions have some of these features.
for (const missing of ['ResizeObserver', 'IntersectionObserver', 'matchMedia']) globalThis[missing] = undefined;
delete HTMLElement.prototype.attachInternals;

const tags = readdirSync('node_modules/abacade/dist/elements').map((file) => file.replace(/\.js$/, ''));

/** Puts an element on the page and waits until it is drawn. */
async function mount(markup) {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild;
  await element.updateComplete;
  return element;
}

it.each(tags)('<%s> is imported, made, and drawn', async (tag) => {
  const module = await import(`abacade/${tag}`);
  const [Element] = Object.values(module);
  expect(new Element()).toBeInstanceOf(HTMLElement);
  const element = await mount(`<${tag}></${tag}>`);
  expect(element).toBeInstanceOf(Element);
  expect(element.shadowRoot.children.length).toBeGreaterThan(0);
  element.remove();
});

/** Chance that falls the same way in every run. */
const lot = (seed) => (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;

/** Returns the text of an element, past shadow roots. */
const textOf = (node) =>
  [...(node.shadowRoot ?? node).childNodes]
    .map((child) => (child.nodeType === 3 ? child.data : textOf(child)))
    .join(' ');

const games = tags.filter((tag) => !tag.startsWith('abacade-'));

it.each(games)('<%s> is played to its end', async (tag) => {
  await import(`abacade/${tag}`);
  const board = await mount(`<${tag} players="Ada, Ben" speed="instant"></${tag}>`);
  await expect.poll(() => board.state, { timeout: 20_000 }).toBeDefined();
  // Pytagora's element draws for the players, maybe before anybody listens.
  let moved = board.match.ply;
  board.addEventListener('moved', () => moved++);
  const chance = lot(7);
  while (!board.match.isOver) {
    const { rules, state, match } = board;
    const move = rules.turn(state).kind === 'chance' ? rules.chance(state, chance) : [...rules.moves(state)][0];
    expect(board.play(move).ok).toBe(true);
    expect(moved).toBe(match.ply);
    // Each of the first moves is drawn; all would only take longer.
    if (match.ply <= 12) await board.updateComplete;
  }
  await expect.poll(() => textOf(board), { timeout: 20_000 }).toContain('See how it went');
  // A test may leave the element on the page.
});
