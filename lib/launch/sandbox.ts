/** `npm run sandbox`: the provider alone on a port, for anyone integrating with it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned, isCertificateValidFor, type KeyPair } from '@/lib/sandbox/host/certificate';
import { listen } from '@/lib/sandbox/host/listen';
import { asDeclared, WireNamesProblem, readWireNames, type Rename } from '@/lib/contract/wire-names';
import { createSandbox, demoClient, demoSubscriber, type Sandbox } from '@/lib/sandbox/host/serve';
import { readCommandLine } from './command-line';
import { loadSettingsFile } from './settings-file.mjs';

const USAGE = `npm run sandbox -- [options]
  --port 5800              port; 0 for any free one
  --host 127.0.0.1         address to listen on; 0.0.0.0 for every one of this machine
  --tls                    HTTPS with a certificate it makes; plain HTTP is then refused
  --password word          the subscriber's and the WLTP client's; beyond this machine one is made unless given
  --address https://…      how callers reach it, where that is not the host and port
  --roots documents        or native: how its XML is rooted
  --delay 0                milliseconds that every answer waits
  --seed word              varies the invented usage of the past
  --limit 1000             look-ups a month, or none
  --names file.json        a wire-name table: the names of a real provider
  --directory folder       keeps its journal and certificate there; otherwise forgotten at the end`;

// It reads two of the product's settings; whether the product beside it is live does not matter.
loadSettingsFile().forEach((sentence) => console.error(sentence));

function giveUp(sentence: string): never {
  console.error(`${sentence}\n${USAGE}`);
  process.exit(1);
}

function readOptions() {
  try {
    return readCommandLine(USAGE, {
      options: {
        port: { type: 'string', default: '5800' },
        host: { type: 'string', default: '127.0.0.1' },
        tls: { type: 'boolean', default: false },
        password: { type: 'string' },
        address: { type: 'string' },
        roots: { type: 'string', default: process.env['SANDBOX_ROOTS'] || 'documents' },
        delay: { type: 'string', default: '0' },
        seed: { type: 'string', default: '' },
        limit: { type: 'string', default: '1000' },
        names: { type: 'string', default: process.env['PROVIDER_NAMES'] || '' },
        directory: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) giveUp(`--${name} must be a whole number up to ${most}.`);
  return Number(text);
}

const { port, host, tls, password, address, roots, delay, seed, limit, names, directory, help } = readOptions();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
if (roots !== 'documents' && roots !== 'native') giveUp('--roots must be documents or native.');
if (address !== undefined && !/^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(address)) {
  giveUp('--address must be like https://sandbox.example:5800.');
}

function namesIn(file: string): Rename {
  if (file === '') return asDeclared;
  try {
    return readWireNames(readFileSync(file, 'utf8'));
  } catch (error) {
    const problems = error instanceof WireNamesProblem ? error.problems : ['It cannot be read.'];
    return giveUp([`The wire-name table ${file} cannot be used:`, ...problems].join('\n  '));
  }
}

const wanted = wholeNumber('port', port, 65_535);
const options = {
  roots,
  seed,
  renamed: namesIn(names),
  delayMs: wholeNumber('delay', delay, 600_000),
  monthlyLimit: limit === 'none' ? null : wholeNumber('limit', limit, 999_999_999),
  ...(directory === undefined ? {} : { directory }),
} as const;

const isThisMachineAlone = /^(127\.|localhost$|::1$)/.test(host);
/** The published password is for this machine only: with it, others could request faults and read the journal. */
const usedPassword = password ?? (isThisMachineAlone ? demoSubscriber.password : randomBytes(12).toString('base64url'));

const anyAddress = host === '0.0.0.0' || host === '::';
/** The name callers use: the first of this machine's addresses that others can reach. */
function publicHost(): string {
  if (address !== undefined) return new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (!anyAddress) return host;
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return others.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? hostname();
}

/** Stored with the journal, so that callers still trust the sandbox after a restart. */
async function certificateIn(folder: string, hosts: readonly string[]): Promise<{ pair: KeyPair; file: string }> {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'certificate.pem') };
  const now = new Date();
  if (existsSync(files.key) && existsSync(files.cert)) {
    const savedPair = { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') };
    if (isCertificateValidFor(savedPair, hosts, now)) return { pair: savedPair, file: files.cert };
  }
  const pair = await selfSigned(hosts, now);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(files.key, pair.key, { mode: 0o600 });
  writeFileSync(files.cert, pair.cert);
  return { pair, file: files.cert };
}

/** For a certificate that need not outlive this process. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-certificate-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const hosts = [
  ...new Set(['localhost', '127.0.0.1', '::1', hostname(), publicHost()].map((name) => name.toLowerCase())),
];
const certificate = tls ? await certificateIn(directory ?? temporaryFolder(), hosts) : undefined;

// The port may be any free one, so the address is known only once it listens; the first request comes after that.
let sandbox: Sandbox | undefined;
const listening = await listen({ serve: (request, from) => sandbox!.serve(request, from) }, wanted, {
  host,
  knownAs: hosts,
  ...(certificate ? { tls: certificate.pair } : {}),
}).catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
const named = publicHost();
const own = `${tls ? 'https' : 'http'}://${named.includes(':') ? `[${named}]` : named}:${listening.port}`;
const base = (address ?? own).replace(/\/+$/, '');
sandbox = createSandbox({
  ...options,
  base,
  ownCertificate: tls,
  credentials: { ...demoSubscriber, password: usedPassword },
  wltpClient: { ...demoClient, secret: usedPassword },
});

console.log(
  `Sandbox provider at ${base}/ (sample data), subscriber ${demoSubscriber.subscriberId}, ` +
    `password ${usedPassword}`,
);
if (certificate) console.log(`Its certificate, for callers to trust: ${certificate.file}`);
else if (!isThisMachineAlone) {
  console.log('Without --tls it answers this machine alone; callers from elsewhere get a message to use HTTPS.');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void listening.close().then(() => process.exit(0)));
}
