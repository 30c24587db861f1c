import Link from 'next/link';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { readAppraisalBoard } from '@/lib/api/addresses/appraisals/appraisals';
import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { appraisalStateWords, type AppraisalColumnKey } from '@/lib/domain/appraisals/appraisal-state';
import { appraisalPath } from '@/lib/domain/page-paths';
import type { Day } from '@/lib/domain/time/calendar';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount } from '@/lib/format';
import { appraisalAge } from './appraisal-age';
import { appraisalsPath, type AppraisalsView } from './appraisals-address';
import { listedPounds } from './listed-pounds';
import { ListedSale } from './listed-sale';

interface AppraisalBoardProps {
  states: EndpointAnswer<typeof readAppraisalBoard>['states'];
  view: AppraisalsView;
  today: Day;
}

type BoardColumn = Pick<AppraisalBoardProps['states'][number], 'state' | 'isRequested'>;

/** Most of the time nothing is in these columns. */
const isRare = ({ state, isRequested }: BoardColumn) => isRequested || state === 'expired';

const keyOf = ({ state, isRequested }: BoardColumn): AppraisalColumnKey => (isRequested ? 'requested' : state);

const headingId = (column: BoardColumn) => `board-${keyOf(column)}`;

/**
 * A column for each state, and for the drafts that wait for approval, on a wide screen; on a phone one below the other.
 * Empty ones are left out on a phone, and the rare ones of them everywhere.
 */
export function AppraisalBoard({ states, view, today }: AppraisalBoardProps) {
  const columns = states.filter((column) => column.count > 0 || !isRare(column));
  return (
    <div className="grid gap-3 lg:auto-cols-fr lg:grid-flow-col lg:gap-2">
      {columns.map(({ count, items, ...column }) => (
        <section
          key={headingId(column)}
          aria-labelledby={headingId(column)}
          className={`min-w-0 rounded-lg bg-sunken p-2 ${count === 0 ? 'max-lg:hidden' : ''}`}
        >
          <h2
            id={headingId(column)}
            className="flex items-baseline justify-between gap-2 px-1 pb-2 text-sm font-semibold"
          >
            {appraisalStateWords(column)}{' '}
            <span className="font-normal text-soft tabular-nums">{formatCount(count)}</span>
          </h2>
          {items.length > 0 && (
            <ul className="space-y-2">
              {items.map((item) => (
                <li key={item.id}>
                  <AppraisalCard appraisal={item} today={today} />
                </li>
              ))}
            </ul>
          )}
          {count > items.length && (
            <Link
              href={appraisalsPath({ ...view, state: keyOf(column), view: '' })}
              prefetch={false}
              className="link mt-2 block px-1 text-sm"
            >
              All {formatCount(count)}
            </Link>
          )}
        </section>
      ))}
    </div>
  );
}

function AppraisalCard({ appraisal, today }: { appraisal: AppraisalSummary; today: Day }) {
  const { id, plate, title, flag, otherFlags, createdAt, owner, customerName, sale } = appraisal;
  const pounds = listedPounds(appraisal);
  return (
    <div className="rounded-md border border-line bg-surface p-2 text-sm wrap-break-word">
      {plate && (
        <span className="mb-1 block [&_svg]:h-5">
          <NumberPlate registration={plate} size="sm" />
        </span>
      )}
      <Link href={appraisalPath(id)} prefetch={false} className="link font-semibold">
        <UnbrokenWords>{displayName(title)}</UnbrokenWords>
      </Link>
      {pounds !== null && <p className="font-semibold tabular-nums">{pounds}</p>}
      <ListedSale sale={sale} />
      <FlagBadge flag={flag} otherFlags={otherFlags} /> <UncertainDerivative {...appraisal} />
      <p className="text-soft">
        {[customerName, owner.name, appraisalAge(createdAt, today)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
