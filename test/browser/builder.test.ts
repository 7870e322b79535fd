import { expect } from '@open-wc/testing';
import { zipSync } from 'fflate';
import { outputs } from '../../demo/builder/outputs.js';
import { choicesFor, hasPuzzles } from '../../src/embed/choices.js';
import { games as embedded } from '../../src/embed/games.js';
import { builder as english } from '../../src/words/generated/en/builder.js';
import { builder as italian } from '../../src/words/generated/it/builder.js';
import { violations } from './support/axe.js';
import {
  act,
  acts,
  choose,
  folder,
  form,
  lines,
  made,
  mount,
  own,
  paste,
  preview,
  ready,
  root,
  said,
  stageElement,
  write,
  type GameBuilder,
} from './support/builder.js';
import { clear } from './support/grid.js';
import { until } from './support/until.js';
import { find, findAll, the, words } from './support/look-up.js';
import { descriptionOf, getByRole, hasRole, nameOf, queryAllByRole, queryByRole } from './support/roles.js';

const before = { lang: document.documentElement.lang, title: document.title };
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'A page with a builder';
});
afterEach(() => {
  document.documentElement.lang = before.lang;
  document.title = before.title;
  return clear();
});

const games = {
  plyt: 'PLYT',
  sequence: 'Sequence',
  multiplay: 'Multiplay',
  pytagora: 'Pytagora',
  'plus-and-minus': 'Plus and minus',
  'up-and-down': 'Up and down',
  tables: 'Multiplication tables',
};

/** A choice in every part of the form. */
const wanted = choicesFor('multiplay', [
  ['players', 'Ada, Dino=bot:2'],
  ['size', '9'],
  ['answer', 'product'],
  ['lang', 'it'],
  ['theme', 'dark'],
  ['persist', 'class-4b'],
  ['heading', 'Times tables, 4b'],
  ['score', 'target:40'],
  ['pass', '60'],
]);

/** Replaces the clipboard by a function, which takes a text or refuses it. */
function clipboard(write: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
}

const button = (at: Element | ShadowRoot, name: string): HTMLButtonElement =>
  findAll<HTMLButtonElement>(at, 'button').find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name,
  )!;

/** Returns what is shown when its summary is pressed. */
const fold = (at: ShadowRoot, summary: string): HTMLDetailsElement =>
  getByRole(at, 'button', summary).closest('details')!;

const folderField = (builder: GameBuilder): HTMLInputElement =>
  getByRole(root(builder), 'textbox', new RegExp(`^${english.folder}`));

const warnings = [english.onlyFirst, english.noPuzzle, english.noPracticeUndo, english.code.tooLong];

/** Returns the warning that stands beside what is copied or made; undefined if there is none. */
const warning = (builder: GameBuilder): string | undefined =>
  own(builder, 'paragraph')
    .map(words)
    .find((text) => warnings.includes(text));

/** Returns what is said below the form of the game. */
const saidInForm = (builder: GameBuilder): string => {
  const step = getByRole(root(builder), 'heading', english.yours).closest('section')!;
  return own(builder, 'status')
    .filter((one) => step.contains(one))
    .map(words)
    .join('');
};

/** Chooses from a list by the text of an option. */
function fromList(at: Element | ShadowRoot, name: string, wanted: string): void {
  const list = the<HTMLSelectElement>(at, `select[name=${name}]`);
  list.selectedIndex = [...list.options].findIndex(({ label }) => label.startsWith(wanted));
  list.dispatchEvent(new Event('change'));
}

/** Returns what reaches beyond the sides of the builder. */
const overflowing = (builder: GameBuilder): string[] => {
  const box = builder.getBoundingClientRect();
  const parts = 'h1, h2, h3, p:not(:empty), button, input, select, textarea, label, .segments';
  return [...root(builder).querySelectorAll(parts), ...findAll(form(builder), parts)]
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 1 && (left < box.left - 1 || right > box.right + 1);
    })
    .map((one) => `${one.localName}.${one.className}`);
};

/** Returns the parts of the page, and the ways to export a game, that overlap each other. */
function overlapping(builder: GameBuilder): string[] {
  const parts = (selector: string): [string, DOMRect][] =>
    [...root(builder).querySelectorAll(selector)].map((one) => [one.className, one.getBoundingClientRect()]);
  return [parts('.head, .s1, .s2, .s3, .s4, .s5, .foot'), parts('.og'), parts('.oc')].flatMap((list) =>
    list.flatMap(([name, one], i) =>
      list
        .slice(i + 1)
        .filter(([, two]) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1)
        .filter(([, two]) => Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1)
        .map(([other]) => `${name} and ${other}`),
    ),
  );
}

