import type { Draft } from '../../components/parts/draft.js';
import { attributesOf, choicesFor, hasPuzzles, oneLearner, type Choices } from '../../src/embed/choices.js';
import { games, type Games } from '../../src/embed/games.js';
import type { GameName } from '../../src/games.js';
import { nameAll, parsePlayers, playersText, type Player } from '../../src/match/players.js';
import { agreed, fittingAtFirst } from '../../src/rules/fitting.js';
import type { Result } from '../../src/rules/game.js';

/** The content of the page's form. All valid choices can be converted to a plan, and every plan is validated as choices. */
export interface Plan {
  readonly game: GameName;
  readonly draft: Draft;
  /** If false, pupils see the game's own form, and choose who plays. */
  readonly startsAtOnce: boolean;
  /** The other choices, unchanged. */
  readonly rest: Omit<Choices, 'game' | 'preset' | 'options' | 'players' | 'realDice'>;
}

/** Colours follow the seats, because attributes do not contain them. */
const seated = (players: readonly Player[]): Player[] => players.map((player, colour) => ({ ...player, colour }));

const nobodyNamed = (seats: { readonly min: number }): Player[] =>
  nameAll(seated(Array.from({ length: Math.max(2, seats.min) }, () => ({ name: '', bot: 0, colour: 0 }))));

/** Returns the plan for choices. */
export function planOf(choices: Choices, all: Games = games): Plan {
  const { game, preset, options, players, realDice, ...rest } = choices;
  const { rules, levels } = all[game];
  const read = players === undefined ? undefined : parsePlayers(players, rules.seats, levels);
  return {
    game: game as GameName,
    draft: { players: read?.ok ? read.value : nobodyNamed(rules.seats), options, realDice, preset, isPlan: true },
    startsAtOnce: players !== undefined,
    rest,
  };
}

/** Returns the usual plan of a game: for one learner, against the computer. */
export function usualPlan(game: GameName, all: Games = games): Plan {
  const { rules } = all[game];
  const options = { ...rules.defaults, ...fittingAtFirst(rules.declaration) };
  return planOf({ game, options, settings: {}, realDice: false, players: oneLearner }, all);
}

/** Replaces the game of a plan, for the same lesson: language, look, speed, sounds, puzzle, and the options of the mark stay. */
export function withGame(plan: Plan, game: GameName, all: Games = games): Plan {
  const { lang, theme, pass, report, puzzle, puzzleStrength, score, settings } = plan.rest;
  const shown = Object.entries(settings).filter(([name]) => ['speed', 'sounds'].includes(name));
  const kept = { ...(lang && { lang }), ...(theme && { theme }), ...(pass && { pass }), ...(report && { report }) };
  const posed = puzzle && hasPuzzles(all[game]) ? { puzzle, ...(puzzleStrength && { puzzleStrength }) } : {};
  // Points of one game cannot be compared with those of another.
  const counted = score && !score.startsWith('target') ? { score } : {};
  const usual = usualPlan(game, all);
  const key = plan.rest.persist === undefined ? {} : { persist: game };
  return {
    ...usual,
    startsAtOnce: plan.startsAtOnce,
    rest: { ...usual.rest, settings: Object.fromEntries(shown), ...kept, ...posed, ...counted, ...key },
  };
}

/** Returns the plan with some of its other choices changed; undefined removes one. */
export function withRest(
  plan: Plan,
  change: { readonly [K in keyof Plan['rest']]?: Plan['rest'][K] | undefined },
): Plan {
  const entries = Object.entries({ ...plan.rest, ...change }).filter(([, value]) => value !== undefined);
  return { ...plan, rest: Object.fromEntries(entries) as unknown as Plan['rest'] };
}

/** Returns the players that are people. */
export const peopleIn = (players: readonly Player[]): Player[] => players.filter(({ bot }) => bot === 0);

/** Returns the plan with another draft, from the game's form. */
export const withDraft = (plan: Plan, draft: Draft): Plan => ({
  ...plan,
  draft: { ...draft, players: seated(draft.players), isPlan: true },
});

/** Returns the plan as choices, validated like any others. The code of an error is the name of the field. */
export function choicesOf(plan: Plan, all: Games = games): Result<Choices> {
  const { game, draft, startsAtOnce, rest } = plan;
  const checked = agreed(all[game].rules, draft.options);
  if (!checked.ok) return checked;
  const options = { ...checked.value } as Choices['options'];
  const players = startsAtOnce ? { players: playersText(draft.players) } : {};
  const { preset } = draft;
  const choices: Choices = {
    game,
    ...(preset !== undefined && { preset }),
    options,
    realDice: draft.realDice,
    ...players,
    ...rest,
  };
  return choicesFor(game, attributesOf(choices, all), all);
}
