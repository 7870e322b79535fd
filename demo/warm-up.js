// Reads the options in a link: `warm-up.html?tables=7,8&operation=division&fact=7*8&lang=it`. The garden opens the warm-up,
// too.
const warmUp = document.querySelector('abacade-warm-up');
const asked = new globalThis.URLSearchParams(globalThis.location.search);

for (const name of ['tables', 'operation', 'fact', 'name', 'pace']) {
  if (asked.has(name)) warmUp.setAttribute(name, asked.get(name));
}
if (asked.has('lang')) document.documentElement.lang = asked.get('lang');
document.addEventListener('language-chosen', ({ detail }) => {
  document.documentElement.lang = detail;
});

document.addEventListener('warm-up-wanted', ({ detail: { fact, operation } }) => {
  for (const [name, value] of Object.entries({ fact, operation })) {
    if (value === undefined) warmUp.removeAttribute(name);
    else warmUp.setAttribute(name, value);
  }
  warmUp.restart();
  warmUp.scrollIntoView();
});
