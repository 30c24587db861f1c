import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/data/icon';

const TONES = {
  danger: { look: 'border-danger bg-danger-tint', ink: 'text-danger', icon: 'danger' },
  warning: { look: 'border-warning bg-warning-tint', ink: 'text-warning', icon: 'warning' },
  success: { look: 'border-line bg-surface', ink: 'text-success', icon: 'success' },
  neutral: { look: 'border-line bg-surface', ink: 'text-soft', icon: 'info' },
} as const satisfies Record<string, { look: string; ink: string; icon: IconName }>;

// oxlint-disable-next-line code/no-cut-text -- the whole text shows once it is open, and where text is enlarged
const CUT_UNTIL_OPEN = 'line-clamp-3 few-letters:line-clamp-none group-open:line-clamp-none';

export interface LineDisclosureProps {
  tone: keyof typeof TONES;
  /** One line, up to three where it is narrow; the end of a longer one shows once it is open. */
  summary: ReactNode;
  /** At the line's end: "Compare data sources". */
  aside?: ReactNode;
  children: ReactNode;
}

/** Something that must be seen, in one coloured line that opens to the details. Printed open. */
export function LineDisclosure({ tone, summary, aside, children }: LineDisclosureProps) {
  const { look, ink, icon } = TONES[tone];
  return (
    <details data-paper-open className={`group min-w-0 rounded-md border ${look}`}>
      <summary className="touch-area flex min-h-[max(40px,1.75rem)] list-none items-center gap-2 rounded-md px-3 few-letters:gap-1 few-letters:px-1.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name={icon} className={`size-5 ${ink}`} />
        <span className={`${CUT_UNTIL_OPEN} min-w-0 flex-1 py-1 leading-snug few-letters:leading-tight ${ink}`}>
          {summary}
        </span>
        {aside && <span className="link max-sm:sr-only print:hidden">{aside}</span>}
        <Icon name="right" className={`size-3.5 transition-transform group-open:rotate-90 print:hidden ${ink}`} />
      </summary>
      <div className="px-3 pb-3 text-sm">{children}</div>
    </details>
  );
}
