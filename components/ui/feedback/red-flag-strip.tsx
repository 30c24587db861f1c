import type { ReactNode } from 'react';
import { LineDisclosure } from '@/components/ui/overlay/line-disclosure';
import { NO_CHECK } from '@/lib/domain/vehicles/flags/check-alert';
import { NEVER_CHECKED, NEVER_CHECKED_WORDS } from '@/lib/domain/vehicles/flags/never-checked';
import { formatPlural } from '@/lib/format';

export interface RedFlag {
  /**
   * `serious` may stop the deal (scrapped, exported); `caution` has to be cleared up (plate transfer, many keepers);
   * `note` is good to know and not a red flag.
   */
  gravity: 'serious' | 'caution' | 'note';
  title: string;
  detail?: ReactNode;
}

export interface RedFlagStripProps {
  flags: readonly RedFlag[];
  /** Whose flags they are, for the landmark's name. */
  subject: string;
  /** What was checked, as a sentence; null if nothing was checked, which is not good news. */
  checked: string | null;
  /** Why nothing was checked, and what to do; null when it was. What was checked in part is a flag. */
  unchecked: string | null;
}

/** What to know before looking at any price, in one line. Without flags it says so; what was not checked is named too. */
export function RedFlagStrip({ flags, subject, checked, unchecked }: RedFlagStripProps) {
  const red = flags.filter(({ gravity }) => gravity !== 'note');
  const notes = flags.filter(({ gravity }) => gravity === 'note');
  if (red.length > 0) return <RedFlags subject={subject} red={red} notes={notes} unchecked={unchecked} />;
  return (
    <LineDisclosure
      tone={checked === null ? 'neutral' : 'success'}
      summary={
        <>
          {noAlertsLine(checked)}
          {checked !== null && <span className="font-normal text-soft few-letters:sr-only"> · {NEVER_CHECKED}</span>}
        </>
      }
    >
      <div className="text-soft">
        {checked} {unchecked} {NEVER_CHECKED_WORDS}
        <Notes flags={notes} />
      </div>
    </LineDisclosure>
  );
}

/** The one line without a red flag, which says whether there is none or nothing was to be checked. */
export const noAlertsLine = (checked: string | null): string => (checked === null ? NO_CHECK : 'No alerts');

interface RedFlagsProps extends Pick<RedFlagStripProps, 'subject' | 'unchecked'> {
  red: readonly RedFlag[];
  notes: readonly RedFlag[];
}

function RedFlags({ subject, red, notes, unchecked }: RedFlagsProps) {
  const serious = red.some(({ gravity }) => gravity === 'serious');
  return (
    <section aria-label={`Alerts for ${subject}`} className="min-w-0">
      <LineDisclosure
        tone={serious ? 'danger' : 'warning'}
        summary={
          <>
            <span className="sr-only">{formatPlural(red.length, 'alert')}: </span>
            {alertsLine(red.map(({ title }) => title))}
          </>
        }
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-2">
          {red.map(({ gravity, title, detail }, index) => (
            <li key={index}>
              <strong className={`font-semibold ${gravity === 'serious' ? 'text-danger' : 'text-warning'}`}>
                <span className="sr-only">{gravity === 'serious' ? 'Serious: ' : 'Caution: '}</span>
                {title}
              </strong>
              {detail && <div className="text-ink">{detail}</div>}
            </li>
          ))}
        </ul>
        <div className="pt-2">
          <Notes flags={notes} />
          <p className="text-soft">
            {unchecked} {NEVER_CHECKED_WORDS}
          </p>
        </div>
      </LineDisclosure>
    </section>
  );
}

/** "Imported, used before registration – check before you bid"; an alert that speaks of a check says enough. */
function alertsLine(titles: readonly string[]): string {
  const line = alertTitles(titles);
  return titles.some((title) => /\bcheck\b/i.test(title)) ? line : `${line} – check before you bid`;
}

/** "Imported, used before registration" */
export const alertTitles = (titles: readonly string[]): string =>
  titles
    .map((title, index) =>
      index > 0 && /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title,
    )
    .join(', ');

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
