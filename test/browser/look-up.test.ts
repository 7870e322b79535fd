import { expect } from '@open-wc/testing';
import { clear, stageOf } from './support/grid.js';
import {
  button,
  closest,
  contains,
  find,
  findAll,
  focused,
  has,
  hitAt,
  matches,
  parentOf,
  rootsOf,
  textsIn,
  the,
  words,
} from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole, queryByRole, tabStop, titleOf } from './support/roles.js';

/** Puts a board on the page with a part in a shadow root of its own, and another one in that. */
function board(): HTMLElement {
  const host = document.createElement('div');
  stageOf(600).append(host);
  host.attachShadow({ mode: 'open' }).innerHTML = `
    <div class="frame">
      <p>First</p>
      <section class="finish"><x-results class="results"><i>Given, </i></x-results></section>
      <p>Last</p>
    </div>`;
  const results = host.shadowRoot!.querySelector('.results')!;
  results.attachShadow({ mode: 'open' }).innerHTML =
    '<style>p { color: red }</style><p><slot></slot>Middle</p><x-tools></x-tools><button aria-label="a > b, c">Inner</button>';
  const tools = results.shadowRoot!.querySelector('x-tools')!;
  tools.attachShadow({ mode: 'open' }).innerHTML = '<div role="toolbar"><button>Deepest</button></div>';
  return host;
}

describe('A look-up', () => {
  afterEach(clear);

  it('finds what is in nested shadow roots, in the order of the page', () => {
    const host = board();
    expect(findAll(host, 'p').map(words)).to.deep.equal(['First', 'Middle', 'Last']);
    expect(findAll(host, '.frame button, p').map(words)).to.deep.equal([
      'First',
      ...['Middle', 'Deepest', 'Inner'],
      'Last',
    ]);
    expect(rootsOf(host)).to.have.lengthOf(3);
    expect(findAll(null, 'p')).to.deep.equal([]);
  });

  it('follows a selector from one root into another, and only from above', () => {
    const host = board();
    for (const selector of [
      '.finish .results button',
      '.finish x-tools button',
      '.frame > .finish  [role="toolbar"] > button',
      '[aria-label="a > b, c"]',
      '.results button:not(.a, .b .c)',
    ])
      expect(find(host, selector), selector).to.have.property('localName', 'button');
    for (const selector of ['p button', '.results > button', 'button button', '[role=toolbar] > x-tools'])
      expect(has(host, selector), selector).to.equal(false);
    expect(findAll(the(host, '.results'), 'button').map(words)).to.deep.equal(['Deepest', 'Inner']);
    expect(() => the(host, '.no')).to.throw('There is no .no in First MiddleDeepestInnerGiven, Last');
    expect(words(button(host, 'Deep'))).to.equal('Deepest');
    expect(button(host, 'a > b, c').textContent).to.equal('Inner');
  });

  it('looks outwards through the roots', () => {
    const host = board();
    const deepest = button(host, 'Deepest');
    expect(closest(deepest, '.frame .finish')).to.equal(the(host, '.finish'));
    expect(closest(deepest, 'p')).to.equal(null);
    expect(matches(deepest, '.finish [role=toolbar] *')).to.equal(true);
    expect(matches(deepest, 'p *')).to.equal(false);
    expect(contains(the(host, '.finish'), deepest)).to.equal(true);
    expect(contains(the(host, 'p'), deepest)).to.equal(false);
    expect(parentOf(the(host, '[role=toolbar]'))).to.equal(the(host, 'x-tools'));
    expect([...textsIn(host)].map(({ data }) => data.trim()).filter((text) => /^[A-Z]/.test(text))).to.deep.equal([
      'First',
      ...['Middle', 'Deepest', 'Inner', 'Given,'],
      'Last',
    ]);
  });

  it('tells what has the focus and what is hit, however deep', () => {
    const host = board();
    expect(focused(host)).to.equal(null);
    const deepest = button(host, 'Deepest');
    deepest.focus();
    expect(focused(host)).to.equal(deepest);
    const { left, top, width, height } = deepest.getBoundingClientRect();
    expect(hitAt(host, left + width / 2, top + height / 2)).to.equal(deepest);
    const first = the(host, 'p').getBoundingClientRect();
    expect(hitAt(host, first.left + 2, first.top + first.height / 2)).to.equal(the(host, 'p'));
  });
});

