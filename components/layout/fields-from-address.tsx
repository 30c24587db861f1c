'use client';
import { useSearchParams } from 'next/navigation';

/** Hidden fields by which a form keeps what a control outside it has meanwhile written to the address. */
export function FieldsFromAddress({ names }: { names: readonly string[] }) {
  const query = useSearchParams();
  return names.flatMap((name) =>
    query.getAll(name).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}
