import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HostRefusal } from './form';
import { optional, Unreadable } from './shape';
import {
  readSoapBody,
  readSoapParams,
  resultIn,
  soapContentType,
  unknownAction,
  writeSoapAnswer,
  writeSoapFault,
  writeSoapRequest,
} from './soap';
import { date } from './dates';
import { codec, flag, int, text } from './values';
import { child, element, parseXml } from './xml';

const params = { id: int, name: text, isNew: flag, from: date };
const envelope = (call: string): string =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${call}</s:Body></s:Envelope>`;
const read = (call: string) => {
  const source = envelope(call);
  return readSoapParams(params, readSoapBody(source), source);
};
const missing = { id: 0, name: '', isNew: false, from: '0001-01-01' };

describe('parameters of a call', () => {
  const cases: [what: string, call: string, value: unknown][] = [
    [
      'are read by name',
      '<Get><id>7</id><name>x</name><isNew>true</isNew><from>2026-01-05T00:00:00</from></Get>',
      { id: 7, name: 'x', isNew: true, from: '2026-01-05' },
    ],
    [
      'may be prefixed and in any order',
      '<q:Get><q:name>x</q:name><q:id>7</q:id></q:Get>',
      { ...missing, id: 7, name: 'x' },
    ],
    ['that are mis-cased are silently the default', '<Get><ID>7</ID><Name>x</Name></Get>', missing],
    ['that are absent are silently the default', '<Get/>', missing],
    ['that are nil are the default', '<Get><id xsi:nil="true"/></Get>', missing],
    ['know 1 and 0 as booleans', '<Get><isNew>1</isNew></Get>', { ...missing, isNew: true }],
  ];
  for (const [what, call, value] of cases) test(what, () => assert.deepEqual(read(call), value));

  test('are the same after being written and read, in both versions', () => {
    const values = { id: 7, name: ' R&D "<x>" ', isNew: true, from: '2026-01-05' };
    for (const version of ['1.1', '1.2'] as const) {
      const source = writeSoapRequest(version, 'Get', 'urn:x', params, values);
      assert.deepEqual(readSoapParams(params, readSoapBody(source), source), values);
    }
  });
});

describe('a call the host cannot read', () => {
  const assertRefusal = (act: () => unknown, text: string): void =>
    assert.throws(act, (error) => error instanceof HostRefusal && error.text === text);
  const prefix = 'Server was unable to read request. ---> There is an error in XML document';

  test('names the place of the next tag’s name, with line and column counted from one', () => {
    const source = envelope('\n<Get>\n <id>abc</id>\n <name>x</name></Get>');
    assertRefusal(
      () => readSoapParams(params, readSoapBody(source), source),
      `${prefix} (4, 3). ---> Input string was not in a correct format.`,
    );
  });
  const places: [what: string, call: string, upTo: string][] = [
    ['a prefix', '<q:Get><q:id>abc</q:id><q:name/></q:Get>', '<q:Get><q:id>abc</q:id><'],
    ['a blank in its closing tag', '<Get><id>abc</id ><name/></Get>', '<Get><id>abc</id ><'],
    ['an element of a longer name before it', '<Get><id2/><id>abc</id></Get>', '<Get><id2/><id>abc</id></'],
    ['an attribute', '<Get><id a="1"/><name/></Get>', '<Get><id a="1"/><'],
  ];
  for (const [what, call, upTo] of places) {
    test(`names it after ${what}`, () =>
      assertRefusal(
        () => read(call),
        `${prefix} (1, ${envelope('').indexOf('</s:Body>') + upTo.length + 1}). ---> Input string was not in a correct format.`,
      ));
  }
  test('is refused without delay, however many openings that are never closed its text has', { timeout: 5_000 }, () =>
    assert.throws(() => read(`<Get><!-- ${'<id '.repeat(200_000)} --><id>abc</id></Get>`), HostRefusal),
  );
  test('names the start where the place is not found', () =>
    assertRefusal(
      () => read('<Get><id a=">"/></Get>'),
      `${prefix} (1, 1). ---> Input string was not in a correct format.`,
    ));
  test('is not one whose codec fails in another way', () => {
    const broken = codec<string>({ xsd: '', dotnet: '', missing: '', read: () => assert.fail('broken') });
    const source = envelope('<Get><id>7</id></Get>');
    assert.throws(() => readSoapParams({ id: broken }, readSoapBody(source), source), /broken/);
  });
  test('names it for an empty element too', () => {
    const column = envelope('<Get><id />').indexOf('<id />') + '<id /></'.length + 1;
    assertRefusal(
      () => read('<Get><id /></Get>'),
      `${prefix} (1, ${column}). ---> Input string was not in a correct format.`,
    );
  });
  test('writes a boolean in capitals, which forms allow and XML does not', () => {
    for (const word of ['TRUE', ' False ']) {
      const column = envelope(`<Get><isNew>${word}</isNew></Get>`).indexOf('</Get>') + 3;
      assertRefusal(
        () => read(`<Get><isNew>${word}</isNew></Get>`),
        `${prefix} (1, ${column}). ---> String was not recognized as a valid Boolean.`,
      );
    }
  });
  test('has a root that is no envelope, or an empty body', () => {
    assertRefusal(() => readSoapBody('<Get/>'), 'Server was unable to read request.');
    assertRefusal(() => readSoapBody('<Get><Body><Get/></Body></Get>'), 'Server was unable to read request.');
    assertRefusal(() => readSoapBody('<Envelope><Header/></Envelope>'), 'Server was unable to read request.');
    assertRefusal(() => readSoapBody(envelope('')), 'Server was unable to read request.');
  });
  test('is no XML', () => assert.throws(() => readSoapBody('id=7'), Unreadable));
  test('has an action the host does not know', () =>
    assert.equal(
      unknownAction('urn:x/Nothing').text,
      'Server did not recognize the value of HTTP Header SOAPAction: urn:x/Nothing.',
    ));
});

describe('an envelope is written as .NET writes it', () => {
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  const xsd = 'xmlns:xsd="http://www.w3.org/2001/XMLSchema"';
  // The namespaces and content types of the two recommendations of the W3C.
  const versions = [
    ['1.1', 'http://schemas.xmlsoap.org/soap/envelope/', 'text/xml; charset=utf-8'],
    ['1.2', 'http://www.w3.org/2003/05/soap-envelope', 'application/soap+xml; charset=utf-8'],
  ] as const;
  for (const [version, namespace, contentType] of versions) {
    test(`in SOAP ${version}`, () => {
      assert.equal(soapContentType(version), contentType);
      const shape = { id: int, since: optional(date), name: { ...optional(text), wireName: 'NAME_X' } };
      assert.equal(
        writeSoapRequest(version, 'Get', 'urn:x', shape, { id: 7, name: 'x' }),
        [
          '<?xml version="1.0" encoding="utf-8"?>',
          `<soap:Envelope ${xsi} ${xsd} xmlns:soap="${namespace}">`,
          '  <soap:Body>',
          '    <Get xmlns="urn:x">',
          '      <id>7</id>',
          '      <NAME_X>x</NAME_X>',
          '    </Get>',
          '  </soap:Body>',
          '</soap:Envelope>',
        ].join('\n'),
      );
      assert.equal(
        writeSoapAnswer(version, element('GetResponse')),
        `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${namespace}" ${xsi} ${xsd}>` +
          '<soap:Body><GetResponse /></soap:Body></soap:Envelope>',
      );
    });
  }
  test('and an optional parameter that is left out stays out when it is read', () => {
    const shape = { id: int, since: optional(date), name: { ...optional(text), wireName: 'NAME_X' } };
    const source = writeSoapRequest('1.1', 'Get', 'urn:x', shape, { id: 7, name: 'x' });
    assert.deepEqual(readSoapParams(shape, readSoapBody(source), source), { id: 7, name: 'x' });
  });
});

