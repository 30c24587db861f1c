'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import type { ButtonVariant } from './button-class';

export interface PrintButtonProps {
  variant?: ButtonVariant;
  /** For a row of buttons that is one Tab stop. */
  tabIndex?: 0 | -1;
  children?: ReactNode;
}

export function PrintButton({ variant = 'secondary', tabIndex, children = 'Print' }: PrintButtonProps) {
  return (
    <Button icon="print" variant={variant} tabIndex={tabIndex} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
