import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Unreadable } from './shape';
import { attributeOf, child, element, parseXml, present, writeXml, xmlReader, type XmlElement } from './xml';

const refused = (source: string, why: RegExp): void =>
  assert.throws(
    () => parseXml(source),
    (error) => error instanceof Unreadable && why.test(error.detail),
  );

describe('a reply that is not a whole, plain XML document is refused', () => {
  const cases: [what: string, source: string, why: RegExp][] = [
    ['with a DOCTYPE', '<!DOCTYPE a><a/>', /DOCTYPE/],
    ['with its own entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /DOCTYPE/],
    ['with an external entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', /DOCTYPE/],
    ['with an unknown entity', '<a>&nbsp;</a>', /not well-formed/],
    ['with a bare ampersand', '<a>R&D</a>', /not well-formed/],
    ['nested 65 deep', '<a>'.repeat(65) + '</a>'.repeat(65), /deeper than 64/],
    ['nested a million deep', '<a>'.repeat(1_000_000), /deeper than 64/],
    ['with more elements than any answer', `<a>${'<b/>'.repeat(1_000_000)}</a>`, /more than 100000 parts/],
    ['with as many attributes', `<a>${'<b c="" d="" e=""/>'.repeat(30_000)}</a>`, /more than 100000 parts/],
    [
      'with an element of as many',
      `<a ${Array.from({ length: 100_001 }, (_, at) => `b${at}=""`).join(' ')}/>`,
      /parts/,
    ],
    ['with as many comments', `<a>${'<!---->'.repeat(100_001)}</a>`, /more than 100000 parts/],
    ['with as many instructions', `<a>${'<?b?>'.repeat(100_001)}</a>`, /more than 100000 parts/],
    ['with as many sections of text', `<a>${'<![CDATA[]]>'.repeat(100_001)}</a>`, /more than 100000 parts/],
    ['that is empty', '', /not well-formed/],
    ['of blanks', ' \r\n ', /not well-formed/],
    ['of plain text', 'Service Unavailable', /not well-formed/],
    ['of JSON', '{"Success":true}', /not well-formed/],
    ['of HTML with an open tag', '<html><body><br></body></html>', /not well-formed/],
    ['with two roots', '<a/><b/>', /not well-formed/],
    ['with text behind the root', '<a/>tail', /not well-formed/],
    ['with crossed tags', '<a><b></a></b>', /not well-formed/],
    ['with a doubled attribute', '<a b="1" b="2"/>', /not well-formed/],
    ['with an unquoted attribute', '<a b=1/>', /not well-formed/],
    ['with a NUL', '<a>\u0000</a>', /not well-formed/],
    ['with a NUL by reference', '<a>&#0;</a>', /not well-formed/],
    ['with a control character', '<a>\u000b</a>', /not well-formed/],
    ['with half a surrogate pair by reference', '<a>&#xD800;</a>', /not well-formed/],
    ['with ]]> in text', '<a>]]></a>', /not well-formed/],
  ];
  for (const [what, source, why] of cases) test(`one ${what}`, () => refused(source, why));

  test('one of the most parts is read, one of one more is refused', () => {
    const comments = (count: number) => `<a>${'<!---->'.repeat(count)}</a>`;
    // The root is a part too.
    assert.equal(parseXml(comments(99_999)).name, 'a');
    refused(comments(100_000), /^more than 100000 parts of it are not known$/);
  });

  test('and its reason is no longer than a line', () =>
    refused(
      `<${'b'.repeat(500)}>`,
      new RegExp(`^not well-formed XML \\(unclosed tag: b{${120 - 'unclosed tag: '.length}}\\)$`),
    ));

  test('one cut off at any place', () => {
    const whole = '<?xml version="1.0"?>\n<a x="1"><!-- c --><b>R&amp;D</b><![CDATA[d]]></a>';
    parseXml(whole);
    for (let end = 0; end < whole.length; end++) refused(whole.slice(0, end), /./);
  });
});

describe('XML’s permitted forms are read', () => {
  test('64 levels', () => assert.equal(parseXml('<a>'.repeat(64) + '</a>'.repeat(64)).name, 'a'));
  test('a byte order mark', () => assert.equal(parseXml('\ufeff<?xml version="1.0" encoding="utf-8"?><a/>').name, 'a'));
  test('prefixes, which mean nothing here', () => {
    const root = parseXml('<s:a xmlns:s="urn:s" s:b="1"><s:c xsi:nil="true" xmlns:xsi="urn:i"/></s:a>');
    assert.equal(root.name, 'a');
    assert.equal(attributeOf(root, 'b'), '1');
    assert.equal(attributeOf(root.children[0]!, 'nil'), 'true');
    assert.equal(attributeOf(root, 'absent'), undefined);
  });
  test('nil by either word of XML, under any prefix', () => {
    const isPresent = (attributes: string) => present(parseXml(`<a xmlns:i="urn:i" ${attributes}/>`));
    assert.deepEqual(['i:nil="true"', 'nil="1"', 'nil="false"', 'nil="0"', 'i:nihil="true"', ''].map(isPresent), [
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    assert.equal(present(undefined), false);
  });
  test('CDATA, character references and comments inside one text', () =>
    assert.equal(parseXml('<a>x<!-- no --><![CDATA[<y>&]]>&#65;&lt;&#x1F697;</a>').text, 'x<y>&A<🚗'));
  test('carriage returns as line feeds, unless by reference', () =>
    assert.equal(parseXml('<a>1\r\n2\r3&#xD;4</a>').text, '1\n2\n3\r4'));
  test('children by their names, the first of each', () => {
    const root = parseXml('<a><b>1</b><c>2</c><c>3</c></a>');
    assert.deepEqual(
      ['b', 'c', 'd'].map((name) => child(root, name)?.text),
      ['1', '2', undefined],
    );
  });
  test('indentation around children is no text', () => assert.equal(parseXml('<a>\n  <b/>\n</a>').text, ''));
  test('names that mean something to JavaScript, as plain data', () => {
    const root = parseXml('<constructor __proto__="p"><__proto__>x</__proto__><toString/></constructor>');
    assert.deepEqual([root.name, ...root.children.map((node) => node.name)], ['constructor', '__proto__', 'toString']);
    assert.equal(attributeOf(root, '__proto__'), 'p');
    assert.equal(attributeOf(root, 'constructor'), undefined);
    assert.equal(({} as Record<string, unknown>)['x'], undefined);
  });
});

describe('the reader reads back what the writer wrote', () => {
  test('an element without content is one tag', () =>
    assert.equal(
      writeXml(element('a', { b: '' }), { indent: false }),
      '<?xml version="1.0" encoding="utf-8"?><a b="" />',
    ));
  test('a character that no XML document can hold becomes the replacement character', () =>
    assert.equal(parseXml(writeXml(element('a', {}, 'x\u0000y\u001fz'), { indent: false })).text, 'x\ufffdy\ufffdz'));
  test('and so it does in an attribute', () => {
    const written = writeXml(element('a', { b: 'x\u0000y\u001fz' }), { indent: false });
    assert.equal(attributeOf(parseXml(written), 'b'), 'x\ufffdy\ufffdz');
  });

  // Any text without lone surrogates: UTF-8 cannot carry those.
  const anyText = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
    .map((raw) => raw.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
  const markup = fc.constantFrom('<', '>', '&', '"', "'", ']]>', '\r', '\n', '\t', ' ', 'É', '🚗', '&amp;', '--');
  const hard = fc.array(fc.oneof(anyText, markup), { maxLength: 6 }).map((parts) => parts.join(''));
  for (const indent of [true, false]) {
    test(`every text and attribute, ${indent ? 'indented' : 'in one line'}`, () =>
      fc.assert(
        fc.property(hard, hard, (content, value) => {
          const root = parseXml(writeXml(element('a', {}, [element('b', { c: value }, content)]), { indent }));
          const read = child(root, 'b');
          assert.equal(read?.text, content);
          assert.equal(read && attributeOf(read, 'c'), value);
        }),
      ));
  }
  test('whatever the reader gets, it throws nothing but Unreadable', () => {
    const soup = fc.constantFrom(
      '<a>',
      '</a>',
      '<b/>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&',
      ';',
      '<?',
      '?>',
      '"',
      '=',
      '<!',
      '#x',
    );
    const anything = fc.array(fc.oneof(soup, fc.string({ unit: 'binary' })), { maxLength: 30 });
    fc.assert(
      fc.property(anything, (parts) => {
        try {
          parseXml(parts.join(''));
        } catch (error) {
          assert.ok(error instanceof Unreadable);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test('rows that a reader takes are counted apart: three times as many, and no more', () => {
  const rows = (count: number) => `<a>${'<r b="1"><v>1</v></r>'.repeat(count)}</a>`;
  const take = (row: XmlElement) => row.name === 'r';
  assert.equal(parseXml(rows(149_999).replace('</a>', '<b/></a>'), take).children.length, 1);
  assert.throws(
    () => parseXml(rows(150_000), take),
    (error) => error instanceof Unreadable && /more than 300000 elements/.test(error.detail),
  );
  assert.throws(() => parseXml(rows(149_999)), Unreadable);
});

describe('a document that comes in pieces', () => {
  const readPieces = (pieces: string[], maxText?: number) => {
    const reader = xmlReader(undefined, maxText);
    for (const piece of pieces) reader.write(piece);
    return reader.close();
  };
  test('is what it is in one', () => {
    const read = readPieces(['<a', ' b="1"><c', '>x', 'y</c>', '</a>']);
    assert.deepEqual([read.attributes['b'], child(read, 'c')?.text], ['1', 'xy']);
  });
  test('may begin with a byte order mark, which is a character of a text elsewhere', () => {
    assert.equal(readPieces(['', '\ufeff', '<a/>']).name, 'a');
    assert.equal(readPieces(['\ufeff<a>', '\ufeffx', '</a>']).text, '\ufeffx');
    assert.throws(() => readPieces(['<a/>', '\ufeff']), Unreadable);
  });
  test('is refused where a text is longer than its reader takes, however it comes', () => {
    assert.equal(readPieces(['<a>', '12345', '</a>'], 5).text, '12345');
    assert.equal(readPieces(['<a>', '<b>', '12345', '</b>', '12345', '</a>'], 5).children.length, 1);
    assert.throws(
      () => readPieces(['<a>', '123', '456'], 5),
      (error) => error instanceof Unreadable && error.detail === 'it has a text longer than 5 characters',
    );
  });
});

test('the root is never offered to be taken', () => {
  const offered: string[] = [];
  parseXml('<a><b><c/></b></a>', ({ name }) => offered.push(name) < 0);
  assert.deepEqual(offered, ['c', 'b']);
});

test('a document is written in one line, or indented by two blanks', () => {
  const root = element('a', { b: '"<\n' }, [element('c', {}, [element('d')]), element('e', {}, 'R&D')]);
  const declaration = '<?xml version="1.0" encoding="utf-8"?>';
  assert.equal(
    writeXml(root, { indent: false }),
    `${declaration}<a b="&quot;&lt;&#xA;"><c><d /></c><e>R&amp;D</e></a>`,
  );
  assert.equal(
    writeXml(root, { indent: true }),
    `${declaration}\n<a b="&quot;&lt;&#xA;">\n  <c>\n    <d />\n  </c>\n  <e>R&amp;D</e>\n</a>`,
  );
});

test('an element of which every child was taken has none of their text', () =>
  assert.equal(parseXml('<a><r>1</r><r>2</r></a>', ({ name }) => name === 'r').text, ''));

test('an element that is accepted when it closes is left out of the tree', () => {
  const takenTexts: string[] = [];
  const take = (row: XmlElement, around: readonly XmlElement[]): boolean => {
    if (around.at(-1)?.name !== 'rows') return false;
    takenTexts.push(row.children[0]?.text ?? '');
    return true;
  };
  const root = parseXml('<a><rows><r><v>1</v></r><r><v>2</v></r></rows><b/></a>', take);
  assert.deepEqual(takenTexts, ['1', '2']);
  assert.deepEqual(
    root.children.map((node) => [node.name, node.children.length]),
    [
      ['rows', 0],
      ['b', 0],
    ],
  );
});
