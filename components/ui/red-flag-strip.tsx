import type { ReactNode } from 'react';
import { formatPlural } from '@/lib/format';
import { Icon } from './icon';

export interface RedFlag {
  /** `serious` stops a purchase (scrapped, exported), `caution` asks for a second look (plate transfer, keepers). */
  gravity: 'serious' | 'caution';
  title: string;
  detail?: ReactNode;
}

/** What to know before any money is looked at. With no flags it says so, and names what was checked. */
export function RedFlagStrip({ flags, checked }: { flags: readonly RedFlag[]; checked: string }) {
  if (flags.length === 0) {
    return (
      <p className="flex items-start gap-2 rounded-md border border-line bg-surface px-3.5 py-2.5 text-sm">
        <Icon name="success" className="mt-px size-5 text-success" />
        <span>
          <strong className="font-semibold">No red flags.</strong> <span className="text-soft">{checked}</span>
        </span>
      </p>
    );
  }
  const serious = flags.some(({ gravity }) => gravity === 'serious');
  return (
    <section
      className={`overflow-hidden rounded-md border-2 ${serious ? 'border-danger bg-danger-tint' : 'border-warning bg-warning-tint'}`}
    >
      <h2
        className={`flex items-center gap-2 px-3.5 pt-2.5 text-sm font-bold ${serious ? 'text-danger' : 'text-warning'}`}
      >
        <Icon name={serious ? 'danger' : 'warning'} className="size-5" />
        {formatPlural(flags.length, 'red flag')} before you look at the money
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-2 px-3.5 pt-1.5 pb-3">
        {flags.map(({ gravity, title, detail }) => (
          <li key={title} className="text-sm">
            <strong className={`font-semibold ${gravity === 'serious' ? 'text-danger' : 'text-warning'}`}>
              <span className="sr-only">{gravity === 'serious' ? 'Serious: ' : 'Caution: '}</span>
              {title}
            </strong>
            {detail && <div className="text-ink">{detail}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
