import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { PermissionsProvider } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Frame } from '@/components/layout/page/frame';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { navigationFor } from '@/components/layout/navigation/navigation';
import { PersonMenu } from '@/components/layout/navigation/person-menu';
import { ThemeSwitch } from '@/components/layout/page/theme-switch';
import { ROLE_WORDS } from '@/components/people/role-words';
import { SearchBox } from '@/components/search/search-box';
import { SignOutButton } from '@/components/people/sign-out-button';
import { MonthUsage } from '@/components/usage/month-usage';
import { permissionsOf } from '@/lib/access';
import { readMonthUsage as address } from '@/lib/api/addresses/usage';
import { readMonthUsage } from '@/lib/api/endpoints/usage';
import { runReadMonthUsage } from '@/lib/features/usage/usage';
import { answered, mode, requireSession } from '@/lib/server';

/** The frame around every page of a signed-in person. Access is checked by each page's own `requireSession`. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const session = await requireSession('session.read');
  const theme = (await cookies()).get('theme')?.value;
  const usage = await answered(readMonthUsage, runReadMonthUsage, {}, await headers()).catch(() => null);
  const permissions = permissionsOf(session.role);
  return (
    <HydratedQueries queries={usage ? [hydratedQuery(address, {}, usage)] : []}>
      <PermissionsProvider permissions={permissions}>
        <Frame
          mode={mode()}
          navigation={navigationFor(permissions)}
          search={permissions.includes('valuations.read') && <SearchBox />}
          usage={<MonthUsage />}
          person={
            <PersonMenu
              name={session.personName}
              organisation={session.organisationName}
              role={ROLE_WORDS[session.role].name}
            >
              <ButtonLink href="/account" variant="quiet">
                Your account
              </ButtonLink>
              <ThemeSwitch theme={theme === 'light' || theme === 'dark' ? theme : 'system'} />
              <SignOutButton />
            </PersonMenu>
          }
        >
          {children}
        </Frame>
      </PermissionsProvider>
    </HydratedQueries>
  );
}
