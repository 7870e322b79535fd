import { expect } from '@open-wc/testing';
import { unzipSync } from 'fflate';
import '../../demo/activities/page.js';
import { addressOf } from '../../demo/activities/chosen.js';
import { activities, skills, usuallyAsked, type ActivityName } from '../../demo/activities/list.js';
import type { CourseChoice } from '../../demo/activities/in-course.js';
import type { ActivityPage } from '../../demo/activities/page.js';
import type { GameBuilder } from '../../demo/builder/builder.js';
import { offered } from '../../demo/builder/offered.js';
import type { MadeDetail } from '../../demo/builder/taking.js';
import { madeUpReport } from '../../demo/report/made-up.js';
import { dayOf } from '../../src/learning/index.js';
import { activities as english } from '../../src/words/generated/en/activities.js';
import { builder as ofBuilder } from '../../src/words/generated/en/builder.js';
import { course as courseWords } from '../../src/words/generated/en/course.js';
import { activities as german, header as germanHeader } from '../../src/words/generated/de/activities.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { find, findAll, the, words } from './support/look-up.js';
import { until } from './support/until.js';
import { getByRole, hasRole, queryAllByRole, queryByRole } from './support/roles.js';

const before = { lang: document.documentElement.lang, title: document.title };
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'A page with activities';
});
afterEach(() => {
  document.documentElement.lang = before.lang;
  document.title = before.title;
  frame?.remove();
  frame = undefined;
  return clear();
});

// ---- the page as a teacher opens it ----

let frame: HTMLIFrameElement | undefined;
const inside = (): Document => frame!.contentDocument!;
const body = (): HTMLElement => inside().body;

async function openPage(address = '', path = 'index.html'): Promise<void> {
  frame = document.createElement('iframe');
  frame.title = 'The first page';
  frame.style.cssText = 'width: 1200px; height: 700px';
  frame.src = `/plain/demo/${path}${address}`;
  document.body.append(frame);
  await new Promise((resolve) => (frame!.onload = resolve));
  await until(() => find(body(), 'h1, h2'), 'the page is there');
}

const isShown = (one: Element | null): boolean => Boolean(one?.getClientRects().length);

/** Returns what is shown when its summary is pressed. */
const fold = (at: Element, summary: string): HTMLDetailsElement => getByRole(at, 'button', summary).closest('details')!;

/** Returns the lines or the link to copy; '' if there are none. */
const linesOf = (page: ActivityPage): string =>
  queryAllByRole<HTMLTextAreaElement>(page, 'textbox').find(({ readOnly }) => readOnly)?.value ?? '';

/** The number of taps of a teacher. */
let taps = 0;

/** The texts that a teacher has read, and the number of their words. */
const read = { texts: new Set<string>(), words: 0 };

/** Yields the visible texts as a reader meets them, up to an element and with its own. Returns whether it was met. */
function* textsUpTo(end: Element, node: Node): Generator<string, boolean> {
  if (node.nodeType === Node.TEXT_NODE) yield node.textContent!.trim();
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const element = node as Element;
  if (/^(?:script|style|select)$/.test(element.localName)) return false;
  // What has no box of its own may still have contents, as a slot has.
  if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') return false;
  const isSlot = element.localName === 'slot';
  const children = isSlot ? (element as HTMLSlotElement).assignedNodes() : (element.shadowRoot ?? element).childNodes;
  for (const child of children) if (yield* textsUpTo(end, child)) return true;
  return element === end;
}

/** Reads everything new on the page down to an element. */
function readTo(end: Element): void {
  const texts = textsUpTo(end, body());
  for (let next = texts.next(); !next.done; next = texts.next()) {
    const text = next.value;
    if (!text || read.texts.has(text)) continue;
    read.texts.add(text);
    read.words += text.split(/\s+/).length;
  }
}

/** Returns the seconds of a teacher who needs 1.5 s for a tap and reads 200 words a minute. */
const seconds = (): number => 1.5 * taps + (60 * read.words) / 200;

