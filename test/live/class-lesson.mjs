// `npm run class-lesson -- --minutes=40 --pupils=30 --game=multiplay`: plays a whole lesson with reloads, sleeps, pranks, a server
// that is killed and a teacher who changes the device, and compares the saved file with what was played. It needs a build.
import { argument, bundled } from './bundled.mjs';

const number = (name, usual) => Number(argument(name) ?? usual);
const { classLesson } = await bundled('class-lesson');
const { counts, faults } = await classLesson({
  game: argument('game') ?? 'multiplay',
  minutes: number('minutes', 40),
  pupils: number('pupils', 30),
  rounds: number('rounds', 4),
  pace: number('pace', 6),
  random: (below) => Math.floor(Math.random() * below),
});
console.log(JSON.stringify({ ...counts, faults }, undefined, 2));
process.exit(faults.length > 0 ? 1 : 0);
