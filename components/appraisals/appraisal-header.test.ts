/** The page of an appraisal says above its figures that those of a van are without VAT. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { APPRAISAL_STATES } from '@/lib/domain/appraisals/appraisal-state';
import { APPRAISAL_SUMMARY, APPRAISED_VEHICLE } from '@/lib/domain/appraisals/appraisal-values.fixture';
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
const NOTICE = /Values of vans are without VAT\./;

for (const state of APPRAISAL_STATES)
  test(`an appraisal that is ${state} has the notice if it is of a van, and of a car none`, () => {
    const summary = { ...APPRAISAL_SUMMARY, state };
    assert.match(shown({ summary, vehicle: { ...APPRAISED_VEHICLE, isWithoutVat: true } }), NOTICE);
    assert.doesNotMatch(shown({ summary }), NOTICE);
  });
