'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from './button';
import { announce } from '@/components/ui/feedback/toast-store';

export interface CopyButtonProps {
  /** Put on the clipboard; a function is called at the click. */
  text: string | (() => string);
  /** For a row of buttons that is one Tab stop. */
  tabIndex?: 0 | -1;
  children: ReactNode;
}

/** Copies a text. Where the browser has no clipboard (plain http), the text is shown for copying by hand. */
export function CopyButton({ text, tabIndex, children }: CopyButtonProps) {
  const id = useId();
  const [state, setState] = useState<'idle' | 'copied' | { manualText: string }>('idle');

  async function copy() {
    const textToCopy = typeof text === 'string' ? text : text();
    try {
      await navigator.clipboard.writeText(textToCopy);
      setState('copied');
      announce('Copied.');
    } catch {
      setState({ manualText: textToCopy });
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        tabIndex={tabIndex}
        icon={state === 'copied' ? 'tick' : 'copy'}
        onClick={() => void copy()}
        onBlur={() => state === 'copied' && setState('idle')}
      >
        {children}
      </Button>
      {typeof state === 'object' && (
        <span className="inline-flex items-center gap-2 text-sm">
          <label htmlFor={id}>Copy this:</label>
          <textarea
            id={id}
            readOnly
            rows={1}
            autoFocus
            value={state.manualText}
            onFocus={({ target }) => target.select()}
            className="w-56 max-w-full rounded-md border border-edge bg-surface px-2 py-1"
          />
        </span>
      )}
    </span>
  );
}
