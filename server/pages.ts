/**
 * The pages of a school's own server: for pupils at /j, for teachers at /class and /report, and the elements at /cdn. Only files are
 * served.
 */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

export interface PagesOptions {
  /** The folders of the pages and of the elements, `dist/cdn`. */
  readonly pages: string;
  readonly cdn: string;
  /** Origins whose pages may embed these pages in a frame. */
  readonly ancestors: readonly string[];
}

/** The allowed file names: a requested name is never a path. */
const name = /^[\w-]+(?:\.[\w-]+)*\.(css|html|js|svg|txt)$/;

/** The path of a page as somebody may type it: in capitals, or with a slash at its end. */
const typedPage = /^\/(j|class|report)\/?$/i;

/**
 * Returns the content security policy of a page: it may only load from this server, and only pages of the given origins may
 * embed it in a frame.
 */
export function policyOf(host: string, ancestors: readonly string[]): string {
  const isHost = /^[\w.:[\]-]+$/.test(host);
  return [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `worker-src 'self' blob:`,
    // Some browsers do not count a socket as `'self'`.
    `connect-src 'self'${isHost ? ` ws://${host} wss://${host}` : ''}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'${ancestors.map((one) => ` ${one}`).join('')}`,
  ].join('; ');
}

const compress = promisify(gzip);

/** Returns the first file that the pages need and do not find; undefined if they are whole. */
export const missingPage = ({ pages, cdn }: Pick<PagesOptions, 'pages' | 'cdn'>): string | undefined =>
  [
    ...['pupil.html', 'pupil.js', 'class.html', 'class.js', 'report.html', 'report.js', 'page.css'].map((name) =>
      join(pages, name),
    ),
    ...['abacade-lobby.js', 'abacade-class.js', 'abacade-report.js'].map((name) => join(cdn, name)),
  ].find((file) => !existsSync(file));

export class Pages {
  /** Compressed files by path and version. They are few, and many pupils request them at the same time. */
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(private readonly options: PagesOptions) {}

  /** @param path The path that is asked for, below the base of the server */
  answer(request: IncomingMessage, response: ServerResponse, path: string): void {
    void this.#answer(request, response, path).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { method, headers, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    // Relative, because a proxy may have the server under a path; with a slash, if that path was asked for without one.
    if (path === '/') {
      const [asked] = url.split('?', 1);
      const folder = asked.slice(asked.lastIndexOf('/') + 1);
      return void response.writeHead(302, { location: folder ? `${folder}/j` : 'j' }).end();
    }
    const page = typedPage.exec(path)?.[1].toLowerCase();
    if (page !== undefined && path !== `/${page}`) {
      return void response.writeHead(302, { location: `${path.endsWith('/') ? '../' : ''}${page}` }).end();
    }
    const file = this.#file(path);
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (!found?.isFile()) return void response.writeHead(404).end();
    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    response.setHeader('etag', etag);
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-security-policy', policyOf(headers.host ?? '', this.options.ancestors));
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('x-content-type-options', 'nosniff');
    // Pages of other origins may fetch the elements, too, as from any CDN.
    if (path.startsWith('/cdn/')) response.setHeader('access-control-allow-origin', '*');
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.setHeader('content-type', types[file!.split('.').at(-1)!]);
    response.setHeader('vary', 'accept-encoding');
    const isCompressed = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
    const body = isCompressed ? await this.#compress(file!, etag) : await readFile(file!);
    if (isCompressed) response.setHeader('content-encoding', 'gzip');
    response.writeHead(200, { 'content-length': body.length }).end(method === 'HEAD' ? undefined : body);
  }

  #compress(file: string, etag: string): Promise<Buffer> {
    const name = `${file} ${etag}`;
    const known = this.#compressed.get(name) ?? readFile(file).then((whole) => compress(whole));
    this.#compressed.set(name, known);
    known.catch(() => this.#compressed.delete(name));
    return known;
  }

  #file(path: string): string | undefined {
    const { pages, cdn } = this.options;
    if (path === '/j') return join(pages, 'pupil.html');
    if (path === '/class') return join(pages, 'class.html');
    if (path === '/report') return join(pages, 'report.html');
    // What elements fetch later is in a folder of their version.
    const [, folder, version = '', file] =
      /^\/(?:pages|(cdn)(?:\/(\d+\.\d+\.\d+(?:-[\w.-]+)?))?)\/([^/]+)$/.exec(path) ?? [];
    return file && name.test(file) ? join(folder ? cdn : pages, version, file) : undefined;
  }
}
