import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { Missing } from '@/components/ui/missing';
import { Nothing } from '@/components/ui/nothing';
import type { Candidate, TaxBandFinding } from '@/lib/domain/company-car';
import { formatCo2, formatList, formatPence, formatPoundsChange } from '@/lib/format';

/** Which option puts the car into its CO2 band, what that costs a year, and the cheapest ways back. */
export function TaxBand({ finding, address }: { finding: TaxBandFinding; address: (share: string) => string }) {
  const { asked, plain, without, waysBack, edge, headroom, yearName } = finding;
  return (
    <Card title="Tax band" aside={<Badge>Computed by us from WLTP</Badge>} flush>
      <div className="space-y-2 px-4 sm:px-5">
        <p>{answer(finding)}</p>
        {asked.percent === null && (
          <Missing
            reason={asked.problem ?? 'No figure is known for this build.'}
            next="Complete the build, then look again."
          />
        )}
        {asked.percent !== null && edge !== null && (
          <p className="text-sm text-soft">
            This build: {formatCo2(asked.co2GramsPerKm ?? 0)}, {asked.percent}% in {yearName}, the band from{' '}
            {formatCo2(edge)}.{' '}
            {headroom === null ? 'It is the last band.' : `Headroom to the next: ${formatCo2(headroom)}.`} Without
            options:{' '}
            {plain.co2GramsPerKm === null ? 'no figure' : `${formatCo2(plain.co2GramsPerKm)}, ${plain.percent}%`}. Audit{' '}
            {finding.auditId}.
          </p>
        )}
      </div>
      {waysBack.length > 0 && (
        <DataTable
          caption="Ways back under the edge: fewest wishes lost first, then the least to pay. Each is complete and valid by the guide’s rules."
          columns={columnsOf(address, true)}
          rows={waysBack}
          rowKey={({ share }) => share}
        />
      )}
      {without.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <DataTable
            caption="The build less one option each. Against the build: negative is saved."
            columns={columnsOf(address, false)}
            rows={without}
            rowKey={({ share }) => share}
          />
        </div>
      )}
    </Card>
  );
}

function answer({ asked, plain, without, waysBack }: TaxBandFinding): string {
  if (asked.percent === null || plain.percent === null) return 'Which band this build is in cannot be said.';
  if (asked.percent <= plain.percent) return 'No option puts this car into a higher CO2 band.';
  const alone = without.filter(({ percent }) => percent !== null && percent < (asked.percent ?? 0));
  const price = (saved: number | null): string => formatPence(Math.abs(saved ?? 0));
  const [first] = alone;
  if (first) {
    const names = formatList(alone.map(({ drops }) => drops.join(' and ')));
    return `${names} ${alone.length === 1 ? 'puts' : 'put, each alone,'} this car into a higher band: ${price(first.deltaBandTax20Pence)} a year more for the driver at 20%, whatever the option itself costs.`;
  }
  const [together] = waysBack;
  return together
    ? `No option alone, but ${formatList(together.drops)} together put this car into a higher band.`
    : 'The options together put this car into a higher band; no few of them alone.';
}

function columnsOf(address: (share: string) => string, isWayBack: boolean) {
  const money = (pence: number | null) => (pence === null ? <Nothing words="not known" /> : signed(pence));
  return [
    {
      key: 'change',
      header: isWayBack ? 'Instead' : 'Without',
      rowHeader: true,
      cell: (of: Candidate) => (
        <>
          {of.drops.length > 0 && `${isWayBack ? 'Without ' : ''}${formatList(of.drops)}`}
          {of.adds.length > 0 && `${of.drops.length > 0 ? ', with ' : 'With '}${formatList(of.adds)}`}{' '}
          <Link href={address(of.share)} className="link font-normal print:hidden" prefetch={false}>
            Show
            <span className="sr-only"> the build without {formatList(of.drops)}</span>
          </Link>
        </>
      ),
    },
    {
      key: 'co2',
      header: 'CO2',
      numeric: true,
      cell: (of: Candidate) => (of.co2GramsPerKm === null ? (of.problem ?? <Nothing />) : formatCo2(of.co2GramsPerKm)),
    },
    {
      key: 'percent',
      header: 'Percentage',
      numeric: true,
      cell: (of: Candidate) => (of.percent === null ? <Nothing /> : `${of.percent}%`),
    },
    {
      key: 'price',
      header: 'Price',
      numeric: true,
      cell: (of: Candidate) => formatPoundsChange(of.deltaPricePence / 100),
    },
    {
      key: 'basic',
      header: 'Driver at 20%, a year',
      numeric: true,
      cell: (of: Candidate) => money(of.deltaTax20Pence),
    },
    {
      key: 'higher',
      header: 'Driver at 40%, a year',
      numeric: true,
      cell: (of: Candidate) => money(of.deltaTax40Pence),
    },
    {
      key: 'employer',
      header: 'Class 1A, a year',
      numeric: true,
      cell: (of: Candidate) => money(of.deltaClassOneAPence),
    },
  ];
}

const signed = (pence: number): string => (pence > 0 ? `+${formatPence(pence)}` : formatPence(pence));
