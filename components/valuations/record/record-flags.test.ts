/** Whatever a record shows as an alert is in its summary, so that the filter "With an alert" finds it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { entryWarningSchema, type ValuationRecord } from '@/lib/domain/valuations/valuation';
import { valuationSummaryOf } from '@/lib/domain/valuations/valuation-record';
import { vehicleFlagSchema, type VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { recordAlerts } from '@/components/valuations/alerts/record-alerts';
import { RecordFlags } from './record-flags';
import { WHOLE } from './sample-records';

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

test('a vehicle the register does not have was checked, one without a look-up was not', () => {
  const lineOf = (record: ValuationRecord) =>
    renderToStaticMarkup(createElement(RecordFlags, { ...record, flags: [], warnings: [], register: null }));
  assert.match(lineOf({ ...WHOLE, lookUpMissing: null }), /has no record – alerts not checked/);
  const lookUpMissing = { reason: 'The limit is reached.', next: 'Wait for the next month.' };
  assert.match(lineOf({ ...WHOLE, lookUpMissing }), /Vehicle check not completed/);
});
