/** .NET datasets: an embedded schema, then a diffgram of rows (wire.md §2). */
import { Unreadable, type RecordOf } from './shape';
import { noteProblem, type Problems } from './document';
import { flag, text, WireValueError, type Codec } from './values';
import { attributeOf, child, element, present, type XmlElement } from './xml';

// `any`: a table's columns are codecs of every value type.
export type DatasetColumns = { readonly [column: string]: Codec<any> };
export type DatasetTables = { readonly [table: string]: DatasetColumns };
export type TableValues<T extends DatasetTables> = { [K in keyof T]: RecordOf<T[K]>[] };

/** The answer of every dataset operation. On failure all tables are empty and FailMessage gives the reason. */
export interface DatasetValue<T extends DatasetTables> {
  Success: boolean;
  FailMessage: string;
  tables: TableValues<T>;
}

/** The elements around every dataset, and the root of one sent without an envelope. */
export const DATASET_FRAME = ['Success', 'FailMessage', 'Returned_DataSet', 'DataSetResult'] as const;

/** The wire name of a table, a column or an element of the frame. */
export type WireName = (name: string) => string;
const same: WireName = (name) => name;

/** The root of a dataset that is sent without an envelope. */
export const datasetRoot = (wireName: WireName = same): string => wireName('DataSetResult');

/** Columns that share one codec. */
export const columnsOf = <N extends string, T>(names: readonly N[], codec: Codec<T>): { [K in N]: Codec<T> } =>
  // Built from the names themselves.
  Object.fromEntries(names.map((name) => [name, codec])) as { [K in N]: Codec<T> };

const NOT_NAME_START = /^[^A-Za-z_\u00c0-\uffff]/;
const NOT_NAME = /[^A-Za-z0-9_.\-\u00b7\u00c0-\uffff]/g;
const hex = (char: string): string => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A column name as an XML name, the .NET way: `0TO62` → `_x0030_TO62`, `HC+NOX` → `HC_x002B_NOX`. */
export const encodeName = (name: string): string =>
  name
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(NOT_NAME_START, hex)
    .replace(NOT_NAME, hex);

export const decodeName = (name: string): string =>
  name.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * Reads rows while their elements close: pass `take` to parseXml. Unknown tables and columns are dropped, an absent
 * column is null.
 */
export function rowReader<T extends DatasetTables>(tables: T, problems: Problems, wireName: WireName = same) {
  const rows = Object.fromEntries(Object.keys(tables).map((table) => [table, [] as unknown[]]));
  const byWireName = new Map(
    Object.entries(tables).map(([table, columns]) => [
      encodeName(wireName(table)),
      {
        rows: rows[table]!,
        columns: new Map(
          Object.keys(columns).map((name) => [encodeName(wireName(name)), { name, codec: columns[name]! }]),
        ),
      },
    ]),
  );
  return {
    // Built from the keys of `tables`, each row by its own columns.
    tables: rows as TableValues<T>,
    take(row: XmlElement, around: readonly XmlElement[]): boolean {
      // diffgram → the dataset's own element → rows; `before` and `errors` beside it hold no current rows.
      if (around[around.length - 2]?.name !== 'diffgram') return false;
      const known = byWireName.get(row.name);
      if (known && !NOT_CURRENT.has(around[around.length - 1]!.name)) {
        known.rows.push(readRow(known.columns, row, problems));
      }
      return true;
    },
  };
}

/** The elements around the rows. @throws Unreadable if there are none, or if a success has no data */
export function readDatasetResult<T extends DatasetTables>(
  node: XmlElement,
  tables: TableValues<T>,
  wireName: WireName = same,
): DatasetValue<T> {
  const success = child(node, wireName('Success'))?.text ?? '';
  if (!/^\s*(true|false|1|0)\s*$/i.test(success)) throw new Unreadable('the dataset result has no Success');
  const Success = flag.read(success);
  const returned = child(node, wireName('Returned_DataSet'));
  if (Success && !(returned && child(returned, 'diffgram'))) {
    throw new Unreadable('a successful dataset result has no Returned_DataSet with a diffgram');
  }
  return { Success, FailMessage: text.read(child(node, wireName('FailMessage'))?.text ?? ''), tables };
}

const NOT_CURRENT = new Set(['before', 'errors']);

