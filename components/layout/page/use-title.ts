import { useEffect } from 'react';
import { PRODUCT_NAME } from './product-name';

/** Sets the document's title while the page shows, in place, the result of a submission. */
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
