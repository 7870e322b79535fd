// Creates the software bill of materials of a release in CycloneDX, with npm, without the tools that are not shipped.
import { execFileSync } from 'node:child_process';
import { root } from './bundle/entries.mjs';
import { released } from './package/shipped.mjs';

/** Returns the bill of materials of a release as JSON, the same for the same sources. @param date of the release, `2026-11-27` */
export function sbom(date) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const made = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  const dependsOn = new Map(made.dependencies.map((one) => [one.ref, one.dependsOn ?? []]));
  const own = made.metadata.component['bom-ref'];
  const direct = [own, ...dependsOn.get(own).filter((ref) => ref.startsWith('abacade-live@'))];
  const refs = new Set(direct);
  for (const name of released()) {
    const ref = direct.flatMap((one) => dependsOn.get(one)).find((one) => one.startsWith(`${name}@`));
    if (!ref) throw new Error(`package.json does not name ${name}.`);
    refs.add(ref);
  }
  for (const ref of refs)
    if (!direct.includes(ref) && !ref.startsWith('assemblyscript@'))
      for (const next of dependsOn.get(ref)) refs.add(next);
  const components = made.components
    .filter((one) => refs.has(one['bom-ref']))
    // For npm, a bundled package is a development dependency; for users of the release, it is a part of it.
    .map(({ properties, ...component }) => ({ ...component, scope: 'required' }));
  const { serialNumber, ...rest } = made;
  return {
    ...rest,
    metadata: {
      ...made.metadata,
      timestamp: `${date}T12:00:00.000Z`,
      component: { ...made.metadata.component, name: 'abacade' },
    },
    components,
    dependencies: [...refs].map((ref) => ({ ref, dependsOn: dependsOn.get(ref).filter((one) => refs.has(one)) })),
  };
}
