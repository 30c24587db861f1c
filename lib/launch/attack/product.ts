/** The product under attack: started in its own folder and on a free port, as by `npm start`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, ROOT } from '../child.mjs';

export interface AttackedProduct {
  readonly port: number;
  /** Its output since it was ready. */
  readonly lines: () => readonly string[];
  stop(): Promise<number | null>;
}

/** @param databaseUrl of a PostgreSQL server; empty: the database that the product brings */
export async function startProduct(data: string, databaseUrl = ''): Promise<AttackedProduct> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIRECTORY: data,
    PROVIDER: 'sandbox',
    DATABASE_URL: databaseUrl,
  };
  const child = spawn(process.execPath, ['lib/launch/start.mjs'], {
    cwd: ROOT,
    env: { ...env, APP_ORIGIN: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  while (!/Ready at .*\n/.test(output)) {
    if (hasEnded(child)) throw new Error(`The product did not start:\n${output}`);
    await sleep(50);
  }
  const readyAt = output.indexOf('Ready at ');
  return {
    port,
    lines: () => output.slice(readyAt).split('\n').slice(1),
    stop: () => stopProduct(child),
  };
}

/** By itself, or by a signal, which leaves it without a code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function stopProduct(child: ChildProcess): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
}
