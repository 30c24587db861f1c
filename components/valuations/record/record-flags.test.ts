/** Whatever a record shows as an alert is in its summary, so that the filter "With an alert" finds it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { customerCopy } from '@/lib/domain/valuations/customer-copy';
import { entryWarningSchema, type ValuationRecord } from '@/lib/domain/valuations/valuation';
import { valuationSummaryOf } from '@/lib/domain/valuations/valuation-record';
import { vehicleFlagSchema, type VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { recordAlerts } from '@/components/valuations/alerts/record-alerts';
import { summariseRecord } from '@/components/valuations/alerts/record-summary';
import { RecordFlags } from './record-flags';
import { WHOLE } from './sample-whole-record';

const FLAGS = vehicleFlagSchema.shape.code.options.flatMap((code) =>
  vehicleFlagSchema.shape.severity.options.map((severity) => ({
    code,
    severity,
    title: `${code} as ${severity}`,
    text: 'Why.',
    day: null,
  })),
);
const SEVERITIES = vehicleFlagSchema.shape.severity.options;
const WARNINGS = entryWarningSchema.shape.field.options.map((field) => ({ field, code: 'doubtful', text: 'Why.' }));

const lookUpMissing = { reason: 'The limit is reached.', next: 'Wait for the next month.' };
const unanswered = { set: null, day: null };
const answered = WHOLE.register ?? assert.fail('the sample has a register record');
/** What the register answered, and the alert that is due for it. */
const LOOK_UPS: readonly { due: string | null; line: string; changes: Partial<ValuationRecord> }[] = [
  { due: null, line: 'No alerts', changes: {} },
  {
    due: 'Vehicle check partly completed',
    line: 'Vehicle check partly completed',
    changes: { register: { ...answered, imported: unanswered } },
  },
  { due: 'No register record', line: 'No register record – check before you bid', changes: { register: null } },
  {
    due: 'Vehicle check not completed',
    line: 'Vehicle check not completed',
    changes: { register: null, lookUpMissing },
  },
  {
    due: 'Vehicle check not completed',
    line: 'Vehicle check not completed',
    changes: {
      register: {
        ...answered,
        scrapped: unanswered,
        exported: unanswered,
        imported: unanswered,
        plateTransfer: unanswered,
        previousKeepers: null,
      },
    },
  },
  {
    // By guide ID: a derivative is not one vehicle, and the register is not requested.
    due: null,
    line: 'No vehicle check by guide ID',
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    changes: { asked: { ...WHOLE.asked, plate: null, vin: null }, register: null, lookUpMissing },
  },
];

function check(title: string, { flags = [], warnings = [] }: Partial<Pick<ValuationRecord, 'flags' | 'warnings'>>) {
  const record = { ...WHOLE, flags, warnings };
  const drawn = renderToStaticMarkup(createElement(RecordFlags, record));
  const hasAlert = drawn.includes('aria-label="Alerts for ');
  const { flag } = valuationSummaryOf(record);
  assert.equal(flag !== null, hasAlert, title);
  assert.ok(flag === null || drawn.includes(flag), `${title}: ${flag}`);
  return hasAlert;
}

test('every alert that a record draws is in its row of the list, by the same words, and nothing else is', () => {
  for (const flag of FLAGS) {
    // Every disagreement is drawn as one caution.
    const isAlert = flag.severity !== 'note';
    const named = flag.code === 'sources_disagree' ? { ...flag, title: 'Sources disagree' } : flag;
    if (flag.code === 'sources_disagree' && !isAlert) continue;
    assert.equal(check(named.title, { flags: [named] }), isAlert, named.title);
    for (const warning of WARNINGS) {
      const title = `${named.title} and the ${warning.field}`;
      assert.equal(check(title, { flags: [named], warnings: [warning] }), true, title);
    }
  }
  for (const warning of WARNINGS) assert.equal(check(warning.field, { warnings: [warning] }), true, warning.field);
  assert.equal(check('all that was entered', { warnings: WARNINGS }), true);
  assert.equal(check('nothing', {}), false);
});

