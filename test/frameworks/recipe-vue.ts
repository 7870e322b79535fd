import type { GameElementEvents, MultiplayGrid } from 'abacade';
import type { EmitFn, FunctionalComponent, HTMLAttributes } from 'vue';

type Props = HTMLAttributes & Partial<Pick<MultiplayGrid, 'players' | 'persist' | 'realDice' | 'size' | 'endAt'>>;
type Emits = { [K in keyof GameElementEvents]: (event: GameElementEvents[K]) => void };

// For templates.
declare module 'vue' {
  interface GlobalComponents {
    'multiplay-grid': new () => MultiplayGrid & { $props: Props; $emit: EmitFn<Emits> };
  }
}

// For h(): to Vue it is the tag, to TypeScript a component.
export const Grid = 'multiplay-grid' as unknown as FunctionalComponent<Props, Emits>;