describe('the builder', () => {
  it('offers every game, with its own form and the game itself', async () => {
    const builder = await mount();
    for (const [game, title] of Object.entries(games)) {
      await choose(builder, 'game', game);
      await ready(builder);
      expect(builder.choices.game).to.equal(game);
      const card = the(root(builder), `input[name=game][value=${game}]`).closest('label')!;
      expect(card.textContent).to.contain(title);
      expect(queryAllByRole(getByRole(form(builder), 'list'), 'listitem').length).to.equal(2);
      const shown = stageElement(builder) as HTMLElement & { state?: object };
      await until(() => shown.state, `${title} has begun`);
    }
  });

  it('shows an option that was changed, in the lines and in the game', async () => {
    const builder = await mount();
    await choose(builder, 'output', 'div');
    expect(lines(builder)).not.to.contain('data-size');
    button(form(builder), 'Board: less').click();
    await builder.updateComplete;
    expect(lines(builder)).to.contain('data-size="9"');
    await until(() => stageElement(builder)?.getAttribute('size') === '9', 'the game is made anew');
    button(form(builder), 'Add a player').click();
    await until(() => stageElement(builder)?.getAttribute('players') === ', bot:1, Ada', 'a third player sits down');
    expect(lines(builder)).to.contain(', bot:1, Ada');
  });

  it('keeps what was planned for a game while another is looked at', async () => {
    const builder = await mount();
    button(form(builder), 'Board: less').click();
    await choose(builder, 'game', 'tables');
    await choose(builder, 'game', 'multiplay');
    expect(builder.choices.options).to.include({ size: 9 });
  });

  it('has the element open with its form where pupils are to choose', async () => {
    const builder = await mount();
    the<HTMLInputElement>(form(builder), 'input[name=begins]:not(:checked)').click();
    await until(() => !stageElement(builder)?.hasAttribute('players'), 'the game is made anew');
    expect(builder.choices.players).to.equal(undefined);
  });

  it('keeps what an element is told beside its rules, in the form of the game and below it', async () => {
    const builder = await mount();
    await choose(builder, 'game', 'pytagora');
    await ready(builder);
    button(form(builder), 'Hide the pieces').click();
    await builder.updateComplete;
    the<HTMLInputElement>(form(builder), 'input[name=digits]:not(:checked)').click();
    await builder.updateComplete;
    button(form(builder), 'Points to win: less').click();
    await builder.updateComplete;
    expect(builder.choices.settings).to.deep.equal({ cover: 'off', digits: 'latn' });
    expect(builder.choices.options).to.include({ target: 30 });
  });

  it('has games shown slowly and heard where that is wished', async () => {
    const builder = await mount();
    await ready(builder);
    const speeds = (): HTMLInputElement[] => findAll<HTMLInputElement>(form(builder), 'input[name=speed]');
    expect(speeds().map(({ checked }) => checked)).to.deep.equal([false, true, false, false]);
    speeds()[0].click();
    await builder.updateComplete;
    button(form(builder), 'Sounds').click();
    await builder.updateComplete;
    expect(builder.choices.settings).to.deep.equal({ speed: 'slow', sounds: '' });
    await until(() => stageElement(builder)?.getAttribute('speed') === 'slow', 'the game has it');
    speeds()[1].click();
    await builder.updateComplete;
    expect(builder.choices.settings).to.deep.equal({ sounds: '' });
  });

  it('speaks Italian, and so does the game', async () => {
    const builder = await mount();
    fromList(root(builder), 'language', 'Italiano');
    await until(() => the(root(builder), 'h1').textContent.includes('lezione'), 'the page is in Italian');
    await until(() => words(form(builder)).includes('Chi gioca?'), 'the form is in Italian');
    await until(() => stageElement(builder)?.getAttribute('lang') === 'it', 'the game is in Italian');
  });

  it('gives the game a language from a list, and says what a draft is', async () => {
    const builder = await mount();
    fromList(form(builder), 'spoken', 'Français');
    await builder.updateComplete;
    expect(builder.choices.lang).to.equal('fr');
    await until(() => words(form(builder)).includes('A draft still needs a teacher'), 'it says what a draft is');
    await until(() => stageElement(builder)?.getAttribute('lang') === 'fr', 'the game is in French');
    fromList(form(builder), 'spoken', 'Same as the page');
    await builder.updateComplete;
    expect(builder.choices.lang).to.equal(undefined);
    expect(words(form(builder))).not.to.include('A draft still needs a teacher');
  });

  it('copies the lines and says so, each time', async () => {
    const builder = await mount();
    await choose(builder, 'output', 'script');
    const copied: string[] = [];
    clipboard((text) => Promise.resolve(void copied.push(text)));
    act(builder).click();
    await until(() => said(builder) === 'Copied.', 'it says that it is copied');
    const region = own(builder, 'status').find((one) => words(one) === 'Copied.')!;
    const first = region.textContent;
    act(builder).click();
    await until(() => region.textContent !== first, 'it says so again');
    expect(copied).to.deep.equal([lines(builder), lines(builder)]);
  });

  it('selects the lines where the browser does not copy', async () => {
    const builder = await mount();
    await choose(builder, 'output', 'iframe');
    clipboard(() => Promise.reject(new Error('no')));
    act(builder).click();
    await until(() => said(builder).includes('Ctrl'), 'it says what to do');
    const { selectionStart, selectionEnd, value } = getByRole<HTMLTextAreaElement>(
      root(builder),
      'textbox',
      / to copy$/,
    );
    expect([selectionStart, selectionEnd]).to.deep.equal([0, value.length]);
  });
});

