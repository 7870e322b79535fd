import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { cube, cubeDefs } from '../../components/multiplay-grid/cube.js';
import { forcedColours as forcedMultiplay } from '../../components/multiplay-grid/forced-colours.js';
import { styles as multiplayStyles } from '../../components/multiplay-grid/styles.js';
import { cardFace } from '../../components/parts/cards/face.js';
import { numberPad } from '../../components/parts/number-pad.js';
import { forcedColours as forcedPytagora } from '../../components/pytagora-board/forced-colours.js';
import { styles as pytagoraStyles } from '../../components/pytagora-board/styles.js';
import { forcedColours as forcedSequence } from '../../components/sequence-board/forced-colours.js';
import { styles as sequenceStyles } from '../../components/sequence-board/styles.js';
import { answerBox, type Verdict } from '../../components/style/answer-box.js';
import { controlStyles, segments, stepper, toggle } from '../../components/style/controls.js';
import { d12 } from '../../components/style/d12.js';
import { die } from '../../components/style/dice/die.js';
import { tray } from '../../components/style/dice/tray.js';
import { icon, icons } from '../../components/style/icons.js';
import { mountain } from '../../components/style/mountain/mountain.js';
import { pieceDefs, pieces, type PieceState } from '../../components/style/pieces.js';
import { shape } from '../../components/style/shapes.js';
import { cardTypes } from '../../src/rules/trail/cards.js';
import { cellOf, WINNER } from '../../src/rules/trail/spiral.js';
import { PLYT_SQUARES } from '../../src/rules/trail/options.js';

/** A drawn thing of the games: its name, the styles it has in a game, and its drawing. */
export interface Thing {
  readonly name: string;
  readonly styles: CSSResultGroup;
  readonly draw: () => TemplateResult;
}

const sequence = [sequenceStyles, forcedSequence];
const multiplay = [multiplayStyles, controlStyles, forcedMultiplay];
const pytagora = [pytagoraStyles, forcedPytagora];

const nothing = (): void => undefined;
const colours = [0, 1, 2, 3, 4, 5] as const;
const states: readonly PieceState[] = ['lying', 'new', 'last', 'crossed', 'bad', 'back', 'ghost', 'hole'];
const verdicts: readonly Verdict[] = ['open', 'right', 'wrong', 'shown'];
const figure = String;

const slots = [6, 5, 11, 9].map((face, i) => ({
  face: figure(face),
  label: `Die ${i + 1}: ${face}`,
  master: i === 0,
  underlined: face === 6 || face === 9,
  raised: i < 2,
  best: i === 1,
  tag: i < 2 ? 'keep' : 'roll',
  hinted: '',
}));

export const things: readonly Thing[] = [
  {
    name: 'Dice',
    styles: sequence,
    draw: () =>
      html`<div class="row">
        ${[12, 9, 3].map((face, i) => html`<span class="drawn">${die({ face: figure(face), label: `A die: ${face}`, master: i === 0, underlined: face === 9 })}</span>`)}
      </div>`,
  },
  {
    name: 'A tray of dice',
    styles: sequence,
    draw: () => tray({ label: 'Dice', slots, throwNumber: 0, live: true, onPress: nothing, onKey: nothing }),
  },
  {
    name: 'The die of Multiplay',
    styles: multiplay,
    draw: () =>
      html`<div class="row">${['', '8', '12'].map((face) => d12(face, `A die: ${face || 'not thrown'}`))}</div>`,
  },
  {
    name: 'Cubes',
    styles: multiplay,
    draw: () =>
      html`${cubeDefs}
        <div class="row">
          ${[undefined, ...colours].map((colour, i) => html`<span class="drawn">${cube({ figure: figure([7, 12, 144][i % 3]), colour })}</span>`)}
        </div>`,
  },
  {
    name: 'Pieces',
    styles: pytagora,
    draw: () =>
      html`${pieceDefs}
        <div class="row">
          ${states.map((state) => html`<span class="item">${pieces({ glyph: '7', state }, { glyph: '*', figure: '×', state })}<span class="caption">${state}</span></span>`)}
        </div>`,
  },
  {
    name: 'Cards',
    styles: sequence,
    draw: () =>
      html`<div class="row">
        ${cardTypes.map((card, i) => html`<span class="item">${cardFace(card, card.replace('-', ', '), i % 6)}</span>`)}
      </div>`,
  },
  {
    name: 'The mountain',
    styles: sequence,
    draw: () =>
      html`<div class="wide">
        ${mountain({
          squares: Array.from({ length: WINNER }, (_, i) => cellOf(i + 1)),
          stars: PLYT_SQUARES,
          climbers: colours.map((colour) => ({ colour, square: [113, 100, 77, 53, 30, 3][colour] })),
          current: 1,
          choices: [101, 102],
          label: 'The mountain',
          figure,
        })}
      </div>`,
  },
  {
    name: 'Number pad',
    styles: multiplay,
    draw: () =>
      html`<div class="wide">
        ${numberPad(
          { figure, words: { pad: { digits: 'Number pad', erase: 'Erase', enter: 'OK', answer: 'Answer' } } },
          { question: html`7 × 8 = ${answerBox('56', 'open')}`, typed: '56' },
        )}
      </div>`,
  },
  {
    name: 'Answers',
    styles: multiplay,
    draw: () =>
      html`<div class="row">
        ${verdicts.map((verdict) => html`<span>${answerBox('56', verdict, `56: ${verdict}`)} <span class="caption">${verdict}</span></span>`)}
      </div>`,
  },
  {
    name: 'Buttons and controls',
    styles: multiplay,
    draw: () =>
      html`<div class="row">
          <button type="button" class="button">Take back</button>
          <button type="button" class="button primary">Start</button>
          <button type="button" class="button dash">Add a player</button>
          <button type="button" class="button off" aria-disabled="true">Not now</button>
          <button type="button" class="icon-button" aria-label="Help">${icon('help')}</button>
        </div>
        <div class="row">
          ${segments(
            'pace',
            'Pace',
            [
              { value: 1, label: 'Slow' },
              { value: 2, label: 'Fast' },
            ],
            2,
            nothing,
          )}
          ${stepper('Points', { less: 'Fewer', more: 'More' }, [10, 15, 20], 15, figure, nothing)}
          ${toggle('Sound', true, nothing)} ${toggle('Clock', false, nothing)}
        </div>`,
  },
  {
    name: 'Players',
    styles: multiplay,
    draw: () =>
      html`<div class="row">
        ${colours.map((colour) => html`<span class="colour${colour + 1}">${shape(colour)} <span class="caption">Player ${colour + 1}</span></span>`)}
      </div>`,
  },
  {
    name: 'Icons',
    styles: multiplay,
    draw: () =>
      html`<div class="row">
        ${icons.map((name) => html`<span>${icon(name)} <span class="caption">${name}</span></span>`)}
      </div>`,
  },
];
