'use client';

import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Card } from '@/components/ui/data/card';
import { recordIdIn } from '@/components/valuations/record/record-address';
import { StartAppraisal } from '@/components/valuations/record/start-appraisal';
import { readTimeline } from '@/lib/api/addresses/registrations/vehicle-files';
import { useAnswer } from '@/lib/api/client/use-answer';
import { formatDateTime } from '@/lib/format';

/** Starts an appraisal from the vehicle's newest valuation, since it needs values. */
export function AppraiseFile({ id }: { id: string }) {
  const mayAppraise = useHasPermission('appraisals.work');
  const { data: timeline } = useAnswer(readTimeline, { id }, { staleAfterMs: 0 });
  if (!mayAppraise || timeline === undefined) return null;
  const newest = timeline.entries.find(({ values, href }) => values !== null && recordIdIn(href ?? '') !== null);
  const valuation = recordIdIn(newest?.href ?? '');
  return (
    <Card title="Appraise this vehicle">
      {newest && valuation ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StartAppraisal id={valuation} />
          <p className="text-sm text-soft">From its valuation of {formatDateTime(newest.at)}. Not charged.</p>
        </div>
      ) : (
        <p className="text-sm text-soft">Value the vehicle first: an appraisal starts from its values.</p>
      )}
    </Card>
  );
}
