import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/actions/button-class';
import type { ButtonVariant } from '@/components/ui/actions/button-class';

/** Leads somewhere, looks like a button. What does something is a Button. */
export function ButtonLink({
  href,
  variant = 'secondary',
  onPress,
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  /** What is kept before it leads away. */
  onPress?: () => void;
  children: ReactNode;
}) {
  return (
    <Link href={href} {...(onPress && { onClick: onPress })} className={buttonClass(variant)}>
      {children}
    </Link>
  );
}
