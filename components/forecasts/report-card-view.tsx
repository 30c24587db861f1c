'use client';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';
import { Card } from '@/components/ui/data/card';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { readReportCard } from '@/lib/api/addresses/forecasts';
import { useAnswer } from '@/lib/api/client/use-answer';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

export interface ReportCardViewProps {
  subject: { readonly kind: VehicleKind; readonly identifier: number; readonly year: number; readonly letter: string };
  /** Settled: it does not follow a moving slider. */
  mileage: number;
}

/** Like its figures, it comes after the page. */
const importTable = async () => (await import('./report-card-table')).ReportCardTable;

/** How accurate the forecasts of the last months were for this plate and mileage. */
export function ReportCardView({ subject, mileage }: ReportCardViewProps) {
  const { Part: ReportCardTable } = useLatePart(importTable, 'The forecast accuracy');
  const cardAnswer = useAnswer(readReportCard, { ...subject, mileage });
  return (
    <Card title="Forecast accuracy">
      <QueryBoundary query={cardAnswer} what="the forecast accuracy" waiting={<Skeleton height="block" />}>
        {(answer) =>
          answer.card === null ? (
            <p className="text-sm text-soft">
              {answer.because.reason} {answer.because.next}
            </p>
          ) : ReportCardTable === null ? (
            <Skeleton height="block" />
          ) : (
            <ReportCardTable card={answer.card} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}
