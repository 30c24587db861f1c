/** Links by which a customer sees their copy of one valuation, without an account. */
import type { countView, createShare, listShares, revokeShare } from '@/lib/api/endpoints/shares';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { customerCopy } from '@/lib/domain/valuations/customer-copy';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import { Fault } from '@/lib/fault';
import { linkTokenHash, newLinkToken } from '@/lib/store/link-token';
import type { Share, Shares } from '@/lib/store/shares';
import type { ValuationStore } from '@/lib/store/records/valuations';

interface ShareServices {
  readonly shares: Shares;
  readonly valuations: ValuationStore;
  readonly secret: string;
}

export async function runCreateShare(
  { input, session }: EndpointCall<typeof createShare>,
  { shares, secret }: ShareServices,
) {
  const { token, tokenHash } = newLinkToken(secret, 'share');
  const { organisationId, personId: createdBy } = session;
  const { id: valuationId, days, withPlate } = input;
  const share = await shares.add({ organisationId, valuationId, tokenHash, withPlate, createdBy, days });
  if (!share) throw noValuation();
  return { share: shareView(share), path: `/shared/${token}` };
}

export async function runListShares(
  { input, session }: EndpointCall<typeof listShares>,
  { shares, valuations }: ShareServices,
) {
  const { organisationId } = session;
  if (!(await valuations.get({ organisationId, id: input.id }))) throw noValuation();
  return { items: (await shares.list({ organisationId, valuationId: input.id })).map(shareView) };
}

export async function runRevokeShare({ input, session }: EndpointCall<typeof revokeShare>, { shares }: ShareServices) {
  if (await shares.revoke({ organisationId: session.organisationId, id: input.id })) return { done: true as const };
  throw new Fault('not_found', { message: 'This link no longer exists.', fix: 'Reload the page.' });
}

export async function runCountView({ input }: EndpointCall<typeof countView>, { shares, secret }: ShareServices) {
  await shares.count(linkTokenHash(secret, 'share', input.token));
  return { done: true as const };
}

/**
 * The customer copy behind a link, for its page; of plate and VIN nothing, unless the plate was chosen. Null when the
 * link leads nowhere.
 */
export async function sharedCopyAt(token: string, { shares, secret }: Pick<ShareServices, 'shares' | 'secret'>) {
  const seen = await shares.read(linkTokenHash(secret, 'share', token));
  if (!seen) return null;
  const copy = customerCopy(valuationRecordSchema.parse(seen.record));
  const identity = { ...copy.identity, vin: null, facts: [], ...(seen.withPlate ? {} : { plate: null }) };
  return { copy: { ...copy, identity }, organisation: seen.organisation, expiresAt: seen.expiresAt.toISOString() };
}

function shareView({ createdBy, createdAt, expiresAt, lastViewedAt, ...share }: Share) {
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
    message: 'This valuation was not found in your organisation.',
    fix: 'Look in the list of valuations.',
  });
