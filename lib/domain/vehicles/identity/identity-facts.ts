/** Compares register, trade body, guide and valuation, row by row. */
import { formatCo2, formatCount, formatDate, formatList } from '@/lib/format';
import type { GuideAnswer } from '@/lib/domain/valuations/guide-answer';
import type { IdentityFact, IdentitySource } from './identity';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { Registration } from '@/lib/domain/vehicles/registration/registration';
import { SOURCES } from '@/lib/domain/source-names';
import { KIND_WORDS } from '@/lib/domain/vehicles/kind-words';
import { IDENTITY_SOURCES, isSameFact } from './same-fact';

type SourceText = string | null | undefined;
type IdentityRow = [field: string, label: string, says: Partial<Record<IdentitySource, SourceText>>];

/** The vehicle part of a valuation answer, which both kinds of valuation have. */
export type ValuedVehicle = Pick<GuideAnswer, 'vehicle' | 'registered' | 'vin' | 'engineNumber' | 'colour'>;

/** @returns only rows on which at least one source has a value */
export function identityFacts(registration: Registration | null, valued: ValuedVehicle | null): IdentityFact[] {
  const { register, trade, book } = registration ?? { register: null, trade: null, book: null };
  const vehicle = valued?.vehicle;
  const date = (day: SourceText) => day && formatDate(day);
  const count = (value: number | null | undefined, unit = '') => (value == null ? null : formatCount(value) + unit);
  const plate = (text: SourceText) => text && formatPlate(text);
  const number = (kind: keyof typeof KIND_WORDS | null | undefined, identifier: number | null | undefined) =>
    identifier ? `${kind ? KIND_WORDS[kind] : 'Other'} ${identifier}` : null;

  const rows: IdentityRow[] = [
    [
      'manufacturer',
      'Make',
      { register: register?.manufacturer, book: book?.manufacturer, valuation: vehicle?.manufacturer },
    ],
    ['model', 'Model', { register: register?.model, book: book?.model, valuation: vehicle?.model }],
    ['derivative', 'Derivative', { book: book?.derivative, valuation: vehicle?.derivative }],
    [
      'identifier',
      'Guide ID',
      { book: number(book?.kind, book?.identifier), valuation: number(vehicle?.kind, vehicle?.identifier) },
    ],
    ['plate', 'Reg', { register: plate(register?.plate), trade: plate(trade?.plate) }],
    ['vin', 'VIN', { register: register?.vin, trade: trade?.vin, valuation: valued?.vin }],
    [
      'registered',
      'Registered',
      { register: date(register?.registered), trade: date(trade?.registered), valuation: date(valued?.registered) },
    ],
    ['firstRegistered', 'First registered', { register: date(register?.firstRegistered) }],
    ['manufactured', 'Built', { register: date(register?.manufactured) }],
    ['fuel', 'Fuel', { register: register?.fuel, book: book?.fuel }],
    ['engine', 'Engine size', { register: count(register?.engineCc, ' cc') }],
    ['transmission', 'Transmission', { book: book?.transmission }],
    ['drivetrain', 'Drivetrain', { book: book?.drivetrain }],
    ['body', 'Body', { register: register?.body }],
    ['doors', 'Doors', { register: count(register?.doors), book: count(book?.doors) }],
    ['seats', 'Seats', { register: count(register?.seats) }],
    ['colour', 'Colour', { register: register?.colour, valuation: valued?.colour }],
    ['engineNumber', 'Engine number', { register: register?.engineNumber, valuation: valued?.engineNumber }],
    ['co2', 'CO2', { register: register?.co2GramsPerKm == null ? null : formatCo2(register.co2GramsPerKm) }],
  ];
  return rows.flatMap((row) => {
    const fact = factOf(row);
    return fact ? [fact] : [];
  });
}

function factOf([field, label, cells]: IdentityRow): IdentityFact | null {
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  const says = {
    register: cells.register || null,
    trade: cells.trade || null,
    book: cells.book || null,
    valuation: cells.valuation || null,
  };
  const given = Object.values(says).filter((text) => text !== null);
  if (given.length === 0) return null;
  const differ = given.some((one, index) => given.slice(index + 1).some((other) => !isSameFact(field, one, other)));
  return { field, label, says, agreement: given.length === 1 ? 'single' : differ ? 'differ' : 'agree' };
}

const SOURCE_WORDS: Record<IdentitySource, string> = {
  register: SOURCES.register.inText,
  trade: SOURCES.tradeBody.inText,
  book: SOURCES.guide.inText,
  valuation: 'the valuation',
};

/** "Fuel: the register says DIESEL, the guide and the valuation say Petrol Unleaded." */
// oxlint-disable-next-line code/plain-words -- a name that saved records contain
export function disagreementWords({ label, says }: IdentityFact): string {
  const sourcesByText = new Map<string, string[]>();
  for (const source of IDENTITY_SOURCES) {
    const cellText = says[source];
    if (cellText !== null) sourcesByText.set(cellText, [...(sourcesByText.get(cellText) ?? []), SOURCE_WORDS[source]]);
  }
  const parts = [...sourcesByText].map(
    ([cellText, sources]) => `${formatList(sources)} ${sources.length > 1 ? 'say' : 'says'} ${cellText}`,
  );
  return `${label}: ${parts.join(', ')}.`;
}
