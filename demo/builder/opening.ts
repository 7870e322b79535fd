// The worker that reads a file made before: a malicious file can block only this worker.
import { choicesInBytes } from './make.js';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void choicesInBytes(data).then((read) => postMessage(read));
});
