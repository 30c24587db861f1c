/** The same shapes as JSON, for the token APIs. */
import { fieldOf, Unreadable, wireNameOf, type WireShape, type ValueOf } from './shape';
import { WireValueError } from './values';
import { noteProblem, type Problems } from './document';

/** Whether parsed JSON is an object, not an array or null. */
export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads parsed JSON as its shape declares; unknown keys are dropped. @throws Unreadable */
export function readJson<S extends WireShape>(shape: S, json: unknown, problems: Problems, path?: string): ValueOf<S>;
export function readJson(shape: WireShape, json: unknown, problems: Problems, path = '$'): unknown {
  switch (shape.kind) {
    case 'value':
      try {
        return shape.readJson(json);
      } catch (error) {
        if (error instanceof WireValueError) throw new Unreadable(`${path} ${error.message}`);
        throw error;
      }
    case 'list':
      if (!Array.isArray(json)) throw new Unreadable(`${path} is no array`);
      return json.map((item, index) => readJson(shape.item, item, problems, `${path}[${index}]`));
    case 'record': {
      if (!isJsonObject(json)) throw new Unreadable(`${path} is no object`);
      const value: Record<string, unknown> = {};
      for (const name in shape.fields) {
        const field = fieldOf(shape.fields[name]!);
        const key = wireNameOf(shape.fields, name);
        const given = Object.hasOwn(json, key) ? json[key] : undefined;
        if (given === undefined || given === null) {
          if (field.required) throw new Unreadable(`${path}.${key} is missing`);
          continue;
        }
        try {
          value[name] = readJson(field.shape, given, problems, `${path}.${key}`);
        } catch (error) {
          if (!(error instanceof Unreadable) || field.required) throw error;
          noteProblem(problems, error.detail);
        }
      }
      return value;
    }
  }
}

/** Converts a value to plain JSON data; a missing value is an absent key, or null if declared so. */
export function toJson(shape: WireShape, value: unknown): unknown {
  switch (shape.kind) {
    case 'value':
      return shape.writeJson(value);
    case 'list':
      // The shape guarantees the array.
      return (value as unknown[]).map((item) => toJson(shape.item, item));
    case 'record': {
      const values = value as Record<string, unknown>;
      const json: Record<string, unknown> = {};
      for (const name in shape.fields) {
        const fieldValue = values[name];
        const field = fieldOf(shape.fields[name]!);
        const key = wireNameOf(shape.fields, name);
        if (fieldValue !== undefined) json[key] = toJson(field.shape, fieldValue);
        else if (field.nullable) json[key] = null;
      }
      return json;
    }
  }
}
