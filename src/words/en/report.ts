import type { ReportWords } from '../words.js';

const score = (best: number | undefined): string => (best === undefined ? '' : ` Best result: ${best} of 100.`);

export const report: ReportWords = {
  title: 'Your result',
  connecting: 'Looking for your last game …',
  saved: (best) => `Everything is saved.${score(best)}`,
  finish: 'Save and finish',
  finished: (best) => `Everything is saved.${score(best)} You can close this page.`,
  lookingOn: 'You are looking on: no result is sent.',
  noHost: 'This page was not opened from a course, so no result is sent. You can play all the same.',
  launch: 'The course did not say where results go. Close this page and open it from the course again.',
  notSent: 'Your result has not reached the course yet. It is kept on this device and will be sent again.',
  notSentNorKept: 'Your result has not reached the course yet. It will be sent again: do not close this page.',
  refused: 'The course did not take everything. Your teacher can see what it has; you can play on.',
  taken: 'This activity is open in another window too. Only the other one sends results.',
  takeOver: 'Go on here',
  unreadable: 'Your last game could not be read. The course keeps it until you choose.',
  replace: 'Keep the new game',
  notKept: 'This device keeps nothing. What has not reached the course is lost when the page is closed.',
  sendNow: 'Send now',
  close: 'Close',
  noGame: 'There is no game at this address.',
};
