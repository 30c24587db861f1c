/** For tests: a system that answers over https on this machine, with its own certificate. */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';

export async function startHttpsServer(listener: RequestListener) {
  const keys = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: 'dms.example' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  const server = createServer({ key: keys.private, cert: keys.cert }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: address.port, ca: keys.cert, stop };
}
