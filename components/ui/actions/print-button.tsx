'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import type { ButtonVariant } from './button-class';

export interface PrintButtonProps {
  variant?: ButtonVariant;
  children?: ReactNode;
}

export function PrintButton({ variant = 'secondary', children = 'Print' }: PrintButtonProps) {
  return (
    <Button icon="print" variant={variant} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
