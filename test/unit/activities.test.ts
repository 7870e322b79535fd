// Opens each ready activity of the first page, plays it to its end, and checks that every question asked is within its skill.
import { describe, expect, it } from 'vitest';
import { addressOf, choicesOfActivity, viewOf, viewOfWarmUp, type View } from '../../demo/activities/chosen.js';
import {
  activities,
  activitiesOf,
  ranges,
  skillNames,
  skills,
  tablesOffered,
  usuallyAsked,
  type ActivityName,
  type Asked,
} from '../../demo/activities/list.js';
import { nameOf } from '../../demo/activities/names.js';
import { choicesInBytes, make } from '../../demo/builder/make.js';
import { offered, warmUp } from '../../demo/builder/offered.js';
import { bots } from '../../src/bots/games.js';
import { attributesOf, choicesFor, type Choices } from '../../src/embed/choices.js';
import { link } from '../../src/embed/link.js';
import { answered, beginWarmUp, question } from '../../src/learning/warm-up.js';
import { empty } from '../../src/learning/index.js';
import { itemQuestion, tableItems } from '../../src/learning/question.js';
import { parsePlayers } from '../../src/match/players.js';
import type { Game, GameEvent, Random } from '../../src/rules/game.js';
import { games } from '../../src/rules/index.js';
import { activitiesLanguages } from '../../src/words/generated/activities.js';
import { languageTags } from '../../src/words/languages.js';
import { fetchLanguage } from '../../src/words/words.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';
import { someMoves } from './support/some-moves.js';

type AnyGame = Game<unknown, { readonly options: unknown }, { readonly type: string }, GameEvent>;

/** A question as a sum, in ASCII: `6*7=?`, `6*?=42`, `8+5`, `7`; or what a game shows instead of one: `table 6`. */
type Question = string;

const names = Object.keys(activities) as ActivityName[];

/** The questions that an event asks. */
function questionsIn(event: GameEvent): Question[] {
  const { type, prompt, die, forStart, text, a, b } = event as GameEvent & Readonly<Record<string, unknown>>;
  switch (type) {
    case 'answered':
    case 'time-up':
      return typeof prompt === 'string' ? [prompt] : [];
    // The die of Multiplay names the table whose cubes are to be found.
    case 'rolled':
      return forStart === false ? [`table ${String(die)}`] : [];
    case 'sum':
      return [`${String(a)}*${String(b)}=?`];
    case 'placed':
      return typeof text === 'string' ? [text] : [];
    default:
      return [];
  }
}

/**
 * Plays a game to its end; returns what was asked. Pieces ask nothing by themselves: a game of sums is played by its easiest computer
 * player, so that the equations are those that the game shows to a child. All others are played with any legal moves.
 */
async function play(
  { game: name, options, players }: Choices,
  random: Random,
): Promise<{ asked: Question[]; isOver: boolean }> {
  const { rules: onPage, levels } = offered[name];
  const game = Object.values(games).find((one) => one.name === onPage.name) as unknown as AnyGame;
  const seated = parsePlayers(players ?? '', game.seats, levels);
  if (!seated.ok) throw new Error(seated.message);
  let state = game.setup(seated.value.length, options, random);
  const asked: Question[] = [];
  for (let i = 0; i < 5000; i++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { asked, isOver: true };
    const move =
      turn.kind === 'chance'
        ? game.chance(state, random)
        : name === 'plus-and-minus'
          ? await bots[name].think(state as never, 1, random)
          : someMove([...someMoves((at) => game.moves(at as never), state, random)], random);
    const step = game.play(state, move);
    if (!step.ok) throw new Error(step.message);
    state = step.state;
    asked.push(...step.events.flatMap(questionsIn));
  }
  return { asked, isOver: false };
}

/** Returns a move; whoever can lay or answer mostly does, for a game in which all exchange has no end. */
function someMove<M extends { readonly type: string }>(moves: readonly M[], random: Random): M {
  const best = moves.find(({ type }) => ['lay', 'answer', 'attach'].includes(type));
  return best && random(4) ? best : moves[random(moves.length)];
}

/** Plays a warm-up to its end as its element does; returns what was asked. */
function warm({ options }: Choices, random: Random): { asked: Question[]; isOver: boolean } {
  const { tables, operation } = options as { tables: readonly number[]; operation: string };
  const allowed = tableItems(operation === 'division' ? 'Q' : 'P', tables);
  const asked: Question[] = [];
  let now = beginWarmUp(empty(), 700, allowed);
  for (let next = question(now); next; next = question(now)) {
    asked.push(itemQuestion(next.item, random).prompt);
    now = answered(now, { item: next.item, right: random(5) > 0 });
  }
  return { asked, isOver: true };
}

