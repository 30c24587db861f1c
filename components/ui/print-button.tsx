'use client';

import { Button } from './button';
import type { ButtonVariant } from './button-class';

export function PrintButton({ variant = 'secondary' }: { variant?: ButtonVariant }) {
  return (
    <Button icon="print" variant={variant} onClick={() => window.print()}>
      Print
    </Button>
  );
}
