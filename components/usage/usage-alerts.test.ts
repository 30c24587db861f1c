/** The title over alerts speaks of credits only where each of them does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { usageReport } from '@/lib/domain/usage/usage-report';
import { UsageAlerts } from './usage-alerts';

const PERIOD = { from: '2026-06', to: '2026-06', tallies: [], today: '2026-06-05' } as const;

for (const [used, title] of [
  [800, '80% or more of a monthly limit used'],
  [990, '90% or more of a monthly limit used'],
  [1_000, '100% of a monthly limit used'],
] as const) {
  test(`with ${used} of the provider’s 1,000 checks and no limit of credits, no credits are spoken of`, () => {
    const provider = { used, limit: 1_000, remaining: 1_000 - used, exceeded: used === 1_000 };
    const { alerts } = usageReport({ ...PERIOD, allowances: [], provider });
    const drawn = renderToStaticMarkup(createElement(UsageAlerts, { alerts }));
    assert.ok(drawn.includes(title), drawn);
    assert.doesNotMatch(drawn, /credit/);
  });
}
