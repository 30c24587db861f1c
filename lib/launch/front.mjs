import { createServer } from 'node:http';
import { believedProxies, clientAddress, securityHeaders } from './headers.mjs';

/**
 * The one HTTP server of the product. It holds the port from the first moment, so that a request while the product
 * is being prepared is answered with the reason for the wait, and it puts the security headers on every answer.
 * @param {{ port: number, development: boolean }} options
 */
export async function openFront({ port, development }) {
  let stage = 'it is starting';
  let https = false;
  let proxies = believedProxies([]);
  let closing = false;
  /** @type {import('node:http').RequestListener | null} */
  let product = null;
  const server = createServer((request, response) => {
    // Not `new URL`: it throws on addresses such as `//`, and a throw here would end the process.
    const path = request.url?.split('?', 1)[0] ?? '/';
    const { headers, nonce } = securityHeaders({ path, https, development });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (closing) response.setHeader('connection', 'close');
    if (product === null) return answerWaiting(path, response, stage);
    // These headers state to the product what it may believe about a request; a client's headers of these names are dropped.
    request.headers['x-client-address'] = clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
      proxies,
    );
    request.headers['x-page'] = pageOf(request.url ?? '/');
    delete request.headers['content-security-policy-report-only'];
    delete request.headers['content-security-policy'];
    delete request.headers['x-nonce'];
    if (nonce !== null) {
      request.headers['content-security-policy'] = headers['content-security-policy'];
      request.headers['x-nonce'] = nonce;
    }
    product(request, response);
  });
  await new Promise((settle, fail) => {
    server.once('error', fail);
    server.listen(port, () => settle(undefined));
  });
  return {
    server,
    /** @param {string} words what is being waited for */
    wait: (words) => {
      stage = words;
    },
    /**
     * @param {import('node:http').RequestListener} listener
     * @param {{ https: boolean, proxies: readonly string[] }} options
     */
    serve: (listener, options) => {
      https = options.https;
      proxies = believedProxies(options.proxies);
      product = listener;
    },
    /** Takes no new requests, lets those under way end, and gives up on them after the grace. */
    async close(/** @type {number} */ graceMilliseconds) {
      closing = true;
      const closed = new Promise((settle) => server.close(settle));
      // A keep-alive connection becomes idle when its answer is out.
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const giveUp = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
      await closed;
      clearInterval(idle);
      clearTimeout(giveUp);
    },
  };
}

/**
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 * @param {string} stage
 */
function answerWaiting(path, response, stage) {
  const message = `The product is not ready yet: ${stage}.`;
  const fault = { code: 'storage_down', message, fix: 'Try again in a moment.', reference: 'starting', charged: 'no' };
  const program = path.startsWith('/api/');
  response.writeHead(503, {
    'content-type': program ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': '2',
    connection: 'close',
    ...(program ? {} : { refresh: '2' }),
  });
  const page = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Starting …</title><p>${message}</p></html>`;
  response.end(program ? JSON.stringify({ fault }) : page);
}

/**
 * The page a request is for, with what its address asks for; Next's own mark of a request from a page is left out.
 * @param {string} url
 */
function pageOf(url) {
  const [path, query = ''] = url.split(/\?(.*)/s, 2);
  const queryParams = new URLSearchParams(query);
  queryParams.delete('_rsc');
  return queryParams.size === 0 ? path : `${path}?${queryParams}`;
}
