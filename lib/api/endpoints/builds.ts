import { z } from 'zod';
import { buildChangesSchema } from '@/lib/domain/builds/build-changes';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { buildNameSchema, savedBuildSchema } from '@/lib/domain/builds/saved-build';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import * as addresses from '@/lib/api/addresses/builds';
import { endpoint } from '@/lib/api/endpoint';

const id = z.uuid();
const name = buildNameSchema.meta({ description: 'Its name.', example: 'Mr Hill, grey with towbar' });

export const saveBuild = endpoint(addresses.saveBuild, {
  summary: 'Save a configured build with the prices, rules and equipment of its day. Free.',
  permission: 'builds.save',
  status: 201,
  input: z.object({
    name,
    kind: vehicleKindSchema,
    identifier: identifierSchema,
    date: daySchema,
    build: z.string().min(1).max(2_000).meta({ description: 'Its share code.' }),
  }),
  output: savedBuildSchema,
});

export const listBuilds = endpoint(addresses.listBuilds, {
  summary: 'The organisation’s saved builds, newest first.',
  permission: 'vehicles.read',
  input: z.object({
    limit: z.number().int().min(1).max(100).default(25),
    after: z.string().max(100).optional().meta({ description: '`next` from the previous page.' }),
  }),
  output: z.object({ items: z.array(savedBuildSchema), next: z.string().nullable() }),
});

export const readBuild = endpoint(addresses.readBuild, {
  summary: 'One saved build.',
  permission: 'vehicles.read',
  input: z.object({ id }),
  output: savedBuildSchema,
});

export const readBuildChanges = endpoint(addresses.readBuildChanges, {
  summary: 'What changed in a saved build by another day: price, options, rules, equipment. Free.',
  permission: 'vehicles.read',
  input: z.object({ id, date: daySchema.optional().meta({ description: 'Today by default.' }) }),
  output: buildChangesSchema,
});

export const renameBuild = endpoint(addresses.renameBuild, {
  summary: 'Give a saved build another name.',
  permission: 'builds.save',
  input: z.object({ id, name }),
  output: savedBuildSchema,
});

export const removeBuild = endpoint(addresses.removeBuild, {
  summary: 'Delete a saved build. Links with its share code still open it.',
  permission: 'builds.save',
  input: z.object({ id }),
  output: z.object({}),
});

export const restoreBuild = endpoint(addresses.restoreBuild, {
  summary: 'Restore a deleted build, within an hour.',
  permission: 'builds.save',
  input: z.object({ id }),
  output: z.object({}),
});
