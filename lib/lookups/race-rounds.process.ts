// One of two processes that race for the last look-up of a month, round after round; started by race-rounds.long.test.ts.
import { createInterface } from 'node:readline';
import { Fault } from '@/lib/fault';
import { openDatabase } from '@/lib/store/database';
import { createLedger } from './ledger';

/** What a process presses in a round: a car of its own, against a limit both share. */
export interface RaceRound {
  readonly subscription: string;
  readonly car: string;
}
export interface RaceRoundResult {
  readonly charged: boolean;
  /** The code of the refusal; null when there was an answer. */
  readonly code: string | null;
}

const database = openDatabase(process.argv[2] ?? '', { connections: 2 });
// Connected first, so that the presses of the first round meet.
await database.query('select 1');
process.stdout.write('ready\n');

for await (const line of createInterface({ input: process.stdin })) {
  const { subscription, car }: RaceRound = JSON.parse(line);
  const ledger = createLedger({ database, secret: 'a secret', subscription });
  process.stdout.write(`${JSON.stringify(await submit(ledger, car))}\n`);
}
await database.close();

async function submit(ledger: ReturnType<typeof createLedger>, car: string): Promise<RaceRoundResult> {
  try {
    const { charged } = await ledger.lookUp(
      {
        organisationId: 'dealer',
        personId: car,
        operation: 'valuation',
        subject: car,
        params: {},
        idempotencyKey: car,
        keepMinutes: 60,
        sentAtOnceMs: 30_000,
        read: (stored) => stored,
      },
      async () => ({ outcome: 'found', result: {} }),
    );
    return { charged: charged === 'yes', code: null };
  } catch (error) {
    return { charged: false, code: error instanceof Fault ? error.code : String(error) };
  }
}
