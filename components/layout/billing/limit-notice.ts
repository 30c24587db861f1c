import { showToast } from '@/components/ui/feedback/toast-store';

/** Shows a billed answer's notice of a monthly limit passing a threshold, until it is dismissed. */
export function showLimitNotice(limitNotice: string | null): void {
  if (limitNotice !== null) showToast(limitNotice, { label: 'Your account', href: '/account' });
}
