import { openReplay } from '../support/finish.js';
import { drawn, mount, tap, type PytagoraTables } from '../support/digits.js';
import { until } from '../support/until.js';
import { has, the } from '../support/look-up.js';

const table = (attributes = {}, width?: number): Promise<PytagoraTables> => mount('pytagora-tables', attributes, width);

/** 3 × 8: Ada and Ben have the 24; Ada is asked. */
const asked = 'tb2..1_0.38.0124455679_0223467899.55';
/** The same where the pieces stand up by themselves. */
const shown = asked.replace('..', '.a.');
const rounds = Array.from({ length: 6 }, () => '01').join('_');
/** The seventh round: 2 × 4, the last of two players is asked. */
const end = `tb2..1_1.${rounds}_24.2223334445556667_2333444555666778.31`;

export const sights: Readonly<Record<string, () => Promise<PytagoraTables>>> = {
  'the form': () => table(),
  'two numbers to take': () => table({ players: 'Ada, Ben, Cleo, Dino' }),
  'a product to lay, as dots too': async () => {
    const element = await table({ position: asked });
    for (const name of ['Show as dots', '2', '4']) await tap(element, name);
    return element;
  },
  'a right product': async () => {
    const element = await table({ position: asked, speed: 'slow' });
    for (const one of ['[data-index="2"]', '[data-index="4"]']) await tap(element, the(element, one));
    // The moment lasts until axe has finished.
    const { setTimeout } = globalThis;
    const held = (call: () => void, ms = 0): number => setTimeout(call, ms > 1000 ? 20_000 : ms) as unknown as number;
    globalThis.setTimeout = held as unknown as typeof setTimeout;
    the(element, '.lay').click();
    globalThis.setTimeout = setTimeout;
    await drawn(element);
    return element;
  },
  'a wrong product over its dots': async () => {
    const element = await table({ position: asked });
    for (const one of ['[data-index="4"]', '[data-index="2"]']) await tap(element, the(element, one));
    await tap(element, the(element, '.lay'));
    await until(() => has(element, '.array') && has(element, '.go-on'), 'it stands over the dots');
    return element;
  },
  'pieces that stand up': () => table({ position: shown }),
  'the look back': async () => {
    const element = await table({ position: end });
    await tap(element, 'I haven’t got it');
    await openReplay(element);
    return element;
  },
};