test('whatever a record’s alerts are, it says that finance, theft and write-offs are not checked; without any, in the line', () => {
  const line = /No alerts<span[^>]*> · finance, theft and write-offs not checked</;
  for (const flags of [[], ...FLAGS.map((flag) => [flag])])
    for (const warnings of [[], WARNINGS])
      for (const { changes } of LOOK_UPS) {
        const record = { ...WHOLE, flags, warnings, ...changes };
        const drawn = renderToStaticMarkup(createElement(RecordFlags, record));
        assert.equal(drawn.split('Outstanding finance, theft and insurance write-offs are not part').length, 2);
        assert.equal(line.test(drawn), drawn.includes('>No alerts<'));
      }
});

test('a row names every alert of its record once, the most serious first', () => {
  const ofRecord = FLAGS.map((flag) =>
    flag.code === 'sources_disagree' ? { ...flag, title: 'Sources disagree' } : flag,
  ).filter(({ code, severity }) => code !== 'sources_disagree' || severity === 'warn');
  for (const one of ofRecord)
    for (const other of ofRecord)
      for (const warnings of [[], WARNINGS.slice(0, 1), WARNINGS]) {
        const flags = [one, other].toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
        const record = { ...WHOLE, flags, warnings };
        const { flag, otherFlags } = valuationSummaryOf(record);
        const titles = flag === null ? [] : [flag, ...otherFlags];
        const alerts = recordAlerts(record).filter(({ gravity }) => gravity !== 'note');
        assert.deepEqual(titles.toSorted(), [...new Set(alerts.map(({ title }) => title))].toSorted());
        if (flags[0]?.severity === 'stop') assert.equal(flag, flags[0].title);
      }
});

test('alerts are one sentence in one line, with what to check once', () => {
  const flagOf = (code: VehicleFlag['code'], title: string): VehicleFlag => ({
    code,
    severity: 'warn',
    title,
    text: 'Why.',
    day: null,
  });
  const imported = flagOf('imported', 'Imported');
  const used = flagOf('used_before_registration', 'Used before registration');
  const warnings = WARNINGS.filter(({ field }) => field === 'mileage');
  for (const [flags, entered, line] of [
    [[imported], [], 'Imported – check before you bid'],
    [[imported, used], [], 'Imported, used before registration – check before you bid'],
    [[imported], warnings, 'Imported, check the mileage you entered'],
    [[], warnings, 'Check the mileage you entered'],
  ] as const) {
    const drawn = renderToStaticMarkup(
      createElement(RecordFlags, { ...WHOLE, flags: [...flags], warnings: [...entered] }),
    );
    assert.ok(drawn.includes(`</span>${line}<`), line);
  }
});

test('what the register answered is the same on the record, in its row, in what is announced and on the customer’s copy', () => {
  for (const { due, line, changes } of LOOK_UPS)
    for (const warnings of [[], WARNINGS.slice(0, 1)]) {
      const record = { ...WHOLE, flags: [], ...changes, warnings };
      const drawn = renderToStaticMarkup(createElement(RecordFlags, record));
      const { flag, otherFlags } = valuationSummaryOf(record);
      assert.deepEqual(
        [flag, ...otherFlags].filter((title) => title !== null),
        [...(due === null ? [] : [due]), ...warnings.map(() => 'Check the reg you entered')].filter(Boolean),
      );
      assert.equal(drawn.includes('aria-label="Alerts for '), flag !== null, line);
      if (warnings.length === 0) assert.match(drawn, new RegExp(`>${line}<`));
      assert.equal(summariseRecord(record).includes(due ?? 'No register record'), due !== null);
      const { checkWords } = customerCopy(record);
      assert.equal(checkWords !== null, due !== null);
      // A warning for the dealer, with a limit or a charge in its reason, is not the customer's.
      assert.doesNotMatch(checkWords ?? '', /alert|limit|charge|completed/i);
      assert.equal(drawn.split('The limit is reached.').length - 1 <= 1, true, 'the reason is there once');
    }
});
