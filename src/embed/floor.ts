/**
 * A CSS condition that all supported browsers meet (docs/hosts.md), and hardly any older one: Chrome and Edge 108, Firefox 115, Safari
 * 15.4. Older browsers need not understand such conditions, nor parse any script.
 */
export const floorCondition = '(block-size: 1svh) and ((not (-moz-appearance: none)) or (animation-composition: add))';

const box = `display: block;
  padding: 16px;
  background: #fff3cf;
  color: #1f2430;
  font: 18px/1.4 sans-serif;`;

/** Returns styles with which a page shows a sentence before its main part in a browser that is too old; no script is needed. */
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

/** The name of the style sheet in H5P's library, and the class of a message that a content's script shows. */
export const h5pStyles = { file: 'h5p.css', needs: 'abacade-needs' } as const;

/**
 * Returns styles with which a content of H5P shows a sentence in a browser that is too old for its script: the frame of the content is
 * otherwise empty then. `sentences`: by language; the first is for all languages that are not listed.
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
 * Styles that show the text in an element after a while if no script has defined the element. In a browser that is too old, the text stays
 * hidden: the page says what it needs instead.
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
