'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useStillOnPage } from '@/components/layout/navigation/in-place-navigation';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { createStockList } from '@/lib/api/addresses/stock';
import { useAction } from '@/lib/api/client/use-answer';
import { listPath } from '@/lib/domain/page-paths';

const SAMPLE = { address: '/sample-stock.csv', name: 'Sample list' };

/** Makes a list of the sandbox's sample cars and opens it: uploaded and priced, nothing valued yet. */
export function TrySampleList() {
  const router = useRouter();
  const trackPresence = useStillOnPage();
  const { act, error, isPending } = useAction(createStockList);
  const [isOpening, setOpening] = useState(false);

  async function make() {
    const isStillHere = trackPresence();
    setOpening(true);
    const file = await sampleFile().catch(() => null);
    if (file === null) showToast('The sample list could not be loaded. Check your connection, then try again.');
    const made = file && (await act({ file, name: SAMPLE.name }).catch(() => null)); // reported in `error`
    if (made === null) return setOpening(false);
    const path = listPath(made.list.id);
    if (isStillHere()) router.push(path);
    else showToast(`The list “${SAMPLE.name}” has been created.`, { label: 'Open the list', href: path });
  }

  return (
    <>
      <Button pending={isPending || isOpening} onClick={() => void make()}>
        Try a sample list of 8 cars
      </Button>
      {error && <FaultNotice error={error} money={false} />}
    </>
  );
}

async function sampleFile(): Promise<File> {
  const answer = await fetch(SAMPLE.address);
  if (!answer.ok) throw new Error('The sample is not there');
  return new File([await answer.blob()], 'sample-stock.csv', { type: 'text/csv' });
}
