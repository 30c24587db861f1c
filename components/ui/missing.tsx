import type { ReactNode } from 'react';

/** Stands where a number is missing, and says why and what to do next. A dash alone explains nothing. */
export function Missing({ because, next }: { because: ReactNode; next?: ReactNode }) {
  return (
    <span className="block text-sm font-normal tracking-normal text-soft">
      <span className="font-semibold text-ink">Not available</span> because {because} {next}
    </span>
  );
}
