'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { listPendingValuations, listValuations } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { PendingValuation } from '@/lib/domain/valuations/pending-valuation';
import { formatMiles, formatTime } from '@/lib/format';
import { hasEndedSince } from './ended-since';

const POLL_MS = 2_000;
const ANSWERED_WORDS: Readonly<Record<PendingValuation['answered'], string>> = {
  none: 'not answered yet',
  part: 'answered in part',
  all: 'answered, being saved',
};
const NOTHING_PENDING: readonly PendingValuation[] = [];

/** Valuations whose answers have not all come, above the finished ones; nothing if there are none. */
export function PendingValuations() {
  const client = useQueryClient();
  const router = useRouter();
  const { data } = useAnswer(
    listPendingValuations,
    {},
    {
      staleAfterMs: 0,
      pollMs: (answer) => (answer?.items.length ? POLL_MS : false),
    },
  );
  const items = data?.items ?? NOTHING_PENDING;
  const lastItems = useRef(NOTHING_PENDING);
  useEffect(() => {
    // One of them may have become a record: lists drawn here, and those that came with the page.
    if (hasEndedSince(lastItems.current, items)) {
      void client.invalidateQueries({ queryKey: [listValuations.method, listValuations.path] });
      router.refresh();
    }
    lastItems.current = items;
  }, [client, router, items]);
  if (items.length === 0) return null;
  return (
    <section aria-label="Pending valuations" className="rounded-md border border-line bg-sunken px-3 py-2">
      <ul className="space-y-1 text-sm">
        {items.map(({ name, mileage, submittedAt, byName, answered }) => (
          <li key={`${name} ${submittedAt}`}>
            <strong className="font-semibold">{name}</strong>
            {mileage !== null && ` at ${formatMiles(mileage)}`} · pending since {formatTime(submittedAt)}, requested by{' '}
            {byName} · {ANSWERED_WORDS[answered]}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-soft">
        Sent to the provider. Value the same car again to join it: it is not charged twice.
      </p>
    </section>
  );
}
