import type { Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import type { Games } from '../games.js';
import type { Files, PackageFiles } from './files.js';
import { packageFiles, startPage, type About } from './manifest.js';

/**
 * With a score that passes, the platform knows it too. Without one there is no objective: a platform may take 1 as the
 * score that passes an objective that names none, and write "failed".
 */
const objectives = (pass: number | undefined): string =>
  pass === undefined
    ? ''
    : `
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="score" satisfiedByMeasure="true">
              <imsss:minNormalizedMeasure>${pass}</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>
          </imsss:objectives>`;

/** What a platform need not offer: there is one activity only, and to abandon it throws away what was played. */
const hidden = ['previous', 'continue', 'abandon', 'abandonAll'];

const presentation = `
        <adlnav:presentation>
          <adlnav:navigationInterface>
${hidden.map((name) => `            <adlnav:hideLMSUI>${name}</adlnav:hideLMSUI>`).join('\n')}
          </adlnav:navigationInterface>
        </adlnav:presentation>`;

/** SCORM 2004, 4th edition. The game itself tells what is completed and what is passed. */
const write = ({ id, title, pass, files }: About): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${title}</title>
      <item identifier="item" identifierref="game">
        <title>${title}</title>
        <imsss:sequencing>${objectives(pass)}
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>${presentation}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="game" type="webcontent" adlcp:scormType="sco" href="${startPage}">
${files.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;

/** The files of a SCORM 2004 package. `built` has `scorm2004.js` beside the files of the game. */
export const scorm2004 = (choices: Choices, built: Files, games?: Games): Result<PackageFiles> =>
  packageFiles('scorm2004', { name: 'imsmanifest.xml', write }, choices, built, games);
