/**
 * `npm start`: from a fresh clone to a running product. Plain Node until the packages are installed. Installs and
 * builds what is missing, starts the embedded database unless DATABASE_URL names a server, migrates, serves, and shuts
 * everything down when it ends. `--dev` serves from the sources instead of a build.
 */
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILD_FILES, ensureBuild } from './build.mjs';
import { ROOT, print, signalChildren } from './child.mjs';
import { readApiRoutes } from './front/api-routes.mjs';
import { compressedPaths } from './front/compressed-files.mjs';
import { openFront } from './front/front.mjs';
import { watchForOrphaning } from './orphan.mjs';
import { holdOutput } from './front/output.mjs';
import { ensurePackages } from './packages.mjs';
import { loadSettingsFile } from './settings-file.mjs';
import { capTimers } from '../store/embedded/safe-timers.mjs';

/**
 * Longer than the deadline of a call to the provider, so that submissions and stock runs still record what is paid for.
 */
const DRAIN_MILLISECONDS = 15_000;
/** One key press arrives as two signals if we replaced npm's shell: from the terminal, and from npm. */
const ONE_SIGNAL_MILLISECONDS = 1_000;
const words = process.argv.slice(2);
const development = words.includes('--dev');
const unknownWord = words.find((word) => word !== '--dev');
if (unknownWord !== undefined) {
  const isHelp = unknownWord === '--help';
  const usage = 'npm start, or npm run dev to serve from the sources. Its settings: .env.example\n';
  process.stderr.write(isHelp ? usage : `Unknown option '${unknownWord}'.\n${usage}`);
  process.exit(isHelp ? 0 : 1);
}

// In development a person reads the framework's reports, in colour.
const announce = development ? print : holdOutput(process, () => new Date()).announce;

capTimers();
process.chdir(ROOT);
// Existing environment variables take precedence.
for (const sentence of loadSettingsFile()) process.stderr.write(`${sentence}\n`);
Object.assign(process.env, { NODE_ENV: development ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
// Next would read `.env.local` and the like by itself, after us, and the values would apply to only part of the
// product.
process.env.__NEXT_PROCESSED_ENV = 'true';

/** What is running, in the order in which it is shut down. */
const running = {
  /** @type {Awaited<ReturnType<typeof openFront>> | null} */
  front: null,
  /** @type {{ close(): Promise<void> } | null} */
  product: null,
  /** @type {import('../store/embedded/start.mjs').Embedded | null} */
  database: null,
};
let stopping = false;
let firstStopRequestAt = 0;

/** @returns {Promise<never>} */
async function stop(/** @type {number} */ code) {
  stopping = true;
  await Promise.all([running.front?.close(DRAIN_MILLISECONDS), endWork()]);
  await running.product?.close().catch((error) => console.error(error));
  await running.database?.stop();
  if (code === 0) announce('Stopped.'); // without this line, it was killed
  return process.exit(code);
}

/** Work in this process without a request: runs of stock lists. */
async function endWork() {
  // lib/server.ts puts it there at its first use; it is bundled, so it cannot be imported here.
  /** @type {Promise<{ stop(): Promise<void> }> | undefined} */
  const services = Reflect.get(globalThis, Symbol.for('vehicle-valuations.services'));
  const ended = services?.then((running) => running.stop()).catch((error) => console.error(error));
  await Promise.race([ended, sleep(DRAIN_MILLISECONDS)]);
}

/** @returns {Promise<never>} */
function giveUp(/** @type {string} */ sentence) {
  process.stderr.write(`${sentence}\n`);
  return stop(1);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (stopping && performance.now() > firstStopRequestAt + ONE_SIGNAL_MILLISECONDS) process.exit(1); // signalled twice
    if (stopping) return;
    firstStopRequestAt = performance.now();
    signalChildren(signal);
    void stop(0);
  });
}

// The reader of our output may disappear while we serve (`npm start | head`, a closed terminal). Then each line would
// be an error, its report another, and so on for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

watchForOrphaning(() => {
  if (!stopping) void stop(0);
});

