import { cache } from 'react';
import { readMonthUsage as endpoint } from '@/lib/api/endpoints/usage';
import { runReadMonthUsage } from '@/lib/features/usage/usage';
import { prefetchQuery } from './prefetch-query';

/** This month's look-ups and limits, read once for layout and page; empty if they cannot be read. */
export const readMonthUsage = cache(() => prefetchQuery(endpoint, runReadMonthUsage, {}));
