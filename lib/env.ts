import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { guessingBits } from './domain/accounts/guessing-bits';
import { Fault } from './fault';
import { addressProblem, databaseUrlProblem, isHost, isRange, mailUrlProblem } from './setting-formats';

/**
 * The product's settings, read once. Nothing else reads the environment: `.env.example` is the whole list.
 */
export interface Settings {
  readonly provider: 'sandbox' | 'live';
  /** Base addresses without a trailing slash. In sandbox mode always the product's own /sandbox, whatever is set. */
  readonly servicesBase: string;
  readonly identityUrl: string;
  readonly wltpBase: string;
  readonly soapBase: string;
  /** Base of the XML namespaces and SOAP actions: a name, never called. */
  readonly soapNamespace: string;
  /** Absolute path of the wire-name table; null for the names of the documents. */
  readonly providerNames: string | null;
  readonly subscriberId: number;
  readonly subscriberPassword: string;
  readonly wltpClientId: string;
  readonly wltpClientSecret: string;
  /** null if none was given and no embedded one was started for this process. */
  readonly databaseUrl: string | null;
  readonly appSecret: string;
  /** The public address, or null to use the address a request was sent to (sandbox mode only). */
  readonly appOrigin: string | null;
  readonly port: number;
  /** Absolute folder of the embedded database and the generated secret. */
  readonly dataDirectory: string;
  /** Addresses and ranges (`10.0.0.5`, `172.16.0.0/12`) whose X-Forwarded-For is believed, besides this machine's own. */
  readonly proxies: readonly string[];
  /** How many connections may be open at the same time, in all and for one address (a /64 in IPv6). */
  readonly connections: { readonly total: number; readonly perAddress: number };
  /** A client that sends it may read the metrics; null if only this machine may. */
  readonly metricsToken: string | null;
  /** Null if no mail is sent. `origin`: where links lead. */
  readonly mail: { readonly url: string; readonly from: string; readonly origin: string } | null;
  /** Hosts on the operator's network that incoming feeds and webhooks may use, as written in an address; and a folder or null. */
  readonly feeds: { readonly ownHosts: readonly string[]; readonly folder: string | null };
  readonly sandboxRoots: 'documents' | 'native';
  /** Approximate size of the sandbox's catalogue; null for its usual size. */
  readonly sandboxDerivatives: number | null;
  readonly development: boolean;
}

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

const SECRET_COMMAND = `node -e "console.log(require('crypto').randomBytes(32).toString('base64url'))"`;

/** Far below the bits of a random text: 32 hexadecimal digits have some 120. */
const SECRET_BITS_MIN = 48;
const isUnpredictable = (text: string): boolean => guessingBits(text, new Set()) >= SECRET_BITS_MIN;

const appSecret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine(isUnpredictable, `is easy to guess: make one with ${SECRET_COMMAND}`);

const textWithout = (problemOf: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = problemOf(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const address = textWithout(addressProblem).transform((text) => text.replace(/\/+$/, ''));

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be from ${least} to ${most}`);
const texts = z.string().transform((text) => text.split(',').map((entry) => entry.trim()));
const listOf = (fits: (entry: string) => boolean, words: string) =>
  texts.refine((all) => all.every(fits), words).default([]);

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of: ${words.join(', ')}` });

const variables = z.object({
  PROVIDER: oneOf(['sandbox', 'live']).default('sandbox'),
  SERVICES_BASE: address.optional(),
  IDENTITY_URL: address.optional(),
  WLTP_BASE: address.optional(),
  SOAP_BASE: address.optional(),
  SOAP_NAMESPACE: z.string().optional(),
  PROVIDER_NAMES: z.string().optional(),
  SUBSCRIBER_ID: wholeNumber(1, 999_999_999).optional(),
  SUBSCRIBER_PASSWORD: z.string().optional(),
  WLTP_CLIENT_ID: z.string().optional(),
  WLTP_CLIENT_SECRET: z.string().optional(),
  DATABASE_URL: textWithout(databaseUrlProblem).optional(),
  APP_SECRET: appSecret.optional(),
  APP_ORIGIN: address
    .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', 'must not have a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  PORT: wholeNumber(1, 65_535).default(3000),
  /** Read only by the launcher, before anything else. */
  BIND_ADDRESS: z
    .string()
    .refine((text) => isIP(text) !== 0, 'must be an address such as 127.0.0.1 or 0.0.0.0')
    .optional(),
  DATA_DIRECTORY: z.string().default('.data'),
  PROXIES: listOf(isRange, 'must be addresses or ranges such as 10.0.0.5 or 172.16.0.0/12, with commas between'),
  CONNECTIONS_MAX: wholeNumber(10, 1_000_000).default(4_000),
  CONNECTIONS_PER_ADDRESS: wholeNumber(10, 1_000_000).default(400),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: textWithout(mailUrlProblem).optional(),
  MAIL_FROM: z.email('must be an address such as values@dealer.example').optional(),
  FEED_HOSTS: listOf(isHost, 'must be hosts such as dms.local or 10.0.0.5:8443, with commas between'),
  FEED_FOLDER: z.string().optional(),
  SANDBOX_ROOTS: oneOf(['documents', 'native']).default('documents'),
  SANDBOX_DERIVATIVES: wholeNumber(1, 100_000).optional(),
  NODE_ENV: z.string().optional(),
});

/** All settings; NODE_ENV belongs to npm and Next. */
export const SETTING_NAMES = Object.keys(variables.shape).filter((name) => name !== 'NODE_ENV');

