import * as z from 'zod/mini'
import { AddedBy, Love } from '../love/schema.ts'
import { countIn } from '../shared/envelope.ts'
import { MovedDate } from '../shared/moved-date.ts'
import { Id, ImageUrl, Money, OptionalDate, Text } from '../shared/primitives.ts'
import { readFlag, readUserId } from '../shared/read.ts'
import {
  forgiving,
  fromAnswer,
  loose,
  orBareValue,
  readBy,
  withAliases,
  withFallback,
  wrapped,
} from '../shared/reading.ts'
import { cardFacts } from './card-facts.ts'
import { VENDOR_SORTS } from './sorts.ts'

/** A photo of a vendor's gallery. */
const GalleryPhoto = z.object({
  image: orBareValue(withAliases(ImageUrl, 'image_url', 'url')),
  /** What the photo shows. Absent if the vendor has not described it. */
  alt: z.optional(z.string()),
})

/** Whether a vendor takes a wedding on a date. `unknown`: the vendor shares no current calendar. */
export const VendorAvailability = z.object({
  date: OptionalDate,
  status: withFallback(z.enum(['free', 'taken', 'unknown']), 'unknown'),
})
export type VendorAvailability = z.infer<typeof VendorAvailability>

/**
 * How many packages of a vendor have a price in a range. A price per guest counts for all guests if their number is
 * known. Otherwise, and for prices per hour, the package is not in the range.
 */
export const PackagesInRange = z.object({
  /** The number of packages with a price in the range. */
  count: z.number(),
  /** The number of all packages. */
  total: z.number(),
  /** The lowest price of the range. Absent if it has none. */
  min_price: z.optional(Money),
  /** The highest price of the range. Absent if it has none. */
  max_price: z.optional(Money),
})
export type PackagesInRange = z.infer<typeof PackagesInRange>

/**
 * How far a couple and a vendor have come. `inquired` and `messaged`: the vendor has not replied. `sign`: the couple has
 * a document to sign. `due` and `overdue`: an invoice is not paid.
 */
export const LEAD_STEPS = ['inquired', 'messaged', 'replied', 'sign', 'due', 'overdue', 'booked', 'declined'] as const
export type LeadStep = (typeof LEAD_STEPS)[number]

/** The couple's progress with a vendor. */
export const LeadProgress = z.object({
  step: z.enum(LEAD_STEPS),
  /** The date of the next unpaid invoice, `YYYY-MM-DD`. Only for `due` and `overdue`. */
  due_date: z.optional(z.string()),
  /** Whether the couple has booked the vendor. The step can still be to sign a document or to pay. */
  is_booked: z.optional(z.boolean()),
  /** Whether the couple has signed a document of the vendor. Absent if it has not, or the backend does not send it. */
  is_signed: z.optional(z.boolean()),
  /** Present if the couple has moved its wedding since it booked the vendor or signed. */
  moved_date: forgiving(z.optional(MovedDate)),
})
export type LeadProgress = z.infer<typeof LeadProgress>

/** A vendor in a list response. */
export const Vendor = z.object({
  id: Id,
  /** The id of the vendor's user account, which chat calls require. */
  user: readBy(Id, readUserId),
  business_name: Text,
  image: ImageUrl,
  /** HTML with a few allowed tags. Sanitize it again before you render it. */
  about_us: Text,
  /** The language of the vendor's description, such as `en`. Absent if it is unknown. */
  language: z.optional(z.string()),
  categories_label: Text,
  is_first_message: z.boolean(),
  is_first_invoice: z.boolean(),
  is_first_file: z.boolean(),
  /** Whether the caller has saved the vendor. Absent if the caller is signed out or the backend does not send it. */
  is_favorited: z.optional(z.boolean()),
  business_location: z.optional(z.string()),
  ...cardFacts,
  /** The largest number of guests that the vendor can serve. Absent if the vendor does not state it. */
  capacity: z.optional(z.number()),
  /** The wedding styles that the vendor's profile mentions. */
  styles: forgiving(z.optional(z.array(z.string()))),
  /** The distance in miles from the town of the search, or else from the couple's wedding. Absent if it is unknown. */
  distance_miles: z.optional(z.number()),
  /** Whether the vendor is free on the date of the search or of the couple. Absent if there is no date. */
  availability: forgiving(z.optional(VendorAvailability)),
  /** The packages in the price range of the search, or within the couple's budget for the category. Absent if unknown. */
  packages_in_range: forgiving(z.optional(PackagesInRange)),
  /**
   * The couple's progress with the vendor, in the couple's own lists. Absent if the couple has not contacted it. Other
   * lists only say that the couple has booked or declined the vendor.
   */
  progress: forgiving(z.optional(LeadProgress)),
  /** When the couple scanned the vendor's QR code. Only in the list of scanned vendors. */
  scanned_at: z.optional(z.string()),
  /** Which of the two people loves the vendor. Absent for couples with one login, and if nobody does. */
  love: forgiving(z.optional(Love)),
  /** Which of the two people saved the vendor first. Absent for couples with one login, and if it is not saved. */
  added_by: forgiving(z.optional(AddedBy)),
})
export type Vendor = z.infer<typeof Vendor>

