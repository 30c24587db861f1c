import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/actions/button-class';
import { Icon, type IconName } from '@/components/ui/data/icon';
import type { ButtonVariant } from '@/components/ui/actions/button-class';

/** A link that looks like a button. An action is a Button. */
export function ButtonLink({
  href,
  variant = 'secondary',
  icon,
  onPress,
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  icon?: IconName;
  /** Runs before the page changes. */
  onPress?: () => void;
  children: ReactNode;
}) {
  return (
    <Link href={href} {...(onPress && { onClick: onPress })} className={buttonClass(variant)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
