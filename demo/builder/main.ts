// The page of the builder: its language, its address, and where the built scripts lie.
import { queryOf } from '../../src/embed/address.js';
import type { Choices } from '../../src/embed/choices.js';
import { languages } from '../../src/words/languages.js';
import { pickLanguage } from '../../src/words/words.js';
import './builder.js';
import type { GameBuilder } from './builder.js';

const builder = document.querySelector<GameBuilder>('game-builder')!;
builder.lang = pickLanguage(languages, [], navigator.languages);
document.documentElement.lang = builder.lang;
new MutationObserver(() => {
  document.documentElement.lang = builder.lang;
}).observe(builder, { attributeFilter: ['lang'] });

// The choices stand in the address behind `#`, which no server sees: a bookmark brings them back.
const open = (): void => builder.openAddress(location.hash.slice(1));
open();
addEventListener('hashchange', open);
builder.addEventListener('choices-change', (event) => {
  history.replaceState(null, '', `#${queryOf((event as CustomEvent<Choices>).detail)}`);
});
