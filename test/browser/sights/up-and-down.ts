import { expect } from '@open-wc/testing';
import { openReplay } from '../support/finish.js';
import { fakeVoice, ownVoice } from '../support/voice.js';
import { drawn, mount, tap, type PytagoraSquare } from '../support/digits.js';
import { button, has } from '../support/look-up.js';

const square = (attributes = {}, width?: number): Promise<PytagoraSquare> =>
  mount('pytagora-square', attributes, width);
/** Ada has a 3, which comes next; Ben has none of the 4 after it. */
const three = 'ud2..0_0.3.003358899_011256778.56';
/** Ada holds no 3. */
const none = 'ud2..1_0.3.002458899_112567788.56';
/** 5 comes next at either end, and Ada has it. */
const both = 'ud2.vb.0_0.5_4.057999_123488.56';
/** One number is missing, and Ada has it. */
const last = 'ud2..0_0.35.117_2334.35';

export const sights: Readonly<Record<string, () => Promise<PytagoraSquare>>> = {
  'the start in pictures': () => square(),
  'the form in words': async () => {
    const element = await square();
    await tap(element, 'More settings, for grown-ups');
    return element;
  },
  'a piece to lay': () => square({ position: three }),
  'a wrong piece, and the way from it': async () => {
    fakeVoice();
    const element = await square({ position: three });
    await tap(element, 'Read to me');
    ownVoice();
    await tap(element, '8');
    expect(has(element, '.arrow path')).to.be.true;
    return element;
  },
  'a piece to take': () => square({ position: none }),
  'two ends, a number held': async () => {
    const element = await square({ position: both });
    await tap(element, '5, fits');
    return element;
  },
  'a piece that is dragged': async () => {
    const element = await square({ position: three });
    const piece = button(element, '3, fits');
    const common = { isPrimary: true, pointerId: 1, bubbles: true, composed: true };
    piece.dispatchEvent(new PointerEvent('pointerdown', { ...common, clientX: 100, clientY: 300 }));
    piece.dispatchEvent(new PointerEvent('pointermove', { ...common, clientX: 130, clientY: 250 }));
    await drawn(element);
    expect(has(element, '.dragged')).to.be.true;
    return element;
  },
  'the end in pictures': async () => {
    const element = await square({ position: last });
    await tap(element, '1, fits');
    expect(has(element, '.finish .crown')).to.be.true;
    return element;
  },
  'even and odd, a computer player': () => square({ players: 'bot, Ada', variant: 'even-and-odd' }),
  'the look back': async () => {
    const element = await square({ position: last });
    await tap(element, '1, fits');
    await openReplay(element);
    return element;
  },
};
