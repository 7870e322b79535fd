import { expect } from '@open-wc/testing';
import '../../components/abacade-warm-up/define.js';
import { inChromium, mostInChromium } from './support/chromium.js';
import * as digits from './support/digits.js';
import * as grid from './support/grid.js';
import { press, tap } from './support/hands.js';
import * as plyt from './support/plyt.js';
import { position } from './support/positions.js';
import * as pytagora from './support/pytagora.js';
import * as sequence from './support/sequence.js';
import { until } from './support/until.js';
import { button, find, findAll, focused, has, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole, queryByRole, questionOf, tabStop } from './support/roles.js';

const { clear } = grid;

/** The key events that the page receives around a game, like slide decks. */
const heard: string[] = [];
const types = ['keydown', 'keypress', 'keyup'] as const;
const hear = (event: Event): void => {
  const { key, type } = event as KeyboardEvent;
  heard.push(`${event.currentTarget === window ? 'window' : 'document'} ${type} ${key}`);
};

beforeEach(() => {
  heard.length = 0;
  for (const type of types) for (const page of [document, window]) page.addEventListener(type, hear);
});
afterEach(() => {
  for (const type of types) for (const page of [document, window]) page.removeEventListener(type, hear);
  return clear();
});

/** 3 × 8: Ada and Ben have the 24; Ada is asked. */
const threeTimesEight = 'tb2..1_0.38.0124455679_0223467899.55';

/** Up and down: Ada has no piece that fits, and takes one. */
const noneFits = 'ud2..1_0.3.002458899_112567788.56';

/** A sum of PLYT, with its pad. */
const asking = { position: plyt.asked() };

/**
 * Sends a key of another keyboard layout. @param key the character
 * @param code the place on the keyboard
 */
function typed(target: Element, key: string, code: string, held: KeyboardEventInit = {}): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true, cancelable: true, ...held }),
  );
}

interface Played {
  /** The control that has the focus. */
  readonly control: HTMLElement | SVGElement;
  /** The keys that the game uses; all others are left to the page. */
  readonly takes: readonly string[];
}

const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

const games: readonly (readonly [game: string, open: () => Promise<Played>])[] = [
  [
    'the board of Multiplay',
    async () => {
      const board = await grid.mount({ position: position({ phase: 'choose', die: 7 }) });
      return { control: grid.cell(board, 0), takes: [...arrows, 'PageDown', 'PageUp', 'l', 's', 'n'] };
    },
  ],
  [
    'the dice of Sequence',
    async () => {
      const board = await sequence.mount({ players: 'Ada', position: sequence.position(sequence.toKeep) });
      return { control: sequence.slots(board)[0], takes: [...arrows.slice(0, 4), '1', '6', 'l', 's', 'Enter', ' '] };
    },
  ],
  [
    'the trail of PLYT',
    async () => {
      const board = await plyt.mount({ players: 'Ada, Ben', timer: 0 });
      return { control: tabStop(board, 'option'), takes: [...arrows, 'l', 's', 'g', '4', 'Escape'] };
    },
  ],
  [
    'the pad of PLYT',
    async () => {
      const board = await plyt.mount(asking);
      return { control: questionOf(board), takes: ['1', '2', 'Backspace', 'Escape'] };
    },
  ],
  [
    'the hand of the square',
    async () => {
      const square = await digits.mount('pytagora-square', { players: 'Ada, Ben' });
      return { control: the(square, '[part~="piece"][tabindex="0"]'), takes: [...arrows, 'l', 's', 'm'] };
    },
  ],
  [
    'the hand of Multiplication tables',
    async () => {
      const table = await digits.mount('pytagora-tables', { position: threeTimesEight });
      return { control: the(table, '[part~="piece"][tabindex="0"]'), takes: [...arrows, 'l', '2', 'Backspace'] };
    },
  ],
  [
    'the table of Pytagora',
    async () => {
      const board = await pytagora.mount({ players: 'Ada, Ben', position: pytagora.twelve, cover: 'off' });
      return {
        control: tabStop(board, 'gridcell'),
        takes: [...arrows, 'l', 's', 'z', '1', 'Backspace'],
      };
    },
  ],
];

describe('What the keys do', () => {
  for (const [name, open] of games.filter(([name]) => !name.startsWith('the pad')))
    inChromium(`is told with the key for hints, on ${name}`, async () => {
      const { control } = await open();
      const described = control.closest('[aria-describedby$="-help"]')!;
      const told = (described.getRootNode() as ShadowRoot).getElementById(described.getAttribute('aria-describedby')!);
      expect(words(told)).to.match(/\. H gives a hint\.$/);
    });
});

