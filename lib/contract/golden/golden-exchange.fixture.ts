/**
 * For tests: one golden exchange in four directions. Nothing here compares our writer with our reader: requests and
 * answers are compared with bytes and values that our code did not produce, and XML with a parser that our reader does
 * not use.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { SaxesParser } from 'saxes';
import { HostRefusal, unknownOperation } from '@/lib/wire/form';
import { readAnswer, readRequest, writeAnswer, writeRequest, type Operation } from '@/lib/wire/operation';
import {
  readResourceAnswer,
  readResourceRequest,
  writeResourceAnswer,
  writeResourceRequest,
  type Resource,
} from '@/lib/wire/resource';
import { unknownAction, writeSoapFault } from '@/lib/wire/soap';
import { readRefusal, refusals, tokenRefusals, writeRefusal, writeTokenRefusal } from '@/lib/contract/refusals';
import {
  imageHashText,
  readImageRequest,
  readVehicleImageFile,
  writeImageRequest,
  type ImagePage,
  type ImageParams,
} from '@/lib/contract/vehicle-image';
import type { GoldenExchange, HttpMessage } from './exchanges';

const namespaceBase = 'https://provider.example';

interface CanonicalNode {
  name: string;
  attributes: string[];
  children: CanonicalNode[];
  text: string;
}

/** A document with its names resolved, ignoring prefixes, attribute order and indentation. */
function canonical(source: string, { anyScale = false } = {}): CanonicalNode {
  const parser = new SaxesParser({ xmlns: true });
  const root: CanonicalNode = { name: '', attributes: [], children: [], text: '' };
  const open = [root];
  const addText = (text: string): void => {
    open.at(-1)!.text += text;
  };
  parser.on('error', (error) => assert.fail(error));
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes).filter(
      (attribute) => attribute.prefix !== 'xmlns' && attribute.name !== 'xmlns',
    );
    const node: CanonicalNode = {
      name: `{${tag.uri}}${tag.local}`,
      attributes: attributes.map((attribute) => `{${attribute.uri}}${attribute.local}=${attribute.value}`).sort(),
      children: [],
      text: '',
    };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const node = open.pop()!;
    if (node.children.length > 0 && node.text.trim() === '') node.text = '';
    if (anyScale && /^-?\d+\.\d+$/.test(node.text)) node.text = String(Number(node.text));
  });
  parser.write(source).close();
  return root.children[0]!;
}

