'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { createShare, listShares } from '@/lib/api/addresses/shares';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { ShareLinksProps } from './share-links';

/** Few readers of a record share it: its form comes when it is opened. */
const ShareLinks = dynamic(() => import('./share-links').then((loaded) => loaded.ShareLinks), {
  ssr: false,
  loading: () => <Skeleton height="block" />,
});

/** Links by which a customer sees their copy of this record without an account. */
export function ShareRecord({ record: { id } }: { record: ValuationRecord }) {
  return (
    <ShareLinksButton
      id={id}
      create={createShare}
      list={listShares}
      title="Share the customer copy"
      lead="Anyone with the link sees the vehicle and its Retail value, no trade values. No account needed."
      linkName="Link to the customer copy"
    />
  );
}

/** A button that opens the links to one record. */
export function ShareLinksButton({ title, ...links }: ShareLinksProps & { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {open && <ShareLinks {...links} />}
      </Dialog>
    </>
  );
}
