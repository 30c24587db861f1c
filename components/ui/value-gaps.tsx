import { formatPounds } from '@/lib/format';
import { BandLine, BANDS } from './band';
import type { Band } from './band';

/** Each band's value in whole pounds; null where the guide has none. */
export type BandValues = Readonly<Record<Band, number | null>>;

interface Step {
  band: Band;
  label: string;
  pounds: number;
  /** The next lower band that has a value. */
  below: { label: string; pounds: number } | undefined;
}

function stepsOf(values: BandValues): Step[] {
  const present = BANDS.flatMap(({ band, label }) => {
    const pounds = values[band];
    return pounds === null ? [] : [{ band, label, pounds }];
  });
  return present.map((each, index) => ({ ...each, below: present[index + 1] }));
}

/**
 * The steps from Below up to Retail on one scale. Each line spans the gap to the band beneath, so what is drawn
 * is the gap itself and not a bar with its foot cut off.
 */
export function ValueGaps({
  values,
  caption = 'The gaps between the values',
}: {
  values: BandValues;
  caption?: string;
}) {
  const steps = stepsOf(values);
  const lowest = Math.min(...steps.map(({ pounds }) => pounds));
  const span = Math.max(...steps.map(({ pounds }) => pounds)) - lowest || 1;
  const at = (pounds: number) => `${(2 + ((pounds - lowest) / span) * 96).toFixed(2)}%`;
  const style = (band: Band) => BANDS.find((each) => each.band === band);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Drawn</th>
          <th scope="col">Gap to the next value beneath</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ band, label, pounds, below }) => (
          <tr key={band}>
            <th scope="row" className="w-px py-1 pr-3 text-left font-semibold whitespace-nowrap">
              <span className="inline-flex items-center gap-2">
                <BandLine band={band} /> {label}
              </span>
            </th>
            <td className="py-1">
              <svg aria-hidden="true" className="block h-5 w-full overflow-visible">
                <line x1="0" x2="100%" y1="10" y2="10" className="stroke-line" strokeWidth="1" />
                {below && (
                  <line
                    x1={at(below.pounds)}
                    x2={at(pounds)}
                    y1="10"
                    y2="10"
                    className={style(band)?.stroke}
                    strokeWidth="6"
                    strokeDasharray={style(band)?.dash}
                  />
                )}
                <circle
                  cx={at(pounds)}
                  cy="10"
                  r="5"
                  className={`fill-surface ${style(band)?.stroke}`}
                  strokeWidth="3"
                />
              </svg>
            </td>
            <td className="w-px py-1 pl-3 text-right whitespace-nowrap">
              {below ? (
                <>
                  <span className="font-semibold">{formatPounds(pounds - below.pounds)}</span>{' '}
                  <span className="text-soft">above {below.label}</span>
                </>
              ) : (
                <span className="text-soft">{formatPounds(pounds)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
