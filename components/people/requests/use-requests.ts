'use client';

import { useEffect } from 'react';
import { watchReturns } from '@/components/layout/page/watch-returns';
import { listApprovals } from '@/lib/api/addresses/approvals';
import type { InputOf } from '@/lib/api/client/answer-of';
import { useAnswer } from '@/lib/api/client/use-answer';
import { isPending } from '@/lib/domain/accounts/approval-state';

const STALE_AFTER_MS = 10_000;
/** Someone else decides a pending request, or changes it, at any moment. */
const POLL_MS = 15_000;

/** Requests for extra credits: read again while one is pending, and whenever the person returns to the window. */
export function useRequests(query: InputOf<typeof listApprovals>) {
  const answer = useAnswer(listApprovals, query, {
    staleAfterMs: STALE_AFTER_MS,
    pollMs: (shown) => (shown?.items.some(({ state }) => isPending(state)) ? POLL_MS : false),
  });
  const { refetch } = answer;
  useEffect(() => watchReturns(window, () => void refetch({ cancelRefetch: false })), [refetch]);
  return answer;
}
