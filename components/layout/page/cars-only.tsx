import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';

/** Shown before any request is sent: some services have cars only. */
export function CarsOnly({ what, path }: { what: string; path: string }) {
  return (
    <EmptyState
      title={`${what} are for cars only`}
      actions={<ButtonLink href={`${path}/emissions`}>Emissions of this van</ButtonLink>}
    >
      These services cover cars only, and this is a van.
    </EmptyState>
  );
}
