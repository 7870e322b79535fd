// The options of a game and the form around them, each tried without a game.
import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { options, render as renderForm, rules } from '../../components/plyt-board/set-up.js';
import { optionsAlone } from '../../components/parts/options-alone.js';
import { plytLanguages } from '../../src/words/generated/plyt.js';
import { words as lazyWords } from '../../src/words/generated/plyt-set-up.js';
import { fetchWithSetUp } from '../../src/words/words.js';
import { press } from './support/hands.js';
import { button, findAll, focused, nameOf, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole } from './support/roles.js';

const language = await fetchWithSetUp(plytLanguages, 'en', lazyWords);
const draft = { players: [{ name: 'Ada', bot: 0, colour: 0 }], options: rules().options, realDice: false };
const reader = { ...language, notation: language.words.notation, figure: String, draft };

let place: HTMLElement;
let told: unknown[] = [];
const tell =
  (type: string) =>
  (detail?: unknown): void =>
    void told.push(detail === undefined ? type : [type, detail]);

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  told = [];
});
afterEach(() => place.remove());

const draw = (...parts: readonly unknown[]): void => void render(html`${parts}`, place);

const form = (of: Partial<typeof reader> = {}): DirectiveResult =>
  renderForm({
    ...reader,
    ...of,
    seats: { min: 1, max: 6 },
    match: undefined,
    saving: undefined,
    languageTag: 'en',
    names: ['Zoë'],
    say: tell('say'),
    change: tell('change'),
    startFromForm: tell('start'),
    backToGame: tell('back'),
    openHowTo: tell('how-to'),
  });

const field = (name: string): HTMLInputElement => the(place, `input[aria-label="${name}"]`);
const row = (name: string): HTMLElement => findAll(place, '.option').find((one) => words(one).startsWith(name))!;
function open(): void {
  for (const one of findAll<HTMLDetailsElement>(place, 'details')) one.open = true;
}

describe('The options of a game alone', () => {
  const alone = (preset?: string): void => {
    const v = { ...reader, draft: { ...draft, preset } };
    const parts = optionsAlone(v, options(v), tell('change'), tell('refused'));
    draw(parts.presets, parts.options);
  };

  it('are a row each, with the value that each has', () => {
    alone();
    expect(words(row('Move back'))).to.contain('Move back after a wrong answer');
    expect(getByRole(place, 'switch', /^Allow fewer/).ariaChecked).to.equal('false');
    expect(row('Practice undo'), 'whoever lets others play decides about undo').to.equal(undefined);
  });

  it('tell all values when one has changed, and nothing else', () => {
    alone('family');
    getByRole(place, 'switch', /^Allow fewer/).click();
    expect(told).to.deep.equal([['change', { preset: 'family', options: { ...draft.options, allowFewer: true } }]]);
    expect(getByRole(place, 'switch', /^Allow fewer/).ariaChecked, 'it shows what it is handed').to.equal('false');
  });

  it('tell a preset with its options', () => {
    alone();
    the<HTMLInputElement>(place, 'input[value="first-numbers"]').click();
    const [[type, chosen]] = told as [[string, { preset: string; options: { operation: string[] } }]];
    expect([type, chosen.preset, chosen.options.operation]).to.deep.equal(['change', 'first-numbers', ['recognise']]);
  });

  it('refuse a number that is none of the game', () => {
    alone();
    const stars = field('Choose the star squares');
    stars.value = '6, 113';
    stars.dispatchEvent(new Event('change'));
    expect(told.map((one) => (one as string[])[0])).to.deep.equal(['refused']);
    expect(stars.matches(':invalid')).to.equal(true);
  });
});

describe('The form around them', () => {
  it('tells the way that is taken, and offers no other', () => {
    draw(form());
    button(place, 'How to play').click();
    button(place, 'Start').click();
    expect(told.map((one) => (typeof one === 'string' ? one : (one as string[])[0]))).to.deep.equal([
      'how-to',
      'start',
    ]);
    expect(findAll(place, '.set-up-start button').map(nameOf)).to.deep.equal(['Start']);
  });

  it('starts by Enter in a field of the options, with what has been typed', async () => {
    draw(form());
    open();
    const square = field('Start on square');
    square.focus();
    square.select();
    await press('7', 'Enter');
    const [[, changed]] = told as [[string, { options: object }]];
    expect(changed.options).to.deep.include({ startSquare: 7 });
    expect(told).to.contain('start');
  });

  it('does not start with a number that is refused', async () => {
    draw(form());
    open();
    field('Start on square').value = '200';
    field('Start on square').dispatchEvent(new Event('change'));
    told = [];
    button(place, 'Start').click();
    field('Start on square').focus();
    await press('Enter');
    expect(told).not.to.contain('start');
  });

  it('suggests names while one is written, and keeps the chosen one', () => {
    draw(form());
    expect(hasRole(place, 'group', 'Names to pick')).to.equal(false);
    getByRole(place, 'textbox', /^Name of player/).focus();
    button(place, 'Zoë').click();
    const [[, changed]] = told as [[string, { players: { name: string }[] }]];
    expect(changed.players[0].name).to.equal('Zoë');
    expect(queryByRole(place, 'group', 'Names to pick')).to.equal(null);
  });

  it('keeps the focus in the row of a player whose name is picked by the keyboard', async () => {
    draw(form({ draft: { ...draft, players: [...draft.players, { name: 'Ben', bot: 0, colour: 1 }] } }));
    queryAllByRole(place, 'textbox', /^Name of player/)[1].focus();
    button(place, 'Zoë').focus();
    await press('Enter');
    expect(queryByRole(place, 'group', 'Names to pick')).to.equal(null);
    const next = focused(the(place, '[data-part]'))!;
    expect([words(next.closest('label')), next.matches(':checked')]).to.deep.equal(['Person', true]);
    expect(next.closest('.seat')).to.equal(findAll(place, '.seat')[1]);
  });

  it('changes what one player has without the others', () => {
    const players = [...draft.players, { name: 'Ben', bot: 0, colour: 1 }];
    draw(form({ draft: { ...draft, players } }));
    open();
    queryAllByRole(getByRole(place, 'group', 'Standard number of dice: Ben'), 'button')
      .at(-1)!
      .click();
    const [[, changed]] = told as [[string, { options: object }]];
    expect(changed.options).to.deep.equal({ ...draft.options, standard: [2, 3] });
  });

  it('can be styled from outside: the form, and what one can do', () => {
    draw(form());
    const host = the(place, '[data-part]');
    const style = document.createElement('style');
    style.textContent = '[data-part]::part(set-up) { outline: 3px solid rgb(1, 2, 3) }';
    place.append(style);
    expect(host.getAttribute('exportparts')).to.equal('set-up, action');
    expect(getComputedStyle(the(place, 'form')).outlineColor).to.equal('rgb(1, 2, 3)');
  });
});
