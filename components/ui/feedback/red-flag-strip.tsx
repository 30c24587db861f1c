import type { ReactNode } from 'react';
import { formatPlural } from '@/lib/format';
import { Icon } from '@/components/ui/data/icon';

export interface RedFlag {
  /**
   * `serious` stops a purchase (scrapped, exported), `caution` asks for a second look (plate transfer, keepers),
   * `note` is good to know and no red flag.
   */
  gravity: 'serious' | 'caution' | 'note';
  title: string;
  detail?: ReactNode;
}

export interface RedFlagStripProps {
  flags: readonly RedFlag[];
  /** Whose flags they are, for the landmark's name. */
  subject: string;
  /** What was checked, as a sentence; null when nothing was checked, which is no good news. */
  checked: string | null;
  /** What was not checked, why, and what to do; null when everything was checked. */
  unchecked: string | null;
}

/** What to know before looking at any price. Without flags it says so; what was not checked is named either way. */
export function RedFlagStrip({ flags, subject, checked, unchecked }: RedFlagStripProps) {
  const red = flags.filter(({ gravity }) => gravity !== 'note');
  const notes = flags.filter(({ gravity }) => gravity === 'note');
  if (red.length > 0) return <RedFlags subject={subject} red={red} notes={notes} unchecked={unchecked} />;
  return (
    <div className="flex items-start gap-2 rounded-md border border-line bg-surface px-3.5 py-2.5 text-sm">
      <Icon
        name={unchecked === null ? 'success' : 'info'}
        className={`mt-px size-5 ${unchecked === null ? 'text-success' : 'text-warning'}`}
      />
      <div>
        <strong className="font-semibold">
          {checked === null
            ? 'Vehicle check not completed.'
            : unchecked === null
              ? 'No alerts.'
              : 'No alerts in what was checked.'}
        </strong>{' '}
        <span className="text-soft">
          {checked} {unchecked}
        </span>
        <Notes flags={notes} />
      </div>
    </div>
  );
}

interface RedFlagsProps extends Pick<RedFlagStripProps, 'subject' | 'unchecked'> {
  red: readonly RedFlag[];
  notes: readonly RedFlag[];
}

function RedFlags({ subject, red, notes, unchecked }: RedFlagsProps) {
  const serious = red.some(({ gravity }) => gravity === 'serious');
  return (
    <section
      aria-label={`Alerts for ${subject}`}
      className={`overflow-hidden rounded-md border-2 ${serious ? 'border-danger bg-danger-tint' : 'border-warning bg-warning-tint'}`}
    >
      <h2
        className={`flex items-center gap-2 px-3.5 pt-2.5 text-sm font-bold ${serious ? 'text-danger' : 'text-warning'}`}
      >
        <Icon name={serious ? 'danger' : 'warning'} className="size-5" />
        {formatPlural(red.length, 'alert')} – check before you bid
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-2 px-3.5 pt-1.5 pb-3">
        {red.map(({ gravity, title, detail }, index) => (
          <li key={index} className="text-sm">
            <strong className={`font-semibold ${gravity === 'serious' ? 'text-danger' : 'text-warning'}`}>
              <span className="sr-only">{gravity === 'serious' ? 'Serious: ' : 'Caution: '}</span>
              {title}
            </strong>
            {detail && <div className="text-ink">{detail}</div>}
          </li>
        ))}
      </ul>
      {(notes.length > 0 || unchecked) && (
        <div className="px-3.5 pb-2.5 text-sm">
          <Notes flags={notes} />
          {unchecked}
        </div>
      )}
    </section>
  );
}

function Notes({ flags }: { flags: readonly RedFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul>
      {flags.map(({ title, detail }, index) => (
        <li key={index} className="text-soft">
          {detail ?? title}
        </li>
      ))}
    </ul>
  );
}
