import type { ReactNode } from 'react';

/** In place of a figure: why there is none. */
export const Why = ({ children }: { children: ReactNode }) => (
  <span className="text-xs font-normal text-soft">{children}</span>
);
