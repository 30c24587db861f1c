'use client';
import { useEffect } from 'react';
import { writeForecastAddress, type ForecastPageQuery, type ForecastView } from './forecast-address';

/** Neither the address nor what is asked of the server follows a moving slider. */
export const ADDRESS_DELAY_MS = 400;

/** Writes the view into the address when it has come to rest: browsers refuse an address that changes with every step. */
export function useForecastAddressSync(forecastQuery: ForecastPageQuery, view: ForecastView): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = writeForecastAddress(forecastQuery, view);
      if (address !== location.search) history.replaceState(null, '', `${location.pathname}${address}${location.hash}`);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [forecastQuery, view]);
}
