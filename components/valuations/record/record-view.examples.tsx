import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { RecordView } from './record-view';
import { RecordSkeleton } from './record-skeleton';
import { BY_VIN, DOUBTFUL, HASH } from './sample-records';
import { WHOLE } from './sample-whole-record';

/** The names of landmarks are to differ where both themes show them. */
const withTitle = (record: ValuationRecord, theme: string): ValuationRecord => ({
  ...record,
  identity: { ...record.identity, title: `${record.identity.title}, ${record.kind}, ${theme}` },
});

export const Whole = ({ theme }: { theme: string }) => (
  <RecordView record={withTitle(WHOLE, theme)} contentHash={HASH} />
);

export const Doubtful = ({ theme }: { theme: string }) => (
  <RecordView record={withTitle(DOUBTFUL, theme)} contentHash={HASH} />
);

export const ByVin = ({ theme }: { theme: string }) => (
  <RecordView record={withTitle(BY_VIN, theme)} contentHash={HASH} />
);

export const Waiting = () => <RecordSkeleton />;
