import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/data/icon';

const TONES = {
  info: { word: 'Note', look: 'border-accent/35 bg-accent-tint', ink: 'text-accent' },
  success: { word: 'Done', look: 'border-success/35 bg-success-tint', ink: 'text-success' },
  warning: { word: 'Careful', look: 'border-warning/35 bg-warning-tint', ink: 'text-warning' },
  danger: { word: 'Problem', look: 'border-danger/35 bg-danger-tint', ink: 'text-danger' },
} as const;

export type NoticeTone = keyof typeof TONES;

export interface NoticeProps {
  tone?: NoticeTone;
  /** The sentence to read first. Without one the tone is written as a word: colour never carries a meaning alone. */
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announces it: for what appears after the page was read. Danger interrupts, the rest waits its turn. */
  live?: boolean;
  /** The only content of the page: the title is its heading. */
  wholePage?: boolean;
}

export function Notice({ tone = 'info', title, children, actions, live = false, wholePage = false }: NoticeProps) {
  const { word, look, ink } = TONES[tone];
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
      className={`flex gap-3 rounded-md border px-3.5 py-3 print:border-ink ${look}`}
    >
      <Icon name={tone} className={`mt-px size-5 ${ink}`} />
      <div className="min-w-0 flex-1 space-y-1">
        <Title className={`font-semibold ${ink}`}>{title ?? word}</Title>
        {children && <div className="text-sm text-ink">{children}</div>}
        {actions && <div className="flex flex-wrap gap-2 pt-1.5">{actions}</div>}
      </div>
    </div>
  );
}
