import { notFound } from 'next/navigation';
import type { Endpoint, EndpointInput, EndpointOutput } from '@/lib/api/endpoint';
import type { Run } from '@/lib/api/serve/serve';
import { Fault } from '@/lib/fault';
import { answeredOrFault, type Services } from '@/lib/server';

/**
 * The answer that a part of a page shows, or the Fault to show in its place. Input in the address that the endpoint
 * refuses becomes a Fault too, so the page does not break; a vehicle that cannot exist is a page not found.
 * @param input a Fault if the address could not be read (see `orFault`): it is shown
 */
export async function answerOrFault<E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  run: Run<E, Services>,
  input: EndpointInput<E> | Fault,
  headers: Headers,
): Promise<EndpointOutput<E> | Fault> {
  if (input instanceof Fault) return input;
  const parsed = endpoint.input.safeParse(input);
  if (parsed.success) return answeredOrFault(endpoint, run, input, headers);
  const [field] = parsed.error.issues[0]?.path ?? [];
  if (field === 'kind' || field === 'identifier') notFound();
  return new Fault('invalid_input', {
    message: `The ${WORDS[String(field)] ?? 'value'} in the address is not valid.`,
    fix: 'Correct it in the form, or remove it from the address.',
    field: String(field ?? ''),
  });
}

/** What is read, or the Fault that reading it throws. */
export function orFault<Value>(read: () => Value): Value | Fault {
  try {
    return read();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  date: 'date',
  build: 'build',
  term: 'term',
  miles: 'mileage',
  mileage: 'mileage',
  registered: 'date of first registration',
  option: 'list of options',
  // oxlint-disable-next-line code/plain-words -- the public API’s name
  of: 'list of configurations',
};
