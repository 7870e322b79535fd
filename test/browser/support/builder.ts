import '../../../demo/builder/builder.js';
import type { GameBuilder } from '../../../demo/builder/builder.js';
import type { MadeDetail } from '../../../demo/builder/taking.js';
import { games } from '../../../src/embed/games.js';
import { stageOf, type Attributes } from './grid.js';
import { find, the, words } from './look-up.js';
import { until } from './until.js';
import { getByRole, hasRole, queryAllByRole } from './roles.js';

export type { GameBuilder };

/** The folder of the built scripts in these tests. */
export const folder = '/plain/dist/cdn/';

/**
 * Puts a builder on the page and waits until its form and its preview are there. Without a width, no layout is computed: the game of the
 * preview is created but not laid out, which would be most of the work.
 */
export async function mount(width?: number, attributes: Attributes = {}): Promise<GameBuilder> {
  const builder = document.createElement('game-builder');
  for (const [name, value] of Object.entries({ folder, ...attributes })) builder.setAttribute(name, String(value));
  const stage = stageOf(width);
  stage.replaceChildren(builder); // it has its own heading
  await (builder as GameBuilder).updateComplete;
  if (width === undefined) the(root(builder as GameBuilder), 'builder-preview').style.display = 'none';
  await ready(builder as GameBuilder);
  return builder as GameBuilder;
}

/** Resolves when the form of the game and the game itself are there. */
export async function ready(builder: GameBuilder): Promise<void> {
  await builder.updateComplete;
  const { game } = builder.plan;
  await until(() => hasRole(form(builder), 'list'), `the form of ${game} is there`);
  const { tag } = games[game];
  await until(() => stageElement(builder)?.localName === tag, `${tag} is on the stage`);
  await builder.updateComplete;
}

export const root = (builder: GameBuilder): ShadowRoot => builder.shadowRoot!;
export const form = (builder: GameBuilder): ShadowRoot => the(root(builder), 'builder-form').shadowRoot!;
export const preview = (builder: GameBuilder): ShadowRoot => the(root(builder), 'builder-preview').shadowRoot!;

/** Returns the game in the preview. */
export const stageElement = (builder: GameBuilder): HTMLElement | null => find(preview(builder), '.stage > *');

/** Returns what the builder itself has of a role, without its form and the game in its preview. */
export const own = <E extends Element = HTMLElement>(
  builder: GameBuilder,
  ...[role, which]: [role: string, which?: string | RegExp]
): E[] => queryAllByRole<E>(root(builder), role, which).filter((one) => one.getRootNode() === root(builder));

/** Returns the last message, wherever it was shown. */
export const said = (builder: GameBuilder): string => own(builder, 'status').map(words).join('');

export async function choose(builder: GameBuilder, name: 'game' | 'output', value: string): Promise<void> {
  the<HTMLInputElement>(root(builder), `input[name=${name}][value=${value}]`).click();
  await builder.updateComplete;
}

/** Types into a field as a person would. */
export async function write(
  builder: GameBuilder,
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await builder.updateComplete;
}

export const lines = (builder: GameBuilder): string =>
  getByRole<HTMLTextAreaElement>(root(builder), 'textbox', / to copy$/).value;

/** Returns the button that copies the output or makes a file. */
export const act = (builder: GameBuilder): HTMLButtonElement => {
  const [found] = acts(builder);
  if (!found) throw new Error('There is nothing to copy or to make');
  return found;
};

/** Returns the buttons that copy the output or make a file of the game: one, or none where the output is refused. */
export const acts = (builder: GameBuilder): HTMLButtonElement[] =>
  own<HTMLButtonElement>(builder, 'button', /^(?:Copy|Download \S+\.(?:zip|h5p|html))$/);

/** Makes the chosen output, and prevents the file from being saved. */
export async function made(builder: GameBuilder, button = act(builder)): Promise<MadeDetail> {
  let file: MadeDetail | undefined;
  const keep = (event: Event): void => {
    event.preventDefault();
    file = (event as CustomEvent<MadeDetail>).detail;
  };
  builder.addEventListener('made', keep, { once: true });
  button.click();
  await until(() => file && said(builder).includes(file.name), 'the file is made');
  return file!;
}

/** Pastes lines and opens them. */
export async function paste(builder: GameBuilder, text: string): Promise<void> {
  getByRole<HTMLTextAreaElement>(root(builder), 'textbox', 'Paste the lines or the link').value = text;
  getByRole<HTMLButtonElement>(root(builder), 'button', 'Open').click();
  await builder.updateComplete;
}