/** Live answers cost money, so nothing about them has a default. */
const REQUIRED_LIVE_SETTINGS = [
  'SERVICES_BASE',
  'IDENTITY_URL',
  'WLTP_BASE',
  'SOAP_BASE',
  'SUBSCRIBER_ID',
  'SUBSCRIBER_PASSWORD',
  'WLTP_CLIENT_ID',
  'WLTP_CLIENT_SECRET',
  'APP_SECRET',
  'APP_ORIGIN',
] as const satisfies readonly (keyof z.output<typeof variables>)[];

/**
 * @param source the environment; an empty or blank value counts as not set
 * @throws Fault naming every setting that is missing or wrong, none of their values
 */
export function readSettings(source: EnvironmentVariables): Settings {
  const present = Object.fromEntries(Object.entries(source).filter(([, text]) => text?.trim()));
  const read = variables.safeParse(present);
  const problems = read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const required: readonly string[] = present['PROVIDER'] === 'live' ? REQUIRED_LIVE_SETTINGS : [];
  const missing = [...required, ...(present['SMTP_URL'] ? ['MAIL_FROM'] : [])].filter((name) => !present[name]);
  problems.push(...missing.map((name) => `${name} is missing`));
  if (!read.success || problems.length > 0) throw refused(problems, present['PROVIDER'] === 'live');

  const set = read.data;
  const origin = set.APP_ORIGIN ?? `http://localhost:${set.PORT}`;
  const baseOf = (address: string | undefined) => (set.PROVIDER === 'live' && address) || `${origin}/sandbox`;
  const dataDirectory = resolve(set.DATA_DIRECTORY);
  const soapBase = baseOf(set.SOAP_BASE);
  return Object.freeze({
    provider: set.PROVIDER,
    servicesBase: baseOf(set.SERVICES_BASE),
    identityUrl: baseOf(set.IDENTITY_URL),
    wltpBase: baseOf(set.WLTP_BASE),
    soapBase,
    soapNamespace: set.SOAP_NAMESPACE ?? soapBase,
    providerNames: set.PROVIDER_NAMES === undefined ? null : resolve(set.PROVIDER_NAMES),
    // The sandbox's published subscriber, unless the sandbox is to play another.
    subscriberId: set.SUBSCRIBER_ID ?? 123_456,
    subscriberPassword: set.SUBSCRIBER_PASSWORD ?? 'sandbox',
    wltpClientId: set.WLTP_CLIENT_ID ?? 'sandbox',
    wltpClientSecret: set.WLTP_CLIENT_SECRET ?? 'sandbox',
    databaseUrl: set.DATABASE_URL ?? null,
    appSecret: set.APP_SECRET ?? savedSecret(dataDirectory),
    appOrigin: set.APP_ORIGIN ?? null,
    port: set.PORT,
    dataDirectory,
    proxies: set.PROXIES,
    connections: { total: set.CONNECTIONS_MAX, perAddress: set.CONNECTIONS_PER_ADDRESS },
    metricsToken: set.METRICS_TOKEN ?? null,
    mail: set.SMTP_URL && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM, origin } : null,
    feeds: { ownHosts: set.FEED_HOSTS, folder: set.FEED_FOLDER === undefined ? null : resolve(set.FEED_FOLDER) },
    sandboxRoots: set.SANDBOX_ROOTS,
    sandboxDerivatives: set.SANDBOX_DERIVATIVES ?? null,
    development: set.NODE_ENV !== 'production',
  });
}

const SETTINGS_KEY: unique symbol = Symbol.for('vehicle-valuations.settings');
// globalThis has no type for a property with a symbol.
const processGlobals = globalThis as { [SETTINGS_KEY]?: Settings };

/** This process's settings, read at first use and shared: one Next process loads this module several times. */
export function settings(): Settings {
  return (processGlobals[SETTINGS_KEY] ??= readSettings(process.env));
}

/** Secrets that must not appear in a log, the explorer or a fault. The sandbox's own credentials are published. */
export function secretsOf({ appSecret, metricsToken, databaseUrl, mail, ...set }: Settings): string[] {
  const passwords = [databaseUrl, mail?.url].map((url) => (url && URL.canParse(url) ? new URL(url).password : ''));
  const basic = Buffer.from(`${set.subscriberId}:${set.subscriberPassword}`).toString('base64');
  const providerSecrets = set.provider === 'live' ? [set.subscriberPassword, set.wltpClientSecret, basic] : [];
  return [appSecret, metricsToken ?? '', ...providerSecrets, ...passwords.flatMap((text) => [text, decoded(text)])];
}

/** A password with a stray `%` stays as it is. */
const decoded = (text: string) =>
  new URLSearchParams(`text=${text.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('text') ?? '';

function refused(problems: readonly string[], live: boolean): Fault {
  return new Fault('unexpected', {
    message: [`The settings do not allow a start${live ? ' with PROVIDER=live' : ''}:`, ...problems].join('\n  '),
    fix: 'Set them in the environment or in a file named .env; .env.example explains each.',
  });
}

/** Makes the folder where there is none. @throws Fault that names DATA_DIRECTORY if it cannot be made or used */
export function prepareDataDirectory(dataDirectory: string): void {
  try {
    makeFolder(dataDirectory);
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw refused([`DATA_DIRECTORY is no folder that can be made or written (${code})`], false);
  }
}

/** Not `recursive`: where a file system takes no folders, as /proc, Node would try for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another process has just made it
  }
}

/** Sandbox mode needs no settings: its secret is generated once and readable only by the owner. */
function savedSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret');
  prepareDataDirectory(dataDirectory);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // It exists already; perhaps another process has just made it.
    if (!existsSync(file)) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
