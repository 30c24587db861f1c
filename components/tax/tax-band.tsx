import Link from 'next/link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Missing } from '@/components/ui/data/missing';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { TaxBandCandidate, TaxBandFinding } from '@/lib/domain/tax/company-car/company-car';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { formatCo2, formatList, formatPence, formatPlural, formatPoundsChange } from '@/lib/format';
import type { DriverRates } from './driver-rates';

export interface TaxBandProps {
  finding: TaxBandFinding;
  /** Where the page of another build is. */
  address: (share: string) => string;
  rates: DriverRates;
}

/** Which option puts the car into its CO2 band, what that costs a year, and the cheapest ways back. */
export function TaxBand({ finding, address, rates }: TaxBandProps) {
  const { asked: thisBuild, plain, without, waysBack, waysBackCount, edge, headroom, yearName } = finding;
  const columns = (isWayBack: boolean) => columnsOf(finding, address, { isWayBack, rates: rates.usualAndTop });
  return (
    <Card title="Tax band" aside={<Badge>Computed by us from WLTP</Badge>} flush>
      <div className="space-y-2 px-4 sm:px-5">
        <p>{answer(finding, rates)}</p>
        {thisBuild.percent === null && (
          <Missing
            reason={thisBuild.because?.reason ?? 'No figure is known for this build.'}
            next={thisBuild.because?.next ?? 'Look again later.'}
          />
        )}
        {thisBuild.percent !== null && edge !== null && (
          <p className="text-sm text-soft">
            This build: {formatCo2(thisBuild.co2GramsPerKm ?? 0)}, {thisBuild.percent}% in {yearName}, the band from{' '}
            {formatCo2(edge)}.{' '}
            {headroom === null ? 'It is the last band.' : `Headroom to the next: ${formatCo2(headroom)}.`} Without
            options:{' '}
            {plain.co2GramsPerKm === null ? 'no figure' : `${formatCo2(plain.co2GramsPerKm)}, ${plain.percent}%`}. Audit{' '}
            {finding.auditId}.
          </p>
        )}
        {thisBuild.percent !== null && <p className="text-sm text-soft">{searched(finding)}</p>}
      </div>
      {waysBack.length > 0 && (
        <DataTable
          caption={`${waysBackCount > waysBack.length ? `The best ${waysBack.length} of ${waysBackCount} ways` : 'Ways'} under the edge: fewest wishes lost first, then the least to pay. Each is a complete build that the guide’s rules allow.`}
          columns={columns(true)}
          rows={waysBack}
          rowKey={({ share }) => share}
        />
      )}
      {without.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <DataTable
            caption="The build less one option each. Against the build: negative is saved."
            columns={columns(false)}
            onPhone="scroll"
            rows={without}
            rowKey={({ share }) => share}
          />
        </div>
      )}
    </Card>
  );
}

function answer(
  { asked: thisBuild, plain, without, waysBack, classOneAPercent }: TaxBandFinding,
  rates: DriverRates,
): string {
  if (thisBuild.percent === null || plain.percent === null) return 'Which band this build is in cannot be said.';
  if (thisBuild.percent <= plain.percent) {
    return waysBack.length === 0
      ? 'No option puts this car into a higher CO2 band.'
      : 'No option puts this car into a higher CO2 band than it has without any; some bring it into a lower one.';
  }
  const alone = without.filter(({ percent }) => percent !== null && percent < (thisBuild.percent ?? 0));
  const [first] = alone;
  const [together] = waysBack;
  const whatFor = first ?? together;
  if (whatFor === undefined) return 'The options together put this car into a higher band, and no way back was found.';
  const more = (percent: number) =>
    formatPence(dueOn(thisBuild.benefitPence ?? 0, percent) - dueOn(whatFor.bandBenefitPence ?? 0, percent));
  const [basic, ...others] = rates.usualAndTop;
  const employer = classOneAPercent === null ? '' : `, and ${more(classOneAPercent)} class 1A for the employer`;
  const driver =
    basic === undefined
      ? `${formatPence((thisBuild.benefitPence ?? 0) - (whatFor.bandBenefitPence ?? 0))} of benefit a year more for the driver`
      : `${more(basic)} a year more for the driver at ${basic}%, ${others.map((rate) => `${more(rate)} at ${rate}%`).join(', ')}`;
  const cost = `${driver}${employer}, whatever the options themselves cost.`;
  if (first === undefined) {
    return `No option alone, but ${formatList([...whatFor.drops, ...whatFor.loses])} together put this car into a higher band: ${cost}`;
  }
  const names = formatList(alone.map(({ drops }) => drops.join(' and ')));
  return `${names} ${alone.length === 1 ? 'puts' : 'put, each alone,'} this car into a higher band: ${cost}`;
}

