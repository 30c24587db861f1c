import { z } from 'zod';

export type JsonObject = Record<string, unknown>;

/** A schema as JSON Schema, without the `$schema` header. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, '~standard': __, ...rest }: JsonObject = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
