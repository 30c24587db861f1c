import { address } from '@/lib/api/address';

export const listNotifications = address({ method: 'GET', path: '/api/notifications' });
export const countNotifications = address({ method: 'GET', path: '/api/notifications/unread' });
export const readNotification = address({ method: 'POST', path: '/api/notifications/{id}/read' });
export const readAllNotifications = address({ method: 'POST', path: '/api/notifications/read' });
export const readChoices = address({ method: 'GET', path: '/api/notifications/choices' });
export const chooseDelivery = address({ method: 'PUT', path: '/api/notifications/choices' });
export const readValueMove = address({ method: 'GET', path: '/api/notifications/value-move' });
export const chooseValueMove = address({ method: 'PUT', path: '/api/notifications/value-move' });
