/** The explorer: every operation of the provider as its declaration says it is, tried out, and what stands behind it. */
import type { listOperations, readCoverage, readOperation, tryBilledOperation, tryOperation } from '@/lib/api/explorer';
import type { Call } from '@/lib/api/serve';
import { declaredNamed, describeOperation, serviceOf, servicesDeclared, type Declared } from '@/lib/contract/describe';
import { refusalWords } from '@/lib/contract/describe-refusals';
import { britishDay } from '@/lib/domain/day';
import { Fault } from '@/lib/fault';
import type { Ledger } from '@/lib/ledger/look-up';
import type { Provider } from '@/lib/provider/call';
import type { BilledNeeds } from './billed';
import { goldenOf, refusalSamplesOf, sampleOf } from './explorer-sample';
import { readSources, screensByOperation } from './explorer-screens';
import { isStreamed } from '@/lib/provider/package-reader';
import { tryOut, tryOutBilled } from './explorer-try';

interface Needs {
  readonly caller: Provider;
  readonly ledger: Pick<Ledger, 'lookUp'>;
  readonly providerStatus: BilledNeeds['providerStatus'];
  readonly now: () => Date;
  /** Null in live mode. */
  readonly sandbox: { readonly operations: ReadonlySet<string> } | null;
}

const summaryOf = (each: Declared) => {
  const { name, summary, standing, billed } = each;
  return { name, service: serviceOf(each), summary, standing, billed };
};

export async function runListOperations(_: Call<typeof listOperations>) {
  return {
    services: servicesDeclared().map(({ title, operations }) => ({ title, operations: operations.map(summaryOf) })),
  };
}

export async function runReadOperation({ input }: Call<typeof readOperation>, { now }: Pick<Needs, 'now'>) {
  const each = declared(input.operation);
  const { covers, params, fields, ...words } = describeOperation(each, britishDay(now()));
  return {
    ...words,
    covers: [...covers],
    params: params.map(({ choices, ...param }) => ({ ...param, choices: [...choices] })),
    fields: [...fields],
    sample: sampleOf(each),
    refusals: refusalWords(each).map(({ bodies, ...words }) => ({ ...words, bodies: [...bodies] })),
    refusalSamples: refusalSamplesOf(each),
    goldenExchanges: goldenOf(each).length,
  };
}

export async function runTryOperation({ input }: Call<typeof tryOperation>, { caller }: Pick<Needs, 'caller'>) {
  const each = declared(input.operation);
  if (each.billed)
    throw wrongDoor(`${each.name} is billed.`, 'Ask it as a billed operation, which goes through the ledger.');
  return tryOut(each, input.params, caller);
}

export async function runTryBilledOperation(
  { input, session, ids }: Call<typeof tryBilledOperation>,
  house: Pick<Needs, 'caller' | 'ledger' | 'providerStatus'>,
) {
  const each = declared(input.operation);
  if (!each.billed) throw wrongDoor(`${each.name} is free.`, 'Ask it without the ledger.');
  return tryOutBilled(each, input.params, house, { session, idempotencyKey: ids.idempotencyKey });
}

let screens: ReadonlyMap<string, readonly string[]> | undefined;

export async function runReadCoverage(_: Call<typeof readCoverage>, { sandbox }: Pick<Needs, 'sandbox'>) {
  // The sources of a running product do not change.
  screens ??= screensByOperation(readSources(process.cwd()));
  const of = screens;
  const all = servicesDeclared().flatMap(({ operations }) => operations);
  return {
    rows: all.map((each) => ({
      ...summaryOf(each),
      goldenExchanges: goldenOf(each).length,
      caller: waysOfAsking(each),
      sandbox: sandbox === null ? null : sandbox.operations.has(each.name),
      screens: [...(of.get(each.name) ?? [])],
    })),
  };
}

/** The caller's methods that take it. */
function waysOfAsking(each: Declared): string {
  const ask: Record<Declared['kind'], keyof Provider> = { web: 'call', resource: 'ask', image: 'image' };
  return isStreamed(each) ? `${ask[each.kind]}, download` : ask[each.kind];
}

function declared(name: string): Declared {
  const found = declaredNamed(name);
  if (found) return found;
  throw new Fault('not_found', {
    message: `The provider has no operation ${name}.`,
    fix: 'Choose one from the list of operations.',
  });
}

const wrongDoor = (message: string, fix: string): Fault =>
  new Fault('invalid_input', { message, fix, field: 'operation' });
