import type { CSSProperties } from 'react';
import { useBrowserValue } from './use-browser-value';

/**
 * A style that script sets, once the page runs. The first HTML has no style attribute, for the policy of pages allows none
 * (lib/launch/front/headers.mjs): what has to be right without script is a class, or an attribute of SVG.
 */
export function useScriptStyle(style: CSSProperties): CSSProperties | undefined {
  const isInBrowser = useBrowserValue(() => true, false);
  return isInBrowser ? style : undefined;
}
