'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/data/icon';

export interface FieldProblem {
  /** The `id` given to the Field. */
  fieldId: string;
  message: string;
}

/**
 * Above a form that was refused: takes focus, so that a keyboard or a screen reader lands on it, and leads to
 * each field. `attempt` counts the submits: a second refusal with the same problems takes focus again.
 */
export function ErrorSummary({ problems, attempt }: { problems: readonly FieldProblem[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md border-2 border-danger bg-danger-tint px-4 py-3">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="danger" className="size-5" />
        {problems.length === 1 ? '1 problem to fix' : `${problems.length} problems to fix`}
      </p>
      <ul className="mt-1 pl-7">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="link inline-flex min-h-(--control) items-center md:min-h-6"
              onClick={(event) => {
                const field = document.getElementById(fieldId);
                if (!field) return;
                // The link alone only scrolls; focusing lets the person type immediately.
                event.preventDefault();
                field.focus();
                field.scrollIntoView({ block: 'center' });
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
