import type { Permission } from '@/lib/access';
import type { Tab } from './tabs';

type GuardedTab = Tab & { readonly needs: Permission };

/** An entry of the main navigation, and its pages where it has more than one: they are tabs below it. */
export type NavigationSection = GuardedTab & { readonly pages?: readonly GuardedTab[] };

/** The whole product in one row: first the vehicle in hand, then saved things, then costs and people. */
export const NAVIGATION: readonly NavigationSection[] = [
  {
    href: '/',
    label: 'Value',
    match: 'exact',
    needs: 'valuations.read',
    pages: [
      { href: '/', label: 'By plate', match: 'exact', needs: 'valuations.read' },
      { href: '/valuations/identifier', label: 'By guide ID', needs: 'valuations.create' },
      { href: '/valuations/vin', label: 'By VIN', needs: 'valuations.create' },
    ],
  },
  {
    href: '/valuations',
    label: 'Valuations',
    except: ['/valuations/vin', '/valuations/identifier'],
    needs: 'valuations.read',
  },
  {
    href: '/stock',
    label: 'Stock',
    needs: 'valuations.read',
    pages: [
      { href: '/stock', label: 'Lists', needs: 'valuations.read' },
      { href: '/downloads', label: 'Data downloads', needs: 'downloads.read' },
    ],
  },
  {
    href: '/vehicles',
    label: 'Vehicles',
    needs: 'vehicles.read',
    pages: [
      { href: '/vehicles', label: 'Find a vehicle', except: ['/vehicles/compare'], needs: 'vehicles.read' },
      { href: '/builds', label: 'Saved builds', needs: 'vehicles.read' },
      { href: '/vehicles/compare', label: 'Compare', needs: 'vehicles.read' },
      { href: '/forecast', label: 'Forecast', needs: 'vehicles.read' },
      { href: '/emissions', label: 'Emissions', needs: 'vehicles.read' },
    ],
  },
  {
    href: '/usage',
    label: 'Usage',
    needs: 'usage.read',
    pages: [
      { href: '/usage', label: 'Report', needs: 'usage.read' },
      { href: '/ledger', label: 'Ledger', needs: 'ledger.read' },
      { href: '/audits', label: 'Reconciliation', needs: 'audits.read' },
    ],
  },
  {
    href: '/people',
    label: 'People',
    needs: 'people.read',
    pages: [
      { href: '/people', label: 'Users', match: 'exact', needs: 'people.read' },
      { href: '/people/approvals', label: 'Requests', needs: 'approvals.decide' },
      { href: '/people/privacy', label: 'Privacy', needs: 'plates.erase' },
    ],
  },
  { href: '/explorer', label: 'Explorer', needs: 'explorer.read' },
];

/** The entries a person may open: each leads to the first of its permitted pages. */
export function navigationFor(permissions: readonly Permission[]): NavigationSection[] {
  const isAllowed = ({ needs }: GuardedTab) => permissions.includes(needs);
  return NAVIGATION.flatMap((section): NavigationSection[] => {
    if (!section.pages) return isAllowed(section) ? [section] : [];
    const pages = section.pages.filter(isAllowed);
    const [first] = pages;
    return first ? [{ ...section, href: first.href, pages }] : [];
  });
}
