const upload = 'Drop the file in and save. Marks go to the gradebook.';
const paste = 'Paste them where the game is to stand, and save.';

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
      about: 'Who has the product? From 7 years.',
    },
  },
  yours: 'Make it yours',
  forLesson: 'For your lesson',
  begins: 'It begins',
  beginsHelp: 'With the form, pupils choose the players themselves',
  beginsAs: { atOnce: 'At once', form: 'With the form' },
  spoken: 'Language',
  asPage: 'As the page',
  asLanguage: 'As the language is',
  look: 'Look',
  looks: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  keep: 'Go on later',
  keepHelp: 'Keeps the game on the pupil’s device. In a course it goes on in any case',
  keepKey: 'Kept under this name',
  heading: 'Name of the activity',
  headingHelp: 'In the course and in the browser’s tab',
  position: 'Start from a position',
  positionHelp: 'A position as text, as a game gives it',
  more: 'More',
  /** Attributes of an element that its own form does not have. */
  settings: {
    times: { label: 'Times sign' },
    divide: { label: 'Divide sign' },
    digits: { label: 'Digits', help: 'On the pieces' },
    unaided: {
      label: 'Without help',
      help: 'Pupils are to know what comes next',
    },
  } as Readonly<Record<string, { readonly label: string; readonly help?: string }>>,
  preview: 'Try it',
  size: 'Size of the preview',
  sizes: { phone: 'Phone', page: 'Page', board: 'Whiteboard' },
  sizeIs: (pixels: string) => `${pixels} pixels wide`,
  sizeHelp: {
    phone: 'as on a phone',
    page: 'as in a usual course page',
    board: 'as on a whiteboard, here much smaller',
  },
  anew: 'Start anew',
  alone: 'In a tab of its own',
  previewLost: 'The game could not be loaded. Its scripts should lie in the folder dist/cdn beside this page.',
  take: 'Take it with you',
  takeAs: 'What it becomes',
  course: 'Into a course, with marks',
  courseHelp: 'One zip file to upload into Moodle or another platform.',
  page: 'Into a web page, to play',
  pageHelp: 'A few lines to copy.',
  file: 'As one file',
  fileHelp: 'No internet needed.',
  best: 'Best for Moodle',
  facts: {
    marks: 'marks',
    noMarks: 'no marks',
    goesOn: 'goes on where you left',
    goesOnHere: 'goes on, on the same device',
    anew: 'starts anew each time',
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
    div: {
      title: 'For the Moodle editor',
      help: 'Survives the text editor (TinyMCE), also when a colleague saves the page again.',
      steps: ['In the editor: *Tools*, then *Source code*.', paste],
    },
    script: {
      title: 'For your own web site',
      help: 'The plain way, two lines.',
      steps: [paste],
    },
    iframe: {
      title: 'As a frame',
      help: 'A page of ours inside yours; it grows to its own height.',
      steps: [paste],
    },
    html: {
      title: 'One HTML file',
      help: 'Open it from a USB stick, mail it, or put it into Moodle as a file.',
      steps: ['Open it by a double click; or in Moodle: the round +, *Activity or resource*, *File*.'],
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
      'Does the game not come in your Moodle? Some sites clean all content (*forceclean*): take the SCORM package there.',
  },
  download: (file: string) => `Download ${file}`,
  copy: 'Copy',
  lines: 'The lines to copy',
  folder: 'Where the scripts lie',
  folderHelp: 'The folder dist/cdn of Abacade on a web server, as its address. Whoever runs your site knows it.',
  folderIsLocal: 'This address only works on this computer. Put the folder on a web server and write its address here.',
  marks: 'Marks: how a game becomes 0 to 100',
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
    won: 'The mark says whether the pupil won: 100 for a win, else 0. It takes a computer player.',
    'share-right':
      'The mark says how many answers were right: 9 of 10 are 90. A pass that was not needed counts as wrong.',
    'taking-part': 'The mark says who played a game to its end: 100, whoever won.',
    target: 'The mark says how many points the pupil made: so many are 100, half as many are 50.',
  },
  target: 'Points for 100',
  pass: 'Passed from',
  passHelp: '1 to 100; empty: nobody passes or fails',
  reopen: 'Open what was made before',
  reopenHelp: 'Lines, a zip or an HTML file from here, and all choices come back.',
  reopenLines: 'Paste the lines',
  reopenFile: 'Choose a file',
  open: 'Open',
  drop: 'or drop the file anywhere on this page',
  /** While a file is held over the page. */
  dropHere: 'Let go: its choices are opened here',
  /** What has happened, said aloud and shown. */
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying. The lines are selected: press Ctrl and C.',
  making: 'Being made …',
  made: (file: string) => `${file} is made and saved among your downloads.`,
  opened: (game: string) => `${game} was opened. Change what you like.`,
  /** Why something is not possible. */
  problems: {
    missing: (file: string) => `Nothing was made: ${file} could not be loaded from beside this page. Try again.`,
    nothing: 'Paste some lines first.',
    snippet: 'There is no game in this text.',
    /** With the name of the file, where it has one. */
    zip: (file: string) => `${file || 'This file'} is no package of a game.`,
    large: (file: string) => `${file || 'This file'} is too large, or unpacks to too much, to be one of ours.`,
    unread: 'This file cannot be read. A folder cannot be opened, only a file.',
    game: 'This game is not known here.',
    query: 'The choices are too long for the address of a frame.',
    /** The address of the page itself says something that is not possible. */
    address: 'What stands behind # in the address of this page is not possible.',
    at: 'This is not the address of a folder: https://…, /abacade/ or abacade/.',
    field: (name: string) => `“${name}” cannot be what it says there.`,
    unchanged: 'Nothing was changed.',
  },
};
