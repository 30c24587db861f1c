import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/data/icon';

export interface DisclosureProps {
  summary: ReactNode;
  /** A fact about what is inside, readable while it is closed: "34 items". */
  aside?: ReactNode;
  open?: boolean;
  /** Called when a person opens or closes it, for content that loads only when open. */
  onToggle?: (isOpen: boolean) => void;
  /** The content is printed, open or not. */
  printed?: boolean;
  /** Where it is one of several controls that share a Tab stop. */
  tabIndex?: 0 | -1;
  children: ReactNode;
}

/** The browser's own details: searchable with find-in-page, works before any script has loaded. */
export function Disclosure({ summary, aside, open, onToggle, printed = false, tabIndex, children }: DisclosureProps) {
  return (
    <details
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      // Opened before the script had loaded.
      ref={onToggle && ((details) => void (details?.open && onToggle(true)))}
      data-printed={printed || undefined}
      className="group"
    >
      <summary
        tabIndex={tabIndex}
        className="flex min-h-(--control) list-none items-center gap-2 rounded-sm font-semibold text-accent hover:text-accent-strong [&::-webkit-details-marker]:hidden"
      >
        <Icon name="right" className="size-3.5 transition-transform group-open:rotate-90" />
        {summary}
        {aside && <span className="ml-auto text-sm font-normal text-soft">{aside}</span>}
      </summary>
      <div className="pt-1 pb-2 pl-5.5">{children}</div>
    </details>
  );
}
