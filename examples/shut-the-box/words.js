export const en = {
  title: 'Shut the Box',
  about: 'Roll, and shut tiles with the same sum.',
  howTo: [
    'Roll two dice and add them up.',
    'Shut open tiles with the same sum.',
    'No tiles fit? The sum of the open ones is your score.',
    'The lowest score wins!',
  ],
  options: { tiles: { label: 'Tiles', help: 'How many there are to shut' } },
  refusals: {
    shut: 'A tile of these is shut already.',
    sum: ({ sum, dice }) => `Your tiles make ${sum}. The dice make ${dice}.`,
  },
  says: {
    rolled: ({ name, dice, sum }) => `${name} rolls ${dice}: *${sum}*.`,
    shut: ({ name, tiles }) => `${name} shuts ${tiles}.`,
    stuck: ({ name, score }) => `Nothing fits. ${name} has ${score}.`,
    box: ({ name }) => `${name} has shut the box!`,
  },
  roll: 'Roll',
  shut: (sum) => (sum ? `Shut ${sum}` : 'Shut'),
  rollNow: 'Roll the dice.',
  choose: (sum) => `Shut tiles that make ${sum}.`,
  box: 'The box',
  isShut: (tile) => `${tile}, shut`,
};

export const de = {
  title: 'Shut the Box',
  about: 'Würfle und klappe Zahlen mit derselben Summe um.',
  howTo: [
    'Wirf zwei Würfel und zähle sie zusammen.',
    'Klappe offene Zahlen mit derselben Summe um.',
    'Nichts passt? Dann zählt die Summe der offenen Zahlen.',
    'Wer am wenigsten hat, gewinnt!',
  ],
  options: { tiles: { label: 'Zahlen', help: 'So viele gibt es' } },
  refusals: {
    shut: 'Eine dieser Zahlen ist schon umgeklappt.',
    sum: ({ sum, dice }) => `Deine Zahlen ergeben ${sum}, die Würfel ${dice}.`,
  },
  says: {
    rolled: ({ name, dice, sum }) => `${name} würfelt ${dice}: *${sum}*.`,
    shut: ({ name, tiles }) => `${name} klappt ${tiles} um.`,
    stuck: ({ name, score }) => `Nichts passt. ${name} hat ${score}.`,
    box: ({ name }) => `${name} hat alle Zahlen umgeklappt!`,
  },
  roll: 'Würfeln',
  shut: (sum) => (sum ? `${sum} umklappen` : 'Umklappen'),
  rollNow: 'Wirf die Würfel.',
  choose: (sum) => `Klappe Zahlen um, die ${sum} ergeben.`,
  box: 'Die Kiste',
  isShut: (tile) => `${tile}, umgeklappt`,
};
