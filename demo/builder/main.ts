// The page of the builder: its language, its address, and the location of the built scripts.
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

/** Sets the language of the page; if the browser is too old, also shows a notice in that language. */
const speak = (): void => {
  document.documentElement.lang = builder.lang;
  if (!CSS.supports(floorCondition)) document.querySelector('main')!.dataset['needs'] = embed[builder.lang].needs;
};
speak();
new MutationObserver(speak).observe(builder, { attributeFilter: ['lang'] });

// The choices are in the fragment of the address, which no server receives: a bookmark restores them.
const open = (): void => builder.openAddress(location.hash.slice(1));
open();
addEventListener('hashchange', open);
builder.addEventListener('choices-change', (event) => {
  history.replaceState(null, '', `#${queryOf((event as CustomEvent<Choices>).detail)}`);
});
