import type { ActivitiesWords, BuilderWords } from '../../src/words/types.js';
import { warmUp } from '../builder/offered.js';
import { activities, type ActivityName, type Asked } from './list.js';

/** Returns the beginning of an activity's name: what is practised, with the tables or the range. */
export function topicOf(words: ActivitiesWords, name: ActivityName, asked: Asked): string {
  const { skill, topic = skill } = activities[name];
  const { topics } = words;
  switch (topic) {
    case 'table':
      return asked.tables.length === 1 ? topics.table(asked.tables[0]) : topics.tables(asked.tables.map(words.figure));
    case 'adding':
    case 'sums':
      return topics[topic](asked.range);
    default:
      return topics[topic];
  }
}

/** Returns what is done in an activity. */
export const whatOf = (words: ActivitiesWords, name: ActivityName): string => {
  const { what = name } = activities[name];
  return words.what[what as keyof ActivitiesWords['what']];
};

/** Returns the name of an activity: “6 times table: climb the mountain”. */
export const nameOf = (words: ActivitiesWords, name: ActivityName, asked: Asked): string =>
  words.named(topicOf(words, name, asked), whatOf(words, name));

/** Returns the printed game to which an activity belongs; undefined if there is none. */
export function printedGame(words: Pick<BuilderWords, 'games'>, name: ActivityName): string | undefined {
  const { game } = activities[name];
  return game === warmUp ? undefined : words.games[game].title;
}

/** Returns how long an activity takes, who plays it, and the printed game. */
export const factsOf = (words: ActivitiesWords, ofBuilder: Pick<BuilderWords, 'games'>, name: ActivityName): string => {
  const { minutes, who } = activities[name];
  const printed = printedGame(ofBuilder, name);
  const parts = [words.minutes(minutes), who.map((one) => words.who[one]).join(' / '), printed];
  return parts.filter((part) => part !== undefined).join(' · ');
};
