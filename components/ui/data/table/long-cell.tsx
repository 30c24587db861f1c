import type { ReactNode } from 'react';

/**
 * Text of several lines or long words in a cell. On a phone it is beside its label, or beneath it where it does not fit on
 * that line: lines that begin at different places are hard to read. A word breaks where it must, so that it does not
 * widen the page.
 */
export const LongCell = ({ children }: { children: ReactNode }) => (
  <div data-long="" className="max-sm:min-w-0 max-sm:text-left max-sm:wrap-anywhere">
    {children}
  </div>
);
