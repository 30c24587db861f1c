import { notFound } from 'next/navigation';
import { Fault } from '@/lib/fault';

/**
 * A part of a page, or the fault to show in its place. Input in the address that the schema refuses becomes a fault too,
 * so the page does not break.
 */
export async function resultOrFault<T>(part: () => Promise<T>): Promise<T | Fault> {
  try {
    return await part();
  } catch (error) {
    if (error instanceof Fault) return error;
    if (!isSchemaError(error)) throw error;
    const [field] = error.issues[0]?.path ?? [];
    if (field === 'kind' || field === 'identifier') notFound();
    return new Fault('invalid_input', {
      message: `The ${WORDS[String(field)] ?? 'value'} in the address is not valid.`,
      fix: 'Correct it in the form, or remove it from the address.',
      field: String(field ?? ''),
    });
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

interface SchemaError extends Error {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}

const isSchemaError = (error: unknown): error is SchemaError =>
  error instanceof Error && 'issues' in error && Array.isArray(error.issues);
