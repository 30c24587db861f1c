import type { ReactNode } from 'react';

/**
 * Long words or several lines in a cell. On a phone it is beside its label, or beneath it where the text is large; there a
 * word breaks where it must, so that it does not widen the page.
 */
export const LongCell = ({ children }: { children: ReactNode }) => (
  <div data-long="" className="max-sm:min-w-0 max-sm:grow max-sm:basis-40 max-sm:wrap-anywhere">
    {children}
  </div>
);
