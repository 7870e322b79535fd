// Checks language.json, except for its notation.

const states = ['draft', 'read', 'agreed'];
const fields = ['tag', 'name', 'status', 'readers', 'ask', 'lists', 'notation', 'regions'];

/** Maximum length of a question to a teacher, in characters. */
const longest = 140;

const isTexts = (value) => Array.isArray(value) && value.every((one) => typeof one === 'string' && one.trim() === one);

/** Returns whether the multiplication tables of 1 to 9, as children recite them, are complete or missing altogether. */
const isTable = (readings = Array(9).fill(Array(9).fill(''))) =>
  Array.isArray(readings) && readings.length === 9 && readings.every((row) => isTexts(row) && row.length === 9);

/** Returns the problems of a question that only a teacher can answer. */
function questionFaults(question, i, all) {
  if (!/^\S.*\?$/.test(question)) return [`no question: ${question}`];
  if (question.length > longest) return [`longer than ${longest} characters: ${question}`];
  return all.indexOf(question) < i ? [`asked twice: ${question}`] : [];
}

/** Returns the problems of the description of a language as sentences; none if it is valid. */
export function languageFaults(language) {
  const { name, status, readers = [], ask = [], notation } = language;
  return [
    ...Object.keys(language)
      .filter((field) => !fields.includes(field))
      .map((field) => `"${field}" is not known`),
    ...(typeof name === 'string' && name ? [] : ['it has no name']),
    ...(states.includes(status) ? [] : [`its status is none of ${states.join(', ')}`]),
    ...(isTexts(readers) ? [] : ['"readers" is no list of names']),
    ...(isTable(notation?.readings) ? [] : ['its readings.json is not nine lists of nine texts']),
    ...(isTexts(ask) ? ask.flatMap(questionFaults) : ['"ask" is no list of questions']),
  ];
}
