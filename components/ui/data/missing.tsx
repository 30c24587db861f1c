import type { ReactNode } from 'react';

/** In place of a missing number: why, and what to do next, each a sentence. A dash alone explains nothing. */
export function Missing({ reason, next }: { reason: ReactNode; next?: ReactNode }) {
  return (
    <span className="block text-sm font-normal tracking-normal text-soft">
      <span className="font-semibold text-ink">Not available.</span> {reason} {next}
    </span>
  );
}