async function start() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    return giveUp(`Node ${process.versions.node} is too old for this product: it needs 20.19 or newer.`);
  }
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return giveUp('PORT must be a whole number from 1 to 65535.');
  // The sandbox's passwords are published, so unless BIND_ADDRESS is set, it serves only this machine.
  const host = process.env.BIND_ADDRESS?.trim() || (process.env.PROVIDER === 'live' ? undefined : '127.0.0.1');
  if (host !== undefined && isIP(host) === 0)
    return giveUp('BIND_ADDRESS must be an address such as 127.0.0.1 or 0.0.0.0.');
  const front = await openFront({ port, host, development }).catch((error) => giveUp(portProblem(port, error)));
  running.front = front;

  front.wait('its packages are being installed');
  if (!(await ensurePackages())) return giveUp('The packages could not be installed; see npm’s output above.');

  // tsx turns source maps on. Those of a build take two gigabytes of memory and half the start-up time.
  const hasSourceMaps = process.sourceMapsEnabled;
  const { tsImport } = await import('tsx/esm/api');
  const load = (/** @type {string} */ file) => tsImport(file, import.meta.url);
  const env = await load('../env.ts');
  const settings = env.readSettings(process.env);
  process.env.APP_SECRET = settings.appSecret;
  await checkSettings(settings, env, load);

  if (!development) {
    front.wait('its pages are being built');
    if (!(await ensureBuild())) return giveUp('The build failed; see its output above.');
  }

  front.wait('its database is being opened');
  const url = settings.databaseUrl ?? (await startDatabase(settings.dataDirectory));
  process.env.DATABASE_URL = url;
  // With DATABASE_URL, the database has its own operators, and perhaps other instances.
  if (settings.databaseUrl === null) await backUp(url, settings, load);
  await (await load('../store/database.ts')).migrate(url);

  front.wait('its pages are being loaded');
  if (!development) process.setSourceMapsEnabled(hasSourceMaps);
  const { default: next } = await import('next');
  const product = next({ dev: development, dir: ROOT, port, httpServer: front.tools });
  await product.prepare();
  running.product = product;
  const handle = product.getRequestHandler();
  front.serve((request, response) => void handle(request, response), {
    https: settings.appOrigin?.startsWith('https://') ?? false,
    proxies: settings.proxies,
    hasOrigin: settings.appOrigin !== null,
    limits: settings.connections,
    apiRoutes: development ? null : readApiRoutes('app/api'),
    compressed: development ? new Set() : compressedPaths(BUILD_FILES.folder, BUILD_FILES.address),
  });

  const own = ownAddress(host, port);
  const refusal = await refusalUntilServing(own);
  if (refusal !== null) return giveUp(`The product does not serve. ${refusal}`);
  announce(`Ready at ${settings.appOrigin ?? own} · ${howToSignIn(settings)}`);
}

/**
 * What a person may have mistyped, before the minutes of a build.
 * @param {import('../env').Settings} settings
 * @param {typeof import('../env')} env each load evaluates it anew
 * @param {(file: string) => Promise<any>} load
 */
async function checkSettings({ databaseUrl, dataDirectory, providerNames, feeds }, env, load) {
  if (feeds.folder !== null && !statSync(feeds.folder, { throwIfNoEntry: false })?.isDirectory())
    announce('FEED_FOLDER is no folder, so incoming feeds of files are refused until it is there.');
  if (databaseUrl === null) env.prepareDataDirectory(dataDirectory);
  else await (await load('../store/database-setting.ts')).checkDatabaseSetting(databaseUrl);
  if (providerNames !== null) (await load('../server-provider.ts')).readProviderNames({ providerNames });
}

/**
 * @param {string} url
 * @param {{ dataDirectory: string, appSecret: string }} settings
 * @param {(file: string) => Promise<any>} load
 */
async function backUp(url, { dataDirectory, appSecret: secret }, load) {
  const { backUpBeforeUpgrade } = await load('../store/backup/before-upgrade.ts');
  const file = await backUpBeforeUpgrade({ url, dataDirectory, secret, now: new Date() });
  if (file !== null) announce(`This version changes the database. A backup was made first: ${file}`);
}

/** The embedded database, which is restarted when it dies. If it will not come back, we cannot continue either. */
async function startDatabase(/** @type {string} */ dataDirectory) {
  const { startEmbedded } = await import('../store/embedded/start.mjs');
  const database = await startEmbedded({
    directory: `${dataDirectory}/postgres`,
    log: (line) => process.stderr.write(`${line}\n`),
    onExit: (reason) => void giveUp(`The embedded database has stopped and cannot be restarted: ${reason}`),
  }).catch((error) => giveUp(error.message)); // its message says what is wrong, and which process holds the folder
  running.database = database;
  if (stopping) await database.stop();
  return database.url;
}

/** How long the database may be slow: the start itself keeps a small machine busy. */
const SLOW_DATABASE_MS = 60_000;

/** @returns null once the product serves; or why it does not. @param {string} own */
async function refusalUntilServing(own) {
  const began = performance.now();
  for (;;) {
    const health = await fetch(`${own}/api/health`);
    if (health.ok) return null;
    const refusal = sentencesOf(await health.text());
    if (health.status !== 503 || performance.now() - began > SLOW_DATABASE_MS) return refusal;
    await sleep(1_000);
  }
}

/** Where this machine itself reaches the product. @param {string | undefined} host @param {number} port */
function ownAddress(host, port) {
  const isAny = host === undefined || host === '127.0.0.1' || host === '0.0.0.0' || host === '::';
  return `http://${isAny ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/** The sentences of a refusal by our own API; its text if it has none. */
function sentencesOf(/** @type {string} */ text) {
  try {
    const { message, fix } = JSON.parse(text).fault;
    return `${message}\n${fix}`;
  } catch {
    return text;
  }
}

function howToSignIn(/** @type {{ provider: string }} */ { provider }) {
  return provider === 'sandbox'
    ? 'sandbox: sign in as demo@dealer.example with the password sandbox-demo'
    : 'live: look-ups are charged · `npm run admin` makes the first administrator';
}

function portProblem(/** @type {number} */ port, /** @type {NodeJS.ErrnoException} */ error) {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is in use, perhaps by this product, started earlier. Stop that, or set PORT to another number.`
    : `Port ${port} cannot be opened: ${error.message}`;
}

start().catch((error) => {
  // What was under way cannot end where its server or its database is being closed.
  if (stopping) return;
  const { message, detail, fix, stack } = error ?? {};
  return giveUp(fix ? [message, detail, fix].filter(Boolean).join('\n') : String(stack ?? error));
});
