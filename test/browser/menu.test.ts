import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import { Menu } from '../../components/parts/menu.js';
import { part, type Handed } from '../../components/parts/part-element.js';
import { common } from '../../src/words/generated/en/common.js';
import { press } from './support/hands.js';
import { button, find, findAll, focused, has, nameOf, the } from './support/look-up.js';
import { until } from './support/until.js';
import { queryAllByRole } from './support/roles.js';

type State = Handed<Menu, 'openAt'>;

const plain: State = {
  words: common,
  isLive: false,
  mayHint: undefined,
  canUndo: true,
  canRedo: false,
  isPaused: undefined,
  sounds: false,
  mute: undefined,
  speed: 'normal',
  allowance: undefined,
  log: [html`<li>Ada rolled 7.</li>`],
};

const types = ['how-to', 'hint', 'undo', 'redo', 'pause', 'new-game', 'prefer', 'allow'];
let place: HTMLElement;
let told: unknown[] = [];

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  told = [];
});
afterEach(() => place.remove());

/** Renders a menu in this state behind a button. */
function show(state: Partial<State> = {}): Menu {
  const listeners = Object.fromEntries(
    types.map((type) => [type, ({ detail }: CustomEvent) => void told.push(detail === null ? type : [type, detail])]),
  );
  render(
    html`<button type="button">More</button>${part<Menu, 'openAt'>(Menu, { ...plain, ...state }, listeners)}`,
    place,
  );
  return the<Menu>(place, '[data-part]');
}

function opened(state: Partial<State> = {}): Menu {
  const menu = show(state);
  place.querySelector('button')!.focus();
  menu.openAt(place.querySelector('button')!);
  return menu;
}

const isOpen = (menu: Menu): boolean => the<HTMLDialogElement>(menu, 'dialog').open;
const labels = (menu: Menu): string[] => findAll(menu, '.item:not(details, div)').map(nameOf);

describe('The menu', () => {
  it('says what is chosen once it has closed', async () => {
    const menu = opened({ mayHint: true, canRedo: true, isPaused: false });
    for (const [name, type] of [
      ['How to play', 'how-to'],
      ['Hint', 'hint'],
      ['Undo', 'undo'],
      ['Redo', 'redo'],
      ['Pause', 'pause'],
      ['New game', 'new-game'],
    ]) {
      menu.openAt(place.querySelector('button')!);
      button(menu, name).click();
      await until(() => !isOpen(menu), `${name} closes the menu`);
      expect(told.splice(0), name).to.deep.equal([type]);
    }
  });

  it('stays open for what is switched, and says what it shall be', () => {
    const menu = opened({ mute: true, allowance: 1 });
    button(menu, 'Sounds').click();
    button(menu, 'Fast').click();
    const [, voice] = queryAllByRole(menu, 'switch');
    voice.click();
    const select = the<HTMLSelectElement>(menu, 'select');
    expect(select.selectedIndex).to.equal(0);
    select.selectedIndex = 2;
    select.dispatchEvent(new Event('change'));
    expect(isOpen(menu)).to.equal(true);
    expect(told).to.deep.equal([
      ['prefer', { sounds: true }],
      ['prefer', { speed: 'fast' }],
      ['prefer', { mute: false }],
      ['allow', Infinity],
    ]);
  });

  it('lets one ask for an undo that is not possible, so that the game says why, but for nothing else', () => {
    const menu = opened({ canUndo: false });
    button(menu, 'Redo').click();
    expect([told.length, isOpen(menu)]).to.deep.equal([0, true]);
    button(menu, 'Undo').click();
    expect(told).to.deep.equal(['undo']);
  });

  it('has nothing in a game on a server that only a server may do', () => {
    const menu = opened({ isLive: true, mayHint: true, isPaused: false, canRedo: true, allowance: 1 });
    expect(labels(menu)).to.deep.equal(['How to play', 'Undo', 'Sounds']);
    expect(has(menu, 'select')).to.equal(false);
  });

  it('takes the focus, closes with Escape, and gives it back', async () => {
    const menu = opened();
    expect(focused(menu) && nameOf(focused(menu)!)).to.equal('Close');
    await press('Escape');
    await until(() => !isOpen(menu), 'it is closed');
    expect(document.activeElement === place.querySelector('button')).to.equal(true);
    expect(told).to.deep.equal([]);
  });

  it('closes after a tap beside it, not after one on it', () => {
    const menu = opened();
    const dialog = the<HTMLDialogElement>(menu, 'dialog');
    const { left, top } = dialog.getBoundingClientRect();
    dialog.dispatchEvent(new MouseEvent('click', { clientX: left + 5, clientY: top + 5, bubbles: true }));
    expect(dialog.open).to.equal(true);
    dialog.dispatchEvent(new MouseEvent('click', { clientX: left - 5, clientY: top - 5, bubbles: true }));
    expect(dialog.open).to.equal(false);
  });

  it('shows what happened', () => {
    const menu = opened();
    expect(find(menu, 'details li')?.textContent).to.equal('Ada rolled 7.');
    expect(the<HTMLDetailsElement>(menu, 'details').open).to.equal(false);
  });
});
