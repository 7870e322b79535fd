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
    won: 'Your result: whether you win.',
    'share-right': 'Your result: how many answers are right.',
    'taking-part': 'Your result: you play to the end.',
    target: (points: number) => `Your result: your points. ${points} is the most.`,
  },
  /** The modes in which nothing is judged, and how to be judged. */
  modes: {
    browse:
      'This is only a preview: nothing counts and nothing is kept. To play for a result, close this page and choose Enter.',
    review:
      'You have finished this activity: what you play now does not count. To play again for a result, close this page, tick “Start a new attempt” and enter.',
  },
  /** What a computer player is called. */
  computer: 'Computer',
  /** The kept game was begun by other options than those of today. */
  changed: 'Your teacher has changed this game. Go on with your last game, or begin a new one?',
  goOn: 'Go on',
  beginAnew: 'Begin anew',
  noHost: 'This page was not opened from a course, so no result is sent. You can play all the same.',
  launch: 'The course did not say where results go. Close this page and open it from the course again.',
  /** There is no connection, and the device keeps what is not sent; or does not. */
  offline: 'Not saved yet: there is no internet. Play on: it is sent later.',
  offlineNorKept: 'Not saved yet: there is no internet. Play on, but keep this page open.',
  /** The result has not arrived, and is kept on the device. */
  notSent: 'Not saved yet: your result has not reached the course. It is kept on this device and will be sent again.',
  /** The result has not arrived, and is only in the page. */
  notSentNorKept:
    'Not saved yet: your result has not reached the course. It will be sent again: do not close this page.',
  refused: 'The course did not take everything. Your teacher can see what it has; you can play on.',
  taken: 'This activity is open in another window too. Only the other one sends results.',
  takeOver: 'Go on here',
  unreadable: 'Your last game could not be read. The course keeps it until you choose.',
  /** Another game was begun before the kept one was there. */
  twoGames: 'There are two games: your last one, and this new one. Which one do you want to keep?',
  goBack: 'Keep my last game',
  /** The new game in the place of the kept one. */
  replace: 'Keep the new game',
  notKept: 'This device keeps nothing. What has not reached the course is lost when the page is closed.',
  sendNow: 'Send now',
  close: 'Close',
  noGame: 'There is no game at this address.',
};

/** What stands in the place of a game on a page until it comes, and where it cannot come. */
export const embed = {
  coming: (title: string) =>
    `${title} is on its way. Nothing comes? Tell your teacher. For whoever looks after this site: the script of the game was taken away here (forceclean), is not at its address, or its server lets no other site use it (CORS: Access-Control-Allow-Origin).`,
};
