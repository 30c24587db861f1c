'use client';

import { useState } from 'react';

/** Announces the result of a changed search or filter; on opening, the page itself shows it. */
export function ListResultStatus({ words }: { words: string }) {
  const [openedWith] = useState(words);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && words !== openedWith) setHasChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged && words}
    </p>
  );
}
