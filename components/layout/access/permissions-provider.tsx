'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { Permission } from '@/lib/access';

const Permissions = createContext<readonly Permission[]>([]);

/** What the signed-in person may do, for showing buttons. The server checks every request again. */
export function PermissionsProvider({
  permissions,
  children,
}: {
  permissions: readonly Permission[];
  children: ReactNode;
}) {
  return <Permissions value={permissions}>{children}</Permissions>;
}

export const usePermissions = (): readonly Permission[] => useContext(Permissions);

export function useHasPermission(permission: Permission): boolean {
  return usePermissions().includes(permission);
}
