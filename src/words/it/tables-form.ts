import type { TablesFormWords } from '../tables.js';

export const tablesForm: TablesFormWords = {
  about:
    'Due numeri escono dal sacchetto. Chi ha il loro prodotto può metterlo. Sette giri; vince chi resta con meno tessere.',
  answer: 'Si calcola da soli',
  answerHelp: 'Chi gioca cerca le tessere; se no si alzano da sole',
};
