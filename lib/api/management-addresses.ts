/** The endpoints asked by the pages of who manages: usage, ledger, audits, people, privacy; and sharing. */
import { address } from './address';
import type * as approvals from './approvals';
import type * as audits from './audits';
import type * as ledger from './ledger';
import type * as members from './members';
import type * as privacy from './privacy';
import type * as shares from './shares';
import type * as usage from './usage';

export const readUsageReport = address<typeof usage.readUsageReport>({
  method: 'GET',
  path: '/api/usage/report',
  billed: false,
});
export const readProviderStatus = address<typeof usage.readProviderStatus>({
  method: 'GET',
  path: '/api/usage/provider',
  billed: false,
});
export const readProviderSummary = address<typeof usage.readProviderSummary>({
  method: 'GET',
  path: '/api/usage/summary',
  billed: false,
});
export const exportUsage = address<typeof usage.exportUsage>({
  method: 'GET',
  path: '/api/usage/export',
  billed: false,
});
export const readLedger = address<typeof ledger.readLedger>({
  method: 'GET',
  path: '/api/ledger',
  billed: false,
});
export const exportLedger = address<typeof ledger.exportLedger>({
  method: 'GET',
  path: '/api/ledger/export',
  billed: false,
});
export const readAudits = address<typeof audits.readAudits>({
  method: 'GET',
  path: '/api/audits',
  billed: false,
});
export const settleUnknown = address<typeof audits.settleUnknown>({
  method: 'POST',
  path: '/api/audits/settle',
  billed: false,
});
export const exportAudits = address<typeof audits.exportAudits>({
  method: 'GET',
  path: '/api/audits/export',
  billed: false,
});
export const readPeople = address<typeof members.readPeople>({
  method: 'GET',
  path: '/api/people',
  billed: false,
});
export const invite = address<typeof members.invite>({
  method: 'POST',
  path: '/api/people/invitations',
  billed: false,
});
export const revokeInvitation = address<typeof members.revokeInvitation>({
  method: 'DELETE',
  path: '/api/people/invitations/{id}',
  billed: false,
});
export const acceptInvitation = address<typeof members.acceptInvitation>({
  method: 'POST',
  path: '/api/invitations/accept',
  billed: false,
});
export const setRole = address<typeof members.setRole>({
  method: 'PUT',
  path: '/api/people/{id}/role',
  billed: false,
});
export const setActive = address<typeof members.setActive>({
  method: 'PUT',
  path: '/api/people/{id}/active',
  billed: false,
});
export const signOutPerson = address<typeof members.signOutPerson>({
  method: 'POST',
  path: '/api/people/{id}/sign-out',
  billed: false,
});
export const setPersonBudget = address<typeof members.setPersonBudget>({
  method: 'PUT',
  path: '/api/people/{id}/budget',
  billed: false,
});
export const setOrganisationBudget = address<typeof members.setOrganisationBudget>({
  method: 'PUT',
  path: '/api/people/budget',
  billed: false,
});
export const changePassword = address<typeof members.changePassword>({
  method: 'POST',
  path: '/api/account/password',
  billed: false,
});
export const signOutEverywhere = address<typeof members.signOutEverywhere>({
  method: 'POST',
  path: '/api/account/sign-out',
  billed: false,
});
export const askForMore = address<typeof approvals.askForMore>({
  method: 'POST',
  path: '/api/approvals',
  billed: false,
});
export const listApprovals = address<typeof approvals.listApprovals>({
  method: 'GET',
  path: '/api/approvals',
  billed: false,
});
export const decideApproval = address<typeof approvals.decideApproval>({
  method: 'POST',
  path: '/api/approvals/{id}/decision',
  billed: false,
});
export const createShare = address<typeof shares.createShare>({
  method: 'POST',
  path: '/api/valuations/{id}/shares',
  billed: false,
});
export const listShares = address<typeof shares.listShares>({
  method: 'GET',
  path: '/api/valuations/{id}/shares',
  billed: false,
});
export const revokeShare = address<typeof shares.revokeShare>({
  method: 'DELETE',
  path: '/api/shares/{id}',
  billed: false,
});
export const findPlateData = address<typeof privacy.findPlateData>({
  method: 'POST',
  path: '/api/privacy/find',
  billed: false,
});
export const exportPlateData = address<typeof privacy.exportPlateData>({
  method: 'POST',
  path: '/api/privacy/export',
  billed: false,
});
export const erasePlateData = address<typeof privacy.erasePlateData>({
  method: 'POST',
  path: '/api/privacy/erase',
  billed: false,
});
export const readRetention = address<typeof privacy.readRetention>({
  method: 'GET',
  path: '/api/privacy/retention',
  billed: false,
});
export const setRetention = address<typeof privacy.setRetention>({
  method: 'PUT',
  path: '/api/privacy/retention',
  billed: false,
});

export const countView = address<typeof shares.countView>({
  method: 'POST',
  path: '/api/shares/view',
  billed: false,
});