describe('what the builder makes', () => {
  for (const output of outputs) {
    it(`comes back from ${output} with every choice`, async () => {
      const builder = await mount();
      if (!wanted.ok) throw new Error(wanted.message);
      builder.reopen(wanted.value);
      await ready(builder);
      await choose(builder, 'output', output);
      const isSnippet = queryByRole(root(builder), 'textbox', / to copy$/) !== null;
      const text = isSnippet ? lines(builder) : '';
      const file = isSnippet ? undefined : await made(builder);
      const ending = output === 'html' || output === 'h5p' ? output : 'zip';
      if (file) expect(file.name).to.equal(`times-tables-4b.${ending}`);
      await choose(builder, 'game', 'up-and-down');
      expect(builder.choices.game).to.equal('up-and-down');
      await (file ? builder.open(file.blob) : paste(builder, text));
      expect(builder.choices).to.deep.equal(wanted.value);
      expect(said(builder)).to.contain('Multiplay is open');
      expect(the(root(builder), 'input[name=game][value=multiplay]')).to.have.property('checked', true);
    });
  }

  it('says who gets the mark where a second person is set, where that is done and where the package is made', async () => {
    const builder = await mount();
    await ready(builder);
    const hint = (): string | undefined => warning(builder);
    expect(builder.choices.players).to.equal(', bot:1');
    expect([said(builder), hint()]).to.deep.equal(['', undefined]);
    button(form(builder), 'Add a player').click();
    await builder.updateComplete;
    expect(saidInForm(builder)).to.equal(english.onlyFirst);
    expect(hint()).to.equal(english.onlyFirst);
    // Lines give no marks.
    await choose(builder, 'output', 'div');
    expect(words(root(builder))).not.to.contain(english.onlyFirst);
    await choose(builder, 'output', 'cmi5');
    expect(hint()).to.equal(english.onlyFirst);
    the<HTMLInputElement>(form(builder), 'input[name=begins]:not(:checked)').click();
    await builder.updateComplete;
    expect(hint()).to.equal(undefined);
  });

  it('says in one sentence, in sight, what its mark will mean: as usual in the game, or as chosen', async () => {
    const builder = await mount();
    const { scoreHelp } = english;
    const means = (): string | undefined =>
      own(builder, 'paragraph')
        .map(words)
        .find((text) => text.startsWith('The mark says'));
    for (const [game, sentence] of [
      ['plyt', scoreHelp['share-right'](3)],
      ['sequence', scoreHelp.won],
      ['up-and-down', scoreHelp['taking-part']],
    ] as const) {
      await choose(builder, 'game', game);
      await ready(builder);
      expect(means(), game).to.equal(sentence);
    }
    expect(fold(root(builder), english.marks).open).to.equal(false);
    getByRole(root(builder), 'button', english.marks).click();
    // One right answer is not a full mark: the form says how many are needed, and asks.
    getByRole(root(builder), 'radio', english.scores['share-right']).click();
    await builder.updateComplete;
    expect(means()).to.contain('Answers needed for 100: 3.');
    const least = getByRole<HTMLInputElement>(root(builder), 'textbox', english.least);
    expect(least.value).to.equal('3');
    await write(builder, least, '12');
    expect(means()).to.equal(scoreHelp['share-right'](12));
    await write(builder, least, '101');
    expect(means()).to.equal(undefined);
    getByRole(root(builder), 'radio', english.scores.target).click();
    await builder.updateComplete;
    expect(means()).to.equal(scoreHelp.target(50));
    await write(builder, getByRole<HTMLInputElement>(root(builder), 'textbox', english.target), '0');
    expect(means()).to.equal(undefined);
    await write(builder, getByRole<HTMLInputElement>(root(builder), 'textbox', english.target), '1');
    expect(means()).to.contain('1 point is 100');
    // Lines give no marks.
    await choose(builder, 'output', 'div');
    expect(means()).to.equal(undefined);
  });

  it('is refused where a built file is not to be had, and nothing is saved', async () => {
    const builder = await mount();
    builder.folder = '/plain/nowhere/';
    await builder.updateComplete;
    act(builder).click();
    await until(() => said(builder).includes('did not load'), 'it says what is missing');
    expect(said(builder)).to.contain('scorm12.js');
    await until(
      () => words(queryByRole(preview(builder), 'alert')) === english.previewLost,
      'the preview says so, too',
    );
  });
});