/** A couple's review of a vendor. */
export const Review = z.object({
  id: Id,
  /** The rating, from 1 to 5. */
  rating: z.number(),
  name: Text,
  created_at: Text,
  review: Text,
  /** The language of the review, such as `en`. Absent if it is unknown. */
  language: z.optional(z.string()),
  /** Whether it is verified that the author bought from the vendor. */
  verified: z.optional(z.boolean()),
})
export type Review = z.infer<typeof Review>

/** The number of reviews with 5, 4, 3, 2 and 1 stars. */
const ReviewCounts = z.array(z.object({ stars: z.number(), count: z.number() }))

/** An exclusive deal of a vendor. */
export const VendorPackage = z.object({
  id: Id,
  name: withAliases(Text, 'title'),
  description: Text,
  original_price: Money,
  /** The discounted price, or null if there is none. Ignore values of 0 and below. */
  discounted_price: forgiving(z.optional(z.nullable(Money))),
  /** What the price is for, unless it is for the whole package. */
  price_unit: forgiving(z.optional(z.enum(['guest', 'hour']))),
  /** Whether the caller has claimed the deal. */
  is_claimed: z.boolean(),
})
export type VendorPackage = z.infer<typeof VendorPackage>

/** A frequently asked question with the vendor’s answer. */
export const Faq = z.object({ question: Text, answer: Text })
export type Faq = z.infer<typeof Faq>

/** What the couple has already told about its wedding. Unknown values are absent. */
export const InquiryFacts = z.object({
  /** The date of the wedding, `YYYY-MM-DD`. */
  wedding_date: z.optional(z.string()),
  guests: z.optional(z.number()),
})
export type InquiryFacts = z.infer<typeof InquiryFacts>

/** A vendor's profile. Flags about the caller, such as `inquiry`, are false for signed-out visitors. */
export const VendorDetail = wrapped(
  z.object({
    id: Id,
    user: z.object({ id: orBareValue(Id), first_name: Text, last_name: Text }),
    image: ImageUrl,
    business_name: Text,
    categories_label: Text,
    phone: Text,
    gallery: z.array(GalleryPhoto),
    /** HTML with a few allowed tags. Sanitize it again before you render it. */
    about_us: Text,
    /** The language of the vendor's texts, such as `en`. Absent if it is unknown. */
    language: z.optional(z.string()),
    /** The vendor's services, separated by commas. */
    business_services: Text,
    is_favorited: z.boolean(),
    /** Which of the two people loves the vendor. Absent for couples with one login, and if nobody does. */
    love: forgiving(z.optional(Love)),
    /** Whether the caller has sent an inquiry. */
    inquiry: z.boolean(),
    /** Whether the caller has booked the vendor. */
    is_booked: z.optional(z.boolean()),
    /** Present if the caller has moved its wedding since it booked the vendor or signed. */
    moved_date: forgiving(z.optional(MovedDate)),
    /** Values for the fields of an inquiry. Absent for signed-out visitors and after the inquiry. */
    inquiry_facts: z.optional(forgiving(InquiryFacts)),
    /** Whether the vendor is free on the couple's date. Absent if there is no date, or the couple has booked the vendor for it. */
    availability: z.optional(forgiving(VendorAvailability)),
    /** The packages within the couple's budget for the category. Absent if the budget is unknown. */
    packages_in_range: z.optional(forgiving(PackagesInRange)),
    /** The room of the caller and the vendor. Absent if there is none. */
    chatroom_id: z.optional(Id),
    /** The newest reviews, at most 500. */
    reviews: z.array(Review),
    /** The counts of all reviews. Absent if `reviews` contains all. */
    review_counts: z.optional(forgiving(ReviewCounts)),
    packages: forgiving(z.array(VendorPackage)),
    faqs: z.array(Faq),
    avg_rating: z.optional(z.number()),
    business_location: z.optional(z.string()),
  }),
)
export type VendorDetail = z.infer<typeof VendorDetail>

