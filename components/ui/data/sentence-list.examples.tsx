import { SentenceList } from './sentence-list';

export const TwoSentences = () => (
  <SentenceList
    sentences={[
      'Cost could not be read, or is 0, in 2 rows (row 4, row 9). It stays empty, or as it was.',
      'Status is not taken; it differs in 1 row (row 4). Cars in stock stay as they are.',
    ]}
  />
);