/** JSON data of a value: an absent field and an undefined one are the same. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const oneLineEnd = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();

function assertSameHeaders(written: Record<string, string>, recorded: Record<string, string>): void {
  const matter = { ...recorded };
  for (const name of ['host', 'content-length']) delete matter[name];
  for (const name in matter) assert.equal(written[name], matter[name], `header ${name}`);
}

const requestLine = (request: HttpMessage): { method: string; path: string } => {
  const [method = '', path = ''] = request.start.split(' ');
  return { method, path };
};

function queryOf(request: HttpMessage): URLSearchParams {
  return new URL(requestLine(request).path, namespaceBase).searchParams;
}

function webRequestContent({ request, stated }: GoldenExchange): { form: URLSearchParams } | { soap: string } {
  if (stated.binding === 'get') return { form: queryOf(request) };
  return stated.binding === 'post' ? { form: new URLSearchParams(request.body) } : { soap: request.body };
}

function bindingOf({ stated }: GoldenExchange): 'post' | 'get' | 'soap11' | 'soap12' {
  const { binding } = stated;
  if (binding === 'json' || binding === 'xml') throw new TypeError(`${binding} is no binding of a web service`);
  return binding;
}

function testWebExchange(golden: GoldenExchange, operation: Operation): void {
  const { name, request, response, stated } = golden;
  const params = stated.params ?? {};
  const binding = bindingOf(golden);

  test(`the caller writes the request of ${name}`, () => {
    const written = writeRequest(operation, params, stated.credentials!, { namespaceBase, binding });
    assert.deepEqual({ method: written.method, path: written.path }, requestLine(request));
    assertSameHeaders(written.headers, request.headers);
    if (binding === 'post' || binding === 'get') assert.equal(written.body, request.body);
    else assert.deepEqual(canonical(written.body), canonical(request.body));
  });

  test(`the caller reads the answer of ${name}`, () => {
    const { value, problems } = readAnswer(operation, response.body);
    assert.deepEqual(plain(value), stated.value);
    assert.deepEqual(problems, []);
  });

  test(`the sandbox reads the request of ${name}`, () => {
    const read = readRequest(operation, webRequestContent(golden));
    assert.deepEqual(plain(read), { credentials: stated.credentials, params });
  });

  if (stated.readOnly !== undefined) return;
  test(`the sandbox writes the answer of ${name}`, () => {
    const roots = stated.roots ?? 'native';
    // The stated value has the operation's type, or the test of the client's reading fails.
    const written = writeAnswer(operation, params, stated.value as never, { namespaceBase, binding, roots });
    assert.deepEqual(canonical(written), canonical(response.body));
  });
}

function testHostRefusal(
  golden: GoldenExchange,
  operation: Operation | undefined,
  webOperations: readonly Operation[],
): void {
  const { name, request, response, service, stated } = golden;
  test(`the sandbox refuses the request of ${name} with the host's message`, () => {
    const refusal = refusalOf(golden, operation);
    assert.equal(oneLineEnd(refusal.text), stated.refusal!.text);
    if (stated.binding === 'post') assert.equal(oneLineEnd(refusal.plainText), oneLineEnd(response.body));
    else assert.deepEqual(canonical(writeSoapFault('1.1', 'Client', refusal.text)), canonical(response.body));
  });

  function refusalOf(exchange: GoldenExchange, known: Operation | undefined): HostRefusal {
    const action = request.headers['soapaction']?.replaceAll('"', '');
    const siblings = webOperations.filter((other) => other.service.key === service);
    const actions = siblings.map((other) => `${namespaceBase}${other.service.namespace}/${other.name}`);
    if (action !== undefined && !actions.includes(action)) return unknownAction(action);
    const names = siblings.map((other) => other.name);
    if (!known) return unknownOperation(stated.operation, names);
    try {
      readRequest(known, webRequestContent(exchange));
    } catch (error) {
      if (error instanceof HostRefusal) return error;
      throw error;
    }
    return assert.fail('the request was accepted');
  }
}

/** The parameters in a path, found by the declared path itself. */
function pathParams(declared: Resource, path: string): Record<string, string> {
  const pattern = new RegExp(`^${declared.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { ...pattern.exec(path)?.groups };
}

function testResourceExchange(golden: GoldenExchange, declared: Resource): void {
  const { name, request, response, stated } = golden;
  const format = stated.binding === 'xml' ? 'xml' : 'json';
  const params = stated.params ?? {};
  const hasEveryParam = Object.keys(declared.params).every((param) => param in params || !isRequired(declared, param));

  if (hasEveryParam) {
    test(`the caller writes the request of ${name}`, () => {
      const authorization = stated.authorization === undefined ? {} : { authorization: stated.authorization };
      const written = writeResourceRequest(declared, params, { ...authorization, format });
      assert.deepEqual({ method: written.method, path: written.path }, requestLine(request));
      assertSameHeaders(written.headers, request.headers);
      if (declared.body === 'json') assert.deepEqual(JSON.parse(written.body), JSON.parse(request.body));
      else assert.equal(written.body, request.body);
    });

    test(`the sandbox reads the request of ${name}`, () => {
      const path = pathParams(declared, new URL(requestLine(request).path, namespaceBase).pathname);
      const form = declared.body === 'form' ? new URLSearchParams(request.body) : queryOf(request);
      assert.deepEqual(plain(readResourceRequest(declared, { path, form, body: request.body })), params);
    });
  }

  if (stated.refusal) {
    testTokenRefusal(golden, format);
    return;
  }

  test(`the caller reads the answer of ${name}`, () => {
    const { value, problems } = readResourceAnswer(declared, format, response.body);
    assert.deepEqual(plain(value), stated.value);
    assert.deepEqual(problems, []);
  });

  if (stated.readOnly !== undefined) return;
  test(`the sandbox writes the answer of ${name}`, () => {
    // As for the web services: it has the resource's type, or the reading above fails.
    const written = writeResourceAnswer(declared, stated.value as never, format);
    if (format === 'json') assert.deepEqual(JSON.parse(written), JSON.parse(response.body));
    // The token API's numbers are doubles (1 §Data types), and 865.50 is 865.5.
    else assert.deepEqual(canonical(written, { anyScale: true }), canonical(response.body, { anyScale: true }));
  });
}

const isRequired = (declared: Resource, name: string): boolean => {
  const entry = declared.params[name];
  return entry !== undefined && 'required' in entry && entry.required === true;
};

function testTokenRefusal({ name, response, stated }: GoldenExchange, format: 'json' | 'xml'): void {
  const { status, reported } = stated.refusal!;
  if (reported === null) return; // an empty body has no texts
  const texts = Object.values(reported as Record<string, string | string[]>).flat(); // stated as one key and its texts

  test(`the caller reads the refusal of ${name}`, () => {
    assert.deepEqual(readRefusal(format, response.body), texts);
  });

  test(`the sandbox writes the refusal of ${name}`, () => {
    const written = Object.values(refusals(texts)).map((declaredRefusal) => writeRefusal(declaredRefusal, format));
    for (const error of Object.keys(tokenRefusals) as (keyof typeof tokenRefusals)[]) {
      written.push(writeTokenRefusal(error, texts[1] ?? ''));
    }
    const same = written.find(({ body, status: own }) => {
      if (own !== status) return false;
      if (format === 'json') return JSON.stringify(JSON.parse(body)) === JSON.stringify(JSON.parse(response.body));
      return JSON.stringify(canonical(body)) === JSON.stringify(canonical(response.body));
    });
    assert.ok(same, `no declared refusal reads ${response.body}`);
  });
}

/** An image is binary: of the four directions, the sandbox's writing has its own tests of size and kind. */
function testImageExchange({ name, request, picture, stated }: GoldenExchange, page: ImagePage): void {
  const credentials = stated.credentials!;
  const wanted = stated.params as ImageParams; // stated for this page
  const hash = createHash('md5').update(imageHashText(credentials, wanted)).digest('hex').toUpperCase();
  const proof = stated.binding === 'get' ? { hash } : { password: credentials.password };

  test(`the caller writes the request of ${name}`, () => {
    const written = writeImageRequest(wanted, credentials.subscriberId, proof, page);
    assert.deepEqual({ method: written.method, path: written.path }, requestLine(request));
    assertSameHeaders(written.headers, request.headers);
    assert.equal(written.body, request.body);
  });

  test(`the caller reads the answer of ${name}`, () => {
    const { bytes, mediaType } = readVehicleImageFile(picture ?? new Uint8Array());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    assert.deepEqual({ mediaType, sha256 }, stated.value);
  });

  test(`the sandbox reads the request of ${name}`, () => {
    const form = stated.binding === 'get' ? queryOf(request) : new URLSearchParams(request.body);
    const { subscriberId } = credentials;
    assert.deepEqual(readImageRequest(form, page), { subscriberId, wanted, proof });
  });
}

/** The declarations that the exchanges are compared with: unchanged, or renamed. */
export interface Declarations {
  readonly webOperations: readonly Operation[];
  readonly resources: readonly Resource[];
  readonly images: readonly ImagePage[];
}

export function testGoldenExchange(golden: GoldenExchange, { webOperations, resources, images }: Declarations): void {
  const { operation: name, refusal } = golden.stated;
  const page = images.find((candidate) => candidate.name === name);
  if (page) return testImageExchange(golden, page);
  const operation = webOperations.find(
    (candidate) => candidate.service.key === golden.service && candidate.name === name,
  );
  const resource = resources.find((candidate) => candidate.name === name);
  if (golden.stated.binding === 'json' || golden.stated.binding === 'xml') {
    test(`${golden.name} has a declared resource`, () => assert.ok(resource));
    if (resource) testResourceExchange(golden, resource);
  } else if (refusal) testHostRefusal(golden, operation, webOperations);
  else {
    test(`${golden.name} has a declared operation`, () => assert.ok(operation));
    if (operation) testWebExchange(golden, operation);
  }
}
