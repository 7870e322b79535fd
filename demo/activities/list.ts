// The ready activities: what a class practises, and the games that practise it. The list is data; test/unit/activities.test.ts plays
// each to its end and checks that every question is within its skill.
import type { GameName } from '../../src/games.js';
import type { warmUp } from '../builder/offered.js';

/** The skills to practise, in the order in which children learn them. */
export const skills = {
  counting: { from: 4, to: 6, drawing: 'up-and-down' },
  adding: { from: 6, to: 8, asks: 'range', drawing: 'plus-and-minus' },
  table: { from: 7, to: 9, asks: 'tables', drawing: 'plyt' },
  'all-tables': { from: 8, to: 11, drawing: 'multiplay' },
  operations: { from: 10, to: 14, drawing: 'pytagora' },
  thinking: { from: 9, to: 14, drawing: 'sequence' },
} as const satisfies Readonly<Record<string, Skill>>;

interface Skill {
  /** The ages of most children who practise it, in years. */
  readonly from: number;
  readonly to: number;
  /** The question to the teacher about this skill. */
  readonly asks?: 'tables' | 'range';
  /** Drawn beside it: a game that practises it. */
  readonly drawing: GameName;
}

export type SkillName = keyof typeof skills;
export const skillNames = Object.keys(skills) as readonly SkillName[];

/** The answers of a teacher about a skill. */
export interface Asked {
  /** Tables from 2 to 12, in ascending order, at least one. */
  readonly tables: readonly number[];
  /** The largest number. */
  readonly range: (typeof ranges)[number];
}

/** The ranges that are offered for adding and taking away. */
export const ranges = [10, 20, 100] as const;

/** The tables that are offered. */
export const tablesOffered = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The answers until a teacher gives others. */
export const usuallyAsked: Asked = { tables: [6], range: 20 };

/** The players: a child alone, against the computer or without a partner; two at one device; a class at the whiteboard. */
export type Who = 'alone' | 'two' | 'class';

export interface Activity {
  readonly skill: SkillName;
  /** The beginning of its name, if that is not the skill. */
  readonly topic?: 'division' | 'products' | 'sums';
  /** The other part of its name, in the words; by default the name of the activity. */
  readonly what?: string;
  readonly game: GameName | typeof warmUp;
  readonly minutes: number;
  readonly who: readonly Who[];
  /** The attributes of the element. `$tables` and `$range` stand for what was asked. */
  readonly attributes: Readonly<Record<string, string>>;
  /** For which answers it is offered; by default for all. */
  readonly fits?: (asked: Asked) => boolean;
}

/** One learner against a computer player that can be beaten; two at one device. */
const alone = { players: ', bot:1' };
const two = { players: ', ' };

/** The pieces of Multiplication tables show one digit each, so its tables end at 9. */
const hasLow = ({ tables }: Asked): boolean => tables.every((table) => table <= 9);

