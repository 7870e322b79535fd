// Runs the examples in Node: a tournament that can be repeated, its record shown move by move, and wrong input refused in a line.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import assert from 'node:assert/strict';

const cwd = new URL('examples/', import.meta.url);
const run = (...args) => execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' });

for (const game of ['plyt', 'sequence', 'multiplay', 'pytagora', 'plus-and-minus', 'up-and-down', 'tables']) {
  const told = run('tournament.mjs', game, '1', '1', '1');
  assert.match(told, new RegExp(`^${game}: 1 deals`));
  assert.equal(run('tournament.mjs', game, '1', '1', '1'), told);
  assert.match(run('show.mjs', 'last.json'), /^1\. .*\nOver\. Won by /s);
}

/** Returns the one line of a program that refuses its input. */
function refused(...args) {
  try {
    run(...args);
  } catch ({ status, stderr }) {
    assert.equal(status, 1);
    assert.match(stderr, /^[^\n]+\n$/);
    return stderr;
  }
  throw new Error(`${args.join(' ')} was not refused.`);
}

assert.match(refused('tournament.mjs', 'chess'), /Unknown game/);
assert.match(refused('tournament.mjs', 'multiplay', '99'), /Level "99"/);
writeFileSync(new URL('cut.json', cwd), readFileSync(new URL('last.json', cwd), 'utf8').slice(0, 200));
assert.match(refused('show.mjs', 'cut.json'), /not JSON/);
writeFileSync(new URL('odd.json', cwd), '{ "abacade": 1, "game": "tables", "players": [] }');
assert.match(refused('show.mjs', 'odd.json'), /\(players\)/);
console.log('The examples run.');
