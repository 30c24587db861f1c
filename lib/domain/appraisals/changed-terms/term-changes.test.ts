import assert from 'node:assert/strict';
import { test } from 'node:test';
import { USUAL_APPRAISAL_TERMS, type AppraisalTerms } from '../terms';
import { TERM_NAMES, termChanges, termChangeWords } from './term-changes';

const TERMS: AppraisalTerms = { ...USUAL_APPRAISAL_TERMS, warranty: '200', margin: '10%' };
const LINE = { part: 'Front bumper', damage: 'scuffed', costPence: 150_00 };

for (const [change, words] of [
  [{ warranty: '333' }, ['“Warranty” was changed from £200 to £333']],
  [{ fees: '88.50' }, ['“Fees” was set to £88.50']],
  [{ warranty: '' }, ['“Warranty” was cleared, £200 before']],
  [{ margin: '900' }, ['“Margin wanted” was changed from 10% to £900']],
  [{ validDays: 1 }, ['“Offers valid for (days)” was changed from 7 days to 1 day']],
  [{ moneyPercent: '7.5' }, ['“Finance (% of the cost per year)” was set to 7.5%']],
  [{ warrantyVat: 'with' }, ['“Warranty: VAT” was changed from Without VAT to Includes VAT']],
  [{ valuerLimitPounds: 1_500 }, ['“Most a valuer may offer above the trade value” was changed from £250 to £1,500']],
  [{ priceList: [LINE] }, ['“Price list of repairs” was changed']],
  [{ telephone: '01234 567890' }, ['“Telephone for customers” was set to 01234 567890']],
  [{ warranty: '£200.00' }, []],
  [{}, []],
] satisfies [Partial<AppraisalTerms>, string[]][])
  test(`${JSON.stringify(change)}: ${words.join('; ') || 'no change'}`, () =>
    assert.deepEqual(termChanges(TERMS, { ...TERMS, ...change }).map(termChangeWords), words));

test('every term that is changed has its line, under the name in the form', () => {
  const other: AppraisalTerms = {
    preparation: '1',
    preparationVat: 'without',
    warranty: '1',
    warrantyVat: 'with',
    fees: '1',
    feesVat: 'without',
    margin: '1',
    validDays: 1,
    valuerLimitPounds: 1,
    moneyPercent: '1',
    spacePerDay: '1',
    insurancePerDay: '1',
    priceListVat: 'without',
    priceList: [LINE],
    telephone: '01234 567890',
    email: 'sales@demo.example',
  };
  assert.deepEqual(
    termChanges(TERMS, other).map(({ field }) => field),
    Object.keys(TERM_NAMES),
  );
});
