import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { isComputer, type Player } from '../../src/match/players.js';

const robot = (
  isNamed: boolean,
): SVGTemplateResult => svg`<svg class="robot ${isNamed ? 'named' : ''}" viewBox="0 0 24 24" aria-hidden="true"><path
  d="M5 10H19V20H5zM12 10V5M9.5 14V16M14.5 14V16M2 13.5V16.5M22 13.5V16.5"
/></svg>`;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns a player's name for a sentence: isolated if it runs from right to left, so that the words around it stay in order. */
export const nameIn = ({ name }: Pick<Player, 'name'>): string =>
  rightToLeft.test(name) ? `\u2068${name}\u2069` : name;

/**
 * Returns whether a computer player is called just that, so that no icon has to say it.
 * @param computer The word for a computer player.
 */
export const isNamedComputer = (player: Player, computer: string): boolean =>
  isComputer(player) && player.name.toLowerCase() === computer.toLowerCase();

/**
 * Renders a player's name in a list, with an icon for a computer player, and the player's note. The text direction is that
 * of the name, so that a name that is too long is cut at its end.
 * @param computer The word for a computer player, which screen readers add to the name.
 */
export function playerName(player: Player, computer: string): TemplateResult {
  const { name, note } = player;
  const isNamed = isNamedComputer(player, computer);
  const isBot = isComputer(player);
  return html`<span class="name" title=${name} dir=${rightToLeft.test(name) ? 'rtl' : 'ltr'}
    >${isBot ? robot(isNamed) : nothing}<bdi>${name}</bdi>${
      isBot && !isNamed ? html`<span class="visually-hidden">, ${computer}</span>` : nothing
    }${note ? html` <small>${note}</small>` : nothing}</span
  >`;
}