describe('the result of an answer is found by its shape', () => {
  // wire.md §1: a client unwraps the envelope, the response and the result, whichever are present.
  const cases: [what: string, source: string, wrapper: string | undefined, found: string][] = [
    ['in an envelope', envelope('<GetResponse><GetResult/></GetResponse>'), undefined, 'GetResult'],
    ['in a response', '<GetResponse><GetResult/></GetResponse>', undefined, 'GetResult'],
    ['alone, as the native root', '<DataSetResult><Success/></DataSetResult>', undefined, 'DataSetResult'],
    ['in a wrapper', '<GetResponse><GetResult><RESPONSE/></GetResult></GetResponse>', 'RESPONSE', 'RESPONSE'],
    ['without the wrapper', '<GetResult><DATA/></GetResult>', 'RESPONSE', 'GetResult'],
    ['as an empty response', '<GetResponse/>', undefined, 'GetResponse'],
    ['as an envelope with an empty body', envelope(''), undefined, 'Envelope'],
    ['as an envelope without a body', '<Envelope/>', undefined, 'Envelope'],
    ['of another operation, as it is', '<PutResponse><GetResult/></PutResponse>', undefined, 'PutResponse'],
    ['with a body that is no envelope’s', '<Letter><Body><GetResult/></Body></Letter>', undefined, 'Letter'],
  ];
  for (const [what, source, wrapper, found] of cases)
    test(what, () => assert.equal(resultIn(parseXml(source), 'Get', wrapper).name, found));
  test('the outer of two wrappers', () => {
    const root = parseXml('<RESPONSE><RESPONSE/></RESPONSE>');
    assert.equal(resultIn(root, 'Get', 'RESPONSE'), root);
  });
});

describe('a fault', () => {
  test('of SOAP 1.1 names its side in faultcode', () => {
    const fault = child(child(parseXml(writeSoapFault('1.1', 'Client', 'R&D')), 'Body')!, 'Fault')!;
    assert.deepEqual(
      fault.children.map((part) => [part.name, part.text]),
      [
        ['faultcode', 'soap:Client'],
        ['faultstring', 'R&D'],
        ['detail', ''],
      ],
    );
  });
  test('of SOAP 1.2 calls the client the sender and gives its reason in a language', () => {
    const source = writeSoapFault('1.2', 'Client', 'R&D');
    assert.match(source, /<soap:Code><soap:Value>soap:Sender<\/soap:Value><\/soap:Code>/);
    assert.match(source, /<soap:Reason><soap:Text xml:lang="en">R&amp;D<\/soap:Text><\/soap:Reason>/);
    assert.match(source, /<\/soap:Reason><soap:Detail \/><\/soap:Fault>/);
    assert.match(writeSoapFault('1.2', 'Server', 'x'), /soap:Receiver/);
  });
});
