/** Everything that the register, the trade body and the guide have on a vehicle, grouped and compared. */
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { SOURCES } from '@/lib/domain/source-names';
import { sameCode, sameFuel, sameModel, sameName } from '@/lib/domain/vehicles/name-matching';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';
import type { BookFacts, RegisterFacts } from '@/lib/domain/vehicles/registration/registration';
import { formatCo2, formatCount, formatDate, formatMonthLong } from '@/lib/format';
import { fileFact, type FileFact, type FileSection } from './file-section';

type SourceRecords = Pick<RegistrationRecord, 'register' | 'trade' | 'book'>;
type Text = string | null | undefined;

const BHP_PER_KW = 1.34102;

const date = (day: Text): string | null => (day ? formatDate(day) : null);
const plate = (text: Text): string | null => (text ? formatPlate(text) : null);
const count = (value: number | null | undefined, unit = ''): string | null =>
  value == null ? null : `${formatCount(value)}${unit}`;

/** Sections and facts that no source has are left out. */
export function fileSections(record: SourceRecords): FileSection[] {
  const sections: FileSection[] = [
    { title: 'Identity', facts: identity(record) },
    { title: 'Dates and keepers', facts: datesAndKeepers(record) },
    { title: 'Weights, towing, power and noise', facts: figures(record.register) },
    { title: 'Guide entry and codes', facts: guideEntry(record) },
  ];
  return sections.filter(({ facts }) => facts.length > 0);
}

function identity({ register, trade, book }: SourceRecords): FileFact[] {
  return [
    ...fileFact('Make', { register: register?.manufacturer, book: book?.manufacturer }, { same: sameName }),
    ...fileFact('Range', { book: book?.range }),
    ...fileFact('Model', { register: register?.model, book: book?.model }, { same: sameModel }),
    ...fileFact('Derivative', { book: book?.derivative }),
    ...fileFact('Vehicle type', { book: book?.kindName }),
    ...fileFact('Reg', { register: plate(register?.plate), trade: plate(trade?.plate) }, { same: sameCode }),
    ...fileFact('VIN', { register: register?.vin, trade: trade?.vin }, { same: sameCode }),
    ...fileFact('Engine number', { register: register?.engineNumber }),
    ...fileFact('Colour', { register: register?.colour }),
    ...fileFact('Body', { register: register?.body }),
    ...fileFact('Doors', { register: count(register?.doors), book: count(book?.doors) }),
    ...fileFact('Seats', { register: count(register?.seats) }),
    ...fileFact('Fuel', { register: register?.fuel, book: book?.fuel }, { same: sameFuel }),
    ...fileFact('Fuel delivery', { book: book?.fuelDelivery }),
    ...fileFact('Engine size', { register: count(register?.engineCc, ' cc') }),
    ...fileFact('Transmission', { book: book?.transmission }),
    ...fileFact('Drivetrain', { book: book?.drivetrain }),
    ...fileFact('Wheel plan', { register: register?.wheelPlan }),
  ];
}

function datesAndKeepers({ register, trade }: SourceRecords): FileFact[] {
  const dates = fileFact('Registered', { register: date(register?.registered), trade: date(trade?.registered) });
  if (register === null) return dates;
  const { usedBeforeFirstRegistration: usedBefore } = register;
  return [
    ...dates,
    ...fileFact('First registered', { register: date(register.firstRegistered) }),
    ...fileFact('Built', { register: date(register.manufactured) }),
    ...fileFact('Used before first registration', { register: usedBefore === null ? null : yesNo(usedBefore) }),
    ...fileFact('Previous keepers', { register: count(register.previousKeepers) }),
    ...fileFact('Last acquired by a keeper', { register: date(register.keeperAcquired) }),
    ...fileFact('Last given up by a keeper', { register: date(register.keeperDisposed) }),
    ...fileFact('Scrapped', { register: marker(register.scrapped) }),
    ...fileFact('Exported', { register: marker(register.exported) }),
    ...fileFact('Imported', { register: marker(register.imported) }),
    ...fileFact('Plate transfer', { register: marker(register.plateTransfer) }),
  ];
}

