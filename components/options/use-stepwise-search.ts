import { useEffect, useState } from 'react';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';
import { runFor, type StepwiseSearch } from '@/lib/domain/options/repairs/stepwise-search';

/** No press waits longer than this, and one step of the search. */
const SLICE_MS = 8;

interface StepwiseResult<T> {
  readonly configuration: OptionConfiguration;
  readonly result: T | null;
}

/**
 * What a long search over a build finds: null until then. It is made a little at a time, and given up where the build
 * is another one, or `null`. `search` is the same function at every drawing.
 */
export function useStepwiseSearch<T>(
  configuration: OptionConfiguration | null,
  start: (configuration: OptionConfiguration) => StepwiseSearch<T | null>,
): T | null {
  const [found, setFound] = useState<StepwiseResult<T> | null>(null);
  useEffect(() => {
    if (configuration === null) return;
    const search = start(configuration);
    const runSlice = () => {
      if (!runFor(search, SLICE_MS, (result) => setFound({ configuration, result }))) timer = setTimeout(runSlice);
    };
    let timer = setTimeout(runSlice);
    return () => clearTimeout(timer);
  }, [configuration, start]);
  return found?.configuration === configuration ? found.result : null;
}
