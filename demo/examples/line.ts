/** Returns the element as it was written, on one line, after its script. */
function lineOf(example: Element): string {
  const tag = example.localName;
  const attributes = [...example.attributes].map(({ name, value }) => (value === '' ? name : `${name}="${value}"`));
  return `<script type="module" src="${tag}.js"></script>\n<${[tag, ...attributes].join(' ')}></${tag}>`;
}

/**
 * Shows the line that embeds an example below it. Where a page may write to the clipboard, a button copies it.
 * @param label Says a text on the button, by its path in the words.
 */
export function showLine(example: Element, label: (button: HTMLElement, path: string) => void): void {
  const text = lineOf(example);
  const block = document.createElement('pre');
  block.tabIndex = 0;
  // Code runs from the left in every language.
  block.dir = 'ltr';
  block.append(Object.assign(document.createElement('code'), { textContent: text }));
  if (navigator.clipboard) {
    const copy = Object.assign(document.createElement('button'), { type: 'button' });
    label(copy, 'copying.copy');
    copy.addEventListener(
      'click',
      () => void navigator.clipboard.writeText(text).then(() => label(copy, 'copying.copied')),
    );
    block.append(copy);
  }
  example.after(block);
}
