// The contract of a game element: everyone can play it. The screens are those of sights/.
import { expect } from '@open-wc/testing';
import { isForEveryone, onAPage } from './support/access.js';
import { tree } from './support/chromium.js';
import { contracts } from './support/contract.js';
import { asked, mount as mountPlyt } from './support/plyt.js';
import { click, mount as mountSequence, position, slots, toKeep } from './support/sequence.js';
import { find } from './support/look-up.js';
import { until } from './support/until.js';
import { sights as plyt } from './sights/plyt.js';
import { sights as sequence } from './sights/sequence.js';

for (const [name, sights] of [
  ['plyt', plyt],
  ['sequence', sequence],
] as const)
  isForEveryone(
    contracts.find((game) => game.name === name)!,
    sights,
  );

describe('What is read aloud', () => {
  onAPage();

  it('of PLYT is a list of squares, a question and a number pad', async () => {
    await mountPlyt({ players: 'Ada, Ben', position: asked() });
    const read = await tree();
    const names = (role: string): string[] => read.filter((one) => one.role === role).map(({ name }) => name);
    expect(names('option').length).to.equal(113);
    expect(names('option').slice(40, 45)).to.deep.equal([
      '41, level 2',
      '42, level 2, Ben',
      '43, level 2',
      '44, level 2',
      '45, level 2, star',
    ]);
    expect(names('listbox')).to.deep.equal(['The trail']);
    expect(names('heading')).to.include('Ben’s turn');
    expect(names('image'), 'the dice are the factors of the question').to.include.members(['7', '8', '12']);
    expect(names('button')).to.include.members(['1', '9', '0', 'Erase', 'OK', 'Hint', 'More']);
  });

  it('of Sequence is whose turn it is, the dice with what becomes of them, and what they make', async () => {
    const board = await mountSequence({ position: position(toKeep), players: 'Ada, Ben' });
    await click(board, slots(board)[2]);
    const read = await tree();
    const named = (role: string): string[] => read.filter((one) => one.role === role).map(({ name }) => name);
    expect(named('heading')).to.include.members(['Ada’s turn', 'What the dice make']);
    expect(named('group')).to.include('Dice');
    expect(named('button')).to.include.members([
      'black die: 7 ↻ roll',
      'die 2: 3 ↻ roll',
      'die 3: 9 ✓ kept',
      'Roll 5 dice',
      'Hint',
      'Show what they make',
      'More',
    ]);
    expect(named('button').join(), 'the eye is shut').not.to.include('Take');
    await click(board, 'Show what they make');
    expect((await tree()).map(({ name }) => name)).to.include('Take 7 + 4 = 11, Novice run');
    // The mountain is in sight; on a phone the strip opens it.
    expect(read.some(({ name }) => name === 'Ada: 20, Ben: 30')).to.equal(true);
    board.parentElement!.style.inlineSize = '375px';
    await until(() => find(board, '.strip')?.getClientRects().length, 'there is a strip');
    const buttons = (await tree()).filter(({ role }) => role === 'button').map(({ name }) => name);
    expect(buttons).to.include('Ada: 20, Ben: 30. See the mountain');
  });
});
