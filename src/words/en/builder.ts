const upload = 'Drop the file in and save. Marks go to the gradebook.';
const paste = 'Paste them where you want the game, and save.';

/** What the page says that puts a game into a lesson. `*…*` marks what stands out. */
export const builder = {
  title: 'Put a game into your lesson',
  intro: 'Three steps. Nothing is sent anywhere: everything is made in this browser.',
  language: 'Language of this page',
  gallery: 'All games, ready to play',
  privacy: 'Nothing on this page leaves your device.',
  credits:
    'Abacade is an independent implementation of the printed rules: PLYT, Sequence and Multiplay are games of Talkplaces, Pytagora is a game of CreativaMente.',
  choose: 'Choose a game',
  games: {
    plyt: {
      title: 'PLYT',
      about: 'Multiply dice, climb the mountain. From 6 years.',
    },
    sequence: {
      title: 'Sequence',
      about: 'Six dice, three rolls, one trail. From 8 years.',
    },
    multiplay: {
      title: 'Multiplay',
      about: 'Turn cubes, make rows, set traps. From 8 years.',
    },
    pytagora: {
      title: 'Pytagora',
      about: 'Equations like a crossword. From 8 years.',
    },
    plusAndMinus: {
      title: 'Plus and minus',
      about: 'The crossword with + and −. From 6 years.',
    },
    upAndDown: {
      title: 'Up and down',
      about: 'Numbers around a square. From 4 years.',
    },
    tables: {
      title: 'Multiplication tables',
      about: 'Who has the answer? From 7 years.',
    },
  },
  yours: 'Make it yours',
  forLesson: 'For your lesson',
  begins: 'The game starts',
  beginsHelp: 'In the form, pupils choose the players themselves',
  beginsAs: { atOnce: 'At once', form: 'With the form' },
  playing: 'Pupils get',
  plays: { game: 'Game', daily: 'Puzzle of the day', set: 'Fixed puzzle' },
  playsHelp: 'One position, one best move. For links, pages and the HTML file; no marks',
  strength: 'How hard',
  strengths: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  seed: 'Name of the puzzle',
  seedHelp: 'Any text: the same name is the same puzzle for everybody',
  spoken: 'Language',
  asPage: 'Same as the page',
  asLanguage: 'Usual in the language',
  look: 'Look',
  looks: { auto: 'Same as the device', light: 'Light', dark: 'Dark' },
  keep: 'Save the game',
  keepHelp: 'On the pupil’s device. In a course it is always saved',
  keepKey: 'Saved under this name',
  heading: 'Name of the activity',
  headingHelp: 'In the course and in the browser’s tab',
  position: 'Start from a position',
  positionHelp: 'Paste the text of a position',
  more: 'More',
  /** Attributes of an element that its own form does not have. */
  settings: {
    speed: { label: 'Speed', help: 'How fast moves are shown; players can change it' },
    sounds: { label: 'Sounds', help: 'Players can switch them off' },
    times: { label: 'Times sign' },
    divide: { label: 'Divide sign' },
    digits: { label: 'Digits', help: 'On the pieces' },
    unaided: {
      label: 'Without help',
      help: 'Pupils have to know what comes next',
    },
  } as Readonly<Record<string, { readonly label: string; readonly help?: string }>>,
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' } as Readonly<Record<string, string>>,
  preview: 'Try it',
  size: 'Size of the preview',
  sizes: { phone: 'Phone', page: 'Page', board: 'Whiteboard' },
  sizeIs: (pixels: string) => `${pixels} pixels wide`,
  sizeHelp: {
    phone: 'as on a phone',
    page: 'as in a usual course page',
    board: 'as on a whiteboard, here much smaller',
  },
  anew: 'Start again',
  alone: 'Open in its own tab',
  previewLost: 'The game did not load. Its scripts should be in the folder dist/cdn beside this page.',
  take: 'Take it with you',
  takeAs: 'How do you want it?',
  course: 'Into a course, with marks',
  courseHelp: 'One zip file to upload into Moodle or another platform.',
  share: 'As a link',
  shareHelp: 'An address to send, and a code to scan.',
  page: 'Into a web page, to play',
  pageHelp: 'A few lines to copy.',
  file: 'As one file',
  fileHelp: 'No internet needed.',
  best: 'Best for Moodle',
  facts: {
    marks: 'marks',
    noMarks: 'no marks',
    goesOn: 'goes on where you left off',
    goesOnHere: 'goes on, on the same device',
    anew: 'starts again each time',
  },
  /** What a game can become. `steps`: what to do next, after the file was saved or the lines were copied. */
  outputs: {
    scorm12: {
      title: 'SCORM 1.2 package',
      help: 'Works nearly everywhere. The safe choice in Moodle.',
      steps: [
        'In your Moodle course, with *Edit mode* on: the round +, *Activity or resource*, *SCORM package*.',
        upload,
      ],
    },
    scorm2004: {
      title: 'SCORM 2004 package',
      help: 'When your platform asks for the newer edition.',
      steps: ['Add a SCORM package to your course.', upload],
    },
    cmi5: {
      title: 'cmi5 package',
      help: 'The newest kind, for platforms with a learning record store.',
      steps: ['Add a cmi5 package to your course.', 'Drop the file in and save. Each answer is recorded.'],
    },
    link: {
      title: 'Link with a QR code',
      help: 'The game opens in a tab of its own, on any device.',
      steps: ['Send the link, or show the code: pupils scan it and play.'],
    },
    div: {
      title: 'For the Moodle editor',
      help: 'Survives the text editor (TinyMCE), also when a colleague saves the page again.',
      steps: ['In the editor: *Tools*, then *Source code*.', paste],
    },
    script: {
      title: 'For your own website',
      help: 'The simple way: two lines.',
      steps: [paste],
    },
    iframe: {
      title: 'As a frame',
      help: 'Our page inside yours. It grows as tall as the game.',
      steps: [paste],
    },
    html: {
      title: 'One HTML file',
      help: 'Open it from a USB stick, mail it, or put it into Moodle as a file.',
      steps: ['Double-click it to open it. In Moodle: the round +, *Activity or resource*, *File*.'],
    },
  },
  /** Settings of a SCORM package in Moodle, by the names that Moodle has for them, and what to choose. */
  moodle: {
    title: 'In Moodle, set',
    help: 'Under *Appearance* (*Show more*), in this order; the last one under *Attempts management*.',
    settings: [
      ['Student skip content structure page', 'Always'],
      ['Disable preview mode', 'Yes'],
      ['Show Navigation', 'No'],
      ['Display content structure in player', 'Disabled'],
      ['Force new attempt', 'When previous attempt completed, passed or failed'],
    ] as readonly (readonly [setting: string, value: string])[],
    /** Where a site cleans every text, only packages are left. */
    cleaned:
      'Does the game not show in your Moodle? Some sites clean all content (*forceclean*). Use the SCORM package there.',
  },
  download: (file: string) => `Download ${file}`,
  copy: 'Copy',
  lines: 'The lines to copy',
  link: 'The link to copy',
  code: {
    title: 'QR code',
    label: (address: string) => `QR code: ${address}`,
    large: 'Show it large',
    close: 'Close',
    png: 'Download as PNG',
    svg: 'Download as SVG',
    tooLong:
      'The link is too long for a code that phones can read. Send the link, or shorten it: fewer or shorter names, no position.',
  },
  folder: 'Where the scripts are',
  folderHelp: 'The address of Abacade’s folder dist/cdn on a web server. Whoever runs your site knows it.',
  scriptsHelp:
    'No server has the scripts yet? Download them, unzip them, and upload the folder abacade. It serves all games.',
  downloadScripts: 'Download the scripts',
  folderIsLocal: 'This address only works on this computer. Put the folder on a web server and write its address here.',
  /** Where a package is chosen for a puzzle. */
  noPuzzle:
    'A package needs a game: a puzzle gives no marks. Take the puzzle as a link, in a page or as one file, or choose a game.',
  /** In a course with marks, where several people are to play. */
  onlyFirst: 'Only the first person gets a mark: the pupil who is logged in. The others play along without one.',
  marks: 'Marks: how a game gets 0 to 100',
  score: 'What counts',
  scores: {
    usual: 'As usual',
    won: 'Winning',
    'share-right': 'Right answers',
    'taking-part': 'Taking part',
    target: 'Points',
  },
  /** What a mark then says, in one sentence. */
  scoreHelp: {
    won: 'The mark says whether the pupil won: 100 for a win, otherwise 0. It needs a computer player.',
    'share-right':
      'The mark says how many answers were right: 9 out of 10 is 90. A pass that was not needed counts as wrong.',
    'taking-part': 'The mark says who played a game to the end: 100, whoever won.',
    target: 'The mark says how many points the pupil scored: this many is 100, half as many is 50.',
  },
  target: 'Points for 100',
  pass: 'Pass mark',
  passHelp: '1 to 100. If it is empty, nobody passes or fails',
  reopen: 'Open something you made before',
  reopenHelp: 'Lines, a link, a zip or an HTML file from here: all your choices come back.',
  reopenLines: 'Paste the lines or the link',
  reopenFile: 'Choose a file',
  open: 'Open',
  drop: 'or drop the file anywhere on this page',
  /** While a file is held over the page. */
  dropHere: 'Let go to open it here',
  /** What has happened, said aloud and shown. */
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying. The lines are selected: press Ctrl and C.',
  making: 'Making it …',
  made: (file: string) => `${file} is ready. Look in your downloads.`,
  opened: (game: string) => `${game} is open. Change what you like.`,
  /** Why something is not possible. */
  problems: {
    missing: (file: string) => `Nothing was made: ${file} did not load. Try again.`,
    nothing: 'Paste some lines or a link first.',
    snippet: 'There is no game in this text.',
    /** With the name of the file, where it has one. */
    zip: (file: string) => `${file || 'This file'} is not a game package.`,
    large: (file: string) => `${file || 'This file'} is too large, or unpacks to too much, to be one of ours.`,
    unread: 'This file cannot be read. Choose a file, not a folder.',
    game: 'This game is not known here.',
    query: 'The choices are too long for an address.',
    /** The address of the page itself says something that is not possible. */
    address: 'What is after # in this page’s address does not work.',
    at: 'This is not the address of a folder. Write it like https://…, /abacade/ or abacade/.',
    /** A link is opened from anywhere. */
    whole: 'A link needs the whole address of the folder. Write it like https://….',
    field: (name: string) => `“${name}”: what it says there does not work.`,
    unchanged: 'Nothing was changed.',
  },
};
