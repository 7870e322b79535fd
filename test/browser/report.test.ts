import { expect } from '@open-wc/testing';
import '../../components/abacade-report/define.js';
import type { AbacadeReport } from '../../components/abacade-report/define.js';
import { madeUpReport } from '../../demo/report/made-up.js';
import { violations, violationsOfWords } from './support/axe.js';
import { media } from './support/chromium.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { until } from './support/until.js';
import { find, findAll, focused, the, words } from './support/look-up.js';
import { getByRole, queryByRole } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'The report of a class';
});
afterEach(async () => {
  await media();
  await clear();
});

/** Opens the report of the made-up class. */
async function opened(width: number, attributes: Readonly<Record<string, string>> = {}): Promise<AbacadeReport> {
  const report = document.createElement('abacade-report');
  for (const [name, value] of Object.entries({ lang: 'en', 'warm-up': 'warm-up.html', ...attributes }))
    report.setAttribute(name, value);
  stageOf(width).append(report);
  await report.open([new File([madeUpReport(1056)], 'class.txt')]);
  await until(() => queryByRole(report, 'table'), 'the map of the class is there');
  await report.updateComplete;
  return report;
}

/** Returns what reaches beyond the sides of the report; only a map may scroll within its own box. */
function beyond(report: AbacadeReport): string[] {
  const { left, right } = report.getBoundingClientRect();
  const scrolls = (element: Element): boolean => {
    for (let one = element.parentElement; one; one = one.parentElement)
      if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(one).overflowX)) return true;
    return false;
  };
  return findAll(report, 'button, h2, h3, p, .card, td, li').flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isOut = box.width > 0 && (box.left < left - 1 || box.right > right + 1);
    return isOut && !scrolls(element) && !element.closest('.visually-hidden, .strips')
      ? [`${element.tagName} ${element.className} ${words(element).slice(0, 40)}`]
      : [];
  });
}