/** Puts a screen on the page, with controls in a shadow root of their own and with what nobody finds. */
function screen(): HTMLElement {
  const host = document.createElement('div');
  stageOf(600).append(host);
  host.attachShadow({ mode: 'open' }).innerHTML = `
    <section><h2>Ada’s <i aria-hidden="true">★</i><span style="display: none">old</span> turn</h2><h3>Dice</h3></section>
    <section aria-label="Hint 1 of 3"><p>Look <b>here</b>.</p></section>
    <x-keys></x-keys>
    <label>Name <input></label>
    <button aria-pressed="true">Slow</button><button aria-pressed="false">Fast</button><button role="switch">Sounds</button>
    <div role="grid"><i role="gridcell" tabindex="0">1</i><i role="gridcell" tabindex="-1">2</i></div>
    <dialog aria-label="More"><button>Close</button></dialog><div inert><button>Close</button></div>
    <details><summary>More settings</summary><button>Start</button></details>`;
  host.shadowRoot!.querySelector('x-keys')!.attachShadow({ mode: 'open' }).innerHTML =
    '<button>1</button><button aria-label="Erase" disabled>←</button><button><b>2</b><small>+4</small></button>';
  return host;
}

describe('A look-up by role', () => {
  afterEach(clear);

  it('finds by role, by the name that is read aloud, and by state, through nested roots', () => {
    const host = screen();
    expect(getByRole(host, 'button', 'Erase').textContent).to.equal('←');
    expect(queryAllByRole(host, 'button').map(nameOf)).to.deep.equal([
      ...['1', 'Erase', '2+4', 'Slow', 'Fast', 'More settings'],
    ]);
    expect(nameOf(titleOf(host))).to.equal('Ada’s turn');
    expect(nameOf(getByRole(host, 'heading', { level: 3 }))).to.equal('Dice');
    expect(getByRole(host, 'textbox', /^Na/).localName).to.equal('input');
    expect(nameOf(getByRole(host, 'button', { pressed: true }))).to.equal('Slow');
    expect(nameOf(getByRole(host, 'button', { disabled: true }))).to.equal('Erase');
    expect(nameOf(getByRole(host, 'switch'))).to.equal('Sounds');
    expect(words(getByRole(getByRole(host, 'region'), 'paragraph'))).to.equal('Look here.');
    expect(words(tabStop(host, 'gridcell'))).to.equal('1');
  });

  it('finds nothing that is hidden, until it is shown', () => {
    const host = screen();
    expect(hasRole(host, 'dialog')).to.equal(false);
    expect(hasRole(host, 'button', 'Close')).to.equal(false);
    expect(hasRole(host, 'button', 'Start')).to.equal(false);
    host.shadowRoot!.querySelector('dialog')!.open = true;
    host.shadowRoot!.querySelector('details')!.open = true;
    expect(nameOf(getByRole(getByRole(host, 'dialog', 'More'), 'button'))).to.equal('Close');
    expect(hasRole(host, 'button', 'Start')).to.equal(true);
    host.hidden = true;
    expect(hasRole(host, 'button')).to.equal(false);
  });

  it('says what is there instead, and refuses to choose', () => {
    const host = screen();
    expect(queryByRole(host, 'button', 'Slo')).to.equal(null);
    expect(() => getByRole(host, 'button', 'Slo')).to.throw('There is no button Slo among 1 | Erase | 2+4 | Slow');
    expect(() => getByRole(host, 'button', /^(Slow|Fast)$/)).to.throw(
      'There are 2 of button /^(Slow|Fast)$/: Slow | Fast',
    );
    expect(() => queryByRole(host, 'heading')).to.throw('There are 2 of heading');
    expect(() => tabStop(host, 'button')).to.throw('Tab reaches');
    expect(queryAllByRole(null, 'button')).to.deep.equal([]);
  });
});
