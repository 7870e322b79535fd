import 'abacade/multiplay-grid';

const shown = document.querySelector('#moves');
let moves = 0;
document.addEventListener('moved', () => (shown.textContent = String(++moves)));
