// Prints a record move by move: node show.mjs last.json
import { readFileSync } from 'node:fs';
import { replay } from 'abacade/match';
import { gameOf } from 'abacade/rules';
import { fail, gameNames } from './common.mjs';

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length) fail('Usage: node show.mjs last.json');
let text, record;
try {
  text = readFileSync(file, 'utf8');
} catch (error) {
  fail(`${file} cannot be read: ${error.message}`);
}
try {
  record = JSON.parse(text);
} catch (error) {
  fail(`${file} is not JSON: ${error.message}`);
}
const game = gameOf(record?.game);
if (!game) fail(`${file} is not a record of one of these games: ${gameNames}.`);
const again = replay(game, record);
if (!again.ok) fail(`${file} is not a valid record (${again.code}): ${again.message}`);
const match = again.value;
match.plies.forEach(({ move, by, state }, i) => {
  const who = by === 'chance' ? 'chance' : `${match.players[by].name} (seat ${by})`;
  console.log(`${i + 1}. ${who}: ${JSON.stringify(move)} -> ${game.scores(state).join(' : ')}`);
});
console.log(
  match.isOver
    ? `Over. Won by ${match.turn.winners.map((seat) => match.players[seat].name).join(' and ') || 'nobody'}.`
    : 'Not over yet.',
);
