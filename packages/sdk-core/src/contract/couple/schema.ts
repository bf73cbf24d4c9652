import * as z from 'zod/mini'
import { Id, ImageUrl, OptionalDate, Text } from '../shared/primitives.ts'
import { readCity, readImage } from '../shared/read.ts'
import { orBareValue, readBy, withAliases } from '../shared/reading.ts'

/** A kind of vendor. */
export const Category = z.object({ id: Id, title: Text })
export type Category = z.infer<typeof Category>

/** A couple as their settings show them. What is not known is `""`. */
export const CoupleProfile = z.object({
  first_name: Text,
  last_name: Text,
  email: Text,
  partner_name: Text,
  partner_email: Text,
  wedding_city: readBy(z.string(), readCity),
  wedding_date: OptionalDate,
  image: ImageUrl,
  /** Whether partner, date and preferences have been given; absent where a backend does not say. */
  is_onboarded: z.optional(z.boolean()),
})
export type CoupleProfile = z.infer<typeof CoupleProfile>

/** A picture of an inspiration. */
export const GalleryImage = z.object({
  gallery_image: orBareValue(withAliases(ImageUrl, 'image', 'image_url', 'url')),
})
export type GalleryImage = z.infer<typeof GalleryImage>

/** A couple as the bar and the board show them. What is not known is `""`. */
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
  /** When the account is erased; absent unless its deletion was requested. */
  deletes_at: z.optional(z.string()),
  /** Whether the account's e-mail is confirmed; absent where a backend does not say. */
  email_confirmed: z.optional(z.boolean()),
})
export type CoupleDashboard = z.infer<typeof CoupleDashboard>

/** A picture drawn of a prompt: an address, or the picture itself as a `data:` URL. */
export const GeneratedImage = z.object({
  image: orBareValue(
    withAliases(readBy(z.string().check(z.regex(/^(https?:|data:|\/)/)), readImage), 'image_url', 'url'),
  ),
})
export type GeneratedImage = z.infer<typeof GeneratedImage>

/** An idea on the couple's board. */
export const Inspiration = z.object({
  id: z.optional(Id),
  /** The title of its category. */
  category: Text,
  /** Absent where a backend does not say; then there is nothing to search for. */
  category_id: z.optional(Id),
  description: Text,
  images: z.array(GalleryImage),
})
export type Inspiration = z.infer<typeof Inspiration>

export const InspirationList = z.array(Inspiration)
export type InspirationList = z.infer<typeof InspirationList>

export const CategoryList = z.array(Category)
export type CategoryList = z.infer<typeof CategoryList>

/** A password was set. Every other session has ended; this is the token of a new one. */
export const PasswordSet = z.object({ token: z.string(), user_id: withAliases(Id, 'userId') })
export type PasswordSet = z.infer<typeof PasswordSet>

/** An image was stored at this address. */
export const StoredImage = z.object({ url: orBareValue(withAliases(ImageUrl, 'image', 'image_url')) })
export type StoredImage = z.infer<typeof StoredImage>
