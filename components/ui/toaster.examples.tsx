'use client';

import { Button } from './button';
import { say } from './toast-store';

export const Say = () => <Button onClick={() => say('Copied the audit id.')}>Say a sentence</Button>;
