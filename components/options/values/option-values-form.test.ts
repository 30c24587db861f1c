/** A text that is no mileage stays in the field of option values, with the sentence about it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BAD_MILEAGES } from '@/lib/domain/vehicles/bad-mileages.fixture';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { OptionValuesForm } from './option-values-form';

for (const [mileage, sentence] of BAD_MILEAGES)
  test(`“${mileage}” stays, and its field says ${String(sentence)}`, () => {
    const check = checkMileage(mileage);
    const words = check.state === 'refused' ? `${check.because.reason} ${check.because.next}` : '';
    const days = { date: '2026-11-01', registered: '2021-03-01', today: '2026-11-28' };
    const form = createElement(OptionValuesForm, { ...days, mileage, offered: [], error: { field: 'mileage', words } });
    const html = renderToStaticMarkup(
      createElement(SearchParamsContext.Provider, { value: new URLSearchParams() }, form),
    );
    const [, field = ''] = html.split(/<label[^>]*>Mileage/);
    assert.match(field, new RegExp(`<input[^>]* value="${mileage}"`));
    assert.match(field.replace(/<[^>]*>/g, ''), sentence);
  });
