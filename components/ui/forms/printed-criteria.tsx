/** On paper, in place of the controls: what was chosen there. Nothing if nothing was. */
export const PrintedCriteria = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && <p className="hidden text-sm text-soft print:block">{words.join(' · ')}</p>;
