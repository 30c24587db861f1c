/** An operation's declaration in words, for any page that shows it. */
import { date } from '@/lib/wire/dates';
import type { ParameterLimit, ParameterLimits } from '@/lib/wire/limits';
import type { Operation } from '@/lib/wire/operation';
import { fieldOf, type ShapeField, type ShapeFields, type WireShape } from '@/lib/wire/shape';
import type { Codec } from '@/lib/wire/values';
import { serviceOf, type DeclaredOperation } from './declared-services';

/** The control of a parameter: `json` where it is a list or a record. */
export type Control = 'text' | 'number' | 'flag' | 'date' | 'choice' | 'json';

export interface ParamDescription {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly personal: boolean;
  /** What the documents allow, in words; empty if they give no limit. */
  readonly rule: string;
  readonly control: Control;
  readonly choices: readonly string[];
  /** The example, as it would be typed. */
  readonly example: string;
}

export interface ResultFieldDescription {
  readonly name: string;
  /** Its depth in the result; 0 for the result's own fields. */
  readonly depth: number;
  readonly type: string;
  readonly note: string;
}

export interface OperationDescription {
  readonly name: string;
  readonly service: string;
  readonly summary: string;
  readonly standing: 'documented' | 'inferred';
  readonly source: string;
  readonly billed: boolean;
  /** Minutes for which the provider caches the answer; null if its documents do not say. */
  readonly cachedMinutes: number | null;
  /** Method and path under the service's base address. */
  readonly address: string;
  /** The bindings and formats it can be called in. */
  readonly bindings: string;
  readonly covers: readonly string[];
  readonly params: readonly ParamDescription[];
  readonly result: string;
  readonly fields: readonly ResultFieldDescription[];
}

/** The parameters that name a vehicle or one of its parts: the sandbox's examples mean nothing to another provider. */
export const namesVehicle = ({ name }: Pick<ParamDescription, 'name'>): boolean => VEHICLE_PARAM.test(name);
const VEHICLE_PARAM =
  /^(refid|refidList|refcode|vrm|vin|auditRef|previousAuditRef|man\w*Code|ranCode|modCode|selectedOptions|listOf\w+IdsToValue|imageId|configurations)$/i;

/** @param today the day for examples that would go out of date, `YYYY-MM-DD` */
export function describeOperation(declared: DeclaredOperation, today: string): OperationDescription {
  const { name, summary, standing, source, billed } = declared;
  const common = {
    name,
    service: serviceOf(declared),
    summary,
    standing,
    source,
    billed,
    params: describeParams(declared, today),
  };
  if (declared.kind === 'web') {
    return {
      ...common,
      cachedMinutes: declared.cachedMinutes ?? null,
      address: `POST ${declared.service.path}/${name}`,
      bindings: 'Form POST, GET, SOAP 1.1, SOAP 1.2',
      covers: declared.service.covers,
      result:
        declared.result.kind === 'dataset' ? `Dataset ${declared.result.name}` : `Document ${declared.result.root}`,
      fields: withStanding(
        declared.result.kind === 'dataset'
          ? describeTables(declared.result.tables)
          : describeFields(declared.result.shape, 0),
        declared.notShown ?? {},
      ),
    };
  }
  if (declared.kind === 'resource') {
    return {
      ...common,
      cachedMinutes: null,
      address: `${declared.method} ${declared.path}`,
      bindings: declared.xml ? 'JSON, or XML by Accept' : 'JSON',
      covers: [],
      result: declared.result.kind === 'list' ? 'A list' : 'An object',
      fields: describeFields(declared.result, 0),
    };
  }
  return {
    ...common,
    cachedMinutes: null,
    address: `POST ${declared.path}`,
    bindings: 'Form POST with the password, GET with a hash',
    covers: declared.covers,
    result: 'An image',
    fields: [],
  };
}

const typeLabels: Readonly<Record<string, string>> = {
  'System.Int32': 'whole number',
  'System.Int64': 'whole number',
  'System.Byte': 'whole number, 0 to 255',
  'System.Decimal': 'decimal',
  'System.Double': 'number',
  'System.Boolean': 'true or false',
  'System.DateTime': 'date and time',
  'System.String': 'text',
};
const describeCodec = (codec: Codec<unknown>): string =>
  codec === date ? 'date' : (typeLabels[codec.dotnet] ?? codec.dotnet);

