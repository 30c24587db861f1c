/** Watches in a page what a click shows once it is painted, and how long that took; in milliseconds. */

/** In the page: what the frame behind the next click shows, and what stands there once nothing moves any more. */
export function watchClick() {
  const state = () => {
    const rows = [...document.querySelectorAll<HTMLElement>('li[data-code]')].map((row) => {
      const box = row.querySelector('input');
      const price = row.querySelector('[id$="-price"]')?.textContent;
      return [row.dataset.code, row.dataset.status, box?.checked, box?.indeterminate, box?.ariaDisabled, price].join(
        ' ',
      );
    });
    const totals = document.querySelector<HTMLElement>('[data-totals]')?.innerText;
    const selections = document.querySelector<HTMLElement>('[data-selections]')?.innerText;
    return [...rows, totals?.replaceAll('\n', ' '), selections?.replaceAll('\n', ' ')].join('\n');
  };
  let [startedAt, lastChange, counted] = [0, 0, 0];
  const changes = new MutationObserver(() => (lastChange = performance.now()));
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  const timing = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') counted = duration;
  });
  const slow = { type: 'event', durationThreshold: 16 };
  timing.observe(slow);
  const seen = new Promise<{ ms: number; state: string }>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        startedAt = timeStamp;
        requestAnimationFrame(() => {
          // A task behind the frame: by then it is painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve({ ms: performance.now() - timeStamp, state: state() });
          channel.port2.postMessage(null);
        });
      },
      { once: true, capture: true },
    );
  });
  const atRest = async () => {
    await new Promise<void>((resolve) => {
      const look = () => (performance.now() - Math.max(lastChange, startedAt) > 700 ? resolve() : setTimeout(look, 50));
      look();
    });
    changes.disconnect();
    timing.disconnect();
    return { state: state(), lastChangeMs: lastChange - startedAt, countedMs: counted };
  };
  return { seen, atRest };
}

/** In the page: when the frame behind the next click stands with an open dialog in it, and when that is filled. */
export function watchDialog() {
  const seen = new Promise<{ openedMs: number; filledMs: number }>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const behindFrame = (then: () => void) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = then;
            port2.postMessage(null);
          });
        let openedMs = 0;
        const look = () => {
          const dialog = document.querySelector('dialog[open]');
          if (dialog && openedMs === 0) openedMs = performance.now() - timeStamp;
          // What is not there yet stands as a grey block.
          const isFilled = dialog && dialog.querySelector('.animate-pulse') === null;
          if (isFilled) resolve({ openedMs, filledMs: performance.now() - timeStamp });
          else behindFrame(look);
        };
        behindFrame(look);
      },
      { once: true, capture: true },
    );
  });
  return { seen };
}
