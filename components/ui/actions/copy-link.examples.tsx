import { CopyLink } from './copy-link';

export const Invitation = () => (
  <CopyLink path="/gallery" label="Invitation link for jo@dealer.example">
    It is shown this once.
  </CopyLink>
);
