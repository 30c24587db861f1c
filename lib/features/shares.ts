/** Links by which a customer sees their copy of one valuation, without an account. */
import type { countView, createShare, listShares, revokeShare } from '@/lib/api/shares';
import type { Call } from '@/lib/api/serve';
import { customerCopy } from '@/lib/domain/customer-copy';
import { valuationRecordSchema } from '@/lib/domain/valuation';
import { Fault } from '@/lib/fault';
import { linkTokenHash, newLinkToken } from '@/lib/ledger/link-token';
import type { Share, Shares } from '@/lib/store/shares';
import type { ValuationStore } from '@/lib/store/valuations';

interface Needs {
  readonly shares: Shares;
  readonly valuations: ValuationStore;
  readonly secret: string;
}

export async function runCreateShare({ input, session }: Call<typeof createShare>, { shares, secret }: Needs) {
  const { token, tokenHash } = newLinkToken(secret, 'share');
  const { organisationId, personId: createdBy } = session;
  const { id: valuationId, days, withPlate } = input;
  const share = await shares.add({ organisationId, valuationId, tokenHash, withPlate, createdBy, days });
  if (!share) throw noValuation();
  return { share: told(share), path: `/shared/${token}` };
}

export async function runListShares({ input, session }: Call<typeof listShares>, { shares, valuations }: Needs) {
  const { organisationId } = session;
  if (!(await valuations.get({ organisationId, id: input.id }))) throw noValuation();
  return { items: (await shares.list({ organisationId, valuationId: input.id })).map(told) };
}

export async function runRevokeShare({ input, session }: Call<typeof revokeShare>, { shares }: Needs) {
  if (await shares.revoke({ organisationId: session.organisationId, id: input.id })) return { done: true as const };
  throw new Fault('not_found', { message: 'There is no such link any more.', fix: 'Reload the page.' });
}

export async function runCountView({ input }: Call<typeof countView>, { shares, secret }: Needs) {
  await shares.count(linkTokenHash(secret, 'share', input.token));
  return { done: true as const };
}

/**
 * The customer copy behind a link, for its page; of plate and VIN nothing, unless the plate was chosen. Null when the
 * link leads nowhere.
 */
export async function sharedCopyAt(token: string, { shares, secret }: Pick<Needs, 'shares' | 'secret'>) {
  const seen = await shares.read(linkTokenHash(secret, 'share', token));
  if (!seen) return null;
  const copy = customerCopy(valuationRecordSchema.parse(seen.record));
  const identity = { ...copy.identity, vin: null, facts: [], ...(seen.withPlate ? {} : { plate: null }) };
  return { copy: { ...copy, identity }, organisation: seen.organisation, expiresAt: seen.expiresAt.toISOString() };
}

function told({ createdBy, createdAt, expiresAt, lastViewedAt, ...share }: Share) {
  return {
    ...share,
    createdBy: createdBy ?? 'A former colleague',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
}

const noValuation = (): Fault =>
  new Fault('not_found', {
    message: 'There is no such valuation in your organisation.',
    fix: 'Look for it in the list of valuations.',
  });
