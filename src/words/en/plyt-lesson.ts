import type { PlytLessonWords } from '../plyt.js';

export const plytLesson: PlytLessonWords = {
  late: 'Time is up.',
  way: 'A way to get there',
  next: (name) => `${name} is next`,
  goOn: 'Go on',
};
