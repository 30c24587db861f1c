'use client';

import { useId, useRef, type ReactNode } from 'react';
import { useBrowserValue } from '@/components/ui/behaviour/use-browser-value';
import { Button } from './button';
import { CONTROL_FRAME, CONTROL_INPUT, CONTROL_SIZES } from '@/components/ui/forms/control-class';
import { showToast } from '@/components/ui/feedback/toast-store';

/** A link shown once, to be copied and passed on. */
export function CopyLink({ path, label, children }: { path: string; label: string; children?: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const canShare = useBrowserValue(() => typeof navigator.share === 'function', false);

  async function copy() {
    const field = input.current;
    if (!field) return;
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      showToast('Link copied.');
    } catch {
      showToast('Copy the selected link with Ctrl+C.');
    }
  }

  /** Uses the device’s share sheet. Closing it is a change of mind, not an error. */
  async function share() {
    const url = input.current?.value;
    if (url) await navigator.share({ url }).catch(() => undefined);
  }

  return (
    <div role="status" className="space-y-1.5 rounded-md border border-success/35 bg-success-tint px-3.5 py-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <span className={`min-w-within-48 flex-1 ${CONTROL_FRAME}`}>
          <input
            ref={input}
            id={id}
            readOnly
            value={typeof window === 'undefined' ? path : `${window.location.origin}${path}`}
            className={`${CONTROL_INPUT} ${CONTROL_SIZES.md}`}
            onFocus={(event) => event.target.select()}
          />
        </span>
        <Button icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        {canShare && <Button onClick={() => void share()}>Share</Button>}
      </div>
      {children && <p className="text-sm">{children}</p>}
    </div>
  );
}
