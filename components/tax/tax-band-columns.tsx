import Link from 'next/link';
import type { Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { TaxBandCandidate, TaxBandFinding } from '@/lib/domain/tax/company-car/company-car';
import { withPoa } from '@/lib/domain/options/pricing/sum-words';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { formatCo2, formatList, formatPenceChange, formatPoundsChange } from '@/lib/format';
import { taxPerYearName } from '@/lib/domain/tax/lead-tax';

interface TaxBandColumnSettings {
  /** Builds in a lower band, with what they add and lose; otherwise the build without one option each. */
  readonly isLowerBuild: boolean;
  readonly rates: readonly number[];
  readonly address: (share: string) => string;
}

/** What other builds change against this one. */
export function taxBandColumns(
  { current: thisBuild, classOneAPercent }: TaxBandFinding,
  { isLowerBuild, rates, address }: TaxBandColumnSettings,
): Column<TaxBandCandidate>[] {
  const figure = (
    key: string,
    header: string,
    cell: (candidate: TaxBandCandidate) => ReturnType<Column<TaxBandCandidate>['cell']>,
  ): Column<TaxBandCandidate> => ({ key, header, numeric: true, cell });
  const change = ({ benefitPence }: TaxBandCandidate, percent: number | null) =>
    percent === null || benefitPence === null || thisBuild.benefitPence === null ? (
      <EmptyCell words="not known" />
    ) : (
      formatPenceChange(dueOn(benefitPence, percent) - dueOn(thisBuild.benefitPence, percent))
    );
  return [
    {
      key: 'change',
      header: isLowerBuild ? 'Instead' : 'Without',
      rowHeader: true,
      cell: (candidate) => (
        <BuildChange candidate={candidate} isLowerBuild={isLowerBuild} href={address(candidate.share)} />
      ),
    },
    figure('co2', 'CO2', ({ co2GramsPerKm, because }) =>
      co2GramsPerKm === null ? (because?.reason ?? <EmptyCell />) : formatCo2(co2GramsPerKm),
    ),
    figure('percent', 'BIK %', ({ percent }) => (percent === null ? <EmptyCell /> : `${percent}%`)),
    figure('price', 'Price', ({ deltaPricePence, hasUnknownPrice }) =>
      withPoa(formatPoundsChange(deltaPricePence / 100), hasUnknownPrice),
    ),
    ...rates.map((rate) => figure(`rate ${rate}`, taxPerYearName(rate), (candidate) => change(candidate, rate))),
    figure('employer', 'Class 1A NIC per year', (candidate) => change(candidate, classOneAPercent)),
  ];
}

function BuildChange({
  candidate,
  isLowerBuild,
  href,
}: {
  candidate: TaxBandCandidate;
  isLowerBuild: boolean;
  href: string;
}) {
  const words = changeWords(candidate, isLowerBuild);
  return (
    <>
      {words}{' '}
      <Link href={href} className="link font-normal print:hidden" prefetch={false}>
        Show
        <span className="sr-only"> the build: {words}</span>
      </Link>
      {isLowerBuild && candidate.loses.length > 0 && (
        <span className="block font-normal text-soft">Also removes {formatList(candidate.loses)}</span>
      )}
    </>
  );
}

function changeWords({ drops, adds }: TaxBandCandidate, isLowerBuild: boolean): string {
  const without = drops.length > 0 ? `${isLowerBuild ? 'Without ' : ''}${formatList(drops)}` : '';
  if (adds.length === 0) return without;
  return `${without}${without ? ', with ' : 'With '}${formatList(adds)}`;
}
