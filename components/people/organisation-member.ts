import type { EndpointOutput } from '@/lib/api/endpoint';
import type { readPeople } from '@/lib/api/endpoints/people/members';

export type PeopleAnswer = EndpointOutput<typeof readPeople>;
export type OrganisationMember = PeopleAnswer['members'][number];
