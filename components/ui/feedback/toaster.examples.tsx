'use client';

import { Button } from '@/components/ui/actions/button';
import { showToast } from './toast-store';

export const ShowToast = () => <Button onClick={() => showToast('Copied the audit id.')}>Say a sentence</Button>;

export const ShowToastWithLink = () => (
  <Button onClick={() => showToast('BMW 320d: Retail £12,300.', { label: 'Open the valuation', href: '/gallery' })}>
    Say where it leads
  </Button>
);
