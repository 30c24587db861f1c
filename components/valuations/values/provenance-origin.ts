import type { Origin } from '@/components/ui/data/provenance';
import type { Provenance } from '@/lib/domain/provenance';

/** What a figure opens to. */
export function provenanceOrigin(provenance: Provenance): Origin {
  const { service, operation, lookupId, auditId, editionDay, editionWords, mileageUsed } = provenance;
  return {
    service,
    operation,
    lookupId,
    at: provenance.answeredAt,
    by: provenance.askedBy.name,
    cached: provenance.answer !== 'fresh',
    charged: provenance.charged,
    edition: editionDay ?? editionWords,
    mileageUsed: mileageUsed ?? undefined,
    auditId: auditId === null ? undefined : String(auditId),
  };
}
