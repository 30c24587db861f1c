// One of two processes that race for the last look-up of a month, round after round; started by race-rounds.long.test.ts.
import { createInterface } from 'node:readline';
import { Fault } from '@/lib/fault';
import { openDatabase } from '@/lib/store/database';
import { createLedger, type Ledger } from './ledger';
import { lookUp } from './look-up';
import { scriptedCaller, scriptedQuestion } from './testing/scripted-provider';

/** What a process submits in a round, all at the same moment: its own cars, against a shared limit. */
export interface RaceRound {
  readonly subscription: string;
  /** For each car, the person who submits it. */
  readonly cars: Readonly<Record<string, string>>;
}
export interface RaceRoundResult {
  readonly charged: boolean;
  /** Calls that arrived at the provider. */
  readonly arrivals: number;
  /** The code of the refusal; null if there was an answer. */
  readonly code: string | null;
}

const database = openDatabase(process.argv[2] ?? '', { connections: 2 });
// Connected first, so that the submissions of the first round meet.
await database.query('select 1');
process.stdout.write('ready\n');

for await (const line of createInterface({ input: process.stdin })) {
  const { subscription, cars }: RaceRound = JSON.parse(line);
  const ledger = createLedger({ database, secret: 'a secret', subscription });
  const results = await Promise.all(Object.entries(cars).map(([car, personId]) => submit(ledger, car, personId)));
  process.stdout.write(`${JSON.stringify(results)}\n`);
}
await database.close();

async function submit(ledger: Ledger, car: string, personId: string): Promise<RaceRoundResult> {
  let arrivals = 0;
  const caller = scriptedCaller(async () => {
    arrivals += 1;
    return { outcome: 'found', result: {} };
  });
  try {
    const { charged } = await lookUp(
      scriptedQuestion({ subject: car, cacheMinutes: 60, readStored: (stored) => stored }),
      { session: { organisationId: 'dealer', personId, personName: '' }, idempotencyKey: car, fresh: false },
      { ledger, caller },
    );
    return { charged: charged === 'yes', arrivals, code: null };
  } catch (error) {
    return { charged: false, arrivals, code: error instanceof Fault ? error.code : String(error) };
  }
}