/** Returns the numbers in a question, also that which is missing. */
function numbersOf(asked: Question): number[] {
  const known = (asked.match(/\d+/g) ?? []).map(Number);
  const product = /^(\d+)\*\?=(\d+)$/.exec(asked);
  return product ? [Number(product[1]), Number(product[2]) / Number(product[1])] : known;
}

/** For each skill, whether a question belongs to it. Games of dice and rows ask for a choice and no sum: it has only to come to its end. */
const within: Readonly<Record<keyof typeof skills, ((asked: Question, by: Asked) => boolean) | undefined>> = {
  counting: (asked) => /^\d+$/.test(asked) && Number(asked) <= 12,
  adding: (asked, { range }) =>
    /^[\d+=?-]+$/.test(asked) &&
    numbersOf(asked).every((number) => number <= range) &&
    numbersOf(asked.split('=')[0]).reduce((sum, one) => sum + one) <= (asked.includes('-') ? Infinity : range),
  table: (asked, { tables }) => {
    if (asked.startsWith('table ')) return tables.includes(Number(asked.slice(6)));
    const factors = numbersOf(asked);
    return /^[\d*?=]+$/.test(asked) && factors.length === 2 && factors.some((factor) => tables.includes(factor));
  },
  'all-tables': (asked) => {
    if (asked.startsWith('table ')) return Number(asked.slice(6)) <= 12;
    return (
      /^\d+[*/](?:\d+|\?)(?:=(?:\?|\d+))?$/.test(asked) &&
      (!asked.includes('*') || numbersOf(asked).every((one) => one <= 12))
    );
  },
  operations: (asked) => /[+*/-]/.test(asked) && (asked.includes('=') || numbersOf(asked).length >= 3),
  thinking: undefined,
};

/** The answers of teachers with which an activity is tried. */
function askedFor(name: ActivityName): Asked[] {
  const { asks } = skills[activities[name].skill] as { asks?: string };
  const all: Asked[] =
    asks === 'tables'
      ? [[6], [2], [9], [12], [7, 8], [3, 11]].map((tables) => ({ ...usuallyAsked, tables }))
      : asks === 'range'
        ? ranges.map((range) => ({ ...usuallyAsked, range }))
        : [usuallyAsked];
  return all.filter((asked) => activitiesOf(activities[name].skill, asked).includes(name));
}

const choicesOf = (activity: ActivityName, asked: Asked, heading = 'Name', lang = 'en'): Choices => {
  const read = choicesOfActivity({ activity, asked }, heading, lang);
  if (!read.ok) throw new Error(`${activity}: ${read.message}`);
  return read.value;
};

describe('The ready activities', () => {
  it('are three to six for each skill, whatever was asked', () => {
    const answers = [
      ...tablesOffered.map((table) => ({ ...usuallyAsked, tables: [table] })),
      ...ranges.map((range) => ({ ...usuallyAsked, range })),
    ];
    for (const skill of skillNames)
      for (const asked of answers) {
        const { length } = activitiesOf(skill, asked);
        expect(length, `${skill} ${JSON.stringify(asked)}`).toBeGreaterThanOrEqual(3);
        expect(length, skill).toBeLessThanOrEqual(6);
      }
  });

  it('have a name of their own in each language, which fits as the title of a package', async () => {
    for (const tag of languageTags) {
      const words = await fetchLanguage(activitiesLanguages, tag);
      for (const range of ranges) {
        const asked = { tables: [6, 7, 8], range };
        const those = skillNames.flatMap((skill) => activitiesOf(skill, asked));
        const named = those.map((name) => nameOf(words, name, asked));
        expect(new Set(named).size, tag).toBe(those.length);
        those.forEach((name, i) =>
          expect(choicesOf(name, asked, named[i], tag)).toMatchObject({ heading: named[i], lang: tag }),
        );
      }
    }
  });

  it('have their tables in the digits of the language', async () => {
    const words = await fetchLanguage(activitiesLanguages, 'ar');
    expect(nameOf(words, 'climb', { tables: [6], range: 20 })).toContain('٦');
    expect(nameOf(words, 'climb', { tables: [6, 12], range: 20 })).toMatch(/٦.*١٢/);
  });

  it.each(names)('%s begins at once, and comes back from its attributes', (name) => {
    for (const asked of askedFor(name)) {
      const choices = choicesOf(name, asked);
      if (choices.game !== warmUp) expect(choices.players).toBeDefined();
      expect(choicesFor(choices.game, attributesOf(choices, offered), offered)).toEqual({ ok: true, value: choices });
    }
  });
});

