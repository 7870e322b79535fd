/** The answer to a request that is refused or has failed: the person reads what to do next, the operator the reason. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperatorLog } from './operator-log.js';
import { preferred, sendRefusal, speechFor } from './pages.js';
import { Refusal, type Reason } from './refusal.js';
import { sendJson } from './requests.js';

/** The answer to a refused request, if it is not 400. */
const statuses: Partial<Record<Reason, number>> = {
  method: 405,
  'too-large': 413,
  'session-missing': 401,
  'session-invalid': 401,
  'session-expired': 401,
  'registration-key': 403,
  'not-a-teacher': 403,
  busy: 503,
  'token-keys-unreachable': 502,
  'registration-unreachable': 502,
};

/** Answers a request whose handler has thrown this error: with the reason in JSON if it is of an `api`, else with a page. */
export async function answerRefusal(
  error: unknown,
  { path, isApi, log }: { readonly path: string; readonly isApi: boolean; readonly log: OperatorLog },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A browser that is closed breaks its request off: that is no fault, and nobody is left to answer.
  if (!(error instanceof Refusal) && request.destroyed && !request.complete) return void response.destroy();
  const reason = error instanceof Refusal ? error.reason : 'fault';
  const status = error instanceof Refusal ? (statuses[error.reason] ?? 400) : 500;
  // Of other errors, too, only the kind is written: their messages could contain what a token says.
  log.failed(path, error instanceof Refusal ? reason : `fault ${error instanceof Error ? error.name : ''}`);
  if (response.headersSent) return void response.destroy();
  // What is left of a request that is too large is not read.
  if (reason === 'too-large') response.setHeader('connection', 'close');
  if (isApi) return sendJson(response, status, { reason });
  try {
    sendRefusal(response, status, await speechFor(undefined, preferred(request.headers['accept-language'])));
  } catch {
    response.writeHead(status).end();
  }
}
