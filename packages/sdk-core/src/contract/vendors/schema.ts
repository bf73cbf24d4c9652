import * as z from 'zod/mini'
import { countIn } from '../shared/envelope.ts'
import { Id, ImageUrl, Money, Picture, Text } from '../shared/primitives.ts'
import { readUserId } from '../shared/read.ts'
import { forgiving, fromAnswer, loose, orBareValue, readBy, withAliases, wrapped } from '../shared/reading.ts'

/** A vendor as lists show them. */
export const Vendor = z.object({
  id: Id,
  /** The id of their user, which is who one chats with. */
  user: readBy(Id, readUserId),
  business_name: Text,
  image: ImageUrl,
  /** HTML of a few harmless tags; clean it again before it is shown. */
  about_us: Text,
  /** 1 to 5; absent without reviews. */
  avg_rating: z.optional(z.number()),
  categories_label: Text,
  is_first_message: z.boolean(),
  is_first_invoice: z.boolean(),
  is_first_file: z.boolean(),
  /** Absent where a backend does not say, or nobody is signed in. */
  is_favorited: z.optional(z.boolean()),
})
export type Vendor = z.infer<typeof Vendor>

/** What a couple thought of a vendor. */
export const Review = z.object({
  id: Id,
  /** 1 to 5. */
  rating: z.number(),
  name: Text,
  created_at: Text,
  review: Text,
  /** False where the purchase is known not to be proven. */
  verified: z.optional(z.boolean()),
})
export type Review = z.infer<typeof Review>

/** An exclusive deal of a vendor. */
export const VendorPackage = z.object({
  id: Id,
  name: withAliases(Text, 'title'),
  description: Text,
  original_price: Money,
  /** A discount where it is above 0. */
  discounted_price: forgiving(z.optional(Money)),
  /** By the couple who asks. */
  is_claimed: z.boolean(),
})
export type VendorPackage = z.infer<typeof VendorPackage>

export const Faq = z.object({ question: Text, answer: Text })
export type Faq = z.infer<typeof Faq>

/** A vendor's profile. Personal flags are false when nobody is signed in. */
export const VendorDetail = wrapped(
  z.object({
    id: Id,
    user: z.object({ id: orBareValue(Id), first_name: Text, last_name: Text }),
    image: ImageUrl,
    business_name: Text,
    categories_label: Text,
    phone: Text,
    gallery: z.array(Picture),
    /** HTML of a few harmless tags; clean it again before it is shown. */
    about_us: Text,
    /** Separated by commas. */
    business_services: Text,
    is_favorited: z.boolean(),
    /** Whether the couple who asks has sent an inquiry. */
    inquiry: z.boolean(),
    reviews: z.array(Review),
    packages: forgiving(z.array(VendorPackage)),
    faqs: z.array(Faq),
    avg_rating: z.optional(z.number()),
    business_location: z.optional(z.string()),
  }),
)
export type VendorDetail = z.infer<typeof VendorDetail>

/** A page of vendors. */
export const VendorPage = z.object({
  results: fromAnswer(z.array(Vendor)),
  /** Of all pages. */
  count: fromAnswer(readBy(z.number(), countIn)),
  /** Absent where a backend does not say; then the first page's length is the size. */
  page_size: z.optional(z.number()),
  /** The address of the page after this one, where a backend sends it and there is one. */
  next: z.optional(z.string()),
})
export type VendorPage = z.infer<typeof VendorPage>

/** Where a couple and a vendor talk. */
export const ChatRoom = z.object({
  chatroom_id: Id,
  name: Text,
  category: Text,
  image: ImageUrl,
})
export type ChatRoom = z.infer<typeof ChatRoom>

export const VendorList = z.array(Vendor)
export type VendorList = z.infer<typeof VendorList>

/** Whether a vendor is saved now; absent where a backend does not say. */
export const Favourite = loose(z.object({ is_favorited: z.optional(z.boolean()) }))
export type Favourite = z.infer<typeof Favourite>
