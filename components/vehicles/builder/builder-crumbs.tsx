import { Icon } from '@/components/ui/data/icon';
import { builderAddress, type BuilderView } from './builder-address';

export interface BuilderCrumb {
  label: string;
  /** The view its link leads to. */
  builder: BuilderView;
}

/** On a narrow screen, which shows one level at a time: the levels chosen so far, each a link back. */
export function BuilderCrumbs({
  crumbs,
  onGo,
}: {
  crumbs: readonly BuilderCrumb[];
  onGo: (builder: BuilderView) => void;
}) {
  return (
    <nav aria-label="Chosen so far" className="mb-3 text-sm lg:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map(({ label, builder }, index) => (
          <li key={index} className="flex items-center gap-1.5">
            {index > 0 && <Icon name="right" className="size-3 text-faint" />}
            <a
              href={builderAddress(builder)}
              className="link inline-flex min-h-(--control) items-center"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onGo(builder);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
