/** The vehicles service, called with the recorded bytes and followed by hand from maker to derivative. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSandbox, formRequest, SUBSCRIBER } from '@/lib/sandbox/testing/sandbox-requests';
import { rowsOf, schemaOf, textOf } from '@/lib/sandbox/testing/xml-paths';
import { recordedExchange, recordingNames } from '@/lib/sandbox/testing/recorded-exchanges';

const sandbox = createTestSandbox({ roots: 'native' });

const callOperation = async (operation: string, fields: string): Promise<string> => {
  const response = await sandbox.serve(
    formRequest(`/vehicles/refvehicles.asmx/${operation}`, `${SUBSCRIBER}&${fields}`),
  );
  const body = await response.text();
  assert.equal(response.status, 200, body);
  return body;
};
const rows = async (operation: string, fields: string): Promise<Record<string, string>[]> =>
  rowsOf(await callOperation(operation, fields));

for (const name of recordingNames('vehicles')) {
  test(`a request like ${name} is answered with the recorded tables and columns`, async () => {
    const { request, response } = recordedExchange(name);
    const body = await (await sandbox.serve(request)).text();
    assert.deepEqual(schemaOf(body), schemaOf(response.body));
    assert.equal(textOf(body, 'Success'), textOf(response.body, 'Success'));
    assert.equal(textOf(body, 'FailMessage'), textOf(response.body, 'FailMessage'));
  });
}

const walks = [
  { database: 'CARS', manufacturer: 'CITROEN', range: 'C3' },
  { database: 'CARS', manufacturer: 'VOLKSWAGEN', range: 'GOLF' },
  { database: 'LCV', manufacturer: 'FORD', range: 'TRANSIT CUSTOM' },
];

for (const { database, manufacturer, range } of walks) {
  test(`${manufacturer} ${range}: the path from maker to derivative matches the derivative’s description`, async () => {
    const makers = await rows('GetRefMan', `database=${database}&justCurrentManufacturers=FALSE&bodyStyleFilter=`);
    const maker = makers.find((row) => row['CMan_Name'] === manufacturer);
    assert.ok(maker);
    const manCode = maker['CMan_Code'];
    const parameters = `database=${database}&manCode=${manCode}&justCurrentRanges=FALSE&bodyStyleFilter=`;
    const found = (await rows('GetRefRange', parameters)).find((row) => row['CRan_Name'] === range);
    assert.ok(found);
    const models = await rows(
      'GetRefMod',
      `database=${database}&manRanCode=${found['CRan_Code']}&manRanCodeIsMan=FALSE&justCurrentModels=FALSE&bodyStyleFilter=`,
    );
    assert.ok(models.length > 0);
    const inThreeLevels = await rows(
      'GetRefMod',
      `database=${database}&manRanCode=${manCode}&manRanCodeIsMan=TRUE&justCurrentModels=FALSE&bodyStyleFilter=`,
    );
    const ofRange = await rows(
      'GetRefDerFromRange',
      `database=${database}&ranCode=${found['CRan_Code']}&justCurrentDerivatives=FALSE`,
    );
    const ids: string[] = [];
    for (const model of models) {
      assert.ok(inThreeLevels.some((row) => row['CMod_Code'] === model['CMod_Code']));
      const derivatives = await rows(
        'GetRefDer',
        `database=${database}&modCode=${model['CMod_Code']}&justCurrentDerivatives=FALSE`,
      );
      ids.push(...derivatives.map((row) => row['CDer_ID'] ?? ''));
      const derivative = derivatives[0];
      assert.ok(derivative, `${model['CMod_Name']} has derivatives`);
      const [description] = await rows(
        'GetRefDescriptionFromId',
        `database=${database}&refid=${derivative['CDer_ID']}`,
      );
      assert.equal(description?.['CVehicle_ManText'], manufacturer);
      assert.equal(description?.['CVehicle_ShortModText'], range);
      assert.equal(description?.['CVehicle_ModText'], model['CMod_Name']);
      assert.equal(description?.['CVehicle_DerText'], derivative['CDer_Name']);
      assert.equal(description?.['CVehicle_ManTextCode'], manCode);
      assert.equal(description?.['CVehicle_ShortModID'], found['CRan_Code']);
      assert.equal(description?.['CVehicle_ModTextCode'], model['CMod_Code']);
    }
    const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => a.localeCompare(b));
    assert.deepEqual(sorted(ofRange.map((row) => row['CDer_ID'] ?? '')), sorted(ids));
  });
}

test('identifier and code lead to each other, with inner blanks, with or without trailing ones', async () => {
  const code = textOf(await callOperation('GetRefcodeFromRefid', 'database=CARS&refid=50001'), 'CDer_REFcode') ?? '';
  assert.equal(code.length, 20);
  for (const given of [code, code.trimEnd()]) {
    const back = await rows('GetRefidFromRefcode', `database=CARS&refcode=${encodeURIComponent(given)}`);
    assert.deepEqual(back, [{ CDer_ID: '50001' }]);
  }
});

const none = [
  { operation: 'GetRefcodeFromRefid', fields: 'database=CARS&refid=999999999' },
  { operation: 'GetRefidFromRefcode', fields: 'database=CARS&refcode=NOSUCHCODE' },
  { operation: 'GetRefDescriptionFromId', fields: 'database=LCV&refid=0' },
  { operation: 'GetRefModelYears', fields: 'database=CARS&refid=-1' },
  { operation: 'GetRefRange', fields: 'database=CARS&manCode=1&justCurrentRanges=FALSE&bodyStyleFilter=' },
  { operation: 'GetRefDer', fields: 'database=CARS&modCode=1&justCurrentDerivatives=FALSE' },
  // Covered by the service, but this catalogue has none of them.
  { operation: 'GetRefMan', fields: 'database=HGV&justCurrentManufacturers=FALSE&bodyStyleFilter=' },
  { operation: 'GetRefMan', fields: 'database=BIKES&justCurrentManufacturers=TRUE&bodyStyleFilter=' },
];
for (const { operation, fields } of none) {
  test(`${operation} of ${fields.split('&').slice(0, 2).join(', ')} is a success without rows`, async () => {
    const body = await callOperation(operation, fields);
    assert.equal(textOf(body, 'Success'), 'true');
    assert.deepEqual(rowsOf(body), []);
    assert.match(body, /<diffgr:diffgram [^>]*\/>/);
  });
}

const refused = [
  { fields: 'database=BOATS&justCurrentManufacturers=TRUE&bodyStyleFilter=', message: "Unknown database 'BOATS'." },
  { fields: 'database=CARS&justCurrentManufacturers=TRUE&bodyStyleFilter=5,9', message: "Unknown body style '9'." },
];
for (const { fields, message } of refused) {
  test(`GetRefMan of ${fields} is refused`, async () => {
    const body = await callOperation('GetRefMan', fields);
    assert.equal(textOf(body, 'Success'), 'false');
    assert.equal(textOf(body, 'FailMessage'), message);
    assert.ok(!body.includes('Returned_DataSet'));
  });
}

test('a list of current derivatives is part of one with run-out, which is part of one of all', async () => {
  const list = async (operation: string, justCurrent: boolean): Promise<Set<string>> => {
    const fields = `database=CARS&justCurrentManufacturers=${justCurrent}&bodyStyleFilter=`;
    return new Set((await rows(operation, fields)).map((row) => row['CMan_Name'] ?? ''));
  };
  const current = await list('GetRefMan', true);
  const withRunOut = await list('GetRefMan_IncludeOnRunout', true);
  const all = await list('GetRefMan', false);
  for (const name of current) assert.ok(withRunOut.has(name), name);
  for (const name of withRunOut) assert.ok(all.has(name), name);
  assert.ok(current.size < all.size);
});

test('a derivative on run-out is listed with its run-out date on request, and not among the current', async () => {
  const makers = await rows('GetRefMan', 'database=CARS&justCurrentManufacturers=FALSE&bodyStyleFilter=');
  let seen = 0;
  for (const maker of makers) {
    const found = await rows(
      'GetRefRange_IncludeOnRunout',
      `database=CARS&manCode=${maker['CMan_Code']}&justCurrentRanges=TRUE&bodyStyleFilter=`,
    );
    for (const range of found) {
      const parameters = `database=CARS&ranCode=${range['CRan_Code']}&justCurrentDerivatives=TRUE`;
      const current = new Set((await rows('GetRefDerFromRange', parameters)).map((row) => row['CDer_ID']));
      for (const row of await rows('GetRefDerFromRange_IncludeOnRunout', parameters)) {
        if (current.has(row['CDer_ID'])) continue;
        seen += 1;
        assert.ok((row['CDer_Discontinued'] ?? '') < '2026-06-05', row['CDer_Name']);
        assert.ok((row['CDer_RunOutDate'] ?? '') >= '2026-06-05', row['CDer_Name']);
      }
    }
    if (seen > 20) return;
  }
  assert.ok(seen > 0);
});

test('a body style filter lists only models of those styles, and all styles together list everything', async () => {
  const count = async (filter: string): Promise<number> =>
    (
      await rows(
        'GetRefMod',
        `database=CARS&manRanCode=101&manRanCodeIsMan=TRUE&justCurrentModels=FALSE&bodyStyleFilter=${filter}`,
      )
    ).length;
  const apart = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((style) => count(String(style))));
  const sum = apart.reduce((total, styleCount) => total + styleCount, 0);
  assert.equal(await count('1,2,3,4,5,6,7,8'), await count(''));
  assert.ok(sum >= (await count('')));
  assert.ok(Math.max(...apart) < (await count('')));
});

test('model years follow on one another without a gap, the last one open', async () => {
  const years = await rows('GetRefModelYears', 'database=CARS&refid=50001');
  assert.ok(years.length > 0);
  years.forEach((year, index) => {
    const next = years[index + 1];
    if (!next) return;
    const dayAfter = new Date(Date.parse(`${year['My_EffectiveTo']?.slice(0, 10)}T00:00:00Z`) + 86_400_000);
    assert.equal(next['My_EffectiveFrom']?.slice(0, 10), dayAfter.toISOString().slice(0, 10));
  });
});
