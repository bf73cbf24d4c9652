import * as z from 'zod/mini'
import { Id, ImageUrl, OptionalDate } from '../shared/primitives.ts'

/** A kind of vendor. */
export const Category = z.object({ id: Id, title: z.string() })
export type Category = z.infer<typeof Category>

/** A couple as their settings show them. What is not known is `""`. */
export const CoupleProfile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  partner_name: z.string(),
  partner_email: z.string(),
  wedding_city: z.string(),
  wedding_date: OptionalDate,
  image: ImageUrl,
  /** Whether partner, date and preferences have been given; absent where a backend does not say. */
  is_onboarded: z.optional(z.boolean()),
})
export type CoupleProfile = z.infer<typeof CoupleProfile>

/** A picture of an inspiration. */
export const GalleryImage = z.object({ gallery_image: ImageUrl })
export type GalleryImage = z.infer<typeof GalleryImage>

/** A couple as the bar and the board show them. What is not known is `""`. */
export const CoupleDashboard = z.object({
  user: z.object({
    id: z.optional(Id),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
  }),
  partner_name: z.string(),
  wedding_date: OptionalDate,
  image: ImageUrl,
  wedding_inspiration_images: z.array(GalleryImage),
  /** When the account is erased; absent unless its deletion was requested. */
  deletes_at: z.optional(z.string()),
  /** Whether the account's e-mail is confirmed; absent where a backend does not say. */
  email_confirmed: z.optional(z.boolean()),
})
export type CoupleDashboard = z.infer<typeof CoupleDashboard>

/** A picture drawn of a prompt: an address, or the picture itself as a `data:` URL. */
export const GeneratedImage = z.object({ image: z.string().check(z.regex(/^(https?:|data:|\/)/)) })
export type GeneratedImage = z.infer<typeof GeneratedImage>

/** An idea on the couple's board. */
export const Inspiration = z.object({
  id: z.optional(Id),
  /** The title of its category. */
  category: z.string(),
  /** Absent where a backend does not say; then there is nothing to search for. */
  category_id: z.optional(Id),
  description: z.string(),
  images: z.array(GalleryImage),
})
export type Inspiration = z.infer<typeof Inspiration>
