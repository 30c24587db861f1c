import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';

export interface MorningItem {
  readonly id: string;
  readonly href: string;
  readonly name: ReactNode;
  /** A word or two before the sentence. */
  readonly badge?: ReactNode;
  readonly words: string;
  /** Each links to the part of the car's page where it is done. */
  readonly actions?: readonly MorningAction[];
}

export interface MorningAction {
  readonly label: string;
  readonly anchor: string;
}

interface MorningPartProps {
  title: string;
  none: string;
  all: { readonly href: string; readonly words: string };
  items: readonly MorningItem[];
}

/** Some cars or offers to act on, each with links to act. */
export function MorningPart({ title, none, all, items }: MorningPartProps) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {items.length === 0 ? (
        <p className="text-sm text-soft">{none}</p>
      ) : (
        <>
          <ul className="text-sm">
            {items.map(({ id, href, name, badge, words, actions = [] }) => (
              <li key={id} className="py-0.5">
                <Link href={href} prefetch={false} className="link">
                  {name}
                </Link>{' '}
                {badge} <span className="text-soft">{words}</span>
                {actions.map(({ label, anchor }) => (
                  <Fragment key={anchor}>
                    {' '}
                    <Link href={href + anchor} prefetch={false} className="link mr-1 whitespace-nowrap print:hidden">
                      {label}
                      <span className="sr-only">: {name}</span>
                    </Link>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
          <Link href={all.href} prefetch={false} className="link text-sm print:hidden">
            {all.words}
          </Link>
        </>
      )}
    </section>
  );
}
