import type { ReactNode } from 'react';

const LOOKS = {
  sandbox: 'bg-warning-tint text-warning print:border print:border-ink',
  live: 'bg-success-tint text-success print:hidden',
} as const;

export interface ModeBandProps {
  mode: 'sandbox' | 'live';
  /** Beside the mode, on its line, and not in print. */
  children?: ReactNode;
}

/** On every page, in print too: which provider answers. No one may take a sample figure for a real one. */
export function ModeBand({ mode, children }: ModeBandProps) {
  return (
    <div
      {...(mode === 'sandbox' && { 'data-sample': true })}
      className={`flex flex-wrap items-center justify-center gap-x-3 px-4 py-0.5 text-xs sm:gap-x-6 ${LOOKS[mode]}`}
    >
      <p className="font-semibold">{mode === 'live' ? 'Live' : 'Sandbox: sample data, no charges'}</p>
      {children}
    </div>
  );
}
