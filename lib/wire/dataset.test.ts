import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  columnsOf,
  DATASET_FRAME,
  datasetRoot,
  decodeName,
  encodeName,
  readDatasetResult,
  rowReader,
  writeDatasetResult,
  type DatasetTables,
} from './dataset';
import { dataset, operation, readAnswer, writeAnswer, type DatasetResult } from './operation';
import { Unreadable } from './shape';
import { offsetDateTime } from './dates';
import { codec, decimal, double, flag, int, text } from './values';
import { parseXml, writeXml } from './xml';

const service = {
  key: 't',
  title: 'T',
  path: '/t.asmx',
  namespace: '/t',
  credentials: ['id', 'pw'],
  covers: [],
} as const;

function declare<T extends DatasetTables>(result: DatasetResult<T>) {
  const parts = { standing: 'inferred', source: '', summary: '', params: {}, billed: false, personal: [] } as const;
  return operation(service, 'GetRows', { ...parts, result, example: {} });
}

const grid = declare(
  dataset('Grids', {
    Grid: { ID: int, '0TO62': text, 'HC+NOX': text, 'A name': text, Price: decimal, On: offsetDateTime },
  }),
);

const wrap = (diffgram: string): string =>
  `<DataSetResult xmlns="urn:x"><Success>true</Success><FailMessage /><Returned_DataSet><schema/>${diffgram}</Returned_DataSet></DataSetResult>`;
const rowsOf = (body: string) => readAnswer(grid, body);
const rows = (cells: string): string =>
  wrap(`<diffgr:diffgram xmlns:diffgr="urn:d"><Grids xmlns="">${cells}</Grids></diffgr:diffgram>`);

