// The parts of WordPress's editor that the block uses: globals, because its packages are not bundled. The editor needs WordPress
// 6.1, whose names these are.

/** An element or a component of React, which WordPress provides. */
type Component = string | ((props: never) => unknown);

interface Globals {
  readonly element: {
    createElement(type: Component, props?: object | null, ...children: unknown[]): unknown;
    readonly Fragment: Component;
    useEffect(effect: () => void | (() => void), on: readonly unknown[]): void;
    useState<T>(first: T): [T, (next: T) => void];
  };
  readonly blocks: {
    registerBlockType(name: string, settings: object): void;
    createBlock(name: string, attributes: object): unknown;
  };
  readonly blockEditor: {
    readonly InspectorControls: Component;
    readonly BlockControls: Component;
    useBlockProps: ((props?: object) => object) & { save(props?: object): object };
  };
  readonly components: Readonly<
    Record<
      | 'PanelBody'
      | 'SelectControl'
      | 'TextControl'
      | 'ToggleControl'
      | 'Button'
      | 'Notice'
      | 'ToolbarGroup'
      | 'ToolbarButton'
      | 'Placeholder',
      Component
    >
  >;
}

export const wp = (globalThis as unknown as { readonly wp: Globals }).wp;

/** Creates an element: `React.createElement`. */
export const h = (type: Component, props?: object | null, ...children: unknown[]): unknown =>
  wp.element.createElement(type, props ?? null, ...children);
