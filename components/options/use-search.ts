import { useEffect, useState } from 'react';
import type { Configuration } from '@/lib/domain/rules/configuration';
import { goOn, type Search } from '@/lib/domain/rules/search';

/** No press waits longer than this, and one step of the search. */
const SLICE_MS = 8;

interface Found<T> {
  readonly of: Configuration;
  readonly result: T | null;
}

/**
 * What a long search over a build finds: null until then. It is made a little at a time, and given up where the build
 * is another one, or `null`. `search` is the same function at every drawing.
 */
export function useSearch<T>(of: Configuration | null, search: (of: Configuration) => Search<T | null>): T | null {
  const [found, setFound] = useState<Found<T> | null>(null);
  useEffect(() => {
    if (of === null) return;
    const under = search(of);
    const slice = () => {
      if (!goOn(under, SLICE_MS, (result) => setFound({ of, result }))) timer = setTimeout(slice);
    };
    let timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [of, search]);
  return found?.of === of ? found.result : null;
}
