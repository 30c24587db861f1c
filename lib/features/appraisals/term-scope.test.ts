/** Which appraisals each term applies to, as the page says it, against what is computed from that term. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { APPRAISED_VEHICLE } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { authorityOf } from '@/lib/domain/appraisals/authority';
import {
  COPIED_TERMS,
  LIVE_TERMS,
  liveTermWords,
  termScopeWords,
} from '@/lib/domain/appraisals/changed-terms/term-scope';
import { holdingCostOf, USUAL_APPRAISAL_TERMS, type AppraisalTerms } from '@/lib/domain/appraisals/terms';
import { firstEntries } from './first-entries';

const TERMS: AppraisalTerms = { ...USUAL_APPRAISAL_TERMS, margin: '0' };
/** Every term with another value. */
const CHANGED: AppraisalTerms = {
  preparation: '901',
  preparationVat: 'without',
  warranty: '902',
  warrantyVat: 'with',
  fees: '903',
  feesVat: 'without',
  margin: '50%',
  validDays: 33,
  valuerLimitPounds: 9,
  moneyPercent: '7',
  spacePerDay: '8',
  insurancePerDay: '9',
  priceListVat: 'without',
  priceList: [{ part: 'Front bumper', damage: 'scuffed', costPence: 150_00 }],
  telephone: '01234 567890',
  email: 'sales@demo.example',
};

const loading = { value: null, because: 'loading' as const };
const STARTED = appraisalSums(
  { handOver: '2026-11', salePrice: '11000', margin: '0', offer: '9100' },
  { vehicle: APPRAISED_VEHICLE, forecast: loading, options: loading },
);

/** What an appraisal that was started earlier takes from the terms as they are now. */
const ofStarted = (terms: AppraisalTerms) => [
  authorityOf(STARTED, terms),
  holdingCostOf(terms),
  // Lines are added from the list as it is.
  terms.priceList,
  terms.priceListVat,
  // A customer’s page has the contact as it is.
  terms.telephone,
  terms.email,
];
const ofNew = (terms: AppraisalTerms) => firstEntries(APPRAISED_VEHICLE, terms, '2026-11-10');

const isTerm = (field: string): field is keyof AppraisalTerms => Object.hasOwn(CHANGED, field);

for (const field of Object.keys(CHANGED).filter(isTerm)) {
  const value = CHANGED[field];
  const changed: AppraisalTerms = { ...TERMS, [field]: value };
  test(`the term ${field} goes into new appraisals, applies to started ones, or both, as it is marked and says`, () => {
    const differs = (read: (terms: AppraisalTerms) => unknown) =>
      JSON.stringify(read(changed)) !== JSON.stringify(read(TERMS));
    const isCopied = new Set<string>(COPIED_TERMS).has(field);
    const isLive = LIVE_TERMS.includes(field);
    assert.equal(differs(ofNew), isCopied);
    assert.equal(differs(ofStarted), isLive);
    assert.ok(isCopied || isLive);
    assert.equal(liveTermWords(field) !== '', isLive);
  });
}

test('every term is marked, and the sentence is made of the marks', () => {
  assert.deepEqual(new Set([...COPIED_TERMS, ...LIVE_TERMS]), new Set(Object.keys(USUAL_APPRAISAL_TERMS)));
  assert.equal(
    termScopeWords(),
    'New appraisals begin with these costs, margin and days; those already started keep theirs.',
  );
});
