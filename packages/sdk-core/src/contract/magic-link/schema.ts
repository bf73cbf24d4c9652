import * as z from 'zod/mini'
import { Category } from '../couple/schema.ts'
import { Id, ImageUrl } from '../shared/primitives.ts'

/** An invitation that leads somebody to their account. */
export const MagicLink = z.object({
  is_active: z.boolean(),
  /** Where its button leads; check it before going there. */
  access_link: z.string(),
  categories: z.array(Category),
})
export type MagicLink = z.infer<typeof MagicLink>

/** A vendor recommended by a magic link. */
export const RecommendedVendor = z.object({
  id: Id,
  image: ImageUrl,
  business_name: z.string(),
  /** Separated by commas. */
  business_services: z.string(),
  business_location: z.string(),
  categories: z.array(z.object({ title: z.string() })),
})
export type RecommendedVendor = z.infer<typeof RecommendedVendor>

/** A page of recommended vendors, of all that a magic link recommends. */
export const RecommendedPage = z.object({
  count: z.number(),
  data: z.object({
    results: z.array(RecommendedVendor),
    /** Signs the link's own person in, where nobody is. */
    token: z.optional(z.string()),
  }),
})
export type RecommendedPage = z.infer<typeof RecommendedPage>
