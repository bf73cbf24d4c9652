import * as z from 'zod/mini'
import { Category } from '../couple/schema.ts'
import { countIn } from '../shared/envelope.ts'
import { Id, ImageUrl, Text } from '../shared/primitives.ts'
import { fromAnswer, orBareValue, readBy, wrapped } from '../shared/reading.ts'
import { cardFacts } from '../vendors/card-facts.ts'

/** An invitation that links to the recipient's account. */
export const MagicLink = z.object({
  is_active: z.boolean(),
  /** The URL that the invitation's button opens. Validate the URL before you navigate to it. */
  access_link: Text,
  categories: z.array(Category),
})
export type MagicLink = z.infer<typeof MagicLink>

/** A vendor recommended by a magic link. */
export const RecommendedVendor = z.object({
  id: Id,
  image: ImageUrl,
  business_name: Text,
  /** The vendor's services, separated by commas. */
  business_services: Text,
  business_location: Text,
  categories: z.array(z.object({ title: orBareValue(Text) })),
  ...cardFacts,
})
export type RecommendedVendor = z.infer<typeof RecommendedVendor>

/** A page of the vendors that a magic link recommends. `count` is the number of vendors on all pages. */
export const RecommendedPage = z.object({
  count: fromAnswer(readBy(z.number(), countIn)),
  data: fromAnswer(
    wrapped(
      z.object({
        results: fromAnswer(z.array(RecommendedVendor)),
        /** A session token for the recipient. Ignore it if the visitor is already signed in. */
        token: z.optional(z.string()),
      }),
    ),
  ),
})
export type RecommendedPage = z.infer<typeof RecommendedPage>
