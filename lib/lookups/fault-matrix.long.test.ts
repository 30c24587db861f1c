/**
 * Every fault of the misbehaving provider against every operation, a heavy one against some of each service: a named
 * outcome within the deadline, and the ledger's count equals the provider's. Over real sockets, with short deadlines.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startFaultd, type Faultd } from '@/e2e/faultd/faultd';
import { FAULTS } from '@/e2e/faultd/faults';
import { streamLatestPackage, streamPackage } from '@/lib/contract/data-download';
import { images, resources, webOperations, type Operation } from '@/lib/contract/operations';
import { FAULT_CODES, Fault } from '@/lib/fault';
import { onFeatureDatabase } from '@/lib/health/testing/each-engine';
import type { PackageOperation } from '@/lib/provider/package-reader';
import type { Policy } from '@/lib/provider/policy';
import { createProvider, type Provider } from '@/lib/provider/provider';
import { overNetwork } from '@/lib/provider/transport';
import type { SqlDatabase } from '@/lib/store/database';
import { selectRows } from '@/lib/store/rows';
import { createLedger } from './ledger';
import { lookUp } from './look-up';
import { assertInvariants } from './testing/ledger-invariants';

/** Only over TLS, before any operation is known: see lib/provider/connections.test.ts. */
const ELSEWHERE = ['speaks-before-asked'];
const POLICY: Partial<Policy> = {
  connectMs: 300,
  headersMs: 400,
  totalMs: 800,
  lateMs: 150,
  retryDelayMs: 5,
  downloadHeadersMs: 400,
  downloadPauseMs: 400,
  downloadTotalMs: 800,
};
const DEADLINE_MS = 800;
/**
 * The grace that the product promises beyond the deadline; slower calls are only counted and printed, because tests
 * share their machine.
 */
const PROMISED_MS = 250;
/** A call that is not over by then has no deadline. */
const HANGS_MS = 20 * DEADLINE_MS;
/** Operations under way, each against its own provider. */
const WORKERS = 12;
/** Faults that keep the processor busy on the provider's side, which is this process: played one at a time. */
const HEAVY = /^(gzip-bomb|deep|hundred-megabytes|endless|nested-encodings)$/;

interface MatrixCase {
  readonly fault: string;
  readonly name: string;
  readonly billed: Operation | null;
  readonly call: (provider: Provider) => Promise<unknown>;
}

const cases: MatrixCase[] = Object.keys(FAULTS)
  .filter((fault) => !ELSEWHERE.includes(fault))
  .flatMap((fault) => [
    ...[streamPackage, streamLatestPackage].map((operation) => ({
      fault,
      name: `${operation.name}, streamed`,
      billed: null,
      call: (provider: Provider) => downloadWhole(provider, operation),
    })),
    ...webOperationsFor(fault).map((operation) => ({
      fault,
      name: operation.name,
      billed: operation.billed ? operation : null,
      call: (provider: Provider) => provider.call(operation, operation.example),
    })),
    ...resources
      .filter(({ authorization }) => authorization === 'bearer')
      .map((resource) => ({
        fault,
        name: resource.name,
        billed: null,
        call: (provider: Provider) => provider.requestResource(resource, resource.example),
      })),
    ...images.map(({ name, example }) => ({
      fault,
      name,
      billed: null,
      call: (provider: Provider) => provider.image(example),
    })),
  ]);

/**
 * What bounds an answer is the same for all operations of a service: a heavy fault meets its first, and all that are
 * billed.
 */
function webOperationsFor(fault: string) {
  if (!HEAVY.test(fault)) return webOperations;
  const isFirst = (operation: Operation, index: number) =>
    webOperations.findIndex(({ service }) => service === operation.service) === index;
  return webOperations.filter((operation, index) => operation.billed || isFirst(operation, index));
}

/** Reads the package as a browser would. @returns its bytes */
async function downloadWhole(provider: Provider, operation: PackageOperation): Promise<ArrayBuffer> {
  const { body } = await provider.download(operation, operation.example);
  return new Response(body).arrayBuffer();
}

/** Refusals before anything is looked up: the provider does not count them. */
const UNCOUNTED = /^(wrong-password|busy.*|missing-parameter)$/;
const isUncounted = ({ fault, billed }: MatrixCase): boolean =>
  UNCOUNTED.test(fault) || (fault === 'limit' && billed?.service.key === 'reg');

