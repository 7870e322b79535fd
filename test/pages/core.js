// Loads the modules for bundlers without a bundler: reports what turning each cube of a board would score.
import { multiplay, ready } from '../../dist/core.js';

const size = 11;
const colours = Uint8Array.from({ length: size * size }, (_, i) => [0, 1, 2, 1][(i * 7) % 4]);

window.played = ready().then(() =>
  [...colours.keys()]
    .filter((cell) => colours[cell] === 0)
    .map((cell) => [...multiplay.gains(colours, size, cell, 1, 2)]),
);
