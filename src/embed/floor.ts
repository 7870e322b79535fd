/**
 * A condition of styles that all browsers of the floor meet (docs/hosts.md), and hardly an older one: Chrome and Edge 108,
 * Firefox 115, Safari 15.4. What is older need not know such conditions, nor parse any script.
 */
export const floorCondition = '(block-size: 1svh) and ((not (-moz-appearance: none)) or (animation-composition: add))';

/** Styles by which a page says a sentence before its main part in a browser that is too old; nothing of it needs a script. */
export const tooOldStyles = (sentence: string): string => `main::before {
  content: ${JSON.stringify(sentence)};
  display: block;
  padding: 16px;
  background: #fff3cf;
  color: #1f2430;
  font: 18px/1.4 sans-serif;
}
@supports ${floorCondition} {
  main::before {
    content: none;
  }
}
`;
