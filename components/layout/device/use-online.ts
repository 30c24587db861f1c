import { useEffect, useState } from 'react';

/** Whether the device has a connection, as far as the browser knows. The first HTML takes it for granted. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    update();
    const abortController = new AbortController();
    for (const event of ['online', 'offline']) addEventListener(event, update, { signal: abortController.signal });
    return () => abortController.abort();
  }, []);
  return isOnline;
}
