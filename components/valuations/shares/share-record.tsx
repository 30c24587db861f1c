'use client';

import { Button } from '@/components/ui/actions/button';
import { useLateDialog } from '@/components/ui/overlay/use-late-dialog';
import { VALUATION_SHARE } from '@/lib/api/client/shown-once';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { ShareLinksProps } from './share-links';

/** Few readers share a record, so the dialog loads in idle time. */
const importDialog = async () => (await import('./share-dialog')).ShareDialog;

/** Links by which a customer sees their copy of this record without an account. */
export function ShareRecord({ record: { id } }: { record: ValuationRecord }) {
  return (
    <ShareLinksButton
      id={id}
      secret={VALUATION_SHARE}
      title="Share the customer copy"
      lead="Anyone with the link sees the vehicle and its Retail value, no trade values. No account needed."
      linkName="Link to the customer copy"
    />
  );
}

/** A button that opens the links to one record. */
export function ShareLinksButton(props: ShareLinksProps & { title: string }) {
  const { Dialog, state, button } = useLateDialog(importDialog);
  return (
    <>
      <Button {...button}>Share</Button>
      {Dialog && <Dialog {...props} {...state} />}
    </>
  );
}