describe('rows are read', () => {
  const cases: [what: string, cells: string, value: unknown][] = [
    ['one row is a list of one', '<Grid><ID>1</ID></Grid>', [{ ID: 1 }]],
    ['no row', '', []],
    ['a row of nulls is an empty row', '<Grid/><Grid><ID>2</ID></Grid>', [{}, { ID: 2 }]],
    [
      'encoded column names are decoded',
      '<Grid><_x0030_TO62>9.8</_x0030_TO62><HC_x002B_NOX>.1</HC_x002B_NOX><A_x0020_name>x</A_x0020_name></Grid>',
      [{ '0TO62': '9.8', 'HC+NOX': '.1', 'A name': 'x' }],
    ],
    ['an encoding the host need not have used is understood', '<Grid><I_x0044_>1</I_x0044_></Grid>', [{ ID: 1 }]],
    [
      'unknown columns and tables are dropped',
      '<Grid><ID>1</ID><New>2</New></Grid><Other><ID>3</ID></Other>',
      [{ ID: 1 }],
    ],
    ['a nil cell is a null', '<Grid><ID xsi:nil="true" xmlns:xsi="urn:i">1</ID></Grid>', [{}]],
    ['a blank number is a null', '<Grid><ID> </ID></Grid>', [{}]],
    [
      'a marked blank text is preserved',
      '<Grid><A_x0020_name xml:space="preserve">  </A_x0020_name></Grid>',
      [{ 'A name': '  ' }],
    ],
    [
      'a blank text that is not marked as significant is the empty text',
      '<Grid><A_x0020_name xml:space="default">  </A_x0020_name></Grid>',
      [{ 'A name': '' }],
    ],
    ['a marked number is a number', '<Grid><ID xml:space="preserve">1</ID></Grid>', [{ ID: 1 }]],
    ['a decimal keeps its scale', '<Grid><Price>12.50</Price></Grid>', [{ Price: '12.50' }]],
    ['a summer date keeps its day', '<Grid><On>2012-05-28T00:00:00+01:00</On></Grid>', [{ On: '2012-05-28T00:00:00' }]],
    ['columns in any order', '<Grid><Price>1</Price><ID>2</ID></Grid>', [{ Price: '1', ID: 2 }]],
  ];
  for (const [what, cells, value] of cases) {
    test(what, () => {
      const read = rowsOf(rows(cells));
      assert.deepEqual(read.value.tables.Grid, value);
      assert.deepEqual(read.problems, []);
    });
  }
  test('a cell that cannot be read is left out and named, never its value', () => {
    const { value, problems } = rowsOf(rows('<Grid><ID>SECRET</ID><Price>1</Price></Grid>'));
    assert.deepEqual(value.tables.Grid, [{ Price: '1' }]);
    assert.deepEqual(problems, ['Grid/ID cannot be read as xs:int']);
  });
  test('rows that a diffgram holds as former states are not current rows', () => {
    const row = '<Grid><ID>9</ID></Grid>';
    const former = `<diffgr:before>${row}</diffgr:before><diffgr:errors>${row}</diffgr:errors>`;
    const body = wrap(
      `<diffgr:diffgram xmlns:diffgr="urn:d"><Grids><Grid><ID>1</ID></Grid></Grids>${former}</diffgr:diffgram>`,
    );
    assert.deepEqual(rowsOf(body).value.tables.Grid, [{ ID: 1 }]);
  });
  test('rows outside of a diffgram are no rows', () => {
    const data = '<Data><Grids><Grid><ID>9</ID></Grid></Grids></Data>';
    assert.deepEqual(rowsOf(wrap(`<diffgram/>${data}`)).value.tables.Grid, []);
  });
  test('the rows of a diffgram leave the tree, whatever their table', () => {
    const reader = rowReader({ Grid: { ID: int } }, []);
    const root = parseXml('<a><diffgram><Grids><Grid/><Other/></Grids></diffgram><Other/></a>', (row, around) =>
      reader.take(row, around),
    );
    assert.equal(
      writeXml(root, { indent: false }),
      '<?xml version="1.0" encoding="utf-8"?><a><diffgram><Grids /></diffgram><Other /></a>',
    );
    assert.deepEqual(reader.tables, { Grid: [{}] });
  });
  test('a codec that fails in another way is no cell that cannot be read', () => {
    const broken = codec<string>({ xsd: '', dotnet: '', missing: '', read: () => assert.fail('broken') });
    const reader = rowReader({ Grid: { ID: broken } }, []);
    const source = rows('<Grid><ID>1</ID></Grid>');
    assert.throws(() => parseXml(source, (row, around) => reader.take(row, around)), /broken/);
  });
  test('a dataset without rows is an empty diffgram', () =>
    assert.deepEqual(rowsOf(wrap('<diffgram/>')).value.tables, { Grid: [] }));
});

describe('a body that is no dataset result is refused', () => {
  const bodies: [what: string, body: string][] = [
    ['an error page', '<html><body>Sorry</body></html>'],
    ['no Success', '<DataSetResult><FailMessage/></DataSetResult>'],
    ['a Success that is no flag', '<DataSetResult><Success>maybe</Success></DataSetResult>'],
    ['a Success that begins as a flag', '<DataSetResult><Success>false!</Success></DataSetResult>'],
    ['a Success that ends as a flag', '<DataSetResult><Success>no0</Success></DataSetResult>'],
    ['success without data', '<DataSetResult><Success>true</Success></DataSetResult>'],
    ['success without a diffgram', '<DataSetResult><Success>true</Success><Returned_DataSet/></DataSetResult>'],
    ['rows alone', '<Grids><Grid><ID>1</ID></Grid></Grids>'],
  ];
  for (const [what, body] of bodies) test(what, () => assert.throws(() => rowsOf(body), Unreadable));
  test('says what is missing', () => {
    for (const [body, detail] of [
      ['<R/>', 'the dataset result has no Success'],
      ['<R><Success>true</Success></R>', 'a successful dataset result has no Returned_DataSet with a diffgram'],
    ] as const)
      assert.throws(
        () => rowsOf(body),
        (error) => error instanceof Unreadable && error.detail === detail,
      );
  });
  test('a flag may be padded, and a failure may have no reason', () => {
    for (const flag of [' FALSE\n', '\n 0  '])
      assert.deepEqual(rowsOf(`<R><Success>${flag}</Success></R>`).value, {
        Success: false,
        FailMessage: '',
        tables: { Grid: [] },
      });
  });
  test('a failure needs no data', () =>
    assert.deepEqual(rowsOf('<R><Success>false</Success><FailMessage>No.</FailMessage></R>').value, {
      Success: false,
      FailMessage: 'No.',
      tables: { Grid: [] },
    }));
});

