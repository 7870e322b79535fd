import type { Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import type { Games } from '../games.js';
import type { Files, PackageFiles } from './files.js';
import { packageFiles, startPage, type About } from './manifest.js';

/**
 * Tells the platform the passing score, if there is one. Otherwise there is no objective, because for an objective
 * without a passing score a platform may assume 1 and report "failed".
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

/** Controls that the platform should hide: there is only one activity, and abandoning it would discard the game. */
const hidden = ['previous', 'continue', 'abandon', 'abandonAll'];

const presentation = `
        <adlnav:presentation>
          <adlnav:navigationInterface>
${hidden.map((name) => `            <adlnav:hideLMSUI>${name}</adlnav:hideLMSUI>`).join('\n')}
          </adlnav:navigationInterface>
        </adlnav:presentation>`;

/** Writes a SCORM 2004 4th edition manifest. The game itself reports completion and success. */
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

/** Returns the files of a SCORM 2004 package. `built` contains `scorm2004.js` and the files of the game. */
export const scorm2004 = (choices: Choices, built: Files, games?: Games): Result<PackageFiles> =>
  packageFiles('scorm2004', { name: 'imsmanifest.xml', write }, choices, built, games);