function readRow(
  columns: Map<string, { name: string; codec: Codec<unknown> }>,
  node: XmlElement,
  problems: Problems,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const cell of node.children) {
    const column = columns.get(cell.name) ?? columns.get(encodeName(decodeName(cell.name)));
    if (!column || !present(cell)) continue;
    try {
      // A blank that the writer marked as significant stays; any other text of only white space is empty.
      const asIs = column.codec.xsd === 'xs:string' && attributeOf(cell, 'space') === 'preserve';
      row[column.name] = asIs ? cell.text : column.codec.read(cell.text);
    } catch (error) {
      if (!(error instanceof WireValueError)) throw error;
      if (cell.text.trim() !== '') noteProblem(problems, `${node.name}/${cell.name} ${error.message}`);
    }
  }
  return row;
}

const XS = 'http://www.w3.org/2001/XMLSchema';
const MSDATA = 'urn:schemas-microsoft-com:xml-msdata';
const DIFFGR = 'urn:schemas-microsoft-com:xml-diffgram-v1';

function writeSchema(name: string, tables: DatasetTables, wireName: WireName): XmlElement {
  const tableElements = Object.entries(tables).map(([table, columns]) => {
    const cells = Object.entries(columns).map(([column, codec]) =>
      element('xs:element', { name: encodeName(wireName(column)), type: codec.xsd, minOccurs: '0' }),
    );
    const sequence = element('xs:sequence', {}, cells);
    return element('xs:element', { name: encodeName(wireName(table)) }, [element('xs:complexType', {}, [sequence])]);
  });
  const choice = element('xs:choice', { minOccurs: '0', maxOccurs: 'unbounded' }, tableElements);
  const dataset = element(
    'xs:element',
    { name: encodeName(name), 'msdata:IsDataSet': 'true', 'msdata:UseCurrentLocale': 'true' },
    [element('xs:complexType', {}, [choice])],
  );
  return element('xs:schema', { id: encodeName(name), xmlns: '', 'xmlns:xs': XS, 'xmlns:msdata': MSDATA }, [dataset]);
}

const PRESERVE = { 'xml:space': 'preserve' };

/** A text of only blanks is marked, because a reader would take it for indentation. */
const writeCell = (name: string, content: string): XmlElement =>
  element(name, content !== '' && content.trim() === '' ? PRESERVE : {}, content);

/** The result element of a dataset operation; a failure holds no data. */
export function writeDatasetResult(
  elementName: string,
  name: string,
  shown: DatasetTables,
  { Success, FailMessage, tables }: DatasetValue<DatasetTables>,
  wireName: WireName = same,
): XmlElement {
  const head = [
    element(wireName('Success'), {}, flag.write(Success)),
    element(wireName('FailMessage'), {}, FailMessage),
  ];
  return element(elementName, {}, Success ? [...head, writeDataset(name, shown, tables, wireName)] : head);
}

/** Writes the schema of the shown tables and columns, then the rows; without rows it is an empty diffgram. */
function writeDataset(
  name: string,
  shown: DatasetTables,
  values: TableValues<DatasetTables>,
  wireName: WireName,
): XmlElement {
  const rows: XmlElement[] = [];
  for (const [table, columns] of Object.entries(shown)) {
    // Once per table, not per cell: a list may have thousands of rows.
    const tableName = encodeName(wireName(table));
    const written = Object.entries(columns).map(([column, codec]) => ({
      column,
      codec,
      cellName: encodeName(wireName(column)),
    }));
    for (const [index, row] of (values[table] ?? []).entries()) {
      const cells: Record<string, unknown> = row;
      const content: XmlElement[] = [];
      for (const { column, codec, cellName } of written) {
        if (cells[column] !== undefined) content.push(writeCell(cellName, codec.write(cells[column])));
      }
      const attributes = { 'diffgr:id': `${tableName}${index + 1}`, 'msdata:rowOrder': String(index) };
      rows.push(element(tableName, attributes, content));
    }
  }
  const diffgram = element(
    'diffgr:diffgram',
    { 'xmlns:msdata': MSDATA, 'xmlns:diffgr': DIFFGR },
    rows.length === 0 ? [] : [element(encodeName(name), { xmlns: '' }, rows)],
  );
  return element(wireName('Returned_DataSet'), {}, [writeSchema(name, shown, wireName), diffgram]);
}
