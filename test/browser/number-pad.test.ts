import { expect } from '@open-wc/testing';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { numberPad } from '../../components/parts/number-pad.js';
import { frameStyles } from '../../components/game/styles.js';
import { deepActive } from '../../components/style/deep.js';
import { tokens } from '../../components/style/tokens.js';
import { common } from '../../src/words/generated/en/common.js';
import { press, tap } from './support/hands.js';
import { button, findAll, nameOf, the, words } from './support/look-up.js';
import { until } from './support/until.js';
import { getByRole, queryAllByRole, queryByRole, questionOf } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'A number pad';
});

/** An element with a pad, as a game has one: what the pad tells is written down, and what is typed is given back to it. */
class Around extends LitElement {
  static override readonly styles = [
    ...tokens,
    frameStyles,
    css`
      :host {
        max-inline-size: none;
      }
      .narrow .pad {
        --keys: 'k1 k2' 'k3 k4' 'k5 k6' 'k7 k8' 'k9 k0' 'ke ko';
        --key-height: 50px;
        --keys-gap: 3px;
      }
    `,
  ];
  frame = '';
  layout = 'stacked';
  typed = '';
  isStill = false;
  isShort = false;
  told: unknown[] = [];

  protected override render(): TemplateResult {
    return html`<div
      class="frame ${this.frame}"
      data-layout=${this.layout}
      ?data-short=${this.isShort}
      dir=${this.frame === 'rtl' ? 'rtl' : 'ltr'}
    >
      ${numberPad(
        { words: common, figure: (value) => (this.frame === 'rtl' ? '٠١٢٣٤٥٦٧٨٩'[value] : String(value)) },
        {
          question: html`7 × 8 = <output>${this.typed}</output>`,
          below: html`<p class="below">Well?</p>`,
          typed: this.typed,
          isStill: this.isStill,
          isHome: true,
        },
        {
          type: ({ detail }) => {
            this.told.push(detail);
            this.typed = detail;
            this.requestUpdate();
          },
          enter: () => this.told.push('enter'),
          escape: () => this.told.push('escape'),
        },
      )}
    </div>`;
  }
}
customElements.define('test-around-pad', Around);

let around: Around;
/** The keys that have reached the page. */
let passed: string[] = [];
const pass = ({ key }: KeyboardEvent): unknown => passed.push(key);

async function show(state: Partial<Around> = {}, width = 400): Promise<HTMLElement> {
  around = Object.assign(new Around(), state);
  around.style.inlineSize = `${width}px`;
  document.body.append(around);
  await around.updateComplete;
  return getByRole(around, 'group', 'Number pad');
}

beforeEach(() => {
  passed = [];
  document.addEventListener('keydown', pass);
});
afterEach(() => {
  document.removeEventListener('keydown', pass);
  around.remove();
});

async function typing(...keys: string[]): Promise<unknown[]> {
  for (const key of keys) {
    await press(key);
    await around.updateComplete;
  }
  return around.told.splice(0);
}

/** Returns the rows of keys as they are seen, each from the left to the right. */
function rows(): string[] {
  const places = new Map<number, [number, string][]>();
  for (const key of queryAllByRole(getByRole(around, 'group', 'Number pad'), 'button')) {
    const { left, top } = key.getBoundingClientRect();
    const name = key.matches('.erase') ? '<' : key.matches('.primary') ? '=' : nameOf(key);
    places.set(Math.round(top), [...(places.get(Math.round(top)) ?? []), [left, name]]);
  }
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([, row]) =>
      row
        .sort(([a], [b]) => a - b)
        .map(([, name]) => name)
        .join(''),
    );
}