describe('names', () => {
  const cases: [name: string, wireName: string][] = [
    ['0TO62', '_x0030_TO62'],
    ['HC+NOX', 'HC_x002B_NOX'],
    ['INSURANCEGROUP1-50', 'INSURANCEGROUP1-50'],
    ['A name', 'A_x0020_name'],
    ['_x0041_', '_x005F_x0041_'],
    ['Année', 'Année'],
    ['£', '_x00A3_'],
    ['-a.b', '_x002D_a.b'],
    ['·a·b', '_x00B7_a·b'],
    ['_a', '_a'],
    ['_x0041', '_x0041'],
    ['_xGGGG_', '_xGGGG_'],
    ['a_x0041_b_x00e9_', 'a_x005F_x0041_b_x005F_x00e9_'],
  ];
  for (const [name, wireName] of cases) {
    test(`${name} is ${wireName} on the wire`, () => {
      assert.equal(encodeName(name), wireName);
      assert.equal(decodeName(wireName), name);
    });
  }
  test('digits of either case are decoded', () => assert.equal(decodeName('_x00e9__x00E9_'), 'éé'));
  test('of the elements around a dataset are .NET’s, and a provider’s own where a table says so', () => {
    assert.deepEqual([...DATASET_FRAME], ['Success', 'FailMessage', 'Returned_DataSet', 'DataSetResult']);
    assert.equal(datasetRoot(), 'DataSetResult');
    assert.equal(
      datasetRoot((name) => `${name}X`),
      'DataSetResultX',
    );
    assert.deepEqual(columnsOf(['A', 'B'], int), { A: int, B: int });
  });
  test('of a provider’s own are read and written', () => {
    const tables = { Grid: { ID: int } };
    const value = { Success: true, FailMessage: 'x', tables: { Grid: [{ ID: 1 }] } };
    const frame = (name: string) => (name === 'Grid' || name === 'ID' ? `My ${name}` : `${name}X`);
    const source = writeXml(writeDatasetResult('R', 'Grids', tables, value, frame), { indent: false });
    const reader = rowReader(tables, [], frame);
    const root = parseXml(source, (row, around) => reader.take(row, around));
    assert.deepEqual(readDatasetResult(root, reader.tables, frame), value);
    assert.match(source, /<SuccessX>true<\/SuccessX><FailMessageX>x<\/FailMessageX><Returned_DataSetX><xs:schema/);
    assert.match(source, /<My_x0020_Grid diffgr:id="My_x0020_Grid1" msdata:rowOrder="0"><My_x0020_ID>1</);
  });
  test('every name of printable characters is decoded to itself', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (name) =>
        assert.equal(decodeName(encodeName(name)), name),
      ),
    ));
});

