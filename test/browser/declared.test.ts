import { expect } from '@open-wc/testing';
import { staysAtHome } from './support/own-origin.js';
import { until } from './support/until.js';
import { find, findAll } from './support/look-up.js';

/** A game or the report as a page declares it, by markup alone. */
interface Declared extends HTMLElement {
  readonly state?: unknown;
  readonly updateComplete: Promise<boolean>;
}

let frame: HTMLIFrameElement;
afterEach(() => {
  staysAtHome(frame.contentWindow!);
  frame.remove();
});

/** Opens a page that contains only this markup and one script; returns its element once it is drawn. */
async function open(markup: string, script: string): Promise<Declared> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px';
  frame.srcdoc = `<!doctype html>${markup}<script type="module" src="${location.origin}/plain/dist/cdn/${script}.js"></script>`;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  const element = frame.contentDocument!.body.firstElementChild as Declared;
  await until(() => element.matches(':defined'), `${element.localName} is defined`);
  await element.updateComplete;
  return element;
}

/** Server-rendered content of an element, with styles of its own. */
const drawn = `<template shadowrootmode="open"><style>p { color: red }</style>
  <div class="frame" id="old"><p>It is Ada’s turn.</p></div></template>`;

describe('An element that a page declares', () => {
  it('plays by its attributes, without a line of code', async () => {
    const board = await open('<multiplay-grid players="Ada, Ben" size="5" end-at="10"></multiplay-grid>', 'abacade');
    await until(() => board.state, 'the game begins');
    expect((board.state as { readonly options: unknown }).options).to.include({ size: 5, endAt: 10 });
  });

  for (const [tag, attributes, selector] of [
    ['multiplay-grid', 'players="Ada, Ben"', '.frame'],
    ['abacade-known', 'learner="Ada"', '.frame'],
    ['abacade-report', '', 'h2'],
  ] as const) {
    it(`is drawn once where a server has drawn it already: ${tag}`, async () => {
      const { shadowRoot } = await open(`<${tag} ${attributes}>${drawn}</${tag}>`, tag);
      await until(() => find(shadowRoot, selector), 'it is drawn');
      expect(findAll(shadowRoot, '#old, style').length).to.equal(0);
      expect(findAll(shadowRoot, selector).length).to.equal(1);
    });
  }
});
