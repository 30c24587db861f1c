import { useEffect } from 'react';
import { PRODUCT_NAME } from './product-name';

/** Names the page while it shows something that a press has put in its place. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${PRODUCT_NAME}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
