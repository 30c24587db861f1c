import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import type { CatalogueDatabase } from '@/lib/sandbox/catalogue/catalogue-model';
import { priceHistory, priceOn } from '@/lib/sandbox/catalogue/prices';
import { technical } from '@/lib/sandbox/catalogue/technical';

const databases: readonly CatalogueDatabase[] = ['CAR', 'LCV'];
const book = catalogue();

test('The catalogue has at least 40 makes of cars, 8 of vans, 200 ranges and 4,000 derivatives', () => {
  assert.ok(book.manufacturers('CAR').length >= 40);
  assert.ok(book.manufacturers('LCV').length >= 8);
  const ranges = databases.flatMap((database) =>
    book.manufacturers(database).flatMap(({ code }) => book.ranges(database, code)),
  );
  assert.ok(ranges.length >= 200);
  assert.ok(book.derivatives('CAR').length >= 4000);
  assert.ok(book.derivatives('LCV').length >= 400);
});

for (const database of databases) {
  test(`Every ${database} level leads to the next, and none is empty`, () => {
    for (const manufacturer of book.manufacturers(database)) {
      assert.equal(book.manufacturer(database, manufacturer.code), manufacturer);
      for (const range of book.ranges(database, manufacturer.code)) {
        assert.equal(book.range(database, range.code), range);
        assert.equal(range.manufacturer, manufacturer);
        const models = book.modelsOfRange(database, range.code);
        assert.ok(models.length > 0, range.name);
        for (const model of models) {
          assert.equal(book.model(database, model.code), model);
          assert.equal(model.range, range);
          assert.ok(book.derivativesOfModel(database, model.code).length > 0, model.name);
        }
      }
    }
  });

  test(`Names of ${database} models are unique within their make`, () => {
    for (const { code, name } of book.manufacturers(database)) {
      const models = book.modelsOfManufacturer(database, code).map((model) => model.name);
      assert.deepEqual(
        models.filter((model, i) => models.indexOf(model) !== i),
        [],
        name,
      );
    }
  });

  test(`Each ${database} derivative has one identifier and one code of twenty characters, ending in a blank`, () => {
    const codes = new Set<string>();
    for (const derivative of book.derivatives(database)) {
      assert.match(derivative.refcode, /^[A-Z0-9]{2}[A-Z0-9 ]{17} $/);
      codes.add(derivative.refcode);
      assert.equal(book.derivative(database, derivative.refid), derivative);
      assert.equal(book.derivativeByRefcode(database, derivative.refcode), derivative);
      assert.equal(book.derivativeByRefcode(database, derivative.refcode.trimEnd()), derivative);
    }
    assert.equal(codes.size, book.derivatives(database).length);
  });

  test(`Dates of every ${database} derivative are in order, and its model's years hold them`, () => {
    for (const derivative of book.derivatives(database)) {
      const label = `${derivative.model.name} ${derivative.name} ${derivative.introduced}`;
      assert.match(derivative.introduced, /^20\d\d-\d\d-\d\d$/, label);
      assert.equal(derivative.discontinued === null, derivative.runOut === null, label);
      if (derivative.discontinued !== null && derivative.runOut !== null) {
        assert.ok(
          derivative.introduced < derivative.discontinued && derivative.discontinued < derivative.runOut,
          label,
        );
      } else {
        assert.equal(derivative.model.discontinuedYear, 0, label);
      }
      assert.ok(derivative.model.introducedYear <= Number(derivative.introduced.slice(0, 4)), label);
    }
  });

  test(`Every technical value of every ${database} derivative exists, and is within the range of such vehicles`, () => {
    for (const derivative of book.derivatives(database)) {
      const data = technical(derivative, derivative.introduced);
      const label = `${derivative.model.range.manufacturer.name} ${derivative.name}`;
      for (const [item, value] of Object.entries(data)) {
        if (typeof value === 'number') assert.ok(Number.isFinite(value) && value >= 0, `${label} ${item}`);
        else if (item !== 'insuranceGroup50') assert.notEqual(value, '', `${label} ${item}`);
      }
      const electric = derivative.engine.powertrain === 'electric';
      assert.equal(data.co2GramsPerKm === 0, electric, label);
      assert.equal(data.capacityCc === 0, electric, label);
      assert.equal(data.mpgCombined === 0, electric, label);
      assert.equal(data.wattHoursPerKm > 0, electric || derivative.engine.powertrain.endsWith('plug-in'), label);
      assert.ok(data.co2GramsPerKm < 450, label);
      assert.ok(data.wltpLowCo2 <= data.co2GramsPerKm && data.co2GramsPerKm <= data.wltpHighCo2, label);
      assert.ok(data.kerbKg > 700 && data.kerbKg < 3300 && data.grossKg > data.kerbKg, `${label} ${data.kerbKg}`);
      assert.ok(data.zeroTo62Seconds >= 2.3 && data.zeroTo62Seconds < 27, `${label} ${data.zeroTo62Seconds}`);
      assert.ok(data.topSpeedMph >= 70 && data.topSpeedMph <= 215, `${label} ${data.topSpeedMph}`);
      assert.equal(data.insuranceGroup50 === null, database === 'LCV', label);
      // Light commercial vehicles end at 3.5 tonnes, electric ones at 4.25.
      if (database === 'LCV') assert.ok(data.grossKg <= (electric ? 4250 : 3500), `${label} ${data.grossKg}`);
    }
  });

  test(`Every ${database} derivative has a price, a share and a body that the filters know`, () => {
    for (const derivative of book.derivatives(database)) {
      const label = `${derivative.model.name} ${derivative.name} ${derivative.basicPriceNewPence}`;
      assert.ok(Number.isInteger(derivative.basicPriceNewPence) && derivative.basicPriceNewPence > 450_000, label);
      assert.ok(derivative.popularity > 0 && Number.isFinite(derivative.popularity), label);
      assert.equal(derivative.bodyStyleCode === 0, database === 'LCV', label);
      assert.ok(
        derivative.seats >= 2 && derivative.seats <= 9 && derivative.doors >= 2 && derivative.doors <= 5,
        label,
      );
    }
  });
}

