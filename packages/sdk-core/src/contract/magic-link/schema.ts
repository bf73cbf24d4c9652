import * as z from 'zod/mini'
import { Category } from '../couple/schema.ts'
import { countIn } from '../shared/envelope.ts'
import { Id, ImageUrl, Text } from '../shared/primitives.ts'
import { fromAnswer, orBareValue, readBy, wrapped } from '../shared/reading.ts'

/** An invitation that leads to the recipient's account. */
export const MagicLink = z.object({
  is_active: z.boolean(),
  /** The target of its button. Validate it before you navigate. */
  access_link: Text,
  categories: z.array(Category),
})
export type MagicLink = z.infer<typeof MagicLink>

/** A vendor recommended by a magic link. */
export const RecommendedVendor = z.object({
  id: Id,
  image: ImageUrl,
  business_name: Text,
  /** Separated by commas. */
  business_services: Text,
  business_location: Text,
  categories: z.array(z.object({ title: orBareValue(Text) })),
})
export type RecommendedVendor = z.infer<typeof RecommendedVendor>

/** A page of a magic link's recommended vendors. `count` is the total. */
export const RecommendedPage = z.object({
  count: fromAnswer(readBy(z.number(), countIn)),
  data: fromAnswer(
    wrapped(
      z.object({
        results: fromAnswer(z.array(RecommendedVendor)),
        /** Signs in the recipient. Ignore it if a session exists. */
        token: z.optional(z.string()),
      }),
    ),
  ),
})
export type RecommendedPage = z.infer<typeof RecommendedPage>
