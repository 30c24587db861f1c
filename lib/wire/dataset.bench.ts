/**
 * Decoding a large answer: our reader against the bare tokeniser it is built on (aim: at most 1.6 times its time) and
 * against a general XML-to-object parser (aim: at least 5 times faster). Medians of interleaved rounds in one run.
 */
import { XMLParser } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';
import { dataset, operation, readAnswer, writeAnswer } from './operation';
import { double, flag, int, text, unsignedByte } from './values';

const service = {
  key: 'bench',
  title: 'Bench',
  path: '/bench.asmx',
  namespace: '/bench',
  credentials: ['id', 'pw'],
  covers: [],
} as const;
const tables = {
  Options: {
    Opt_OptionCode: int,
    Do_Description: text,
    Dc_Description: text,
    Opt_Basic: double,
    Opt_VAT: double,
    Opt_Default: flag,
    Opt_POA: flag,
    TableOrder: int,
  },
  Relationships: {
    RI_RuleCode: int,
    RI_OptionCode: int,
    RI_IsPrimary: unsignedByte,
    RR_RuleType: text,
    Do_Description: text,
  },
};
const bundle = operation(service, 'GetBundle', {
  standing: 'inferred',
  source: 'a bundle of options such as a large car has',
  summary: 'A bundle of options.',
  params: {},
  result: dataset('Bundle', tables),
  billed: false,
  personal: [],
  example: {},
});

const ROWS = 690;
const options = Array.from({ length: ROWS }, (_, index) => ({
  Opt_OptionCode: 71000 + index,
  Do_Description: `${17 + (index % 6)}" alloy wheels - 'Style ${index}' & tyre pressure monitor`,
  Dc_Description: ['Paintwork', 'Trim', 'Wheels - Alloy', 'Driver Aids'][index % 4] ?? '',
  Opt_Basic: index * 8.33,
  Opt_VAT: index * 1.666,
  Opt_Default: index % 9 === 0,
  Opt_POA: false,
  TableOrder: index + 1,
}));
const rules = Array.from({ length: ROWS }, (_, index) => ({
  RI_RuleCode: 9000 + Math.floor(index / 4),
  RI_OptionCode: 71000 + index,
  RI_IsPrimary: index % 4 === 0 ? 1 : 0,
  RR_RuleType: ['OO', 'RO', 'RA', 'NW', 'IN', 'IO'][index % 6] ?? '',
  Do_Description: `Étoile pack <${index}>`,
}));
const value = { Success: true, FailMessage: '', tables: { Options: options, Relationships: rules } };
const body = writeAnswer(bundle, {}, value, {
  namespaceBase: 'https://provider.example',
  binding: 'post',
  roots: 'native',
});

const nothing = (): void => {};
const contenders = {
  'our reader': () => readAnswer(bundle, body).value.tables.Options.length,
  'bare tokeniser': () => {
    const parser = new SaxesParser({ xmlns: false, position: false });
    for (const event of ['opentag', 'text', 'closetag'] as const) parser.on(event, nothing);
    parser.write(body).close();
    return ROWS;
  },
  'fast-xml-parser': () => {
    const parser = new XMLParser({ ignoreAttributes: false, removeNSPrefix: true });
    const parsed = parser.parse(body) as {
      DataSetResult: { Returned_DataSet: { diffgram: { Bundle: { Options: unknown[] } } } };
    };
    return parsed.DataSetResult.Returned_DataSet.diffgram.Bundle.Options.length;
  },
};

const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
const ROUNDS = 90;
const turns = Object.entries(contenders);
for (let round = -10; round < ROUNDS; round++) {
  turns.push(turns.shift()!); // the order rotates, so that each pays for the others' garbage in turn
  for (const [name, run] of turns) {
    const start = performance.now();
    if (run() !== ROWS) throw new Error(`${name} lost rows`);
    if (round >= 0) times.get(name)!.push(performance.now() - start);
  }
}
const median = (name: string): number => times.get(name)!.sort((a, b) => a - b)[ROUNDS / 2] ?? NaN;
const ourMedian = median('our reader');
console.log(`decoding a dataset of ${Math.round(Buffer.byteLength(body) / 1000)} KB, medians of ${ROUNDS} rounds`);
for (const name of Object.keys(contenders)) console.log(`  ${name.padEnd(16)} ${median(name).toFixed(2)} ms`);
console.log(`  ours / tokeniser        ${(ourMedian / median('bare tokeniser')).toFixed(2)} (aim ≤ 1.6)`);
console.log(`  fast-xml-parser / ours  ${(median('fast-xml-parser') / ourMedian).toFixed(2)} (aim ≥ 5)`);
