// Plays in a page that a test cannot access, controlled by messages: `{ hands: 'play', moves: 3 }` plays, `{ hands: 'tell' }` reports the
// state. `{ hands: 'look' }` also scrolls to each button, which needs a layout for each, so it is not for polling.
let seed = 7;
const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;

const answerOf = (board) => {
  const { game, state } = board;
  const turn = game.turn(state);
  if (turn.kind === 'over') return undefined;
  return turn.kind === 'chance' ? game.chance(state, random) : [...game.moves(state)][0];
};

/** Returns the buttons in a shadow root and in the ones nested in it. */
const buttonsIn = (root) =>
  [...root.querySelectorAll('*')].flatMap((one) => {
    if (one.shadowRoot) return buttonsIn(one.shadowRoot);
    return one.localName === 'button' ? [one] : [];
  });

const isSeen = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const there = one.getRootNode().elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(there) && (one === there || one.contains(there));
};

/** Returns the names of the buttons that scrolling cannot make visible. */
const cutOff = async (root) => {
  const found = buttonsIn(root).filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const top = window.scrollY;
  const hidden = [];
  for (const one of found) {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The status bar follows the window a moment after scrolling.
    for (let tries = 0; tries < 10 && !isSeen(one); tries++) await new Promise((next) => window.setTimeout(next, 30));
    if (!isSeen(one)) hidden.push(one);
  }
  window.scrollTo(0, top);
  return hidden.map((one) => one.ariaLabel || one.textContent.trim());
};

window.addEventListener('message', async ({ data, source }) => {
  if (!data || !data.hands) return;
  const board = document.querySelector('main > *, body > [players]');
  for (let i = 0; data.hands === 'play' && i < data.moves; i++) {
    const move = answerOf(board);
    if (move === undefined) break;
    board.play(move);
  }
  const origins = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
  source.postMessage(
    {
      told: true,
      over: Boolean(board && board.match && board.match.isOver),
      begun: Boolean(board && board.match && board.toText()),
      text: board && board.match ? board.toText() : '',
      options: board && board.match ? board.match.start.options : undefined,
      buttons: board ? buttonsIn(board.shadowRoot).length : 0,
      cut: data.hands === 'look' && board ? await cutOff(board.shadowRoot) : [],
      lacks: document.documentElement.scrollHeight - window.innerHeight,
      listeners: board ? board.getAttributeNames() : [],
      title: document.title,
      theme: document.documentElement.dataset.theme,
      notices: [...document.querySelectorAll('[role=region]')].map(({ shadowRoot }) => shadowRoot.textContent),
      origins: [...new Set(origins)],
      ...window.seen,
    },
    '*',
  );
});
