type Schema = Record<string, unknown>;

const record = (value: unknown): Schema | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A JSON Schema in words: "text, up to 40 characters", "list of numbers", "one of: car, van". */
export function describeSchema(value: unknown): string {
  const schema = record(value) ?? {};
  const choices = list(schema['anyOf']).concat(list(schema['oneOf']));
  if (choices.length > 0) return choices.map(describeSchema).join(' or ');
  if (Array.isArray(schema['type']))
    return schema['type'].map((type) => describeSchema({ ...schema, type })).join(' or ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return `one of: ${schema['enum'].join(', ')}`;
  return [describeType(schema), ...limits(schema)].join(', ');
}

function describeType(schema: Schema): string {
  switch (schema['type']) {
    case 'string':
      if (schema['format'] === 'binary') return 'file';
      return typeof schema['format'] === 'string' ? `text (${schema['format']})` : 'text';
    case 'integer':
      return 'whole number';
    case 'number':
      return 'number';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'array':
      return `list of ${describeSchema(schema['items'])}`;
    case 'object':
      return 'object';
    default:
      return 'any';
  }
}

/** Whole numbers have the limits of the language itself, which mean nothing to a reader. */
function limits(schema: Schema): string[] {
  const words: string[] = [];
  const { minLength, maxLength, minimum, maximum } = schema;
  if (typeof minLength === 'number') words.push(`at least ${minLength} characters`);
  if (typeof maxLength === 'number') words.push(`up to ${maxLength} characters`);
  if (typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER) words.push(`from ${minimum}`);
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) words.push(`to ${maximum}`);
  return words;
}

export interface FieldRow {
  name: string;
  words: string;
  required: boolean;
  note: string;
}

/** The fields of an object schema; nested ones under their path: `record.values.retail`. */
export function fieldRows(value: unknown, before = '', depth = 0): FieldRow[] {
  const schema = record(value) ?? {};
  const required = list(schema['required']);
  return Object.entries(record(schema['properties']) ?? {}).flatMap(([name, property]) => {
    const field = record(property) ?? {};
    const row = {
      name: before + name,
      words: describeSchema(field),
      required: required.includes(name),
      note: typeof field['description'] === 'string' ? field['description'] : '',
    };
    return depth < 2 && field['type'] === 'object' ? [row, ...fieldRows(field, `${row.name}.`, depth + 1)] : [row];
  });
}
