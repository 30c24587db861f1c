import { z } from 'zod';
import { SHEET_TYPES, sheetFormat } from '@/lib/api/file-answer';
import * as addresses from '@/lib/api/addresses/guide/guide';
import { endpoint } from '@/lib/api/endpoint';
import { guideKindSchema, guideTableSchema } from '@/lib/domain/guide/guide-table';
import { becauseSchema } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { vehicleParams } from '@/lib/api/endpoints/vehicles';

const guideParams = {
  identifier: vehicleParams.identifier,
  kind: guideKindSchema.meta({ description: 'Used values cover motorcycles too.' }),
  edition: daySchema
    .optional()
    .meta({ description: 'The edition in force on this day; the latest by default.', example: '2026-11-01' }),
  against: daySchema
    .optional()
    .meta({ description: 'A second edition to compare with, by the same rule.', example: '2026-10-01' }),
};

export const readGuide = endpoint(addresses.readGuide, {
  summary: `All ${SOURCES.guide.beforeNoun} values of a derivative in one edition, every plate at every mileage, and a second edition to compare. Cars, vans and motorcycles. Free.`,
  permission: 'vehicles.read',
  input: z.object(guideParams),
  output: z.object({
    /** Make, model and derivative; null if the vehicles service gives none. */
    name: z.string().nullable(),
    /** Newest first; empty if the list is unavailable, which `editionsMissing` explains. */
    editions: z.array(daySchema),
    editionsMissing: becauseSchema.nullable(),
    /** null with its reason if there are no values. */
    table: guideTableSchema.nullable(),
    because: becauseSchema.nullable(),
    /** null if none was requested, or with its reason. */
    against: guideTableSchema.nullable(),
    againstBecause: becauseSchema.nullable(),
  }),
});

export const exportGuide = endpoint(addresses.exportGuide, {
  summary: 'The same table as a file, one line for each plate and mileage, all conditions. Free.',
  permission: 'vehicles.read',
  input: z.object({ ...guideParams, format: sheetFormat }),
  output: z.unknown(),
  file: SHEET_TYPES,
});
