// Two computer players of a game play each deal on both seats: node tournament.mjs multiplay 1 3 5
import { writeFileSync } from 'node:fs';
import { bots, chooseMove } from 'abacade/bots';
import { newMatch, playersText, seeded } from 'abacade/match';
import { gameOf, isLevel, isWhole } from 'abacade/rules';
import { fail, gameNames } from './common.mjs';

const args = process.argv.slice(2);
if (args.length > 4) fail('Usage: node tournament.mjs [game] [levelA] [levelB] [games]');
const [name = 'multiplay', textA = '1', textB = textA, textGames = '5'] = args;
const game = gameOf(name);
if (!game) fail(`Unknown game "${name}". Games: ${gameNames}.`);
const bot = bots[name];
const number = (text) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN);
const levels = [textA, textB].map((text) => {
  const level = number(text);
  if (!isLevel(level, bot.levels))
    fail(`Level "${text}" is not possible: ${name} takes multiples of 0.25 from 0.25 to ${bot.levels}.`);
  return level;
});
const count = number(textGames);
if (!isWhole(count, 1, 10_000)) fail(`"${textGames}" is not a number of games from 1 to 10000.`);

const wins = [0, 0];
const sums = [0, 0];
let draws = 0;
let last;
for (let deal = 0; deal < count; deal++) {
  for (const seats of [
    [0, 1],
    [1, 0],
  ]) {
    // seats[seat] is the player, 0 for A, 1 for B
    const players = playersText(seats.map((player) => ({ name: 'AB'[player], bot: levels[player] })));
    const begun = newMatch(game, { players, random: seeded(3 * deal) });
    if (!begun.ok) fail(`${begun.code}: ${begun.message}`);
    const match = begun.value;
    const dice = seeded(3 * deal + 1);
    const thoughts = seeded(3 * deal + 2);
    while (!match.isOver) {
      const chosen = await chooseMove(match, { random: match.turn.kind === 'chance' ? dice : thoughts });
      if (!chosen.ok) fail(`${chosen.code}: ${chosen.message}`);
      const step = match.play(chosen.value);
      if (!step.ok) fail(`${step.rule}: ${step.message}`);
    }
    const { winners } = match.turn;
    if (winners.length === 1) wins[seats[winners[0]]]++;
    else draws++;
    game.scores(match.state).forEach((score, seat) => (sums[seats[seat]] += score));
    last = match;
  }
}
const played = 2 * count;
console.log(`${name}: ${count} deals, each on both seats: ${played} games`);
for (const player of [0, 1]) {
  console.log(
    `${'AB'[player]} (level ${levels[player]}): ${wins[player]} wins, mean score ${(sums[player] / played).toFixed(2)}`,
  );
}
console.log(`draws: ${draws}${game.fewest ? ' (the lowest score wins)' : ''}`);
try {
  writeFileSync('last.json', `${JSON.stringify(last, null, 1)}\n`);
} catch (error) {
  fail(`last.json cannot be written: ${error.message}`);
}
