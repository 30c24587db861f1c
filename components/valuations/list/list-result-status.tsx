'use client';

import { useState } from 'react';

/** Says what a search or a filter has found, once it has changed: the page as it opens says so itself. */
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