describe('a link', () => {
  const code = (builder: GameBuilder): SVGElement => getByRole<SVGElement>(root(builder), 'img', /^QR code: /);
  const dialog = (builder: GameBuilder): HTMLElement => getByRole(root(builder), 'dialog', english.code.title);
  const isLarge = (builder: GameBuilder): boolean => hasRole(root(builder), 'dialog', english.code.title);

  it('opens the game in a tab of its own, and has a QR code that names it', async () => {
    const builder = await mount();
    await choose(builder, 'output', 'link');
    const address = new URL(lines(builder));
    expect(address.origin + address.pathname).to.equal(`${location.origin}${folder}frame.html`);
    expect(nameOf(code(builder))).to.equal(english.code.label(address.href));
    const before = code(builder).querySelector('path')!.getAttribute('d');
    button(form(builder), 'Board: less').click();
    await builder.updateComplete;
    expect(lines(builder)).to.contain('size=9');
    expect(code(builder).querySelector('path')!.getAttribute('d')).not.to.equal(before);
  });

  it('leads to the page that the site has for the game, as long as its own scripts are taken', async () => {
    const builder = await mount(undefined, { play: '/play/' });
    await choose(builder, 'output', 'link');
    expect(lines(builder)).to.match(new RegExp(`^${location.origin}/play/multiplay\\.html\\?players=`));
    const field = folderField(builder);
    await write(builder, field, 'https://school.example/abacade/');
    expect(lines(builder)).to.match(/^https:\/\/school\.example\/abacade\/frame\.html\?game=multiplay&/);
  });

  it('has a code that is dark on white in a dark page, and large in the whole window', async () => {
    const builder = await mount(undefined, { theme: 'dark' });
    await choose(builder, 'output', 'link');
    const fill = (of: string): string => getComputedStyle(the(code(builder), of)).fill;
    expect([fill('.light'), fill('.dark')]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    button(root(builder), english.code.large).click();
    await until(() => isLarge(builder), 'it is large');
    const large = getByRole<SVGElement>(dialog(builder), 'img', /^QR code: /).getBoundingClientRect();
    expect(large.width).to.be.closeTo(large.height, 1);
    expect(large.width).to.be.greaterThan(0.5 * Math.min(innerWidth, innerHeight));
    const { right, bottom } = getByRole(dialog(builder), 'button', english.code.close).getBoundingClientRect();
    expect(right).to.be.at.most(innerWidth);
    expect(bottom).to.be.at.most(innerHeight);
    expect(dialog(builder).textContent).to.contain(lines(builder));
    const { color, backgroundColor } = getComputedStyle(getByRole(dialog(builder), 'button', english.code.close));
    expect([color, backgroundColor]).to.deep.equal(['rgb(31, 36, 48)', 'rgb(255, 255, 255)']);
    button(dialog(builder), english.code.close).click();
    await until(() => !isLarge(builder), 'it is closed');
  });

  it('gives its code as pictures', async () => {
    const builder = await mount();
    await choose(builder, 'output', 'link');
    const png = await made(builder, button(root(builder), english.code.png));
    expect([png.name, png.blob.type]).to.deep.equal(['multiplay-qr.png', 'image/png']);
    const { width, height } = await createImageBitmap(png.blob);
    expect(width).to.equal(height);
    const svg = await made(builder, button(root(builder), english.code.svg));
    expect([svg.name, svg.blob.type]).to.deep.equal(['multiplay-qr.svg', 'image/svg+xml']);
    const drawn = new DOMParser().parseFromString(await svg.blob.text(), 'image/svg+xml').documentElement;
    expect(Number(drawn.getAttribute('width'))).to.equal(width);
    expect(drawn.lastElementChild!.getAttribute('d')).to.equal(code(builder).querySelector('path')!.getAttribute('d'));
  });

  it('says so where it is too long for a code, and still is a link', async () => {
    const builder = await mount();
    await choose(builder, 'output', 'link');
    if (!wanted.ok) throw new Error(wanted.message);
    builder.reopen({ ...wanted.value, heading: 'Ж'.repeat(120), persist: 'Ж'.repeat(80) });
    await builder.updateComplete;
    expect(own(builder, 'img', /^QR code/)).to.deep.equal([]);
    expect(warning(builder)).to.equal(english.code.tooLong);
    expect(lines(builder)).to.contain('frame.html?game=multiplay');
  });

  it('needs a whole address', async () => {
    const builder = await mount();
    await choose(builder, 'output', 'link');
    const address = folderField(builder);
    for (const [text, problem] of [
      ['/abacade/', english.problems.whole],
      ['javascript:alert(1)', english.problems.at],
    ]) {
      await write(builder, address, text);
      expect(descriptionOf(address)).to.equal(problem);
      expect(own(builder, 'textbox', / to copy$/)).to.deep.equal([]);
      expect(own(builder, 'img', /^QR code/)).to.deep.equal([]);
    }
    await write(builder, address, 'https://school.example/abacade');
    expect(lines(builder)).to.match(/^https:\/\/school\.example\/abacade\/frame\.html\?game=multiplay/);
  });
});

describe('a puzzle', () => {
  const playing = async (builder: GameBuilder, nth: number): Promise<void> => {
    findAll<HTMLInputElement>(form(builder), 'input[name=playing]')[nth].click();
    await builder.updateComplete;
  };

  it('is chosen for the day or by its name, and tried and taken along as a game is', async () => {
    const builder = await mount();
    await ready(builder);
    await choose(builder, 'output', 'script');
    await playing(builder, 1);
    expect(lines(builder)).to.contain(' puzzle="daily">');
    const shown = (): Element | null => queryByRole(stageElement(builder), 'region', /^Puzzle/);
    await until(shown, 'the puzzle is tried');
    findAll<HTMLInputElement>(form(builder), 'input[name=strength]')[2].click();
    await builder.updateComplete;
    expect(lines(builder)).to.contain(' puzzle="daily" puzzle-strength="hard">');
    findAll<HTMLInputElement>(form(builder), 'input[name=strength]')[1].click();
    await builder.updateComplete;
    await playing(builder, 2);
    expect(builder.choices.puzzle).to.equal('1');
    const name = (): HTMLInputElement => the(form(builder), '#puzzle');
    await until(() => find(form(builder), '#puzzle'), 'its name is asked');
    await write(builder, name(), ' Class 4b ');
    expect(lines(builder)).to.contain(' puzzle="Class 4b">');
    await write(builder, name(), 'x'.repeat(65));
    expect(said(builder)).to.contain(english.seed);
    expect(builder.choices.puzzle).to.equal('Class 4b');
    await write(builder, name(), '  ');
    expect(builder.choices.puzzle).to.equal(undefined);
  });

  it('is not made a package, which says so where it is chosen and where it is made', async () => {
    const builder = await mount();
    await ready(builder);
    await playing(builder, 1);
    expect(saidInForm(builder)).to.equal(english.noPuzzle);
    for (const output of ['scorm12', 'scorm2004', 'cmi5', 'h5p']) {
      await choose(builder, 'output', output);
      expect(warning(builder)).to.equal(english.noPuzzle);
      expect(acts(builder)).to.deep.equal([]);
    }
    await choose(builder, 'output', 'html');
    expect(warning(builder)).to.equal(undefined);
    expect(await (await made(builder)).blob.text()).to.contain(' puzzle="daily"');
    await choose(builder, 'output', 'cmi5');
    await playing(builder, 0);
    expect((await made(builder)).name).to.equal('multiplay.zip');
  });

  it('is offered in the games that have puzzles', async () => {
    const builder = await mount();
    await ready(builder);
    for (const game of Object.keys(games)) {
      await choose(builder, 'game', game);
      await ready(builder);
      const isOffered = find(form(builder), 'input[name=playing]') !== null;
      expect(isOffered, game).to.equal(hasPuzzles(embedded[game]));
    }
  });
});

describe('practice undo', () => {
  it('is not made a package, which says so where it is chosen and where it is made', async () => {
    const builder = await mount();
    await ready(builder);
    for (const game of Object.keys(games)) {
      await choose(builder, 'game', game);
      await ready(builder);
      await choose(builder, 'output', 'scorm12');
      const asked = getByRole<HTMLElement>(form(builder), 'switch', 'Practice undo');
      asked.click();
      await builder.updateComplete;
      expect(builder.choices.options, game).to.include({ practiceUndo: true });
      expect(saidInForm(builder)).to.equal(english.noPracticeUndo);
      for (const output of ['scorm12', 'scorm2004', 'cmi5', 'h5p']) {
        await choose(builder, 'output', output);
        expect(warning(builder)).to.equal(english.noPracticeUndo);
        expect(acts(builder)).to.deep.equal([]);
      }
      await choose(builder, 'output', 'script');
      expect(lines(builder)).to.contain(' practice-undo="true"');
    }
  });
});

describe('the settings of Moodle', () => {
  for (const [lang, { moodle }] of [
    ['en', english],
    ['it', italian],
  ] as const) {
    it(`stand where a SCORM package is handed out, and only there: ${lang}`, async () => {
      const builder = await mount(375, { lang });
      await until(() => words(root(builder)).includes(moodle.title), 'the page speaks');
      for (const output of outputs) {
        await choose(builder, 'output', output);
        const shown = own(builder, 'term').map((one) => [one.textContent, one.nextElementSibling!.textContent]);
        expect(shown, output).to.deep.equal(output.startsWith('scorm') ? moodle.settings : []);
        const isCleaned = ['div', 'iframe', 'html'].includes(output);
        expect(
          own(builder, 'paragraph').some((one) => words(one).includes('forceclean')),
          output,
        ).to.equal(isCleaned);
      }
      expect(moodle.settings).to.have.length(5);
    });
  }
});

describe('a file over the page', () => {
  const drag = (type: 'dragover' | 'dragleave' | 'drop', ...files: File[]): DragEvent => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event;
  };
  const lesson = new File(['<multiplay-grid size="7"></multiplay-grid>'], 'lesson.html', { type: 'text/html' });
  const sign = (builder: GameBuilder): HTMLElement | null => find(root(builder), '.held');

  it('has a sign over everything, until it is let go; then it is opened', async () => {
    const builder = await mount();
    expect(drag('dragover', lesson).defaultPrevented).to.equal(true);
    await builder.updateComplete;
    const { width, height } = sign(builder)!.getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).to.deep.equal([document.documentElement.clientWidth, innerHeight]);
    expect(drag('drop', lesson).defaultPrevented).to.equal(true);
    await until(() => builder.choices.options['size'] === 7, 'it is opened');
    await builder.updateComplete;
    expect(sign(builder)).to.equal(null);
  });

  it('has none any more when it has left the page; a text that is dragged has none', async () => {
    const builder = await mount();
    drag('dragover', lesson);
    await builder.updateComplete;
    drag('dragleave', lesson);
    await builder.updateComplete;
    expect(sign(builder)).to.equal(null);
    expect(drag('dragover').defaultPrevented).to.equal(false);
    expect(drag('drop').defaultPrevented).to.equal(false);
    await builder.updateComplete;
    expect(sign(builder)).to.equal(null);
  });
});

