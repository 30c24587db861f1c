'use client';

import { Button } from './button';
import { say } from './toast-store';

export const Say = () => (
  <div className="flex flex-wrap gap-3">
    <Button onClick={() => say('Copied the audit id.')}>Say a sentence</Button>
    <Button
      onClick={() => say('Replaced 18″ wheels by 20″.', { label: 'Undo', run: () => say('18″ wheels are back.') })}
    >
      Say with Undo
    </Button>
  </div>
);
