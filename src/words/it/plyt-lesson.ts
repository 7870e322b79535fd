import type { PlytLessonWords } from '../plyt.js';

export const plytLesson: PlytLessonWords = {
  late: 'Tempo scaduto.',
  way: 'Una strada per arrivarci',
  next: (name) => `Tocca a ${name}`,
  goOn: 'Continua',
};
