'use client';

import { idUnder } from '@/components/layout/navigation/address-id';
import { createShownInPlace } from '@/components/layout/navigation/shown-in-place';
import { filePath } from '@/lib/domain/page-paths';

/** The vehicle file a submission has just led to. */
export const { show: showFile, useShownId: useShownFile } = createShownInPlace(filePath, (path) =>
  idUnder('/vehicles/file', path),
);