/** What was looked at, so that "none" and "cheapest" can be relied on, or not. */
function searched({ search: { single, singleOf, several, isWhole } }: TaxBandFinding): string {
  if (singleOf === 0) return 'Nothing can be left out or put in the place of anything: there is no other build.';
  const one = `Looked at ${single === singleOf ? 'all' : 'the best'} ${formatPlural(single, 'build')} ${single === singleOf ? '' : `of ${singleOf} `}that leave out one option, or take another in the place of something fitted.`;
  if (several === 0) return one;
  return `${one} As none of them is enough, also at ${isWhole ? 'all' : 'the most promising'} ${several} that do several of these at once.`;
}

interface TaxBandColumnSettings {
  readonly isWayBack: boolean;
  readonly rates: readonly number[];
}

function columnsOf(
  { asked: thisBuild, classOneAPercent }: TaxBandFinding,
  address: (share: string) => string,
  { isWayBack, rates }: TaxBandColumnSettings,
): Column<TaxBandCandidate>[] {
  const more = (candidate: TaxBandCandidate, percent: number | null) =>
    percent === null || candidate.benefitPence === null || thisBuild.benefitPence === null ? (
      <EmptyCell words="not known" />
    ) : (
      signed(dueOn(candidate.benefitPence, percent) - dueOn(thisBuild.benefitPence, percent))
    );
  return [
    {
      key: 'change',
      header: isWayBack ? 'Instead' : 'Without',
      rowHeader: true,
      cell: (candidate) => (
        <>
          {changeWords(candidate, isWayBack)}{' '}
          <Link href={address(candidate.share)} className="link font-normal print:hidden" prefetch={false}>
            Show
            <span className="sr-only"> the build: {changeWords(candidate, isWayBack)}</span>
          </Link>
          {isWayBack && candidate.loses.length > 0 && (
            <span className="block font-normal text-soft">In the place of {formatList(candidate.loses)}</span>
          )}
        </>
      ),
    },
    {
      key: 'co2',
      header: 'CO2',
      numeric: true,
      cell: (candidate) =>
        candidate.co2GramsPerKm === null
          ? (candidate.because?.reason ?? <EmptyCell />)
          : formatCo2(candidate.co2GramsPerKm),
    },
    {
      key: 'percent',
      header: 'Percentage',
      numeric: true,
      cell: (candidate) => (candidate.percent === null ? <EmptyCell /> : `${candidate.percent}%`),
    },
    {
      key: 'price',
      header: 'Price',
      numeric: true,
      cell: (candidate) =>
        `${formatPoundsChange(candidate.deltaPricePence / 100)}${candidate.hasUnknownPrice ? ' + POA' : ''}`,
    },
    ...rates.map((rate): Column<TaxBandCandidate> => ({
      key: `rate ${rate}`,
      header: `Driver at ${rate}%, a year`,
      numeric: true,
      cell: (candidate) => more(candidate, rate),
    })),
    {
      key: 'employer',
      header: 'Class 1A, a year',
      numeric: true,
      cell: (candidate) => more(candidate, classOneAPercent),
    },
  ];
}

function changeWords({ drops, adds }: TaxBandCandidate, isWayBack: boolean): string {
  const without = drops.length > 0 ? `${isWayBack ? 'Without ' : ''}${formatList(drops)}` : '';
  if (adds.length === 0) return without;
  return `${without}${without ? ', with ' : 'With '}${formatList(adds)}`;
}

const signed = (pence: number): string => (pence > 0 ? `+${formatPence(pence)}` : formatPence(pence));
