import { expect } from '@open-wc/testing';
import type { PytagoraTables } from '../../components/pytagora-tables/pytagora-tables.js';
import { drawn, the } from './support/digits.js';
import { clear, stageOf } from './support/grid.js';
import { until } from './support/until.js';

afterEach(clear);

/** 3 × 8: Ada is asked. */
const asked = 'tb1.1_1_0.38.0124455679_0223467899.55';

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [667, 375],
] as const) {
  it(`the tables have sum, hand and buttons in sight in a window of ${width} × ${height}`, async () => {
    const frame = document.createElement('iframe');
    frame.style.cssText = `inline-size: ${width}px; block-size: ${height}px; border: 0`;
    const script = new URL('../../components/pytagora-tables/define.js', import.meta.url).href;
    frame.srcdoc = `<!doctype html><body style="margin: 0"><pytagora-tables players="Ada, Ben"
      position="${asked}"></pytagora-tables><script type="module" src="${script}"></script>`;
    stageOf(width).append(frame);
    const element = (): PytagoraTables | null => frame.contentDocument!.querySelector('pytagora-tables');
    await until(() => element()?.shadowRoot?.querySelector('.tools'), 'the element is there');
    await drawn(element()!);
    expect(element()!.toText()).to.equal(asked);
    for (const part of ['.cloth', '.hand', '.lay', '.pass']) {
      const { left, top, right, bottom } = the(element()!, part).getBoundingClientRect();
      expect([left >= 0, top >= 0, right <= width + 0.5, bottom <= height + 0.5], part).to.not.include(false);
    }
  });
}
