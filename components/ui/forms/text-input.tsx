import type { ComponentProps, ReactNode } from 'react';
import { APART } from '@/components/ui/data/apart';
import { CONTROL_FRAME, CONTROL_INPUT, CONTROL_SIZES } from './control-class';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  /** Fixed text before and after what is typed: `£`, `mi`. Decoration: the label must state the unit too. */
  before?: ReactNode;
  after?: ReactNode;
  /** Figures: the number pad on a phone. */
  numeric?: boolean;
  size?: keyof typeof CONTROL_SIZES;
  /** Contained, so that typing lays out nothing around it: for fields as wide as their column. */
  apart?: boolean;
}

export function TextInput({
  before,
  after,
  numeric = false,
  size = 'md',
  type = 'text',
  apart = false,
  ...rest
}: TextInputProps) {
  const input = (
    <input
      autoComplete="off"
      {...(numeric && { inputMode: 'numeric' as const })}
      {...rest}
      type={type}
      className={`${CONTROL_INPUT} ${CONTROL_SIZES[size]} ${before ? 'pl-1.5' : ''} ${after ? 'pr-1.5' : ''} ${apart ? 'block h-full' : ''}`}
    />
  );
  return (
    <span className={CONTROL_FRAME}>
      {before && (
        <span aria-hidden="true" className="pl-3 text-soft">
          {before}
        </span>
      )}
      {apart ? (
        // Containment works only if the element is not itself a flex item.
        <span className="min-w-0 flex-1">
          <span className={`${APART} h-(--control)`}>{input}</span>
        </span>
      ) : (
        input
      )}
      {after && (
        <span aria-hidden="true" className="pr-3 whitespace-nowrap text-soft">
          {after}
        </span>
      )}
    </span>
  );
}
