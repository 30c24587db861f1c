import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HostRefusal } from './form';
import { Unreadable } from './shape';
import { readSoapBody, readSoapParams, unknownAction, writeSoapFault, writeSoapRequest } from './soap';
import { date } from './dates';
import { flag, int, text } from './values';
import { child, parseXml } from './xml';

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
    assertRefusal(() => readSoapBody(envelope('')), 'Server was unable to read request.');
  });
  test('is no XML', () => assert.throws(() => readSoapBody('id=7'), Unreadable));
  test('has an action the host does not know', () =>
    assert.equal(
      unknownAction('urn:x/Nothing').text,
      'Server did not recognize the value of HTTP Header SOAPAction: urn:x/Nothing.',
    ));
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
    assert.match(writeSoapFault('1.2', 'Server', 'x'), /soap:Receiver/);
  });
});
