import { common as commonEn } from '../../../src/words/generated/en/common.js';
import { multiplay as multiplayEn } from '../../../src/words/generated/en/multiplay.js';
import { plyt as plytEn } from '../../../src/words/generated/en/plyt.js';
import { pytagora as pytagoraEn } from '../../../src/words/generated/en/pytagora.js';
import { sequence as sequenceEn } from '../../../src/words/generated/en/sequence.js';
import { upAndDown as upAndDownEn } from '../../../src/words/generated/en/up-and-down.js';
import { tables as tablesEn } from '../../../src/words/generated/en/tables.js';
import { common as commonIt } from '../../../src/words/generated/it/common.js';
import { multiplay as multiplayIt } from '../../../src/words/generated/it/multiplay.js';
import { plyt as plytIt } from '../../../src/words/generated/it/plyt.js';
import { pytagora as pytagoraIt } from '../../../src/words/generated/it/pytagora.js';
import { sequence as sequenceIt } from '../../../src/words/generated/it/sequence.js';
import { upAndDown as upAndDownIt } from '../../../src/words/generated/it/up-and-down.js';
import { tables as tablesIt } from '../../../src/words/generated/it/tables.js';
import { notation } from '../../../src/words/generated/en/notation.js';
import { sumText } from '../../../src/words/notation.js';
import type { Sentences, Writer } from '../../../src/words/say.js';
import type {
  CommonWords,
  MultiplayWords,
  PlytWords,
  PytagoraWords,
  SequenceWords,
  UpAndDownWords,
  TablesWords,
} from '../../../src/words/types.js';

interface All {
  readonly common: CommonWords;
  readonly plyt: PlytWords;
  readonly sequence: SequenceWords;
  readonly multiplay: MultiplayWords;
  readonly pytagora: PytagoraWords;
  readonly 'up-and-down': UpAndDownWords;
  readonly tables: TablesWords;
}

/** Returns the texts of hints and reviews in a language, as the elements combine them. */
const sentencesOf = ({ common, plyt, sequence, multiplay, pytagora, 'up-and-down': upAndDown, tables }: All) => {
  const { sums } = common.hints;
  const games = [plyt, sequence, multiplay, pytagora, upAndDown, tables];
  return {
    hints: {
      plyt: { ...sums, ...plyt.hints } as Sentences,
      sequence: sequence.hints as Sentences,
      multiplay: multiplay.hints as Sentences,
      pytagora: pytagora.hints as Sentences,
      'up-and-down': upAndDown.hints as Sentences,
      tables: { ...sums, ...tables.hints } as Sentences,
    },
    /** The reasons why a choice was good or not, in all games. */
    why: Object.assign({}, ...games.map(({ review }) => review.why)) as Sentences,
  };
};

export const english = sentencesOf({
  common: commonEn,
  plyt: plytEn,
  sequence: sequenceEn,
  multiplay: multiplayEn,
  pytagora: pytagoraEn,
  'up-and-down': upAndDownEn,
  tables: tablesEn,
});

export const italian = sentencesOf({
  common: commonIt,
  plyt: plytIt,
  sequence: sequenceIt,
  multiplay: multiplayIt,
  pytagora: pytagoraIt,
  'up-and-down': upAndDownIt,
  tables: tablesIt,
});

/** The codes of all texts of reviews. */
export const reviewCodes = Object.keys(english.why);

/** Returns a writer of facts for an English reader, with digits of any script. */
export const inEnglish = (figure: (value: number) => string = String): Writer => ({
  figure,
  sum: (text) => sumText(text, { notation, figure }),
});
