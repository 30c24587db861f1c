import { pathNames } from './address';
import { ENDPOINTS } from './all-endpoints';
import { ENDPOINT_GROUPS, groupNameOf } from './endpoint-groups';
import { BODY_BYTES_MAX, faultBody, takesApiKey, type Endpoint } from './endpoint';
import { jsonSchemaOf, type JsonObject } from './json-schema';
import { openApiWebhooks } from './openapi-webhooks';

/**
 * @param version of the product
 * @param cookieName the session cookie's name in this deployment
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
        'The API of this product’s own pages. Other systems send an API key, which an administrator creates: ' +
        '`Authorization: Bearer …`. It works as one of the organisation’s users. People sign in by POST /api/sign-in; their ' +
        'session is a cookie, and every request of it that changes something carries the Origin header of the product’s ' +
        'address. No GET ever costs anything; an endpoint that costs something ' +
        'says so and needs an Idempotency-Key: a repeat under the same key is never charged again, and another request ' +
        'under it is refused with 409. ' +
        'Our pages name in the header Signed-In-As whom they were rendered for, and are refused with 409 when the ' +
        'session is another person’s; the header is optional. Values of cars ' +
        'include VAT, those of vans (kind or vehicleKind “van”, isWithoutVat true) exclude it. ' +
        'Money is in pounds unless the name says pence; dates are YYYY-MM-DD, times UTC (ISO 8601), but UK where the name ends in Uk, months YYYY-MM; ' +
        'mileages are miles.',
    },
    tags: ENDPOINT_GROUPS.map(({ name }) => ({ name })),
    paths,
    webhooks: openApiWebhooks(),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key that an administrator creates in Settings.' },
        session: { type: 'apiKey', in: 'cookie', name: cookieName },
        feedKey: { type: 'http', scheme: 'bearer', description: 'The last part of a feed’s secret address.' },
        metricsToken: { type: 'http', scheme: 'bearer', description: 'The setting METRICS_TOKEN.' },
      },
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
  const body = bodyWords(declared);
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
    // As read-request.ts reads it.
    additionalProperties: false,
  };
  return {
    operationId: operationIdOf(declared),
    tags: [groupNameOf(declared)],
    summary: declared.summary,
    ...(declared.billed === undefined ? {} : { description: `Costs: ${declared.billed}` }),
    security: securityOf(declared),
    ...(declared.permission === 'everyone' ? {} : { 'x-permission': declared.permission }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(declared.method === 'GET'
      ? {}
      : {
          requestBody: {
            ...(body === null ? {} : { description: body }),
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

/** Alternatives of what a request is admitted by; an empty one is a request without anything. */
function securityOf(declared: Endpoint): object[] {
  const { permission, bearer } = declared;
  if (bearer) return [{ [bearer.name]: [] }, ...(bearer.isOptional ? [{}] : [])];
  if (permission === 'everyone') return [];
  return takesApiKey(declared) ? [{ apiKey: [] }, { session: [] }] : [{ session: [] }];
}

/** The form of an endpoint's body and the most it may hold, in words; null if it takes no fields in a body. */
export function bodyWords(declared: Endpoint): string | null {
  if (partsOf(declared).inBody.length === 0) return null;
  return declared.upload
    ? `A form (multipart/form-data) with a file of at most ${declared.upload.bytesMax / 1024 ** 2} MB.`
    : `JSON of at most ${BODY_BYTES_MAX / 1024} KB.`;
}

/** Where each field of an endpoint's input is sent. */
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
export function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .replace('/api/', '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
