import type { PlytLessonWords } from '../plyt.js';

export const plytLesson: PlytLessonWords = {
  late: 'Time is up.',
  way: 'A way to get there',
  goOn: 'Go on',
};
