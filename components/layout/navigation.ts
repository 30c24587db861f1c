import type { Permission } from '@/lib/access';
import type { Tab } from './tabs';

type Guarded = Tab & { readonly needs: Permission };

/** An entry of the main navigation, and the pages it leads to where it is more than one: they stand as tabs below. */
export type Section = Guarded & { readonly pages?: readonly Guarded[] };

/** The whole product in one row: first the vehicle in hand, then what is kept, then what it cost and who is in. */
export const NAVIGATION: readonly Section[] = [
  {
    href: '/',
    label: 'Value',
    match: 'exact',
    needs: 'valuations.read',
    pages: [
      { href: '/', label: 'By plate', match: 'exact', needs: 'valuations.read' },
      { href: '/valuations/identifier', label: 'By identifier', needs: 'valuations.create' },
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
      { href: '/vehicles', label: 'Build one', except: ['/vehicles/compare'], needs: 'vehicles.read' },
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
      { href: '/audits', label: 'Audits', needs: 'audits.read' },
    ],
  },
  {
    href: '/people',
    label: 'People',
    needs: 'people.read',
    pages: [
      { href: '/people', label: 'Everybody', match: 'exact', needs: 'people.read' },
      { href: '/people/approvals', label: 'Requests', needs: 'approvals.decide' },
      { href: '/people/privacy', label: 'Privacy', needs: 'plates.erase' },
    ],
  },
  { href: '/explorer', label: 'Explorer', needs: 'explorer.read' },
];

/** What somebody may go to: an entry leads to the first of its pages that is left. */
export function navigationFor(permissions: readonly Permission[]): Section[] {
  const mayGo = ({ needs }: Guarded) => permissions.includes(needs);
  return NAVIGATION.flatMap((section): Section[] => {
    if (!section.pages) return mayGo(section) ? [section] : [];
    const pages = section.pages.filter(mayGo);
    const [first] = pages;
    return first ? [{ ...section, href: first.href, pages }] : [];
  });
}