/** A vendor's public page: the same for every visitor, without the phone number and the name of a person. */
export const PublicVendor = z.object({
  id: Id,
  /** The last part of the URL of the vendor's public page. A renamed vendor gets a new one, and the old one still works. */
  slug: z.string(),
  /** The URL of the vendor's public page. */
  url: z.string(),
  business_name: Text,
  categories_label: Text,
  image: ImageUrl,
  gallery: z.array(GalleryPhoto),
  /** HTML with a few allowed tags. Sanitize it again before you render it. */
  about_us: Text,
  /** The vendor's services, separated by commas. */
  business_services: Text,
  business_location: Text,
  /** The average rating, from 1 to 5. Absent if there are no reviews. */
  avg_rating: z.optional(z.number()),
  /** The newest reviews, at most 500. */
  reviews: z.array(Review),
  /** The counts of all reviews. Absent if `reviews` contains all. */
  review_counts: z.optional(ReviewCounts),
  packages: z.array(
    z.object({
      id: Id,
      name: Text,
      description: Text,
      original_price: Money,
      discounted_price: z.optional(z.nullable(Money)),
    }),
  ),
  faqs: z.array(Faq),
})
export type PublicVendor = z.infer<typeof PublicVendor>

/** One page of a list of vendors. */
export const VendorPage = z.object({
  results: fromAnswer(z.array(Vendor)),
  /** The number of vendors on all pages. */
  count: fromAnswer(readBy(z.number(), countIn)),
  /** The page size. If it is absent, use the length of the first page. */
  page_size: z.optional(z.number()),
  /** The URL of the next page. Absent on the last page, and if the backend does not send it. */
  next: z.optional(z.string()),
  /** With `free_on`: the number of vendors that are left out because they have not stated whether they are free. */
  unstated_count: z.optional(z.number()),
})
export type VendorPage = z.infer<typeof VendorPage>

/** How a search of one category can be sorted and filtered. Contains only what the vendors' data can answer. */
export const SearchOptions = z.object({
  sorts: forgiving(z.array(z.enum(VENDOR_SORTS))),
  /** The lowest and the highest price at which the vendors' packages start. */
  prices: forgiving(z.optional(z.object({ min: Money, max: Money }))),
  currency: z.optional(z.string()),
  /** The largest number of guests that a vendor of the category can serve. */
  capacity: z.optional(z.number()),
  /** The towns of the vendors. */
  places: forgiving(z.array(z.string())),
  /** The towns from which distances can be measured. */
  near: forgiving(z.array(z.string())),
  /** The wedding styles that the vendors' profiles mention. */
  styles: forgiving(z.array(z.string())),
  /** Whether a vendor of the category shares its calendar. */
  has_calendars: readBy(z.boolean(), readFlag),
  /** The date of the couple's wedding, `YYYY-MM-DD`. Absent if it is unknown or in the past. */
  wedding_date: z.optional(z.string()),
  /** The town of the couple's wedding, if distances can be measured from it. */
  wedding_place: z.optional(z.string()),
})
export type SearchOptions = z.infer<typeof SearchOptions>

/** The chat room of a couple and a vendor. */
export const ChatRoom = z.object({
  chatroom_id: Id,
  name: Text,
  category: Text,
  image: ImageUrl,
})
export type ChatRoom = z.infer<typeof ChatRoom>

export const VendorList = z.array(Vendor)
export type VendorList = z.infer<typeof VendorList>

/** The response to a toggled favourite: whether the vendor is now saved. Absent if the backend does not send it. */
export const Favourite = loose(
  z.object({
    is_favorited: z.optional(z.boolean()),
    /** Which of the two people loves the vendor now. Absent for couples with one login, and if nobody does. */
    love: forgiving(z.optional(Love)),
  }),
)
export type Favourite = z.infer<typeof Favourite>
