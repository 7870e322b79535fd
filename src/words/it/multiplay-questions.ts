import type { MultiplayQuestionWords } from '../multiplay.js';

const cubes = (count: number): string => (count === 1 ? '1 cubo' : `${count} cubi`);

export const multiplayQuestions: MultiplayQuestionWords = {
  boardHelp:
    'Le frecce spostano, Invio gira un cubo, R tira il dado, N va al prossimo cubo sollevato. L dice l’ultima mossa, S i punteggi, M i cubi tra cui scegliere, O questo cubo.',
  moves: (count, cells) =>
    count ? `${cubes(count)} tra cui scegliere: ${cells}.` : 'Ora non c’è nessun cubo da girare.',
  nothingYet: 'Non è ancora successo niente.',
};
