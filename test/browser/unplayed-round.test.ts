import { expect } from '@open-wc/testing';
import { ready } from '../../src/core/index.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { gameNamed, type GameName } from '../unit/support/all-games.js';
import { FakeLesson } from '../unit/support/fake-lesson.js';
import { seeded } from '../unit/support/random.js';
import { clear, stageOf } from './support/grid.js';
import { LessonDevice } from './support/lesson-device.js';
import { find, findAll, has, the, words } from './support/look-up.js';
import { queryAllByRole } from './support/roles.js';
import { until } from './support/until.js';

const games: readonly GameName[] = ['plyt', 'sequence', 'multiplay', 'pytagora', 'upAndDown', 'tables'];
const sentence = 'The round ended before anyone had a turn.';

before(async () => {
  document.documentElement.lang = 'en';
  await ready();
});
afterEach(clear);

describe('A round that has ended before anyone had a turn', () => {
  for (const name of games)
    it(`of ${name} celebrates nobody`, async () => {
      const game = gameNamed(name);
      const read = game.options({});
      const one = new FakeLesson(game, 2, read.ok ? read.value : {}, seeded(4));
      // A pupil, and the teacher or the projector.
      for (const seat of [one.match.seat, 'public'] as const) {
        for (const width of [320, 1000]) {
          const device = await LessonDevice.at(one, seat, stageOf(width));
          const players = ['Ada', 'Ben'].map((own, colour) => ({ name: own, bot: 0, colour }));
          const match = new Match(game, players, one.match.board.state);
          one.say({ t: 'over', match: one.name, record: record(match), scores: [0, 0], winners: [] });
          const { element } = device;
          await until(() => find(element, '.finish [part~="turn"]'), 'the end is shown');
          expect(words(the(element, '.finish [part~="turn"]'))).to.equal(sentence);
          const { left, right, height } = the(element, '.finish h2').getBoundingClientRect();
          const box = element.getBoundingClientRect();
          expect(height > 0 && left >= box.left && right <= box.right, 'it is in sight').to.equal(true);
          expect(has(element, '[part~="board"]')).to.equal(true);
          expect(findAll(element, '.disc, .confetti, .finish [part~="scores"], .praise')).to.eql([]);
          expect(queryAllByRole(element, 'button').map(words), 'there is nothing to look back at').to.eql([]);
          expect(find(element, '.garland')?.getClientRects().length ?? 0).to.equal(0);
          device.leave();
        }
      }
    });
});
