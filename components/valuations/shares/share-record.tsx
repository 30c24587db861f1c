'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { CopyLink } from '@/components/ui/actions/copy-link';
import { Dialog } from '@/components/ui/overlay/dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { createShare, listShares, revokeShare } from '@/lib/api/addresses/shares';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatDate, formatPlural } from '@/lib/format';

const DAYS = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Links by which a customer sees their copy of this record without an account. */
export function ShareRecord({ record: { id } }: { record: ValuationRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Share the customer copy">
        {open && <ShareLinks id={id} />}
      </Dialog>
    </>
  );
}

function ShareLinks({ id }: { id: string }) {
  const [days, setDays] = useState('14');
  const [withPlate, setWithPlate] = useState(false);
  const client = useQueryClient();
  const creation = useAction(createShare);
  const revocation = useAction(revokeShare);
  const fault = creation.error ?? revocation.error;

  async function refreshAfter(done: Promise<unknown>) {
    await done.catch(() => null); // stands in `fault`
    void client.invalidateQueries({ queryKey: [listShares.method, listShares.path] });
  }

  return (
    <div className="space-y-4 text-left">
      <p className="text-sm text-soft">
        Anyone with the link sees the vehicle and its Retail value, no trade values. No account needed.
      </p>
      {fault && <FaultNotice error={fault} money={false} />}
      <Field label="Link valid for" name="days">
        {(control) => (
          <Select {...control} options={DAYS} value={days} onChange={(event) => setDays(event.target.value)} />
        )}
      </Field>
      <Checkbox
        label="Show the plate"
        hint="Hidden unless you tick this."
        checked={withPlate}
        onChange={(event) => setWithPlate(event.target.checked)}
      />
      <Button
        variant="primary"
        pending={creation.isPending}
        onClick={() => void refreshAfter(creation.act({ id, days: Number(days), withPlate }))}
      >
        Create link
      </Button>
      {creation.data && (
        <CopyLink path={creation.data.path} label="Link to the customer copy">
          Copy it now: it is shown once.
        </CopyLink>
      )}
      <OpenLinks
        id={id}
        pending={revocation.isPending}
        onEnd={(share) => void refreshAfter(revocation.act({ id: share }))}
      />
    </div>
  );
}

interface OpenLinksProps {
  /** Of the record. */
  id: string;
  pending: boolean;
  onEnd: (share: string) => void;
}

function OpenLinks({ id, pending, onEnd }: OpenLinksProps) {
  const shares = useAnswer(listShares, { id }, 0);
  return (
    <QueryBoundary
      query={shares}
      what="the links"
      money={false}
      isEmpty={({ items }) => items.length === 0}
      empty={null}
    >
      {({ items }) => (
        <ul className="divide-y divide-line border-t border-line text-sm">
          {items.map((share) => (
            <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              <span>
                Until {formatDate(share.expiresAt)}, {share.withPlate ? 'with the plate' : 'without the plate'}
                <span className="block text-soft">
                  {share.views === 0 ? 'Not viewed yet' : `Viewed ${formatPlural(share.views, 'time')}`} · by{' '}
                  {share.createdBy}
                </span>
              </span>
              <Button variant="quiet" pending={pending} onClick={() => onEnd(share.id)}>
                End
                <span className="sr-only"> the link until {formatDate(share.expiresAt)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}
