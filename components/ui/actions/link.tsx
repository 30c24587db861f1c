'use client';

import { useRouter } from 'next/navigation';
import { createContext, use, useEffect, useRef, useTransition, type ComponentProps, type MouseEvent } from 'react';

/** Loaded beforehand when it is this near to the screen. */
const NEAR = '200px';

const Opening = createContext(false);

/** Within a link: whether its page is on the way. */
export const useIsOpening = (): boolean => use(Opening);

export interface LinkProps extends ComponentProps<'a'> {
  /** A page of ours. Before the script is there the browser follows it by itself. */
  href: string;
  /** Whether its page is loaded beforehand, once the link is on the screen. */
  prefetch?: boolean;
  /** Whether the page that opens begins at its top. */
  scroll?: boolean;
}

/** A link to a page of ours, opened without loading the whole document again. */
export function Link({ href, prefetch = true, scroll = true, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const [isOpening, startOpening] = useTransition();
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!prefetch || link.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        router.prefetch(href);
      },
      { rootMargin: NEAR },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [router, href, prefetch]);

  function openPage(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    startOpening(() => router.push(href, { scroll }));
  }

  return (
    <a
      {...rest}
      ref={link}
      href={href}
      onClick={openPage}
      onPointerEnter={prefetch ? () => router.prefetch(href) : undefined}
    >
      <Opening value={isOpening}>{children}</Opening>
    </a>
  );
}

/** In a new tab or window, or saved: the browser's own matter. */
const isForBrowser = ({ currentTarget, metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent<HTMLAnchorElement>) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0 || !['', '_self'].includes(currentTarget.target);
