import * as z from 'zod/mini'
import { Id, ImageUrl, Money, Text } from '../shared/primitives.ts'
import { forgiving, withFallback } from '../shared/reading.ts'
import { DEPOSIT_UNITS, TOPIC_GROUPS } from './states.ts'

/** Changes with each change of the section. A change must name the version that it is based on. */
const Version = Text

/** A photo of the vendor's gallery. */
export const DeskPhoto = z.object({
  id: Text,
  image: ImageUrl,
  /** What the photo shows, for visitors who cannot see it. `""` if the vendor has not described it. */
  alt: Text,
})
export type DeskPhoto = z.infer<typeof DeskPhoto>

/** A deal of the vendor. */
export const DeskPackage = z.object({
  id: Id,
  name: Text,
  description: Text,
  original_price: Money,
  discounted_price: forgiving(z.optional(Money)),
})
export type DeskPackage = z.infer<typeof DeskPackage>

/** Whether the vendor offers or allows something. `topic` is the name of a {@link DeskTopic}. */
export const DeskFeature = z.object({ topic: Text, has: z.boolean() })
export type DeskFeature = z.infer<typeof DeskFeature>

/** The facts that a vendor has stated. They take precedence over the facts that its texts contain. */
export const DeskFacts = z.object({
  /** The largest number of guests at tables. */
  seated: z.optional(z.number()),
  /** The largest number of standing guests. */
  standing: z.optional(z.number()),
  /** The smallest number of guests. */
  min_guests: z.optional(z.number()),
  /** The places that the vendor serves. */
  areas: z.array(Text),
  /** The distance that the vendor travels, in miles. */
  travel_miles: z.optional(z.number()),
  features: forgiving(z.array(DeskFeature)),
  /** The payment that holds a date. An amount of 0 means that there is none. */
  deposit: forgiving(
    z.optional(z.object({ amount: z.number(), unit: withFallback(z.enum(DEPOSIT_UNITS), 'percent') })),
  ),
  /** The days before the wedding until which a cancellation is refunded. 0: it is never refunded. */
  refund_days: z.optional(z.number()),
})
export type DeskFacts = z.infer<typeof DeskFacts>

/** Everything on a vendor's profile that the vendor can change. */
export const DeskProfile = z.object({
  vendor_id: Id,
  basics: z.object({
    version: Version,
    business_name: Text,
    /** The ids of the vendor's categories. */
    categories: z.array(Id),
    business_location: Text,
    phone: Text,
  }),
  about: z.object({
    version: Version,
    /** HTML with a few allowed tags. */
    about_us: Text,
    services: z.array(Text),
  }),
  /** The photos in the order of the gallery. The first one is the cover. */
  photos: z.object({ version: Version, photos: z.array(DeskPhoto) }),
  packages: z.object({ version: Version, packages: z.array(DeskPackage) }),
  faqs: z.object({ version: Version, faqs: z.array(z.object({ question: Text, answer: Text })) }),
  facts: z.object({
    version: Version,
    stated: DeskFacts,
    /** The features that the texts of the profile state, with the sentence that states each. */
    read: forgiving(z.array(z.object({ topic: Text, has: z.boolean(), sentence: Text }))),
  }),
})
export type DeskProfile = z.infer<typeof DeskProfile>

/** Something that couples ask about and that a vendor can confirm or rule out. */
export const DeskTopic = z.object({
  topic: Text,
  /** A noun phrase in English, such as `wheelchair access`. */
  label: Text,
  group: withFallback(z.enum(TOPIC_GROUPS), 'other'),
})
export type DeskTopic = z.infer<typeof DeskTopic>

export const DeskTopicList = z.array(DeskTopic)
export type DeskTopicList = z.infer<typeof DeskTopicList>
