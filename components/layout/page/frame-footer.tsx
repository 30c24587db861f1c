'use client';

import { usePathname } from 'next/navigation';
import { ShortcutsButton } from '@/components/layout/shortcuts/shortcuts-button';
import { isOfferSheetPath } from '@/lib/domain/page-paths';
import { PageFooter } from './page-footer';

/** Of every page of a signed-in person but the offer sheet: what a customer reads there is an offer. */
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
