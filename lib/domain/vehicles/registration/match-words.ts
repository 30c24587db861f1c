/** The words for a source's match: `matched` where it found exactly this vehicle. */
export const MATCHED_WORDS = 'matched';

/** Records of earlier versions contain "exact". */
const EARLIER_MATCHED_WORDS = 'exact';

export const isMatched = (words: string): boolean => words === MATCHED_WORDS || words === EARLIER_MATCHED_WORDS;
