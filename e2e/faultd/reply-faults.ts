/** Faults of the content: a well reply, made into something else. */
import { gzipSync } from 'node:zlib';
import type { FaultdRequest, FaultdReply } from './http';
import type { ProviderFault, ProviderFaults } from './provider-fault';

const text = (reply: FaultdReply): string => reply.body.toString('utf8');
const withBody = (reply: FaultdReply, body: string | Buffer, headers: Record<string, string> = {}): FaultdReply => ({
  ...reply,
  headers: { ...reply.headers, ...headers },
  body: Buffer.from(body),
});
const edited = (reply: FaultdReply, edit: (body: string) => string): FaultdReply => withBody(reply, edit(text(reply)));
const plain = (status: number, body: string, headers: Record<string, string> = {}): FaultdReply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: Buffer.from(body),
});
const json = (status: number, value: unknown): FaultdReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from(JSON.stringify(value)),
});

const isJson = (reply: FaultdReply): boolean => /json/.test(reply.headers['content-type'] ?? '');
const isTokenCall = ({ path }: FaultdRequest): boolean => /\/v1\/Authentication|\/connect\/token/.test(path);
const isWebService = ({ path }: FaultdRequest): boolean => /\.asmx/i.test(path);
const bearerOf = ({ headers }: FaultdRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1];

const HTML = '<!DOCTYPE html><html><head><title>Maintenance</title></head><body><h1>Back soon</h1></body></html>';
const DEEP = 1_000_000;
/** gzip members may stand one behind the other: each of these 300 is a megabyte of blanks. */
const bomb = (): Buffer => Buffer.concat(Array<Buffer>(300).fill(gzipSync(Buffer.alloc(1024 * 1024, ' '))));
/** The vehicle types refuse a token in the words for a wrong password, the others in one word. */
const unauthorised = ({ path }: FaultdRequest): FaultdReply =>
  json(401, { error: /VehicleTypes/.test(path) ? 'Invalid subscriber ID or password.' : 'Unauthorised' });

/** Numbers of a reply, element by element or value by value; identifiers of the envelope stay. */
const withNumbers = (reply: FaultdReply, number: string): FaultdReply =>
  edited(reply, (body) =>
    isJson(reply) ? body.replace(/:\s*-?\d+(\.\d+)?/g, `:${number}`) : body.replace(/>-?\d+(\.\d+)?</g, `>${number}<`),
  );
const ROW = /<(\w+) diffgr:id="[^"]*"[\s\S]*?<\/\1>/g;

/** The refusal of a wrong password, in each service's own way (HTTP 200 for the web services). */
function wrongPassword(incoming: FaultdRequest, reply: FaultdReply): FaultdReply {
  const sentence = 'Invalid subscriber ID or password.';
  if (/\/connect\/token/.test(incoming.path)) return json(401, { error: 'invalid_client' });
  if (!isWebService(incoming)) return json(401, { error: sentence });
  return withBody(
    { ...reply, status: 200 },
    /\/reg\//i.test(incoming.path)
      ? `<RESPONSE><SUCCESS>false</SUCCESS><ERRORMESSAGE>${sentence}</ERRORMESSAGE></RESPONSE>`
      : `<Result><Success>false</Success><FailMessage>${sentence}</FailMessage><FailReason>${sentence}</FailReason></Result>`,
    { 'content-type': 'text/xml; charset=utf-8' },
  );
}

const expires = (stated: string): ProviderFault => ({
  description: `Tokens are said to last "${stated}".`,
  rewrite: (reply, { incoming }) =>
    isTokenCall(incoming)
      ? edited(reply, (body) =>
          body
            .replace(/"expiresIn"\s*:\s*"[^"]*"/, `"expiresIn":"${stated}"`)
            .replace(/"expires_in"\s*:\s*\d+/, `"expires_in":${/^\d+$/.test(stated) ? stated : `"${stated}"`}`),
        )
      : reply,
});

const busy = (retryAfter: string): ProviderFault => ({
  description: `429 with Retry-After: ${retryAfter}`,
  rewrite: () => plain(429, 'Slow down.\n', { 'retry-after': retryAfter }),
});

