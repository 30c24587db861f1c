/** The recorded and hand-written exchanges of an operation, as the explorer shows them. */
import type { Declared } from '@/lib/contract/describe';
import { goldenExchanges, type Golden, type Head } from '@/lib/contract/golden/exchanges';

let kept: readonly Golden[] | undefined;
/** They are part of the product and never change while it runs. */
const all = (): readonly Golden[] => (kept ??= goldenExchanges());

export const goldenOf = (each: Declared): readonly Golden[] =>
  all().filter(
    ({ service, stated }) =>
      stated.operation === each.name &&
      (each.kind !== 'web' || service === each.service.key) &&
      (stated.value !== undefined || stated.refusal !== undefined),
  );

/** The plainest of them: an answer in the form our caller asks for, under the name without a further word. */
export function sampleOf(each: Declared): { name: string; request: string; response: string } | null {
  const golden = goldenOf(each);
  const well = golden
    .filter(({ stated }) => stated.value !== undefined)
    .sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  const chosen = well.find(({ stated }) => stated.binding === 'post' || stated.binding === 'json') ?? well[0];
  if (chosen === undefined) return null;
  return { name: chosen.name, request: written(chosen.request), response: written(chosen.response) };
}

/** Those in which the provider refuses: by its status, or in an answer that says it failed. */
export function refusalSamplesOf(each: Declared): { name: string; request: string; response: string }[] {
  return goldenOf(each)
    .filter(({ stated }) => stated.refusal !== undefined || saysItFailed(stated.value))
    .map(({ name, request, response }) => ({ name, request: written(request), response: written(response) }));
}

function saysItFailed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const success = 'Success' in value ? value.Success : 'SUCCESS' in value ? value.SUCCESS : true;
  return success === false;
}

const written = ({ start, headers, body }: Head): string =>
  [start, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join('\n').trimEnd();
