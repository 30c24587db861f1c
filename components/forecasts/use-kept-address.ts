'use client';
import { useEffect, useState } from 'react';
import { writeForecastAddress, type ForecastAsk, type ForecastView } from './forecast-address';

const SETTLED_MS = 400;

/** Writes the view into the address when it has come to rest: browsers refuse an address that changes with every step. */
export function useKeptAddress(ask: ForecastAsk, view: ForecastView): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = writeForecastAddress(ask, view);
      if (address !== location.search) history.replaceState(null, '', `${location.pathname}${address}${location.hash}`);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [ask, view]);
}

/** The value once it has stood still: what is asked by it does not follow a moving slider. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
