import type { LedgerLine } from '@/lib/domain/usage/ledger-line';

/** Who made a look-up: a person, or a system with an API key that works as them. */
export function MadeBy({ person, apiKey }: Pick<LedgerLine, 'person' | 'apiKey'>) {
  return (
    <>
      {person.name}
      {apiKey !== null && <span className="block text-xs wrap-anywhere text-soft">API key {apiKey}</span>}
    </>
  );
}
