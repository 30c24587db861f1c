'use client';

import { replaceEqualDeep } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { entryTexts, type EntriesState } from '@/components/layout/entries/entries-store';
import { appraisalSums, type AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { prefilledAmounts } from '@/lib/domain/appraisals/entries';
import type { AppraisalKnown } from '@/lib/domain/appraisals/sum-line';
import type { ReadEntries } from './use-entries';

/**
 * The column from the guide to the offer, computed once per keystroke. The same object as long as the page is open: each
 * figure subscribes to its own value, and only what changed is drawn again.
 */
export type SumsStore = Pick<StoreApi<AppraisalSums>, 'getState' | 'getInitialState' | 'subscribe'>;

/** @param known what the column is computed from, besides the entries */
export function useSums({ store }: ReadEntries, known: AppraisalKnown): SumsStore {
  const [live] = useState(() => createSums(store, known));
  useLayoutEffect(() => live.follow(), [live]);
  useLayoutEffect(() => live.showKnown(known), [live, known]);
  return live.sums;
}

function createSums(entries: ReadEntries['store'], first: AppraisalKnown) {
  let known = first;
  const compute = () => {
    const state = entries.getState();
    return appraisalSums(entryTexts(state), known, prefilledIn(state));
  };
  const sums = createStore<AppraisalSums>(compute);
  // Equal parts stay the same object, so subscribers see that they did not change.
  const update = () => sums.setState((before) => replaceEqualDeep(before, compute()), true);
  return {
    sums,
    showKnown: (now: AppraisalKnown) => {
      if (now === known) return;
      known = now;
      update();
    },
    /** @returns a function that ends it */
    follow: () => {
      update();
      return entries.subscribe((now, before) => {
        if (now.saved !== before.saved || now.unsaved !== before.unsaved) update();
      });
    },
  };
}

/** Fields that are as the appraisal began: saved so, and not typed in. */
export const prefilledIn = ({ saved, unsaved }: EntriesState): ReadonlySet<string> =>
  prefilledAmounts(
    Object.entries(saved).flatMap(([field, { version }]) => (unsaved[field] ? [] : [{ field, version }])),
  );
