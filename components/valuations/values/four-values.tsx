import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Notice } from '@/components/ui/feedback/notice';
import { bandRows, BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import type { Because } from '@/lib/domain/provenance';
import type { ValuationRecord, BandValues } from '@/lib/domain/valuations/valuation';
import { formatPounds } from '@/lib/format';
import { FigureText } from './figure-text';

/** Retail, Clean, Average, Below: each with its gap to the next, and opening to its meaning and source. */
export function FourValues({ values, sources }: Pick<ValuationRecord, 'values' | 'sources'>) {
  const reason = sharedReason(values);
  if (reason) {
    return (
      <Notice tone="warning" title="No values">
        <p>
          {reason.reason} {reason.next}
        </p>
      </Notice>
    );
  }
  return (
    <KeyFigures areFour>
      {bandRows(values).map(({ band, label, definition, figure, gapPounds }, index) => {
        const next = BANDS[index + 1];
        return (
          <KeyFigure
            key={band}
            compact
            band={band}
            label={label}
            definition={definition}
            value={
              <FigureText label={`${label} value`} definition={definition} figure={figure} sources={sources}>
                {formatPounds}
              </FigureText>
            }
            gap={gapPounds !== null && next && `${formatPounds(gapPounds)} above ${BAND_WORDS[next].label}`}
          />
        );
      })}
    </KeyFigures>
  );
}

/** The reason that all four are missing, if it is the same for all: shown once. */
function sharedReason(values: BandValues): Because | null {
  const reasons = BANDS.map((band) => {
    const figure = values[band];
    return figure.value === null ? figure.because : null;
  });
  const [first] = reasons;
  return first && reasons.every((because) => because?.reason === first.reason) ? first : null;
}
