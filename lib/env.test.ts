import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readSettings, secretsOf, SETTING_NAMES } from './env';
import { Fault } from './fault';
import { createMask } from './provider/mask';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
after(() => rmSync(folder, { recursive: true }));

const LIVE = {
  PROVIDER: 'live',
  SERVICES_BASE: 'https://services.example.com/',
  IDENTITY_URL: 'https://identity.example.com',
  WLTP_BASE: 'https://wltp.example.com/api',
  SOAP_BASE: 'https://soap.example.com',
  SUBSCRIBER_ID: '10010',
  SUBSCRIBER_PASSWORD: 'pass word/+',
  WLTP_CLIENT_ID: 'dealer',
  WLTP_CLIENT_SECRET: 'client-secret',
  APP_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  APP_ORIGIN: 'https://values.dealer.example',
};

function problemsOf(source: Record<string, string | undefined>): string {
  try {
    readSettings({ DATA_DIRECTORY: folder, ...source });
  } catch (error) {
    assert.ok(error instanceof Fault);
    return error.message;
  }
  return '';
}

test('with nothing set the sandbox answers, under this product’s own address', () => {
  const set = readSettings({ DATA_DIRECTORY: folder });
  assert.equal(set.provider, 'sandbox');
  assert.equal(set.port, 3000);
  assert.equal(set.soapBase, 'http://localhost:3000/sandbox');
  assert.equal(set.soapNamespace, set.soapBase);
  assert.equal(set.databaseUrl, null);
  assert.equal(set.appOrigin, null);
});

test('proxies are read as a list of addresses and ranges', () => {
  const { proxies } = readSettings({ DATA_DIRECTORY: folder, PROXIES: ' 10.0.0.5, 172.16.0.0/12,2001:db8::/32 ' });
  assert.deepEqual(proxies, ['10.0.0.5', '172.16.0.0/12', '2001:db8::/32']);
});

test('the sandbox’s secret is made once, stored, and readable by the owner alone', () => {
  const first = readSettings({ DATA_DIRECTORY: folder }).appSecret;
  assert.ok(first.length >= 32);
  assert.equal(readSettings({ DATA_DIRECTORY: folder }).appSecret, first);
  assert.equal(readFileSync(join(folder, 'secret'), 'utf8'), first);
  assert.equal(statSync(join(folder, 'secret')).mode & 0o777, 0o600);
});

test('live with everything set is accepted as given, without trailing slashes', () => {
  const set = readSettings(LIVE);
  assert.equal(set.provider, 'live');
  assert.equal(set.servicesBase, 'https://services.example.com');
  assert.equal(set.wltpBase, 'https://wltp.example.com/api');
  assert.equal(set.soapNamespace, 'https://soap.example.com');
  assert.equal(set.subscriberId, 10010);
  assert.equal(set.subscriberPassword, 'pass word/+');
});

for (const name of Object.keys(LIVE).filter((key) => key !== 'PROVIDER')) {
  test(`live without ${name} stops and names it, and nothing else`, () => {
    for (const absent of [undefined, '', '  ']) {
      const message = problemsOf({ ...LIVE, [name]: absent });
      assert.ok(message.includes(`${name} is missing`), message);
      assert.equal(message.split('\n').length, 2, message);
    }
  });
}

test('live with nothing set names every missing setting', () => {
  const message = problemsOf({ PROVIDER: 'live' });
  for (const name of Object.keys(LIVE).filter((key) => key !== 'PROVIDER')) assert.ok(message.includes(name), name);
});

