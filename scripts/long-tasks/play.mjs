// Plays games like a person, by clicks. `next` runs in the page and returns what a person would do now.

/** The elements, and the highest level of the computer player of each. */
export const games = {
  'plyt-board': { level: 4 },
  'sequence-board': { level: 3 },
  'multiplay-grid': { level: 4 },
  'pytagora-board': { level: 4 },
  'pytagora-square': { level: 2 },
  'pytagora-tables': { level: 3 },
};

/** Runs before the page's scripts: the same random numbers in every run, and computer players pause a tenth as long. */
export function prepare(seed) {
  let state = seed;
  const draw = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  globalThis.crypto.getRandomValues = (to) => (to.fill(0), to.set(Array.from(to, draw)), to);
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (call, ms, ...given) => setTimeout(call, ms >= 400 && ms <= 800 ? ms / 10 : ms, ...given);
}

/**
 * Runs in the page, after `lookUp`: returns the point to click next, `{ x, y }`; `done` when the game is over; `wait` while no person
 * can act. `plan` is a move of Pytagora, computed elsewhere; if one is needed, it returns `plan`.
 */
export function next(tag, plan, turn) {
  const { document, findAll } = globalThis;
  const board = document.querySelector(tag);
  const { match } = board;
  if (!match || findAll(board, '[aria-busy]').length) return 'wait';
  if (match.isOver) return 'done';
  const all = (selector) => findAll(board, selector).filter((one) => !one.closest('[inert]'));
  const middle = (element) => {
    let { left, top, width, height } = element.getBoundingClientRect();
    if (top < 0 || top + height > globalThis.innerHeight) {
      element.scrollIntoView({ block: 'center' });
      ({ left, top, width, height } = element.getBoundingClientRect());
    }
    return { x: left + width / 2, y: top + height / 2 };
  };
  /** Returns the point of the first match; if there are several, of the one that belongs to the seat to act. */
  const click = (...selectors) => {
    for (const selector of selectors) {
      const found = all(selector).filter((one) => one.getAttribute('aria-disabled') !== 'true');
      if (found.length) return middle(found[turn % found.length]);
    }
    return 'wait';
  };
  const key = (digit) => middle(all('.keys .key').find((one) => one.textContent.trim() === digit));
  const { state, rules: game } = board;
  const { kind } = match.turn;
  const persons = {
    'multiplay-grid': () => click('.end-game .button.primary', 'button.roll', '.cell.raised'),
    'plyt-board': () => {
      const pad = all('.question output')[0];
      if (!pad) return click('.stage .throw', '.stage .uses .button', '.stage .held', '.stage .button');
      const [asked] = [...game.moves(state)];
      if (asked?.type !== 'answer') return 'wait'; // the answer is being judged
      const rest = String(asked.answer).slice(pad.textContent.trim().length);
      return rest ? key(rest[0]) : click('.keys .key.primary');
    },
    'sequence-board': () => {
      const kept = all('.slot[aria-pressed=true]').length;
      if (kind !== 'chance' && state.phase.type === 'keep' && kept < 2 && turn % 3)
        return click('.slot[aria-pressed=false]');
      return click('.actions .pads .button', '.claim-action .take', '.actions .primary', '.actions .stop');
    },
    'pytagora-board': () => {
      if (all('.cover').length) return click('.cover button');
      if (kind === 'chance') return 'wait';
      if (!plan) return 'plan';
      const button = (name) => all('.actions button').find((one) => one.textContent.trim().startsWith(name));
      if (plan.type !== 'lay') return middle(button(plan.type === 'pass' ? 'Pass' : 'New'));
      const put = all('.cell .piece.new').length;
      const lies = all('.actions .primary:not(.off)')[0];
      const cells = plan.cells;
      if (put >= cells.length) return lies ? middle(lies) : 'play';
      const { x, y, glyph } = cells[put];
      const held = all('.slot[aria-pressed=true]')[0];
      if (!held) {
        const names = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by', '=': 'equals' };
        const from =
          (glyph === '=' && plan.equals !== 'own' && all('.slot[data-from=common]').at(-1)) ||
          all('.rack button.slot').find((one) => [glyph, names[glyph]].includes(one.getAttribute('aria-label')));
        return from ? middle(from) : 'play';
      }
      const { a, d, e, f } = findAll(board, '.sheet')[0].getScreenCTM();
      const at = { x: e + a * (x * 100 + 50), y: f + d * (y * 100 + 50) };
      const box = findAll(board, '.cloth')[0].getBoundingClientRect();
      const isSeen = at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
      return isSeen && board.shadowRoot.elementFromPoint(at.x, at.y)?.closest('.sheet') ? at : 'play';
    },
    'pytagora-square': () => click('.slot.fits', '.actions .bag', '.rings .place', '.hand .slot'),
    'pytagora-tables': () => click('.slot.fits:not(.used)', '.actions .bag.lay', '.actions .bag'),
  };
  const { seat, phase } = state;
  const thrower = seat ?? phase.rolling?.[phase.rolled.length] ?? phase.seat;
  return match.isBot(kind === 'chance' ? thrower : match.turn.seat) ? 'wait' : persons[tag]();
}
