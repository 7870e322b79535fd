// The worker that reads a file which was made before: a strange one then holds up nothing but itself.
import { choicesInBytes } from './make.js';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void choicesInBytes(data).then((read) => postMessage(read));
});
