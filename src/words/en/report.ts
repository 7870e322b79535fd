import type { ReportWords } from '../words.js';

export const report: ReportWords = {
  title: 'Your result',
  connecting: 'Looking for your last game …',
  saved: 'Everything is saved.',
  saving: 'Saving …',
  best: (best) => `Best result: ${best} of 100.`,
  finish: 'Save and finish',
  ended: 'You can close this page.',
  means: {
    won: 'Your result: whether you win.',
    'share-right': 'Your result: how many answers are right.',
    'taking-part': 'Your result: you play to the end.',
    target: (points) => `Your result: your points. ${points} is the most.`,
  },
  modes: {
    browse:
      'This is only a preview: nothing counts and nothing is kept. To play for a result, close this page and choose Enter.',
    review:
      'You have finished this activity: what you play now does not count. To play again for a result, close this page, tick “Start a new attempt” and enter.',
  },
  computer: 'Computer',
  changed: 'Your teacher has changed this game. Go on with your last game, or begin a new one?',
  goOn: 'Go on',
  beginAnew: 'Begin anew',
  noHost: 'This page was not opened from a course, so no result is sent. You can play all the same.',
  launch: 'The course did not say where results go. Close this page and open it from the course again.',
  offline: 'Not saved yet: there is no internet. Play on: it is sent later.',
  offlineNorKept: 'Not saved yet: there is no internet. Play on, but keep this page open.',
  notSent: 'Not saved yet: your result has not reached the course. It is kept on this device and will be sent again.',
  notSentNorKept:
    'Not saved yet: your result has not reached the course. It will be sent again: do not close this page.',
  refused: 'The course did not take everything. Your teacher can see what it has; you can play on.',
  taken: 'This activity is open in another window too. Only the other one sends results.',
  takeOver: 'Go on here',
  unreadable: 'Your last game could not be read. The course keeps it until you choose.',
  twoGames: 'There are two games: your last one, and this new one. Which one do you want to keep?',
  goBack: 'Keep my last game',
  replace: 'Keep the new game',
  notKept: 'This device keeps nothing. What has not reached the course is lost when the page is closed.',
  sendNow: 'Send now',
  close: 'Close',
  noGame: 'There is no game at this address.',
};
