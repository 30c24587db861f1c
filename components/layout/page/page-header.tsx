import type { ReactNode, Ref } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** Above the title: a breadcrumb. */
  above?: ReactNode;
  /** Under the title: a sentence of facts. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Of the heading, where a submission that leads here moves the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
}

/** The page's first heading, with the actions for the whole page. */
export function PageHeader({ title, above, lead, actions, heading }: PageHeaderProps) {
  return (
    <div className="isolate mb-5">
      {above && <div className="mb-2">{above}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={heading ? -1 : undefined}
            className="text-2xl font-bold tracking-tight outline-none"
          >
            {title}
          </h1>
          {lead && <div className="mt-1 text-soft">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
    </div>
  );
}
