// The first page: the activities, the form of the games where that is wanted, the address, and the language.
import { queryOf } from '../../src/embed/address.js';
import type { Choices } from '../../src/embed/choices.js';
import { floorCondition } from '../../src/embed/floor.js';
import { activitiesLanguages } from '../../src/words/generated/activities.js';
import { embed } from '../../src/words/generated/embed.js';
import type { GameBuilder } from '../builder/builder.js';
import { directionOf, inLanguage } from '../header/language.js';
import { speakPage } from '../header/speak.js';
import { addressOf, viewOf, viewOfWarmUp } from './chosen.js';
import type { ActivityPage } from './page.js';
import './page.js';

const main = document.querySelector('main')!;
const page = document.querySelector<ActivityPage>('activity-page')!;

/** The form of the games, which is fetched when it is wanted. */
let builder: GameBuilder | undefined;

async function fetchBuilder(): Promise<GameBuilder> {
  if (!builder) {
    builder = document.createElement('game-builder') as GameBuilder;
    for (const name of ['folder', 'play', 'lang', 'dir']) builder.setAttribute(name, page.getAttribute(name) ?? '');
    builder.toggleAttribute('hosted', true);
    builder.addEventListener('choices-change', (event) => {
      history.replaceState(null, '', `#${queryOf((event as CustomEvent<Choices>).detail)}`);
    });
    builder.addEventListener('warm-up-opened', (event) => {
      event.preventDefault();
      location.hash = addressOf(viewOfWarmUp((event as CustomEvent<Choices>).detail));
    });
    main.append(builder);
  }
  await import('../builder/builder.js');
  return builder;
}

speakPage({
  languages: activitiesLanguages,
  begin: (tag) => {
    const dir = directionOf(tag);
    for (const element of builder ? [page, builder] : [page]) Object.assign(element, { lang: tag, dir });
    page.report = inLanguage('report.html');
    // If the browser is too old, a notice says so.
    if (!CSS.supports(floorCondition)) main.dataset['needs'] = embed[tag].needs;
  },
  title: ({ title }) => title,
});

// What is shown is in the fragment of the address, which no server receives: a bookmark restores it, and a colleague has the same.
const open = async (): Promise<void> => {
  const view = viewOf(location.hash.slice(1));
  const isForm = view.kind === 'form';
  page.hidden = isForm;
  if (builder) builder.hidden = !isForm;
  page.openAddress(location.hash.slice(1));
  if (view.kind !== 'form') return;
  const form = await fetchBuilder();
  form.openAddress(view.query);
};
void open();
addEventListener('hashchange', () => void open());
page.addEventListener('address-change', (event) => {
  history.replaceState(null, '', `#${(event as CustomEvent<string>).detail}`);
});
