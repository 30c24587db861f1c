import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable } from '@/components/ui/data/data-table';
import { Missing } from '@/components/ui/data/missing';
import { AnnouncedChange } from '@/components/ui/feedback/announced-change';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { co2Test } from '@/lib/domain/tax/benefit-percentages';
import { EQUIPMENT_LEVEL_WORDS } from '@/lib/domain/emissions/equipment-levels';
import { bandAnswer, bandPosition, lowerBuildsCaption, searchText } from '@/lib/domain/tax/company-car/band-text';
import type { TaxBandFinding } from '@/lib/domain/tax/company-car/company-car';
import type { DriverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { taxBandColumns } from './tax-band-columns';

export interface TaxBandProps {
  finding: TaxBandFinding;
  /** Where the page of another build is. */
  address: (share: string) => string;
  rates: DriverRates;
}

/** Whether any percentage is known. */
const isCalculated = ({ current, plain, without, lowerBuilds }: TaxBandFinding): boolean =>
  [current, plain, ...without, ...lowerBuilds].some(({ percent }) => percent !== null);

/** Which option puts the car into its CO2 band, what that costs per year, and the cheapest builds in a lower band. */
export function TaxBand({ finding, address, rates }: TaxBandProps) {
  const { current: thisBuild, without, lowerBuilds } = finding;
  const position = bandPosition(finding);
  const columns = (isLowerBuild: boolean) =>
    taxBandColumns(finding, { isLowerBuild, rates: rates.usualAndTop, address });
  return (
    <Card
      title="Tax band"
      aside={isCalculated(finding) && <Badge>Calculated by us from {co2Test(finding.build.date)}</Badge>}
      flush
      focusName="Tax band"
    >
      <AnnouncedChange words={`Another build is shown. ${bandAnswer(finding, rates)}`} />
      <div className="space-y-2 px-4 sm:px-5">
        <p>{bandAnswer(finding, rates)}</p>
        {thisBuild.percent === null && (
          <Missing {...(thisBuild.because ?? { reason: 'No figure for this build.', next: 'Try again later.' })} />
        )}
        {finding.level !== 'whole' && thisBuild.percent !== null && <p>{EQUIPMENT_LEVEL_WORDS[finding.level]}</p>}
        {position && <p className="text-sm text-soft">{position}</p>}
        {thisBuild.percent !== null && <p className="text-sm text-soft">{searchText(finding)}</p>}
        {position && (
          <Disclosure summary="For support">
            Audit ID <code className="select-all">{finding.auditId}</code>
          </Disclosure>
        )}
      </div>
      {lowerBuilds.length > 0 && (
        <DataTable
          caption={lowerBuildsCaption(finding)}
          columns={columns(true)}
          rows={lowerBuilds}
          rowKey={({ share }) => share}
        />
      )}
      {without.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <DataTable
            caption="This build without one option at a time. Negative figures are savings."
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
