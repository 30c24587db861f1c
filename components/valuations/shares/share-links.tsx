'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { CopyLink } from '@/components/ui/actions/copy-link';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { revokeShare, type listShares } from '@/lib/api/addresses/shares';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { FILE_SHARE, VALUATION_SHARE } from '@/lib/api/client/shown-once';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { useShownOnce } from '@/components/layout/queries/use-shown-once';
import { capitalised, formatDate, formatPlural } from '@/lib/format';
import { shareNames } from './share-names';

const DAYS = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

export interface ShareLinksProps {
  /** The record's id. */
  id: string;
  secret: typeof VALUATION_SHARE | typeof FILE_SHARE;
  /** What a person with the link sees. */
  lead: string;
  linkName: string;
}

/** The existing links, and a form for a new one. */
export function ShareLinks({ id, secret, lead, linkName }: ShareLinksProps) {
  const { make, list } = secret;
  const [days, setDays] = useState('14');
  const [withPlate, setWithPlate] = useState(false);
  const client = useQueryClient();
  const creation = useAction(make);
  const { shown, show } = useShownOnce<typeof make, typeof list>(secret, { id });
  const revocation = useAction(revokeShare);
  const fault = creation.error ?? revocation.error;

  async function refreshAfter(done: Promise<unknown>) {
    await done.catch(() => null); // reported in `fault`
    void client.invalidateQueries({ queryKey: [list.method, list.path] });
  }

  return (
    <div className="space-y-4 text-left">
      <p className="text-sm text-soft">{lead}</p>
      {fault && <FaultNotice error={fault} money={false} />}
      <Field label="Link valid for" name="days">
        {(control) => (
          <Select
            {...control}
            autoFocus
            options={DAYS}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
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
        onClick={() => void refreshAfter(creation.act({ id, days: Number(days), withPlate }).then(show))}
      >
        Create link
      </Button>
      {shown && (
        <CopyLink path={shown.path} label={linkName}>
          Copy it now: it is shown once.
        </CopyLink>
      )}
      <OpenLinks
        id={id}
        list={list}
        pending={revocation.isPending}
        onEnd={(share) => void refreshAfter(revocation.act({ id: share }))}
      />
    </div>
  );
}

type ShareLink = EndpointAnswer<typeof listShares>['items'][number];

interface OpenLinksProps extends Pick<ShareLinksProps, 'id'> {
  list: ShareLinksProps['secret']['list'];
  pending: boolean;
  onEnd: (share: string) => void;
}

function OpenLinks({ id, list, pending, onEnd }: OpenLinksProps) {
  const shares = useAnswer(list, { id }, { staleAfterMs: 0 });
  return (
    <QueryBoundary
      query={shares}
      what="the links"
      // Most records have none yet, and a placeholder that disappears would move the buttons above during a click.
      waiting={<></>}
      money={false}
      isEmpty={({ items }) => items.length === 0}
      empty={null}
    >
      {({ items }) => <OpenLinkList items={items} pending={pending} onEnd={onEnd} />}
    </QueryBoundary>
  );
}

function OpenLinkList({
  items,
  pending,
  onEnd,
}: Omit<OpenLinksProps, 'id' | 'list'> & { items: readonly ShareLink[] }) {
  const names = shareNames(items);
  return (
    <ul data-focus="button" className="divide-y divide-line border-t border-line text-sm">
      {items.map(({ id, expiresAt, withPlate, views }) => {
        const name = names.get(id) ?? '';
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span>
              {capitalised(name)}
              <span className="block text-soft">
                Until {formatDate(expiresAt)}, {withPlate ? 'with the plate' : 'without the plate'} ·{' '}
                {views === 0 ? 'Not viewed yet' : `Viewed ${formatPlural(views, 'time')}`}
              </span>
            </span>
            <ConfirmButton
              label={
                <>
                  End
                  <span className="sr-only"> the link {name}</span>
                </>
              }
              pending={pending}
              title={`End the link ${name}?`}
              action="End the link"
              onConfirm={() => onEnd(id)}
            >
              No one can open it any more, and it cannot be restored.
            </ConfirmButton>
          </li>
        );
      })}
    </ul>
  );
}
