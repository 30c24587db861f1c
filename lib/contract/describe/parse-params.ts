/** The parameters of an operation as texts that a person can type. */
import { readJson } from '@/lib/wire/json';
import { fieldOf, Unreadable, type ShapeField } from '@/lib/wire/shape';
import { WireValueError } from '@/lib/wire/values';
import type { DeclaredOperation } from './declared-services';
import { describeShape, isNeeded, paramFields } from './describe-operation';

/** A typed text that is not a valid value of its parameter. */
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
 * Parameters from typed texts. Limits are not checked here: a refusal by the provider is worth seeing.
 * @throws ParamProblem for the first text that is not a value of its parameter
 */
export function parseParams(
  declared: DeclaredOperation,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const unknownParam = Object.keys(texts).find((name) => !Object.hasOwn(paramFields(declared), name));
  if (unknownParam !== undefined) throw new ParamProblem(unknownParam, 'is not a parameter of this operation');
  const params: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(paramFields(declared))) {
    const field = fieldOf(entry);
    const value = parseValue(name, field, texts[name] ?? '', isNeeded(declared, field));
    if (value !== undefined) params[name] = value;
  }
  return params;
}

function parseValue(name: string, { shape }: ShapeField, text: string, needed: boolean): unknown {
  if (text === '') {
    // For a web service an empty text is a value; every other parameter must be filled in.
    if (needed && shape.kind === 'value' && shape.dotnet === 'System.String') return '';
    if (needed) throw new ParamProblem(name, 'is needed');
    return undefined;
  }
  try {
    return shape.kind === 'value' ? shape.readForm(text) : readJson(shape, JSON.parse(text), [], name);
  } catch (error) {
    if (error instanceof WireValueError) throw new ParamProblem(name, `must be a ${describeShape(shape)}`);
    if (error instanceof SyntaxError) throw new ParamProblem(name, 'must be JSON');
    if (error instanceof Unreadable) throw new ParamProblem(name, `must be a ${describeShape(shape)}: ${error.detail}`);
    throw error;
  }
}