export function describeShape(shape: WireShape): string {
  if (shape.kind === 'value') return describeCodec(shape);
  if (shape.kind === 'record') return 'object';
  return shape.item.kind === 'value' ? `list of ${describeCodec(shape.item)}` : 'list';
}

/** The parameters a person fills in; those that identify the caller come from the settings. */
export const paramFields = (declared: DeclaredOperation): ShapeFields => {
  const own = declared.kind === 'resource' ? (declared.credentials ?? []) : [];
  return Object.fromEntries(Object.entries(declared.params).filter(([name]) => !own.includes(name)));
};
const limitsOf = (declared: DeclaredOperation): ParameterLimits => declared.limits ?? {};
/**
 * A web service takes every parameter, empty if need be, unless declared optional; a token API those declared
 * required.
 */
export const isNeeded = (declared: DeclaredOperation, field: ShapeField): boolean =>
  declared.kind === 'resource' ? field.required : field.optional !== true;

function describeParams(declared: DeclaredOperation, today: string): ParamDescription[] {
  const personal: readonly string[] = 'personal' in declared ? declared.personal : [];
  const example: Readonly<Record<string, unknown>> =
    declared.kind === 'web' ? (declared.exampleOn?.(today) ?? declared.example) : declared.example;
  return Object.entries(paramFields(declared)).map(([name, entry]) => {
    const field = fieldOf(entry);
    const limit = limitsOf(declared)[name] ?? {};
    return {
      name,
      type: describeShape(field.shape),
      needed: isNeeded(declared, field),
      personal: personal.includes(name),
      rule: describeRule(limit),
      ...controlOf(field.shape, limit),
      example: typed(example[name]),
    };
  });
}

function describeRule({ min, max, maxLength, roundedTo, oneOf, list }: ParameterLimit): string {
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

/** More values than this are list items, not choices. */
const MANY = 12;

function controlOf(
  shape: WireShape,
  { oneOf, maxLength, list }: ParameterLimit,
): Pick<ParamDescription, 'control' | 'choices'> {
  if (shape.kind !== 'value') return { control: 'json', choices: [] };
  if (oneOf !== undefined && !list && maxLength === undefined && oneOf.length <= MANY) {
    return { control: 'choice', choices: oneOf };
  }
  if (shape.dotnet === 'System.Boolean') return { control: 'flag', choices: [] };
  if (shape === date) return { control: 'date', choices: [] };
  return { control: /Int|Byte|Decimal|Double/.test(shape.dotnet) ? 'number' : 'text', choices: [] };
}

const typed = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

function describeFields(shape: WireShape, depth: number): ResultFieldDescription[] {
  if (shape.kind === 'value') return [];
  if (shape.kind === 'list') return describeFields(shape.item, depth);
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
      { name, depth, type: describeShape(field.shape), note: notes.join('; ') },
      ...describeFields(field.shape, depth + 1),
    ];
  });
}

const describeTables = (
  tables: Readonly<Record<string, Readonly<Record<string, Codec<unknown>>>>>,
): ResultFieldDescription[] =>
  Object.entries(tables).flatMap(([table, columns]) => [
    { name: table, depth: 0, type: 'rows', note: '' },
    ...Object.entries(columns).map(([name, codec]) => ({ name, depth: 1, type: describeCodec(codec), note: '' })),
  ]);

const STANDING_LABELS = {
  seen: 'not shown in the documents: seen in practice',
  inferred: 'not shown in the documents: inferred',
} as const;

/** What applies to a field applies to everything inside it. */
function withStanding(
  fields: readonly ResultFieldDescription[],
  notShown: NonNullable<Operation['notShown']>,
): readonly ResultFieldDescription[] {
  let within: { depth: number; words: string } | undefined;
  let path: readonly string[] = [];
  return fields.map((field) => {
    if (within && field.depth <= within.depth) within = undefined;
    path = [...path.slice(0, field.depth), field.name];
    const at = `/${path.join('/')}`;
    const own = Object.entries(notShown).find(([name]) => at.endsWith(`/${name}`))?.[1];
    if (own !== undefined) within ??= { depth: field.depth, words: STANDING_LABELS[own] };
    return within ? { ...field, note: [field.note, within.words].filter(Boolean).join('; ') } : field;
  });
}
