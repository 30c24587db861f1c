/** An operation's declaration in words, and its parameters as texts a person can type: for pages that draw any of them. */
import { date } from '@/lib/wire/dates';
import { readJson } from '@/lib/wire/json';
import type { Operation } from '@/lib/wire/operation';
import type { Limit, Limits } from '@/lib/wire/limits';
import type { Resource } from '@/lib/wire/resource';
import { fieldOf, Unreadable, type Field, type Fields, type Shape } from '@/lib/wire/shape';
import { WireValueError, type Codec } from '@/lib/wire/values';
import { images, resources, webOperations } from './operations';

export type Declared = Operation | Resource | (typeof images)[number];

export interface ServiceWords {
  readonly title: string;
  readonly operations: readonly Declared[];
}

/** Every operation under its service, in the order of the documents. */
export function servicesDeclared(): readonly ServiceWords[] {
  const byTitle = new Map<string, Declared[]>();
  for (const each of [...resources, ...webOperations, ...images]) {
    byTitle.set(serviceOf(each), [...(byTitle.get(serviceOf(each)) ?? []), each]);
  }
  return [...byTitle].map(([title, operations]) => ({ title, operations }));
}

export const declaredNamed = (name: string): Declared | undefined =>
  [...resources, ...webOperations, ...images].find((each) => each.name === name);

export function serviceOf(each: Declared): string {
  return each.kind === 'web' ? each.service.title : each.kind === 'resource' ? each.api.title : each.title;
}

/** How a parameter is typed in: `json` where it is a list or a record. */
export type Control = 'text' | 'number' | 'flag' | 'date' | 'choice' | 'json';

export interface ParamWords {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly personal: boolean;
  /** What the documents allow, in words; empty where they say nothing. */
  readonly rule: string;
  readonly control: Control;
  readonly choices: readonly string[];
  /** The example, as it would be typed. */
  readonly example: string;
}

export interface FieldWords {
  readonly name: string;
  /** How deep it lies in the result; 0 for its own fields. */
  readonly depth: number;
  readonly type: string;
  readonly note: string;
}

export interface OperationWords {
  readonly name: string;
  readonly service: string;
  readonly summary: string;
  readonly standing: 'documented' | 'inferred';
  readonly source: string;
  readonly billed: boolean;
  /** Minutes the provider caches the answer; null where its documents do not say so. */
  readonly cachedMinutes: number | null;
  /** Method and path under the service's base address. */
  readonly address: string;
  /** The ways of asking. */
  readonly bindings: string;
  readonly covers: readonly string[];
  readonly params: readonly ParamWords[];
  readonly result: string;
  readonly fields: readonly FieldWords[];
}

/** @param today the examples are of this day, `YYYY-MM-DD`, where one ages */
export function describeOperation(each: Declared, today: string): OperationWords {
  const { name, summary, standing, source, billed } = each;
  const common = { name, service: serviceOf(each), summary, standing, source, billed, params: paramWords(each, today) };
  if (each.kind === 'web') {
    return {
      ...common,
      cachedMinutes: each.cachedMinutes ?? null,
      address: `POST ${each.service.path}/${name}`,
      bindings: 'Form POST, GET, SOAP 1.1, SOAP 1.2',
      covers: each.service.covers,
      result: each.result.kind === 'dataset' ? `Dataset ${each.result.name}` : `Document ${each.result.root}`,
      fields: withStanding(
        each.result.kind === 'dataset' ? tableWords(each.result.tables) : fieldWords(each.result.shape, 0),
        each.notShown ?? {},
      ),
    };
  }
  if (each.kind === 'resource') {
    return {
      ...common,
      cachedMinutes: null,
      address: `${each.method} ${each.path}`,
      bindings: each.xml ? 'JSON, or XML by Accept' : 'JSON',
      covers: [],
      result: each.result.kind === 'list' ? 'A list' : 'An object',
      fields: fieldWords(each.result, 0),
    };
  }
  return {
    ...common,
    cachedMinutes: null,
    address: `POST ${each.path}`,
    bindings: 'Form POST with the password, GET with a hash',
    covers: each.covers,
    result: 'An image',
    fields: [],
  };
}

const typeWords: Readonly<Record<string, string>> = {
  'System.Int32': 'whole number',
  'System.Int64': 'whole number',
  'System.Byte': 'whole number, 0 to 255',
  'System.Decimal': 'decimal',
  'System.Double': 'number',
  'System.Boolean': 'true or false',
  'System.DateTime': 'date and time',
  'System.String': 'text',
};
const codecWords = (codec: Codec<unknown>): string =>
  codec === date ? 'date' : (typeWords[codec.dotnet] ?? codec.dotnet);

function shapeWords(shape: Shape): string {
  if (shape.kind === 'value') return codecWords(shape);
  if (shape.kind === 'record') return 'object';
  return shape.item.kind === 'value' ? `list of ${codecWords(shape.item)}` : 'list';
}

/** What somebody fills in: who asks is told by the settings. */
const paramFields = (each: Declared): Fields => {
  const own = each.kind === 'resource' ? (each.credentials ?? []) : [];
  return Object.fromEntries(Object.entries(each.params).filter(([name]) => !own.includes(name)));
};
const limitsOf = (each: Declared): Limits => each.limits ?? {};
/** A web service takes every parameter, empty if need be, unless declared optional; a token API those declared required. */
const isNeeded = (each: Declared, field: Field): boolean =>
  each.kind === 'resource' ? field.required : field.optional !== true;

