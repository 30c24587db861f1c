/** The sweep of the ledger, which writes off what was never answered: after an audit that may release it. */
import type { Ledger } from '@/lib/lookups/ledger';
import { settleUnknownOfAll } from './settle-unknown';

type SweepServices = Parameters<typeof settleUnknownOfAll>[0] & { readonly ledger: Pick<Ledger, 'sweep'> };

/**
 * @param report receives why the audit failed; the sweep goes on without it
 * @returns sweeps the ledger, to be called every few seconds. The first call audits before: this server may have been
 *   off for days, with look-ups that the provider never counted.
 */
export function createAuditedSweep(services: SweepServices, report: (error: unknown) => void): () => Promise<void> {
  let audited: Promise<unknown> | null = null;
  return async () => {
    audited ??= settleUnknownOfAll(services).catch(report);
    await audited;
    await services.ledger.sweep();
  };
}
