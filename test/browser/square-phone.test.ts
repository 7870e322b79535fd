import { clear } from './support/grid.js';
import { playsOnPhones } from './support/phone-games.js';

afterEach(clear);

for (const variant of ['plain', 'both-ways', 'even-and-odd']) {
  playsOnPhones('pytagora-square', { variant }, ['.rings', '.held-by', '.foot']);
}
