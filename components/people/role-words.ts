import { ROLE_NAMES, ROLES, type Role } from '@/lib/access';

/** What each role is called and may do; each may do what the one before it may. */
export const ROLE_WORDS: Readonly<Record<Role, { name: string; may: string }>> = {
  viewer: { name: ROLE_NAMES.viewer, may: 'Opens valuations and vehicles. Cannot make charged look-ups.' },
  valuer: { name: ROLE_NAMES.valuer, may: 'Values and appraises vehicles, runs stock lists, shares with customers.' },
  manager: {
    name: ROLE_NAMES.manager,
    may: 'Sees usage, ledger and reconciliation. Approves offers and extra credits.',
  },
  admin: { name: ROLE_NAMES.admin, may: 'Invites and removes people, sets budgets, erases data.' },
};

export const ROLE_OPTIONS = ROLES.map((value) => ({
  value,
  label: ROLE_WORDS[value].name,
  hint: ROLE_WORDS[value].may,
}));
