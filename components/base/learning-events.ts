import type { LitElement } from 'lit';
import type { BadAttribute } from './attributes.js';
import { fire } from './events.js';
import { LazyModules } from './lazy-modules.js';
import type { LearningElement } from './learning.js';

type LearningModule = typeof import('./learning.js');

/**
 * Hands the answers and hints of a game to what its learner knows. The code for it is fetched when a game with a learner
 * begins; what happens until it has loaded is handed on then, in order.
 */
export function followLearning(
  element: LitElement & LearningElement,
  reportBad: (bad: readonly BadAttribute[]) => void,
): void {
  const modules = new LazyModules(element, { learning: () => import('./learning.js') }, (_, error) =>
    fire(element, 'game-error', { code: 'module', message: String(error) }),
  );
  for (const type of ['game-start', 'hint', 'answer']) {
    element.addEventListener(type, (event) => {
      const ply = element.match?.ply;
      if (element.learner && event.target === element)
        void modules
          .whenLoaded('learning')
          .then((module) => (module as LearningModule).learn(element, event as CustomEvent<never>, ply, reportBad));
    });
  }
}
