import { createServer } from 'node:http';

/**
 * The one HTTP server of the product. It holds the port from the first moment, so that whoever asks while the product
 * is being prepared hears what it is waiting for instead of nothing.
 * @param {number} port
 */
export async function openFront(port) {
  let stage = 'starting';
  /** @type {import('node:http').RequestListener | null} */
  let product = null;
  const server = createServer((request, response) => {
    if (product) product(request, response);
    else answerWaiting(request, response, stage);
  });
  await new Promise((settle, fail) => {
    server.once('error', fail);
    server.listen(port, () => settle(undefined));
  });
  return {
    server,
    /** @param {string} words what is being waited for */
    wait: (words) => (stage = words),
    /** @param {import('node:http').RequestListener} listener */
    serve: (listener) => (product = listener),
    /** Takes no new requests, lets those under way end, and gives up on them after the grace. */
    async close(/** @type {number} */ graceMilliseconds) {
      const closed = new Promise((settle) => server.close(settle));
      server.closeIdleConnections();
      const giveUp = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
      await closed;
      clearTimeout(giveUp);
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} stage
 */
function answerWaiting(request, response, stage) {
  const programs = request.url?.startsWith('/api/') ?? false;
  response.writeHead(503, {
    'content-type': programs ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'retry-after': '2',
    connection: 'close',
    ...(programs ? {} : { refresh: '2' }),
  });
  const message = `The product is not ready yet: ${stage}.`;
  const fault = { code: 'storage_down', message, fix: 'Try again in a moment.', reference: 'starting', charged: 'no' };
  response.end(
    programs
      ? JSON.stringify({ fault })
      : `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Starting …</title><p>${message}</p></html>`,
  );
}
