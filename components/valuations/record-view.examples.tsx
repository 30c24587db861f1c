import type { ValuationRecord } from '@/lib/domain/valuation';
import { RecordView } from './record-view';
import { RecordWaiting } from './record-waiting';
import { BY_VIN, DOUBTFUL, HASH, WHOLE } from './sample-records';

/** The names of landmarks are to differ where both themes show them. */
const named = (record: ValuationRecord, theme: string): ValuationRecord => ({
  ...record,
  identity: { ...record.identity, title: `${record.identity.title}, ${record.kind}, ${theme}` },
});

export const Whole = ({ theme }: { theme: string }) => <RecordView record={named(WHOLE, theme)} contentHash={HASH} />;

export const Doubtful = ({ theme }: { theme: string }) => (
  <RecordView record={named(DOUBTFUL, theme)} contentHash={HASH} />
);

export const ByVin = ({ theme }: { theme: string }) => <RecordView record={named(BY_VIN, theme)} contentHash={HASH} />;

export const Waiting = () => <RecordWaiting />;
