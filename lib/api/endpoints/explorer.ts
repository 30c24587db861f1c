import { z } from 'zod';
import { FAULT_CODES } from '@/lib/fault';
import * as addresses from '@/lib/api/addresses/explorer';
import { endpoint } from '@/lib/api/endpoint';
import { mostCredits } from './parts/most-credits';

const standing = z.enum(['documented', 'inferred']).meta({
  description: 'Described in the provider’s documents, or only named there.',
});

const operationSummary = z.object({
  name: z.string(),
  service: z.string(),
  summary: z.string(),
  standing,
  billed: z.boolean(),
});

export const listOperations = endpoint(addresses.listOperations, {
  summary: 'Every operation of the provider that this product uses.',
  permission: 'explorer.read',
  input: z.object({}),
  output: z.object({
    services: z.array(z.object({ title: z.string(), operations: z.array(operationSummary) })),
  }),
});

const operationParameter = z.object({
  name: z.string(),
  type: z.string(),
  needed: z.boolean(),
  personal: z.boolean().meta({ description: 'Personal data, such as a registration.' }),
  rule: z.string().meta({ description: 'What the documents allow; empty where they do not say.' }),
  control: z.enum(['text', 'number', 'flag', 'date', 'choice', 'json']),
  choices: z.array(z.string()),
  example: z.string(),
});

const operationField = z.object({
  name: z.string(),
  depth: z.number().int(),
  type: z.string(),
  note: z.string(),
});

const operationSample = z.object({
  name: z.string(),
  request: z.string(),
  response: z.string(),
});

const operationRefusal = z.object({
  status: z.number().int(),
  when: z.string(),
  bodies: z.array(z.object({ form: z.enum(['JSON', 'XML', 'Text']), text: z.string() })),
});

export const readOperation = endpoint(addresses.readOperation, {
  summary: 'One operation of the provider: parameters, fields of its result, and a recorded exchange.',
  permission: 'explorer.read',
  input: z.object({ operation: z.string().max(100) }),
  output: operationSummary.extend({
    source: z.string().meta({ description: 'Document and section.' }),
    cachedMinutes: z.number().nullable(),
    address: z.string(),
    bindings: z.string(),
    covers: z.array(z.string()),
    params: z.array(operationParameter),
    result: z.string(),
    fields: z.array(operationField),
    sample: operationSample.nullable(),
    refusals: z.array(operationRefusal).meta({ description: 'Its declared errors.' }),
    refusalSamples: z.array(operationSample).meta({ description: 'Recorded errors from other clients.' }),
    /** How many golden exchanges test the declaration of this operation. */
    goldenExchanges: z.number().int(),
  }),
});

export const operationTrial = z.object({
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
  response: z
    .object({
      status: z.number().int(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
      /** Characters of the body that are not shown. */
      left: z.number().int(),
    })
    .nullable()
    .meta({ description: 'Null without a response.' }),
  /** The decoded value; null when there is none, or when it is too large to show. */
  value: z.unknown(),
  image: z
    .string()
    .nullable()
    .default(null)
    .meta({ description: 'The picture, as a data address, where the answer is one.' }),
  problems: z.array(z.string()).meta({ description: 'Optional fields that could not be read.' }),
  fault: z.object({ code: z.enum(FAULT_CODES), message: z.string(), fix: z.string() }).nullable(),
  milliseconds: z.number().nullable(),
  charged: z.enum(['yes', 'no', 'unknown']),
});

const operationInput = z.object({
  operation: z.string().max(100),
  params: z.record(z.string().max(100), z.string().max(10_000)).meta({ description: 'By name, as typed.' }),
});

export const tryOperation = endpoint(addresses.tryOperation, {
  summary: 'Call an operation included in the subscription, and show the raw request and response.',
  permission: 'explorer.read',
  input: operationInput,
  output: operationTrial,
});

export const tryBilledOperation = endpoint(addresses.tryBilledOperation, {
  summary: 'Call a billed operation, recorded in the ledger, and show the raw request and response.',
  permission: 'explorer.read',
  input: operationInput.extend({ mostCredits }),
  output: operationTrial,
});

export const readCoverage = endpoint(addresses.readCoverage, {
  summary: 'Coverage of each operation of the provider.',
  permission: 'explorer.read',
  input: z.object({}),
  output: z.object({
    rows: z.array(
      operationSummary.extend({
        goldenExchanges: z.number().int(),
        caller: z.string().meta({ description: 'The request formats our caller uses.' }),
        sandbox: z
          .boolean()
          .nullable()
          .meta({ description: 'Whether the sandbox supports it; null where no sandbox runs.' }),
        screens: z.array(z.string()).meta({ description: 'Pages that use it.' }),
        reason: z.string().nullable().meta({ description: 'Why no page uses it; null where one does.' }),
        fields: z.int().meta({ description: 'How many fields its answer has.' }),
        unshown: z
          .array(z.object({ field: z.string(), reason: z.string().nullable() }))
          .meta({ description: 'Fields of its answer that no screen shows, and why.' }),
      }),
    ),
  }),
});
