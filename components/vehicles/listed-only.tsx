import { Card } from '@/components/ui/card';
import { LISTED_KIND_WORDS, type ListedKind } from '@/lib/domain/vehicle-levels';

/** A derivative of a kind that only the guide's lists know: where its way ends, and why. */
export function ListedOnly({ kind, name }: { kind: ListedKind; name: string }) {
  return (
    <section aria-label={name} className="mt-3">
      <Card title={name}>
        <p>
          Of {LISTED_KIND_WORDS[kind]} the guide has names and dates alone: the provider’s services for options,
          figures, forecasts and values stop at cars and vans.
        </p>
      </Card>
    </section>
  );
}
