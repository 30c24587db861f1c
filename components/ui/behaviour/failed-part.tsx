import { createElement, lazy, use, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useBrowserValue } from './use-browser-value';
import { useWhenOnline } from './use-when-online';

type ImportPart<P> = () => Promise<ComponentType<P>>;

/**
 * Replaces a part whose script could not be loaded: says so, with a button that tries again. It is tried again too when
 * the connection is back.
 * @param name of the part, as a sentence begins: "The calendar"
 */
export function failedPart<P extends object>(importPart: ImportPart<P>, name: string): ComponentType<P> {
  return function FailedPart(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    async function retry() {
      const loaded = await importPart().catch(() => null); // the sentence stays
      if (loaded) setPart(() => loaded);
    }
    useWhenOnline(() => void retry());
    if (Part) return createElement(Part, props);
    return (
      <p role="status" className="p-2 text-sm text-soft print:hidden">
        {name} could not be loaded. Check your connection, then try again or reload the page.{' '}
        <button type="button" className="link min-h-6" onClick={() => void retry()}>
          Try again<span className="sr-only">: {name}</span>
        </button>
      </p>
    );
  };
}

const NEVER = new Promise<never>(() => undefined);

/**
 * `lazy` for a part of a page. If its script cannot be loaded, the page survives: a part rendered by the server stays,
 * links included, without script; a part rendered in the browser says that it is missing.
 * @param name of the part, as a sentence begins
 */
export const lazyPart = <P extends object>(
  importPart: ImportPart<P>,
  name: string,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await importPart().catch(() => withoutScript(importPart, name)) }));

function withoutScript<P extends object>(importPart: ImportPart<P>, name: string): ComponentType<P> {
  const FailedPart = failedPart(importPart, name);
  return function ServerPart(props: P) {
    const isTakingOver = useBrowserValue<boolean>(() => false, true);
    if (isTakingOver) use(NEVER);
    return createElement(FailedPart, props);
  };
}