/** Taps what has this text, once it is there: a link, a button, or a label. A link may have a drawing before its text. */
async function tap(text: string, kinds = 'a, button, label, summary'): Promise<void> {
  const has = (one: Element): boolean =>
    one.localName === 'a' ? words(one).includes(text) : words(one).startsWith(text);
  const found = (): HTMLElement | undefined =>
    findAll<HTMLElement>(body(), kinds).find((one) => has(one) && one.getClientRects().length > 0);
  await until(found, `${text} is there`);
  taps++;
  readTo(found()!);
  found()!.click();
}

/** Resolves with the file that is made by the tap. */
async function made(act: () => Promise<void>): Promise<MadeDetail> {
  let file: MadeDetail | undefined;
  find(body(), 'opened-activity')!.addEventListener('made', (event) => {
    event.preventDefault();
    file = (event as CustomEvent<MadeDetail>).detail;
  });
  await act();
  await until(() => file, 'a file is made');
  return file!;
}

/** Replaces the clipboard of the page. */
function clipboard(): string[] {
  const copied: string[] = [];
  Object.defineProperty(frame!.contentWindow!.navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  return copied;
}

describe('A teacher who opens the first page', () => {
  beforeEach(() => {
    taps = read.words = 0;
    read.texts.clear();
  });
  afterEach(() => {
    expect(read.words, 'something is read').to.be.greaterThan(5);
    expect(taps, 'taps').to.be.at.most(8);
    expect(seconds(), `${taps} taps, ${read.words} words`).to.be.at.most(90);
  });

  it('has the 6 times table as a package for Moodle, with its name', async () => {
    await openPage();
    await tap(english.skills.table);
    await tap('6 times table: climb the mountain');
    await tap(english.ways.course);
    const { name, blob } = await made(() => tap('Download'));
    expect(name).to.equal('6-times-table-climb-the-mountain.zip');
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const text = (path: string): string => new TextDecoder().decode(files[path]);
    expect(text('imsmanifest.xml')).to.contain('<title>6 times table: climb the mountain</title>');
    expect(text('index.html')).to.contain('lang="en"').and.to.contain('preset="times-table"');
    expect(taps).to.equal(4);
  });

  it('has another table than the usual one in one tap more', async () => {
    await openPage();
    await tap(english.skills.table);
    await tap('7', 'label');
    await tap('6', 'label');
    await tap('7 times table: climb the mountain');
    await until(() => words(find(body(), 'h1')) === '7 times table: climb the mountain', 'it is open');
    expect(frame!.contentWindow!.location.hash).to.equal('#activity=climb&tables=7');
  });

  it('has adding to 20 as lines for the page of the school', async () => {
    await openPage();
    const copied = clipboard();
    await tap(english.skills.adding);
    await tap('20', 'label');
    await tap('Adding and taking away to 20');
    await tap(english.ways.page);
    await tap('Copy', 'button.primary');
    await until(() => copied.length, 'it is copied');
    expect(copied[0])
      .to.match(/^<iframe /)
      .and.to.contain('game=plus-and-minus');
    expect(copied[0]).to.contain('up-to=20');
  });

  it('has a warm-up by its code on the whiteboard', async () => {
    await openPage();
    await tap(english.skills.table);
    await tap('6 times table: two-minute warm-up');
    await tap(english.ways.link);
    await tap('Show it large');
    await until(() => find<HTMLDialogElement>(body(), 'dialog')?.open, 'the code is large');
    expect(words(the(body(), 'dialog p'))).to.contain('game=warm-up&tables=6');
    // Here, on this computer, nobody else could open it, which is said before the code.
    const note = queryAllByRole(body(), 'paragraph').find((one) => words(one) === ofBuilder.folderIsLocal)!;
    const [code] = queryAllByRole(body(), 'img', /^QR code: /);
    expect(note.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.greaterThan(0);
  });

  it('has one file for a stick', async () => {
    await openPage();
    await tap(english.skills['all-tables']);
    await tap('All times tables: two-minute warm-up');
    await tap(english.ways.file);
    const { name, blob } = await made(() => tap('Download'));
    expect(name).to.equal('all-times-tables-two-minute-warm-up.html');
    const text = await blob.text();
    expect(text).to.contain('<title>All times tables: two-minute warm-up</title>');
    expect(text).to.contain('<abacade-warm-up ');
  });

  it('has the report of yesterday by one drop', async () => {
    await openPage();
    const loaded = new Promise((resolve) => (frame!.onload = resolve));
    await tap('Report');
    await loaded;
    await until(() => find(body(), '.drop, .dropping, [part~=drop], .empty'), 'the report waits for a file');
    const file = new File([madeUpReport(dayOf(new Date()))], 'yesterday.txt', { type: 'text/plain' });
    const carried = new DataTransfer();
    carried.items.add(file);
    find(body(), 'abacade-report')!.dispatchEvent(
      new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true, composed: true }),
    );
    await until(() => words(body()).includes('28') && find(body(), 'table'), 'the class is shown');
  });

  it('comes from an activity to its results, and to the form of its game', async () => {
    await openPage(`#${addressOf({ kind: 'activity', activity: 'climb', asked: { ...usuallyAsked, tables: [7] } })}`);
    await tap(english.results.title);
    expect(queryAllByRole(fold(body(), english.results.title), 'listitem').length).to.equal(3);
    await tap(english.change);
    await until(() => hasRole(find(body(), 'builder-form'), 'list'), 'the form is there');
    const { choices } = inside().querySelector<GameBuilder>('game-builder')!;
    expect(choices).to.include({ game: 'plyt', preset: 'times-table', heading: '7 times table: climb the mountain' });
    await tap('All activities');
    await until(() => isShown(queryByRole(body(), 'list', english.practise)), 'the activities are back');
  });
});

