'use client';

import type { ReactNode } from 'react';
import { useBrowserValue } from '@/components/ui/behaviour/use-browser-value';
import { Button } from './button';
import { CopyText } from './copy-text';

/** A link shown once, to be copied and passed on. */
export function CopyLink({ path, label, children }: { path: string; label: string; children?: ReactNode }) {
  const canShare = useBrowserValue(() => typeof navigator.share === 'function', false);
  const url = typeof window === 'undefined' ? path : `${window.location.origin}${path}`;

  /** Uses the device’s share sheet. Closing it is a change of mind, not an error. */
  const share = () => navigator.share({ url }).catch(() => undefined);

  return (
    <CopyText
      value={url}
      label={label}
      what="link"
      actions={canShare && <Button onClick={() => void share()}>Share</Button>}
    >
      {children}
    </CopyText>
  );
}
