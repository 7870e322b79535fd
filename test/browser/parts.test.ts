import { expect } from '@open-wc/testing';
import { css, html, LitElement, render, type TemplateResult } from 'lit';
import { FirstGame } from '../../components/game/first-game.js';
import { part, PartElement, type PartClass } from '../../components/parts/part-element.js';
import { tokens } from '../../components/style/tokens.js';
import { deepActive, deepAll, deepClosest } from '../../components/style/deep.js';
import { until } from './support/until.js';

/** Returns a class as a copy of the script has it: each call returns another with the same tag. */
function copyOf(tag: string) {
  return class Tally extends PartElement {
    static override readonly tag = tag;
    static override readonly styles = css`
      button {
        min-inline-size: 1px;
      }
      :host([data-part~='side']) button {
        min-inline-size: 2px;
      }
    `;
    declare count: number;
    renderings = 0;

    protected override render(): TemplateResult {
      this.renderings++;
      const more = (): void => this.tell('counted', this.count + 1);
      return html`<button data-home @click=${more}><bdi>${this.count}</bdi></button>`;
    }
  };
}

type Tally = InstanceType<ReturnType<typeof copyOf>>;

const draw = (Part: PartClass<PartElement>, count: number, counted?: (event: CustomEvent) => void): TemplateResult =>
  html`<div class="frame ltr" data-layout="stacked">
    ${part(Part, { count } as object, counted ? { counted } : {})}
  </div>`;

const places: HTMLElement[] = [];
afterEach(() => places.splice(0).forEach((place) => place.remove()));

function stage(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  places.push(place);
  return place;
}

const buttonIn = (place: HTMLElement): HTMLButtonElement => deepAll(place, 'button')[0] as HTMLButtonElement;

describe('A private element', () => {
  it('of each copy of the script takes the next tag that is free, and is drawn by its own copy', () => {
    const tag = 'abacade-tally';
    const [first, second] = [copyOf(tag), copyOf(tag)];
    for (let i = 0; i < 3; i++) stage();
    [first, second, first].forEach((Part, i) => render(draw(Part, i), places[i]));
    const drawn = places.map((place) => place.querySelector<Tally>('[data-part]')!);
    expect(drawn.map(({ localName }) => localName)).to.deep.equal([tag, `${tag}-2`, tag]);
    expect(drawn[1]).to.be.instanceOf(second);
    expect(places.map((place) => buttonIn(place).textContent)).to.deep.equal(['0', '1', '2']);
  });

  it('leaves a tag alone that the page has taken', () => {
    customElements.define('abacade-taken', class extends HTMLElement {});
    const place = stage();
    render(draw(copyOf('abacade-taken'), 7), place);
    expect(place.querySelector('[data-part]')!.localName).to.equal('abacade-taken-2');
  });

  it('is drawn in the update of the element around it, and stays the same element', () => {
    const Part = copyOf('abacade-tally');
    const place = stage();
    render(draw(Part, 1), place);
    const element = place.querySelector<Tally>('[data-part]')!;
    render(draw(Part, 2), place);
    expect(buttonIn(place).textContent).to.equal('2');
    expect(place.querySelector('[data-part]') === element).to.equal(true);
    render(draw(Part, 2), place);
    expect(element.renderings, 'what stays the same is not drawn again').to.equal(2);
  });

  it('tells what was done by events, to whoever listens last', () => {
    const Part = copyOf('abacade-tally');
    const place = stage();
    const told: string[] = [];
    for (const name of ['first', 'last'])
      render(
        draw(Part, 3, ({ detail }) => told.push(`${name} ${detail}`)),
        place,
      );
    buttonIn(place).click();
    expect(told).to.deep.equal(['last 4']);
  });

  it('follows the layout and the direction of the frame', async () => {
    const place = stage();
    render(draw(copyOf('abacade-tally'), 1), place);
    const [button] = deepAll(place, 'button');
    const size = (): string => getComputedStyle(button).minInlineSize;
    const isolation = (): string => getComputedStyle(button.querySelector('bdi')!).unicodeBidi;
    expect([size(), isolation()]).to.deep.equal(['1px', 'plaintext']);
    const frame = place.querySelector<HTMLElement>('.frame')!;
    frame.dataset['layout'] = 'side';
    frame.className = 'frame rtl';
    await until(() => size() === '2px', 'the layout has changed');
    expect(isolation()).to.equal('isolate');
  });

  it('takes no tokens of its own theme', () => {
    class Around extends LitElement {
      static override readonly styles = css`
        :host {
          --ab-ink: rgb(1, 2, 3);
        }
      `;
      protected override render(): TemplateResult {
        return html`${part(copyOf('abacade-tally'), { count: 1, renderings: 0, sheets: tokens })}`;
      }
    }
    customElements.define('test-around', Around);
    const around = new Around();
    stage().append(around);
    return around.updateComplete.then(() => {
      const [button] = deepAll(around.shadowRoot, 'button');
      expect(getComputedStyle(button).getPropertyValue('--ab-ink').trim()).to.equal('rgb(1, 2, 3)');
    });
  });

  it('has the control to press first in a first game, with a ring around it', async () => {
    class Game extends LitElement {
      readonly rules = { name: 'a game that nobody has played' };
      readonly match = { ply: 0 };
      readonly first = new FirstGame(
        this,
        () => 'Begin here',
        () => undefined,
      );
      protected override render(): TemplateResult {
        return html`<div class="app">${draw(copyOf('abacade-tally'), 1)}</div>`;
      }
    }
    customElements.define('test-game', Game);
    const game = new Game();
    stage().append(game);
    await game.updateComplete;
    const [button] = deepAll(game.shadowRoot, 'button');
    expect(button.getAttribute('aria-description')).to.equal('Begin here');
    expect(getComputedStyle(button).outlineOffset).not.to.equal('0px');
    expect(getComputedStyle(button).animationName).to.equal('first-ring');
    game.first.meet();
    expect(getComputedStyle(button).outlineOffset).to.equal('0px');
    expect(getComputedStyle(button).animationName).to.equal('none');
  });

  it('is looked into for the focus and for what is around it', () => {
    class Holder extends LitElement {
      protected override render(): TemplateResult {
        return html`<div inert id="around">${draw(copyOf('abacade-tally'), 1)}</div>`;
      }
    }
    customElements.define('test-holder', Holder);
    const holder = new Holder();
    stage().append(holder);
    return holder.updateComplete.then(() => {
      const root = holder.shadowRoot!;
      const [button] = deepAll(root, 'button');
      expect(deepActive(root)).to.equal(null);
      expect(deepClosest(button, '#around')?.id).to.equal('around');
      root.querySelector('#around')!.toggleAttribute('inert', false);
      button.focus();
      expect(deepActive(root) === button).to.equal(true);
    });
  });
});
