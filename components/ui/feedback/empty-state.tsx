import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
  actions?: ReactNode;
  /** The only content of the page: the title is its heading. */
  wholePage?: boolean;
}

export function EmptyState({ title, children, actions, wholePage = false }: EmptyStateProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className="rounded-lg border border-dashed border-edge px-5 py-8 text-center">
      <Title className="text-lg font-semibold">{title}</Title>
      {children && <div className="mx-auto mt-1 max-w-prose text-soft">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
