/** Which submission a submission under way answers too, and what a failed one offers. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lookUpCostOf } from '@/lib/domain/usage/look-up-cost';
import { Fault, type Charged } from '@/lib/fault';
import { isAnsweredBy, mayBeListed, type RequestFaultProps } from './request-fault';
import { RequestFaultNotice } from './request-fault-notice';

const VEHICLE = { plate: 'AB21 CDE', mileage: '46,000' };
const RECENT = { ...VEHICLE, fresh: false, mostCredits: 1 };
const NEW_CHECK = { ...VEHICLE, fresh: true, mostCredits: 2 };

test('a submission under way answers the same one again, whatever price was shown', () => {
  for (const underWay of [RECENT, NEW_CHECK]) {
    const again = { ...underWay, mostCredits: 0 };
    assert.ok(isAnsweredBy(underWay, again));
  }
});

test('a new check under way answers a look-up with recent results, which does not answer a new check', () => {
  assert.ok(isAnsweredBy(NEW_CHECK, RECENT));
  assert.ok(!isAnsweredBy(RECENT, NEW_CHECK));
});

test('nothing under way, another vehicle and another mileage do not answer it', () => {
  assert.ok(!isAnsweredBy(undefined, RECENT));
  for (const other of [{ plate: 'CD21 EFG' }, { mileage: '47,000' }]) {
    for (const underWay of [RECENT, NEW_CHECK]) assert.ok(!isAnsweredBy(underWay, { ...RECENT, ...other }));
  }
});

for (const [charged, isListed] of [
  ['no', false],
  ['yes', true],
  ['unknown', true],
] satisfies [Charged, boolean][])
  test(`of a failed submission with charged: ${charged}, a list ${isListed ? 'may have' : 'has no'} record`, () =>
    assert.equal(mayBeListed(new Fault('conflict', { message: 'No.', fix: 'No.', charged })), isListed));

const partsOf = (...cached: boolean[]) =>
  cached.map((isCached) => ({
    source: 'valuation' as const,
    cached: isCached ? { at: '2026-04-06T13:05:00.000Z', byName: null } : null,
    running: false,
  }));

/** The sentences and buttons of a failed submission. */
function shown(charged: Charged, submittedInput: RequestFaultProps['submittedInput'], cached: boolean[] = []) {
  const fault = new Fault('provider_slow', { message: 'No answer.', fix: 'Wait.', charged });
  const costPreview = cached.length === 0 ? undefined : { cost: lookUpCostOf(partsOf(...cached)) };
  const retry = async () => {};
  const markup = renderToStaticMarkup(createElement(RequestFaultNotice, { fault, submittedInput, costPreview, retry }));
  return markup.replace(/<[^>]*>/g, '');
}

describe('The retry of a failed submission', () => {
  for (const mostCredits of [1, 2, 3]) {
    for (const charged of ['yes', 'unknown'] as const)
      test(`for ${mostCredits}, charged: ${charged}, is free, and says so`, () => {
        assert.match(shown(charged, { mostCredits }), /Check again \(free\)/);
        assert.doesNotMatch(shown(charged, { mostCredits }), /Try again/);
      });
    test(`for ${mostCredits} that was not charged says what it may cost`, () => {
      assert.match(shown('no', { mostCredits }), new RegExp(`Try again: up to ${mostCredits} credit`));
      assert.doesNotMatch(shown('no', { mostCredits }), /free/);
    });
  }
  test('that was to be free is free', () => assert.match(shown('no', { mostCredits: 0 }), /Try again: free/));
  test('that has no price shows none', () => assert.match(shown('no', undefined), /Try again$/));
});

describe('A late result', () => {
  test('replaces the fault once all of it is there', () => {
    const words = shown('unknown', RECENT, [true, true]);
    assert.match(words, /The result has come\..*Open it \(free\)/);
    assert.doesNotMatch(words, /No answer|Check again/);
  });
  const NOT_THERE: readonly [string, Charged, RequestFaultProps['submittedInput'], boolean[]][] = [
    ['a part of it is missing', 'unknown', RECENT, [true, false]],
    ['the price is not known', 'unknown', RECENT, []],
    ['nothing was sent', 'no', RECENT, [true, true]],
    ['a new check was wanted, and the result may be older', 'unknown', NEW_CHECK, [true, true]],
    ['it was to be free, so its results were there before', 'unknown', { mostCredits: 0 }, [true, true]],
  ];
  for (const [where, charged, input, cached] of NOT_THERE) {
    test(`is not claimed where ${where}`, () => {
      assert.doesNotMatch(shown(charged, input, cached), /has come/);
      assert.match(shown(charged, input, cached), /No answer/);
    });
  }
});
