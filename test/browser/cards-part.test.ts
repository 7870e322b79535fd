import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import { Cards, type CardTable } from '../../components/parts/cards/controls.js';
import { part, type Handed } from '../../components/parts/part-element.js';
import { plyt } from '../../src/words/generated/en/plyt.js';
import { button, findAll, has, the, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole } from './support/roles.js';

let place: HTMLElement;
let told: unknown[] = [];

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  told = [];
});
afterEach(() => place.remove());

describe('The choices that cards give, alone,', () => {
  const w = plyt.cards;
  const players = ['Ada', 'Ben'].map((name, colour) => ({ name, bot: 0, colour }));
  const up = { type: 'card', seat: 0, to: 57, index: 0 } as const;
  const table = (type: CardTable['type'], more: Partial<CardTable> = {}): Handed<Cards>['table'] => ({
    type,
    master: 7,
    usesOf: (card) => (card === 'yourself-up' ? [up] : []),
    squareOf: (seat) => `${20 + seat}`,
    ...more,
  });
  const plain: Handed<Cards> = {
    words: w,
    figure: String,
    players,
    seat: 0,
    cards: ['yourself-up', 'another-back', 'another-back'],
    table: table('play-cards'),
    isOpen: true,
    uses: [],
    question: '',
    isBare: false,
    isAsked: false,
  };
  const show = (state: Partial<typeof plain> = {}): Cards => {
    const listeners = Object.fromEntries(
      ['show', 'take', 'keep', 'make'].map((type) => [
        type,
        ({ detail }: CustomEvent) => void told.push(detail === null ? type : [type, detail]),
      ]),
    );
    render(html`<div class="frame">${part(Cards, { ...plain, ...state }, listeners)}</div>`, place);
    return the<Cards>(place, '[data-part]');
  };
  const click = (name: string): void => button(place, name).click();

  it('names no card before its holder asks to see them', () => {
    const cards = show({ isOpen: false });
    expect(has(cards, '.face-of')).to.equal(false);
    expect(words(the(place, 'p'))).to.equal(w.secret('Ada'));
    expect(the(place, 'button').matches('[data-home]')).to.equal(true);
    click(w.show);
    show({ isOpen: false, table: undefined });
    expect(has(cards, 'p, [data-home], .face-of')).to.equal(false);
    click(w.show);
    expect(told).to.deep.equal(['show', 'show']);
  });

  it('shows a hand, each card once, of which one that has no use cannot be played', () => {
    show({ table: table('play-cards', { hinted: [1], goesBack: (card) => card === 'another-back' }) });
    const cards = queryAllByRole(getByRole(place, 'list', w.hand('Ada')), 'button').filter(
      (one) => words(one) !== w.putBack,
    );
    expect(cards.map((one) => [one.ariaDisabled, one.classList.contains('hinted')])).to.deep.equal([
      [null, false],
      ['true', true],
    ]);
    expect(words(findAll(place, '.holds')[0])).to.contain('2');
    for (const one of cards) one.click();
    click(w.putBack);
    expect(told).to.deep.equal([
      ['take', 0],
      ['make', { type: 'put-back', index: 1 }],
    ]);
  });

  it('lets a hand only be looked at without a table', () => {
    show({ table: undefined });
    expect(queryAllByRole(getByRole(place, 'list', w.hand('Ada')), 'listitem').length).to.equal(2);
    expect(hasRole(place, 'button')).to.equal(false);
  });

  it('offers to play, to keep or to put back the card just turned', () => {
    show({ table: table('turned-card'), cards: ['yourself-up'] });
    click(w.playNow);
    click(w.keep);
    show({ table: table('turned-card'), cards: ['yourself-down'] });
    expect(queryAllByRole(place, 'button').map(words)).to.deep.equal([w.keep, w.putBack]);
    click(w.putBack);
    expect(told).to.deep.equal([['take', 0], 'keep', ['make', { type: 'put-back' }]]);
  });

  it('asks for one of the squares that a card leads to', () => {
    const uses = [up, { ...up, seat: 1, to: 58 }];
    show({ uses, question: 'Where to?' });
    const squares = queryAllByRole(getByRole(place, 'group', 'Where to?'), 'button', /\d$/);
    expect(hasRole(place, 'heading', 'Where to?')).to.equal(true);
    expect(squares.map(nameOf)).to.deep.equal([w.use('Ada', '20', '57'), w.use('Ben', '21', '58')]);
    expect(findAll(place, '[data-home]')).to.deep.equal([squares[0]]);
    squares[1].click();
    click(w.back);
    expect(told).to.deep.equal([['make', uses[1]], 'take']);
    show({ uses, question: 'Where to?', isBare: true, table: table('open-card') });
    expect(has(place, 'h3, .face-of, .button'), 'what is shown elsewhere').to.equal(false);
  });

  it('offers its controls to the styles of a page', () => {
    const cards = show({ isOpen: false });
    expect(cards.getAttribute('exportparts')).to.equal('action');
    expect(the(place, 'button').getAttribute('part')).to.equal('action show');
  });
});
