import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';

const folder = 'test/unit/support/schemas';

const schemasIn = (name: string): XMLFileInfo[] =>
  readdirSync(join(folder, name)).map((fileName) => ({
    fileName,
    // One schema makes the namespace of `xml` its default, which XML forbids; without that its meaning is the same.
    contents: readFileSync(join(folder, name, fileName), 'utf8').replace(
      ' xmlns="http://www.w3.org/XML/1998/namespace"',
      '',
    ),
  }));

/** For each kind of manifest, its namespaces and the schema files that define its content. */
const standards = {
  scorm12: {
    'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
    'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
  },
  scorm2004: {
    'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
    'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3.xsd',
    'http://www.adlnet.org/xsd/adlnav_v1p3': 'adlnav_v1p3.xsd',
    'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0.xsd',
  },
  cmi5: { 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd': 'cmi5-unit.xsd' },
} as const;

/**
 * Returns the faults that the schemas find in each manifest; an empty list if it is valid. It takes them all in one call, because each call
 * loads all schemas.
 */
export async function faultsOf(standard: keyof typeof standards, manifests: readonly string[]): Promise<string[][]> {
  const namespaces = standards[standard];
  const imports = Object.entries(namespaces).map(
    ([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`,
  );
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`;
  const named = manifests.map((contents, i) => ({ fileName: `manifest-${i}.xml`, contents }));
  const { rawOutput } = await validateXML({
    xml: named,
    schema: { fileName: 'all.xsd', contents: schema },
    preload: schemasIn(standard),
  });
  const lines = rawOutput.split('\n');
  // One line for each file says whether it validates; if not, the schemas themselves could not be read.
  return named.map(({ fileName }) => {
    if (lines.includes(`${fileName} validates`)) return [];
    const faults = lines.filter((line) => line.startsWith(`${fileName}:`));
    if (!faults.length) throw new Error(`The schemas cannot be read: ${rawOutput.slice(0, 500)}`);
    return faults;
  });
}
