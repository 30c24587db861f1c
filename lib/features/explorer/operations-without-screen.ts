/** Why an operation of the provider has no screen besides the explorer. A test holds that each has one or the other. */

const byDate = (used: string) =>
  `${used} gives the same values by the date of first registration, which is exact where a plate or a month is not.`;

export const REASONS_WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  Authentication: 'It gives a token that our caller sends with the next request. It is never shown.',
  Token: 'It gives a token that our caller sends with the next request. It is never shown.',
  GetP11DData: 'The company car page has these figures from GetP11DValuation, which takes the options too.',
  GetRefDer_IncludeOnRunoutWithSector:
    'The list of derivatives comes from GetRefDer_IncludeOnRunout; the sector stands on the page of each derivative.',
  GetRefDescriptionFromId: 'GetRefDescriptionFromIdWithSector gives the same description with the sector.',
  GetInternetPricesForIDYearLetterMileage:
    'GetInternetPricesForIDYearMonthMileage gives the same prices by month, which is finer than a plate.',
  GetUsedValuesForIDYearLetter: 'GetUsedValuesHistoryForIDYearLetter gives the same values for one edition or many.',
  GetUsedValuesForIDYearLetterMileage: byDate('GetUsedValuation'),
  GetUsedValuesForIDYearMonth:
    'GetUsedValuesForID lists all mileages of every plate on the page of values of a derivative.',
  GetUsedLiveHistoric_IdYearLetterMileage: byDate('GetUsedLiveHistoric_IdRegDateMileage'),
  GetUsedLiveHistoric_IdYearMonthMileage: byDate('GetUsedLiveHistoric_IdRegDateMileage'),
  GetUsedLive_IdRegDate: 'A live value is shown for one vehicle at its mileage, from GetUsedLive_IdRegDateMileage.',
  GetUsedLive_IdYearLetter: 'A live value is shown for one vehicle at its mileage, from GetUsedLive_IdRegDateMileage.',
  GetUsedLive_IdYearMonth: 'A live value is shown for one vehicle at its mileage, from GetUsedLive_IdRegDateMileage.',
  GetUsedLive_IdYearLetterMileage: byDate('GetUsedLive_IdRegDateMileage'),
  GetUsedLive_IdYearMonthMileage: byDate('GetUsedLive_IdRegDateMileage'),
};
