/** Headings of what a file has besides plate and mileage: the facts of cars in stock, and those of sales. */
import { plainHeading, plainHeadingInFull } from './plain-heading';

export type HeadedField =
  | 'costPounds'
  | 'preparationPounds'
  | 'advertisedPounds'
  | 'inOn'
  | 'site'
  | 'identifier'
  | 'soldOn'
  | 'soldPounds'
  | 'soldTo'
  | 'registered';

/**
 * Whole headings as `plainHeading` gives them, between commas, the surest first: where a file has `Price` and `Sold
 * price`, it is the second. A `£` at the end counts where it says which of two things a heading means.
 */
const RANKS: Readonly<Record<HeadedField, readonly string[]>> = {
  costPounds: [
    'purchase price, purchase cost, buy price, buying price, bought price, bought for, price paid, paid, buying cost',
    'stand in, stand in value, stand in price, stand in cost, siv',
    'cost price, stock cost, unit cost, net cost',
    'cost, costs',
    'total cost, invoice cost, stock value',
  ],
  preparationPounds: [
    'prep cost, prep costs, preparation cost, preparation costs, prep spend, recon cost, recon costs, reconditioning cost, reconditioning costs, refurb cost, refurb costs, refurbishment cost, refurbishment costs',
    'prep, preparation, recon, reconditioning, refurb, refurbishment',
  ],
  advertisedPounds: [
    'asking price, asking',
    'advertised price, advert price, screen price, windscreen price, forecourt price, display price, sticker price, advertised, advertised at',
    'web price, website price, internet price, online price',
    'retail price, selling price',
    'price, retail, advert, web, website, internet, forecourt, windscreen, sticker',
  ],
  inOn: [
    'date in, date in stock, in stock date, stocked date, date stocked, stock in date, stock date, in stock since, in date, date into stock, stocked in date, stocked on, in stock from, came in',
    'stocked, arrival date, date arrived, arrived, date received, received date, date of arrival',
    'purchase date, date purchased, date of purchase, purch date, purchased, date bought, bought date, bought on, date acquired, acquired date, acquisition date, acquired',
  ],
  site: [
    'site, site name, branch, branch name, dealership, dealership name, stock location, showroom',
    'location, depot, compound, yard, location name',
  ],
  identifier: ['guide id, cap id, id cap, derivative id, identifier'],
  soldOn: [
    'sold on, sale date, date of sale, date sold, sold date, sales date',
    'invoice date, date out, delivery date, handover date, collection date, date of handover, date of delivery',
    'date, sold',
  ],
  soldPounds: [
    'sold for, sale price, sold price, sales price, sale value, price sold, hammer price, hammer, sold £, sold value',
    'invoice amount, invoice total, invoice value, selling price',
    'price, amount',
  ],
  soldTo: [
    'sold to, buyer type, sale type, sales type, trade or retail, retail or trade, trade retail, retail trade, disposal route, type of sale',
    'buyer, channel, customer type',
  ],
  registered: [
    'first registered, date first registered, date of first registration, date first reg, first reg date, first registration date, 1st reg date, 1st registered, date of 1st reg, dofr, first reg, 1st reg, first registration, 1st registration, date of first reg',
    'date registered, registered, reg date, registration date, registered date',
  ],
};

const RANK_OF: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(RANKS).map(([field, ranks]) => [
    field,
    new Map(ranks.flatMap((names, rank) => names.split(', ').map((name): [string, number] => [name, rank]))),
  ]),
);

/** Of prices without VAT only what a car cost is read: the others are compared with prices that include it. */
const WITHOUT_VAT = /\b(ex|exc|excl|excluding|without|less|net of|plus) vat\b/;
const LAST = 9;

/** How surely a heading is that of a field: 0 most surely; null if it is not. */
function fieldRank(field: HeadedField, heading: string): number | null {
  const isWithoutVat = WITHOUT_VAT.test(plainHeadingInFull(heading));
  if (isWithoutVat && field !== 'costPounds' && field !== 'preparationPounds') return null;
  const plain = plainHeading(heading)
    .replace(/ ?\b(ex|exc|excl|excluding|without|less|net of|inc|incl|including|with|plus) vat$/, '')
    .replace(/ (gbp|pounds)$/, '')
    .replace(/^(vehicle|veh|car) /, '');
  const isMoney = heading.includes('£');
  const ranks = RANK_OF.get(field);
  const ofMoney = isMoney ? ranks?.get(`${plain} £`) : undefined;
  const rank = ofMoney ?? (isMoney && !field.endsWith('Pounds') ? undefined : ranks?.get(plain));
  return rank === undefined ? null : isWithoutVat ? LAST : rank;
}

/** Whether a cell is the heading of a column of that field. */
export const isFieldHeading = (field: HeadedField, cell: string): boolean => fieldRank(field, cell) !== null;

/** The column whose heading is surest for a field, by position; null if there is none, or two are as sure. */
export function fieldColumn(field: HeadedField, labels: readonly string[]): number | null {
  const ranks = labels.map((label) => fieldRank(field, label) ?? LAST + 1);
  const best = Math.min(LAST + 1, ...ranks);
  const isOnly = ranks.indexOf(best) === ranks.lastIndexOf(best);
  return best <= LAST && isOnly ? ranks.indexOf(best) : null;
}
