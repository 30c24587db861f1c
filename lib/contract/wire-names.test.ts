/**
 * The wire-name table: all recorded exchanges with another provider's names. The test renames the bytes by replacing
 * text, with its own table, so that the code under test does not confirm itself.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { goldenExchanges, type GoldenExchange, type HttpMessage } from './golden/exchanges';
import { testGoldenExchange } from './golden/golden-exchange.fixture';
import { declaredWireNames, type WireNameKind } from './declared-wire-names';
import { readWireNames, WireNamesProblem } from './wire-names';
import { images, resources, webOperations } from './operations';

/** A real name for every neutral one, which shows the kind of name. */
const invented: Readonly<Record<WireNameKind, (name: string) => string>> = {
  paths: (name) => `/acme${name}`,
  namespaces: (name) => (name.startsWith('/') ? `/acme${name}` : `urn:acme:${name.length}`),
  operations: (name) => `Do${name}`,
  parameters: (name) => `p_${name}`,
  fields: (name) => `f_${name}`,
  scopes: (name) => `Acme-${name}`,
};

type WireNameTable = Record<string, Partial<Record<WireNameKind, Record<string, string>>>>;
const table: WireNameTable = {};
for (const [key, siblings] of declaredWireNames()) {
  for (const { kind, names } of siblings) {
    const kinds = (table[key] ??= {});
    for (const name of names) (kinds[kind] ??= {})[name] = invented[kind](name);
  }
}
const renamed = readWireNames(JSON.stringify(table));

const BASE = 'https://provider.example';
/** Columns whose names are not XML names, as the recordings write them. */
const escaped = (name: string): string =>
  name
    .replace(/^\d/, (digit) => `_x003${digit}_`)
    .replace(/\+/g, '_x002B_')
    .replace(/ /g, '_x0020_');

class RenamedExchange {
  readonly #key: string;
  constructor(key: string) {
    this.#key = key;
  }
  #realName(kind: WireNameKind, name: string): string | undefined {
    return table[this.#key]?.[kind]?.[name];
  }
  /** As in XML: the real name of a column is escaped too if it is not an XML name. */
  #field(written: string): string {
    const known = Object.keys(table[this.#key]?.fields ?? {}).find(
      (name) => name === written || escaped(name) === written,
    );
    return known === undefined
      ? written
      : (this.#realName('fields', known) ?? '').replace(/\+/g, '_x002B_').replace(/ /g, '_x0020_');
  }
  #operation(written: string): string | undefined {
    const [, name = '', ending = ''] = /^(.*?)(Response|Result)?$/.exec(written) ?? [];
    const real = this.#realName('operations', name);
    return real === undefined ? undefined : real + ending;
  }
  #parameter = (name: string): string => this.#realName('parameters', name) ?? name;

