// The page of the teacher's report: its language, and the fictitious class.
import { dayOf } from '../../src/learning/index.js';
import type { AbacadeReport } from '../../components/abacade-report/define.js';
import { activitiesLanguages } from '../../src/words/generated/activities.js';
import { header } from '../../src/words/generated/header.js';
import { sayIn, speakPage } from '../header/speak.js';
import { madeUpReport } from './made-up.js';

const report = document.querySelector<AbacadeReport>('abacade-report')!;
const below = document.querySelector<HTMLElement>('.made-up')!;

speakPage({
  languages: activitiesLanguages,
  begin: (tag) => {
    report.lang = tag;
  },
  title: (_, tag) => header[tag].report,
  say: ({ madeUp }, tag) => sayIn(below, madeUp, tag),
});

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
