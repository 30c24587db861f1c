'use client';

import { useId, useRef, type ReactNode } from 'react';
import { CONTROL_FRAME, CONTROL_INPUT, CONTROL_SIZES } from '@/components/ui/forms/control-class';
import { showToast } from '@/components/ui/feedback/toast-store';
import { capitalised } from '@/lib/format';
import { Button } from './button';

export interface CopyTextProps {
  value: string;
  label: string;
  /** What it is, in a message: “Link copied.” */
  what: 'link' | 'key' | 'secret';
  /** Beside the button that copies it. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A text shown once, to be copied and passed on. */
export function CopyText({ value, label, what, actions, children }: CopyTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function copy() {
    const field = input.current;
    if (!field) return;
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      showToast(`${capitalised(what)} copied.`);
    } catch {
      showToast(`Copy the selected ${what} with Ctrl+C.`);
    }
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
            value={value}
            className={`${CONTROL_INPUT} ${CONTROL_SIZES.md}`}
            onFocus={(event) => event.target.select()}
          />
        </span>
        <Button icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        {actions}
      </div>
      {children && <p className="text-sm">{children}</p>}
    </div>
  );
}
