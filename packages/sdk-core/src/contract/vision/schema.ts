import * as z from 'zod/mini'
import { Id, ImageUrl, Money, Timestamp } from '../shared/primitives.ts'

/** One picture in a list of pictures. */
export const Picture = z.object({ image: ImageUrl })
export type Picture = z.infer<typeof Picture>

/** Why drawing a vision came to nothing. Whatever the reason, its credit is back. */
export const VisionFailure = z.object({
  /**
   * `refused`: the picture provider declined the words; change them. `empty`: it answered without a picture. `timeout`,
   * `failed`: worth another try.
   */
  code: z.enum(['refused', 'empty', 'timeout', 'failed']),
  message: z.string(),
})
export type VisionFailure = z.infer<typeof VisionFailure>

const visionFields = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The reference images it was created with. */
  images: z.array(Picture),
  /** The latest picture, or `""` while there is none. */
  result_image: ImageUrl,
  created_at: z.optional(Timestamp),
  /** The colours of the latest picture as `#rrggbb`, dark ones first. */
  palette: z.optional(z.array(z.string().check(z.regex(/^#[\da-fA-F]{6}$/)))),
  /** It is being drawn: a list may show so. */
  is_processing: z.optional(z.boolean()),
}

/** A vision as lists show it. */
export const Vision = z.object(visionFields)
export type Vision = z.infer<typeof Vision>

/** One past edit. */
export const VisionEdit = z.object({
  /** The words of the edit. */
  description: z.string(),
  /** What it led to, or `""`. */
  image: z.optional(ImageUrl),
  created_at: z.optional(Timestamp),
})
export type VisionEdit = z.infer<typeof VisionEdit>

/** A vision as its own screen shows it. It is being drawn while either flag is true. */
export const VisionDetail = z.object({
  ...visionFields,
  is_processing: z.boolean(),
  is_task_processing: z.boolean(),
  /** The picture before any edit; absent where it is `result_image`, or was not kept. */
  original_image: z.optional(ImageUrl),
  /** Past edits, oldest first. */
  history_images: z.array(VisionEdit),
  /** Why the last drawing failed; absent or null when it did not. */
  failure: z.nullish(VisionFailure),
  /** When the drawing under way was asked for. */
  processing_since: z.nullish(Timestamp),
  /** The picture is drawn by the illustrator rather than by an image model. */
  is_illustrated: z.optional(z.boolean()),
  /** The picture carries the free plan's mark. */
  is_watermarked: z.optional(z.boolean()),
})
export type VisionDetail = z.infer<typeof VisionDetail>

/** Credits for sale. */
export const VisionPack = z.object({
  id: Id,
  credits: z.number(),
  price: Money,
  /** What it saves against the smallest pack; null or 0 hides the badge. */
  percentage_off: z.nullish(z.number()),
})
export type VisionPack = z.infer<typeof VisionPack>

/** What the signed-in person may still create. */
export const Credits = z.object({
  /** Visions left; -1 means unlimited. */
  credits: z.number(),
  email: z.string(),
  plan_type: z.optional(z.enum(['free', 'monthly'])),
})
export type Credits = z.infer<typeof Credits>
