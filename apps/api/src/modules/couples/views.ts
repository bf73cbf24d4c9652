import type { CoupleDashboard, CoupleProfile, GalleryImage, SessionScope } from '@vowkit/sdk-core/contract'
import { type StoredAccount, toUsername } from '../accounts/service.ts'
import type { CoupleRow } from './repository.ts'

/** An account with its wedding profile; `couple` is null before the first save. */
export interface CoupleRecord {
  account: StoredAccount
  couple: CoupleRow | null
  /** The public URL of the couple's image, or `""` without an image. */
  image: string
}

/** Converts a couple to the profile that the settings page shows. */
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
    phone_number: account.phone,
    is_onboarded: isOnboarded(couple),
  }
}

/** Converts a couple to the data of the dashboard. */
export function toDashboard(
  { account, couple, image }: CoupleRecord,
  inspired: GalleryImage[],
  scope: SessionScope,
): CoupleDashboard {
  return {
    user: {
      id: account.id,
      // A magic link can be forwarded, so a visitor with a magic link must not see the account's email address.
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
    is_onboarded: isOnboarded(couple),
  }
}

function isOnboarded(couple: CoupleRow | null): boolean {
  return Boolean(couple?.partnerName && couple.weddingDate && couple.budget)
}
