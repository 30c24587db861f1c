/** In every form of a valuation, a text that is no mileage stays in its field, with the sentence about it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RegistrationForm } from '@/components/valuations/by-age/registration-form';
import { PastValueForm } from '@/components/valuations/past/past-value-form';
import { RevalueFields } from '@/components/valuations/record/revalue-fields';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import { BAD_MILEAGES } from '@/lib/domain/vehicles/bad-mileages.fixture';
import { acceptMileage, checkMileage } from '@/lib/domain/vehicles/mileage';
import { Fault } from '@/lib/fault';
import { mileageRefusal, offlineFormRefusals, plateFormRefusals } from './valuation-request';

/** What the server answers a form's address. */
function serverRefusal(typed: string) {
  try {
    acceptMileage(typed);
  } catch (fault) {
    if (fault instanceof Fault) return { field: fault.field ?? '', words: `${fault.message} ${fault.fix}` };
  }
  return null;
}

const FORMS: Record<string, (typed: string) => ReactElement> = {
  'past value': (mileage) =>
    createElement(PastValueForm, { typed: { mileage, registered: '', day: '' }, refusal: serverRefusal(mileage) }),
  'values by age': (mileage) =>
    createElement(RegistrationForm, { typed: { mileage, registered: '' }, refusal: serverRefusal(mileage) }),
  revalue: (mileage) =>
    createElement(RevalueFields, {
      typed: { mileage, registered: '' },
      miles: checkMileage(mileage),
      age: null,
      needsDate: false,
      fault: null,
      refusals: { mileage: mileageRefusal(checkMileage(mileage)) },
      onType: () => undefined,
    }),
};

for (const [typed, sentence] of BAD_MILEAGES) {
  for (const [name, form] of Object.entries(FORMS))
    test(`${name}: “${typed}” stays, and its field says ${String(sentence)}`, () => {
      const html = renderToStaticMarkup(form(typed));
      const [, field = ''] = html.split(/<label[^>]*>Mileage/);
      assert.match(field, new RegExp(`<input[^>]* value="${typed}"`));
      assert.match(field, /aria-invalid="true"/);
      assert.match(field.replace(/<[^>]*>/g, ''), sentence);
    });

  test(`the plate form, with and without a connection, refuses “${typed}”: ${String(sentence)}`, () => {
    const plate = checkPlate('AB12CDE', '2026-04-06');
    for (const refusals of [plateFormRefusals, offlineFormRefusals])
      assert.match(refusals(plate, checkMileage(typed)).mileage ?? '', sentence);
  });
}
