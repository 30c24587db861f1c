import { formatCount } from '@/lib/format';

/** `940 bytes`, `12 KB`, `3.4 MB`: as a file manager shows it. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${formatCount(bytes)} bytes`;
  if (bytes < 1_000_000) return `${formatCount(bytes / 1_000)} KB`;
  const tenths = Math.round(bytes / 100_000);
  return `${formatCount(Math.floor(tenths / 10))}.${tenths % 10} MB`;
}
