import { useState, type ReactNode } from 'react';

export interface QuietUntilLeftProps {
  /** @param isInside a field in it is being filled in */
  children: (isInside: boolean) => ReactNode;
}

/** Fields that are filled in one after the other: what is missing in one of them is stated once both are left. */
export function QuietUntilLeft({ children }: QuietUntilLeftProps) {
  const [isInside, setInside] = useState(false);
  return (
    <div
      className="contents"
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => setInside(currentTarget.contains(relatedTarget))}
    >
      {children(isInside)}
    </div>
  );
}
