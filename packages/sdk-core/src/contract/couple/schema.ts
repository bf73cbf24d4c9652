import * as z from 'zod/mini'
import { AddedBy } from '../love/schema.ts'
import { Id, ImageUrl, OptionalDate, Text } from '../shared/primitives.ts'
import { readCity, readImage } from '../shared/read.ts'
import { forgiving, orBareValue, readBy, withAliases } from '../shared/reading.ts'

/** A vendor category. */
export const Category = z.object({ id: Id, title: Text })
export type Category = z.infer<typeof Category>

/** What the prompts of a couple's latest visions say about its wedding. Unknown values are absent. */
export const VisionFacts = z.object({
  /** The date of the wedding, `YYYY-MM-DD`. */
  wedding_date: z.optional(z.string()),
  guests: z.optional(z.number()),
  /** The symbol of the budget. */
  wedding_budget: z.optional(z.string()),
  /** The town of the wedding with its state, such as `Sonoma, California`. */
  wedding_city: z.optional(z.string()),
  /** The styles of the wedding, joined like those of the preferences. */
  wedding_description: z.optional(z.string()),
})
export type VisionFacts = z.infer<typeof VisionFacts>

/** The couple's data for the settings page. Unknown values are `""`. */
export const CoupleProfile = z.object({
  first_name: Text,
  last_name: Text,
  email: Text,
  partner_name: Text,
  partner_email: Text,
  wedding_city: readBy(z.string(), readCity),
  wedding_date: OptionalDate,
  image: ImageUrl,
  /** The digits of the couple's phone number. Absent if the backend does not send it. */
  phone_number: z.optional(z.string()),
  /** Whether the partner, the date and the preferences are set. Absent if the backend does not send it. */
  is_onboarded: z.optional(z.boolean()),
  /** Whether the partner has a separate login, and therefore sets their own name and email. */
  has_partner: z.optional(z.boolean()),
  /**
   * Whether the account has a password. False for accounts that only sign in with a code or with Google. Absent if the
   * backend does not send it.
   */
  has_password: z.optional(z.boolean()),
  /** The preferences as `savePreferences` has stored them. Absent if the backend does not send them. */
  wedding_description: z.optional(z.string()),
  wedding_budget: z.optional(z.string()),
  /** The ids of the categories that the couple is looking for. */
  categories: forgiving(z.optional(z.array(Id))),
  /** The couple's estimate of its guests. Absent if the couple has given none. */
  guests: z.optional(z.number()),
  /** Values for the fields above that are empty. Absent if the visions name none. */
  vision_facts: z.optional(forgiving(VisionFacts)),
})
export type CoupleProfile = z.infer<typeof CoupleProfile>

/** An image of an inspiration. */
export const GalleryImage = z.object({
  /** Identifies the image in a change of the inspiration. Absent if the backend does not send it. */
  id: z.optional(z.string()),
  gallery_image: orBareValue(withAliases(ImageUrl, 'image', 'image_url', 'url')),
})
export type GalleryImage = z.infer<typeof GalleryImage>

/** A person of a couple with two logins. */
export const CoupleMember = z.object({ id: Id, name: Text })
export type CoupleMember = z.infer<typeof CoupleMember>

/** The couple's data for the navigation bar and the board. Unknown values are `""`. */
export const CoupleDashboard = z.object({
  user: z.object({
    id: z.optional(Id),
    username: Text,
    first_name: Text,
    last_name: Text,
  }),
  partner_name: Text,
  wedding_date: OptionalDate,
  image: ImageUrl,
  wedding_inspiration_images: z.array(GalleryImage),
  /** The time at which the account will be erased. Absent unless its deletion is scheduled. */
  deletes_at: z.optional(z.string()),
  /** Whether the account's email address is confirmed. Absent if the backend does not send it. */
  email_confirmed: z.optional(z.boolean()),
  /** Whether the partner, the date and the preferences are set. Absent if the backend does not send it. */
  is_onboarded: z.optional(z.boolean()),
  /** Whether the account belongs to a vendor or a partner and to no couple. Absent for couples. */
  is_desk_only: z.optional(z.boolean()),
  /** The person who is signed in. Absent for couples with one login. */
  you: forgiving(z.optional(CoupleMember)),
  /** The other person, who has a separate login. Absent for couples with one login. */
  partner: forgiving(z.optional(CoupleMember)),
})
export type CoupleDashboard = z.infer<typeof CoupleDashboard>

/** An image generated from a prompt: a URL, or the image itself as a `data:` URL. */
export const GeneratedImage = z.object({
  image: orBareValue(
    withAliases(readBy(z.string().check(z.regex(/^(https?:|data:|\/)/)), readImage), 'image_url', 'url'),
  ),
})
export type GeneratedImage = z.infer<typeof GeneratedImage>

/** An inspiration on the couple's board. */
export const Inspiration = z.object({
  id: z.optional(Id),
  /** The title of the inspiration's category. */
  category: Text,
  /** The id of the inspiration's category. If it is missing, do not link to the vendor search. */
  category_id: z.optional(Id),
  description: Text,
  images: z.array(GalleryImage),
  /** The place on the board. Absent until the couple has ordered the board. */
  position: z.optional(z.number()),
  /** When the couple added it. Absent if the backend does not send it. */
  created_at: z.optional(z.string()),
  /** Which of the two people added the inspiration. Absent for couples with one login. */
  added_by: forgiving(z.optional(AddedBy)),
})
export type Inspiration = z.infer<typeof Inspiration>

export const InspirationList = z.array(Inspiration)
export type InspirationList = z.infer<typeof InspirationList>

export const CategoryList = z.array(Category)
export type CategoryList = z.infer<typeof CategoryList>

/** The response to a password change. `token` starts a new session, because the change ends all others. */
export const PasswordSet = z.object({ token: z.string(), user_id: withAliases(Id, 'userId') })
export type PasswordSet = z.infer<typeof PasswordSet>

/** The URL of a stored image. */
export const StoredImage = z.object({ url: orBareValue(withAliases(ImageUrl, 'image', 'image_url')) })
export type StoredImage = z.infer<typeof StoredImage>