const WRONG = [
  { set: { PROVIDER: 'test' }, problem: 'PROVIDER must be one of: sandbox, live' },
  { set: { SOAP_BASE: 'http://soap.example.com' }, problem: 'SOAP_BASE must begin with https://' },
  { set: { SOAP_BASE: 'http://127.0.0.1.example.com' }, problem: 'SOAP_BASE must begin with https://' },
  { set: { SOAP_BASE: 'ftp://localhost' }, problem: 'SOAP_BASE must begin with https://' },
  { set: { WLTP_BASE: 'https://name:word@wltp.example.com' }, problem: 'WLTP_BASE must not hold a user name' },
  { set: { SERVICES_BASE: 'https://services.example.com?x=1' }, problem: 'SERVICES_BASE must not have a ? or #' },
  { set: { IDENTITY_URL: 'identity' }, problem: 'IDENTITY_URL is not an address' },
  { set: { APP_ORIGIN: 'https://values.dealer.example/app' }, problem: 'APP_ORIGIN must not have a path' },
  { set: { APP_SECRET: 'short' }, problem: 'APP_SECRET must have at least 32 characters' },
  ...[
    'a'.repeat(32),
    'password'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '0123456789'.repeat(4),
    'qwertyuiopasdfghjklzxcvbnm123456',
    'acegikmoqsuwybdfhjlnprtvxz024681',
  ].map((guessable) => ({
    set: { APP_SECRET: guessable },
    problem: 'APP_SECRET is easy to guess: make one with node -e',
  })),
  { set: { PORT: '0' }, problem: 'PORT must be from 1 to 65535' },
  { set: { PORT: '3000x' }, problem: 'PORT must be a whole number' },
  { set: { DATABASE_URL: 'mysql://localhost' }, problem: 'DATABASE_URL must begin with postgres://' },
  ...['10.0.0.5/33', 'balancer', '10.0.0.5 10.0.0.6', '::1/129', '10.0.0.0/8/8'].map((PROXIES) => ({
    set: { PROXIES },
    problem: 'PROXIES must be addresses or ranges',
  })),
  { set: { SUBSCRIBER_ID: 'dealer' }, problem: 'SUBSCRIBER_ID must be a whole number' },
  { set: { SANDBOX_ROOTS: 'other' }, problem: 'SANDBOX_ROOTS must be one of: documents, native' },
];
for (const { set, problem } of WRONG) {
  test(`${JSON.stringify(set)} is refused: ${problem}`, () => {
    for (const mode of [{}, LIVE])
      assert.ok(problemsOf({ ...mode, ...set }).includes(problem), problemsOf({ ...mode, ...set }));
  });
}

for (const host of ['localhost:9000', '127.0.0.1:9000', '[::1]:9000']) {
  test(`http is allowed for ${host}, which is this machine`, () => {
    assert.equal(readSettings({ ...LIVE, SOAP_BASE: `http://${host}` }).soapBase, `http://${host}`);
  });
}

const OWN = [
  { APP_ORIGIN: '', own: 'http://localhost:3100/sandbox' },
  { APP_ORIGIN: 'https://values.dealer.example/', own: 'https://values.dealer.example/sandbox' },
];
for (const { APP_ORIGIN, own } of OWN) {
  test(`in sandbox mode the provider is ${own}, whatever address outside is set`, () => {
    const set = readSettings({ ...LIVE, PROVIDER: 'sandbox', PORT: '3100', APP_ORIGIN });
    for (const base of [set.servicesBase, set.identityUrl, set.wltpBase, set.soapBase, set.soapNamespace]) {
      assert.equal(base, own);
    }
  });
}

test('a refusal names settings, never their values', () => {
  const message = problemsOf({ ...LIVE, APP_SECRET: 'short-secret', SOAP_BASE: 'http://private.example.com' });
  assert.ok(!message.includes('short-secret') && !message.includes('private'), message);
});

test('secrets are masked as written, encoded for a form and in a Basic header', () => {
  const set = readSettings({ ...LIVE, DATABASE_URL: 'postgres://app:p%40ss@db.example.com/values' });
  const text = [
    'strPassword=pass%20word%2F%2B',
    'strPassword=pass+word%2F%2B',
    'password: pass word/+',
    `Basic ${btoa('10010:pass word/+')}`,
    'secret=client-secret',
    LIVE.APP_SECRET,
    'postgres://app:p%40ss@db',
    'p@ss',
  ].join(' | ');
  assert.equal(
    createMask(secretsOf(set))(text),
    'strPassword=•••• | strPassword=•••• | password: •••• | Basic •••• | secret=•••• | •••• | postgres://app:••••@db | ••••',
  );
});

