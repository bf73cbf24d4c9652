import * as z from 'zod/mini'
import { Category } from '../couple/schema.ts'
import { countIn } from '../shared/envelope.ts'
import { Id, ImageUrl, Text } from '../shared/primitives.ts'
import { fromAnswer, orBareValue, readBy, wrapped } from '../shared/reading.ts'

/** An invitation with a link to the recipient's account. */
export const MagicLink = z.object({
  is_active: z.boolean(),
  /** The URL of the invitation's button. Validate it before you navigate to it. */
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
})
export type RecommendedVendor = z.infer<typeof RecommendedVendor>

/** A page of the vendors that a magic link recommends. `count` is the total of all pages. */
export const RecommendedPage = z.object({
  count: fromAnswer(readBy(z.number(), countIn)),
  data: fromAnswer(
    wrapped(
      z.object({
        results: fromAnswer(z.array(RecommendedVendor)),
        /** The token of a session of the recipient. Ignore it if a session exists. */
        token: z.optional(z.string()),
      }),
    ),
  ),
})
export type RecommendedPage = z.infer<typeof RecommendedPage>
