import { Card } from './card';
import { PriceStrip } from './price-strip';

export const AgainstRetail = () => (
  <Card title="Online market prices" level={3}>
    <PriceStrip
      caption="Prices asked on the internet for this car, by mileage band"
      ranges={[
        { label: 'Under 40,000 mi', lowPounds: 16495, highPounds: 18995 },
        { label: '40,000–60,000 mi', lowPounds: 15250, highPounds: 17490 },
        { label: 'Over 60,000 mi', lowPounds: 13995, highPounds: 16250 },
      ]}
      mark={{ label: 'Retail', pounds: 17250 }}
    />
  </Card>
);

export const OneRange = () => (
  <PriceStrip
    caption="Prices asked on the internet"
    ranges={[{ label: 'Asked', lowPounds: 15250, highPounds: 17490 }]}
  />
);
