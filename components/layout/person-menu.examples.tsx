import { Button } from '@/components/ui/button';
import { PersonMenu } from './person-menu';
import { ThemeSwitch } from './theme-switch';

export const Closed = () => (
  <PersonMenu name="Jo Smith" organisation="Northgate Cars" role="Manager">
    <ThemeSwitch theme="system" />
    <Button variant="quiet">Sign out</Button>
  </PersonMenu>
);