describe('nonsense', () => {
  const unchanged = async (does: (builder: GameBuilder) => Promise<unknown>, says: string): Promise<void> => {
    const builder = await mount();
    const { choices } = builder;
    await does(builder);
    await until(() => said(builder).includes(says), `it says: ${says}`);
    expect(builder.choices).to.equal(choices);
  };

  it('pasted', () => unchanged((builder) => paste(builder, '<p>Good morning'), 'There is no game'));
  it('pasted: nothing', () => unchanged((builder) => paste(builder, '  '), 'Paste some lines'));
  it('pasted: an attribute that is not possible', () =>
    unchanged((builder) => paste(builder, '<multiplay-grid size="8"></multiplay-grid>'), '“size”'));
  it('as a zip', () => unchanged((builder) => builder.open(new Blob(['PK\u0003\u0004 no'])), 'not a game package'));
  it('as a picture', () => unchanged((builder) => builder.open(new Blob([new Uint8Array(999)])), 'There is no game'));
  it('as half a package, and as half a page', () =>
    unchanged(async (builder) => {
      const { blob } = await made(builder);
      await builder.open(blob.slice(0, blob.size / 2));
      expect(said(builder)).to.contain('not a game package').and.to.contain('Nothing was changed');
      await builder.open(new Blob(['<!doctype html><html><main><multiplay-grid players="Ada, Be']));
    }, 'There is no game'));
  it('as a package of somebody else', () =>
    unchanged(async (builder) => {
      const page = new TextEncoder().encode('<script>alert(1)</script><p>A quiz</p>');
      await builder.open(new Blob([zipSync({ 'imsmanifest.xml': page, 'index.html': page })]));
    }, 'There is no game'));
  it('with a script in it, which does not run and is not shown as one', () =>
    unchanged(
      (builder) => paste(builder, '<multiplay-grid onclick="alert(1)" players="<img src=x onerror=alert(1)>">'),
      '“onclick”',
    ));
  it('as a folder', () =>
    unchanged((builder) => {
      const folder = new File([], 'folder');
      folder.arrayBuffer = () => Promise.reject(new DOMException('It is a folder.', 'NotReadableError'));
      return builder.open(folder);
    }, 'cannot be read'));
  it('in the address of the page', () =>
    unchanged((builder) => {
      builder.openAddress('top');
      builder.openAddress('game=multiplay&size=8');
      return Promise.resolve();
    }, '“size”'));
  it('in the address of a page whose language is still to come', () =>
    unchanged((builder) => {
      builder.lang = 'it';
      builder.openAddress('game=none');
      return Promise.resolve();
    }, italian.problems.address));
  it('in the address of the page, far too long', () =>
    unchanged((builder) => {
      builder.openAddress(`game=multiplay&players=${'A'.repeat(9000)}`);
      return Promise.resolve();
    }, 'after #'));
  it('in a field', () =>
    unchanged(async (builder) => {
      fold(form(builder), english.more).open = true;
      await write(
        builder,
        getByRole<HTMLInputElement>(form(builder), 'textbox', new RegExp(`^${english.position}`)),
        'not a position',
      );
    }, '“Start from a position”'));
  it('as the score that passes', () =>
    unchanged(async (builder) => {
      fold(root(builder), english.marks).open = true;
      await write(
        builder,
        getByRole<HTMLInputElement>(root(builder), 'textbox', new RegExp(`^${english.pass}`)),
        '101',
      );
    }, '“Pass mark”'));

  it('put right leaves open what it stands in', async () => {
    const builder = await mount();
    const more = fold(form(builder), english.more);
    more.open = true;
    const position = getByRole<HTMLInputElement>(form(builder), 'textbox', new RegExp(`^${english.position}`));
    await write(builder, position, 'not a position');
    expect(position.ariaInvalid).to.equal('true');
    await write(builder, position, '');
    expect(position.ariaInvalid).to.equal(null);
    expect(more.open).to.equal(true);
  });

  it('as an address leaves no lines to copy', async () => {
    const builder = await mount();
    await choose(builder, 'output', 'script');
    const field = folderField(builder);
    await write(builder, field, 'javascript:alert(1)');
    expect(queryByRole(root(builder), 'textbox', / to copy$/)).to.equal(null);
    expect(descriptionOf(field)).to.contain('address of a folder');
  });
});