function paramWords(each: Declared, today: string): ParamWords[] {
  const personal: readonly string[] = 'personal' in each ? each.personal : [];
  const example: Readonly<Record<string, unknown>> =
    each.kind === 'web' ? (each.exampleOn?.(today) ?? each.example) : each.example;
  return Object.entries(paramFields(each)).map(([name, entry]) => {
    const field = fieldOf(entry);
    const limit = limitsOf(each)[name] ?? {};
    return {
      name,
      type: shapeWords(field.shape),
      needed: isNeeded(each, field),
      personal: personal.includes(name),
      rule: ruleWords(limit),
      ...controlOf(field.shape, limit),
      example: typed(example[name]),
    };
  });
}

function ruleWords({ min, max, maxLength, roundedTo, oneOf, list }: Limit): string {
  const range =
    min !== undefined && max !== undefined
      ? [`${min} to ${max}`]
      : [...(min === undefined ? [] : [`at least ${min}`]), ...(max === undefined ? [] : [`at most ${max}`])];
  return [
    ...range,
    ...(roundedTo === undefined ? [] : [`rounded to the nearest ${roundedTo}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(oneOf === undefined ? [] : [`${list || oneOf.length > MANY ? 'any' : 'one'} of ${oneOf.join(', ')}`]),
  ].join('; ');
}

/** More words than this are items of a list, not choices. */
const MANY = 12;

function controlOf(shape: Shape, { oneOf, maxLength, list }: Limit): Pick<ParamWords, 'control' | 'choices'> {
  if (shape.kind !== 'value') return { control: 'json', choices: [] };
  if (oneOf !== undefined && !list && maxLength === undefined && oneOf.length <= MANY) {
    return { control: 'choice', choices: oneOf };
  }
  if (shape.dotnet === 'System.Boolean') return { control: 'flag', choices: [] };
  if (shape === date) return { control: 'date', choices: [] };
  return { control: /Int|Byte|Decimal|Double/.test(shape.dotnet) ? 'number' : 'text', choices: [] };
}

const typed = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

function fieldWords(shape: Shape, depth: number): FieldWords[] {
  if (shape.kind === 'value') return [];
  if (shape.kind === 'list') return fieldWords(shape.item, depth);
  return Object.entries(shape.fields).flatMap(([name, entry]) => {
    const field = fieldOf(entry);
    const notes = [
      ...(field.required ? ['always there'] : []),
      ...(field.attribute ? ['an attribute'] : []),
      ...(field.nullable ? ['null where it was not asked for'] : []),
      ...(field.xmlName === undefined ? [] : [`${field.xmlName} in XML`]),
      ...(field.alias === undefined ? [] : [`also spelled ${field.alias}`]),
    ];
    return [
      { name, depth, type: shapeWords(field.shape), note: notes.join('; ') },
      ...fieldWords(field.shape, depth + 1),
    ];
  });
}

const tableWords = (tables: Readonly<Record<string, Readonly<Record<string, Codec<unknown>>>>>): FieldWords[] =>
  Object.entries(tables).flatMap(([table, columns]) => [
    { name: table, depth: 0, type: 'rows', note: '' },
    ...Object.entries(columns).map(([name, codec]) => ({ name, depth: 1, type: codecWords(codec), note: '' })),
  ]);

const STANDING_WORDS = {
  seen: 'not shown in the documents: seen in practice',
  inferred: 'not shown in the documents: inferred',
} as const;

/** What is said of a field holds for all that lies in it. */
function withStanding(
  fields: readonly FieldWords[],
  notShown: NonNullable<Operation['notShown']>,
): readonly FieldWords[] {
  let within: { depth: number; words: string } | undefined;
  let path: readonly string[] = [];
  return fields.map((field) => {
    if (within && field.depth <= within.depth) within = undefined;
    path = [...path.slice(0, field.depth), field.name];
    const at = `/${path.join('/')}`;
    const own = Object.entries(notShown).find(([name]) => at.endsWith(`/${name}`))?.[1];
    if (own !== undefined) within ??= { depth: field.depth, words: STANDING_WORDS[own] };
    return within ? { ...field, note: [field.note, within.words].filter(Boolean).join('; ') } : field;
  });
}

/** A typed text that is no value of its parameter. */
export class ParamProblem extends Error {
  constructor(
    readonly param: string,
    readonly why: string,
  ) {
    super(`${param} ${why}`);
    this.name = 'ParamProblem';
  }
}

/**
 * Parameters out of what was typed. Limits are not held here: that the provider refuses is worth seeing.
 * @throws ParamProblem for the first text that is no value of its parameter
 */
export function paramsTyped(each: Declared, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const strange = Object.keys(texts).find((name) => !Object.hasOwn(paramFields(each), name));
  if (strange !== undefined) throw new ParamProblem(strange, 'is no parameter of this operation');
  const params: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(paramFields(each))) {
    const field = fieldOf(entry);
    const value = valueTyped(name, field, texts[name] ?? '', isNeeded(each, field));
    if (value !== undefined) params[name] = value;
  }
  return params;
}

function valueTyped(name: string, { shape }: Field, text: string, needed: boolean): unknown {
  if (text === '') {
    // An empty text is a text to a web service; of anything else there must be one.
    if (needed && shape.kind === 'value' && shape.dotnet === 'System.String') return '';
    if (needed) throw new ParamProblem(name, 'is needed');
    return undefined;
  }
  try {
    return shape.kind === 'value' ? shape.readForm(text) : readJson(shape, JSON.parse(text), [], name);
  } catch (error) {
    if (error instanceof WireValueError) throw new ParamProblem(name, `must be a ${shapeWords(shape)}`);
    if (error instanceof SyntaxError) throw new ParamProblem(name, 'must be JSON');
    if (error instanceof Unreadable) throw new ParamProblem(name, `must be a ${shapeWords(shape)}: ${error.detail}`);
    throw error;
  }
}
