'use client';

import { memo, useMemo, useState } from 'react';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useRuleSearch } from './engine/use-rule-search';
import { Badge } from '@/components/ui/data/badge';
import { reportOf } from '@/lib/domain/options/rule-book/rule-doctor';
import type { Finding } from '@/lib/domain/options/rule-book/finding';
import { formatPlural } from '@/lib/format';
import type { ConfiguratorStore } from './configurator-store';
import { SOURCES } from '@/lib/domain/source-names';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

/** Doubtful rules of the guide, as a report for the provider's support. Searched for when opened. */
export const RuleDoctor = memo(function RuleDoctor({ store }: { store: ConfiguratorStore }) {
  const [isOpen, open] = useState(false);
  return (
    <details
      className="rounded-lg border border-line bg-surface px-4 py-2 sm:px-5 print:hidden"
      onToggle={({ currentTarget }) => open(currentTarget.open)}
      // Opened before the script had loaded.
      ref={(details) => void (details?.open && open(true))}
    >
      <summary className="min-h-(--control) content-center font-semibold">
        Data issues{' '}
        <span className="font-normal text-soft">
          possible errors in {SOURCES.guide.inText}’s option rules for this vehicle
        </span>
      </summary>
      {isOpen && <Report store={store} />}
    </details>
  );
});

function Report({ store }: { store: ConfiguratorStore }) {
  // The findings depend on the list alone, not the build, so they are searched for once.
  const [opened] = useState(() => store.getState().current);
  const found = useRuleSearch(store, opened, FINDINGS);
  const { list } = opened;
  const findings = found?.findings ?? NONE;
  const report = useMemo(
    () =>
      reportOf(
        findings,
        `${displayName(list.title)} ${list.derivative}, ${list.kind} ${list.identifier}, ${list.date}`,
      ),
    [findings, list],
  );
  if (found === null) return <Skeleton height="block" />;
  if (findings.length === 0) return <p className="pb-2">No issues found: nothing to report.</p>;
  return (
    <div className="space-y-2 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{formatPlural(findings.length, 'issue')}. None of them blocks a build: a faulty rule has no effect.</p>
        <CopyButton text={report}>Copy the report</CopyButton>
      </div>
      <ul className="space-y-1 text-sm">
        {findings.map(({ kind, sentence, rules, options }, at) => (
          <li key={at}>
            <Badge tone={SERIOUS.has(kind) ? 'warning' : 'neutral'}>{kind}</Badge> {sentence}{' '}
            <span className="text-faint">
              {[...rules.map((code) => `rule ${code}`), ...options.map((code) => `option ${code}`)].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const NONE: readonly Finding[] = [];
const FINDINGS = { find: 'findings' } as const;

const SERIOUS = new Set<Finding['kind']>([
  'dead option',
  'clashing defaults',
  'default that clashes with itself',
  'circle of packs',
]);
