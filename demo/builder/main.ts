// The page of the builder: its language, its address, and where the built scripts lie.
import { queryOf } from '../../src/embed/address.js';
import type { Choices } from '../../src/embed/choices.js';
import { floorCondition } from '../../src/embed/floor.js';
import { embed } from '../../src/words/generated/embed.js';
import { languages } from '../../src/words/languages.js';
import { pickLanguage } from '../../src/words/words.js';
import './builder.js';
import type { GameBuilder } from './builder.js';

const builder = document.querySelector<GameBuilder>('game-builder')!;
builder.lang = pickLanguage(languages, [], navigator.languages);

/** Tells the page its language; in a browser that is too old, also what the page needs. */
const speak = (): void => {
  document.documentElement.lang = builder.lang;
  if (!CSS.supports(floorCondition)) document.querySelector('main')!.dataset['needs'] = embed[builder.lang].needs;
};
speak();
new MutationObserver(speak).observe(builder, { attributeFilter: ['lang'] });

// The choices stand in the address behind `#`, which no server sees: a bookmark brings them back.
const open = (): void => builder.openAddress(location.hash.slice(1));
open();
addEventListener('hashchange', open);
builder.addEventListener('choices-change', (event) => {
  history.replaceState(null, '', `#${queryOf((event as CustomEvent<Choices>).detail)}`);
});
