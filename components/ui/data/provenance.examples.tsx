import { Provenance } from './provenance';

export const Fresh = () => (
  <div className="text-3xl font-bold">
    <Provenance
      figureName="Retail value"
      origin={{
        service: 'Valuation by registration',
        edition: '2026-04-01',
        mileageUsed: 62000,
        auditId: '58214477',
        at: '2026-04-06T13:05:00Z',
        by: 'J. Smith',
        cached: false,
        charged: 'yes',
      }}
    >
      £17,250
    </Provenance>
  </div>
);

export const Cached = () => (
  <div>
    <Provenance
      figureName="first registration date"
      origin={{
        service: 'Registration look-up',
        at: '2026-04-06T10:05:00Z',
        by: 'A. Patel',
        cached: true,
        charged: 'no',
      }}
      more={[{ term: 'Source', detail: 'Registration authority' }]}
    >
      14 Oct 2021
    </Provenance>
  </div>
);
