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

/**
 * Styles by which the text in an element that no script has defined is shown after a while. A browser that is too old shows
 * none of it: it says what it needs.
 */
export const lateStyles = `main > :not(:defined) {
  display: none;
}
@supports ${floorCondition} {
  main > :not(:defined) {
    ${box.replaceAll('\n', '\n  ')}
    animation: late 8s step-end;
  }
}
@keyframes late {
  from {
    visibility: hidden;
  }
}
`;
