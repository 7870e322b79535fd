// The script of H5P's library: the content type `H5P.Abacade`. H5P takes the methods of a content from the instance.
import { libraryFolder } from '../src/embed/h5p/library.js';
import { mostScore, type Completed } from '../src/results/h5p.js';
import { H5PContent } from './h5p-content.js';
import { H5PEvents, type Teller } from './h5p-events.js';

/** A content, as H5P creates it. */
interface Instance extends Teller {
  trigger(event: Parameters<Teller['trigger']>[0] | string): void;
  setActivityStarted(): void;
}

/** The part of H5P that a content uses. */
interface H5PLike {
  EventDispatcher: new () => Instance;
  getLibraryPath(folder: string): string;
  Abacade?: unknown;
}

interface Extras {
  readonly previousState?: unknown;
}

const page = window as unknown as {
  H5P: H5PLike;
  readonly H5PIntegration?: { readonly user?: { readonly name?: unknown } };
};
const { H5P } = page;

/**
 * The constructor of a content. H5P calls it with `new`, and gives it a prototype with the methods of H5P's own contents,
 * which a class would not accept.
 */
function Abacade(this: Instance & Record<string, unknown>, params: unknown, contentId: unknown, extras?: Extras): void {
  (H5P.EventDispatcher as unknown as (this: unknown) => void).call(this);
  const events = new H5PEvents(this);
  let score = 0;
  let isStarted = false;
  let content: H5PContent | undefined;

  this['attach'] = ($container: ArrayLike<HTMLElement>): void => {
    content = new H5PContent({
      params,
      contentId,
      folder: new URL(`${H5P.getLibraryPath(libraryFolder)}/`, document.baseURI).href,
      host: {
        previousState: extras?.previousState,
        name: page.H5PIntegration?.user?.name,
        answered: (question) => events.answered(question),
        completed: (game: Completed) => {
          score = game.score ?? 0;
          events.completed(game);
        },
      },
      resized: () => this.trigger('resize'),
      started: () => {
        isStarted = true;
        this.setActivityStarted();
      },
    });
    void content.attach($container[0]);
  };

  this['getScore'] = () => score;
  this['getMaxScore'] = () => mostScore;
  this['getAnswerGiven'] = () => isStarted;
  this['getXAPIData'] = () => events.data;
  this['getCurrentState'] = () => (content ? content.state : extras?.previousState);
  this['resetTask'] = () => content?.reset();
  // The game itself shows the right answers while it is played.
  this['showSolutions'] = () => undefined;
}

H5P.Abacade = Abacade;
