import { mostInChromium } from './support/chromium.js';
import { clear } from './support/grid.js';
import { playsOnPhones } from './support/phone-games.js';

afterEach(clear);

for (const variant of mostInChromium(['both-ways', 'plain', 'even-and-odd'], 1)) {
  playsOnPhones('pytagora-square', { variant }, ['.rings', '.held-by', '.bottom']);
}
