import type { Permission } from '@/lib/access';
import type { Tab } from './tabs';

/** The main navigation, each entry shown to those who may go there. */
export const NAVIGATION: readonly (Tab & { needs: Permission })[] = [
  { href: '/', label: 'Value', match: 'exact', needs: 'valuations.read' },
  {
    href: '/valuations',
    label: 'Valuations',
    except: ['/valuations/vin', '/valuations/identifier'],
    needs: 'valuations.read',
  },
  { href: '/valuations/vin', label: 'VIN', needs: 'valuations.create' },
  { href: '/valuations/identifier', label: 'Identifier', needs: 'valuations.create' },
  { href: '/vehicles', label: 'Vehicles', needs: 'vehicles.read' },
  { href: '/explorer', label: 'Explorer', needs: 'explorer.read' },
];
