import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import { OnceMoreCard } from '../../components/parts/once-more.js';
import { part, type Handed } from '../../components/parts/part-element.js';
import { Practice } from '../../components/parts/practice.js';
import { OtherPuzzles, PuzzlePanel } from '../../components/parts/puzzle-panel.js';
import { Replay } from '../../components/parts/replay.js';
import { Review } from '../../components/parts/review.js';
import { common } from '../../src/words/generated/en/common.js';
import { press } from './support/hands.js';
import { button, findAll, focused, has, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole, questionOf, titleOf } from './support/roles.js';

const players = ['Ada', 'Ben', 'Bo'].map((name, colour) => ({ name, bot: colour === 2 ? 1 : 0, colour }));
const figure = String;

let place: HTMLElement;
let told: unknown[] = [];

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  told = [];
});
afterEach(() => place.remove());

/** Returns listeners that note what they are told. */
const noting = (...types: string[]) =>
  Object.fromEntries(
    types.map((type) => [type, ({ detail }: CustomEvent) => void told.push(detail === null ? type : [type, detail])]),
  );

const click = (name: string): void => button(place, name).click();

describe('The replay', () => {
  const growth = {
    players,
    points: [
      { at: 0, values: [0, 0, 0] },
      { at: 3, values: [4, 2, 9] },
    ],
    moves: 3,
    at: 2,
    words: common.replay,
    figure,
  };
  const plain: Handed<Replay> = {
    players,
    page: 0,
    words: common.replay,
    again: 'Play again',
    growth,
    told: ['Ada rolled *7*.'],
    sums: ['4', '2', '9'],
    offer: undefined,
    content: html`<p slot="praise">Well done</p>
      <p class="board">The board</p>`,
  };
  const show = (state: Partial<typeof plain> = {}): Replay => {
    const types = noting('step', 'page', 'offer', 'again', 'close');
    render(html`<div class="frame">${part(Replay, { ...plain, ...state }, types)}</div>`, place);
    return the<Replay>(place, '[data-part]');
  };

  it('says which step is asked for, and only a step that there is', () => {
    show();
    click(common.replay.earlier);
    click(common.replay.later);
    const range = the<HTMLInputElement>(place, 'input');
    range.value = '0';
    range.dispatchEvent(new Event('input'));
    expect(told).to.deep.equal([
      ['step', 1],
      ['step', 3],
      ['step', 0],
    ]);
    show({ growth: { ...growth, at: 3 } });
    click(common.replay.later);
    expect(told.length).to.equal(3);
  });

  it('leads to the pages of the other people, to another game and back', () => {
    show();
    for (const one of queryAllByRole(place, 'button', 'How it went for Ben')) one.click();
    click('Play again');
    click(common.replay.close);
    expect(told).to.deep.equal([['page', 1], ['page', 1], 'again', 'close']);
    show({ again: undefined });
    expect(hasRole(place, 'button', 'Play again')).to.equal(false);
  });

  it('offers another way only where there is one', () => {
    show();
    expect(hasRole(place, 'heading', 'Another way')).to.equal(false);
    show({ offer: { heading: 'Another way', text: 'Move 2', label: 'Show me', look: () => undefined } });
    expect(hasRole(place, 'heading', 'Another way')).to.equal(true);
    click('Show me');
    expect(told).to.deep.equal(['offer']);
  });

  it('leaves what it is handed to the styles around it, and keeps it where it was', () => {
    const replay = show();
    const board = place.querySelector('.board')!;
    expect(board.parentElement === replay).to.equal(true);
    expect(board.getClientRects().length).to.equal(1);
    show({ page: 1 });
    expect(place.querySelector('.board') === board).to.equal(true);
    expect(words(titleOf(place))).to.contain('Ben');
  });
});

