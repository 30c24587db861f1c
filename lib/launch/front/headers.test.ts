import assert from 'node:assert/strict';
import { test } from 'node:test';
import { believedProxies, clientAddress, isForwarded, securityHeaders } from './headers.mjs';

const directives = (policy: string | undefined) =>
  new Map((policy ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

test('a page allows nothing but what it names, and scripts by nonce alone', () => {
  const { headers, nonce } = securityHeaders({ path: '/valuations/1', https: false, development: false });
  const policy = directives(headers['content-security-policy']);
  assert.deepEqual(policy.get('default-src'), ["'none'"]);
  assert.deepEqual(policy.get('script-src'), ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"]);
  assert.deepEqual(policy.get('frame-ancestors'), ["'none'"]);
  assert.deepEqual(policy.get('base-uri'), ["'none'"]);
  assert.deepEqual(policy.get('form-action'), ["'self'"]);
});

test('every page has a different nonce', () => {
  const page = { path: '/', https: false, development: false };
  assert.notEqual(securityHeaders(page).nonce, securityHeaders(page).nonce);
});

for (const path of ['/api/health', '/api', '/_next/image']) {
  test(`${path} is no page: it may load nothing at all`, () => {
    const { headers, nonce } = securityHeaders({ path, https: true, development: false });
    assert.equal(nonce, null);
    assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
  });
}

test('a page starts workers from files of the build, and these load scripts of ours and nothing else', () => {
  const page = securityHeaders({ path: '/valuations/1', https: false, development: false });
  assert.deepEqual(directives(page.headers['content-security-policy']).get('worker-src'), ["'self'"]);
  const file = securityHeaders({ path: '/_next/static/chunks/a.js', https: false, development: false });
  assert.equal(file.nonce, null);
  assert.equal(
    file.headers['content-security-policy'],
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
});

test('a page may install the app, and its worker fetches from this server and nothing else', () => {
  const page = directives(
    securityHeaders({ path: '/', https: false, development: false }).headers['content-security-policy'],
  );
  assert.deepEqual(page.get('manifest-src'), ["'self'"]);
  assert.deepEqual(page.get('worker-src'), ["'self'"]);
  const worker = securityHeaders({ path: '/service-worker.js', https: false, development: false });
  assert.equal(worker.nonce, null);
  assert.equal(
    worker.headers['content-security-policy'],
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
});

test('the reader of plates may compile in its own worker, and no page may', () => {
  const file = securityHeaders({ path: '/plate-reader/worker.js', https: false, development: false });
  assert.equal(file.nonce, null);
  const policy = directives(file.headers['content-security-policy']);
  assert.deepEqual(policy.get('script-src'), ["'self'", "'wasm-unsafe-eval'"]);
  assert.deepEqual(policy.get('default-src'), ["'none'"]);
  for (const path of ['/', '/plate-reader', '/valuations/1']) {
    const page = securityHeaders({ path, https: false, development: false });
    assert.doesNotMatch(page.headers['content-security-policy'] ?? '', /wasm|unsafe-eval/, path);
  }
});

test('the sandbox’s own pages may be styled and nothing else', () => {
  const { headers } = securityHeaders({ path: '/sandbox/vrm/refvrm.asmx', https: false, development: false });
  assert.equal(
    headers['content-security-policy'],
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
});

test('HSTS is sent over https only', () => {
  const at = (https: boolean) => securityHeaders({ path: '/', https, development: false }).headers;
  assert.equal(at(false)['strict-transport-security'], undefined);
  assert.equal(at(true)['strict-transport-security'], 'max-age=63072000; includeSubDomains; preload');
});

const proxies = believedProxies(['10.0.0.2', '172.16.0.0/12', '2001:db8::/32']);
const ADDRESSES = [
  { from: '203.0.113.9', forwarded: undefined, is: '203.0.113.9', why: 'connected directly' },
  { from: '203.0.113.9', forwarded: '198.51.100.1', is: '203.0.113.9', why: 'a stranger’s claim does not count' },
  { from: '192.168.1.50', forwarded: '127.0.0.1', is: '192.168.1.50', why: 'nor does that of a guest in the network' },
  { from: '127.0.0.1', forwarded: '198.51.100.1', is: '198.51.100.1', why: 'a proxy on this machine is believed' },
  { from: '::ffff:127.0.0.1', forwarded: '198.51.100.1', is: '198.51.100.1', why: 'by either way of writing it' },
  {
    from: '::ffff:10.0.0.2',
    forwarded: '1.1.1.1, 198.51.100.1',
    is: '198.51.100.1',
    why: 'only the proxy’s own entry counts',
  },
  { from: '172.18.0.4', forwarded: '198.51.100.1', is: '198.51.100.1', why: 'a proxy in a named range is believed' },
  { from: '172.32.0.4', forwarded: '198.51.100.1', is: '172.32.0.4', why: 'one beside that range is not' },
  { from: '2001:db8::7', forwarded: '198.51.100.1', is: '198.51.100.1', why: 'nor must it be an old address' },
  { from: '::1', forwarded: undefined, is: '::1', why: 'this machine itself' },
  { from: '127.0.0.1', forwarded: '127.0.0.1', is: 'unknown', why: 'what a proxy passes on is not this machine’s own' },
  { from: '::1', forwarded: '::ffff:127.0.0.1', is: 'unknown', why: 'however the proxy writes it' },
  { from: undefined, forwarded: '198.51.100.1', is: 'unknown', why: 'the connection is gone' },
];
for (const { from, forwarded, is, why } of ADDRESSES) {
  test(`from ${from} forwarded for ${forwarded}, the client is ${is}: ${why}`, () =>
    assert.equal(clientAddress(from, forwarded, proxies, forwarded !== undefined), is));
}

for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']) {
  test(`a request from this machine with ${name} was passed on by a proxy: where it comes from is unknown`, () => {
    const forwarded = isForwarded({ host: 'localhost', [name]: 'any' });
    assert.equal(clientAddress('127.0.0.1', undefined, proxies, forwarded), 'unknown');
  });
}
test('a request without these headers is this machine’s own', () => {
  assert.equal(isForwarded({ host: 'localhost', accept: '*/*', 'x-page': '/' }), false);
});
