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

it('a game is played', async () => {
  await import('abacade/multiplay-grid');
  const board = await mount('<multiplay-grid players="Ada, Ben" size="5"></multiplay-grid>');
  await expect.poll(() => board.state, { timeout: 20_000 }).toBeDefined();
  let moved = 0;
  board.addEventListener('moved', () => moved++);
  const move = board.game.chance(board.state, () => 0);
  expect(board.play(move).ok).toBe(true);
  expect(moved).toBe(1);
  await board.updateComplete;
  board.remove();
});