describe('The first page', () => {
  it('speaks the language of its address, and is opened in it by a colleague', async () => {
    await openPage('?lang=de#activity=climb&tables=6_7');
    await until(() => words(find(body(), 'h1')).startsWith('Einmaleins mit 6 und 7'), 'it is in German');
    const links = queryAllByRole<HTMLAnchorElement>(getByRole(body(), 'navigation', germanHeader.label), 'link');
    expect(links.map(words)).to.deep.equal(
      ['activities', 'lesson', 'report', 'puzzles', 'help'].map((name) => germanHeader[name as 'help']),
    );
    expect(links.every(({ search }) => search === '?lang=de')).to.equal(true);
    const list = getByRole<HTMLSelectElement>(body(), 'combobox', germanHeader.language);
    expect(list.value).to.equal('de');
    list.value = 'ar';
    list.dispatchEvent(new Event('change'));
    await until(() => find(body(), 'activity-page')?.getAttribute('dir') === 'rtl', 'it is in Arabic');
    expect(frame!.contentWindow!.location.search).to.equal('?lang=ar');
    expect(frame!.contentWindow!.location.hash).to.equal('#activity=climb&tables=6_7');
    const toReport = (): string[] => findAll<HTMLAnchorElement>(body(), '.results a').map(({ search }) => search);
    await until(() => toReport()[0] === '?lang=ar', 'the report is in Arabic, too');
    await until(() => /^Abacade: \p{Script=Arabic}/u.test(inside().title), 'the tab is named in Arabic');
  });

  it('leads to a report that offers its made-up class in the same language', async () => {
    await openPage('?lang=de', 'report.html');
    await until(() => hasRole(body(), 'heading', german.madeUp.title), 'what is below the report is in German');
    expect(inside().title).to.equal(`Abacade: ${germanHeader.report}`);
    getByRole(body(), 'button', german.madeUp.see).click();
    await until(() => find(body(), 'table') && isShown(find(body(), '#made-up')), 'the class is shown');
    expect(words(find(body(), '#made-up'))).to.equal(`${german.madeUp.note} ${german.madeUp.simulated}`);
    const list = getByRole<HTMLSelectElement>(body(), 'combobox', germanHeader.language);
    list.value = 'ar';
    list.dispatchEvent(new Event('change'));
    await until(() => find(body(), '.made-up')?.getAttribute('dir') === 'rtl', 'it runs from the right');
  });

  it('opens the form of a game by its name, and what was written before as it was', async () => {
    await openPage('#game=tables&lang=it');
    await until(() => hasRole(find(body(), 'builder-form'), 'list'), 'the form is there');
    expect(inside().querySelector<ActivityPage>('activity-page')!.hidden).to.equal(true);
    const refused: string[] = [];
    inside().addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
    frame!.contentWindow!.location.hash = '';
    await until(() => isShown(queryByRole(body(), 'list', english.byName)), 'the activities are there');
    frame!.contentWindow!.location.hash = '#skill=thinking';
    await until(() => find(body(), 'activity-picture .stage > *'), 'a picture is drawn');
    expect(refused).to.deep.equal([]);
  });
});