onFeatureDatabase('Every fault against every operation', ({ database }) => {
  test(`ends in a named outcome in time, and the ledger agrees with the provider: ${cases.length} cases`, async (t) => {
    const light = cases.filter(({ fault }) => !HEAVY.test(fault)).values();
    const heavy = cases.filter(({ fault }) => HEAVY.test(fault)).values();
    let beyondPromise = 0;
    const slowest = { ms: 0, name: '' };
    const outcomes = new Map<string, number>();
    const failures: string[] = [];
    const play = async (waiting: Iterable<MatrixCase>): Promise<void> => {
      const faultd = await startFaultd({ recorded: 'lib/contract/golden' });
      for (const matrixCase of waiting) {
        try {
          const { outcome, ms } = await playCase(matrixCase, faultd, database);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          if (ms > DEADLINE_MS + PROMISED_MS) beyondPromise += 1;
          if (ms > slowest.ms) Object.assign(slowest, { ms, name: `${matrixCase.fault}, ${matrixCase.name}` });
        } catch (error) {
          failures.push(
            `${matrixCase.fault}, ${matrixCase.name}: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      }
      await faultd.close();
    };
    await Promise.all(Array.from({ length: WORKERS }, () => play(light)));
    await play(heavy);
    for (const [outcome, count] of [...outcomes].sort((a, b) => b[1] - a[1])) t.diagnostic(`${count} × ${outcome}`);
    t.diagnostic(
      `slowest: ${Math.round(slowest.ms)} ms, ${slowest.name}; ${beyondPromise} beyond the deadline of ${DEADLINE_MS} ms + ${PROMISED_MS} ms`,
    );
    assert.deepEqual(failures, []);
  });
});

const stateRow = z.object({ state: z.string() });

async function playCase(matrixCase: MatrixCase, faultd: Faultd, database: SqlDatabase) {
  const { fault, billed, call } = matrixCase;
  faultd.reset();
  faultd.order({ fault, option: fault.startsWith('redirect') ? 'http://127.0.0.1:9' : '' });
  const transport = overNetwork({ connectMs: 300 });
  const base = faultd.url;
  const provider = createProvider({
    services: base,
    identity: base,
    wltp: base,
    soap: base,
    soapNamespace: 'https://provider.example',
    subscriberId: 123456,
    password: 'p&ss<1>',
    wltpClientId: 'client',
    wltpClientSecret: 's&cret',
    policy: POLICY,
    transport,
  });
  const subscription = randomUUID();
  const ledger = createLedger({ database, secret: 'a secret', subscription, graceMs: 0 });
  let reservedAt = performance.now();
  const caller: Pick<Provider, 'callBilled'> = {
    callBilled: (operation, params, options) => {
      reservedAt = performance.now();
      return provider.callBilled(operation, params, options);
    },
  };
  const startedAt = performance.now();
  const session = { organisationId: 'dealer', personId: 'smith', personName: '' };
  const ended = await (
    billed
      ? lookUp(questionOf(billed), { session, idempotencyKey: 'a key', fresh: false }, { ledger, caller })
      : call(provider)
  ).then(
    () => 'value',
    (error: unknown) => error,
  );
  const ms = performance.now() - (billed ? reservedAt : startedAt);
  const outcome = ended instanceof Fault ? `${ended.code}, charged ${ended.charged}` : String(ended);
  assert.ok(ended === 'value' || (ended instanceof Fault && FAULT_CODES.includes(ended.code)), outcome);
  assert.ok(ms <= HANGS_MS, `${Math.round(ms)} ms`);
  if (ended instanceof Fault) {
    assert.ok(ended.code !== 'unexpected' && ended.message.length > 10 && ended.fix.length > 5, outcome);
    assert.doesNotMatch(`${ended.message} ${ended.fix} ${ended.detail ?? ''}`, /p&ss|s&cret/);
    if (!billed) assert.equal(ended.charged, 'no');
  }
  if (billed) await assertCounts(matrixCase, ended, { faultd, database, subscription, ledger });
  await transport.close();
  return { outcome, ms };
}

interface CountedCase {
  readonly faultd: Faultd;
  readonly database: SqlDatabase;
  readonly subscription: string;
  readonly ledger: ReturnType<typeof createLedger>;
}

/** At most one arrival; the report equals the ledger; after the audit both sides count the same. */
async function assertCounts(
  matrixCase: MatrixCase,
  ended: unknown,
  { faultd, database, subscription, ledger }: CountedCase,
): Promise<void> {
  // Until a late reply can no longer come.
  if (ended instanceof Fault && ended.code === 'provider_slow') await sleep(250);
  const rows = await selectRows(
    database,
    stateRow.extend({ id: z.string() }),
    'select id, state from look_ups where subscription = $1',
    [subscription],
  );
  assert.equal(rows.length, 1);
  const arrived = faultd.arrivals.filter(({ path }) => path.endsWith(`/${matrixCase.billed?.name}`)).length;
  assert.ok(arrived <= 1, `${arrived} arrivals`);
  const state = rows[0]?.state ?? '';
  const counted = isUncounted(matrixCase) ? 0 : arrived;
  if (ended === 'value') assert.equal(state, 'SETTLED');
  else if (ended instanceof Fault) {
    const written = { yes: ['SETTLED'], no: ['RELEASED'], unknown: ['UNKNOWN', 'SETTLED', 'RELEASED'] }[ended.charged];
    assert.ok(written.includes(state), `reported ${ended.charged}, written ${state}`);
  }
  if (state === 'RELEASED') assert.equal(counted, 0, 'given back although the provider counted it');
  if (state === 'UNKNOWN' && counted === 0) await ledger.releaseByAudit(rows[0]?.id ?? '');
  assert.equal((await ledger.usage({ organisationId: 'dealer' })).organisation.used, counted, 'the counts differ');
  await assertInvariants(database, subscription);
}

/** A question of any billed operation; its answer is not read further. */
const questionOf = (operation: Operation) => ({
  operation: operation.name,
  subject: 'AB21CDE',
  params: {},
  cacheMinutes: 0,
  request: { operation, params: operation.example },
  readReply: () => ({ outcome: 'found' as const, result: null }),
  readStored: () => null,
});