describe('The report of a class', () => {
  for (const [width, theme, lang] of [
    [320, 'light', 'en'],
    [667, 'dark', 'it'],
    [1280, 'light', 'ar'],
  ] as const) {
    it(`is accessible at ${width} px, ${theme}, in ${lang}`, async () => {
      const report = await opened(width, { theme, lang });
      await until(() => the(report, '.frame').lang.startsWith(lang), 'it speaks the language');
      await tap(the(report, '[data-cell="7-8"]'));
      expect(beyond(report)).to.deep.equal([]);
      expect(await (lang === 'en' ? violations : violationsOfWords)(report)).to.deep.equal([]);
      expect(the(report, '.frame').classList.contains('rtl')).to.equal(lang === 'ar');
    });
  }

  it('takes files that are dropped on it, several at once, and leaves a text that is dragged alone', async () => {
    const report = document.createElement('abacade-report');
    stageOf(784).append(report);
    await report.updateComplete;
    const drag = (type: string, ...files: File[]): boolean => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      return !report.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    };
    const isHeld = async (): Promise<boolean> => {
      await report.updateComplete;
      return the(report, '.app').classList.contains('held');
    };
    const file = new File([madeUpReport(1056)], 'class.txt');
    expect([drag('dragover'), await isHeld()]).to.deep.equal([false, false]);
    expect([drag('dragover', file), await isHeld()]).to.deep.equal([true, true]);
    drag('dragleave', file);
    expect(await isHeld()).to.equal(false);
    expect(drag('drop', file, new File(['nonsense'], 'other.txt'))).to.equal(true);
    await until(() => queryByRole(report, 'table'), 'the map of the class is there');
    await until(() => words(report).includes('other.txt'), 'the other one is listed');
  });

  it('is read by keys alone: the map, one of its numbers, and back; mirrored from right to left', async () => {
    const report = await opened(1280);
    const at = (): string | null | undefined => focused(report)?.getAttribute('data-cell');
    the(report, '[data-cell="2-2"]').focus();
    await press('ArrowRight', 'ArrowDown', 'ArrowDown');
    await until(() => at() === '4-3', 'the focus has moved');
    await press('Enter');
    await until(() => queryByRole(report, 'button', 'Close'), 'who knows it is shown');
    getByRole(report, 'button', 'Close').focus();
    await press('Enter');
    await until(() => at() === '4-3', 'the focus is back');
    await press('End');
    await until(() => at() === '4-12', 'the end of the row');
    report.dir = 'rtl';
    await report.updateComplete;
    await press('ArrowRight');
    await until(() => at() === '4-11', 'right is towards the beginning');
  });

  it('says everything in forced colours, where no shade is left', async () => {
    const report = await opened(667);
    await media({ 'forced-colors': 'active' });
    const cell = the(report, 'td .cell:not(.few), td.cell:not(.few), [data-cell="7-8"]');
    expect(words(cell)).to.match(/^\d+/);
    expect(getComputedStyle(cell).backgroundColor).to.equal(getComputedStyle(the(report, '.map-card')).backgroundColor);
  });

  it('covers names until they are asked for, and prints strips alone, four on a page', async () => {
    const report = await opened(1280);
    expect(words(report)).not.to.include('Ada A.');
    await tap(getByRole(report, 'button', 'Show names'));
    expect(words(report)).to.include('Ada A.');
    const { print } = window;
    let printed = 0;
    window.print = () => void printed++;
    await tap(getByRole(report, 'button', 'Print strips'));
    await until(() => printed, 'the page is printed');
    window.print = print;
    await media({}, 'print');
    expect(getComputedStyle(the(report, '.report')).display).to.equal('none');
    const pages = findAll(report, '.sheet');
    expect(pages).to.have.length(14);
    for (const page of pages) {
      expect(page.querySelectorAll('.strip')).to.have.length(4);
      expect(page.getBoundingClientRect().height, 'fits on A4 within its margins').to.be.below((270 / 25.4) * 96);
    }
    window.dispatchEvent(new Event('afterprint'));
    await until(() => !find(report, '.strips'), 'the strips are gone');
  });

  it('says in sight that an export saved again is not in Unicode, and reads its names all the same', async () => {
    const report = await opened(1280, { lang: 'de' });
    const letters = new Map([
      ['–', 0x96],
      ['ü', 0xfc],
      ['ß', 0xdf],
    ]);
    const text = madeUpReport(1056)
      .replaceAll('Ada A.', 'Jürgen – Groß')
      .replace(/[^\0-\x7f–üß]/g, '?');
    const bytes = Uint8Array.from(text, (letter) => letters.get(letter) ?? letter.charCodeAt(0));
    report.clear();
    await report.open([new File([bytes], 'klasse.csv')]);
    await until(() => queryByRole(report, 'table'), 'the map of the class is there');
    expect(the<HTMLDetailsElement>(report, '.files').open).to.equal(true);
    expect(words(the(report, '.file-row')))
      .to.include('windows-1252')
      .and.to.include('CSV UTF-8');
    await until(() => queryByRole(report, 'button', 'Namen zeigen'), 'the German words are there');
    await tap(getByRole(report, 'button', 'Namen zeigen'));
    expect(words(report)).to.include('Jürgen – Groß');
  });

  it('saves a table with commas or semicolons between its columns, as is chosen', async () => {
    const report = await opened(667);
    const saved: Blob[] = [];
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return createObjectURL.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = () => undefined;
    const choice = getByRole<HTMLSelectElement>(report, 'combobox', 'Between the columns');
    const first = async (): Promise<string> => {
      await tap(getByRole(report, 'button', 'Save as CSV'));
      return (await saved.at(-1)!.text()).split('\r\n', 1)[0];
    };
    // The reader's decimal sign is a full stop.
    expect(choice.selectedIndex).to.equal(0);
    expect(await first()).to.equal('pupil,fact,state,sure,last_day');
    choice.selectedIndex = 1;
    choice.dispatchEvent(new Event('change'));
    expect(await first()).to.equal('pupil;fact;state;sure;last_day');
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  });
});
