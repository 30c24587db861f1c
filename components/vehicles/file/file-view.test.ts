/** Each field that a registration look-up decodes is on the vehicle file, or has a reason not to be. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IdentityLine } from '@/components/valuations/identity/identity-line';
import { RecordFlags } from '@/components/valuations/record/record-flags';
import { regLookupAlternativeVrm, regLookupVin, regLookupVrm, type RegistrationAnswer } from '@/lib/contract/reg';
import { lookUpAb21cde } from '@/lib/domain/testing/recorded-look-ups.fixture';
import { composeRegistration } from '@/lib/domain/vehicles/registration/registration-record';
import { registrationFrom } from '@/lib/domain/vehicles/registration/registration-from';
import { fieldOf, type WireShape } from '@/lib/wire/shape';
import { FileView } from './file-view';

/** Decoded but not on the file, with the reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  SUCCESS: 'A look-up that failed becomes a fault, not a file.',
  ERRORMESSAGE: 'It is the text of that fault.',
  MONTHLYLOOKUPLIMITEXCEEDED: 'Such a look-up becomes a fault, not a file.',
  LOOKUP_VRM: 'The file has the plate that was sent.',
  LOOKUP_VIN: 'The file has the VIN that was sent.',
  'MATCHLEVEL/REGBASIC': 'It is in words where the full record did not match; beside a full match it adds nothing.',
  'MATCHLEVEL/ALTERNATIVEDERIVATIVES': 'The derivatives are listed; where none are, the match says so in words.',
  'DATA/REF/VEHICLETYPE_ID': 'The name of the type is shown.',
  'DATA/REF/MODELDATEDESC_SHORT': 'The long form is shown; the short one where there is no other.',
  'DATA/REF/DERIVATIVEDATEDESC_SHORT': 'The long form is shown; the short one where there is no other.',
  'DATA/ALTERNATIVEDERIVATIVES/VEHICLETYPE_ID': 'The name of the type is shown.',
};

/** Other values, for fields where one more or an extra letter would be unreadable. */
const OTHER_VALUES: Readonly<Record<string, unknown>> = {
  TIMESTAMP: '2026-06-05T15:08:10',
  AUTOCORRECTED: true,
  'MATCHLEVEL/REF': 9,
  'DATA/REG/FIRSTREG_DATE': '20200107',
  'DATA/REG/FIRSTREG_USEDBEFORE': 1,
  'DATA/REG/FUELTYPE': 'DIESEL',
  'DATA/REG/ISSCRAPPED': 'Yes',
  'DATA/REG/SCRAPPEDDATE': '20240229',
  'DATA/REG/ISEXPORTED': 'Yes',
  'DATA/REG/EXPORTEDDATE': '20240229',
  'DATA/REG/ISIMPORTED': 'Yes',
  'DATA/REG/IMPORTEDDATE': '20240229',
  'DATA/REG/PREVIOUSAQUISITION': '20240229',
  'DATA/REG/PREVIOUSDISPOSAL': 20240229,
  'DATA/REG/CHERISHEDTRANSFERMARKER': 'Yes',
  'DATA/REG/TRANSFERDATE': '20240229',
  'DATA/REF/DISCONTINUED': 20240229,
  'DATA/REF/RUNOUTDATE': 20240229,
};
/** Read only beside another field. */
const BESIDE: Readonly<Record<string, (answer: RegistrationAnswer) => RegistrationAnswer>> = {
  AUTOCORRECTEDREASON: (answer) => ({ ...answer, AUTOCORRECTED: true }),
};

/** The paths of the single values of a shape; a list's item stands for the list. */
function leavesOf(shape: WireShape, path = ''): string[] {
  if (shape.kind === 'list') return leavesOf(shape.item, path);
  if (shape.kind !== 'record') return [path];
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    leavesOf(fieldOf(field).shape, path === '' ? name : `${path}/${name}`),
  );
}

/** The answer with another value at a path. */
function changed(value: unknown, [name, ...rest]: readonly string[], path: string): unknown {
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    return [changed(first, name === undefined ? [] : [name, ...rest], path), ...others];
  }
  if (name === undefined) {
    if (path in OTHER_VALUES) return OTHER_VALUES[path];
    return typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}Q` : !value;
  }
  const fields: Readonly<Record<string, unknown>> = Object(value);
  return { ...fields, [name]: changed(fields[name], rest, path) };
}

/** What is on the page, without its markup. */
function textOf(answer: RegistrationAnswer): string {
  const person = { id: 'a person', name: 'J. Smith' };
  const registration = registrationFrom(answer);
  const record = composeRegistration({
    id: 'a file',
    kind: 'plate',
    lookedUpAt: '2026-06-05T13:07:09.000Z',
    lookedUpBy: person,
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: { plate: 'AB21CDE', vin: null },
    warnings: [],
    registration,
    provenance: {
      service: 'Registration look-up',
      operation: 'REGLookupVRM',
      lookupId: 'a look-up',
      auditId: registration.auditId,
      editionDay: null,
      editionWords: '',
      mileageUsed: null,
      answeredAt: '2026-06-05T13:07:09.000Z',
      // oxlint-disable-next-line code/plain-words -- a name that saved records contain
      askedBy: person,
      answer: 'fresh',
      charged: 'yes',
    },
  });
  const check = [
    createElement(RecordFlags, { ...record, lookUpMissing: null, key: 'flags' }),
    createElement(IdentityLine, { ...record, withFacts: false, key: 'identity' }),
  ];
  const html = renderToStaticMarkup(createElement(FileView, { record, contentHash: 'a hash', check }));
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

const leaves = leavesOf(regLookupVrm.result.shape);

describe('each field that a registration look-up decodes', () => {
  const shown = leaves.filter((path) => !(path in NOT_SHOWN));
  for (const path of shown) {
    test(`${path} is on the vehicle file`, () => {
      const before = BESIDE[path]?.(lookUpAb21cde) ?? lookUpAb21cde;
      // The same shape, another value.
      const after: RegistrationAnswer = Object(changed(before, path.split('/'), path));
      assert.notEqual(textOf(after), textOf(before));
    });
  }

  test('that is on no file is named once, with its reason', () => {
    assert.deepEqual(
      Object.keys(NOT_SHOWN).filter((path) => !leaves.includes(path)),
      [],
    );
    assert.ok(leaves.length > 90, String(leaves.length));
  });

  test('is the same for the three look-ups', () => {
    for (const { result } of [regLookupVin, regLookupAlternativeVrm]) assert.deepEqual(leavesOf(result.shape), leaves);
  });
});