describe('the builder for everyone', () => {
  for (const [width, output, dir] of [
    [320, 'scorm12', 'ltr'],
    [320, 'div', 'rtl'],
    [320, 'link', 'ltr'],
    [1280, 'iframe', 'ltr'],
  ] as const) {
    it(`has nothing that axe finds, and nothing beyond its sides: ${width} px, ${output}, ${dir}`, async () => {
      const builder = await mount(width, { dir });
      await choose(builder, 'output', output);
      fold(form(builder), english.more).open = true;
      if (output === 'scorm12') fold(root(builder), english.marks).open = true;
      expect(overflowing(builder)).to.deep.equal([]);
      // The games have tests of their own, and the most elements.
      stageElement(builder)!.remove();
      expect(await violations(builder)).to.deep.equal([]);
    });
  }

  it('has no two parts over each other at any width, however far one scrolls', async () => {
    const builder = await mount(320);
    const page = document.scrollingElement!;
    for (const width of [320, 375, 784, 1024, 1280, 1366, 1920]) {
      builder.parentElement!.style.inlineSize = `${width}px`;
      // The preview learns its size one frame later.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      for (page.scrollTop = 0; ; page.scrollTop += 150) {
        expect(overlapping(builder), `${width} px, scrolled by ${page.scrollTop}`).to.deep.equal([]);
        if (page.scrollTop + page.clientHeight >= page.scrollHeight - 1) break;
      }
      expect(page.scrollTop).to.be.greaterThan(300);
      page.scrollTop = 0;
    }
  });

  it('says what is wrong to everyone', async () => {
    const builder = await mount(784);
    stageElement(builder)!.remove();
    await paste(builder, 'nonsense');
    expect(await violations(builder)).to.deep.equal([]);
  });
});

