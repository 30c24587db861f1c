'use client';

import { createShownInPlace } from '@/components/layout/navigation/shown-in-place';
import { recordPath } from '@/lib/domain/page-paths';
import { recordIdIn } from './record-address';

/** The record a submission has just led to. */
export const { show: showRecord, useShownId: useShownRecord } = createShownInPlace(recordPath, recordIdIn);