describe('The review', () => {
  const turn = (seat: number, step: number, wasBest: boolean) => ({
    seat,
    step,
    played: { text: `choice ${step}` },
    wasBest,
    less: 'less',
    mark: wasBest ? undefined : 1,
  });
  const open = { best: { text: 'the best', picture: html`<i class="dot">.</i>` }, why: 'Because.' };
  const plain: Handed<Review> = {
    words: common.review,
    figure,
    players,
    progress: 'done',
    decided: undefined,
    accounts: [{ seat: 0, text: '*Ada* found all', story: undefined, jumps: [{ label: 'Find: ', step: 2 }] }],
    turns: [turn(0, 2, true), { ...turn(1, 5, false), open }, turn(0, 7, true)],
    isEmpty: false,
    filter: { onlyBetter: false, whose: 'all' },
    seats: [0, 1],
    at: 5,
  };
  const show = (state: Partial<typeof plain> = {}): Review => {
    render(
      html`<div class="frame">${part(Review, { ...plain, ...state }, noting('choose', 'filter', 'retry'))}</div>`,
      place,
    );
    return the<Review>(place, '[data-part]');
  };

  it('says which turn is chosen: in its list, by the keyboard, in the summary, and from turn to turn', async () => {
    show();
    queryAllByRole(place, 'button', /^Move \d+ /)[2].click();
    getByRole(place, 'button', 'Find: Move 2').click();
    click(common.review.earlier);
    click(common.review.later);
    queryAllByRole(place, 'button', /^Move \d+ /)[1].focus();
    await press('ArrowUp');
    expect(told.map((one) => (one as [string, number])[1])).to.deep.equal([7, 2, 2, 7, 2]);
    expect(focused(the(place, '[data-part]')) === queryAllByRole(place, 'button', /^Move \d+ /)[0]).to.equal(true);
  });

  it('shows the turn that is open with the best one, its picture and the reason', () => {
    show();
    expect(words(the(place, '.open .more')))
      .to.contain('the best')
      .and.to.contain('Because.');
    expect(has(place, '.choice-best .dot')).to.equal(true);
  });

  it('says what is filtered', () => {
    show();
    click('Ben');
    getByRole(place, 'checkbox', /^Only turns/).click();
    expect(told).to.deep.equal([
      ['filter', { whose: 1 }],
      ['filter', { onlyBetter: true }],
    ]);
  });

  it('shows how far it is without being rendered anew, and that it has failed', async () => {
    const review = show({ progress: 0 });
    const bar = getByRole<HTMLProgressElement>(place, 'progressbar');
    review.progress = 0.5;
    await review.updateComplete;
    expect([bar.value, bar.isConnected, hasRole(place, 'button', /^Move \d+ /)]).to.deep.equal([0.5, true, false]);
    show({ progress: 'failed' });
    click(common.review.retry);
    expect(told).to.deep.equal(['retry']);
  });
});

describe('The task of a puzzle', () => {
  const course = { tries: 0, hints: 0, isShown: false, isSolved: false, won: 0 };
  const plain: Handed<PuzzlePanel> = {
    words: common.puzzle,
    heading: 'Puzzle',
    text: { task: 'Find it.', aside: '', told: '' },
    course,
    stars: 0,
    content: html`<p class="hint-card">A hint</p>`,
  };
  const show = (state: Partial<typeof plain> = {}): PuzzlePanel => {
    const types = noting('again', 'hint', 'show', 'another', 'share');
    render(html`<div class="frame">${part(PuzzlePanel, { ...plain, ...state }, types)}</div>`, place);
    return the<PuzzlePanel>(place, '[data-part]');
  };
  const wrong = { right: false, unit: 'answer', value: 0 } as NonNullable<(typeof plain)['course']['verdict']>;

  it('is a region with its name, and a part for the styles of a page', () => {
    const panel = show();
    expect([panel.getAttribute('role'), panel.getAttribute('aria-label')]).to.deep.equal(['region', 'Puzzle']);
    expect(panel.part.contains('puzzle')).to.equal(true);
    expect(findAll(place, 'button').length).to.equal(0);
  });

  it('offers what helps, step by step', () => {
    const panel = show({ course: { ...course, tries: 1, verdict: wrong } });
    expect(panel.classList.contains('wrong')).to.equal(true);
    click(common.puzzle.tryAgain);
    click(common.puzzle.hint);
    show({ course: { ...course, hints: 2 } });
    expect(place.querySelector('.hint-card')!.getClientRects().length).to.equal(1);
    click(common.puzzle.showMe);
    show({ course: { ...course, tries: 1, isSolved: true }, stars: 2 });
    click(common.puzzle.another);
    click(common.puzzle.share.share);
    expect(told).to.deep.equal(['again', 'hint', 'show', 'another', 'share']);
    expect(findAll(place, '.star').length).to.equal(2);
  });

  it('selects a text that is to be copied by hand', () => {
    show({ course: { ...course, isSolved: true } });
    show({ course: { ...course, isSolved: true, text: 'Puzzle: abc' } });
    const { selectionStart, selectionEnd } = getByRole<HTMLTextAreaElement>(place, 'textbox');
    expect([selectionStart, selectionEnd]).to.deep.equal([0, 11]);
  });

  it('is followed by other puzzles, whose strength is asked for where it can be chosen', () => {
    const show = (strength: 'easy' | undefined, isSolved: boolean): void =>
      void render(
        html`${part(
          OtherPuzzles,
          { words: common.puzzle, isSolved, strength, sum: 3, isUnkept: true },
          noting('another', 'strength', 'leave'),
        )}`,
        place,
      );
    show('easy', false);
    for (const name of [common.puzzle.strengths.easy, common.puzzle.strengths.hard]) click(name);
    click(common.puzzle.another);
    click(common.puzzle.leave);
    expect(told).to.deep.equal([['strength', 'hard'], 'another', 'leave']);
    expect(words(getByRole(place, 'alert'))).to.equal(common.puzzle.unkept);
    show(undefined, true);
    expect(hasRole(place, 'group', common.puzzle.strength)).to.equal(false);
    expect(findAll(place, 'button').length).to.equal(1);
  });
});

