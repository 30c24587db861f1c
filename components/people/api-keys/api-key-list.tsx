'use client';

import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { usePeopleAction } from '@/components/people/use-people-action';
import { lowerRole, ROLE_NAMES } from '@/lib/access';
import { revokeApiKey, type listApiKeys } from '@/lib/api/addresses/people/api-keys';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { apiKeyLimitWords } from '@/lib/domain/accounts/api-key';
import { formatDate, formatDateTime } from '@/lib/format';

type ApiKey = EndpointAnswer<typeof listApiKeys>['items'][number];

/** The keys that were not revoked: as whom each works, whether it does, and when it was last used. */
export function ApiKeyList({ apiKeys }: { apiKeys: readonly ApiKey[] }) {
  const { pending, fault, change } = usePeopleAction(revokeApiKey);
  return (
    <Card title="Current keys">
      {fault && <FaultNotice error={fault} money={false} />}
      {apiKeys.length === 0 ? (
        <p className="text-sm text-soft">None yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {apiKeys.map((apiKey) => (
            <li key={apiKey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <ApiKeyWords apiKey={apiKey} />
              <ConfirmButton
                label={
                  <>
                    Revoke<span className="sr-only"> the key {apiKey.name}</span>
                  </>
                }
                pending={pending}
                title={`Revoke the API key “${apiKey.name}”?`}
                action="Revoke"
                onConfirm={() => void change({ id: apiKey.id }, `The API key “${apiKey.name}” is revoked.`)}
              >
                The system that uses it is refused from now on, and any list it is valuing stops. The key cannot be
                restored.
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ApiKeyWords({ apiKey }: { apiKey: ApiKey }) {
  const { name, ending, role, user, createdBy, createdAt, expiresAt, lastUsedAt } = apiKey;
  const limit = apiKeyLimitWords({
    expiredAt: apiKey.hasExpired ? expiresAt : null,
    userName: user.name,
    roleName: ROLE_NAMES[role],
    userRoleName: user.role && ROLE_NAMES[user.role],
    isLowered: user.role !== null && lowerRole(role, user.role) !== role,
  });
  return (
    <span className="min-w-0">
      <span className="font-semibold wrap-anywhere">{name}</span> <span className="text-soft">ends in {ending}</span>
      {limit !== null && <span className="block text-sm font-semibold text-warning wrap-anywhere">{limit}</span>}
      <span className="block text-sm text-soft wrap-anywhere">
        Works as {user.name}, {ROLE_NAMES[role]}.{' '}
        {expiresAt === null ? 'Does not expire.' : `Expires on ${formatDate(expiresAt)}.`}
      </span>
      <span className="block text-sm text-soft wrap-anywhere">
        {lastUsedAt === null ? 'Not used yet' : `Last used on ${formatDateTime(lastUsedAt)}`}. Created by {createdBy} on{' '}
        {formatDateTime(createdAt)}.
      </span>
    </span>
  );
}