describe('A key that a game uses', () => {
  // The same code stops all of them; a few games show how an engine handles keys.
  for (const [name, open] of mostInChromium(games, 4)) {
    it(`stops at its element, on ${name}; all others are the page’s`, async () => {
      const { control, takes } = await open();
      control.focus();
      for (const key of takes) await press(key);
      // Also at the edge.
      for (const key of takes.filter((one) => one.startsWith('Arrow'))) for (let i = 0; i < 3; i++) await press(key);
      expect(heard).to.deep.equal([]);
      await press('q');
      expect(heard).to.include('window keydown q').and.to.include('document keyup q');
    });
  }

  it('stops at its element: what is typed into the form, and what presses a button', async () => {
    const board = await grid.mount({ size: 5 });
    const named = (name: string): HTMLInputElement => the(board, `input[aria-label="${name}"]`);
    named('Name of player 1').focus();
    for (const key of ['Z', 'o', ' ', 'n', 'ArrowLeft', 'Home', 'End', 'Backspace', 'Enter']) await press(key);
    await grid.drawn(board);
    expect(named('Name of player 1').value).to.equal('Zo');
    for (const summary of findAll(board, 'summary')) {
      summary.focus();
      await press(' ');
    }
    const radio = find(board, 'input[type="radio"]');
    radio?.focus();
    if (radio) await press('ArrowRight');
    button(board, 'Start').focus();
    await press('Enter');
    await grid.drawn(board);
    expect(has(board, '[part~="scores"]'), 'the game has begun').to.equal(true);
    expect(heard).to.deep.equal([]);
  });

  it('stops at its element while its menu is open: Escape closes only that', async () => {
    const board = await grid.mount({ players: 'Ada, Ben' });
    const more = button(board, 'More');
    more.focus();
    await press('Enter');
    expect(hasRole(board, 'dialog', 'More')).to.equal(true);
    await press('ArrowDown');
    await press('Escape');
    expect(hasRole(board, 'dialog', 'More')).to.equal(false);
    expect(heard.filter((one) => !one.includes('keyup Escape'))).to.deep.equal([]);
  });

  it('does not stop where it is none: shortcuts, Tab, Escape in a field, and what the page has put into it', async () => {
    const board = await grid.mount({ players: 'Ada, Ben' });
    board.innerHTML = '<p slot="heading"><input></p>';
    const own = board.querySelector('input')!;
    own.focus();
    await press('a');
    expect(heard).to.include('document keydown a').and.to.include('window keyup a');
    heard.length = 0;
    grid.cell(board, 0).focus();
    for (const [key, held] of [
      ['ArrowLeft', { altKey: true }],
      ['n', { ctrlKey: true }],
      ['ArrowRight', { metaKey: true }],
      ['F5', {}],
      ['Tab', {}],
      ['Escape', {}],
    ] as const) {
      typed(grid.cell(board, 0), key, key, held);
      expect(heard, key).to.include(`document keydown ${key}`).and.to.include(`window keydown ${key}`);
    }
  });

  inChromium('is not one that an input method composes', async () => {
    const board = await plyt.mount(asking);
    const question = questionOf(board);
    question.focus();
    typed(question, '1', 'Digit1', { isComposing: true });
    typed(question, '2', 'Digit2', { ctrlKey: true });
    await plyt.drawn(board);
    expect(words(getByRole(board, 'status', 'Your answer'))).to.equal('');
    expect(heard).to.have.length(4);
  });
});

