export type GuideBand = 'retail' | 'clean' | 'average' | 'below';

/** The four values of the guide, dearest first: their colour, and a line style that survives without colour. */
export const BANDS: readonly {
  band: GuideBand;
  label: string;
  stroke: string;
  width: number;
  dash: string | undefined;
}[] = [
  { band: 'retail', label: 'Retail', stroke: 'stroke-retail', width: 3.5, dash: undefined },
  { band: 'clean', label: 'Clean', stroke: 'stroke-clean', width: 2.5, dash: undefined },
  { band: 'average', label: 'Average', stroke: 'stroke-average', width: 2.5, dash: '6 3' },
  { band: 'below', label: 'Below', stroke: 'stroke-below', width: 2.5, dash: '2 3' },
];

/** The line a band is drawn with, as a key beside its name. */
export function BandLine({ band }: { band: GuideBand }) {
  const style = BANDS.find((bandStyle) => bandStyle.band === band);
  return (
    <svg aria-hidden="true" width="24" height="6" viewBox="0 0 24 6" className={`inline-block ${style?.stroke}`}>
      <path d="M0 3H24" strokeWidth={style?.width} strokeDasharray={style?.dash} />
    </svg>
  );
}
