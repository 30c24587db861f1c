/** The guide page's answer over the sandbox's bytes, and over bytes written by hand for motorcycles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { exportGuide, readGuide } from '@/lib/api/endpoints/guide/guide';
import type { FileAnswer } from '@/lib/api/file-answer';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { createProvider } from '@/lib/provider/provider';
import { inProcess } from '@/lib/provider/transport';
import { demoSubscriber } from '@/lib/sandbox/host/serve';
import { inputCall as call, openGuideServices } from '@/lib/features/vehicles/guide-services.fixture';
import { runReadHistory } from '@/lib/features/forecasts/value-history';
import { runExportGuide, runReadGuide } from './guide';

/** A Citroen Berlingo van, sold from 2019 to 2022. */
const VAN = { kind: 'van', identifier: 50_075 } as const;
const read = async (input: object, { services }: ReturnType<typeof openGuideServices>) =>
  readGuide.output.parse(await runReadGuide(call(readGuide.input.parse(input)), services));

async function vanTable(opened: ReturnType<typeof openGuideServices>) {
  const { table } = await read(VAN, opened);
  return table ?? assert.fail('the van has no values');
}

test('a van’s table has every plate and mileage of the latest edition in one request, as the history has them', async () => {
  const opened = openGuideServices();
  const table = await vanTable(opened);
  assert.equal(table.edition, '2026-11-01');
  opened.operations.length = 0;
  await read({ ...VAN, edition: '2026-10-20' }, opened);
  assert.deepEqual(opened.operations, ['GetUsedValuesForID'], 'names and editions are cached; one request an edition');
  // The history of a plate is another operation of the service: both give the same figures.
  for (const at of [0, 3]) {
    const plate = table.plates[at];
    assert.ok(plate);
    const { year, letter } = plate;
    const slice = { ...VAN, year, letter, from: '2026-11-01', to: '2026-11-01' };
    const { history } = await runReadHistory(call(slice), opened.services);
    assert.ok(history);
    for (const [column, mileage] of history.mileages.entries())
      for (const band of ['retail', 'clean', 'average', 'below'] as const)
        assert.equal(table[band][at]?.[table.mileages.indexOf(mileage)], history[band][0]?.[column]);
  }
});

test('a day names the edition in force on it; a second edition stands beside the first', async () => {
  const opened = openGuideServices();
  await vanTable(opened);
  const answer = await read({ ...VAN, edition: '2026-11-20', against: '2025-11-30' }, opened);
  assert.deepEqual([answer.table?.edition, answer.against?.edition], ['2026-11-01', '2025-11-01']);
  assert.equal(answer.editions[0], '2026-11-01');
  const old = await read({ ...VAN, edition: '2011-01-01', against: '2011-02-01' }, opened);
  assert.equal(old.table, null);
  assert.match(old.because?.reason ?? '', /no edition as old as that/);
  assert.match(old.againstBecause?.reason ?? '', /no edition as old as that/);
});

test('the file has a line for each value, with the change worked out beside it', async () => {
  const opened = openGuideServices();
  const table = await vanTable(opened);
  const input = exportGuide.input.parse({ ...VAN, against: '2026-10-01', format: 'csv' });
  const file: FileAnswer = await runExportGuide(call(input), opened.services);
  const pieces: string[] = [];
  for await (const piece of file.body) pieces.push(String(piece));
  const lines: Record<string, string>[] = parse(pieces.join(''), { bom: true, columns: true });
  assert.equal(file.name, 'guide-van-50075-2026-11-against-2026-10.csv');
  assert.equal(lines.length, table.clean.flat().filter((value) => value !== null).length);
  const line = lines.find((candidate) => candidate['Clean then'] !== '');
  assert.equal(Number(line?.['Clean change']), Number(line?.Clean) - Number(line?.['Clean then']));
});

test('what the guide does not have is shown as a reason, without a file', async () => {
  const { services } = openGuideServices();
  const nothing = readGuide.output.parse(
    await runReadGuide(call(readGuide.input.parse({ kind: 'bike', identifier: 7 })), services),
  );
  assert.equal(nothing.name, null);
  assert.match(nothing.because?.reason ?? '', /no used values for this vehicle in November 2026/);
  const input = exportGuide.input.parse({ kind: 'bike', identifier: 7 });
  await assert.rejects(async () => runExportGuide(call(input), services), /no used values for this vehicle/);
});

