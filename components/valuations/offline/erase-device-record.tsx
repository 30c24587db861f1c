'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { removeFromDevice } from '@/components/layout/device/device-records';
import { recordIdIn } from '@/components/valuations/record/record-address';

/** Rendered for a valuation that no longer exists: erases it from this device too. */
export function EraseDeviceRecord() {
  const id = recordIdIn(usePathname());
  useEffect(() => {
    if (id !== null) void removeFromDevice(id);
  }, [id]);
  return null;
}