// ---- the element alone ----

async function mount(
  width: number | undefined,
  address: string,
  attributes: Record<string, string> = {},
): Promise<ActivityPage> {
  const page = document.createElement('activity-page') as ActivityPage;
  for (const [name, value] of Object.entries({ folder: '/plain/dist/cdn/', ...attributes }))
    page.setAttribute(name, value);
  page.openAddress(address);
  stageOf(width).replaceChildren(page);
  await page.updateComplete;
  return page;
}

const usual = (activity: ActivityName): string => addressOf({ kind: 'activity', activity, asked: usuallyAsked });

describe('An activity', () => {
  for (const name of Object.keys(activities) as ActivityName[])
    it(`is tried at once: ${name}`, async () => {
      const page = await mount(undefined, usual(name));
      const { tag } = offered[activities[name].game];
      await until(() => find(page, `.stage > ${tag}`), 'its element is there');
      const element = the<HTMLElement & { state?: unknown }>(page, `.stage > ${tag}`);
      // A form would keep a class from playing; a warm-up has its first screen.
      const begun = (): unknown => (tag === 'abacade-warm-up' ? hasRole(element, 'heading', 'Warm-up') : element.state);
      await until(begun, 'it has begun');
      expect(element.getAttribute('players')).to.equal(activities[name].attributes['players'] ?? null);
    });

  it('has another name where one is given, in its file and in its address', async () => {
    const page = await mount(undefined, usual('climb'));
    let address = '';
    page.addEventListener('address-change', (event) => (address = (event as CustomEvent<string>).detail));
    const field = the<HTMLInputElement>(page, '#name');
    field.value = 'Quiz, Klasse 4b';
    field.dispatchEvent(new Event('change'));
    await page.updateComplete;
    await until(() => words(find(page, 'h1')) === 'Quiz, Klasse 4b', 'it is shown');
    the<HTMLInputElement>(page, 'input[value=course]').click();
    await until(() => hasRole(page, 'button', 'Download quiz-klasse-4b.zip'), 'the file is named');
    expect(address).to.contain('name=Quiz%2C%20Klasse%204b');
    page.openAddress(address);
    await page.updateComplete;
    expect(words(getByRole(page, 'heading', { level: 1 }))).to.equal('Quiz, Klasse 4b');
  });

  it('is named in the language of the page, which goes along', async () => {
    const page = await mount(undefined, usual('climb'), { lang: 'de' });
    await until(() => words(find(page, 'h1')) === 'Einmaleins mit 6: den Berg erklimmen', 'it is in German');
    the<HTMLInputElement>(page, 'input[value=page]').click();
    await until(() => linesOf(page), 'the lines are there');
    expect(linesOf(page)).to.contain('lang=de').and.to.contain('heading=Einmaleins%20mit%206');
    expect(hasRole(page, 'radio', german.ways.page)).to.equal(true);
  });

  it('names formats only among the other formats', async () => {
    const reserved = /scorm|cmi5|tinymce|forceclean|script \+|div \+|h5p/i;
    for (const address of ['', 'skill=table', usual('climb'), usual('warm-up')]) {
      const page = await mount(undefined, address);
      await until(() => find(page, 'h1'), 'it is there');
      const others = queryByRole(page, 'button', english.others)?.closest('details');
      if (others) expect(reserved.test(words(others)), address).to.equal(true);
      others?.remove();
      expect(words(page.shadowRoot!.firstElementChild)).not.to.match(reserved);
      expect(findAll(page, 'p, a, b, span, li, label, summary').map(words).join('\n'), address).not.to.match(reserved);
    }
  });

  it('that is a warm-up is shown by its link, by a frame and by a division, as a game is', async () => {
    const page = await mount(
      undefined,
      addressOf({ kind: 'activity', activity: 'warm-up', asked: { ...usuallyAsked, tables: [7] } }),
    );
    const lines = async (select: string): Promise<string> => {
      the<HTMLInputElement>(page, select).click();
      await page.updateComplete;
      await until(() => linesOf(page), 'the lines are there');
      return linesOf(page);
    };
    const address = await lines('input[name=way][value=link]');
    fold(page, english.others).open = true;
    const division = await lines('input[name=output][value=div]');
    const warmUpIn = (place: Element | null | undefined): Element | null => find(place, 'abacade-warm-up');
    frame = Object.assign(document.createElement('iframe'), { src: address, title: 'A warm-up' });
    document.body.append(frame);
    await until(() => hasRole(warmUpIn(frame!.contentDocument?.body), 'button', 'Start'), 'it is in its page');
    expect(warmUpIn(body())!.getAttribute('tables')).to.equal('7');
    expect(frame.contentDocument!.title).to.equal('7 times table: two-minute warm-up');
    expect(words(body())).not.to.match(/heading|attribute/);
    const place = stageOf(784);
    place.innerHTML = division;
    // Markup that is set so runs no script: the autoloader watches the page already.
    await import(new URL('/plain/dist/cdn/abacade.js', location.href).href);
    await until(() => hasRole(warmUpIn(place), 'button', 'Start'), 'it is where the division was');
    expect(warmUpIn(place)!.getAttribute('tables')).to.equal('7');
  });

  it('says that another site must be allowed, where lines need that, and offers a frame first', async () => {
    const page = await mount(undefined, usual('climb'));
    the<HTMLInputElement>(page, 'input[value=page]').click();
    await until(() => linesOf(page).startsWith('<iframe'), 'the frame is first');
    fold(page, english.others).open = true;
    the<HTMLInputElement>(page, 'input[name=output][value=script]').click();
    await until(() => queryAllByRole(page, 'paragraph').some((one) => words(one) === english.otherSite), 'it is said');
  });
});