  namespaces(text: string): string {
    return Object.entries(table[this.#key]?.namespaces ?? {}).reduce((rest, [name, real]) => {
      const [from, to] = name.startsWith('/') ? [BASE + name, BASE + real] : [name, real];
      return rest.replace(new RegExp(`${from.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?=["/]|$)`, 'g'), to);
    }, text);
  }
  action = (text: string): string =>
    this.namespaces(
      text.replace(/\/(\w+)("?)$/, (whole, name: string, quote: string) => {
        const real = this.#operation(name);
        return real === undefined ? whole : `/${real}${quote}`;
      }),
    );
  tags(text: string, name: (written: string) => string): string {
    return text.replace(
      /(<\/?(?:[\w-]+:)?)([\w.-]+)(?=[\s/>])/g,
      (_, before: string, written: string) => before + name(written),
    );
  }
  requestXml = (body: string): string =>
    this.namespaces(this.tags(body, (written) => this.#operation(written) ?? this.#parameter(written)));
  answerXml(body: string): string {
    const elements = this.tags(body, (written) => this.#operation(written) ?? this.#field(written));
    const schema = elements
      .replace(
        /(<xs:element name="|<xs:schema id=")([^"]+)/g,
        (_, before: string, name: string) => before + this.#field(name),
      )
      .replace(
        /(\s\w+:id=")([^"]+?)(\d+")/g,
        (_, before: string, name: string, after: string) => before + this.#field(name) + after,
      );
    // The attributes of a dataset belong to the format; elsewhere some values are attributes.
    if (body.includes('<xs:schema')) return this.namespaces(schema);
    return this.namespaces(
      schema.replace(
        /(\s)(\w+)(=")/g,
        (_, before: string, name: string, after: string) => before + this.#field(name) + after,
      ),
    );
  }
  form = (body: string): string =>
    body.replace(/(^|&)([^=&]+)=([^&]*)/g, (_, before: string, name: string, value: string) => {
      const renamedValue = name === 'scope' ? (this.#realName('scopes', value) ?? value) : value;
      return `${before}${this.#parameter(name)}=${renamedValue}`;
    });
  json(body: string, kind: 'parameters' | 'fields'): string {
    return body.replace(/"(\w+)"(?=\s*:)/g, (_, name: string) => `"${this.#realName(kind, name) ?? name}"`);
  }
  target(target: string): string {
    const [path = '', query] = target.split('?');
    const own = path.replace(
      /(\.asmx\/)(\w+)$/,
      (_, before: string, name: string) => before + (this.#operation(name) ?? name),
    );
    return `/acme${own}${query === undefined ? '' : `?${this.form(query)}`}`;
  }
  request({ start, headers, body }: HttpMessage): HttpMessage {
    const [method = '', target = '', version = ''] = start.split(' ');
    const type = headers['content-type'] ?? '';
    const soapaction = headers['soapaction'];
    return {
      start: `${method} ${this.target(target)} ${version}`.trimEnd(),
      headers: {
        ...headers,
        ...(soapaction === undefined ? {} : { soapaction: this.action(soapaction) }),
        ...(/action=/.test(type) ? { 'content-type': this.action(type) } : {}),
      },
      body: /xml/.test(type)
        ? this.requestXml(body)
        : /json/.test(type)
          ? this.json(body, 'parameters')
          : this.form(body),
    };
  }
  exchange(golden: GoldenExchange): GoldenExchange {
    const { request, response, stated } = golden;
    const { binding, refusal, operation } = stated;
    const words = (text: string): string =>
      this.action(
        text.replace(/(Missing parameter: )(\w+)/, (_, before: string, name: string) => before + this.#parameter(name)),
      );
    const isXml = response.body.startsWith('<');
    const isResource = binding === 'json' || binding === 'xml';
    return {
      ...golden,
      request: this.request(request),
      response: {
        ...response,
        body: refusal
          ? isResource
            ? response.body
            : words(response.body)
          : isXml
            ? this.answerXml(response.body)
            : this.json(response.body, 'fields'),
      },
      stated: {
        ...stated,
        operation: isResource ? operation : (this.#operation(operation) ?? operation),
        ...(refusal?.text === undefined ? {} : { refusal: { ...refusal, text: words(refusal.text) } }),
      },
    };
  }
}

/** The host counts lines and columns in the bytes it gets, which are different here. */
const COUNTS_COLUMNS = /There is an error in XML document \(/;

/** The service of a recording, by the keys of the declarations. */
const keyOf = ({ service, stated }: GoldenExchange): string =>
  resources.find(({ name }) => name === stated.operation && ['json', 'xml'].includes(stated.binding))?.api.key ??
  service;

describe('the recorded exchanges with another provider’s names', () => {
  const declarations = {
    webOperations: webOperations.map(renamed),
    resources: resources.map(renamed),
    images: images.map(renamed),
  };
  const comparable = goldenExchanges().filter(({ response }) => !COUNTS_COLUMNS.test(response.body));
  for (const golden of comparable)
    testGoldenExchange(new RenamedExchange(keyOf(golden)).exchange(golden), declarations);

  test('every name that can be renamed is renamed, or this would prove less than it seems to', () => {
    const all = [...declaredWireNames().values()].flat().flatMap(({ names }) => names);
    assert.ok(all.length > 1_000);
    assert.equal(goldenExchanges().length - comparable.length, 1);
  });
});

test('without a table, and for names a table does not hold, a declaration is unchanged', () => {
  const none = readWireNames('{}');
  for (const declaration of [...webOperations, ...resources, ...images]) assert.equal(none(declaration), declaration);
});

const wrong: { title: string; table: string; problem: string }[] = [
  { title: 'no JSON', table: '{', problem: 'It is no JSON.' },
  { title: 'a list', table: '[]', problem: 'It must be an object: the keys of services, each with its names.' },
  {
    title: 'an unknown service',
    table: '{"valuations":{}}',
    problem:
      'valuations is not a service; the services are smr, vrm, reg, nvd, vehicles, p11d, legislation, usedvalues, usedvalueslive, futurevalues, tco, datadownload, subscriber, wltp-identity, wltp, image.',
  },
  {
    title: 'an unknown kind of name',
    table: '{"vrm":{"columns":{}}}',
    problem:
      'vrm.columns is not a kind of name; the kinds are paths, namespaces, operations, parameters, fields, scopes.',
  },
  {
    title: 'a name that is not declared',
    table: '{"vrm":{"fields":{"Retial":"Forecourt"}}}',
    problem: 'vrm.fields.Retial is not a name of this service.',
  },
  {
    title: 'a parameter’s name among the fields',
    table: '{"smr":{"fields":{"refid":"acmeid"}}}',
    problem: 'smr.fields.refid is not a name of this service.',
  },
  {
    title: 'half a name',
    table: '{"vrm":{"parameters":{"REF":"ACME"}}}',
    problem: 'vrm.parameters.REF is not a name of this service.',
  },
  {
    title: 'a real name for two parameters, in whatever case',
    table: '{"smr":{"parameters":{"refid":"ID","refCode":"id"}}}',
    problem: 'smr.parameters: in GetSmrValuation, refid and refCode would both be called id.',
  },
  {
    title: 'a real name that another field has already',
    table: '{"smr":{"fields":{"mileage":"valuation"}}}',
    problem: 'smr.fields: in GetSmrValuation, valuation and mileage would both be called valuation.',
  },
  {
    title: 'two services at one path',
    table: '{"smr":{"paths":{"/Smr/refsmr.asmx":"/vrm/refvrm.asmx"}}}',
    problem: 'vrm.paths: /Smr/refsmr.asmx and /vrm/refvrm.asmx would both be at /vrm/refvrm.asmx.',
  },
  {
    title: 'a name written twice in the file',
    table: '{"smr":{"fields":{"mileage":"miles","mileage":"distance"}}}',
    problem: 'mileage is named twice.',
  },
  {
    title: 'what cannot be an element',
    table: '{"vrm":{"fields":{"Retail":"Fore court"}}}',
    problem: 'vrm.fields.Retail must be a name of letters, digits, _ . and -.',
  },
  {
    title: 'a path that loses a parameter',
    table: '{"subscriber":{"paths":{"/OptionValues/v1/Options/{refId}":"/options"}}}',
    problem:
      'subscriber.paths./OptionValues/v1/Options/{refId} must be a path such as /prices/prices.asmx, with the same parameters in braces.',
  },
];
for (const { title, table: given, problem } of wrong) {
  test(`refused by name: ${title}`, () => {
    assert.throws(
      () => readWireNames(given),
      (error) => {
        assert.ok(error instanceof WireNamesProblem);
        assert.deepEqual(error.problems, [problem]);
        return true;
      },
    );
  });
}

test('two names may be swapped, and equal names in different services are no duplicates', () => {
  assert.doesNotThrow(() =>
    readWireNames('{"vrm":{"fields":{"Retail":"Clean","Clean":"Retail"}},"reg":{"parameters":{"vrm":"mark"}}}'),
  );
  assert.doesNotThrow(() => readWireNames('{"vrm":{"parameters":{"VRM":"mark"}},"reg":{"parameters":{"vrm":"mark"}}}'));
});

test('all problems are reported together', () => {
  assert.throws(
    () => readWireNames('{"vrm":{"fields":{"A":"B"}},"x":{}}'),
    (error) => error instanceof WireNamesProblem && error.problems.length === 2,
  );
});
