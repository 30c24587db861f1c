// One of two processes that race for the last look-up of a month, round after round; started by race-rounds.long.test.ts.
import { createInterface } from 'node:readline';
import { Fault } from '@/lib/fault';
import { openDatabase } from '@/lib/store/database';
import { createLedger, type Ledger } from './ledger';
import { lookUp } from './look-up';
import { scriptedCaller, scriptedQuestion } from './testing/scripted-provider';

/** What a process submits in a round: its own car, against a limit both share. */
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
// Connected first, so that the submissions of the first round meet.
await database.query('select 1');
process.stdout.write('ready\n');

for await (const line of createInterface({ input: process.stdin })) {
  const { subscription, car }: RaceRound = JSON.parse(line);
  const ledger = createLedger({ database, secret: 'a secret', subscription });
  process.stdout.write(`${JSON.stringify(await submit(ledger, car))}\n`);
}
await database.close();

async function submit(ledger: Ledger, car: string): Promise<RaceRoundResult> {
  try {
    const { charged } = await lookUp(
      scriptedQuestion({ subject: car, cacheMinutes: 60, readStored: (stored) => stored }),
      { session: { organisationId: 'dealer', personId: car, personName: '' }, idempotencyKey: car, fresh: false },
      { ledger, caller: scriptedCaller(async () => ({ outcome: 'found', result: {} })) },
    );
    return { charged: charged === 'yes', code: null };
  } catch (error) {
    return { charged: false, code: error instanceof Fault ? error.code : String(error) };
  }
}
