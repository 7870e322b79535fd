import { pick, picked, roll } from './input.js';
import { ask } from './questions.js';
import type { SequenceContext } from './context.js';

/** Keys of the tray; single keys are heard only while it has the focus (WCAG 2.1.4). */
export function trayKey(v: SequenceContext, event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, key } = event;
  if (altKey || ctrlKey || metaKey) return;
  const die = '123456'.indexOf(key);
  if (die >= 0 && key.length === 1) pick(v, picked(v) ^ (1 << die));
  else if (key.startsWith('Arrow')) {
    if (!step(event, v.rtl)) return;
  } else if (key.toLowerCase() === 'r') roll(v);
  else if (!ask(v, key.toLowerCase())) return;
  event.preventDefault();
}

/** Arrows lead from die to die. */
function step({ key, target }: KeyboardEvent, rtl: boolean): boolean {
  const by = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, ArrowDown: 3, ArrowUp: -3 }[key];
  const dice = [...((target as HTMLElement).closest('.tray')?.querySelectorAll<HTMLElement>('.slot') ?? [])];
  const to = dice[dice.indexOf(target as HTMLElement) + (by ?? 0)];
  to?.focus();
  return to !== undefined;
}