describe('the page of the builder', () => {
  it('has the licences of all that is in its scripts beside them, and each script names them', async () => {
    const text = async (name: string): Promise<string> => (await fetch(`/plain/build/demo/${name}`)).text();
    const licences = await text('LICENSES.txt');
    for (const holder of ['The Abacade authors', 'Google LLC', 'Arjun Barrett']) expect(licences).to.contain(holder);
    const scripts = ['activities.js', 'examples.js', 'header.js', 'opening.js', 'report.js'];
    for (const script of scripts) {
      const code = await text(script);
      expect(code.slice(0, 80)).to.contain('see LICENSES.txt');
      for (const [, name] of code.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g))
        if (!scripts.includes(name)) scripts.push(name);
    }
    expect(scripts.length).to.be.greaterThan(10);
  });

  it('shows and packs scripts that name the licences beside them', async () => {
    const text = async (name: string): Promise<string> => (await fetch(`${folder}${name}`)).text();
    const licences = await text('LICENSES.txt');
    for (const holder of ['The Abacade authors', 'Google LLC']) expect(licences).to.contain(holder);
    for (const name of ['abacade.js', 'multiplay-grid.js', 'multiplay-grid.iife.js', 'scorm12.js']) {
      expect((await text(name)).slice(0, 80), name).to.contain('see LICENSES.txt');
    }
  });

  it('works under its own policy and asks no other origin', async () => {
    const frame = document.createElement('iframe');
    frame.title = 'The demo';
    frame.style.cssText = 'width: 1200px; height: 700px';
    frame.src = '/plain/demo/index.html#game=tables&lang=it';
    document.body.append(frame);
    try {
      await new Promise((resolve) => (frame.onload = resolve));
      const page = frame.contentWindow!;
      const refused: string[] = [];
      page.document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
      const builder = page.document.querySelector('game-builder') as GameBuilder;
      await until(() => builder.shadowRoot, 'the builder is there');
      await ready(builder);
      expect(builder.choices).to.include({ game: 'tables', lang: 'it' });
      await choose(builder, 'game', 'multiplay');
      await ready(builder);
      expect(page.location.hash).to.contain('game=multiplay');
      const { blob } = await made(builder);
      expect(blob.size).to.be.greaterThan(10_000);
      await choose(builder, 'game', 'tables');
      await builder.open(new File([blob], 'multiplay.zip'));
      expect(builder.choices).to.include({ game: 'multiplay' });
      const bomb = new File([zipSync({ 'index.html': new Uint8Array(5_000_000) })], 'bomb.zip');
      await builder.open(bomb);
      expect(said(builder)).to.contain('bomb.zip is too large, or unpacks to too much');
      // Both were read in a worker, which the policy allows.
      const loaded = page.performance.getEntriesByType('resource').map(({ name }) => name);
      expect(loaded.filter((name) => name.endsWith('/opening.js'))).to.have.length(2);
      expect(refused).to.deep.equal([]);
      const asked = page.performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
      expect([...new Set(asked)]).to.deep.equal([location.origin]);
    } finally {
      frame.remove();
    }
  });
});
