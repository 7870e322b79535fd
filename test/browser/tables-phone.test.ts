import { clear } from './support/grid.js';
import { playsOnPhones } from './support/phone-games.js';

afterEach(clear);

playsOnPhones('pytagora-tables', {}, ['.cloth', '.held-by', '.actions']);
