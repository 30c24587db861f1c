import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import type { PageLinks } from './page-links';

/**
 * Leads to the other pages of a list; on paper, that there are others. Nothing where there is one page.
 *
 * @param children where this page stands in the list
 */
export function Pager({ first, previous, next, children }: PageLinks & { children?: ReactNode }) {
  if (!first && !previous && !next) return null;
  return (
    <>
      <nav aria-label="Pages of the list" className="flex flex-wrap items-center gap-2 print:hidden">
        {first && <ButtonLink href={first}>First</ButtonLink>}
        {previous && <ButtonLink href={previous}>Previous</ButtonLink>}
        {next && <ButtonLink href={next}>Next</ButtonLink>}
        {children && <p className="text-sm text-soft">{children}</p>}
      </nav>
      <p className="hidden text-sm text-soft print:block">{children || 'One page of a longer list.'}</p>
    </>
  );
}
