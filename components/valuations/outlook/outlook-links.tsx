import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import Link from 'next/link';
import { outlookSubject } from '@/lib/domain/valuations/outlook-subject';
import { yearLetterOn } from '@/lib/domain/plates/year-letter';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { forecastAddress, guideAddress, historyAddress, optionValuesAddress } from './outlook-addresses';

/** Replaces the panels, which need script: links to the same without script, or why there are none. */
export function OutlookLinks({ record }: { record: ValuationRecord }) {
  const subject = outlookSubject(record);
  if ('reason' in subject) {
    return (
      <p className="text-sm text-soft">
        {subject.reason} {subject.next}
      </p>
    );
  }
  const slice = yearLetterOn(subject.registered);
  const pages = [
    ['Forecast', forecastAddress(subject)],
    ...(slice
      ? ([
          ['Used value history', historyAddress({ ...subject, ...slice })],
          [GUIDE_PAGE, guideAddress({ ...subject, ...slice })],
        ] as const)
      : []),
    ...(subject.kind === 'car' ? [['Option values', optionValuesAddress(subject)] as const] : []),
  ] as const;
  return (
    <nav aria-label="Outlook" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {pages.map(([name, address]) => (
          <li key={name}>
            <Link href={address} prefetch={false} className="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
