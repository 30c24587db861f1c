/** The page of an appraisal says above its figures which are with VAT, and which without. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { APPRAISAL_STATES } from '@/lib/domain/appraisals/appraisal-state';
import { APPRAISAL_SUMMARY, APPRAISED_VEHICLE } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { offerOf } from './offer/frozen-offer.fixture';
import { AppraisalHeader, type AppraisalHeaderProps } from './appraisal-header';

type HeaderAppraisal = AppraisalHeaderProps['appraisal'];

const shown = (part: Partial<HeaderAppraisal>) =>
  renderToStaticMarkup(
    createElement(AppraisalHeader, {
      appraisal: {
        summary: APPRAISAL_SUMMARY,
        vehicle: APPRAISED_VEHICLE,
        loss: null,
        endedOn: null,
        offers: [],
        ...part,
      },
    }),
  );
const NOTICE = /The guide values vans without VAT\./;

for (const state of APPRAISAL_STATES)
  test(`an appraisal that is ${state} has the notice if it is of a van, and of a car none`, () => {
    const summary = { ...APPRAISAL_SUMMARY, state };
    assert.match(shown({ summary, vehicle: { ...APPRAISED_VEHICLE, isWithoutVat: true } }), NOTICE);
    assert.doesNotMatch(shown({ summary }), NOTICE);
  });

for (const [vatScheme, line] of [
  ['qualifying', />Offer £9,000 with VAT, valid until/],
  ['margin', />Offer £9,000, valid until/],
] as const)
  test(`the offer of a vehicle under the scheme ${vatScheme} is headed by its amount, with VAT where it includes it`, () => {
    const summary = { ...APPRAISAL_SUMMARY, state: 'offered' as const, offerPounds: 9_000, validUntil: '2026-11-20' };
    const offers = [offerOf({ handOver: '2026-11', salePrice: '11160', vatScheme, offer: '9000' })];
    assert.match(shown({ summary, offers }).replaceAll('<!-- -->', ''), line);
  });
