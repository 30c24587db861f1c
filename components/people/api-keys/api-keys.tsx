'use client';

import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { listApiKeys } from '@/lib/api/addresses/people/api-keys';
import { readPeople } from '@/lib/api/addresses/people/members';
import { useAnswer } from '@/lib/api/client/use-answer';
import { ApiKeyForm } from './api-key-form';
import { ApiKeyList } from './api-key-list';

/** The organisation's keys of the API, and a form to create one. */
export function ApiKeys() {
  const keys = useAnswer(listApiKeys, {});
  const people = useAnswer(readPeople, {});
  return (
    <div className="space-y-4" data-focus="button, input">
      <QueryBoundary query={keys} what="the API keys" money={false}>
        {({ items }) => <ApiKeyList apiKeys={items} />}
      </QueryBoundary>
      <QueryBoundary query={people} what="the users" money={false}>
        {({ members }) => <ApiKeyForm users={members.filter(({ deactivatedAt }) => deactivatedAt === null)} />}
      </QueryBoundary>
    </div>
  );
}
