import { CopyLink } from './copy-link';

export const Invitation = () => (
  <CopyLink path="/gallery" label="Invitation link for jo@dealer.example">
    Copy it now: it is shown once.
  </CopyLink>
);
