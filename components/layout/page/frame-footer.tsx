'use client';

import { usePathname } from 'next/navigation';
import { ShortcutsButton } from '@/components/layout/shortcuts/shortcuts-button';
import { isOfferSheetPath } from '@/lib/domain/page-paths';
import { PageFooter } from './page-footer';

/** On every page of a signed-in person except the offer sheet, which is an offer to a customer. */
export function FrameFooter() {
  const path = usePathname();
  if (isOfferSheetPath(path)) return null;
  return (
    <PageFooter>
      <p>Values are a guide to what the trade pays, not an offer.</p>
      <ShortcutsButton />
    </PageFooter>
  );
}
