import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { pathNames } from '@/lib/api/address';
import type { Endpoint } from '@/lib/api/endpoint';
import { SIGNED_IN_AS } from '@/lib/api/signed-in-as';
import { expectedForm } from './expected-form';
import { readBody, type RequestFields } from './read-body';
import { isLimit, limitWords } from './limit-words';

/**
 * Creates the reader of one endpoint's requests: path, query or body → its input, or a Fault at the first invalid
 * field. The expected type of each query field is looked up once, here.
 */
export function readerOf<E extends Endpoint>(endpoint: E) {
  const names = pathNames(endpoint.path);
  const allShapes = endpoint.method === 'GET' || names.length > 0 ? fieldShapes(endpoint.input) : {};
  const shapes = Object.fromEntries(Object.entries(allShapes).filter(([name]) => !names.includes(name)));
  // A misspelt limit would be no limit.
  const input = endpoint.input.strict();
  const known = Object.keys(input.shape).filter((name) => !names.includes(name));
  return async (request: Request, params: RequestFields): Promise<z.output<E['input']>> => {
    const given: RequestFields =
      endpoint.method === 'GET' ? readQuery(queryOf(endpoint, request), shapes) : await readBody(endpoint, request);
    for (const name of names) {
      const text = params[name];
      given[name] = typeof text === 'string' ? fieldFrom(allShapes[name], [text]) : text;
    }
    refuseUnstorable(given);
    const read = input.safeParse(given, { error: codeFor });
    if (read.success) return read.data as z.output<E['input']>; // zod widens the generic's output to a plain record
    const issue = read.error.issues[0];
    if (issue?.code === 'unrecognized_keys' && issue.path.length === 0)
      throw unknownField('The request', 'field', known);
    throw faultAt(issue);
  };
}

/** The address of a file may name whom its page was rendered for, which is not input. */
function queryOf({ file }: Endpoint, { url }: Request): URLSearchParams {
  const { searchParams } = new URL(url);
  if (file) searchParams.delete(SIGNED_IN_AS);
  return searchParams;
}

/** What a schema without an own sentence finds wrong, as the code that `codeFor` puts in its place. */
const CODES = ['missing', 'outside_limit', 'other_form', 'unknown_field'] as const;
type IssueCode = (typeof CODES)[number];

const CORRECT_IT = 'Correct it and try again.';

/** The first invalid field. A schema's own sentence says what to send: see `own-sentences.test.ts`. */
function faultAt(issue: z.core.$ZodIssue | undefined): Fault {
  const field = issue?.path.join('.') ?? '';
  const code = CODES.find((known) => known === issue?.message) ?? (issue ? null : 'other_form');
  const words =
    code === null ? { message: issue?.message ?? '', fix: 'Then try again.' } : wordsFor(code, issue, field);
  return new Fault('invalid_input', { ...words, ...(field === '' ? {} : { field }) });
}

function wordsFor(code: IssueCode, issue: z.core.$ZodIssue | undefined, field: string) {
  const name = field || 'the request';
  switch (code) {
    case 'missing':
      return { message: `Please fill in ${name}.`, fix: 'Then try again.' };
    case 'outside_limit':
      return { message: `${name} must ${issue && isLimit(issue) ? limitWords(issue) : ''}.`, fix: CORRECT_IT };
    case 'unknown_field':
      return { message: 'The request has a field this product does not know.', fix: CORRECT_IT };
    case 'other_form':
      return {
        message: `${field || 'The request'} is not in the expected form.`,
        fix: (issue && expectedForm(issue)) ?? CORRECT_IT,
      };
  }
}

/** The input that an address gives, or one that was saved: its texts are read as those of a request are, and not checked yet. */
export function inputFromTexts(endpoint: Endpoint, texts: Readonly<Record<string, string>>): RequestFields {
  const shapes = fieldShapes(endpoint.input);
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fieldFrom(shapes[name], [text])]));
}

/** A NUL, which no database stores in text, and a lone surrogate, which no encoding can write. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** @throws Fault at the input field that contains a text or property name that cannot be stored */
export function refuseUnstorable(input: object): void {
  for (const [field, value] of Object.entries(input)) {
    // No recursion: a body may be nested as deep as it is long.
    const left: unknown[] = [field, value];
    while (left.length > 0) {
      const next = left.pop();
      if (typeof next === 'string' && UNSTORABLE.test(next)) throw unstorable(field);
      if (next instanceof File) left.push(next.name);
      else if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next));
    }
  }
}

const unstorable = (field: string): Fault =>
  new Fault('invalid_input', {
    message: 'The text has a character that cannot be stored.',
    fix: 'Type it again instead of pasting it, then try again.',
    ...(UNSTORABLE.test(field) ? {} : { field }),
  });

type FieldShape = 'number' | 'boolean' | 'list' | 'list of numbers' | 'text';

/** JSON Schema gives each field's type, however the zod schema is wrapped (optional, default, pipe …). */
function fieldShapes(input: z.ZodObject): Record<string, FieldShape> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, shapeOf(property)]),
  );
}

function shapeOf(property: z.core.JSONSchema._JSONSchema): FieldShape {
  if (typeof property === 'boolean') return 'text';
  const types = [property.type].flat().filter((type) => type !== 'null');
  const shape = types.length === 1 ? (FIELD_SHAPES[types[0] ?? ''] ?? 'text') : 'text';
  const { items } = property;
  const holdsNumbers = items !== undefined && !Array.isArray(items) && shapeOf(items) === 'number';
  return shape === 'list' && holdsNumbers ? 'list of numbers' : shape;
}

const FIELD_SHAPES: Readonly<Record<string, FieldShape>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
};

function readQuery(query: URLSearchParams, shapes: Record<string, FieldShape>): RequestFields {
  const fields: RequestFields = {};
  for (const name of new Set(query.keys())) {
    if (!Object.hasOwn(shapes, name)) throw unknownField('The address', 'parameter', Object.keys(shapes));
    const shape = shapes[name];
    const texts = query.getAll(name);
    if (texts.length > 1 && shape !== 'list' && shape !== 'list of numbers') throw repeatedParameter(name);
    fields[name] = fieldFrom(shape, texts);
  }
  return fields;
}

const repeatedParameter = (field: string): Fault =>
  new Fault('invalid_input', {
    message: `The address has ${field} more than once.`,
    fix: 'Send it once.',
    field,
  });

/** Text that is not of its shape stays text, for the schema to refuse. */
function fieldFrom(shape: FieldShape | undefined, texts: readonly string[]): unknown {
  const text = texts[0] ?? '';
  switch (shape) {
    case 'list':
      return texts;
    case 'list of numbers':
      return texts.map(numberFrom);
    case 'number':
      return numberFrom(text);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}

/** In decimal form only: `Number` reads 0x10, 1e3 and blanks too, which the description does not offer. */
const numberFrom = (text: string): number | string => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

/** A misspelt filter would return everything. The message does not repeat what was sent, which may be a plate. */
const unknownField = (where: string, what: string, known: readonly string[]): Fault =>
  new Fault('invalid_input', {
    message: `${where} has a ${what} that this product does not know.`,
    fix: known.length === 0 ? 'It takes none.' : `It takes: ${known.toSorted().join(', ')}.`,
  });

/** In the place of the sentence that a schema lacks. */
function codeFor(issue: z.core.$ZodRawIssue): IssueCode {
  if (issue.code === 'unrecognized_keys') return 'unknown_field';
  if (issue.input === undefined || issue.input === '') return 'missing';
  return issue.code === 'too_big' || issue.code === 'too_small' ? 'outside_limit' : 'other_form';
}
