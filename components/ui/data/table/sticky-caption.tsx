import type { ReactNode } from 'react';

/** The caption of a table that scrolls sideways on a phone: it stays in place, no wider than the screen. */
export function StickyCaption({ children }: { children: ReactNode }) {
  return (
    <span className="max-lg:sticky max-lg:left-4 max-lg:inline-block max-lg:max-w-[calc(100vw-4rem)] print:inline print:max-w-none">
      {children}
    </span>
  );
}
