import type { ReactNode } from 'react';

/** Beneath the page, painted apart from it. It is not printed. */
export const PageFooter = ({ children }: { children: ReactNode }) => (
  <footer className="isolate border-t border-line print:hidden">
    <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 text-sm text-soft sm:px-6">
      {children}
    </div>
  </footer>
);
