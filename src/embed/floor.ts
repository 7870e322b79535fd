/**
 * A condition of styles that all browsers of the floor meet (docs/hosts.md), and hardly an older one: Chrome and Edge 108,
 * Firefox 115, Safari 15.4. What is older need not know such conditions, nor parse any script.
 */
export const floorCondition = '(block-size: 1svh) and ((not (-moz-appearance: none)) or (animation-composition: add))';

const box = `display: block;
  padding: 16px;
  background: #fff3cf;
  color: #1f2430;
  font: 18px/1.4 sans-serif;`;

/** Styles by which a page says a sentence before its main part in a browser that is too old; nothing of it needs a script. */
export const tooOldStyles = (sentence: string): string => `main::before {
  content: ${JSON.stringify(sentence)};
  ${box}
}
@supports ${floorCondition} {
  main::before {
    content: none;
  }
}
`;

/** The name of the style sheet in H5P's library, and the class of what a content says by its script. */
export const h5pStyles = { file: 'h5p.css', needs: 'abacade-needs' } as const;

/**
 * Styles by which a content of H5P says a sentence in a browser that is too old for its script: the frame of a content has
 * nothing else in it then. `sentences`: by language, the first for all that are not there.
 */
export function tooOldContent(sentences: readonly (readonly [tag: string, sentence: string])[]): string {
  const [[, first], ...others] = sentences;
  const content = '.h5p-container:empty::before';
  const each = others.map(
    ([tag, sentence]) => `:lang(${tag}) ${content} {\n  content: ${JSON.stringify(sentence)};\n}\n`,
  );
  return `.${h5pStyles.needs},
${content} {
  margin: 0;
  ${box}
}
${content} {
  content: ${JSON.stringify(first)};
}
${each.join('')}@supports ${floorCondition} {
  ${content}${others.map(([tag]) => `,\n  :lang(${tag}) ${content}`).join('')} {
    content: none;
  }
}
`;
}

/**
 * Styles by which the text in an element that no script has defined is shown after a while. A browser that is too old shows
 * none of it: it says what it needs.
 */
export const lateStyles = `main > :not(:defined) {
  display: none;
}
@supports ${floorCondition} {
  main > :not(:defined) {
    ${box.replaceAll(/\s+/g, ' ')}
    animation: late 8s step-end;
  }
}
@keyframes late {
  from {
    visibility: hidden;
  }
}
`;
