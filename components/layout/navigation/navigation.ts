import type { Permission } from '@/lib/access';
import type { Tab } from './tabs';

type GuardedTab = Tab & { readonly needs: Permission };

/** An entry of the main navigation, and its pages where it has more than one: they are tabs below it. */
export type NavigationSection = GuardedTab & { readonly pages?: readonly GuardedTab[] };

/** The whole product by what people do: the vehicle in hand, the stock, vehicles as such, the fleet, reports, settings. */
export const NAVIGATION: readonly NavigationSection[] = [
  { href: '/', label: 'Home', match: 'exact', needs: 'valuations.read' },
  {
    href: '/valuations',
    label: 'Look up & value',
    needs: 'valuations.read',
    pages: [
      { href: '/valuations/vin', label: 'By VIN', needs: 'valuations.create' },
      { href: '/valuations/identifier', label: 'By guide ID', needs: 'valuations.create' },
      {
        href: '/valuations',
        label: 'Valuations',
        except: ['/valuations/vin', '/valuations/identifier'],
        needs: 'valuations.read',
      },
      { href: '/vehicles/look-up', label: 'Vehicle files', needs: 'valuations.read' },
    ],
  },
  {
    href: '/appraisals',
    label: 'Appraise',
    needs: 'appraisals.work',
    pages: [
      {
        href: '/appraisals',
        label: 'Appraisals',
        except: ['/appraisals/report', '/appraisals/terms'],
        needs: 'appraisals.work',
      },
      { href: '/appraisals/report', label: 'Report', needs: 'usage.read' },
      { href: '/appraisals/terms', label: 'Terms', needs: 'approvals.decide' },
    ],
  },
  {
    href: '/stock',
    label: 'Stock',
    needs: 'valuations.read',
    pages: [
      {
        href: '/stock',
        label: 'Lists',
        except: ['/stock/cars', '/stock/charts', '/stock/acted-on', '/stock/sales', '/stock/feeds'],
        needs: 'valuations.read',
      },
      { href: '/stock/cars', label: 'Cars in stock', needs: 'valuations.read' },
      { href: '/stock/charts', label: 'Charts', needs: 'valuations.read' },
      { href: '/stock/acted-on', label: 'Acted on', needs: 'valuations.read' },
      { href: '/stock/sales', label: 'Sales vs guide', needs: 'valuations.read' },
      { href: '/stock/feeds', label: 'Feeds', needs: 'plates.export' },
    ],
  },
  {
    href: '/vehicles',
    label: 'Vehicles',
    needs: 'vehicles.read',
    pages: [
      {
        href: '/vehicles',
        label: 'Find a vehicle',
        except: ['/vehicles/compare', '/vehicles/find', '/vehicles/look-up'],
        needs: 'vehicles.read',
      },
      { href: '/vehicles/find', label: 'Find by facts', needs: 'vehicles.read' },
      { href: '/vehicles/compare', label: 'Compare', needs: 'vehicles.read' },
    ],
  },
  {
    href: '/forecast',
    label: 'Fleet',
    needs: 'vehicles.read',
    pages: [
      { href: '/forecast', label: 'Forecast', needs: 'vehicles.read' },
      { href: '/emissions', label: 'Emissions', needs: 'vehicles.read' },
      { href: '/builds', label: 'Saved builds', needs: 'vehicles.read' },
    ],
  },
  {
    href: '/usage',
    label: 'Reports',
    needs: 'usage.read',
    pages: [
      { href: '/usage', label: 'Usage', needs: 'usage.read' },
      { href: '/ledger', label: 'Ledger', needs: 'ledger.read' },
      { href: '/audits', label: 'Reconciliation', needs: 'audits.read' },
    ],
  },
  {
    href: '/people',
    label: 'Settings',
    needs: 'session.read',
    pages: [
      { href: '/people', label: 'Users', match: 'exact', needs: 'people.read' },
      { href: '/people/approvals', label: 'Requests', needs: 'approvals.decide' },
      { href: '/people/privacy', label: 'Privacy', needs: 'plates.erase' },
      { href: '/outbox', label: 'Outbox', needs: 'mails.read' },
      { href: '/schedules', label: 'Schedules', needs: 'schedules.manage' },
      { href: '/downloads', label: 'Data downloads', needs: 'downloads.read' },
      { href: '/api-keys', label: 'API keys', needs: 'keys.manage' },
      { href: '/webhooks', label: 'Webhooks', needs: 'webhooks.manage' },
      { href: '/explorer', label: 'API explorer', needs: 'explorer.read' },
      { href: '/api-reference', label: 'API reference', needs: 'session.read' },
      { href: '/account', label: 'Your account', needs: 'account.change' },
    ],
  },
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
