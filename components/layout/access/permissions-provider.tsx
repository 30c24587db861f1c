'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { Permission } from '@/lib/access';

const Permissions = createContext<readonly Permission[]>([]);

/** What the person at this page may do, for buttons to know. The server asks again on every press. */
export function PermissionsProvider({
  permissions,
  children,
}: {
  permissions: readonly Permission[];
  children: ReactNode;
}) {
  return <Permissions value={permissions}>{children}</Permissions>;
}

export function useHasPermission(permission: Permission): boolean {
  return useContext(Permissions).includes(permission);
}
