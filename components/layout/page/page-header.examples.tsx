import { Button } from '@/components/ui/actions/button';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { PageHeader } from './page-header';

export const Record = () => (
  <PageHeader
    above={<NumberPlate registration="LK71 GHX" size="lg" />}
    title="Volkswagen Golf 1.5 TSI Style 5dr"
    lead="71 plate (Sep 21–Feb 22) · Petrol · 31,200 mi · valued 6 Apr 2026, 14:05 by J. Smith"
    actions={<Button icon="print">Print</Button>}
  />
);
