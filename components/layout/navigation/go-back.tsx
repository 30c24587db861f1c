'use client';

import { Button } from '@/components/ui/actions/button';
import { useBrowserValue } from '@/components/ui/behaviour/use-browser-value';

/** To the page before this one; nothing where this tab has none. */
export function GoBack() {
  const hasPageBefore = useBrowserValue(() => history.length > 1, false);
  return hasPageBefore ? <Button onClick={() => history.back()}>Go back</Button> : null;
}