describe('The first page for everyone', () => {
  /** Returns what reaches beyond the sides of the page. */
  const overflowing = (page: ActivityPage): string[] => {
    const box = page.getBoundingClientRect();
    return findAll(page, 'h1, h2, p:not(:empty), a, b, button, input, select, textarea, label, summary')
      .filter((one) => !one.closest('.stage') && !(one.getRootNode() as ShadowRoot).host?.closest('.stage'))
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (left < box.left - 1 || right > box.right + 1);
      })
      .map((one) => `${one.localName}.${one.className}`);
  };

  afterEach(() => (document.documentElement.style.background = ''));

  for (const [width, address, lang, way, paper] of [
    [320, 'skill=table&tables=6', 'en', undefined, 'white'],
    [320, 'skill=table&tables=6', 'en', undefined, 'black'],
    [320, 'skill=table&tables=6', 'ar', undefined, 'white'],
    [320, usual('climb'), 'de', 'course', 'white'],
    [320, usual('climb'), 'de', 'course', 'black'],
    [320, usual('warm-up'), 'ar', 'link', 'white'],
    [1280, 'skill=all-tables', 'en', undefined, 'white'],
    [1280, usual('climb'), 'en', 'page', 'white'],
  ] as const)
    it(`has nothing that axe finds, and nothing beyond its sides: ${width} px, ${address}, ${lang}, ${paper}`, async () => {
      document.documentElement.style.background = paper;
      const page = await mount(width, address, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
      await until(() => page.words !== undefined && (lang === 'en' || page.words.title !== english.title), 'it speaks');
      await page.updateComplete;
      if (way) {
        the<HTMLInputElement>(page, `input[name=way][value=${way}]`).click();
        await until(() => find(page, '.steps'), 'the steps are there');
        for (const one of findAll<HTMLDetailsElement>(page, 'details')) one.open = true;
      }
      expect(overflowing(page)).to.deep.equal([]);
      // The games have tests of their own.
      for (const one of findAll(page, '.stage > *')) one.remove();
      expect(await violations(page)).to.deep.equal([]);
    });

  it('is reached by the keyboard: every skill, table, activity and way in its order', async () => {
    const page = await mount(784, 'skill=table&tables=6');
    await until(() => hasRole(page, 'link', /^6 times table/), 'the activities are there');
    const reached = findAll<HTMLElement>(page, 'a, input').filter(
      (one) => one.tabIndex >= 0 && !one.closest('[inert]') && one.getRootNode() === page.shadowRoot,
    );
    const kinds = reached.map((one) => one.className.split(' ')[0] || (one as HTMLInputElement).type || 'link');
    expect(kinds.filter((kind) => kind === 'skill')).to.have.length(Object.keys(skills).length);
    expect(kinds.filter((kind) => kind === 'checkbox')).to.have.length(11);
    expect(kinds.indexOf('checkbox')).to.be.greaterThan(kinds.lastIndexOf('skill'));
    expect(kinds.indexOf('activity')).to.be.greaterThan(kinds.lastIndexOf('checkbox'));
    for (const one of reached) {
      one.focus();
      expect((page.shadowRoot as ShadowRoot & DocumentOrShadowRoot).activeElement).to.equal(one);
    }
  });
});

