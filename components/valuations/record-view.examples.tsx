import { RecordView } from './record-view';
import { RecordWaiting } from './record-waiting';
import { BY_VIN, DOUBTFUL, HASH, WHOLE } from './sample-records';

export const Whole = () => <RecordView record={WHOLE} contentHash={HASH} />;

export const Doubtful = () => <RecordView record={DOUBTFUL} contentHash={HASH} />;

export const ByVin = () => <RecordView record={BY_VIN} contentHash={HASH} />;

export const Waiting = () => <RecordWaiting />;
