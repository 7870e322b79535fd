// The page of the design system, as it is built.
import { expect } from '@open-wc/testing';
import { figure, heights, ratios, scales, widths } from '../../components/style/design.mjs';
import { until } from './support/until.js';
import { find, findAll } from './support/look-up.js';

let frame: HTMLIFrameElement;
const faults: string[] = [];

before(async () => {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 1000px; height: 700px; border: 0';
  frame.src = '/plain/demo/design.html';
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  const page = frame.contentWindow!;
  page.addEventListener('error', ({ message }) => faults.push(message));
  page.addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(violatedDirective));
  await until(() => things().length > 0 && things().every((one) => find(one, '.frame')), 'all is drawn');
});
after(() => frame.remove());

const things = (): HTMLElement[] => [...frame.contentDocument!.querySelectorAll<HTMLElement>('design-thing')];
const inLook = (look: string): HTMLElement[] => things().filter((one) => one.getAttribute('look') === look);
const looks = ['light', 'dark', 'forced'];

describe('the page of the design system', () => {
  it('opens without a fault', () => {
    expect(faults).to.eql([]);
    expect(frame.contentDocument!.querySelector('meta[name=robots]')!.getAttribute('content')).to.equal('noindex');
  });

  it('draws every step of every scale in each look, as large as it is', () => {
    const units = new Map<string, number>([
      ...Object.entries(scales).flatMap(([name, steps]) =>
        steps.map((step, i) => [`--ab-${name}-${i + 1}`, step] as const),
      ),
      ['--ab-figure', figure] as const,
    ]);
    for (const look of looks) {
      const steps = inLook(look).flatMap((one) => findAll(one, '.step[data-token]'));
      expect(steps.map(({ dataset }) => dataset['token']).sort(), look).to.eql([...units.keys()].sort());
      for (const step of steps) {
        const token = step.dataset['token']!;
        const { fontSize, inlineSize, blockSize, borderTopLeftRadius } = frame.contentWindow!.getComputedStyle(
          step.firstElementChild!,
        );
        const [, kind] = /^--ab-(\w+)/.exec(token)!;
        const drawn = {
          text: fontSize,
          figure: fontSize,
          space: inlineSize,
          radius: borderTopLeftRadius,
          control: blockSize,
        };
        expect(parseFloat(drawn[kind as keyof typeof drawn]), token).to.be.closeTo(4 * units.get(token)!, 0.1);
      }
    }
  });

  it('tells every width, height and shape of a layout', () => {
    const told = inLook('light').flatMap((one) => findAll(one, '[data-query]').map(({ dataset }) => dataset['query']));
    expect(told).to.eql([...widths, ...heights, ...ratios].map(String));
  });

  it('shows every colour, and other ones in the dark', () => {
    const colours = (look: string): Map<string, string> =>
      new Map(
        inLook(look).flatMap((one) =>
          findAll(one, '.swatch').map((swatch) => [
            swatch.dataset['token']!,
            frame.contentWindow!.getComputedStyle(swatch.firstElementChild!).backgroundColor,
          ]),
        ),
      );
    const light = colours('light');
    expect([...light.keys()]).to.include.members([
      '--ab-ink',
      '--ab-p6',
      '--ab-cube',
      '--ab-gold',
      '--ab-digit-piece',
      '--ab-leaf',
    ]);
    for (const [name, colour] of light)
      expect(colour, name)
        .to.match(/^(rgb|color\(srgb)/)
        .and.not.equal('rgba(0, 0, 0, 0)');
    const dark = colours('dark');
    expect([...dark].filter(([name, colour]) => light.get(name) !== colour).length).to.be.above(60);
  });

  it('draws every drawn thing in each look', () => {
    for (const look of looks) {
      const drawn = (selector: string): number => inLook(look).flatMap((one) => findAll(one, selector)).length;
      expect(
        [
          'svg.die',
          'svg.d12',
          'svg.cube',
          'svg.pieces',
          '.face-of svg',
          '.mountain > svg',
          '.pad .key',
          '.tray .slot',
        ].map(drawn),
        look,
      ).to.eql([7, 3, 7, 8, 8, 1, 12, 4]);
      for (const one of inLook(look)) {
        const box = one.getBoundingClientRect();
        expect(Math.min(box.width, box.height), one.previousElementSibling!.textContent).to.be.above(30);
        for (const svg of findAll(one, 'svg:not(.defs)')) expect(svg.getBoundingClientRect().width).to.be.above(3);
      }
    }
  });
});
