/** The explorer: every operation of the provider by its declaration, tried out, and the pages that use it. */
import { setImmediate } from 'node:timers/promises';
import type { readCoverage, readOperation, tryBilledOperation, tryOperation } from '@/lib/api/endpoints/explorer';
import type { EndpointCall } from '@/lib/api/serve/serve';
import {
  declaredServices,
  findDeclared,
  serviceOf,
  type DeclaredOperation,
} from '@/lib/contract/describe/declared-services';
import { describeOperation, namesVehicle } from '@/lib/contract/describe/describe-operation';
import { describeRefusals } from '@/lib/contract/describe/describe-refusals';
import { britishDay } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { processSingleton } from '@/lib/features/process-singleton';
import type { LookUpServices } from '@/lib/lookups/look-up';
import type { Provider } from '@/lib/provider/provider';
import { goldenOf, refusalSamplesOf, sampleOf } from './exchange-samples';
import { answerFields, droppedFields, readersByOperation } from './fields-read';
import { reasonForDropped } from './fields-without-screen';
import { REASONS_WITHOUT_SCREEN } from './operations-without-screen';
import { readSources, screensByOperation } from './screens-by-operation';
import { isStreamed } from '@/lib/provider/package-reader';
import { sendTrial, sendBilledTrial } from './operation-trial';

interface ExplorerServices {
  readonly caller: Provider;
  readonly ledger: LookUpServices['ledger'];
  readonly providerStatus: LookUpServices['providerStatus'];
  readonly now: () => Date;
  /** Null in live mode. */
  readonly sandbox: { readonly operations: ReadonlySet<string> } | null;
}

const summaryOf = (operation: DeclaredOperation) => {
  const { name, summary, standing, billed } = operation;
  return { name, service: serviceOf(operation), summary, standing, billed };
};

export async function runListOperations() {
  return {
    services: declaredServices().map(({ title, operations }) => ({ title, operations: operations.map(summaryOf) })),
  };
}

export async function runReadOperation(
  { input }: EndpointCall<typeof readOperation>,
  { now, sandbox }: Pick<ExplorerServices, 'now' | 'sandbox'>,
) {
  const operation = declared(input.operation);
  const { covers, params, fields, ...words } = describeOperation(operation, britishDay(now()));
  return {
    ...words,
    covers: [...covers],
    params: params.map(({ choices, example, ...param }) => ({
      ...param,
      choices: [...choices],
      // In live mode the vehicles of the examples are unknown.
      example: sandbox === null && namesVehicle(param) ? '' : example,
    })),
    fields: [...fields],
    sample: sampleOf(operation),
    refusals: describeRefusals(operation).map(({ bodies, ...words }) => ({ ...words, bodies: [...bodies] })),
    refusalSamples: refusalSamplesOf(operation),
    goldenExchanges: goldenOf(operation).length,
  };
}

export async function runTryOperation(
  { input }: EndpointCall<typeof tryOperation>,
  { caller }: Pick<ExplorerServices, 'caller'>,
) {
  const operation = declared(input.operation);
  if (operation.billed) throw wrongEndpoint(`${operation.name} is billed.`, 'Send it as a billed operation.');
  return sendTrial(operation, input.params, caller);
}

export async function runTryBilledOperation(
  { input, session, ids }: EndpointCall<typeof tryBilledOperation>,
  services: Pick<ExplorerServices, 'caller' | 'ledger' | 'providerStatus'>,
) {
  const operation = declared(input.operation);
  if (!operation.billed || operation.kind !== 'web')
    throw wrongEndpoint(`${operation.name} is free.`, 'Send it as a free operation.');
  const { params, mostCredits } = input;
  return sendBilledTrial(operation, params, services, { session, idempotencyKey: ids.idempotencyKey, mostCredits });
}

/** The screens of each operation. */
async function readScreens() {
  const sources = await readSources(process.cwd());
  const screens = await screensByOperation(sources);
  const readers = await readersByOperation(sources);
  const rows = new Map<
    string,
    { screens: string[]; fields: number; unshown: { field: string; reason: string | null }[] }
  >();
  for (const operation of declaredServices().flatMap(({ operations }) => operations)) {
    await setImmediate();
    rows.set(operation.name, {
      screens: [...(screens.get(operation.name) ?? [])],
      fields: answerFields(operation.name).length,
      unshown: droppedFields(operation.name, readers).map((field) => ({
        field,
        reason: reasonForDropped(operation.name, field),
      })),
    });
  }
  return rows;
}

export async function runReadCoverage(
  _: EndpointCall<typeof readCoverage>,
  { sandbox }: Pick<ExplorerServices, 'sandbox'>,
) {
  // The sources of a running product do not change.
  const screens = await processSingleton('coverage', readScreens);
  const all = declaredServices().flatMap(({ operations }) => operations);
  return {
    rows: all.map((operation) => ({
      ...summaryOf(operation),
      goldenExchanges: goldenOf(operation).length,
      caller: callerMethodsOf(operation),
      sandbox: sandbox === null ? null : sandbox.operations.has(operation.name),
      reason: REASONS_WITHOUT_SCREEN[operation.name] ?? null,
      ...(screens.get(operation.name) ?? { screens: [], fields: 0, unshown: [] }),
    })),
  };
}

/** The caller's methods that send it. */
function callerMethodsOf(operation: DeclaredOperation): string {
  const methodByKind: Record<DeclaredOperation['kind'], keyof Provider> = {
    web: operation.billed ? 'callBilled' : 'call',
    resource: 'requestResource',
    image: 'image',
  };
  return isStreamed(operation) ? `${methodByKind[operation.kind]}, download` : methodByKind[operation.kind];
}

function declared(name: string): DeclaredOperation {
  const found = findDeclared(name);
  if (found) return found;
  throw new Fault('not_found', {
    message: `The provider has no operation ${name}.`,
    fix: 'Choose one from the list of operations.',
  });
}

const wrongEndpoint = (message: string, fix: string): Fault =>
  new Fault('invalid_input', { message, fix, field: 'operation' });
