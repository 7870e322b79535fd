import { expect } from '@open-wc/testing';
import { css, html, render, svg } from 'lit';
import { FinishScreen } from '../../components/parts/finish.js';
import { part, type Handed } from '../../components/parts/part-element.js';
import { common } from '../../src/words/generated/en/common.js';
import { button, findAll, has, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, titleOf } from './support/roles.js';

let place: HTMLElement;
let told: string[] = [];

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  told = [];
});
afterEach(() => place.remove());

describe('The end of a game, alone,', () => {
  const w = common.finish;
  const players = ['Ada', 'Ben', 'Bo', 'Cleo'].map((name, colour) => ({ name, bot: colour === 2 ? 1 : 0, colour }));
  const finish = {
    winners: [1],
    title: 'Ben wins!',
    note: '9 turns',
    results: [5, 12, 7, 5].map((value) => ({ value, text: `${value} points` })),
  };
  const plain: Handed<FinishScreen> = {
    words: common,
    figure: String,
    players,
    finish,
    isCelebrated: false,
    pace: 1,
    isLive: false,
    missed: 0,
    hasGarden: false,
    content: html`<ul slot="praise">
        <li>Well done</li>
      </ul>
      <p class="board">The board</p>`,
  };
  const show = (state: Partial<typeof plain> = {}): FinishScreen => {
    const listeners = Object.fromEntries(
      ['again', 'practice', 'replay', 'garden', 'new-game'].map((type) => [type, () => void told.push(type)]),
    );
    render(html`<div class="frame">${part(FinishScreen, { ...plain, ...state }, listeners)}</div>`, place);
    return the<FinishScreen>(place, '[data-part]');
  };
  const labels = (): string[] => findAll(place, 'button').map(words);

  it('names the winner, and the others from the best, but not who came last', () => {
    show();
    expect([words(titleOf(place)), words(the(place, '.said p'))]).to.deep.equal(['Ben wins!', '9 turns']);
    expect(findAll(place, '.disc').map((disc) => disc.className)).to.deep.equal(['disc colour2']);
    expect(queryAllByRole(getByRole(place, 'list', 'Scores'), 'listitem').map(words)).to.deep.equal([
      '2 Bo, computer7 points',
      'Ada5 points',
      'Cleo5 points',
    ]);
    expect(getByRole(place, 'list', 'Scores').getAttribute('aria-label')).to.equal(common.panel.scores);
  });

  it('shows several winners as equals, in the colours of all', () => {
    show({ finish: { ...finish, winners: [0, 1, 2, 3] } });
    expect(findAll(place, '.disc').length).to.equal(4);
    expect(the(place, '[part~="turn"]').style.background).to.match(/--ab-p1\).*--ab-p2\).*--ab-p3\).*--ab-p4\)/);
    expect(hasRole(place, 'list', 'Scores')).to.equal(false);
    show();
    expect(the(place, '[part~="turn"]').style.background).to.equal('');
  });

  it('tells what is to be done now', () => {
    show({ missed: 2, hasGarden: true });
    expect(labels()).to.deep.equal([w.playAgain, w.practice.open(2), w.see, w.garden, common.panel.newGame]);
    for (const label of labels()) button(place, label).click();
    expect(told).to.deep.equal(['again', 'practice', 'replay', 'garden', 'new-game']);
    show();
    expect(labels()).to.deep.equal([w.playAgain, w.see, common.panel.newGame]);
  });

  it('starts no other game on a server', () => {
    show({ isLive: true, missed: 1 });
    expect(labels()).to.deep.equal([w.practice.open(1), w.see]);
  });

  it('has pictures on its buttons, and a crown for each winner, if it is handed one', () => {
    const crown = html`<svg class="crown">${svg`<path d="M0 0"></path>`}</svg>`;
    const sheets = [
      css`
        .crown {
          inline-size: 7px;
        }
      `,
    ];
    show({ finish: { ...finish, winners: [0, 1], crown }, sheets });
    expect(findAll(place, '.disc .crown').map((one) => getComputedStyle(one).inlineSize)).to.deep.equal(['7px', '7px']);
    expect(labels(), 'the names stay').to.deep.equal([w.playAgain, w.see, common.panel.newGame]);
    for (const one of findAll(place, 'button')) {
      expect(has(one, '.icon')).to.equal(true);
      expect(the(one, 'span').getBoundingClientRect().width).to.be.at.most(1);
    }
  });

  it('leads the focus to the headline, and offers its parts to the styles of a page', () => {
    const screen = show();
    expect(the(place, '[data-home]')).to.equal(titleOf(place));
    const parts = new Set(findAll(place, '[part]').map((one) => one.getAttribute('part')!));
    expect([...parts].sort()).to.deep.equal(screen.getAttribute('exportparts')!.split(', '));
  });

  it('is celebrated for a moment, at the pace of the game', () => {
    const screen = show({ isCelebrated: true, pace: 0.5 });
    expect([screen.className.trim(), screen.style.getPropertyValue('--pace')]).to.deep.equal([
      'app finish live',
      '0.5',
    ]);
    show();
    expect(screen.classList.contains('live')).to.equal(false);
  });

  it('leaves what it is handed to the styles around it, and keeps it where it was', () => {
    const screen = show();
    const board = place.querySelector('.board')!;
    expect(board.parentElement).to.equal(screen);
    expect(board.getClientRects().length).to.equal(1);
    show({ missed: 3 });
    expect(place.querySelector('.board')).to.equal(board);
    expect(the(place, '[slot="praise"]').getClientRects().length).to.equal(1);
  });
});
