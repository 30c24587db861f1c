/** A provider that repeats what it was sent, over a real socket: no credential is decoded, and no guess of one is confirmed. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { after, test } from 'node:test';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { vrmValuation } from '@/lib/contract/vrm';
import { createProvider } from './provider';
import { callBilled, settingsFor } from './provider.fixture';

const PASSWORD = 'p&ss<1> wörd"/\\+';
const OTHER_PASSWORD = 'q&tt<2> xörd"/\\+';
const CLIENT_SECRET = 's&cret +<2>';

interface Sent {
  readonly body: string;
  readonly authorization: string;
}

const asElements = ({ body }: Sent) =>
  [...new URLSearchParams(body)].map(([name, value]) => `<${name}>${xmlEscaped(value)}</${name}>`).join('');
const asSoap = (sent: Sent) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${asElements(sent)}</s:Body></s:Envelope>`;
const asJson = ({ body }: Sent) => JSON.stringify(Object.fromEntries(new URLSearchParams(body)));
const asForm = ({ body }: Sent) => body;
const asHeader = ({ authorization }: Sent) => `authorization: ${authorization}`;
const asGrant = () =>
  `grant_type=client_credentials&client_id=client&client_secret=${encodeURIComponent(CLIENT_SECRET)}`;
const asGrantJson = () => JSON.stringify({ client_id: 'client', client_secret: CLIENT_SECRET });

const xmlEscaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inEntities = (text: string) => Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const jsonEscaped = (text: string) => JSON.stringify(text).slice(1, -1);
const inUnicodeEscapes = (text: string) =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

const SHAPES = { asElements, asSoap, asJson, asForm, asHeader, asGrant, asGrantJson };
const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in percent': encodeURIComponent,
  'in base64': base64,
  'escaped for JSON': jsonEscaped,
  'escaped for XML': xmlEscaped,
};

/** What the next replies echo. */
let repeated = (_sent: Sent): string => '';
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const sent = { body: Buffer.concat(chunks).toString(), authorization: request.headers.authorization ?? '' };
  const isJson = request.url?.includes('/v1/') === true;
  response.setHeader('content-type', isJson ? 'application/json' : 'text/xml');
  if (request.url?.endsWith('/Authentication')) return response.end('{"accessToken":"the-token","expiresIn":"1 hour"}');
  const text = repeated(sent);
  if (isJson) return response.end(JSON.stringify([{ typeId: 1, description: text }]));
  return response.end(
    `<VRMResult><Success>true</Success><VRMLookup><Colour>${xmlEscaped(text)}</Colour></VRMLookup>` +
      `<Sent>${asElements(sent)}</Sent><Entities>${inEntities(text)}</Entities></VRMResult>`,
  );
};
const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());
const address = server.address();
assert.ok(typeof address === 'object' && address !== null);
const { port } = address;

const providerWith = (password: string) =>
  createProvider({ ...settingsFor(`http://127.0.0.1:${port}`), password, wltpClientSecret: CLIENT_SECRET });

/** Everything that remains of both calls: the decoded answers and the exchanges people see. */
async function seen(password: string, mark = 'AB21CDE') {
  const provider = providerWith(password);
  const valuation = await callBilled(provider, vrmValuation, { ...vrmValuation.example, VRM: mark });
  const types = await provider.requestResource(vehicleTypes, {});
  // Its headers contain the time.
  const exchanges = [valuation.exchange(), types.exchange()];
  return [valuation.value, types.value, ...exchanges.map(({ request, response }) => [request, response.body])];
}

/** A text with every encoding undone, and each base64 in it decoded. */
function undone(text: string): string {
  const one = text
    .replace(/&(?:amp;)*#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/\\+u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\+(["/\\])/g, '$1');
  return one === text ? text : undone(one);
}
/** The beginnings of the secrets, in characters that no encoding merges. */
const isLeft = (shown: unknown): boolean => {
  const text = JSON.stringify(shown);
  const blobs = [...text.matchAll(/[A-Za-z0-9+/]{12,}={0,2}/g)].map(([run]) => Buffer.from(run, 'base64').toString());
  return [text, ...blobs].some((part) => /p&ss<1>|q&tt<2>|s&cret|xörd|wörd/.test(undone(part)));
};

for (const [shape, write] of Object.entries(SHAPES)) {
  for (const [encoding, encode] of Object.entries(ENCODINGS)) {
    test(`what is repeated ${shape}, ${encoding}, holds no credential, and what stands beside it stays`, async () => {
      repeated = (sent) => `${encode(write(sent))} end`;
      const shown = await seen(PASSWORD);
      assert.ok(!isLeft(shown), JSON.stringify(shown));
      assert.match(JSON.stringify(shown[0]), / end/);
      assert.match(JSON.stringify(shown[1]), / end/);
    });

    test(`a password typed as a mark and repeated ${shape}, ${encoding}, is shown alike whether it is right or wrong`, async () => {
      repeated = (sent) => `${encode(write(sent))} end`;
      const guess = PASSWORD;
      assert.deepEqual(await seen(PASSWORD, guess), await seen(OTHER_PASSWORD, guess));
    });
  }
}

for (const [encoding, encode] of Object.entries({
  ...ENCODINGS,
  'in entities': inEntities,
  'in \\u': inUnicodeEscapes,
})) {
  test(`a password alone in a text, ${encoding}, is not decoded`, async () => {
    repeated = () => `wrong ${encode(PASSWORD)} end`;
    const shown = await seen(PASSWORD);
    assert.ok(!isLeft(shown), JSON.stringify(shown));
  });
}

test('a password that is also an ordinary text is masked in its places alone, so that figures stay readable', async () => {
  repeated = () => 'Diesel 23499';
  for (const password of ['23499', 'Dies']) {
    const [value] = await seen(password);
    assert.match(JSON.stringify(value), /Diesel 23499/);
  }
});
