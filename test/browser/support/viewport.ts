import { setViewport } from '@web/test-runner-commands';

export { setViewport };

const atFirst = { width: innerWidth, height: innerHeight };

/** Resets the viewport to the one at the beginning of the tests. */
export const resetViewport = (): Promise<void> => setViewport(atFirst);