describe('The activities within a course', () => {
  async function inCourse(fragment: string): Promise<{ page: ActivityPage; chosen: CourseChoice[] }> {
    const page = document.createElement('activity-page') as ActivityPage;
    Object.assign(page, { folder: '/dist/cdn/', course: courseWords });
    page.openAddress(fragment);
    const chosen: CourseChoice[] = [];
    page.addEventListener('course-choice', (event) => chosen.push((event as CustomEvent<CourseChoice>).detail));
    const main = document.createElement('main');
    main.append(page);
    document.body.append(main);
    await until(() => find(page, 'h1'), 'the page is there');
    return { page, chosen };
  }

  const press = (page: ActivityPage, selector: string): void => find<HTMLElement>(page, selector)!.click();

  it('are chosen with what counts in the gradebook', async () => {
    const { page, chosen } = await inCourse('activity=climb&tables=6');
    await until(() => hasRole(page, 'button', courseWords.add), 'the activity is there');
    expect(findAll<HTMLInputElement>(page, '[name=grade]').map(({ value, checked }) => [value, checked])).to.deep.equal(
      [
        ['best', true],
        ['last', false],
        ['none', false],
      ],
    );
    expect(await violations(page)).to.deep.equal([]);
    press(page, '[name=grade][value=last]');
    getByRole(page, 'button', courseWords.add).click();
    expect(chosen).to.have.length(1);
    expect(chosen[0]).to.include({ title: '6 times table: climb the mountain', grade: 'last' });
    expect(chosen[0].activity).to.match(/^game=plyt&.*preset=times-table/);
    page.parentElement!.remove();
  });

  it('are chosen as a lesson on many devices, which gives no grade', async () => {
    const { page, chosen } = await inCourse('activity=climb&tables=6');
    await until(() => find(page, '[name=how]'), 'the activity is there');
    expect(findAll<HTMLInputElement>(page, '[name=how]').map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['alone', true],
      ['pairs', false],
      ['tournament', false],
      ['computer', false],
    ]);
    press(page, '[name=how][value=tournament]');
    await until(() => find(page, '[name=grade]') === null, 'there are no grades');
    expect(words(page)).to.include('A lesson gives no grade.');
    expect(await violations(page)).to.deep.equal([]);
    getByRole(page, 'button', courseWords.add).click();
    expect(chosen[0].grade).to.equal('none');
    const lesson = JSON.parse(chosen[0].lesson!) as { options: { fixed: unknown } };
    expect(lesson).to.include({ game: 'plyt', how: 'tournament' });
    expect(lesson.options.fixed).to.deep.equal([[6]]);
    page.parentElement!.remove();
  });

  it('have no grade without marks, and no ways out of the course', async () => {
    const { page, chosen } = await inCourse('activity=warm-up&tables=6');
    await until(() => hasRole(page, 'button', courseWords.add), 'the activity is there');
    expect(find(page, '.grades, [name=how]') === null).to.equal(true);
    expect(hasRole(page, 'radiogroup', ofBuilder.takeAs)).to.equal(false);
    expect(hasRole(page, 'button', english.forColleague)).to.equal(false);
    expect(hasRole(page, 'button', english.results.title)).to.equal(false);
    getByRole(page, 'button', courseWords.add).click();
    expect(chosen[0].grade).to.equal('none');
    page.openAddress('');
    await until(() => hasRole(page, 'list', english.practise), 'the skills are there');
    expect(hasRole(page, 'list', english.byName)).to.equal(false);
    expect(words(page)).not.to.include(english.intro);
    page.parentElement!.remove();
  });
});
