/** What a page around a game says of the result and where it goes. */
export const report = {
  /** What the strip is called to a screen reader. */
  title: 'Your result',
  connecting: 'Looking for your last game …',
  /** All that was told is with the host. */
  saved: 'Everything is saved.',
  saving: 'Saving …',
  best: (best: number) => `Best result: ${best} of 100.`,
  finish: 'Save and finish',
  ended: 'You can close this page.',
  /** What a result says, by the rule that makes it. */
  means: {
    won: 'Your result: 100 if you win.',
    'share-right': 'Your result: how many answers you get right.',
    'taking-part': 'Your result: 100 if you play to the end.',
    target: (points: number) => `Your result: your points. ${points} points is 100.`,
  },
  /** The modes in which nothing is judged, and how to be judged. */
  modes: {
    browse:
      'This is only a preview: nothing counts and nothing is saved. To play for a result, close this page and choose Enter.',
    review:
      'You have finished this activity: what you play now does not count. To play for a new result, close this page, tick “Start a new attempt” and enter.',
  },
  /** What a computer player is called. */
  computer: 'Computer',
  /** The kept game was begun by other options than those of today. */
  changed: 'Your teacher has changed this game. Go on with your last game, or start a new one?',
  goOn: 'Go on',
  beginAnew: 'Start a new one',
  noHost: 'This page was not opened from a course, so no result is sent. You can still play.',
  launch: 'The course did not say where to send results. Close this page and open it from the course again.',
  /** There is no connection, and the device keeps what is not sent; or does not. */
  offline: 'Not saved yet: there is no internet. Play on, and it will be sent later.',
  offlineNorKept: 'Not saved yet: there is no internet. Play on, but keep this page open.',
  /** The result has not arrived, and is kept on the device. */
  notSent: 'Not saved yet: your result has not reached the course. It is kept on this device and will be sent again.',
  /** The result has not arrived, and is only in the page. */
  notSentNorKept:
    'Not saved yet: your result has not reached the course. It will be sent again: do not close this page.',
  refused: 'The course did not accept everything. Your teacher can see what it has. You can play on.',
  taken: 'This activity is open in another window too. Only the other one sends results.',
  takeOver: 'Go on here',
  unreadable: 'Your last game could not be read. The course keeps it until you choose.',
  /** Another game was begun before the kept one was there. */
  twoGames: 'You have two games: your last one and this new one. Which one do you want to keep?',
  goBack: 'Keep my last game',
  /** The new game in the place of the kept one. */
  replace: 'Keep the new game',
  notKept: 'This device saves nothing. What has not reached the course is lost when you close the page.',
  sendNow: 'Send now',
  close: 'Close',
  noGame: 'There is no game at this address.',
};

/** What stands in the place of a game on a page until it comes, and where it cannot come. */
export const embed = {
  coming: (title: string) =>
    `${title} is loading. Nothing comes? Tell your teacher. If you look after this site: the script of the game was removed here (forceclean), is not at its address, or its server does not let other sites use it (CORS: Access-Control-Allow-Origin).`,
};
