import { Card } from '@/components/ui/data/card';
import { PriceStrip } from '@/components/ui/data/price-strip';
import { Provenance } from '@/components/ui/data/provenance';
import { bandRows, BAND_WORDS, BANDS, givenRange } from '@/lib/domain/valuations/bands';
import type { ValueBand, ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { Because, Provenance as LookUpProvenance } from '@/lib/domain/provenance';
import { CHARGE_SENTENCES } from '@/lib/domain/usage/charge-sentences';
import { SOURCES } from '@/lib/domain/source-names';
import { formatList, formatMiles } from '@/lib/format';
import { provenanceOrigin } from './provenance-origin';

export type InternetPricesProps = Pick<ValuationRecord, 'internetPrices' | 'values' | 'sources'>;

/**
 * The asking prices that were bought with a valuation, band by band from low to high, against Retail; where the look-up
 * brought none, why. A record whose look-up was not made has the free ones in its comparison.
 */
export function InternetPrices({ internetPrices, values, sources }: InternetPricesProps) {
  const provenance = sources.internetPrices;
  if (internetPrices.value === null) {
    return provenance && <NoInternetPrices because={internetPrices.because} provenance={provenance} />;
  }
  const prices = internetPrices.value;
  const retail = bandRows(values)[0]?.figure.value;
  const ranges = BANDS.flatMap((band) => {
    const range = givenRange(prices[band]);
    return range ? [{ label: BAND_WORDS[band].label, ...range }] : [];
  });
  const labelled = (bands: readonly ValueBand[]) => formatList(bands.map((band) => BAND_WORDS[band].label));
  const unread = prices.unread ?? [];
  const missing = BANDS.filter((band) => !givenRange(prices[band]) && !unread.includes(band));
  return (
    <Card title={SOURCES.market.title} aside={provenance && <PricesSource provenance={provenance} />}>
      {ranges.length > 0 && (
        <PriceStrip
          caption="Online asking prices, low to high in each band"
          ranges={ranges}
          {...(retail != null && { mark: { label: `${SOURCES.guide.title} Retail`, pounds: retail } })}
        />
      )}
      {missing.length > 0 && (
        <p className="mt-1 text-sm text-soft">
          No market prices for {labelled(missing)}. Use {SOURCES.guide.inText} values.
        </p>
      )}
      {unread.length > 0 && (
        <p className="mt-1 text-sm text-soft">
          The market prices for {labelled(unread)} could not be read. Use {SOURCES.guide.inText} values.
        </p>
      )}
      {prices.mileageUsed !== null && (
        <p className="mt-1 text-xs text-faint">At {formatMiles(prices.mileageUsed)}. Asking prices, not sold prices.</p>
      )}
    </Card>
  );
}

interface AnsweredLookUp {
  readonly provenance: LookUpProvenance;
}

const PricesSource = ({ provenance }: AnsweredLookUp) => (
  <div className="text-sm text-soft print:hidden">
    <Provenance figureName="market price range" origin={provenanceOrigin(provenance)}>
      Source
    </Provenance>
  </div>
);

const NoInternetPrices = ({ because, provenance }: AnsweredLookUp & { readonly because: Because }) => (
  <Card title={SOURCES.market.title} aside={<PricesSource provenance={provenance} />}>
    <p className="text-sm">
      No {SOURCES.market.inText} for this vehicle and mileage. {because.reason} {because.next}{' '}
      {provenance.charged === 'yes' && CHARGE_SENTENCES.yes}
    </p>
  </Card>
);
