import type { Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import type { Games } from '../games.js';
import type { Files, PackageFiles } from './files.js';
import { packageFiles, startPage, type About } from './manifest.js';

/**
 * Writes a cmi5 course structure with one assignable unit. The unit requires the passing score if there is one,
 * otherwise completing the game.
 */
function write({ uuids: [course, unit], title, lang, pass }: About): string {
  const moveOn = pass === undefined ? 'Completed' : 'CompletedAndPassed';
  const mastery = pass === undefined ? '' : ` masteryScore="${pass}"`;
  const text = `<langstring lang="${lang}">${title}</langstring>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:uuid:${course}">
    <title>${text}</title>
    <description>${text}</description>
  </course>
  <au id="urn:uuid:${unit}" moveOn="${moveOn}"${mastery} launchMethod="AnyWindow">
    <title>${text}</title>
    <description>${text}</description>
    <url>${startPage}</url>
  </au>
</courseStructure>
`;
}

/** Returns the files of a cmi5 package. `built` contains `cmi5.js` and the files of the game. */
export const cmi5 = (choices: Choices, built: Files, games?: Games): Result<PackageFiles> =>
  packageFiles('cmi5', { name: 'cmi5.xml', write }, choices, built, games);
