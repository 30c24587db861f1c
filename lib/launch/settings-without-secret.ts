import { randomBytes } from 'node:crypto';
import { readSettings, type Settings } from '@/lib/env';

/** For a command that may run where the product never did: reading the secret would make one where there is none. */
export function settingsWithoutSecret(): Omit<Settings, 'appSecret'> {
  const { appSecret: _, ...settings } = readSettings({
    ...process.env,
    APP_SECRET: process.env['APP_SECRET']?.trim() || randomBytes(32).toString('base64url'),
  });
  return settings;
}
