import { useState } from 'react';
import { Field, type FieldProps } from '@/components/ui/forms/field';

/**
 * A field whose text is checked as it is typed. Nothing is wrong with a text until it is whole, so that it says so once it
 * is left.
 */
export function QuietField({ error, ...field }: FieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <div className="min-w-0" onInput={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <Field {...field} error={isTyping ? undefined : error} />
    </div>
  );
}
