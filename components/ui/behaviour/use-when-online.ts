import { useEffect, useEffectEvent } from 'react';

/** Runs each time the connection is back, while it is needed. */
export function useWhenOnline(run: () => void, isNeeded = true): void {
  const onOnline = useEffectEvent(run);
  useEffect(() => {
    if (!isNeeded) return;
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isNeeded]);
}
