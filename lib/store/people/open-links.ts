/** SQL: whether a link that lets a person in is valid now. Used by pages, and by the mails that carry such links. */
import { isActiveAdministrator } from './active-administrator';

/** For an invitation `i`. */
export const OPEN_INVITATION = `i.status = 'pending' and i.expires_at > clock_timestamp()
  and ${isActiveAdministrator('i.organization_id', 'i.inviter_id')}`;

/** For a password link `p`: not used, ended or expired. */
export const UNUSED_PASSWORD_LINK = 'p.used_at is null and p.ended_at is null and p.expires_at > clock_timestamp()';

/** An active member of this organisation only: one organisation may not open an account shared with others. */
export const SOLE_MEMBER = `exists (select 1 from member m
    where m.organization_id = p.organization_id and m.user_id = p.user_id and m.deactivated_at is null)
  and not exists (select 1 from member m where m.user_id = p.user_id and m.organization_id <> p.organization_id)`;

/** For a password link `p`: it is valid for the person it was made for, who may have requested it themselves. */
export const OPEN_PASSWORD_LINK = `${UNUSED_PASSWORD_LINK} and ${SOLE_MEMBER}
  and (p.made_by = p.user_id or ${isActiveAdministrator('p.organization_id', 'p.made_by')})`;
