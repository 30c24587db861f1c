import { Button } from '@/components/ui/actions/button';
import { Notice } from './notice';

export const Info = () => (
  <Notice title="Valued at 62,000 mi, you entered 62,480">The guide steps mileage by the thousand.</Notice>
);

export const Success = () => <Notice tone="success" title="Saved to your stock list" />;

export const Warning = () => (
  <Notice tone="warning" title="The sources disagree about the fuel">
    The registration authority says diesel, the guide says petrol. Check the filler cap before you offer.
  </Notice>
);

export const Danger = () => (
  <Notice tone="danger" title="The provider did not answer" actions={<Button icon="refresh">Try again</Button>}>
    It may have counted the look-up. It will not be sent twice.
  </Notice>
);

export const WithoutTitle = () => <Notice tone="warning">Plate change in May 2024 – confirm VIN on the V5C.</Notice>;
