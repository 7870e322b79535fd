/** The nicknames of pupils in a lesson. A nickname is a number, so nobody types a name and no name is ever sent. */
import { bad, isWhole, ok, type Result } from '../../rules/game.js';
import { nicknames } from './messages.js';

/**
 * The keys of the names, which are English; the displayed names are translated to the reader's language. No name may be an insult to a
 * child in any of the languages: no pig, cow, donkey, rat, monkey or whale. The index is the number, which running lessons have stored: a
 * name may be replaced, but must not move.
 */
// oxfmt-ignore
export const nicknameKeys = [
  'badger', 'bear', 'bee', 'bison', 'butterfly', 'buzzard', 'chamois', 'chipmunk', 'clownfish', 'crab', 'crane',
  'cricket', 'curlew', 'deer', 'dolphin', 'dragonfly', 'duckling', 'eagle', 'falcon', 'finch', 'firefly', 'flamingo',
  'fox', 'gazelle', 'gecko', 'giraffe', 'goldfish', 'grasshopper', 'hamster', 'hare', 'hawk', 'hedgehog', 'heron',
  'hummingbird', 'ibex', 'ibis', 'jaguar', 'jay', 'kangaroo', 'kingfisher', 'kite', 'kiwi', 'koala', 'ladybird',
  'lark', 'lemur', 'leopard', 'lion', 'llama', 'lobster', 'lynx', 'magpie', 'manatee', 'marmot', 'marten', 'meerkat',
  'moose', 'narwhal', 'newt', 'nightingale', 'octopus', 'okapi', 'oriole', 'otter', 'owl', 'panda', 'parrot',
  'pelican', 'penguin', 'pony', 'puffin', 'puma', 'quail', 'rabbit', 'raccoon', 'reindeer', 'robin', 'salamander',
  'seahorse', 'squirrel', 'starfish', 'stork', 'swallow', 'swan', 'swift', 'tiger', 'toucan', 'trout', 'turtle',
  'unicorn', 'walrus', 'wolf', 'woodpecker', 'wren', 'yak', 'zebra',
] as const;

/** Number of colours and shapes that distinguish pupils with the same name. The first 96 numbers are all names in the first look. */
export const looks = 8;

export interface Nickname {
  readonly key: (typeof nicknameKeys)[number];
  /** The look, a colour with its shape, 0 to 7. */
  readonly look: number;
}

/** Returns the nickname of a number. Accepts any value; the code of an error is `nickname`. */
export const nicknameOf = (given: unknown): Result<Nickname> =>
  isWhole(given, 0, nicknames - 1)
    ? ok({ key: nicknameKeys[given % nicknameKeys.length], look: Math.floor(given / nicknameKeys.length) })
    : bad('nickname', `A nickname is a number from 0 to ${nicknames - 1}.`);

/** Returns the numbers offered to the next pupil: the names that are not in use, each in its first look. */
export const freeNicknames = (taken: readonly number[]): number[] => {
  const names = new Set(taken.map((number) => number % nicknameKeys.length));
  return nicknameKeys.flatMap((_, number) => (names.has(number) ? [] : [number]));
};
