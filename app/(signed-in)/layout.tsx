import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { PermissionsProvider } from '@/components/layout/access/permissions-provider';
import { DeviceApp } from '@/components/layout/device/device-app';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Frame } from '@/components/layout/page/frame';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { navigationFor } from '@/components/layout/navigation/navigation';
import { PersonMenu } from '@/components/layout/navigation/person-menu';
import { ThemeSwitch } from '@/components/layout/page/theme-switch';
import { ROLE_WORDS } from '@/components/people/role-words';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { SearchBox } from '@/components/search/search-box';
import { PendingRequestNotice } from '@/components/people/requests/pending-request-notice';
import { PENDING_REQUESTS_QUERY } from '@/components/people/requests/pending-requests-query';
import { SignInNotice } from '@/components/people/sign-in-notice';
import { SignOutButton } from '@/components/people/sign-out-button';
import { NextCar } from '@/components/valuations/form/next-car';
import { listViewCookie } from '@/components/ui/data/list-view';
import { ListViewsProvider } from '@/components/ui/data/list-views-provider';
import { MonthUsage } from '@/components/usage/month-usage';
import { may, permissionsOf, subjectOf } from '@/lib/access';
import { listApprovals } from '@/lib/api/endpoints/approvals';
import { countNotifications } from '@/lib/api/endpoints/notifications/notifications';
import { readSignInNotice } from '@/lib/api/endpoints/people/account-events';
import { runCountNotifications } from '@/lib/features/notifications/notifications';
import { runReadSignInNotice } from '@/lib/features/people/account-events';
import { runListApprovals } from '@/lib/features/people/approvals';
import { answeredOrNull, britishToday, buildId, mode, requireSession } from '@/lib/server';
import { prefetchQuery } from './prefetch-query';
import { readMonthUsage } from './read-month-usage';

/**
 * The id of the session whose wrong-password notice was closed in this browser, or read on the account page; the id does
 * not allow anyone to sign in.
 */
const NOTICE_COOKIE = 'sign-in-notice';

/** The frame around every page of a signed-in person. Each page checks access by its own `requireSession`. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const session = await requireSession('session.read');
  const [sentCookies, requestHeaders] = [await cookies(), await headers()];
  const theme = sentCookies.get('theme')?.value;
  const listsCookie = listViewCookie(session.personId);
  const isNoticeOver = sentCookies.get(NOTICE_COOKIE)?.value === session.sessionId;
  const mayDecide = may(session.role, 'approvals.decide');
  const [usage, signedIn, requests, unread] = await Promise.all([
    readMonthUsage(),
    isNoticeOver ? null : answeredOrNull(readSignInNotice, runReadSignInNotice, {}, requestHeaders),
    prefetchQuery(listApprovals, runListApprovals, mayDecide ? PENDING_REQUESTS_QUERY : null),
    prefetchQuery(countNotifications, runCountNotifications, {}),
  ]);
  const permissions = permissionsOf(session.role);
  const navigation = navigationFor(permissions);
  return (
    <HydratedQueries queries={[...usage, ...unread, ...requests]}>
      <PermissionsProvider permissions={permissions}>
        <Frame
          mode={mode()}
          navigation={navigation}
          search={permissions.includes('valuations.read') && <SearchBox sections={navigation} />}
          nextCar={permissions.includes('valuations.create') && <NextCar today={britishToday()} />}
          bell={<NotificationBell />}
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
          notices={
            <>
              <DeviceApp
                owner={subjectOf(session)}
                mayValue={permissions.includes('valuations.create')}
                build={buildId()}
              />
              {signedIn?.notice && (
                <SignInNotice {...signedIn.notice} sessionId={session.sessionId} cookie={NOTICE_COOKIE} />
              )}
              {mayDecide && <PendingRequestNotice />}
            </>
          }
        >
          <ListViewsProvider cookie={listsCookie} text={sentCookies.get(listsCookie)?.value ?? ''}>
            {children}
          </ListViewsProvider>
        </Frame>
      </PermissionsProvider>
    </HydratedQueries>
  );
}
