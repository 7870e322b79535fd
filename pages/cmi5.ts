// The script of a cmi5 package.
import { cmi5 } from '../src/results/cmi5.js';
import { reportTo } from './package-page.js';
import { uuid } from './uuid.js';

reportTo((options) =>
  cmi5(location.href, {
    ...options,
    fetch: (...request) => fetch(...request),
    uuid,
    onReturn: (url) => location.assign(url),
  }),
);
