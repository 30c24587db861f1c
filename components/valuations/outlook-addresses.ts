/** The full pages of a record's panels, at its registration and mileage. Free pages: none holds the plate. */
import type { PlateSlice } from '@/lib/domain/plate-slice';
import type { OutlookSubject } from '@/lib/domain/outlook-subject';

const pageOf = ({ kind, identifier }: OutlookSubject, page: string): string =>
  `/vehicles/${kind}/${identifier}/${page}`;

export const forecastAddress = (of: OutlookSubject): string =>
  `${pageOf(of, 'forecast')}?by=date&registered=${of.registered}&mileage=${of.mileage}`;

export const cliffAddress = (of: OutlookSubject & PlateSlice): string =>
  `${pageOf(of, 'forecast')}?by=letter&year=${of.year}&letter=${of.letter}&mileage=${of.mileage}`;

export const historyAddress = (of: OutlookSubject & PlateSlice): string =>
  `${pageOf(of, 'history')}?plate=${of.year}+${of.letter}&mileage=${of.mileage}`;

/** With the options of the day it was registered: those it can have. */
export const optionValuesAddress = (of: OutlookSubject): string =>
  `${pageOf(of, 'option-values')}?date=${of.registered}&registered=${of.registered}&mileage=${of.mileage}`;
