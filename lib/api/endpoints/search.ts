import { z } from 'zod';
import { searchResultSchema } from '@/lib/domain/search/search-result';
import * as addresses from '@/lib/api/addresses/search';
import { endpoint } from '@/lib/api/endpoint';

const SEARCH_TEXT_MAX = 100;

export const search = endpoint(addresses.search, {
  summary:
    'Find valuations, vehicle files, appraisals and stock by plate, VIN, make or model, and by the IDs that they print; stock by reference, appraisals by customer or number; builds, lists and people. Free.',
  permission: 'valuations.read',
  input: z.object({
    text: z.string().max(SEARCH_TEXT_MAX).meta({
      description:
        'A plate or its first three or more characters, a whole VIN, ID, reference or audit ID, or words that a result contains.',
      example: 'AB21 CDE',
    }),
  }),
  output: z.object({
    plate: z.string().nullable().meta({
      description:
        'The plate the text was read as, perhaps with a look-alike character corrected; null if it is not one.',
    }),
    results: z.array(searchResultSchema),
    more: z
      .array(searchResultSchema.shape.kind)
      .meta({ description: 'The kinds of which there are more results than are listed.' }),
    valuations: z.int().meta({
      description:
        'How many valuations of the vehicle with this plate or VIN there are, up to 100; 0 if it names none.',
    }),
  }),
});
