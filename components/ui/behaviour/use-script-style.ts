import type { CSSProperties } from 'react';
import { useBrowserValue } from './use-browser-value';

/**
 * A style set by script once the page runs. The first HTML has no style attribute, since the security policy forbids it
 * (lib/launch/front/headers.mjs): what must be right without script is a class or an SVG attribute.
 */
export function useScriptStyle(style: CSSProperties): CSSProperties | undefined {
  const isInBrowser = useBrowserValue(() => true, false);
  return isInBrowser ? style : undefined;
}
