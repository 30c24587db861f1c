import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class';
import type { ButtonVariant } from './button-class';
import { Icon } from '@/components/ui/data/icon';
import type { IconName } from '@/components/ui/data/icon';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  icon?: IconName;
  /** In progress. The button keeps its focus and width, and a second click does nothing. */
  pending?: boolean;
  /** What a click costs: shown on the button and read as part of its name. */
  cost?: ReactNode;
  /** Where the cost is shown: `beside` the label leaves a row of buttons equally high. */
  costPlace?: 'below' | 'beside';
  /** The full width of its column, for the one action of a form. */
  wide?: boolean;
}

export function Button({
  variant = 'secondary',
  type = 'button',
  icon,
  pending = false,
  cost,
  costPlace = 'below',
  wide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // aria-disabled, not disabled: a disabled button loses the keyboard's focus.
      {...(pending && { 'aria-disabled': true, 'aria-busy': true, onClick: (event) => event.preventDefault() })}
      className={`${buttonClass(variant)} ${wide ? 'w-full' : ''} ${cost && costPlace === 'below' ? 'flex-col gap-0 px-5 py-2' : ''}`}
    >
      <span className="relative inline-flex items-center gap-2">
        {pending ? (
          <span
            aria-hidden="true"
            className="size-4 animate-turn rounded-full border-2 border-current border-t-transparent"
          />
        ) : (
          icon && <Icon name={icon} />
        )}
        {children}
      </span>
      {cost && (
        <span className="text-xs leading-tight font-normal">
          <span className="sr-only">: </span>
          {cost}
        </span>
      )}
    </button>
  );
}
