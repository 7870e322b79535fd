import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { HintCard } from '../../components/parts/hint-card.js';
import { part, type Handed } from '../../components/parts/part-element.js';
import { common } from '../../src/words/generated/en/common.js';
import { button, find, findAll, has, the, words } from './support/look-up.js';
import { hasRole, queryAllByRole } from './support/roles.js';

const first: Handed<HintCard> = {
  words: common.hints,
  label: 'Hint 1 of 3',
  at: 1,
  last: 3,
  sentences: ['Keep *two* dice.', 'Then throw.'],
  isBrief: false,
};

let place: HTMLElement;
let told: string[];
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  told = [];
});
afterEach(() => place.remove());

function show(state: Partial<Handed<HintCard>> = {}): HintCard {
  const listeners = { more: () => void told.push('more'), close: () => void told.push('close') };
  render(part(HintCard, { ...first, ...state }, listeners), place);
  return the<HintCard>(place, '[part~="hint"]');
}

describe('The card of a hint', () => {
  it('is a region with the step as its name, and shows its sentences', () => {
    const card = show();
    expect([card.getAttribute('role'), card.getAttribute('aria-label')]).to.deep.equal(['region', 'Hint 1 of 3']);
    expect(queryAllByRole(card, 'paragraph').map(words)).to.deep.equal(['Keep two dice.', 'Then throw.']);
    expect(words(find(card, '.say b'))).to.equal('two');
    expect(findAll(card, '.rung i').map((dot) => dot.className)).to.deep.equal(['on', '', '']);
    expect(card.part.contains('hint'), 'pages can style it').to.equal(true);
  });

  it('says when the next step is asked for, as long as there is one, and when it is closed', () => {
    const card = show();
    button(card, common.hints.more).click();
    button(card, common.hints.close).click();
    expect(told).to.deep.equal(['more', 'close']);
    expect(hasRole(show({ at: 3 }), 'button', common.hints.more)).to.equal(false);
  });

  it('leaves the next step to the task of a puzzle', () => {
    const card = show({ isBrief: true });
    expect(hasRole(card, 'button', common.hints.more)).to.equal(false);
    expect(getComputedStyle(card).flexWrap).to.equal('nowrap');
  });

  it('has no name and no steps while the hint is looked for', () => {
    show();
    const card = show({ label: undefined, at: 0, last: 0, sentences: ['Let me think.'] });
    expect([card.hasAttribute('role'), card.hasAttribute('aria-label')]).to.deep.equal([false, false]);
    expect(has(card, '.rung i')).to.equal(false);
    expect(hasRole(card, 'button', common.hints.more)).to.equal(false);
  });
});
