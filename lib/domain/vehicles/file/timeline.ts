/** What an organisation has of one vehicle, in the order of time. */
import { z } from 'zod';
import { filePath, listPath, recordPath } from '@/lib/domain/page-paths';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import type { FileStep, RegistrationSummary } from '@/lib/domain/vehicles/registration/registration-record';
import { formatDate, formatMiles, formatPlural, formatPounds } from '@/lib/format';

const pounds = z.number().int().nullable();

export const timelineEntrySchema = z.object({
  at: instantSchema,
  what: z.string(),
  /** What distinguishes it: mileage and value, list and row, until when a link opens. */
  detail: z.string(),
  byName: z.string().nullable(),
  /** The address of its page; null: this page, or none. */
  href: z.string().nullable(),
  /** Of a valuation. */
  values: z.object({ mileage: z.number().int().nullable(), retailPounds: pounds, cleanPounds: pounds }).nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const timelineSchema = z.object({
  /** The newest first. */
  entries: z.array(timelineEntrySchema),
  /** There are older ones of a kind than those listed. */
  isCut: z.boolean(),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** Of each kind; a vehicle with more is a demonstration car. */
export const TIMELINE_KIND_MAX = 100;

const STEP_WORDS: Readonly<Record<FileStep, string>> = {
  'look-up': 'Looked up',
  alternatives: 'Other derivatives listed',
  choice: 'Derivative chosen',
};

const joined = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

/** @param openId the file that is on screen: it needs no link to itself */
export function fileEntry(
  { id, title, derivative, flag, lookedUpAt, lookedUpBy, step }: RegistrationSummary,
  openId: string,
): TimelineEntry {
  return {
    at: lookedUpAt,
    what: STEP_WORDS[step ?? 'look-up'],
    detail: joined([derivative ?? title, flag, id === openId && 'this file']),
    byName: lookedUpBy.name,
    href: id === openId ? null : filePath(id),
    values: null,
  };
}

export function valuationEntry(summary: ValuationSummary): TimelineEntry {
  const { id, valuedAt, valuedBy, derivative, title, mileage, retailPounds, cleanPounds } = summary;
  const isValued = retailPounds !== null || cleanPounds !== null;
  return {
    at: valuedAt,
    what: isValued ? 'Valued' : 'Identified or valued without a value',
    detail: joined([
      mileage !== null && formatMiles(mileage),
      retailPounds !== null && `Retail ${formatPounds(retailPounds)}`,
      cleanPounds !== null && `Clean ${formatPounds(cleanPounds)}`,
      derivative ?? title,
    ]),
    byName: valuedBy.name,
    href: recordPath(id),
    values: isValued ? { mileage, retailPounds, cleanPounds } : null,
  };
}

interface ListedCar {
  readonly listId: string;
  readonly listName: string;
  readonly number: number;
  readonly mileage: number | null;
  readonly reference: string | null;
  readonly listedAt: Date;
}

export const stockEntry = ({ listId, listName, number, mileage, reference, listedAt }: ListedCar): TimelineEntry => ({
  at: listedAt.toISOString(),
  what: 'In a stock list',
  detail: joined([`row ${number} of “${listName}”`, mileage !== null && formatMiles(mileage), reference]),
  byName: null,
  href: listPath(listId),
  values: null,
});

interface SharedLink {
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly views: number;
  readonly withPlate: boolean;
}

export const shareEntry = ({
  createdAt,
  createdBy,
  expiresAt,
  revokedAt,
  views,
  withPlate,
}: SharedLink): TimelineEntry => ({
  at: createdAt.toISOString(),
  what: 'Shared by a link',
  detail: joined([
    withPlate ? 'with the plate' : 'without the plate',
    revokedAt ? `ended ${formatDate(revokedAt.toISOString())}` : `until ${formatDate(expiresAt.toISOString())}`,
    views === 0 ? 'not viewed' : `viewed ${formatPlural(views, 'time')}`,
  ]),
  byName: createdBy,
  href: null,
  values: null,
});

export const timelineOf = (entries: readonly TimelineEntry[], isCut: boolean): Timeline => ({
  entries: entries.toSorted((a, b) => b.at.localeCompare(a.at)),
  isCut,
});
