import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from './context.js';
import { honourScreen, roundScreen } from './round-screen.js';
import { wall } from './wall.js';

/** Returns the address of the projector's window: this page with the token of the projector. */
export function projectorLink(token: string): string {
  const link = new URL(location.href);
  link.hash = token;
  return link.href;
}

/** Opens the projector's window. Returns false if the browser blocked it. */
export const openProjector = (link: string): boolean => window.open(link, 'abacade-projector') !== null;

/**
 * Renders the screen that the teacher projects, which has no controls.
 * @param lobby Renders the screen with the code.
 */
export function projectedScreen(v: Context, lobby: () => TemplateResult): TemplateResult {
  const { shown, phase } = v.view;
  const none = (): void => undefined;
  if (phase === 'open' || phase === 'locked') return lobby();
  if (shown.show === 'honour') return honourScreen(v);
  if (shown.show === 'board' && shown.board !== undefined && phase === 'round')
    return html`<div class="app alone" data-board=${shown.board}>${v.boards.large(shown.board) ?? nothing}</div>`;
  if (shown.show === 'round' || phase !== 'round')
    return roundScreen({ ...v, pairing: 'swiss', minutes: undefined, choosePairing: none, chooseMinutes: none });
  return wall({ ...v, setWhiteboard: none, message: none, project: none, stay: none });
}
