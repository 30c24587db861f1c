import { z } from 'zod';
import { pathNames } from './address';
import * as builds from './builds';
import { endpoint, faultBody, type Endpoint } from './endpoint';
import * as approvals from './approvals';
import * as audits from './audits';
import * as costs from './costs';
import * as emissions from './emissions';
import * as downloads from './downloads';
import * as explorer from './explorer';
import * as forecasts from './forecasts';
import * as health from './health';
import * as history from './history';
import * as optionValues from './option-values';
import * as options from './options';
import * as ledger from './ledger';
import * as members from './members';
import * as metrics from './metrics';
import * as passwordLinks from './password-links';
import * as people from './people';
import * as privacy from './privacy';
import * as registrations from './registrations';
import * as shares from './shares';
import * as stock from './stock';
import * as tax from './tax';
import * as usage from './usage';
import * as valuationOutlook from './valuation-outlook';
import * as valuations from './valuations';
import * as vehicleImages from './vehicle-images';
import * as vehicles from './vehicles';

type JsonObject = Record<string, unknown>;

export const readOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description, as OpenAPI 3.1.',
  permission: 'everyone',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
});

/** Every endpoint of the product by the name of its declaration, in the order of the reference. */
export const endpointsByName: ReadonlyMap<string, Endpoint> = new Map(
  [
    valuations,
    valuationOutlook,
    registrations,
    stock,
    downloads,
    vehicles,
    vehicleImages,
    options,
    builds,
    optionValues,
    emissions,
    tax,
    costs,
    forecasts,
    history,
    usage,
    ledger,
    audits,
    people,
    members,
    passwordLinks,
    approvals,
    shares,
    privacy,
    explorer,
    health,
    metrics,
    { readOpenApi },
  ]
    .flatMap((noun): [string, unknown][] => Object.entries(noun))
    .filter((each): each is [string, Endpoint] => isEndpoint(each[1])),
);

export const ENDPOINTS: readonly Endpoint[] = [...endpointsByName.values()];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;
}

/** What a schema asks for or gives, without the dialect's header. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, '~standard': __, ...rest }: JsonObject = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/**
 * @param version of the product
 * @param cookieName under which a session is sent, here
 */
export function openApiDocument(version: string, cookieName: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const each of ENDPOINTS) {
    paths[each.path] = { ...paths[each.path], [each.method.toLowerCase()]: operationOf(each) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vehicle valuations',
      version,
      description:
        'The API of this product’s own pages. Sign in by POST /api/sign-in; the session is a cookie. Every request that ' +
        'changes something carries the Origin header of the product’s address. No GET ever costs anything; what does ' +
        'says so and needs an Idempotency-Key: a repeat under the same key is never charged again.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
      schemas: { Fault: jsonSchemaOf(faultBody, 'output') },
      responses: {
        Fault: {
          description: 'What happened, what to do, and whether it was charged.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
        },
      },
    },
  };
}

function operationOf(each: Endpoint): JsonObject {
  const { input, inPath, inQuery, inBody } = partsOf(each);
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: input.properties[name] ?? {} })),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      required: input.required.includes(name),
      schema: input.properties[name] ?? {},
    })),
    ...(each.billed === undefined
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
          },
        ]),
  ];
  const schema = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((name) => [name, input.properties[name]])),
    required: input.required.filter((name) => inBody.includes(name)),
  };
  return {
    operationId: operationIdOf(each),
    summary: each.summary,
    ...(each.billed === undefined ? {} : { description: `Costs: ${each.billed}` }),
    security: each.permission === 'everyone' ? [] : [{ session: [] }],
    ...(each.permission === 'everyone' ? {} : { 'x-permission': each.permission }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(each.method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [each.upload ? 'multipart/form-data' : 'application/json']: { schema } },
          },
        }),
    responses: {
      [each.status ?? 200]: {
        description: 'Done.',
        content: each.file
          ? Object.fromEntries(each.file.map((type) => [type, {}]))
          : { 'application/json': { schema: jsonSchemaOf(each.output, 'output') } },
      },
      default: { $ref: '#/components/responses/Fault' },
    },
  };
}

/** Where each field of an endpoint's input travels. */
export function partsOf(each: Endpoint) {
  const { properties = {}, required = [] } = jsonSchemaOf(each.input, 'input') as {
    properties?: Record<string, JsonObject>; // an object schema has both, by JSON Schema
    required?: string[];
  };
  const inPath = pathNames(each.path);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const reads = each.method === 'GET';
  return { input: { properties, required }, inPath, inQuery: reads ? rest : [], inBody: reads ? [] : rest };
}

/** `GET /api/valuations/{id}` → `getValuationsById`: unique because method and path are. */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .replace('/api/', '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