describe('A button of a turn', () => {
  it('takes the commands of the board in Multiplay', async () => {
    const board = await grid.mount({ players: 'Ada, Ben', position: position({ phase: 'roll' }) });
    button(board, 'Roll the die').focus();
    await press('ArrowRight', 's');
    await grid.drawn(board);
    expect(said(board)).to.contain('Ada');
    expect(board.state!.phase).to.equal('roll');
    await press('r');
    await until(() => board.state!.phase !== 'roll', 'the die is rolled');
    expect(heard.filter((one) => !one.endsWith('ArrowRight'))).to.deep.equal([]);
  });

  it('takes the commands of the dice in Sequence', async () => {
    const board = await sequence.mount({ players: 'Ada', position: sequence.position(sequence.toKeep) });
    getByRole(board, 'button', /^Roll/).focus();
    await press('2', '4');
    await until(() => sequence.pressed(board).join() === '2,4', 'the dice are raised');
    await press('r');
    await until(() => board.state!.phase.type !== 'keep', 'the others are rolled');
    expect(heard).to.deep.equal([]);
  });

  it('takes the commands of the hand in Multiplication tables: the key that lays, once all pieces are there', async () => {
    const table = await digits.mount('pytagora-tables', { position: threeTimesEight });
    the(table, '[part~="piece"][tabindex="0"]').focus();
    await digits.press(table, '2', '4');
    expect(digits.standing(table), 'the focus has gone on').to.equal('Lay it');
    await digits.press(table, 'Backspace', '4');
    expect(digits.taken(table)).to.have.length(2);
    await digits.press(table, '=');
    await until(() => table.state!.rounds[0].attached.includes(0), 'the product lies');
  });

  inChromium('takes the commands of the hand in Up and down', async () => {
    const square = await digits.mount('pytagora-square', { players: 'Ada, Ben', position: noneFits });
    button(square, 'Take a piece').focus();
    await press('m');
    await until(() => said(square) === '3 comes next. Take a piece.', 'it is said what to do');
    await press('t');
    await until(() => square.match!.ply > 0, 'a piece is taken');
  });

  inChromium('takes the commands of the table in Pytagora, which put pieces down and take them back', async () => {
    const board = await pytagora.mount({ players: 'Ada, Ben', position: pytagora.twelve, cover: 'off' });
    await pytagora.keys(board, '2');
    expect(pytagora.laying(board)).to.have.length(1);
    button(board, 'Pick up').focus();
    await press('Backspace');
    await until(() => pytagora.laying(board).length === 0, 'the piece is taken back');
    getByRole(board, 'button', /^New pieces/).focus();
    await press('2');
    await until(() => pytagora.laying(board).length === 1, 'it is put down');
    expect(nameOf(focused(board)!), 'the next one goes on').to.contain('empty');
    expect(heard).to.deep.equal([]);
  });
});

describe('Digits of any keyboard', () => {
  const keyboards: readonly (readonly [name: string, four: string, two: string, place: string])[] = [
    ['French', "'", 'é', 'Digit'],
    ['Czech', 'č', 'ě', 'Digit'],
    ['Arabic', '٤', '٢', 'Digit'],
    ['a numeric pad without Num Lock', 'ArrowLeft', 'ArrowDown', 'Numpad'],
    ['a numeric pad', '4', '2', 'Numpad'],
    ['on the screen', '4', '2', ''],
  ];

  for (const [name, four, two, place] of keyboards) {
    const type = async (target: Element, drawn: () => Promise<void>): Promise<void> => {
      typed(target, four, place && `${place}4`);
      await drawn();
      typed(target, two, place && `${place}2`);
      await drawn();
    };

    inChromium(`answer in every game: ${name}`, async () => {
      const board = await plyt.mount(asking);
      await type(questionOf(board), () => plyt.drawn(board));
      expect(words(getByRole(board, 'status', 'Your answer')), 'PLYT').to.equal('42');

      const cubes = await grid.mount({
        position: position({ phase: 'answer', die: 7, options: { answer: 'product' } }),
      });
      queryAllByRole(cubes, 'button', { name: /^\? 7 × /, disabled: false })[0].click();
      await grid.drawn(cubes);
      await type(questionOf(cubes), () => grid.drawn(cubes));
      expect(words(getByRole(cubes, 'status', 'Your answer')), 'Multiplay').to.equal('42');

      const table = await digits.mount('pytagora-tables', { position: threeTimesEight });
      await type(the(table, '[part~="piece"]'), () => digits.drawn(table));
      expect(words(findAll(table, '.link').at(-1)), 'the product').to.contain('= 4 2');

      const dice = await sequence.mount({ players: 'Ada', position: sequence.position(sequence.toKeep) });
      const before = sequence.pressed(dice);
      await type(sequence.slots(dice)[0], () => sequence.drawn(dice));
      expect(before, 'dice 4 and 2').to.deep.equal([]);
      expect(sequence.pressed(dice), 'dice 4 and 2').to.deep.equal([2, 4]);
      expect(heard).to.deep.equal([]);
    });

    inChromium(`are pieces of Pytagora: ${name}`, async () => {
      const board = await pytagora.mount({ players: 'Ada, Ben', position: pytagora.twelve, cover: 'off' });
      const cell = (): Element => tabStop(board, 'gridcell');
      typed(cell(), two, place && `${place}2`);
      await pytagora.drawn(board);
      expect(findAll(board, '.slot[aria-label*="2"].used, .sheet .new').length, '2').to.be.above(0);
    });
  }

  inChromium('are signs first, where a game has signs: 6 of a French keyboard is minus', async () => {
    const board = await pytagora.mount({ players: 'Ada, Ben', position: pytagora.twelve, cover: 'off' });
    typed(tabStop(board, 'gridcell'), '-', 'Digit6');
    await pytagora.drawn(board);
    expect(pytagora.card(board)).to.contain('You have no minus');
  });

  inChromium('and letters are read by their place where they are not Latin', async () => {
    const board = await sequence.mount({ players: 'Ada', position: sequence.position(sequence.toKeep) });
    typed(sequence.slots(board)[0], 'ы', 'KeyS');
    await sequence.drawn(board);
    expect(said(board)).to.contain('Ada');
  });
});

