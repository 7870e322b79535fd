import { setViewport } from '@web/test-runner-commands';

export { setViewport };

const atFirst = { width: innerWidth, height: innerHeight };

/** Gives the page the viewport back that tests begin with. */
export const resetViewport = (): Promise<void> => setViewport(atFirst);
