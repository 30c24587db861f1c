import Link from 'next/link';
import { Icon } from '@/components/ui/data/icon';

export interface Crumb {
  href: string;
  label: string;
}

/** The path to this page, without the page itself: its heading names it. */
export function Breadcrumb({ crumbs, label = 'Breadcrumb' }: { crumbs: readonly Crumb[]; label?: string }) {
  return (
    <nav aria-label={label} className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-1.5">
            {index > 0 && <Icon name="right" className="size-3 text-faint" />}
            <Link href={crumb.href} className="link inline-flex min-h-(--control) items-center">
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
