import { showToast } from '@/components/ui/feedback/toast-store';

/** Shows what a billed answer says of the month's limits, where it passed a mark; it stays until it is dismissed. */
export function showLimitNotice(limitNotice: string | null): void {
  if (limitNotice !== null) showToast(limitNotice, { label: 'Your account', href: '/account' });
}
