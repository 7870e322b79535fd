import { html, nothing, type TemplateResult } from 'lit';
import { allowances, type Allowance } from '../../src/match/clock.js';
import type { CommonWords } from '../../src/words/types.js';
import type { GameContext } from './context.js';
import type { GameTypes, TableOf } from './game-types.js';
import { icon, iconButton, type Icon } from '../style/icons.js';

type PanelWords = CommonWords['panel'];

/** Returns whether the player to act is a person who may get a hint. */
export const mayHint = <T extends GameTypes>({ match, isLive }: GameContext<T>): boolean =>
  !isLive && match.turn.kind === 'seat' && !match.isBot(match.turn.seat);

/**
 * Renders the tools below a game: hint (if there is no other button for it), undo, redo, pause the computer players, new
 * game, and the time allowance if turns are timed.
 */
export function tools<T extends GameTypes>(
  v: GameContext<T>,
  words: PanelWords,
  timed: boolean,
  hints = true,
): TemplateResult {
  const { match, table } = v;
  const tool = (name: Icon, label: string, on: boolean, act: () => void, tellsWhyNot = false) =>
    iconButton(name, label, icon(name), act, on, tellsWhyNot);
  return html`<div class="tools" role="group">
    ${hints && !v.isLive ? tool('hint', words.hint, mayHint(v), () => void v.host.hint()) : nothing}
    ${tool('help', v.words.menu.howTo, true, () => v.screens.openHowTo())}
    ${tool('undo', words.undo, match.canUndo, () => v.host.undo(), true)}
    ${v.isLive ? nothing : tool('redo', words.redo, match.canRedo, () => v.host.redo())}
    ${
      !v.isLive && match.players.some((player) => player.bot)
        ? tool(table.paused ? 'play' : 'pause', table.paused ? words.goOn : words.pause, true, () =>
            table.pause(!table.paused),
          )
        : nothing
    }
    ${v.isLive ? nothing : tool('again', words.newGame, true, () => v.screens.show('set-up'))}
    ${timed && !v.isLive ? timeFor(table, words.timeFor) : nothing}
  </div>`;
}

/** Renders the time allowance. */
export function timeFor<T extends GameTypes>(table: TableOf<T>, w: PanelWords['timeFor']): TemplateResult {
  const names = new Map<Allowance, string>([
    [1, w.once],
    [10, w.tenTimes],
    [Infinity, w.noLimit],
  ]);
  return html`<label class="time-for"
    >${w.label}
    <select @change=${(e: Event) => table.allow(allowances[(e.target as HTMLSelectElement).selectedIndex])}>
      ${allowances.map((allowance) => html`<option ?selected=${allowance === table.clock.allowance}>${names.get(allowance)}</option>`)}
    </select>
  </label>`;
}
