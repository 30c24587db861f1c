import type { DeclaredAddress } from '@/lib/api/address';

export const listWebhooks = { method: 'GET', path: '/api/webhooks' } as const satisfies DeclaredAddress;
export const createWebhook = { method: 'POST', path: '/api/webhooks' } as const satisfies DeclaredAddress;
export const changeWebhook = { method: 'PUT', path: '/api/webhooks/{id}' } as const satisfies DeclaredAddress;
export const removeWebhook = { method: 'DELETE', path: '/api/webhooks/{id}' } as const satisfies DeclaredAddress;
export const replaceWebhookSecret = {
  method: 'POST',
  path: '/api/webhooks/{id}/secret',
} as const satisfies DeclaredAddress;
export const testWebhook = { method: 'POST', path: '/api/webhooks/{id}/test' } as const satisfies DeclaredAddress;
export const pauseWebhook = { method: 'POST', path: '/api/webhooks/{id}/pause' } as const satisfies DeclaredAddress;
export const resumeWebhook = { method: 'POST', path: '/api/webhooks/{id}/resume' } as const satisfies DeclaredAddress;
