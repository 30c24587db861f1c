import type { Page } from 'playwright/test';

/** Resolves once React has noted that its first rendering is done: a click before that may be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const path = ['stateNode', 'current', 'memoizedState', 'isDehydrated'];
    return (
      key && path.reduce<unknown>((node, part) => Reflect.get(Object(node), part), Reflect.get(document, key)) === false
    );
  });
}