const passwords: { title: string; set: Record<string, string>; written: string }[] = [
  {
    title: '£, in the bytes of the header',
    set: { SUBSCRIBER_PASSWORD: 'p£ss-word' },
    written: 'MTAwMTA6cMKjc3Mtd29yZA==',
  },
  { title: '€', set: { SUBSCRIBER_PASSWORD: 'p€ss' }, written: 'MTAwMTA6cOKCrHNz' },
  { title: 'curly quotes', set: { SUBSCRIBER_PASSWORD: '“quoted”' }, written: 'MTAwMTA64oCccXVvdGVk4oCd' },
  { title: 'a stray %', set: { DATABASE_URL: 'postgres://u:50%off@db.example.com/values' }, written: '50%off' },
  {
    title: 'another secret as its beginning',
    set: { SUBSCRIBER_PASSWORD: 'dealer', WLTP_CLIENT_SECRET: 'dealer-2026' },
    written: 'dealer-2026',
  },
];
for (const { title, set, written } of passwords) {
  test(`a password with ${title} is masked whole`, () => {
    assert.equal(createMask(secretsOf(readSettings({ ...LIVE, ...set })))(`It was ${written}.`), 'It was ••••.');
  });
}

test('.env.example lists every setting, and none that is not read', () => {
  const example = readFileSync('.env.example', 'utf8');
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  assert.deepEqual(listed.toSorted(), SETTING_NAMES.toSorted());
});

test('mails are sent where a server and an address are set, and the password of the server is a secret', () => {
  assert.equal(readSettings({ DATA_DIRECTORY: folder }).mail, null);
  const set = {
    DATA_DIRECTORY: folder,
    SMTP_URL: 'smtp://values:pass%2Fword@mail.example:587',
    MAIL_FROM: 'a@b.example',
  };
  const { mail } = readSettings(set);
  assert.deepEqual(mail, { url: set.SMTP_URL, from: 'a@b.example', origin: 'http://localhost:3000' });
  assert.ok(secretsOf(readSettings(set)).includes('pass/word'));
  assert.throws(() => readSettings({ ...set, MAIL_FROM: '' }), /MAIL_FROM is missing/);
  assert.throws(() => readSettings({ ...set, SMTP_URL: 'mail.example' }), /SMTP_URL must begin with smtp:\/\//);
  for (const rest of [
    '',
    'mail.example:99999',
    'mail example:25',
    'u:pa#ss@mail.example',
    'u:1/p@mail.example',
    ':25',
    '/x',
  ])
    assert.throws(() => readSettings({ ...set, SMTP_URL: `smtp://${rest}` }), /SMTP_URL is not an address/, rest);
});

test('incoming feeds may read hosts of the own network only if written as in an address', () => {
  const { feeds } = readSettings({
    DATA_DIRECTORY: folder,
    FEED_HOSTS: 'dms.local, 10.0.0.5:8443',
    FEED_FOLDER: '/srv/feeds',
  });
  assert.deepEqual(feeds, { ownHosts: ['dms.local', '10.0.0.5:8443'], folder: '/srv/feeds' });
  assert.deepEqual(readSettings({ DATA_DIRECTORY: folder }).feeds, { ownHosts: [], folder: null });
  for (const wrong of ['https://dms.local', 'dms.local/stock', 'DMS.local', 'a b', 'dms.local:443'])
    assert.throws(() => readSettings({ DATA_DIRECTORY: folder, FEED_HOSTS: wrong }), /FEED_HOSTS must be hosts/, wrong);
});