describe('A number pad', () => {
  it('tells what is typed by its keys', async () => {
    await show();
    for (const name of ['4', '0', common.pad.erase, common.pad.enter, common.pad.erase, common.pad.erase]) {
      await tap(button(around, name));
      await around.updateComplete;
    }
    expect(around.told).to.deep.equal(['4', '40', '4', 'enter', '', 'escape']);
  });

  it('has the picture of each key in its middle', async () => {
    await show();
    const middle = (one: Element): number[] => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [left + right, top + bottom].map(Math.round);
    };
    const erase = button(around, common.pad.erase);
    expect(middle(the(erase, 'svg'))).to.deep.equal(middle(erase));
  });

  it('begins anew after a nought, and has room for eight digits', async () => {
    await show({ typed: '0' });
    button(around, '5').click();
    expect(around.typed).to.equal('5');
    around.typed = '12345678';
    around.requestUpdate();
    await around.updateComplete;
    around.told = [];
    button(around, '9').click();
    expect(around.told).to.deep.equal([]);
  });

  it('is typed into by a keyboard, wherever in it the focus is, and keeps its keys from the page', async () => {
    await show();
    questionOf(around).focus();
    expect(await typing('7', '2', 'Backspace', 'Enter', 'Escape')).to.deep.equal(['7', '72', '7', 'enter', 'escape']);
    button(around, '3').focus();
    expect(await typing('1', 'Enter')).to.deep.equal(['71', '713']);
    expect(passed, 'the key that Enter presses').to.deep.equal(['Enter']);
    await press('h', 'Tab');
    expect(passed).to.deep.equal(['Enter', 'h', 'Tab']);
  });

  it('shows its question between what is around it and its keys, and lets it have the focus', async () => {
    const pad = await show({ typed: '56' });
    expect(words(around)).to.include('7 × 8 = 56');
    expect([pad.getAttribute('role'), pad.getAttribute('aria-label')]).to.deep.equal(['group', common.pad.digits]);
    const home = the(around, '[data-home]');
    expect(home.getRootNode() === around.shadowRoot, 'the styles around it apply to it').to.equal(true);
    home.focus();
    expect(deepActive(around.shadowRoot) === home).to.equal(true);
    button(around, '1').focus();
    expect(deepActive(around.shadowRoot) === button(around, '1')).to.equal(true);
    const tops = ['.question', '.below', '.key'].map((one) => the(around, one).getBoundingClientRect().top);
    expect(tops).to.deep.equal(tops.toSorted((a, b) => a - b));
  });

  it('stays in place while it is still, but tells nothing', async () => {
    const pad = await show({ typed: '5' });
    const place = rows();
    expect(pad.hasAttribute('data-types')).to.equal(true);
    expect(findAll(around, '[part~="action"]').length).to.equal(12);
    around.isStill = true;
    around.requestUpdate();
    await around.updateComplete;
    for (const key of queryAllByRole(getByRole(around, 'group', 'Number pad'), 'button')) key.click();
    questionOf(around).focus();
    expect(await typing('1', 'Backspace')).to.deep.equal([]);
    expect(findAll(around, '.key:not([aria-disabled="true"]), [part~="action"]').length).to.equal(0);
    expect(pad.hasAttribute('data-types')).to.equal(false);
    expect(rows()).to.deep.equal(place);
  });

  it('does not offer to enter nothing', async () => {
    await show();
    expect(queryByRole(around, 'button', 'OK')!.getAttribute('aria-disabled')).to.equal('true');
    await tap(button(around, '8'));
    await around.updateComplete;
    expect(queryByRole(around, 'button', 'OK')!.getAttribute('aria-disabled')).to.equal('false');
  });

  it('has two rows under a board, four or three beside it, and two again where there is much room', async () => {
    await show();
    expect(rows()).to.deep.equal(['12345<', '67890=']);
    const laid = async (state: Partial<Around>, expected: string[]): Promise<void> => {
      Object.assign(around, state).requestUpdate();
      await until(() => String(rows()) === String(expected), `${JSON.stringify(state)}: ${String(expected)}`);
    };
    await laid({ layout: 'side' }, ['123', '456', '789', '<0=']);
    await laid({ isShort: true }, ['123<', '4560', '789=']);
    around.style.inlineSize = '1200px';
    await laid({}, ['12345<', '67890=']);
  });

  it('is laid out otherwise where the styles around it ask for that', async () => {
    await show({ frame: 'narrow', layout: 'side' });
    expect(rows()).to.deep.equal(['12', '34', '56', '78', '90', '<=']);
    const [one, , three] = queryAllByRole(getByRole(around, 'group', 'Number pad'), 'button').map((key) =>
      key.getBoundingClientRect(),
    );
    expect([one.height, three.top - one.bottom]).to.deep.equal([50, 3]);
  });

  it('has its keys in the same order where one writes from right to left, with the digits of the language', async () => {
    await show({ frame: 'rtl' });
    expect(rows()).to.deep.equal(['١٢٣٤٥<', '٦٧٨٩٠=']);
  });

  it('lets a page style it and the keys that can be pressed', async () => {
    const pad = await show({ typed: '5' });
    around.id = 'styled';
    const sheet = document.createElement('style');
    sheet.textContent =
      '#styled::part(action) { color: rgb(1, 2, 3) } #styled::part(number-pad) { color: rgb(4, 5, 6) }';
    document.head.append(sheet);
    expect(getComputedStyle(button(around, '1')).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(pad).color).to.equal('rgb(4, 5, 6)');
    sheet.remove();
  });
});