test('the reader reads back what the writer wrote, in every binding and root', () => {
  const anyRow = fc.record(
    {
      ID: fc.integer({ min: -2147483648, max: 2147483647 }),
      Text: fc.string({ unit: 'grapheme-ascii' }),
      Flag: fc.boolean(),
      Double: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  const columns = { ID: int, Text: text, Flag: flag, Double: double };
  const two = declare(dataset('Two', { First: columns, 'Second table': columns }));
  const binding = fc.constantFrom('post' as const, 'get' as const, 'soap11' as const, 'soap12' as const);
  fc.assert(
    fc.property(
      fc.array(anyRow),
      fc.array(anyRow),
      binding,
      fc.constantFrom('documents' as const, 'native' as const),
      (first, second, chosenBinding, roots) => {
        const value = { Success: true, FailMessage: '', tables: { First: first, 'Second table': second } };
        const body = writeAnswer(two, {}, value, { namespaceBase: 'https://p.example', binding: chosenBinding, roots });
        assert.deepEqual(readAnswer(two, body), { value, problems: [] });
      },
    ),
  );
});

test('a dataset is written as .NET writes it', () => {
  const tables = { Valuation: { valuation: decimal, mileage: int }, 'Comments+': { Text: text } };
  const rows = {
    Valuation: [{ valuation: '1500.00', mileage: 60_000 }, { mileage: 70_000 }],
    'Comments+': [{ Text: '' }, { Text: '  ' }, { Text: 'R&D ' }],
  };
  const column = (name: string, type: string) => `<xs:element name="${name}" type="${type}" minOccurs="0" />`;
  const table = (name: string, columns: string) =>
    `<xs:element name="${name}"><xs:complexType><xs:sequence>${columns}</xs:sequence></xs:complexType></xs:element>`;
  // As in the exchanges recorded from a .NET ASMX host.
  const schema =
    '<xs:schema id="Smr" xmlns="" xmlns:xs="http://www.w3.org/2001/XMLSchema" ' +
    'xmlns:msdata="urn:schemas-microsoft-com:xml-msdata">' +
    '<xs:element name="Smr" msdata:IsDataSet="true" msdata:UseCurrentLocale="true"><xs:complexType>' +
    '<xs:choice minOccurs="0" maxOccurs="unbounded">' +
    table('Valuation', column('valuation', 'xs:decimal') + column('mileage', 'xs:int')) +
    table('Comments_x002B_', column('Text', 'xs:string')) +
    '</xs:choice></xs:complexType></xs:element></xs:schema>';
  const diffgram = (content: string) =>
    '<diffgr:diffgram xmlns:msdata="urn:schemas-microsoft-com:xml-msdata" ' +
    `xmlns:diffgr="urn:schemas-microsoft-com:xml-diffgram-v1"${content}`;
  const written = (value: Parameters<typeof writeDatasetResult>[3]) =>
    writeXml(writeDatasetResult('GetResult', 'Smr', tables, value), { indent: false }).replace(/^<\?.*\?>/, '');

  assert.equal(
    written({ Success: true, FailMessage: '', tables: rows }),
    `<GetResult><Success>true</Success><FailMessage /><Returned_DataSet>${schema}${diffgram('>')}<Smr xmlns="">` +
      '<Valuation diffgr:id="Valuation1" msdata:rowOrder="0"><valuation>1500.00</valuation><mileage>60000</mileage></Valuation>' +
      '<Valuation diffgr:id="Valuation2" msdata:rowOrder="1"><mileage>70000</mileage></Valuation>' +
      '<Comments_x002B_ diffgr:id="Comments_x002B_1" msdata:rowOrder="0"><Text /></Comments_x002B_>' +
      '<Comments_x002B_ diffgr:id="Comments_x002B_2" msdata:rowOrder="1"><Text xml:space="preserve">  </Text></Comments_x002B_>' +
      '<Comments_x002B_ diffgr:id="Comments_x002B_3" msdata:rowOrder="2"><Text>R&amp;D </Text></Comments_x002B_>' +
      '</Smr></diffgr:diffgram></Returned_DataSet></GetResult>',
  );
  assert.equal(
    written({ Success: true, FailMessage: '', tables: {} }),
    `<GetResult><Success>true</Success><FailMessage /><Returned_DataSet>${schema}${diffgram(' />')}</Returned_DataSet></GetResult>`,
  );
  assert.equal(
    written({ Success: false, FailMessage: 'No.', tables: rows }),
    '<GetResult><Success>false</Success><FailMessage>No.</FailMessage></GetResult>',
  );
});
