/**
 * Sends one after the other, also after one that throws. A key that is waiting or being sent is not added a second time: what
 * asks for it again, such as a timer, finds it on its way.
 */
export function createSendQueue(): (key: string, send: (key: string) => Promise<void>) => void {
  const queued = new Set<string>();
  let last = Promise.resolve();
  return (key, send) => {
    if (queued.has(key)) return;
    queued.add(key);
    const sendNext = () => send(key);
    last = last.then(sendNext, sendNext).finally(() => queued.delete(key));
  };
}
