/**
 * The headers, scored by the Mozilla HTTP Observatory's rules about headers
 * (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js): 100, and more or less for each. Its integrity
 * rule concerns the page, and is tested by e2e/content-security.e2e.ts; its preload rule concerns browsers' lists.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityHeaders } from './headers.mjs';

type Headers = Readonly<Record<string, string>>;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];
const SIX_MONTHS_SECONDS = 15_768_000;
const YEAR_SECONDS = 31_536_000;

const directivesOf = ({ 'content-security-policy': policy = '' }: Headers) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

function policyScore(headers: Headers): number {
  if (headers['content-security-policy'] === undefined) return -25;
  const directives = directivesOf(headers);
  const fallback = directives.get('default-src') ?? ['*'];
  const hasNonce = (sources: readonly string[]) => sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
  const effective = (name: string) => {
    const sources = directives.get(name) ?? fallback;
    return sources.filter((source) => !(hasNonce(sources) && source === "'unsafe-inline'"));
  };
  const script = effective('script-src');
  const isStrict = hasNonce(script) && script.includes("'strict-dynamic'");
  const counted = isStrict ? script.filter((source) => source !== "'self'" && !BROAD.includes(source)) : script;
  const unsafe = ["'unsafe-inline'", 'data:', ...BROAD];
  if (counted.some((source) => unsafe.includes(source))) return -20;
  if (effective('object-src').some((source) => BROAD.includes(source))) return -20;
  if ([...script, ...effective('style-src')].includes("'unsafe-eval'")) return -10;
  if (effective('style-src').some((source) => unsafe.includes(source))) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function transportScore({ 'strict-transport-security': value }: Headers, isListed: boolean): number {
  if (value === undefined) return -20;
  if (Number(/max-age=(\d+)/.exec(value)?.[1]) < SIX_MONTHS_SECONDS) return -10;
  return isListed ? 5 : 0;
}

function frameScore(headers: Headers): number {
  const ancestors = directivesOf(headers).get('frame-ancestors') ?? ['*'];
  if (!ancestors.some((source) => BROAD.includes(source))) return 5;
  return headers['x-frame-options'] === 'DENY' ? 0 : -20;
}

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function scoreOf(headers: Headers, isListed: boolean): number {
  const resource = headers['cross-origin-resource-policy'];
  return (
    100 +
    policyScore(headers) +
    transportScore(headers, isListed) +
    frameScore(headers) +
    (PRIVATE_REFERRERS.includes(headers['referrer-policy'] ?? '') ? 5 : -5) +
    (resource === 'same-origin' || resource === 'same-site' ? 10 : 0) -
    (headers['x-content-type-options'] === 'nosniff' ? 0 : 5)
  );
}

const livePage = () => securityHeaders({ path: '/sign-in', https: true, development: false }).headers;

test('behind https the headers of a page come to 130 of 130, and to 135 once the domain is in browsers’ lists', () => {
  assert.equal(scoreOf(livePage(), false), 130);
  assert.equal(scoreOf(livePage(), true), 135);
});

test('the HSTS header meets the lists’ conditions: two years, subdomains, and the request', () => {
  const value = livePage()['strict-transport-security'] ?? '';
  assert.ok(Number(/max-age=(\d+)/.exec(value)?.[1]) >= YEAR_SECONDS);
  assert.match(value, /; includeSubDomains/);
  assert.match(value, /; preload/);
});

const without = (left: string) => (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== left));

const WEAKER: readonly (readonly [string, (headers: Headers) => Headers, number])[] = [
  ['no policy', without('content-security-policy'), 90],
  [
    'styles by anybody',
    (headers) => ({
      ...headers,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    }),
    120,
  ],
  ['no transport security', without('strict-transport-security'), 110],
  ['any referrer', (headers) => ({ ...headers, 'referrer-policy': 'unsafe-url' }), 120],
  ['sniffing', without('x-content-type-options'), 125],
];
for (const [what, weaken, score] of WEAKER)
  test(`with ${what} it is less: ${score}`, () => assert.equal(scoreOf(weaken(livePage()), false), score));

test('no policy of a page loosens scripts, styles or their attributes', () => {
  assert.doesNotMatch(livePage()['content-security-policy'] ?? '', /unsafe/);
});
