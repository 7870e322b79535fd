import type { Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import type { Games } from '../games.js';
import type { Files, PackageFiles } from './files.js';
import { packageFiles, startPage, type About } from './manifest.js';

/**
 * Writes an ADL SCORM 1.2 manifest: one organization, one item, and one resource with every file. It has no
 * `masteryscore`, because some platforms would then overwrite the status that the game reports. Previews, attempts and
 * the table of contents are settings of the platform, which a manifest cannot express.
 */
const write = ({ id, title, files }: About): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${title}</title>
      <item identifier="item" identifierref="game">
        <title>${title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="game" type="webcontent" adlcp:scormtype="sco" href="${startPage}">
${files.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;

/** Returns the files of a SCORM 1.2 package. `built` contains `scorm12.js` and the files of the game. */
export const scorm12 = (choices: Choices, built: Files, games?: Games): Result<PackageFiles> =>
  packageFiles('scorm12', { name: 'imsmanifest.xml', write }, choices, built, games);
