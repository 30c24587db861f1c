/** The full pages of a record's panels, at its registration and mileage. Free pages: none holds the plate. */
import { vehiclePath } from '@/lib/domain/page-paths';
import type { YearLetter } from '@/lib/domain/plates/year-letter';
import type { OutlookSubject } from '@/lib/domain/valuations/outlook-subject';

const vehiclePagePath = (subject: OutlookSubject, page: string): string => `${vehiclePath(subject)}/${page}`;

export const forecastAddress = (subject: OutlookSubject): string =>
  `${vehiclePagePath(subject, 'forecast')}?by=date&registered=${subject.registered}&mileage=${subject.mileage}`;

export const mileageCurveAddress = (subject: OutlookSubject & YearLetter): string =>
  `${vehiclePagePath(subject, 'forecast')}?by=letter&year=${subject.year}&letter=${subject.letter}&mileage=${subject.mileage}`;

export const historyAddress = (subject: OutlookSubject & YearLetter): string =>
  `${vehiclePagePath(subject, 'history')}?plate=${subject.year}+${subject.letter}&mileage=${subject.mileage}`;

/** All values of the latest edition, with the vehicle's plate marked. */
export const guideAddress = (subject: OutlookSubject & YearLetter): string =>
  `${vehiclePagePath(subject, 'guide')}?plate=${subject.year}+${subject.letter}`;

/** With the options available on its registration date, which are those it can have. */
export const optionValuesAddress = (subject: OutlookSubject): string =>
  `${vehiclePagePath(subject, 'option-values')}?date=${subject.registered}&registered=${subject.registered}&mileage=${subject.mileage}`;
