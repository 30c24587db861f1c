'use client';

import { useState } from 'react';
import { britishDay, type Day } from '@/lib/domain/time/calendar';

/** Today in Britain, as it was when the component was first rendered. */
export function useToday(): Day {
  const [today] = useState(() => britishDay(new Date()));
  return today;
}
