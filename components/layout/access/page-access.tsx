'use client';

import { usePathname } from 'next/navigation';
import { accessWords } from './access-words';
import { usePermissions } from './permissions-provider';

/** Which roles may open this page, to a person who may not. */
export function PageAccess() {
  const words = accessWords(usePathname(), usePermissions());
  return words === null ? null : <p>{words}</p>;
}
