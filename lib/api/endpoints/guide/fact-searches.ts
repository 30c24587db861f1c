import { z } from 'zod';
import * as addresses from '@/lib/api/addresses/guide/fact-searches';
import { endpoint } from '@/lib/api/endpoint';
import {
  factSearchNameSchema,
  factSearchNewsSchema,
  savedFactSearchSchema,
} from '@/lib/domain/vehicles/facts/saved-fact-search';
import { findByFacts } from './vehicle-facts';

const id = z.uuid();

export const saveFactSearch = endpoint(addresses.saveFactSearch, {
  summary: 'Save a search by facts under a name, for everyone in the organisation. Free.',
  permission: 'searches.save',
  status: 201,
  input: findByFacts.input.omit({ page: true }).extend({
    name: factSearchNameSchema.meta({ description: 'Its name.', example: 'Electric, boot from 400 litres' }),
  }),
  output: savedFactSearchSchema,
});

export const listFactSearches = endpoint(addresses.listFactSearches, {
  summary: 'The organisation’s saved searches by facts, newest first, with how many vehicles are new in each. Free.',
  permission: 'vehicles.read',
  input: z.object({}),
  output: z.object({ items: z.array(savedFactSearchSchema) }),
});

export const readFactSearchNews = endpoint(addresses.readFactSearchNews, {
  summary: 'A saved search by facts, and the vehicles that match it since you last opened it. Free.',
  permission: 'vehicles.read',
  input: z.object({ id }),
  output: factSearchNewsSchema,
});

export const openFactSearch = endpoint(addresses.openFactSearch, {
  summary: 'Note that you have opened a saved search: what matches now is not new tomorrow.',
  permission: 'vehicles.read',
  input: z.object({ id }),
  output: z.object({}),
});

export const removeFactSearch = endpoint(addresses.removeFactSearch, {
  summary: 'Delete a saved search for everyone in the organisation.',
  permission: 'searches.save',
  input: z.object({ id }),
  output: z.object({}),
});
