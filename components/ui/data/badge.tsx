import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon';

const TONES = {
  neutral: 'border-line bg-sunken text-soft',
  accent: 'border-transparent bg-accent-tint text-accent',
  success: 'border-transparent bg-success-tint text-success',
  warning: 'border-transparent bg-warning-tint text-warning',
  danger: 'border-transparent bg-danger-tint text-danger',
} as const;

export interface BadgeProps {
  tone?: keyof typeof TONES;
  icon?: IconName;
  children: ReactNode;
}

/**
 * A state in a word or two. The word carries the meaning; the tone only repeats it. It wraps only where it has no room:
 * a column of a table would shrink to its longest word.
 */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm border px-1.5 py-0.5 text-xs font-semibold sm:in-[:is(td,th)]:whitespace-nowrap print:border-line ${TONES[tone]}`}
    >
      {icon && <Icon name={icon} className="size-3 shrink-0" />}
      {children}
    </span>
  );
}
