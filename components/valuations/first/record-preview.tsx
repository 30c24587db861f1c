import { BandLine } from '@/components/ui/data/band';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import { formatPounds } from '@/lib/format';

/** Not a real car's values. */
const POUNDS = { retail: 12_450, clean: 10_900, average: 10_150, below: 8_975 } as const;

/** A small preview of a valuation in the theme's colours. A picture: nothing in it is interactive. */
export function RecordPreview() {
  return (
    <div
      role="img"
      aria-label="What a valuation will look like: alerts in one line, then Retail, Clean, Average and Below in pounds"
      className="w-full max-w-80 rounded-lg border border-line bg-page p-3 text-xs select-none"
    >
      <div aria-hidden="true" className="space-y-2">
        <NumberPlate registration="AB12 CDE" size="sm" />
        <p className="font-semibold">Sample hatchback 1.2 5dr</p>
        <p className="rounded-sm border border-line bg-surface px-2 py-1 font-semibold text-success">No alerts</p>
        <div className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line">
          {BANDS.map((band) => (
            <div key={band} className="bg-surface px-2 py-1.5">
              <span className="flex items-center gap-1.5 text-soft">
                <BandLine band={band} /> {BAND_WORDS[band].label}
              </span>
              <span className="text-base font-bold">{formatPounds(POUNDS[band])}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