describe('Every question is within the skill', () => {
  it.each(names.flatMap((name) => askedFor(name).map((asked) => ({ name, asked, said: JSON.stringify(asked) }))))(
    '$name, $said',
    async ({ name, asked }) => {
      const { skill, game } = activities[name];
      const isWithin = within[skill];
      const choices = choicesOf(name, asked);
      const least = runs(200, 2000);
      const questions: Question[] = [];
      // An activity without questions is played to its end ten times.
      for (
        let seed = 1;
        seed <= 400 && (isWithin && game !== 'up-and-down' ? questions.length < least : seed <= 10);
        seed++
      ) {
        const played = game === warmUp ? warm(choices, seeded(seed)) : await play(choices, seeded(seed));
        expect(played.isOver, `game ${seed} comes to its end`).toBe(true);
        questions.push(...played.asked);
      }
      if (!isWithin || game === 'up-and-down') return;
      expect(questions.length).toBeGreaterThanOrEqual(least);
      expect(questions.filter((one) => !isWithin(one, asked))).toEqual([]);
    },
    60_000,
  );

  it('would find one that is not', async () => {
    const by = { tables: [6], range: 10 as const };
    for (const one of ['7*8=?', 'table 7', '6*7*8', '6+6']) expect(within.table!(one, by), one).toBe(false);
    for (const one of ['6*9=?', '9*?=54', 'table 6']) expect(within.table!(one, by), one).toBe(true);
    for (const one of ['6+5=11', '3*3=9', '12-4=8', '6+5']) expect(within.adding!(one, by), one).toBe(false);
    for (const one of ['6+4=10', '9-4=5']) expect(within.adding!(one, by), one).toBe(true);
    // Without its option, the game asks for other tables, and the check says so.
    const { options } = choicesOf('lay', { ...usuallyAsked, tables: [6] });
    const { asked } = await play({ ...choicesOf('lay', usuallyAsked), options: { ...options, tables: [] } }, seeded(1));
    expect(asked.every((question) => within.table!(question, by))).toBe(false);
  });
});

describe('The address of an activity', () => {
  const views: View[] = [
    { kind: 'skills', asked: usuallyAsked },
    { kind: 'skills', skill: 'table', asked: { ...usuallyAsked, tables: [6, 7] } },
    { kind: 'skills', skill: 'adding', asked: { ...usuallyAsked, range: 100 } },
    ...names.map((activity): View => ({ kind: 'activity', activity, asked: usuallyAsked })),
    {
      kind: 'activity',
      activity: 'climb',
      asked: { ...usuallyAsked, tables: [7, 12] },
      name: 'Class 4b: 7 & 12 – (ça va)',
    },
    { kind: 'form', query: 'game=plyt&players=%2C%20bot%3A1' },
  ];
  it.each(views)('opens the same for a colleague: %j', (view) => {
    expect(viewOf(addressOf(view))).toEqual(view);
  });

  it.each([
    ['game=warm-up', 'warm-up-all', undefined],
    ['game=warm-up&tables=6%207&heading=Class%204b', 'warm-up', [6, 7]],
    ['operation=division&game=warm-up&tables=8', 'warm-up-division', [8]],
  ])('of a warm-up as a game opens its activity: %s', (text, activity, tables) => {
    expect(viewOf(text)).toMatchObject({ kind: 'activity', activity, asked: tables ? { tables } : {} });
  });

  it('of a warm-up that cannot be made leaves it to the form to say so', () => {
    expect(viewOf('game=warm-up&tables=99')).toEqual({ kind: 'form', query: 'game=warm-up&tables=99' });
  });

  it.each([
    '',
    'top',
    'activity=constructor',
    'skill=__proto__',
    'activity=climb&tables=1,99&range=7',
    '%',
    'a='.repeat(9000),
  ])('with something else shows the skills, or the usual: %s', (text) => {
    const view = viewOf(text);
    expect(view).toMatchObject({ asked: usuallyAsked });
    expect(view.kind === 'skills' ? view.skill : view.kind).toBe(
      text.startsWith('activity=climb') ? 'activity' : undefined,
    );
  });
});

describe('A warm-up that was made', () => {
  const madeOf = names.filter((name) => activities[name].game === warmUp);
  const bytes = new TextEncoder();
  const anyFile = () => Promise.resolve(bytes.encode('0'));

  it.each(madeOf.flatMap((name) => askedFor(name).map((asked) => ({ name, asked }))))(
    '$name, $asked.tables is opened again out of each package, page and address',
    async ({ name, asked }) => {
      const choices = choicesOf(name, asked, 'Six & seven');
      const address = link(choices, 'https://example.org/abacade/', offered);
      const all: Uint8Array[] = [bytes.encode(address.ok ? address.value : '')];
      for (const kind of ['scorm12', 'html'] as const) {
        const made = await make(kind, choices, anyFile, offered);
        if (!made.ok) throw new Error(`${kind}: ${made.message}`);
        all.push(made.value);
      }
      for (const one of all) {
        const read = await choicesInBytes(one);
        expect(read).toEqual({ ok: true, value: choices });
        const view = viewOfWarmUp(choices);
        expect(view).toMatchObject({ kind: 'activity', activity: name, name: 'Six & seven' });
        expect(choicesOf(view.activity, view.asked, view.name)).toEqual(choices);
      }
    },
  );
});
