import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';

export default function StockCarNotFound() {
  return (
    <EmptyState wholePage title="Car not found" actions={<ButtonLink href="/stock/cars">All cars in stock</ButtonLink>}>
      The link may be incomplete, or the car belongs to another organisation.
    </EmptyState>
  );
}
