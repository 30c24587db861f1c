import { z } from 'zod';
import { pathNames } from './client/address';
import * as builds from './endpoints/builds';
import { endpoint, faultBody, type Endpoint } from './endpoint';
import * as approvals from './endpoints/approvals';
import * as audits from './endpoints/audits';
import * as costs from './endpoints/costs';
import * as emissions from './endpoints/emissions';
import * as downloads from './endpoints/downloads';
import * as explorer from './endpoints/explorer';
import * as forecasts from './endpoints/forecasts';
import * as health from './endpoints/health';
import * as history from './endpoints/history';
import * as optionValues from './endpoints/option-values';
import * as options from './endpoints/options';
import * as ledger from './endpoints/ledger';
import * as members from './endpoints/people/members';
import * as metrics from './endpoints/metrics';
import * as passwordLinks from './endpoints/people/password-links';
import * as people from './endpoints/people/sign-in';
import * as privacy from './endpoints/privacy';
import * as registrations from './endpoints/registrations';
import * as shares from './endpoints/shares';
import * as stock from './endpoints/stock';
import * as tax from './endpoints/tax';
import * as usage from './endpoints/usage';
import * as valuationOutlook from './endpoints/valuation-outlook';
import * as valuations from './endpoints/valuations';
import * as vehicleImages from './endpoints/vehicle-images';
import * as vehicles from './endpoints/vehicles';

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
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
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
  for (const declared of ENDPOINTS) {
    paths[declared.path] = { ...paths[declared.path], [declared.method.toLowerCase()]: operationOf(declared) };
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

function operationOf(declared: Endpoint): JsonObject {
  const { input, inPath, inQuery, inBody } = partsOf(declared);
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: input.properties[name] ?? {} })),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      required: input.required.includes(name),
      schema: input.properties[name] ?? {},
    })),
    ...(declared.billed === undefined
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
    operationId: operationIdOf(declared),
    summary: declared.summary,
    ...(declared.billed === undefined ? {} : { description: `Costs: ${declared.billed}` }),
    security: declared.permission === 'everyone' ? [] : [{ session: [] }],
    ...(declared.permission === 'everyone' ? {} : { 'x-permission': declared.permission }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(declared.method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [declared.upload ? 'multipart/form-data' : 'application/json']: { schema } },
          },
        }),
    responses: {
      [declared.status ?? 200]: {
        description: 'Done.',
        content: declared.file
          ? Object.fromEntries(declared.file.map((type) => [type, {}]))
          : { 'application/json': { schema: jsonSchemaOf(declared.output, 'output') } },
      },
      default: { $ref: '#/components/responses/Fault' },
    },
  };
}

/** Where each field of an endpoint's input travels. */
export function partsOf(declared: Endpoint) {
  const { properties = {}, required = [] } = jsonSchemaOf(declared.input, 'input') as {
    properties?: Record<string, JsonObject>; // an object schema has both, by JSON Schema
    required?: string[];
  };
  const inPath = pathNames(declared.path);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const reads = declared.method === 'GET';
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