// VAT rates on the day, HM Revenue & Customs: https://www.gov.uk/vat-rates and its history.
const vatOn = (day: string): number =>
  day < '2008-12-01' ? 17.5 : day < '2010-01-01' ? 15 : day < '2011-01-04' ? 17.5 : 20;

test('VAT in a price is at the rate of the day, also where the rate changed between two price lists', () => {
  const days = ['2008-11-30', '2008-12-01', '2009-12-31', '2010-01-01', '2011-01-03', '2011-01-04', '2011-02-01'];
  let checked = 0;
  for (const derivative of databases.flatMap((database) => book.derivatives(database))) {
    for (const day of [...days, derivative.introduced, derivative.runOut ?? '2026-11-20']) {
      if (day < derivative.introduced || day > (derivative.runOut ?? day)) continue;
      const { basicPence, vatPence } = priceOn(derivative, day);
      assert.equal(vatPence, Math.round((basicPence * vatOn(day)) / 100), `${derivative.refid} ${day}`);
      checked += 1;
    }
    const from = priceHistory(derivative, '2026-11-20').map((price) => price.from);
    assert.deepEqual(from, [...new Set(from)].sort(), `${derivative.refid}`);
  }
  assert.ok(checked > 8000);
});

test('The two databases share identifiers, and a car beyond the last van has none of theirs', () => {
  const first = book.derivatives('CAR')[0];
  const last = book.derivatives('CAR').at(-1);
  assert.ok(first && last);
  assert.notEqual(book.derivative('LCV', first.refid), undefined);
  assert.equal(book.derivative('LCV', last.refid), undefined);
});

test('All eight body styles of the filter occur among cars', () => {
  const styles = new Set(book.derivatives('CAR').map((derivative) => derivative.bodyStyleCode));
  assert.deepEqual(
    [...styles].sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
});

test('A wider catalogue has every authored derivative itself, not a copy, and only adds others, with unique codes', () => {
  const authored = book.derivatives('CAR');
  const wide = catalogue(authored.length + 5000);
  assert.equal(wide.derivatives('CAR').length, authored.length + 5000);
  authored.forEach((derivative, i) => assert.equal(wide.derivatives('CAR')[i], derivative));
  const [first] = authored;
  assert.ok(first);
  const { code } = first.model;
  assert.ok(wide.derivativesOfModel('CAR', code).length > book.derivativesOfModel('CAR', code).length);
  assert.equal(new Set(wide.derivatives('CAR').map((derivative) => derivative.refcode)).size, authored.length + 5000);
});

test('On sale on a day are the derivatives introduced by then and not yet run out', () => {
  const day = '2019-06-15';
  const expected = book
    .derivatives('CAR')
    .filter((derivative) => derivative.introduced <= day && (derivative.runOut === null || derivative.runOut >= day));
  assert.deepEqual(book.onSale('CAR', day), expected);
});
