import { Button } from '@/components/ui/actions/button';
import { PersonMenu } from './person-menu';
import { ThemeSwitch } from '@/components/layout/page/theme-switch';

export const Closed = () => (
  <PersonMenu id="person-menu-example" name="Jo Smith" organisation="Northgate Cars" role="Manager">
    <ThemeSwitch theme="system" />
    <Button variant="quiet">Sign out</Button>
  </PersonMenu>
);
