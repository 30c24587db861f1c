import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { useIdleLoad } from '@/components/ui/behaviour/use-late-component';
import type { ChangeFiguresProps } from './change-figures';

const importFigures = async () => (await import('./change-figures')).ChangeFigures;
const ChangeFigures = lazyPart(importFigures, 'The change over time');

/** The same, for pages whose first script is large: drawn by the server, and its script loads in idle time. */
export function LateChangeFigures(props: ChangeFiguresProps) {
  useIdleLoad(importFigures);
  return (
    // As high as the figures, so that nothing moves where they are first drawn in the browser.
    <Suspense fallback={<div className="h-22.5" />}>
      <ChangeFigures {...props} />
    </Suspense>
  );
}
