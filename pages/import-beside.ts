import { blaming } from '../components/style/file-at-fault.js';

/**
 * Imports a game from the folder of this script.
 * @throws FileAtFault if the server or the policy of the page is at fault
 */
export const importBeside = (tag: string): Promise<unknown> => {
  const script = `./${tag}.js`;
  return blaming(() => import(script), new URL(script, import.meta.url).href);
};
