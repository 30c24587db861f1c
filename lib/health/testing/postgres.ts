import { randomUUID } from 'node:crypto';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  /** Address of an empty database. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL server for tests: a new database on the server of `TEST_DATABASE_URL` if that is set, otherwise a
 * private cluster in a temporary directory, run by an unprivileged user and removed afterwards. Installs the Debian
 * package if there is none and it may.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return ownDatabaseOn(given);

  const programs = findPrograms() ?? installPrograms();
  const account = accountFor();
  const directory = mkdtempSync(join(tmpdir(), 'valuations-postgres-'));
  // The other user must be able to traverse the directory to the cluster inside it.
  chmodSync(directory, 0o755);
  const data = join(directory, 'data');
  if (account) chownSync(directory, account.uid, account.gid);
  const asUser = { ...account, cwd: directory, env: { ...process.env, LC_ALL: 'C.UTF-8' } };

  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
    { ...asUser, stdio: 'pipe' },
  );
  const port = await freePort();
  // The shell waits on its input: when this process ends, however it ends, so does the server.
  const server = spawn(
    'sh',
    ['-c', '"$@" >server.log 2>&1 & child=$!; cat >/dev/null; kill -INT $child; wait $child', 'sh'].concat(
      join(programs, 'postgres'),
      '-D',
      data,
      '-k',
      directory,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      // Enough for races of several processes, and several of those in parallel.
      '-c',
      'max_connections=400',
    ),
    { ...asUser, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await whenAnswering(url);

  return {
    url,
    stop: async () => {
      server.stdin.end();
      await once(server, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Test files run in parallel, so each gets its own database. */
async function ownDatabaseOn(url: string): Promise<PostgresServer> {
  const name = `valuations_test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, stop: () => administer(`drop database ${name} with (force)`) };
}

function findPrograms(): string | null {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((directory) => {
    const file = join(directory, 'postgres');
    return existsSync(file) ? [dirname(realpathSync(file))] : [];
  });
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...inPath, ...versions.map((version) => join(packaged, version, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

function installPrograms(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    const quiet = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-q'], quiet);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], quiet);
    const programs = findPrograms();
    if (programs) return programs;
  }
  throw new Error(
    'These tests need a PostgreSQL server: install the package "postgresql" (its initdb and postgres programs), or set TEST_DATABASE_URL to a server where databases may be created.',
  );
}

/** PostgreSQL refuses to run as root; then it is run as `postgres` or `nobody`. */
function accountFor(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function whenAnswering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await sleep(50);
    }
  }
}
