/** `npm run sandbox`: the provider alone on a port, for somebody integrating with it. */
import { parseArgs } from 'node:util';
import { listen } from '@/lib/sandbox/listen';
import { createSandbox, demoSubscriber, type Sandbox } from '@/lib/sandbox/serve';

const USAGE = `npm run sandbox -- [--port 5800] [--roots documents|native] [--delay milliseconds] [--seed word]
                   [--limit look-ups a month, or none] [--directory folder of its journal]`;

function giveUp(sentence: string): never {
  console.error(`${sentence}\n${USAGE}`);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '5800' },
        roots: { type: 'string', default: process.env['SANDBOX_ROOTS'] || 'documents' },
        delay: { type: 'string', default: '0' },
        seed: { type: 'string', default: '' },
        limit: { type: 'string', default: '1000' },
        directory: { type: 'string' },
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

const { port, roots, delay, seed, limit, directory } = readOptions();
if (process.env['PROVIDER'] === 'live') giveUp('The sandbox does not run with PROVIDER=live.');
if (roots !== 'documents' && roots !== 'native') giveUp('--roots must be documents or native.');

const wanted = wholeNumber('port', port, 65_535);
const options = {
  roots,
  seed,
  delayMs: wholeNumber('delay', delay, 600_000),
  monthlyLimit: limit === 'none' ? null : wholeNumber('limit', limit, 999_999_999),
  ...(directory === undefined ? {} : { directory }),
} as const;

// The port may be any free one, so the address is known only once it listens; the first request comes after that.
let sandbox: Sandbox | undefined;
const listening = await listen({ serve: (request) => sandbox!.serve(request) }, wanted).catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
sandbox = createSandbox({ ...options, base: listening.address });

console.log(
  `Sandbox provider at ${listening.address}/ (sample data), subscriber ${demoSubscriber.subscriberId}, ` +
    `password ${demoSubscriber.password}`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void listening.close().then(() => process.exit(0)));
}
