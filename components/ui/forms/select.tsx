import type { ComponentProps } from 'react';
import { CONTROL_FRAME, CONTROL_INPUT, CONTROL_SIZES } from './control-class';
import { Icon } from '@/components/ui/data/icon';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'size' | 'multiple'> {
  options: readonly SelectOption[];
}

/** The browser's own list: on a phone it is the system's wheel. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <span className={`relative ${CONTROL_FRAME}`}>
      <select {...rest} className={`${CONTROL_INPUT} ${CONTROL_SIZES.md} appearance-none pr-9 [&>option]:bg-surface`}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute right-3 size-3.5 text-soft" />
    </span>
  );
}
