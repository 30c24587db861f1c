import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import type { ButtonVariant } from './button-class';
import { Icon } from '@/components/ui/data/icon';

/** Downloads a file; the page stays. */
export function FileLink({
  href,
  variant = 'secondary',
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <a href={href} download className={buttonClass(variant)}>
      <Icon name="download" />
      {children}
    </a>
  );
}