describe('Digits that are typed while nothing has the focus', () => {
  // The page of a test is invisible, and an invisible element takes no digits.
  beforeEach(() => void (document.documentElement.style.opacity = '1'));
  afterEach(() => document.documentElement.style.removeProperty('opacity'));

  const blur = (): void => (document.activeElement as HTMLElement | null)?.blur();

  it('reach the one pad that is open, and so do the keys after them', async () => {
    const board = await plyt.mount({ position: plyt.asked() });
    const right = plyt.rightAnswer(board);
    blur();
    await press(...String(right));
    await plyt.drawn(board);
    expect(words(getByRole(board, 'status', 'Your answer'))).to.equal(String(right));
    // Earlier listeners on the page's document receive the keydown of a digit, and nothing else.
    expect(heard).to.deep.equal([`document keydown ${String(right)[0]}`]);
    const { ply } = board.match!;
    await press('Enter');
    await plyt.drawn(board);
    expect(board.match!.ply, 'Enter answers').to.be.above(ply);
  });

  it('are nobody’s where two pads are open, or none is in sight', async () => {
    const [one, two] = [await plyt.mount(asking), plyt.make(asking)];
    one.parentElement!.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr; inline-size: 784px';
    one.parentElement!.replaceChildren(one, two);
    await plyt.opened(two);
    questionOf(two).scrollIntoView({ block: 'center' });
    const typedIn = (): string[] => [one, two].map((board) => words(the(board, '[part~="number-pad"] output')));
    blur();
    await press('7');
    expect(typedIn()).to.deep.equal(['', '']);
    expect(heard).to.include('window keydown 7');
    for (const hide of [
      { display: 'none' },
      { visibility: 'hidden' },
      { opacity: '0' },
      { transform: 'translateY(-9000px)' },
    ] as const) {
      for (const board of [one, two]) Object.assign(board.style, hide);
      blur();
      await press('7');
      expect(typedIn()).to.deep.equal(['', '']);
      for (const board of [one, two]) board.removeAttribute('style');
    }
    one.inert = two.inert = true;
    await press('7');
    expect(typedIn()).to.deep.equal(['', '']);
    one.inert = false;
    two.remove();
    blur();
    await press('7');
    await plyt.drawn(one);
    expect(typedIn()[0]).to.equal('7');
  });

  it('stay with what has the focus, and letters and other keys stay the page’s', async () => {
    const board = await plyt.mount(asking);
    const output = (): string => words(getByRole(board, 'status', 'Your answer'));
    const field = document.createElement('input');
    board.before(field);
    field.focus();
    await press('7');
    expect([field.value, output()]).to.deep.equal(['7', '']);
    const button = document.createElement('button');
    field.replaceWith(button);
    button.focus();
    await press('7');
    button.remove();
    blur();
    await press('h', 'Enter', 'Backspace', 'ArrowRight');
    expect(output()).to.equal('');
    const refused = (event: Event): void => event.preventDefault();
    document.body.addEventListener('keydown', refused);
    await press('7');
    document.body.removeEventListener('keydown', refused);
    expect(output(), 'a page that takes digits for itself keeps them').to.equal('');
  });

  it('reach the warm-up where a tap has left no focus', async () => {
    const element = document.createElement('abacade-warm-up');
    for (const [name, value] of Object.entries({ fact: '6*9', pace: 'none' })) element.setAttribute(name, value);
    grid.stageOf().append(element);
    await until(() => queryByRole(element, 'button', 'Start'), 'the warm-up is open');
    await tap(queryByRole(element, 'button', 'Start')!);
    await until(() => queryByRole(element, 'status', 'Your answer'), 'the first question');
    blur();
    await press('5', '4');
    await element.updateComplete;
    expect(words(queryByRole(element, 'status', 'Your answer'))).to.equal('54');
  });
});
