import 'abacade/plyt-board';
import 'abacade/pytagora-board';
import 'abacade/pytagora-square';
import 'abacade/pytagora-tables';
import 'abacade/sequence-board';
import { StrictMode, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Grid } from './recipe-react.js';

interface Heard {
  onmoved(): void;
  'ongame-start'(): void;
}

/** Each game as a component in a page. */
const games: Readonly<Record<string, (heard: Heard) => ReactElement>> = {
  'multiplay-grid': (heard) => (
    <multiplay-grid players="Ada, Ben" size={5} end-at={8} persist="multiplay-grid" {...heard} />
  ),
  'plyt-board': (heard) => (
    <plyt-board players="Ada, Ben" cards="off" start-square={80} persist="plyt-board" {...heard} />
  ),
  'sequence-board': (heard) => <sequence-board players="Ada, Ben" summit={40} persist="sequence-board" {...heard} />,
  'pytagora-board': (heard) => (
    <pytagora-board players="Ada, Ben" game="plus-and-minus" real-dice={false} persist="pytagora-board" {...heard} />
  ),
  'pytagora-square': (heard) => <pytagora-square players="Ada, Ben" unaided persist="pytagora-square" {...heard} />,
  'pytagora-tables': (heard) => (
    <pytagora-tables players="Ada, Ben" answer={false} persist="pytagora-tables" {...heard} />
  ),
};

/**
 * Renders a page with React into `place`.
 * @returns `show`, which says whether the game is there, and at which of two places
 */
export function page(place: HTMLElement, tag: string, heard: Heard) {
  const root = createRoot(place);
  return {
    show(game: boolean, second = false) {
      const one = game ? <p key="game">{games[tag](heard)}</p> : null;
      const other = <p key="text">Text</p>;
      flushSync(() => root.render(<StrictMode>{second ? [other, one] : [one, other]}</StrictMode>));
    },
    end: () => root.unmount(),
  };
}

/** Renders the recipe's component as a server does, then hydrates it with React, which then fetches the element. */
export function fromServer(place: HTMLElement, onEnd: (scores: readonly number[]) => void) {
  const errors: unknown[] = [];
  place.innerHTML = renderToString(<Grid onEnd={onEnd} />);
  const markup = place.innerHTML;
  const root = hydrateRoot(place, <Grid onEnd={onEnd} />, { onRecoverableError: (error) => errors.push(error) });
  return { markup, errors, end: () => root.unmount() };
}
