import type { CoupleDashboard, CoupleProfile, GalleryImage, SessionScope } from '@vowkit/sdk-core/contract'
import { type StoredAccount, toUsername } from '../accounts/service.ts'
import type { CoupleRow } from './repository.ts'

/** Everything that is known of a couple; the row is missing before they told anything. */
export interface CoupleRecord {
  account: StoredAccount
  couple: CoupleRow | null
  /** The public address of their picture, or `""`. */
  image: string
}

/** The couple as their settings show them. */
export function toProfile({ account, couple, image }: CoupleRecord): CoupleProfile {
  return {
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    partner_name: couple?.partnerName ?? '',
    partner_email: couple?.partnerEmail ?? '',
    wedding_city: couple?.weddingCity ?? '',
    wedding_date: couple?.weddingDate ?? '',
    image,
    is_onboarded: Boolean(couple?.partnerName && couple.weddingDate && couple.budget),
  }
}

/** The couple as the bar and the board show them. */
export function toDashboard(
  { account, couple, image }: CoupleRecord,
  inspired: GalleryImage[],
  scope: SessionScope,
): CoupleDashboard {
  return {
    user: {
      id: account.id,
      // Magic links are forwarded: the visitor may be another person, who does not learn the account's e-mail.
      username: scope === 'link' ? account.displayName : toUsername(account),
      first_name: account.firstName,
      last_name: account.lastName,
    },
    partner_name: couple?.partnerName ?? '',
    wedding_date: couple?.weddingDate ?? '',
    image,
    wedding_inspiration_images: inspired,
    deletes_at: account.eraseAt?.toISOString(),
    email_confirmed: account.verifiedAt !== null,
  }
}