/** Two plates of a motorcycle, as a .NET host writes a dataset. Written by hand. */
const MOTORCYCLE = `<?xml version="1.0" encoding="utf-8"?>
<DataSetResult xmlns="https://provider.example/usedvalues"><Success>true</Success><FailMessage/><Returned_DataSet>
<diffgr:diffgram xmlns:msdata="urn:schemas-microsoft-com:xml-msdata" xmlns:diffgr="urn:schemas-microsoft-com:xml-diffgram-v1">
<UsedValues xmlns="">
<Grid diffgr:id="Grid1" msdata:rowOrder="0"><Uvt_Year>2021</Uvt_Year><Yc_Letter>70 </Yc_Letter><Uvt_Mileage>4000</Uvt_Mileage><Uvt_Retail>5100</Uvt_Retail><Uvt_Clean>4300</Uvt_Clean><Uvt_Average>3900</Uvt_Average><Uvt_Below>3300</Uvt_Below><CostNew>8000</CostNew></Grid>
<Grid diffgr:id="Grid2" msdata:rowOrder="1"><Uvt_Year>2021</Uvt_Year><Yc_Letter>21 </Yc_Letter><Uvt_Mileage>2000</Uvt_Mileage><Uvt_Retail>5600</Uvt_Retail><Uvt_Clean>4800</Uvt_Clean><Uvt_Average>0</Uvt_Average><Uvt_Below>3700</Uvt_Below></Grid>
<Grid diffgr:id="Grid3" msdata:rowOrder="2"><Uvt_Year>2021</Uvt_Year><Uvt_Mileage>2000</Uvt_Mileage><Uvt_Clean>1</Uvt_Clean></Grid>
</UsedValues></diffgr:diffgram></Returned_DataSet></DataSetResult>`;

/** The guide of a motorcycle on 2 November 2026 from a provider that answers nothing but the table of values. */
async function readBike(tableXml: string) {
  const bodies: string[] = [];
  const base = 'https://provider.example';
  const caller = createProvider({
    services: base,
    identity: base,
    wltp: base,
    soap: base,
    soapNamespace: base,
    ...demoSubscriber,
    wltpClientId: '',
    wltpClientSecret: '',
    publishedCredentials: true,
    transport: inProcess(async (request) => {
      if (!request.url.endsWith('/GetUsedValuesForID')) return new Response('', { status: 500 });
      bodies.push(await request.text());
      return new Response(tableXml, { headers: { 'content-type': 'text/xml; charset=utf-8' } });
    }),
  });
  const now = () => new Date('2026-11-02T12:00:00Z');
  const services = { cached: createProviderAnswerCache(caller, () => now().getTime()), now };
  const answer = readGuide.output.parse(
    await runReadGuide(call(readGuide.input.parse({ kind: 'bike', identifier: 7 })), services),
  );
  return { answer, body: bodies[0] ?? '' };
}

test('a motorcycle has its table too: newest plate first, gaps and zeros as no value, a row without a plate left out', async () => {
  const { answer, body } = await readBike(MOTORCYCLE);
  assert.match(body, /Database=BIKES&REFID=7/);
  assert.deepEqual(answer.table, {
    edition: '2026-11-01',
    plates: [
      { year: 2021, letter: '21', costNewPounds: null },
      { year: 2021, letter: '70', costNewPounds: 8000 },
    ],
    mileages: [2000, 4000],
    retail: [
      [5600, null],
      [null, 5100],
    ],
    clean: [
      [4800, null],
      [null, 4300],
    ],
    average: [
      [null, null],
      [null, 3900],
    ],
    below: [
      [3700, null],
      [null, 3300],
    ],
  });
  // The list of editions failed: the month's own edition was requested, and the page says why none can be chosen.
  assert.ok(answer.editionsMissing);
});

test('without a list of editions, the reason for no values does not say to choose one', async () => {
  const { answer } = await readBike(MOTORCYCLE.replace(/<Grid [\s\S]*<\/Grid>/, ''));
  assert.deepEqual([answer.table, answer.editions], [null, []]);
  assert.match(answer.because?.reason ?? '', /no used values for this vehicle in November 2026/);
  assert.doesNotMatch(answer.because?.next ?? '', /^Choose/);
});
