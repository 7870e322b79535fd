// A game of Up and down by speech and drawings alone: no text is read, and no name of a control is used.
import { expect } from '@open-wc/testing';
import { squares, type Variant } from '../../src/rules/up-and-down/index.js';
import { Child } from './support/child.js';
import { isChromium, mostInChromium } from './support/chromium.js';
import { clear } from './support/grid.js';
import { drawn, mount, taken } from './support/digits.js';
import { until } from './support/until.js';
import { fakeVoice, heard, ownVoice } from './support/voice.js';
import { has } from './support/look-up.js';

const { lang } = document.documentElement;
beforeEach(() => {
  document.documentElement.lang = 'en';
  fakeVoice();
});
afterEach(async () => {
  document.documentElement.lang = lang;
  ownVoice();
  await clear();
});

/** Returns the numbers that the voice last asked to find. */
const told = (): number[] =>
  [...(heard.at(-1)!.match(/Find (\d)(?: or (\d))?\./) ?? [])].slice(1).filter(Boolean).map(Number);

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const games = mostInChromium<readonly [variant: Variant, people: number, ladybirds: number]>(
  [
    ['both-ways', 2, 0],
    ['plain', 1, 1],
    ['plain', 4, 0],
    ['even-and-odd', 3, 0],
  ],
  1,
);

describe('A child who cannot read', () => {
  for (const [variant, people, ladybirds] of games)
    it(`plays ${variant} from its start to its end and once more: ${people} and ${ladybirds} ladybirds`, async () => {
      // The first game is followed move by move in Chromium; for the others, only the end is checked.
      const isWhole = isChromium && variant === games[0][0];
      const element = await mount('pytagora-square', { speed: isWhole ? 'fast' : 'instant' }, 375);
      const child = new Child(element);
      await child.tap(child.cardOf(people, ladybirds));
      await child.tap(child.pathCard(variant));
      expect(heard).to.have.length(2);
      await child.tap(child.largestButton);
      expect(element.state!.options.variant).to.equal(variant);
      expect(element.state!.hands).to.have.length(people + ladybirds);

      const sees = (): boolean =>
        child.seesCrown || child.facedown !== undefined || child.largeFrames.length > 1 || child.standingOut.length > 0;
      for (let taps = 0; taps < 300; taps++) {
        await until(sees, 'something stands out');
        if (child.seesCrown) break;
        const { laid } = element.state!;
        const sum = total(laid);
        if (squares[variant].flat().length - sum < 4) {
          element.speed = 'fast';
          await drawn(element);
        }
        if (child.largeFrames.length > 1) {
          expect(heard.at(-1)).to.equal('Here or there? Tap a place.');
          await child.tap(child.largeFrames[1]);
          expect(element.state!.laid[1]).to.equal(laid[1] + 1);
        } else if (child.facedown) {
          expect(heard.at(-1)).to.match(/Take a piece\.$/);
          const { ply } = element.match!;
          await child.tap(child.facedown);
          await until(() => element.match!.ply > ply, 'a piece is taken');
        } else {
          const numbers = told();
          const { seat, hands } = element.state!;
          const held = hands[seat];
          await child.tap(child.standingOut[0]);
          // It is laid, or waits to be laid at the end: and the voice named it before.
          if (total(element.state!.laid) > sum) {
            const gone = held.find((digit) => {
              const count = (all: readonly number[]): number => all.filter((one) => one === digit).length;
              return count(element.state!.hands[seat]) < count(held);
            });
            expect(numbers).to.include(gone);
          } else expect(numbers).to.include(Number.parseInt(taken(element)[0]));
        }
      }

      expect(child.seesCrown).to.be.true;
      const end = heard.findIndex((text) => /(wins|and \w+)!$/.test(text));
      expect(heard[end], 'the winner is told').not.to.equal(undefined);
      const laid = total(element.state!.laid);
      const numbers = heard.slice(end + 1);
      expect(numbers.every((one) => /^\d$/.test(one))).to.be.true;
      expect(numbers).to.have.length(laid);
      if (laid === squares[variant].flat().length)
        expect(numbers.toSorted().join('')).to.equal(squares[variant].flat().toSorted().join(''));
      await child.tap(child.largestButton);
      await until(() => has(element, '.game'), 'it begins once more');
      expect(element.state!.hands).to.have.length(people + ladybirds);
      expect(element.match!.ply).to.equal(0);
    });
});
