import { z } from 'zod';
import { PRICE_AS_MILEAGE } from '@/lib/domain/stock/columns/price-doubt';

export const priceAsMileage = z.enum(PRICE_AS_MILEAGE).optional().meta({
  description:
    'A chosen column of mileages that looks like prices: refuse it, as if absent, or accept it because a person has confirmed that these are mileages.',
});
