import { createElement } from 'react';
import type { ReactNode } from 'react';

export interface CardProps {
  title?: ReactNode;
  /** The heading's place in the page's outline. */
  level?: 2 | 3;
  /** Beside the title: a badge, a quiet button. */
  aside?: ReactNode;
  id?: string;
  /** Tables and lists that run from edge to edge. */
  flush?: boolean;
  /** Not printed: it is of no use on paper, such as a form to enter something new. */
  screenOnly?: boolean;
  /** Takes the focus, named by this, where a click in it removes the control it was made on. */
  focusName?: string;
  children: ReactNode;
}

export function Card({
  title,
  level = 2,
  aside,
  id,
  flush = false,
  screenOnly = false,
  focusName,
  children,
}: CardProps) {
  return (
    <section
      id={id}
      {...(focusName !== undefined && { role: 'group', 'aria-label': focusName, tabIndex: -1, 'data-focus': '' })}
      // Painted by itself: a change in one card does not paint the others.
      className={`isolate rounded-lg border border-line bg-surface print:rounded-none print:border-0 print:border-t ${screenOnly ? 'print:hidden' : ''}`}
    >
      {(title || aside) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-3.5 break-after-avoid sm:px-5 print:px-0">
          {title && createElement(`h${level}`, { className: 'text-lg font-semibold' }, title)}
          {aside}
        </div>
      )}
      <div className={flush ? 'pt-2.5 pb-1' : 'px-4 pt-2.5 pb-4 sm:px-5 print:px-0 print:pb-2'}>{children}</div>
    </section>
  );
}
