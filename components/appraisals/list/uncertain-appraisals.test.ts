/** The list and the board of appraisals, and the page of one, say that the plate matched several derivatives. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppraisalHeader } from '@/components/appraisals/appraisal-header';
import { APPRAISAL_SUMMARY } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { UNCERTAIN_DERIVATIVE } from '@/lib/domain/vehicles/registration/match-words';
import { AppraisalBoard } from './appraisal-board';
import { AppraisalList } from './appraisal-list';
import { readAppraisalsView } from './appraisals-address';

const TODAY = '2026-11-10';
type BoardStates = Parameters<typeof AppraisalBoard>[0]['states'];

for (const isDerivativeUncertain of [true, false])
  test(isDerivativeUncertain ? 'several derivatives' : 'one derivative', () => {
    const summary = { ...APPRAISAL_SUMMARY, isDerivativeUncertain };
    const states: BoardStates = [{ state: 'draft', isRequested: false, count: 1, items: [summary] }];
    const appraisal = { summary, vehicle: null, loss: null, endedOn: null, offers: [] };
    const parts = [
      createElement(AppraisalList, { caption: 'Appraisals', items: [summary], today: TODAY }),
      createElement(AppraisalBoard, { states, view: readAppraisalsView({}), today: TODAY }),
      createElement(AppraisalHeader, { appraisal }),
    ];
    for (const part of parts)
      assert.equal(renderToStaticMarkup(part).split(UNCERTAIN_DERIVATIVE).length - 1, isDerivativeUncertain ? 1 : 0);
  });