const list = {
  around: { skill: 'counting', game: 'up-and-down', minutes: 5, who: ['alone'], attributes: alone },
  'next-number': {
    skill: 'counting',
    game: 'up-and-down',
    minutes: 5,
    who: ['two', 'class'],
    attributes: { ...two, unaided: '' },
  },
  'both-ways': {
    skill: 'counting',
    game: 'up-and-down',
    minutes: 5,
    who: ['alone'],
    attributes: { ...alone, variant: 'both-ways' },
  },
  'even-and-odd': {
    skill: 'counting',
    game: 'up-and-down',
    minutes: 5,
    who: ['two', 'class'],
    attributes: { ...two, variant: 'even-and-odd' },
  },
  'read-and-climb': {
    skill: 'counting',
    game: 'plyt',
    minutes: 10,
    who: ['alone'],
    attributes: { ...alone, preset: 'first-numbers' },
  },

  sums: {
    skill: 'adding',
    game: 'plus-and-minus',
    minutes: 15,
    who: ['alone'],
    attributes: { ...alone, 'up-to': '$range' },
  },
  'sums-two': {
    skill: 'adding',
    game: 'plus-and-minus',
    minutes: 20,
    who: ['two', 'class'],
    attributes: { ...two, 'up-to': '$range' },
  },
  'sums-short': {
    skill: 'adding',
    game: 'plus-and-minus',
    minutes: 10,
    who: ['alone'],
    attributes: { ...alone, 'up-to': '$range', target: '15' },
  },
  // A second die of 2 to 8 beside one of 1 to 12: every sum is at most 20.
  'add-to-20': {
    skill: 'adding',
    topic: 'sums',
    what: 'climb',
    game: 'plyt',
    minutes: 10,
    who: ['alone'],
    attributes: { ...alone, operation: 'add', fixed: '2 3 4 5 6 7 8', 'allow-more': 'false', timer: '0' },
    fits: ({ range }) => range === 20,
  },
  // Six dice make 72 at most.
  'add-to-100': {
    skill: 'adding',
    topic: 'sums',
    what: 'climb',
    game: 'plyt',
    minutes: 15,
    who: ['alone'],
    attributes: { ...alone, operation: 'add', standard: '3', timer: '0' },
    fits: ({ range }) => range === 100,
  },

  climb: {
    skill: 'table',
    game: 'plyt',
    minutes: 10,
    who: ['alone'],
    attributes: { ...alone, preset: 'times-table', fixed: '$tables' },
  },
  'warm-up': {
    skill: 'table',
    game: 'warm-up',
    minutes: 2,
    who: ['alone', 'class'],
    attributes: { tables: '$tables' },
  },
  race: {
    skill: 'table',
    game: 'plyt',
    minutes: 15,
    who: ['two', 'class'],
    attributes: { ...two, preset: 'times-table', fixed: '$tables' },
  },

  lay: {
    skill: 'table',
    game: 'tables',
    minutes: 10,
    who: ['two', 'class'],
    attributes: { ...two, tables: '$tables' },
    fits: hasLow,
  },
  cubes: {
    skill: 'table',
    game: 'multiplay',
    minutes: 10,
    who: ['alone'],
    attributes: { ...alone, size: '7', answer: 'product', tables: '$tables' },
  },

  board: {
    skill: 'all-tables',
    game: 'multiplay',
    minutes: 15,
    who: ['alone'],
    attributes: { ...alone, answer: 'product' },
  },
  duel: {
    skill: 'all-tables',
    game: 'multiplay',
    minutes: 15,
    who: ['two', 'class'],
    attributes: { ...two, preset: 'short', size: '7' },
  },
  'warm-up-all': {
    skill: 'all-tables',
    what: 'warm-up',
    game: 'warm-up',
    minutes: 2,
    who: ['alone', 'class'],
    attributes: {},
  },
  'lay-all': { skill: 'all-tables', what: 'lay', game: 'tables', minutes: 10, who: ['two', 'class'], attributes: two },
  'missing-factor': {
    skill: 'all-tables',
    topic: 'division',
    game: 'multiplay',
    minutes: 15,
    who: ['alone'],
    attributes: { ...alone, preset: 'answers', answer: 'factor', size: '7' },
  },
  'warm-up-division': {
    skill: 'all-tables',
    topic: 'division',
    what: 'warm-up',
    game: 'warm-up',
    minutes: 2,
    who: ['alone', 'class'],
    attributes: { operation: 'division' },
  },

  equations: { skill: 'operations', game: 'pytagora', minutes: 20, who: ['alone'], attributes: alone },
  'equations-two': { skill: 'operations', game: 'pytagora', minutes: 25, who: ['two', 'class'], attributes: two },
  'equations-score': {
    skill: 'operations',
    game: 'pytagora',
    minutes: 20,
    who: ['alone'],
    attributes: { ...alone, 'say-score': 'true' },
  },
  products: {
    skill: 'operations',
    topic: 'products',
    game: 'plyt',
    minutes: 15,
    who: ['two', 'class'],
    attributes: { ...two, standard: '3', timer: '0', bonus: 'none' },
  },

  'first-climb': {
    skill: 'thinking',
    game: 'sequence',
    minutes: 10,
    who: ['alone'],
    attributes: { ...alone, preset: 'first-climb' },
  },
  'trail-two': {
    skill: 'thinking',
    game: 'sequence',
    minutes: 15,
    who: ['two', 'class'],
    attributes: { ...two, preset: 'short' },
  },
  traps: {
    skill: 'thinking',
    game: 'multiplay',
    minutes: 15,
    who: ['alone'],
    attributes: { players: ', bot:2', preset: 'short', size: '7' },
  },
} as const satisfies Readonly<Record<string, Activity>>;

export type ActivityName = keyof typeof list;
export const activities: Readonly<Record<ActivityName, Activity>> = list;

/** Attributes for the picture of a game whose table is empty at the beginning: some equations lie, no rack is covered, nobody moves. */
export const pictured: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pytagora: {
    position:
      'py2..2t8e16~0~0~a0c_72d3e96d4~5~-6~d1c_8e6m0p2~-1~-5~a0_8e25d5p3~0~-2~d1_40m3t7e19~3~-6~d0.pe17d20673_7654mmm630.30_28.1_1_0',
    cover: 'off',
    ...two,
  },
  'plus-and-minus': {
    position:
      'pm2..2e5m3~0~0~a0c_1e6m5~3~-3~d1c_1e3m2~3~-3~a0_2p2p5e9~7~-3~d1_6m5e1~5~1~a0.8ppme9pp6e_7e5p77e8me.17_14.1_1_0',
    cover: 'off',
    ...two,
  },
};

/** Returns the activities for a skill, after what was asked. */
export const activitiesOf = (skill: SkillName, asked: Asked): ActivityName[] =>
  (Object.keys(activities) as ActivityName[]).filter((name) => {
    const activity = activities[name];
    return activity.skill === skill && (activity.fits?.(asked) ?? true);
  });
