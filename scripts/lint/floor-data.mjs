// The oldest browsers that Abacade supports, called the floor, and the features that they lack according to MDN's data.
// docs/hosts.md lists them.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
export const data = require('@mdn/browser-compat-data');

/** The oldest version of each browser. */
export const floor = {
  chrome: 109,
  chrome_android: 109,
  edge: 109,
  firefox: 115,
  firefox_android: 115,
  safari: 15.6,
  safari_ios: 15.6,
};

const isThere = ({ version_added: since, version_removed: until, flags, prefix, alternative_name: other }, oldest) =>
  typeof since === 'string' &&
  parseFloat(since.replace('≤', '')) <= oldest &&
  !flags &&
  !prefix &&
  !other &&
  !(typeof until === 'string' && parseFloat(until) <= oldest);

/** Returns the browsers of the floor that lack a feature, each with the first version that has it: `safari 16.4`. */
export function lacking(feature) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(floor).flatMap(([browser, oldest]) => {
    const given = support[browser];
    if (!given || [given].flat().some((one) => isThere(one, oldest))) return [];
    return [`${browser} ${[given].flat()[0]?.version_added || 'never'}`];
  });
}

/** Returns a feature without the versions that support only a part of it: most notes about partial support do not matter here. */
export function withoutPartial({ __compat: { support } }) {
  const whole = Object.entries(support).map(([browser, given]) => [
    browser,
    [given].flat().filter((one) => !one.partial_implementation),
  ]);
  return { __compat: { support: Object.fromEntries(whole) } };
}
