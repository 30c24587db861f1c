/** The recorded and hand-written exchanges of an operation, as the explorer shows them. */
import type { DeclaredOperation } from '@/lib/contract/describe/declared-services';
import { goldenExchanges, type GoldenExchange, type HttpMessage } from '@/lib/contract/golden/exchanges';

let cachedExchanges: readonly GoldenExchange[] | undefined;
/** They are part of the product and never change while it runs. */
const all = (): readonly GoldenExchange[] => (cachedExchanges ??= goldenExchanges());

export const goldenOf = (operation: DeclaredOperation): readonly GoldenExchange[] =>
  all().filter(
    ({ service, stated }) =>
      stated.operation === operation.name &&
      (operation.kind !== 'web' || service === operation.service.key) &&
      (stated.value !== undefined || stated.refusal !== undefined),
  );

/** The plainest of them: an answer in the form that our caller requests, under the name without a suffix. */
export function sampleOf(operation: DeclaredOperation): { name: string; request: string; response: string } | null {
  const golden = goldenOf(operation);
  const answered = golden
    .filter(({ stated }) => stated.value !== undefined)
    .sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  const chosen = answered.find(({ stated }) => stated.binding === 'post' || stated.binding === 'json') ?? answered[0];
  if (chosen === undefined) return null;
  return { name: chosen.name, request: written(chosen.request), response: written(chosen.response) };
}

/** Refusals: by status, or by an answer that reports a failure. */
export function refusalSamplesOf(operation: DeclaredOperation): { name: string; request: string; response: string }[] {
  return goldenOf(operation)
    .filter(({ stated }) => stated.refusal !== undefined || isFailedAnswer(stated.value))
    .map(({ name, request, response }) => ({ name, request: written(request), response: written(response) }));
}

function isFailedAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const success = 'Success' in value ? value.Success : 'SUCCESS' in value ? value.SUCCESS : true;
  return success === false;
}

const written = ({ start, headers, body }: HttpMessage): string =>
  [start, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join('\n').trimEnd();
