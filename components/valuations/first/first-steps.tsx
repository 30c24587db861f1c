import Link from 'next/link';
import type { ReactNode } from 'react';
import { RecordPreview } from './record-preview';
import { TrySampleCar } from './try-sample-car';

export interface FirstStepsProps {
  /** Only the sandbox values sample cars without a charge. */
  hasSamples: boolean;
  /** Makes a list of sample cars; null without samples. */
  sampleList: ReactNode;
  mayValue: boolean;
  mayInvite: boolean;
}

/** Shown before an organisation's first valuation: what valuations will look like, and what to try. */
export function FirstSteps({ hasSamples, sampleList, mayValue, mayInvite }: FirstStepsProps) {
  return (
    <div className="px-4 pb-4 sm:px-5">
      <p className="mb-4 font-semibold">No valuations yet</p>
      <div className="grid items-start gap-6 md:grid-cols-[auto_1fr]">
        <RecordPreview />
        <ul className="space-y-4">
          {mayValue && (
            <li>
              <h3 className="font-semibold">Value a car</h3>
              <p className="mb-2 text-soft">
                Enter its plate and mileage above. Every valuation is saved here and reopens free.
              </p>
              {hasSamples && <TrySampleCar />}
            </li>
          )}
          {mayValue && (
            <li>
              <h3 className="font-semibold">Value your whole stock</h3>
              <p className="mb-2 text-soft">
                Upload a file with plates and mileages under{' '}
                <Link href="/stock" className="link">
                  Stock
                </Link>
                . Its price is shown before anything is valued.
              </p>
              {sampleList}
            </li>
          )}
          {mayInvite && (
            <li>
              <h3 className="font-semibold">Invite a colleague</h3>
              <p className="text-soft">
                Valuations are shared with everyone in your organisation.{' '}
                <Link href="/people" className="link">
                  Invite a colleague
                </Link>
              </p>
            </li>
          )}
          {!mayValue && <li className="text-soft">Valuations your colleagues make are saved here and reopen free.</li>}
        </ul>
      </div>
    </div>
  );
}
