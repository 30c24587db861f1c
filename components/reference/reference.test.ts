/** The reference says of every endpoint how it is sent and what comes back, as the OpenAPI document has it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { createValuation } from '@/lib/api/endpoints/valuations';
import { faultBody, type Endpoint } from '@/lib/api/endpoint';
import { ENDPOINT_GROUPS, findEndpointGroup } from '@/lib/api/endpoint-groups';
import { openApiDocument } from '@/lib/api/openapi';
import { FAULT_CODES } from '@/lib/fault';
import { ApiIntroduction } from './api-introduction';
import { EndpointCard } from './endpoint-card';
import { EndpointList } from './endpoint-list';

interface DocumentedOperation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly description?: string;
    readonly content: Record<string, { readonly schema: { readonly properties: object } }>;
  };
  readonly responses: Record<string, { readonly content?: object }>;
}
const operations = z.record(z.string(), z.record(z.string(), z.custom<DocumentedOperation>()));
/** A phone draws a page of about this many elements without a wait; the list of all fields had 22,000. */
const ELEMENTS_MAX = 4_000;
const cardOf = (endpoint: Endpoint): string => renderToStaticMarkup(createElement(EndpointCard, { endpoint }));
const elementsIn = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

const { paths } = z.object({ paths: operations }).parse(openApiDocument('1.2.3', 'session'));

/** The text of each cell of the first table, row by row. */
const cellsOf = (html: string): string[][] =>
  [...(/<tbody.*?<\/tbody>/s.exec(html)?.[0] ?? '').matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => cell.replace(/<[^>]*>/g, '')),
  );

test('each endpoint says where its fields go, the form and size of its body, and the status and type of success', () => {
  for (const endpoint of ENDPOINTS) {
    const { method, path, upload } = endpoint;
    const html = renderToStaticMarkup(createElement(EndpointCard, { endpoint }));
    const operation = paths[path]?.[method.toLowerCase()];
    assert.ok(operation, path);
    const { parameters = [], requestBody, responses } = operation;
    const [[media, content] = []] = Object.entries(requestBody?.content ?? {});
    const bodyFields = Object.keys(content?.schema.properties ?? {});
    const places = [
      ...parameters
        .filter((parameter) => parameter.in !== 'header')
        .map((parameter) => `${parameter.name} ${parameter.in}`),
      ...bodyFields.map((name) => `${name} ${media === 'multipart/form-data' ? 'form' : 'body'}`),
    ];
    // The first table of an endpoint without fields is that of its response.
    const shown = places.length === 0 ? [] : cellsOf(html).filter(([name]) => !name?.includes('.'));
    assert.deepEqual(
      shown.map(([name, place]) => `${name} ${place}`).toSorted(),
      places.toSorted(),
      `${method} ${path}`,
    );

    assert.equal(html.includes('multipart/form-data'), upload !== undefined, `${method} ${path}`);
    if (bodyFields.length > 0) {
      assert.match(requestBody?.description ?? '', /at most \d+ [KM]B\.$/);
      assert.ok(html.includes(`Body: ${requestBody?.description}`), `${method} ${path}`);
    }
    const [status = ''] = Object.keys(responses);
    const types = Object.keys(responses[status]?.content ?? {});
    for (const type of types) assert.ok(html.includes(endpoint.file ? type : 'JSON'), `${method} ${path}`);
    assert.ok(html.includes(`Success: ${status}, `), `${method} ${path}`);
    const needsKey = parameters.some(({ name }) => name === 'Idempotency-Key');
    assert.equal(html.includes('Idempotency-Key'), needsKey, `${method} ${path}`);
  }
});

test('the introduction says how to sign in, and shows a request and a failure as they are sent', () => {
  const html = renderToStaticMarkup(createElement(ApiIntroduction));
  assert.match(html, /POST \/api\/sign-in with email and password/);
  const [request = '', failure = ''] = [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
  );
  assert.ok(request.startsWith(`curl -X ${createValuation.method} https://…${createValuation.path} `));
  assert.match(request, /"Authorization: Bearer vv_…"/);
  assert.match(request, /"Idempotency-Key: [\w-]{16,100}"/);
  createValuation.input.strict().parse(JSON.parse(/-d '(.*)'/.exec(request)?.[1] ?? ''));
  faultBody.strict().parse(JSON.parse(failure));
  const named = cellsOf(html).map(([name]) => name);
  const fields = Object.keys(faultBody.shape.fault.shape).map((name) => `fault.${name}`);
  assert.deepEqual(named, ['fault', ...fields]);
  for (const code of FAULT_CODES) assert.match(html, new RegExp(`\\b${code} \\d{3}\\b`));
});

test('each link of the list leads to the endpoint on the page of its group', () => {
  const html = renderToStaticMarkup(createElement(EndpointList, { groups: ENDPOINT_GROUPS }));
  const links = [...html.matchAll(/href="\/api-reference\/([\w-]+)#(\w+)"/g)].map(([, group, id]) => ({ group, id }));
  assert.equal(links.length, ENDPOINTS.length);
  assert.equal(new Set(links.map(({ id }) => id)).size, ENDPOINTS.length);
  const idsOf = new Map(
    ENDPOINT_GROUPS.map(({ name }) => [name, (findEndpointGroup(name)?.endpoints ?? []).map(cardOf)]),
  );
  for (const { group = '', id } of links) {
    assert.ok(
      idsOf.get(group)?.some((card) => card.includes(`<section id="${id}"`)),
      `${group} ${id}`,
    );
  }
});

test('no page of the reference is too long for a phone', () => {
  const list = renderToStaticMarkup(createElement(EndpointList, { groups: ENDPOINT_GROUPS }));
  assert.ok(elementsIn(list) < ELEMENTS_MAX);
  for (const { name, endpoints } of ENDPOINT_GROUPS) {
    assert.ok(elementsIn(endpoints.map(cardOf).join('')) < ELEMENTS_MAX, name);
  }
});
