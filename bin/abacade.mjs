#!/usr/bin/env node
// The command line: reads and writes files; src/embed creates their contents.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Ends the program with a message and an exit code: 1 for files, 2 for arguments. */
class Stop extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** System errors about files, explained. */
const reasons = {
  ENOENT: 'there is no such file or folder.',
  ENOTDIR: 'part of this path is a file, not a folder.',
  EISDIR: 'it is a folder.',
  EACCES: 'this is not allowed.',
  EPERM: 'this is not allowed.',
  EROFS: 'this is not allowed.',
  ENOSPC: 'the disk is full.',
  EEXIST: 'it already exists. Use --force to overwrite it.',
};

const attempt = (what, work) => {
  try {
    return work();
  } catch (error) {
    throw new Stop(1, `${what}: ${reasons[error.code] ?? error.message}`);
  }
};

/** Returns the value of a result, or ends with its message. */
const demand = (result, code = 2) => {
  if (!result.ok) throw new Stop(code, result.message);
  return result.value;
};

/** Reads the choices from a snippet, a page or a package. */
function choicesIn(embed, file) {
  const name = file === '-' ? 'standard input' : file;
  const data = attempt(`${name} cannot be read`, () => {
    if (file !== '-' && statSync(file).size > embed.longestZip)
      throw new Error('it is too large to be one of our files.');
    return readFileSync(file === '-' ? 0 : file);
  });
  const isZip = data.subarray(0, 2).toString('latin1') === 'PK';
  const read = isZip ? embed.choicesFromZip(new Uint8Array(data)) : embed.choicesFromMarkup(data.toString('utf8'));
  if (!read.ok) throw new Stop(2, `${name}: ${read.message}`);
  return read.value;
}

const builtFiles = (folder) =>
  attempt(
    `The scripts in ${folder} cannot be read`,
    () =>
      new Map(
        readdirSync(folder)
          .filter((name) => /\.(js|json|txt)$/.test(name))
          .map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]),
      ),
  );

async function run(args) {
  if (!existsSync(join(root, 'dist/embed.js'))) throw new Stop(1, 'Not built yet. Run `npm run build` first.');
  const embed = await import('../dist/embed.js');
  const command = demand(embed.readCommand(args));
  if (command.do === 'help') return embed.help();
  if (command.do === 'version') return `${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}\n`;

  const before = command.from === undefined ? undefined : choicesIn(embed, command.from);
  const choices = demand(command.choices(before));
  const { as, at, games, module } = command;
  const files = () => {
    const built = builtFiles(command.scripts ?? join(root, 'dist/cdn'));
    if (module === undefined) return built;
    const own = attempt(`${module} cannot be read`, () => new Uint8Array(readFileSync(module)));
    return demand(embed.withModule(built, choices.game, own));
  };
  const isText = as === 'link' || embed.snippetKinds.includes(as);
  const made = isText
    ? `${demand(as === 'link' ? embed.link(choices, at) : embed.snippet(as, choices, at))}\n`
    : demand(embed.pack(as, choices, files(), games), 1);
  if (command.out === undefined) return made;
  const flag = command.force ? 'w' : 'wx'; // an existing file must not be overwritten by mistake
  attempt(`${command.out} cannot be written`, () => writeFileSync(command.out, made, { flag }));
  return '';
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`abacade: ${error.message}`);
  process.exitCode = error.code;
}
