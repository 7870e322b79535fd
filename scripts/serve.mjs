// Serves the demo locally: run `npm start` and open the URL that it prints.
import { root } from './bundle/entries.mjs';
import { answer, shared } from './files.mjs';
import { listen } from './listen.mjs';

listen(async (address, response, method) => {
  const { status, headers, body } = await answer(root, address === '/' ? '/demo' : address);
  response.writeHead(status, { ...headers, ...shared(address) }).end(method === 'HEAD' ? undefined : body);
});