const redirect = (status: number): ProviderFault => ({
  description: `${status} to the address given as option.`,
  rewrite: (_, { option, incoming }) => plain(status, '', { location: option + incoming.path }),
});

export const REPLY_FAULTS: ProviderFaults = {
  // Not the answer that was expected
  'web-page': {
    description: '200 with HTML.',
    rewrite: (reply) => ({ ...withBody(reply, HTML, { 'content-type': 'text/html' }), status: 200 }),
  },
  'web-page-as-data': { description: '200 with HTML under the right type.', rewrite: (reply) => withBody(reply, HTML) },
  empty: { description: '200 with an empty body.', rewrite: (reply) => withBody(reply, '') },
  'null-body': { description: 'The body is null.', rewrite: (reply) => withBody(reply, 'null') },
  'empty-list': { description: 'The body is [].', rewrite: (reply) => withBody(reply, '[]') },
  'wrong-schema': {
    description: 'Well-formed, but another kind of answer.',
    rewrite: (reply) => withBody(reply, isJson(reply) ? '{"weather":"fine"}' : '<Weather><Sky>blue</Sky></Weather>'),
  },
  nan: { description: 'Every number is NaN.', rewrite: (reply) => withNumbers(reply, isJson(reply) ? '"NaN"' : 'NaN') },
  negative: { description: 'Every number is -1.', rewrite: (reply) => withNumbers(reply, '-1') },
  huge: { description: 'Every number has thirty digits.', rewrite: (reply) => withNumbers(reply, '9'.repeat(30)) },

  // Packed and large
  'gzip-bomb': {
    description: '300 MB of blanks in 300 kB of gzip.',
    rewrite: (reply) => withBody(reply, bomb(), { 'content-encoding': 'gzip' }),
  },
  'nested-encodings': {
    description: 'Packed twice.',
    rewrite: (reply) => withBody(reply, gzipSync(gzipSync(reply.body)), { 'content-encoding': 'gzip, gzip' }),
  },
  'broken-gzip': {
    description: 'Says gzip, is none.',
    rewrite: (reply) => withBody(reply, reply.body, { 'content-encoding': 'gzip' }),
  },
  'cut-gzip': {
    description: 'gzip that ends too early.',
    rewrite: (reply) => withBody(reply, gzipSync(reply.body).subarray(0, -12), { 'content-encoding': 'gzip' }),
  },
  'well-gzip': {
    description: 'Packed as it should be.',
    rewrite: (reply) => withBody(reply, gzipSync(reply.body), { 'content-encoding': 'gzip' }),
  },

  // Characters
  'invalid-utf8': {
    description: 'Bytes that are no UTF-8.',
    rewrite: (reply) =>
      withBody(reply, Buffer.concat([reply.body.subarray(0, 60), Buffer.from([0xc3, 0x28]), reply.body.subarray(60)])),
  },
  latin1: {
    description: 'ISO-8859-1, and the header says so.',
    rewrite: (reply) =>
      withBody(reply, Buffer.from(text(reply).replace(/[^\0-\xff]/g, '?'), 'latin1'), {
        'content-type': `${(reply.headers['content-type'] ?? 'text/xml').split(';')[0]}; charset=ISO-8859-1`,
      }),
  },
  'byte-order-mark': {
    description: 'A byte order mark first.',
    rewrite: (reply) => withBody(reply, `\ufeff${text(reply)}`),
  },

  // XML and JSON oddities
  'one-row': {
    description: 'Datasets have one row of each table at most.',
    rewrite: (reply) => {
      const seen = new Set<string>();
      return edited(reply, (body) =>
        body.replace(ROW, (row, table: string) => (seen.has(table) ? '' : (seen.add(table), row))),
      );
    },
  },
  'rows-out-of-order': {
    description: 'Rows of datasets stand in reverse.',
    rewrite: (reply) => {
      const rows = text(reply).match(ROW) ?? [];
      return edited(reply, (body) => body.replace(ROW, () => rows.pop() ?? ''));
    },
  },
  nil: {
    description: 'Every number is xsi:nil.',
    rewrite: (reply) => edited(reply, (body) => body.replace(/<(\w+)>-?\d+<\/\1>/g, '<$1 xsi:nil="true" />')),
  },
  'other-namespace': {
    description: 'Every namespace is another one.',
    rewrite: (reply) => edited(reply, (body) => body.replace(/xmlns="[^"]*"/g, 'xmlns="urn:somewhere:else"')),
  },
  envelope: {
    description: 'An unrequested SOAP envelope.',
    rewrite: (reply) =>
      edited(reply, (body) =>
        isJson(reply)
          ? body
          : `<s:Envelope xmlns:s="urn:s"><s:Body>${body.replace(/^<\?xml[^>]*\?>\s*/, '')}</s:Body></s:Envelope>`,
      ),
  },
  doctype: {
    description: 'A DOCTYPE.',
    rewrite: (reply) => withBody(reply, `<!DOCTYPE x>${text(reply).replace(/^<\?xml[^>]*\?>/, '')}`),
  },
  entities: {
    description: 'A billion laughs.',
    rewrite: (reply) => {
      const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
      return withBody(reply, `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><x>&l9;</x>`);
    },
  },
  'unknown-entity': {
    description: 'An undeclared entity.',
    rewrite: (reply) => edited(reply, (body) => body.replace('</', '&laugh;</')),
  },
  deep: {
    description: 'Nested a million deep.',
    rewrite: (reply) =>
      withBody(reply, isJson(reply) ? '['.repeat(DEEP) + ']'.repeat(DEEP) : '<a>'.repeat(DEEP) + '</a>'.repeat(DEEP)),
  },
  proto: {
    description: '__proto__ as a name.',
    rewrite: (reply) =>
      edited(reply, (body) =>
        isJson(reply)
          ? body.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')
          : body.replace(
              /<(\w+)( [^>]*)?>/,
              '<$1$2 __proto__="polluted"><__proto__><polluted>true</polluted></__proto__>',
            ),
      ),
  },

  // Refusals
  'old-tokens-refused': {
    description: '401 for every token issued until now.',
    rewrite: (reply, { incoming, oldTokens }) =>
      oldTokens.has(bearerOf(incoming) ?? '') ? unauthorised(incoming) : reply,
  },
  'every-token-refused': {
    description: '401 for every token.',
    rewrite: (reply, { incoming }) => (bearerOf(incoming) === undefined ? reply : unauthorised(incoming)),
  },
  'expires-in-zero': expires('0'),
  'expires-in-words': expires('abc'),
  'expires-in-ages': expires('99999999999999999999 minutes'),
  'wrong-password': {
    description: 'Our credentials are not accepted.',
    rewrite: (reply, { incoming }) => wrongPassword(incoming, reply),
  },
  busy: busy('1'),
  'busy-in-words': busy('soon'),
  'busy-before-now': busy('-5'),
  'busy-for-ages': busy('99999999999'),
  storm: {
    description: '500, text/plain.',
    rewrite: () => plain(500, 'Object reference not set to an instance of an object.\n'),
  },
  'bad-gateway': { description: '502 with HTML.', rewrite: () => plain(502, HTML, { 'content-type': 'text/html' }) },
  'missing-parameter': {
    description: 'The host’s own refusal.',
    rewrite: () => plain(500, 'Missing parameter: Password.\n'),
  },
  redirect: redirect(307),
  'redirect-to-get': redirect(302),
  limit: {
    description: 'The monthly look-up limit is exceeded.',
    rewrite: (reply, { incoming }) =>
      /\/reg\//i.test(incoming.path)
        ? withBody(
            reply,
            '<RESPONSE><SUCCESS>false</SUCCESS><ERRORMESSAGE>Monthly lookup limit exceeded.</ERRORMESSAGE>' +
              '<AUDITID>491911001</AUDITID><MONTHLYLOOKUPLIMITEXCEEDED>True</MONTHLYLOOKUPLIMITEXCEEDED></RESPONSE>',
          )
        : reply,
  },
};
