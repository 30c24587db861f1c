import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { decodeName, encodeName, type DatasetTables } from './dataset';
import { dataset, operation, readAnswer, writeAnswer, type DatasetResult } from './operation';
import { Unreadable } from './shape';
import { offsetDateTime } from './dates';
import { decimal, double, flag, int, text } from './values';

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
    const former = '<diffgr:before><Grid><ID>9</ID></Grid></diffgr:before>';
    const body = wrap(
      `<diffgr:diffgram xmlns:diffgr="urn:d"><Grids><Grid><ID>1</ID></Grid></Grids>${former}</diffgr:diffgram>`,
    );
    assert.deepEqual(rowsOf(body).value.tables.Grid, [{ ID: 1 }]);
  });
  test('a dataset without rows is an empty diffgram', () =>
    assert.deepEqual(rowsOf(wrap('<diffgram/>')).value.tables, { Grid: [] }));
});

describe('a body that is no dataset result is refused', () => {
  const bodies: [what: string, body: string][] = [
    ['an error page', '<html><body>Sorry</body></html>'],
    ['no Success', '<DataSetResult><FailMessage/></DataSetResult>'],
    ['a Success that is no flag', '<DataSetResult><Success>maybe</Success></DataSetResult>'],
    ['success without data', '<DataSetResult><Success>true</Success></DataSetResult>'],
    ['success without a diffgram', '<DataSetResult><Success>true</Success><Returned_DataSet/></DataSetResult>'],
    ['rows alone', '<Grids><Grid><ID>1</ID></Grid></Grids>'],
  ];
  for (const [what, body] of bodies) test(what, () => assert.throws(() => rowsOf(body), Unreadable));
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
  ];
  for (const [name, wireName] of cases) {
    test(`${name} is ${wireName} on the wire`, () => {
      assert.equal(encodeName(name), wireName);
      assert.equal(decodeName(wireName), name);
    });
  }
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
