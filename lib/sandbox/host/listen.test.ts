/** The sandbox on a port: TLS with a certificate it makes, and plain HTTP refused where it is not allowed. */
import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { get as httpsGet } from 'node:https';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, before, describe, test } from 'node:test';
import { selfSigned, isCertificateValidFor } from './certificate';
import { listen, type Listening } from './listen';
import { pause } from '@/lib/sandbox/time/pause';
import { createSandbox } from './serve';

const NOW = new Date('2026-06-05T13:07:09Z');
const serving = createSandbox({ clock: () => NOW });

interface HttpReply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}
const sendRequest = (get: typeof httpGet, url: string, options: object = {}): Promise<HttpReply> =>
  new Promise((resolve, reject) => {
    get(url, { ...options, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', reject);
  });

const tls = await selfSigned(['localhost', '127.0.0.1', '::1', 'sandbox.example'], new Date());

test('a caller that names another host is refused: a page of another site cannot reach it by its own name', async () => {
  const listening = await listen(serving, 0, { knownAs: ['localhost', '127.0.0.1', '::1'] });
  try {
    const statusFor = async (host: string) =>
      (await sendRequest(httpGet, `http://127.0.0.1:${listening.port}/`, { headers: { host } })).status;
    for (const host of ['localhost', `LOCALHOST:${listening.port}`, '127.0.0.1', '[::1]:5800']) {
      assert.equal(await statusFor(host), 200, host);
    }
    for (const host of ['attacker.example', 'localhost.attacker.example:80', '127.0.0.1.attacker.example', '[::2]']) {
      assert.equal(await statusFor(host), 421, host);
    }
  } finally {
    await listening.close();
  }
});

describe('a connection that sends no request is closed, others are answered:', () => {
  const silent: { title: string; sent: string; tls?: typeof tls }[] = [
    { title: 'nothing at all', sent: '' },
    { title: 'nothing at all, where it listens for TLS', sent: '', tls },
    { title: 'half a head', sent: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ' },
  ];
  for (const { title, sent, tls: withTls } of silent) {
    test(title, { timeout: 20_000 }, async () => {
      const listening = await listen(serving, 0, { headMilliseconds: 150, ...(withTls && { tls: withTls }) });
      const socket = connect(listening.port, '127.0.0.1', () => socket.write(sent));
      try {
        await once(socket.resume(), 'close');
        const { status } = withTls
          ? await sendRequest(httpsGet, `${listening.address}/`, { ca: withTls.cert })
          : await sendRequest(httpGet, `${listening.address}/`);
        assert.equal(status, 200);
      } finally {
        socket.destroy();
        await listening.close();
      }
    });
  }
});

test('an answer may take longer than the head of a request', { timeout: 20_000 }, async () => {
  const slow = {
    serve: async (): Promise<Response> => pause(600, new AbortController().signal).then(() => new Response('late')),
  };
  const listening = await listen(slow, 0, { headMilliseconds: 150 });
  try {
    assert.equal((await sendRequest(httpGet, `${listening.address}/`)).body, 'late');
  } finally {
    await listening.close();
  }
});

describe('over TLS', () => {
  let listening: Listening;
  before(async () => {
    listening = await listen(serving, 0, { tls });
  });
  after(() => listening.close());

  test('a caller that trusts the certificate is answered, by address and by name', async () => {
    assert.match(listening.address, /^https:\/\/127\.0\.0\.1:\d+$/);
    for (const host of ['127.0.0.1', 'localhost']) {
      const { status, body } = await sendRequest(httpsGet, `https://${host}:${listening.port}/`, { ca: tls.cert });
      assert.equal(status, 200);
      assert.match(body, /Sandbox provider/);
    }
  });

  test('a caller that does not trust it sends nothing', async () => {
    await assert.rejects(sendRequest(httpsGet, `${listening.address}/`), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  });

  test('a name it was not made for is not accepted', async () => {
    const options = { ca: tls.cert, servername: 'elsewhere.example' };
    await assert.rejects(sendRequest(httpsGet, `${listening.address}/`, options), {
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  const plain: { title: string; path: string; accept?: string; type: string; body: RegExp }[] = [
    {
      title: 'the token APIs answer in JSON',
      path: '/ShortTermForecast/v1/VehicleTypes',
      type: 'application/json; charset=utf-8',
      body: /^\{"error":"This service is answered over HTTPS only\./,
    },
    {
      title: 'the token APIs answer in XML where that is accepted',
      path: '/ShortTermForecast/v1/VehicleTypes',
      accept: 'application/xml',
      type: 'application/xml; charset=utf-8',
      body: /<error>This service is answered over HTTPS only\./,
    },
    {
      title: 'the web services answer in one line',
      path: '/vrm/refvrm.asmx/VRMValuation?VRM=AB21CDE',
      type: 'text/plain; charset=utf-8',
      body: /^This service is answered over HTTPS only\..*\r\n$/,
    },
  ];
  for (const { title, path, accept, type, body } of plain) {
    test(`plain HTTP on the same port is refused with an error message: ${title}`, async () => {
      const reply = await sendRequest(httpGet, `http://127.0.0.1:${listening.port}${path}`, {
        headers: accept === undefined ? {} : { accept },
      });
      assert.equal(reply.status, 403);
      assert.equal(reply.headers['content-type'], type);
      assert.match(reply.body, body);
    });
  }

  test('faults are ordered over TLS from this machine', async () => {
    const { status, body } = await sendRequest(httpsGet, `${listening.address}/_faults`, { ca: tls.cert });
    assert.equal(status, 200);
    assert.deepEqual(JSON.parse(body).faults, []);
  });
});

describe('without TLS', () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((address) => address ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  let listening: Listening;
  before(async () => {
    listening = await listen(serving, 0, { host: '0.0.0.0' });
  });
  after(() => listening.close());

  test('this machine is answered over plain HTTP', async () => {
    assert.equal((await sendRequest(httpGet, `http://127.0.0.1:${listening.port}/`)).status, 200);
  });

  test(
    'a caller from beyond this machine is refused with an error message, and orders no faults',
    { skip: outside === undefined ? 'this machine has no address but loopback' : false },
    async () => {
      for (const path of ['/', '/_faults', '/v1/Authentication']) {
        const { status, body } = await sendRequest(httpGet, `http://${outside}:${listening.port}${path}`);
        assert.equal(status, 403);
        assert.match(body, /over HTTPS only/);
      }
    },
  );
});

const hosts = ['localhost', '10.1.2.3', 'fe80::1:2', '::ffff'];
const pair = await selfSigned(hosts, NOW);

describe('the certificate', () => {
  const read = new X509Certificate(pair.cert);

  test('is self-signed, for a year, and for the hosts it was made for', () => {
    assert.ok(read.verify(read.publicKey));
    assert.ok(read.ca);
    assert.equal(
      read.subjectAltName,
      'DNS:localhost, IP Address:10.1.2.3, IP Address:FE80:0:0:0:0:0:1:2, IP Address:0:0:0:0:0:0:0:FFFF',
    );
    assert.equal(read.validFrom, 'Jun  4 13:07:09 2026 GMT');
    assert.equal(read.validTo, 'Jun  5 13:07:09 2027 GMT');
  });

  const later: { title: string; hosts: readonly string[]; now: string; serves: boolean }[] = [
    { title: 'the same hosts, months later', hosts, now: '2026-12-01T00:00:00Z', serves: true },
    { title: 'fewer hosts', hosts: ['10.1.2.3'], now: '2026-06-06T00:00:00Z', serves: true },
    { title: 'a host more', hosts: [...hosts, 'new.example'], now: '2026-06-06T00:00:00Z', serves: false },
    { title: 'its last day', hosts, now: '2027-06-05T00:00:00Z', serves: false },
  ];
  for (const { title, hosts: wanted, now, serves } of later) {
    test(`${serves ? 'still serves' : 'is made anew'} for ${title}`, () =>
      assert.equal(isCertificateValidFor(pair, wanted, new Date(now)), serves));
  }

  test('a text that is no certificate does not serve', () =>
    assert.equal(isCertificateValidFor({ key: '', cert: 'torn' }, hosts, NOW), false));
});
