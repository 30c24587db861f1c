import type { Metadata } from 'next';
import { AppraisalPage } from '@/components/appraisals/appraisal-page';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { GuideStrip } from '@/components/valuations/values/guide-strip';
import { subjectOf } from '@/lib/access';
import { readAppraisal as address } from '@/lib/api/addresses/appraisals/appraisals';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { comparisonDay } from '@/lib/domain/appraisals/guide/comparison-day';
import { britishToday, requireSession } from '@/lib/server';
import { ComparableSales } from '../../comparable-sales';
import { AppraisalAlerts } from './appraisal-alerts';
import { readStoredAppraisal } from './read-stored-appraisal';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

export async function generateMetadata({ params }: PageProps<'/appraisals/[id]'>): Promise<Metadata> {
  const { summary } = await readStoredAppraisal((await params).id);
  return { title: `Appraisal ${summary.number} ${displayName(summary.title)}` };
}

export default async function StoredAppraisalPage({ params }: PageProps<'/appraisals/[id]'>) {
  const session = await requireSession('appraisals.work');
  const { id } = await params;
  const appraisal = await readStoredAppraisal(id);
  const { vehicle, valuation } = appraisal;
  const today = britishToday();
  const day = vehicle ? comparisonDay(vehicle.valuedOn, today) : today;
  return (
    <HydratedQueries queries={[hydratedQuery(address, { id }, appraisal)]}>
      <AppraisalPage
        id={id}
        owner={subjectOf(session)}
        today={today}
        alerts={valuation && <AppraisalAlerts id={valuation} />}
        comparison={
          vehicle && (
            <>
              {vehicle.derivativeKey && (
                <GuideStrip
                  vehicle={vehicle.derivativeKey}
                  day={day}
                  isMileageOutOfRange={vehicle.isMileageOutOfRange}
                  // Those of another edition are no reason to disagree.
                  valued={day === vehicle.valuedOn ? valuedBands(vehicle) : null}
                />
              )}
              <ComparableSales {...vehicle} />
            </>
          )
        }
      />
    </HydratedQueries>
  );
}

const valuedBands = ({ values: { retail, clean, average, below } }: Pick<AppraisedVehicle, 'values'>) => ({
  retail: retail.value,
  clean: clean.value,
  average: average.value,
  below: below.value,
});
