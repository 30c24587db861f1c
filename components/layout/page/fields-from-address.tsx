'use client';

import { useSearchParams } from 'next/navigation';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';

/** Hidden fields with which a form preserves what a control outside it has written to the address. */
export function FieldsFromAddress({ names }: { names: readonly string[] }) {
  const query = useSearchParams();
  return <HiddenFields fields={[...query].filter(([name]) => names.includes(name))} />;
}
