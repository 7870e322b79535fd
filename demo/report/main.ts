// The page of the teacher's report: its language, and the fictitious class.
import { dayOf } from '../../src/learning/index.js';
import type { AbacadeReport } from '../../components/abacade-report/define.js';
import { activitiesLanguages } from '../../src/words/generated/activities.js';
import { header } from '../../src/words/generated/header.js';
import type { ActivitiesWords } from '../../src/words/types.js';
import { fetchLanguage } from '../../src/words/words.js';
import { directionOf, languageOfPage, onLanguage } from '../header/language.js';
import { madeUpReport } from './made-up.js';

const report = document.querySelector<AbacadeReport>('abacade-report')!;
const below = document.querySelector<HTMLElement>('.made-up')!;

/** Sets the language of the page. If its words cannot be fetched, what is below the report stays as it is. */
async function speak(tag: string): Promise<void> {
  report.lang = tag;
  const words = await fetchLanguage(activitiesLanguages, tag).catch(() => undefined);
  if (!words || report.lang !== tag) return;
  document.title = `Abacade: ${header[tag].report}`;
  Object.assign(below, { lang: tag, dir: directionOf(tag) });
  for (const element of below.querySelectorAll<HTMLElement>('[data-says]'))
    element.textContent = words.madeUp[element.dataset['says'] as keyof ActivitiesWords['madeUp']];
}
void speak(languageOfPage());
onLanguage((tag) => void speak(tag));

const name = 'Made-up class, simulated.txt';
const made = (): File => new File([madeUpReport(dayOf(new Date()))], name, { type: 'text/plain' });

for (const button of document.querySelectorAll<HTMLElement>('[data-made-up]'))
  button.addEventListener('click', () => {
    report.clear();
    void report.open([made()]).then(() => {
      document.querySelector<HTMLElement>('#made-up')!.hidden = false;
    });
  });

document.querySelector('[data-export]')!.addEventListener('click', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(made());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});
