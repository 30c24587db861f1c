import type { ReactNode } from 'react';
import { useId } from 'react';

const TONES = {
  accent: '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
  warning: '[&::-webkit-progress-value]:bg-warning [&::-moz-progress-bar]:bg-warning',
  danger: '[&::-webkit-progress-value]:bg-danger [&::-moz-progress-bar]:bg-danger',
} as const;

export interface ProgressBarProps {
  /** What is being counted, with its figures in words: "412 of 1,000 look-ups". */
  label: ReactNode;
  value: number;
  max: number;
  tone?: keyof typeof TONES;
  /** On one line of small text, a short bar before its label; below a wide screen without the bar. */
  inline?: boolean;
}

export function ProgressBar({ label, value, max, tone = 'accent', inline = false }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={inline ? 'relative flex items-center gap-2' : 'flex flex-col gap-1'}>
      <label htmlFor={id} className={inline ? 'order-last text-xs' : 'text-sm'}>
        {label}
      </label>
      <progress
        id={id}
        value={Math.min(value, max)}
        max={max}
        className={`${inline ? 'h-1.5 w-16 max-xl:sr-only' : 'h-2 w-full'} appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-webkit-progress-bar]:bg-sunken ${TONES[tone]}`}
      />
    </div>
  );
}
