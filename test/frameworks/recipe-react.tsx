import type * as abacade from 'abacade';
import { useEffect, useState, type DetailedHTMLProps, type HTMLAttributes } from 'react';

/** `endAt` as the attribute `end-at`: React writes that whether the script of the element has come or not. */
type Kebab<S> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : S;
type Plain<T> = Extract<T, string | number | boolean | undefined>;
type Common = 'players' | 'position' | 'persist' | 'realDice' | 'theme';
type Settings<E, Own extends keyof E> = { [K in Own | (Common & keyof E) as Kebab<K>]?: Plain<E[K]> };
type Handlers = { [K in keyof abacade.GameElementEvents as `on${K}`]?: (event: abacade.GameElementEvents[K]) => void };
type Game<E, Own extends keyof E = never> = DetailedHTMLProps<HTMLAttributes<E>, E> & Handlers & Settings<E, Own>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'multiplay-grid': Game<abacade.MultiplayGrid, 'size' | 'endAt' | 'answer' | 'timer'>;
      'plyt-board': Game<abacade.PlytBoard, 'startSquare' | 'standard' | 'operation' | 'cards' | 'timer'>;
      'sequence-board': Game<abacade.SequenceBoard, 'summit' | 'totalRule' | 'declare' | 'cards'>;
      'pytagora-board': Game<abacade.PytagoraBoard, 'target' | 'pieces' | 'cover'> & { game?: string };
      'pytagora-square': Game<abacade.PytagoraSquare, 'variant' | 'unaided'>;
      'pytagora-tables': Game<abacade.PytagoraTables, 'answer'>;
    }
  }
}

export function Grid({ onEnd }: { onEnd: (scores: readonly number[]) => void }) {
  // React listens to what stood in a server's markup only after it has drawn it anew.
  const [, setReady] = useState(false);
  useEffect(() => void import('abacade/multiplay-grid').then(() => setReady(true)), []);
  return (
    <multiplay-grid
      players="Ada, Ben"
      size={5}
      end-at={8}
      persist="grid"
      ongame-over={(event) => onEnd(event.detail.scores)}
    />
  );
}
