import { table } from '../../src/rules/pytagora/index.js';
import { plain } from '../ui/rich-text.js';
import { judged } from './card.js';
import { growing } from './growing.js';
import { held, isAt } from './laying.js';
import { labelOf } from './table-view.js';
import { lastTold, telling } from './announcements.js';
import { mayLay, type PytagoraView } from './context.js';

/** Answers a single-key question: l last move, s scores, r the rack, e what is being laid, o this cell, h a hint. */
export function ask(v: PytagoraView, key: string): boolean {
  const { questions } = telling(v);
  const { fingers, match, seen, viewer } = v;
  switch (key) {
    case 'l':
      v.say(plain(lastTold(v) ?? questions.nothingYet));
      return true;
    case 's':
      v.say(seen.scores.map((score, seat) => v.words.score(match.players[seat].name, v.figure(score))).join(', '));
      return true;
    case 'r':
      if (viewer !== undefined && !v.isCovered) v.say(questions.rack(heldText(v, viewer)));
      return true;
    case 'e': {
      const grown = mayLay(v) ? growing(match.game, seen, fingers.spread) : undefined;
      v.say(grown ? judged(v, grown) : questions.nothingLaid);
      return true;
    }
    case 'o': {
      const { focus } = fingers;
      const put = fingers.spread.pieces.find(isAt(focus));
      const lies = table(seen).find(([x, y]) => isAt(focus)({ x, y }));
      v.say(labelOf(v, { ...focus, glyph: put?.glyph ?? lies?.[2] ?? '', state: put ? 'new' : undefined }));
      return true;
    }
    case 'h':
      void v.host.hint();
      return true;
    default:
      return false;
  }
}

const heldText = (v: PytagoraView, viewer: number): string =>
  held(v.seen.racks[viewer], v.fingers.spread)
    .filter((glyph) => glyph !== undefined)
    .map((glyph) => v.gameWords.signs[glyph] ?? v.sign(glyph))
    .join(', ');
