// The teacher's page. The key is in the address only once, and kept for this window.
const kept = 'abacade.key';
const given = location.hash.slice(1);
let key = given;
try {
  if (given) sessionStorage.setItem(kept, given);
  else key = sessionStorage.getItem(kept) ?? '';
} catch {
  // Without storage the key is needed again after a reload.
}
if (given) history.replaceState(null, '', location.pathname);

const board = document.createElement('abacade-class');
document.documentElement.lang = navigator.language;
board.setAttribute('live', new URL('.', location.href).href);
board.setAttribute('key', key);
document.querySelector('main').append(board);
