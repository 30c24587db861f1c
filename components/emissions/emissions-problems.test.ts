import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { configuredEmissions, NO_FIGURES, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import type { ConfiguredEmissions } from '@/lib/domain/emissions/emissions';
import { EQUIPMENT_LEVEL_WORDS, EQUIPMENT_LEVELS } from '@/lib/domain/emissions/equipment-levels';
import { EmissionsView, type EmissionsViewProps } from './emissions-view';

const FIGURES = { ...NO_FIGURES, co2: { ...NO_PHASES, combined: 129 } };
const WHOLE = { id: 12, type: 'Invalid_Request', name: null, message: 'WLTP is not in this subscription.' };
const configuredWith = (overrides: Partial<ConfiguredEmissions>) =>
  configuredEmissions(null, { identifier: 56327, ...overrides });
const renderView = (
  configurations: readonly ConfiguredEmissions[],
  problems: EmissionsViewProps['problems'] = [],
): string =>
  renderToStaticMarkup(
    createElement(EmissionsView, {
      configurations: configurations.map((configuration, index) => ({
        name: `Car ${index + 1}`,
        fuelType: 'Petrol',
        configured: configuration,
      })),
      problems,
      auditId: 'A',
      date: '2026-11-02',
      today: '2026-11-02',
      isDelta: false,
    }),
  );

test('an error of the whole request is shown once above the cards, for any number of configurations', () => {
  const page = renderView([configuredWith({ problems: [WHOLE] }), configuredWith({ problems: [WHOLE] })], [WHOLE]);
  assert.equal(page.split('WLTP is not in this subscription.').length - 1, 1);
  assert.match(page, /an error for the whole request/);
});

test('the service’s own codes are closed away, for support', () => {
  const page = renderView([configuredWith({})], [{ ...WHOLE, name: 'not_subscribed' }]);
  const [seen = '', closed = ''] = page.split('<details');
  for (const code of ['Invalid_Request', 'not_subscribed']) {
    assert.ok(!seen.includes(code), code);
    assert.ok(closed.includes(code), code);
  }
});

test('for several configurations the first expiry and the oldest calculation are shown', () => {
  const page = renderView([
    configuredWith({ figures: FIGURES, validUntil: '2027-06-30T12:00:00Z', examinedAt: '2026-11-01T09:00:00Z' }),
    configuredWith({ figures: FIGURES, validUntil: '2026-12-02T12:00:00Z', examinedAt: '2026-10-05T09:00:00Z' }),
  ]);
  assert.match(page, /Valid for 30 more days, until 2 Dec 2026/);
  assert.match(page, /5 Oct 2026/);
});

for (const level of EQUIPMENT_LEVELS) {
  test(`figures of a build at level “${level}” state which build they are of`, () => {
    const page = renderView([configuredWith({ figures: FIGURES, level })]);
    for (const [other, words] of Object.entries(EQUIPMENT_LEVEL_WORDS)) {
      assert.equal(page.includes(words), other === level, other);
    }
  });
}
