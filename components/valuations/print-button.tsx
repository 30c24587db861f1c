'use client';

import { Button } from '@/components/ui/button';

export function PrintButton() {
  return (
    <Button icon="print" variant="primary" onClick={() => window.print()}>
      Print
    </Button>
  );
}
