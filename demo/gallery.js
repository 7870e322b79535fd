// Shows the line that embeds each live example below it, ready to copy.

/** Returns the element as it was written, on one line. */
const source = (element) => {
  const tag = element.localName;
  const attributes = [...element.attributes].map(({ name, value }) => (value === '' ? name : `${name}="${value}"`));
  return `<script type="module" src="${tag}.js"></script>\n<${[tag, ...attributes].join(' ')}></${tag}>`;
};

for (const example of document.querySelectorAll('article > :not(h3, p)')) {
  const text = source(example);
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.append(Object.assign(document.createElement('code'), { textContent: text }));
  if (navigator.clipboard) {
    const copy = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(text);
      copy.textContent = 'Copied';
    });
    block.append(copy);
  }
  example.after(block);
}
