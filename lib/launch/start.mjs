/**
 * `npm start`: from a fresh clone to a product that serves. Plain Node until the packages are there.
 * Installs and builds what is missing, starts the embedded database unless DATABASE_URL names a server, migrates,
 * serves, and takes everything down again with itself. `--dev` serves from the sources instead of a build.
 */
import { existsSync } from 'node:fs';
import { ensureBuild } from './build.mjs';
import { ROOT, say, signalChildren } from './child.mjs';
import { openFront } from './front.mjs';
import { ensurePackages } from './packages.mjs';

const DRAIN_MILLISECONDS = 10_000;
const development = process.argv.includes('--dev');

process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env'); // What the environment has already is stronger.
Object.assign(process.env, { NODE_ENV: development ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });

/** What is to be undone at the end, the latest first. @type {(() => unknown)[]} */
const undo = [];
let stopping = false;

async function stop(/** @type {number} */ code) {
  if (stopping) return;
  stopping = true;
  for (const step of undo.reverse()) await Promise.resolve(step()).catch((error) => console.error(error));
  process.exit(code);
}

/** @returns {Promise<never>} */
async function giveUp(/** @type {string} */ sentence) {
  process.stderr.write(`${sentence}\n`);
  await stop(1);
  return process.exit(1);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (stopping) process.exit(1); // asked twice
    signalChildren(signal);
    void stop(0);
  });
}

// npm killed outright cannot pass a signal on; its child would live on unseen.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && void stop(0), 1_000).unref();
}

async function start() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    await giveUp(`Node ${process.versions.node} is too old for this product: it needs 20.19 or newer.`);
  }
  const port = Number(process.env.PORT || 3000);
  const front = await openFront(port).catch((error) =>
    giveUp(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use, perhaps by this product started before. Stop that, or set PORT to another number.`
        : `Port ${port} cannot be opened: ${error.message}`,
    ),
  );
  undo.push(() => front.close(DRAIN_MILLISECONDS));

  front.wait('packages are being installed');
  if (!(await ensurePackages())) await giveUp('The packages could not be installed; npm’s own words stand above.');

  const { tsImport } = await import('tsx/esm/api');
  const load = (/** @type {string} */ file) => tsImport(file, import.meta.url);
  const { readSettings } = await load('../env.ts');
  const settings = readSettings(process.env);
  process.env.APP_SECRET = settings.appSecret;

  if (!development) {
    front.wait('the pages are being built');
    if (!(await ensureBuild())) await giveUp('The build failed; its own words stand above.');
  }

  front.wait('the database is being opened');
  if (settings.databaseUrl === null) {
    const { startEmbedded } = await load('../store/embedded/start.ts');
    const embedded = await startEmbedded({ directory: `${settings.dataDirectory}/postgres` });
    process.env.DATABASE_URL = embedded.url;
    undo.push(() => embedded.stop());
  }
  front.wait('the database is being brought up to date');
  const { migrateDatabase } = await load('../store/migrate.ts');
  await migrateDatabase(process.env.DATABASE_URL);

  front.wait('the pages are being loaded');
  const { default: next } = await import('next');
  const app = next({ dev: development, dir: ROOT, port, httpServer: front.server });
  await app.prepare();
  undo.splice(undo.length - 1, 0, () => app.close());
  front.serve(app.getRequestHandler());
  say(`Ready at http://localhost:${port} · ${howToSignIn(settings)}`);
}

function howToSignIn(/** @type {{ provider: string }} */ { provider }) {
  return provider === 'sandbox'
    ? 'sandbox: sign in as demo@dealer.example with the password sandbox-demo'
    : 'live: look-ups are charged · `npm run admin` creates the first administrator';
}

start().catch((error) => giveUp(error?.fix ? `${error.message}\n${error.fix}` : String(error?.stack ?? error)));
