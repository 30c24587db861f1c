import { z } from 'zod';
import { ROLES } from '@/lib/access';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/people/members';
import { endpoint } from '@/lib/api/endpoint';
import { creditCount } from '@/lib/api/endpoints/parts/credit-count';
import { MINUTE_LIMIT, MONTHLY_LIMIT } from '@/lib/domain/usage/credit-entry';

const id = z.string().min(1).max(100);
const role = z.enum(ROLES);
const seenLimit = z
  .int32()
  .nullable()
  .optional()
  .meta({ description: 'The limit as it was read. If another is in force by now, nothing is set.' });
/** Absent fields stay unchanged; null: no limit. */
const limits = {
  monthlyLimit: creditCount(MONTHLY_LIMIT).nullable().optional(),
  minuteLimit: creditCount(MINUTE_LIMIT).nullable().optional(),
  seenMonthlyLimit: seenLimit,
  seenMinuteLimit: seenLimit,
};
/** Without a mail server, the person who created the link passes it on. */
export const isMailed = z.boolean().meta({ description: 'Whether the link goes by mail to the person it is for.' });
const done = z.object({ done: z.literal(true) });
const allowance = {
  used: z.int(),
  /** This month's: what was set and what was approved; null if none is set. */
  limit: z.int().nullable(),
  /** Every month's: what was set, or the default; null: no limit. */
  monthlyLimit: z.int().nullable(),
  /** Per minute, without stock lists. */
  minuteLimit: z.int().nullable(),
};

export const newPassword = z
  .string()
  .min(12, 'Choose a password of at least 12 characters.')
  .max(128, 'Choose a password of at most 128 characters.');

export const readPeople = endpoint(addresses.readPeople, {
  summary: 'Who belongs to the organisation, what each may do and has used, and who is invited.',
  permission: 'people.read',
  input: z.object({}),
  output: z.object({
    organisation: z.object({ name: z.string(), ...allowance }),
    /** The limits of every user without individual ones. */
    eachPerson: z.object({ monthlyLimit: allowance.monthlyLimit, minuteLimit: allowance.minuteLimit }),
    members: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        role,
        joinedAt: instantSchema,
        deactivatedAt: instantSchema.nullable(),
        /** The current user. */
        isYou: z.boolean(),
        /** Links for customers that they created, of valuations, vehicle files and open offers, which open still. */
        openLinks: z.int(),
        /** Keys with which other systems work as this user, without those that were revoked or have expired. */
        apiKeys: z.int(),
        thisMonth: z.object(allowance),
      }),
    ),
    invitations: z.array(
      z.object({ id: z.string(), email: z.string(), role, expiresAt: instantSchema, invitedBy: z.string().nullable() }),
    ),
  }),
});

export const invite = endpoint(addresses.invite, {
  summary: 'Invite a user by a link, which goes by mail and is shown once. A new link replaces an open one.',
  permission: 'people.manage',
  status: 201,
  input: z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.email({ error: 'Enter an e-mail address, such as name@dealer.example.' })),
    role,
  }),
  output: z.object({
    id: z.string(),
    path: z.string(),
    expiresAt: instantSchema,
    isMailed,
    replaced: z.boolean().meta({ description: 'Whether a link for the same address, which was open, has ended.' }),
  }),
});

export const revokeInvitation = endpoint(addresses.revokeInvitation, {
  summary: 'Cancel an invitation: its link stops working.',
  permission: 'people.manage',
  input: z.object({ id }),
  output: done,
});

export const acceptInvitation = endpoint(addresses.acceptInvitation, {
  summary: 'Accept an invitation: creates the account. Anyone with the link can accept.',
  permission: 'everyone',
  input: z.object({
    token: z.string().min(20).max(100),
    name: z.string().trim().min(1, 'Enter your name.').max(100),
    password: newPassword,
  }),
  output: z.object({ email: z.string() }),
});

export const setRole = endpoint(addresses.setRole, {
  summary: 'Change a user’s role. The last administrator’s role cannot be changed.',
  permission: 'people.manage',
  input: z.object({ id, role }),
  output: done,
});

export const setActive = endpoint(addresses.setActive, {
  summary: 'Deactivate or reactivate a user. Their past activity keeps their name. Their sessions end immediately.',
  permission: 'people.manage',
  input: z.object({ id, active: z.boolean() }),
  output: done,
});

export const signOutPerson = endpoint(addresses.signOutPerson, {
  summary: 'Sign a user out of all devices.',
  permission: 'people.manage',
  input: z.object({ id }),
  output: done,
});

export const setPersonBudget = endpoint(addresses.setPersonBudget, {
  summary:
    'Set a user’s credits per month and per minute; null for no limit. A stock list counts only towards the month.',
  permission: 'limits.manage',
  input: z.object({ id, ...limits }),
  output: done,
});

export const setOrganisationBudget = endpoint(addresses.setOrganisationBudget, {
  summary:
    'Set credits per month and per minute: of the whole organisation, or of every user without individual limits. null for no limit.',
  permission: 'limits.manage',
  input: z.object({ ...limits, scope: z.enum(['organisation', 'each_person']).optional() }),
  output: done,
});

export const changePassword = endpoint(addresses.changePassword, {
  summary: 'Change your own password. Your other sessions end.',
  permission: 'account.change',
  input: z.object({ current: z.string().min(1, 'Enter your current password.').max(128), next: newPassword }),
  output: done,
});

export const signOutEverywhere = endpoint(addresses.signOutEverywhere, {
  summary: 'Sign yourself out of all devices, this one too.',
  permission: 'account.change',
  input: z.object({}),
  output: z.object({ goTo: z.string() }),
});
