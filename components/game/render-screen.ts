import { html, nothing, type TemplateResult } from 'lit';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import { pausable } from '../parts/pause.js';
import { forSetUp, forStudy, type Played } from '../parts/context.js';
import type { GameDefinition } from './definition.js';
import { formActions, type FormParts } from './game-context.js';
import type { LazyModules } from './lazy-modules.js';
import type { MatchController } from './match-controller.js';
import type { FinishModule } from '../parts/finish-types.js';
import type { SetUpModule, StudyModule } from '../parts/study.js';

/** The parts of an element that its screen is rendered from. */
interface Parts<T extends Played<T>> extends FormParts<T> {
  readonly definition: GameDefinition<T>;
  readonly modules: LazyModules;
  readonly moves: MatchController<T>;
  words(): MainWords<CommonWords>;
  /** Returns the context of the screens; called once the words have loaded. */
  context(): T['context'];
}

/** Placeholder for a screen that is still loading. */
const busy = html`<div class="busy" aria-busy="true"></div>`;

/** Renders the screen of a game with what is over it: a pause, a missed fact, how to play, a refusal. */
export function renderScreen<T extends Played<T>>(parts: Parts<T>): TemplateResult {
  const { learner, modules, moves, screens } = parts;
  const game = renderGame(parts);
  const shown = moves.live?.render(game) ?? pausable(moves.table, parts.words(), game, screens.current === 'play');
  const howTo = screens.showsHowTo ? (modules.get('set-up') as SetUpModule<T> | undefined) : undefined;
  const v = howTo && parts.context();
  return html`${shown} ${learner?.card ?? nothing}
  ${v && forSetUp<T>(v) ? howTo.howTo({ ...v, ...formActions(parts) }) : nothing} ${moves.refusals.render()}`;
}

function renderGame<T extends Played<T>>(parts: Parts<T>): TemplateResult {
  const { definition, learner, modules, moves, screens } = parts;
  const { current } = screens;
  if (current === 'loading') return moves.live?.renderWaiting() ?? busy;
  if (current === 'warm-up' || current === 'garden') return learner?.render() ?? busy;
  const v = parts.context();
  if (current === 'set-up') {
    const form = modules.get('set-up') as SetUpModule<T> | undefined;
    return form && forSetUp<T>(v) ? html`${form.render({ ...v, ...formActions(parts) })}` : busy;
  }
  const study = current === 'replay' || current === 'practice' ? (modules.get('study') as StudyModule<T>) : undefined;
  if (study && forStudy<T>(v)) {
    if (current === 'replay') return html`${study.renderReplay(v)}`;
    if (study.renderPractice) return study.renderPractice(v);
  }
  // The end of a game stays visible until the screen that follows it has loaded. The celebration is the moment of the
  // finish screen itself: the game gets the final match. Until the end has loaded, the final board is shown.
  if (current !== 'play' && moves.playback.match?.isOver) {
    const finish = modules.get('finish') as FinishModule<T> | undefined;
    return finish?.renderFinish(v, moves.contextOf(moves.table.match!)) ?? definition.renderPlay(v);
  }
  const played = definition.renderPlay(v);
  return moves.puzzle?.renderPlay(v, played) ?? played;
}
