import { Button } from '@/components/ui/actions/button';
import { RowMenu } from './row-menu';

export const OfAValuation = () => (
  <RowMenu row="Volkswagen Golf" plate="AB21 CDE">
    <Button variant="quiet">Appraise</Button>
    <Button variant="quiet">Take into stock</Button>
  </RowMenu>
);
