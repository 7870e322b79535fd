// Plays in a page that a test cannot reach into, and tells how it stands: `{ hands: 'play', moves: 3 }`, `{ hands: 'tell' }`.
let seed = 7;
const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;

const answerOf = (board) => {
  const { game, state } = board;
  const turn = game.turn(state);
  if (turn.kind === 'over') return undefined;
  return turn.kind === 'chance' ? game.chance(state, random) : [...game.moves(state)][0];
};

window.addEventListener('message', ({ data, source }) => {
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
      listeners: board ? board.getAttributeNames() : [],
      title: document.title,
      notices: [...document.querySelectorAll('[role=region]')].map(({ shadowRoot }) => shadowRoot.textContent),
      origins: [...new Set(origins)],
      ...window.seen,
    },
    '*',
  );
});
