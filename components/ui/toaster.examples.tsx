'use client';

import { Button } from './button';
import { say } from './toast-store';

export const Say = () => <Button onClick={() => say('Copied the audit id.')}>Say a sentence</Button>;

export const SayWithLink = () => (
  <Button onClick={() => say('BMW 320d: Retail £12,300.', { label: 'Open the record', href: '/gallery' })}>
    Say where it leads
  </Button>
);