function figures(register: RegisterFacts | null): FileFact[] {
  if (register === null) return [];
  const { massInServiceKg, maxMassKg, maxNetPowerKw: kilowatts, soundStationaryDb, soundEngineRpm } = register;
  const payload = massInServiceKg !== null && maxMassKg !== null && maxMassKg > massInServiceKg;
  return [
    ...fileFact('CO2', { register: register.co2GramsPerKm === null ? null : formatCo2(register.co2GramsPerKm) }),
    ...fileFact(
      'Net power',
      { register: count(kilowatts, ' kW') },
      { note: kilowatts === null ? undefined : `${formatCount(Math.round(kilowatts * BHP_PER_KW))} bhp` },
    ),
    ...fileFact('Mass in service', { register: count(massInServiceKg, ' kg') }),
    ...fileFact(
      'Maximum mass',
      { register: count(maxMassKg, ' kg') },
      payload
        ? { note: `Payload ${formatCount(maxMassKg - massInServiceKg)} kg: the maximum mass less the mass in service.` }
        : {},
    ),
    ...fileFact('Towing, braked', { register: count(register.maxTowBrakedKg, ' kg') }),
    ...fileFact('Towing, unbraked', { register: count(register.maxTowUnbrakedKg, ' kg') }),
    ...fileFact('Noise, stationary', { register: count(soundStationaryDb, ' dB(A)') }),
    ...fileFact('Noise, engine speed when measured', { register: count(soundEngineRpm, ' rpm') }),
    ...fileFact('Noise, drive-by', { register: count(register.soundDriveByDb, ' dB(A)') }),
  ];
}

function guideEntry({ trade, book }: SourceRecords): FileFact[] {
  const tradeCode = fileFact('Trade body code', { trade: trade?.code }, { copy: trade?.code });
  if (book === null) return tradeCode;
  return [
    ...fileFact('Guide ID', { book: book.identifier?.toString() }, { copy: book.identifier?.toString() }),
    ...fileFact('Guide code', { book: book.code }, { copy: book.code }),
    ...fileFact('Enhanced guide code', { book: book.enhancedCode }, { copy: book.enhancedCode }),
    ...fileFact('Enhanced code’s number', { book: book.enhancedNumber }),
    ...fileFact('Technical key', { book: book.enhancedTechnical }),
    ...tradeCode,
    ...fileFact('Make, range and model numbers', { book: numbers(book) }),
    ...fileFact('Model made', { book: book.modelDates }),
    ...fileFact('Derivative made', { book: book.derivativeDates }),
    ...fileFact('Introduced', { book: date(book.introduced) }),
    ...fileFact('End of production', { book: date(book.discontinued) }),
    ...fileFact('End of sale (run-out)', { book: date(book.runOut) }),
    ...fileFact('Plate', { book: book.plate }, { note: plateNote(book) }),
  ];
}

function numbers({ manufacturerCode, rangeCode, modelCode }: BookFacts): string | null {
  const known = [manufacturerCode, rangeCode, modelCode];
  return known.every((code) => code == null) ? null : known.map((code) => code ?? '–').join(' · ');
}

/** "March 2021, number 79 in the guide’s order of plates". */
function plateNote({ plateYear, plateMonth, plateSequence }: BookFacts): string | undefined {
  const month = plateYear && plateMonth ? `${plateYear}-${String(plateMonth).padStart(2, '0')}` : null;
  const from = month
    ? formatMonthLong(month)
    : plateYear
      ? String(plateYear)
      : plateMonth
        ? `month ${plateMonth}`
        : null;
  const place = plateSequence ? `number ${plateSequence} in ${SOURCES.guide.inText}’s order of plates` : null;
  return [from, place].filter((part) => part !== null).join(', ') || undefined;
}

const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

function marker({ set, day }: RegisterFacts['scrapped']): string | null {
  if (set === null) return null;
  return set && day ? `Yes, on ${formatDate(day)}` : day ? `No, with the date ${formatDate(day)}` : yesNo(set);
}
