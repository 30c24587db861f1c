import { Disclosure } from './disclosure';

export const Closed = () => (
  <Disclosure summary="Standard equipment" aside="34 items">
    <p>Air conditioning, alloy wheels, …</p>
  </Disclosure>
);

export const Open = () => (
  <Disclosure summary="How the benefit is worked out" open>
    <p>P11D × percentage × rate, step by step.</p>
  </Disclosure>
);
