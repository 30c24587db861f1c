import type { DeclaredAddress } from '@/lib/api/address';

export const listNotifications = { method: 'GET', path: '/api/notifications' } as const satisfies DeclaredAddress;
export const countNotifications = {
  method: 'GET',
  path: '/api/notifications/unread',
} as const satisfies DeclaredAddress;
export const readNotification = {
  method: 'POST',
  path: '/api/notifications/{id}/read',
} as const satisfies DeclaredAddress;
export const readAllNotifications = {
  method: 'POST',
  path: '/api/notifications/read',
} as const satisfies DeclaredAddress;
export const readChoices = { method: 'GET', path: '/api/notifications/choices' } as const satisfies DeclaredAddress;
export const chooseDelivery = { method: 'PUT', path: '/api/notifications/choices' } as const satisfies DeclaredAddress;
export const readValueMove = {
  method: 'GET',
  path: '/api/notifications/value-move',
} as const satisfies DeclaredAddress;
export const chooseValueMove = {
  method: 'PUT',
  path: '/api/notifications/value-move',
} as const satisfies DeclaredAddress;
