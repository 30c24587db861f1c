import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/data/icon';

/** Why an entry cannot be used: shown at its field or group of choices. */
export const FieldError = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-1.5 font-semibold text-danger">
    <Icon name="danger" className="mt-0.5 size-4" />
    <span>
      <span className="sr-only">Error: </span>
      {children}
    </span>
  </p>
);
