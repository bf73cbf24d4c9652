import type { CoupleDashboard, CoupleProfile, GalleryImage, SessionScope } from '@vowkit/sdk-core/contract'
import type { Person } from '../../http/call-context.ts'
import { type StoredAccount, toUsername } from '../accounts/service.ts'
import type { CoupleRow } from './repository.ts'

/** An account with its wedding profile; `couple` is null before the first save. */
export interface CoupleRecord {
  /** The id of the couple's account. */
  id: number
  /** The account of the person who reads. */
  account: StoredAccount
  /** The person who reads and the other person, of a couple with two logins. */
  people?: { you: Person; other: Person } | undefined
  /** The account of the other person. */
  other?: StoredAccount | undefined
  couple: CoupleRow | null
  /** The public URL of the couple's image, or `""` without an image. */
  image: string
}

/** Converts a couple to the profile that the settings page shows. `categories` are the ids of its categories. */
export function toProfile(
  { account, couple, people, other, image }: CoupleRecord,
  categories: number[],
): CoupleProfile {
  return {
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    partner_name: partnerNameOf({ couple, people, other }),
    partner_email: other ? other.email : (couple?.partnerEmail ?? ''),
    wedding_city: couple?.weddingCity ?? '',
    wedding_date: couple?.weddingDate ?? '',
    image,
    phone_number: account.phone,
    is_onboarded: isOnboarded(couple),
    has_partner: people ? true : undefined,
    has_password: account.passwordHash !== null,
    wedding_description: couple?.weddingDescription ?? '',
    wedding_budget: couple?.budget ?? '',
    categories,
    guests: couple?.guests ?? undefined,
  }
}

/** Converts a couple to the data of the dashboard. */
export function toDashboard(
  { id, account, couple, people, other, image }: CoupleRecord,
  inspired: GalleryImage[],
  scope: SessionScope,
): CoupleDashboard {
  return {
    user: {
      id,
      // A magic link can be forwarded, so a visitor with a magic link must not see the account's email address.
      username: scope === 'link' ? account.displayName : toUsername(account),
      first_name: account.firstName,
      last_name: account.lastName,
    },
    partner_name: partnerNameOf({ couple, people, other }),
    wedding_date: couple?.weddingDate ?? '',
    image,
    wedding_inspiration_images: inspired,
    deletes_at: account.eraseAt?.toISOString(),
    email_confirmed: account.verifiedAt !== null,
    is_onboarded: isOnboarded(couple),
    // Without a name, a person is called by the email address, which such a visitor must not see.
    ...(scope !== 'link' && { you: people?.you, partner: people?.other }),
  }
}

/** The name of the other person: as that person has entered it, else as the couple has. */
function partnerNameOf({ couple, people, other }: Pick<CoupleRecord, 'couple' | 'people' | 'other'>): string {
  if (!people || !other) return couple?.partnerName ?? ''
  return `${other.firstName} ${other.lastName}`.trim() || people.other.name
}

function isOnboarded(couple: CoupleRow | null): boolean {
  return Boolean(couple?.partnerName && couple.weddingDate && couple.budget)
}