describe('The practice', () => {
  const fact = { seat: 0, prompt: '7*8=?', expected: 56 };
  const other = { seat: 0, prompt: '6*?=42', expected: 7 };
  const plain = {
    words: common,
    notation: common.notation,
    figure,
    players,
    progress: { left: [fact, other], typed: '', verdict: 'open' },
    steps: () => [],
    knows: undefined,
  } as unknown as Handed<Practice>;
  const show = (progress: object = {}): void => {
    const state = { ...plain, progress: { ...plain.progress, ...progress } };
    const types = noting('progress', 'say', 'done', 'close');
    render(html`<div class="frame">${part(Practice, state, types)}</div>`, place);
  };
  const progress = (): unknown => (told.splice(0)[0] as [string, object])[1];

  it('says what is typed, and judges an answer', () => {
    show();
    getByRole(place, 'button', '5').click();
    expect(progress()).to.include({ typed: '5' });
    show({ typed: '55' });
    getByRole(place, 'button', 'OK').click();
    expect(progress()).to.include({ verdict: 'wrong' });
    show({ typed: '56' });
    getByRole(place, 'button', 'OK').click();
    expect(String(told[1])).to.match(/^say,Now you have it: 7\s×\s8\s=\s56$/);
    expect(progress()).to.include({ verdict: 'right' });
  });

  it('asks a fact once more that was not known, and is done when all are', () => {
    show({ typed: '55', verdict: 'wrong' });
    click(common.lesson.goOn);
    expect(progress()).to.deep.include({ left: [other, fact], typed: '', verdict: 'open' });
    show({ left: [other], typed: '7', verdict: 'right' });
    click(common.lesson.goOn);
    click(common.replay.close);
    expect(told).to.deep.equal(['done', 'close']);
  });
});

describe('The card of a missed fact', () => {
  const plain: Handed<OnceMoreCard> = {
    words: common,
    notation: common.notation,
    figure,
    fact: { prompt: '7*8=?', expected: 56 },
    typed: '',
    verdict: 'open',
  };
  const show = (state: Partial<Handed<OnceMoreCard>> = {}): OnceMoreCard => {
    const types = noting('type', 'enter', 'close');
    render(html`<div class="frame">${part(OnceMoreCard, { ...plain, ...state }, types)}</div>`, place);
    return the<OnceMoreCard>(place, '.once-more');
  };

  it('says what is typed and entered, and is closed', () => {
    expect(words(show())).to.match(/^Once more .*For practice, no clock/);
    show({ typed: '5' });
    expect(words(questionOf(place))).to.match(/^7\s×\s8\s=\s5$/);
    for (const key of ['.key6', '.erase', '.key.primary']) the(place, key).click();
    click(common.replay.close);
    expect(told).to.deep.equal([['type', '56'], ['type', ''], 'enter', 'close']);
  });

  it('keeps its keys from the game; Escape clears what is typed, and then closes the card', async () => {
    const passed: string[] = [];
    place.addEventListener('keydown', ({ key }) => passed.push(key));
    show({ typed: '5' }).focus();
    expect(focused(the(place, '.once-more')) === questionOf(place)).to.equal(true);
    await press('Escape', 'l');
    show();
    await press('Escape');
    button(place, common.replay.close).focus();
    await press('s', 'Escape');
    expect(told).to.deep.equal([['type', ''], 'close', 'close']);
    expect(passed).to.deep.equal([]);
  });

  it('says whether the answer was right, and goes', () => {
    for (const [verdict, says] of [
      ['right', /Now you have it: 7\s×\s8\s=\s56/],
      ['wrong', /Not yet: 7\s×\s8\s=\s56/],
    ] as const) {
      const card = show({ typed: '56', verdict });
      expect(words(card)).to.match(says);
      expect(has(card, `.answer.${verdict}`)).to.equal(true);
      expect(hasRole(queryByRole(card, 'group', 'Number pad'), 'button')).to.equal(false);
      card.focus();
      expect(focused(card) === questionOf(card)).to.equal(true);
      click(common.lesson.goOn);
    }
    expect(told).to.deep.equal(['close', 'close']);
  });
});
