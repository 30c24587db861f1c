/** SQL: whether a link that lets somebody in leads somewhere now. Pages, and the mails that carry such links, ask it so. */
import { isActiveAdministrator } from './active-administrator';

/** Of an invitation `i`. */
export const OPEN_INVITATION = `i.status = 'pending' and i.expires_at > clock_timestamp()
  and ${isActiveAdministrator('i.organization_id', 'i.inviter_id')}`;

/** Of a password link `p`: not used, ended or expired. */
export const UNUSED_PASSWORD_LINK = 'p.used_at is null and p.ended_at is null and p.expires_at > clock_timestamp()';

/** An active member of this organisation alone: an account shared with others is not one organisation's to open. */
export const SOLE_MEMBER = `exists (select 1 from member m
    where m.organization_id = p.organization_id and m.user_id = p.user_id and m.deactivated_at is null)
  and not exists (select 1 from member m where m.user_id = p.user_id and m.organization_id <> p.organization_id)`;

/** Of a password link `p`: it opens something for the person it was made for. They may have requested it themselves. */
export const OPEN_PASSWORD_LINK = `${UNUSED_PASSWORD_LINK} and ${SOLE_MEMBER}
  and (p.made_by = p.user_id or ${isActiveAdministrator('p.organization_id', 'p.made_by')})`;
