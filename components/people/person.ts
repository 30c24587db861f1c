import type { Answer } from '@/lib/api/endpoint';
import type { readPeople } from '@/lib/api/members';

export type People = Answer<typeof readPeople>;
export type Person = People['members'][number];
