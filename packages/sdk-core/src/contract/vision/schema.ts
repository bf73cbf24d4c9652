import * as z from 'zod/mini'
import { Id, ImageUrl, Money, Picture, Text, Timestamp, VisionId } from '../shared/primitives.ts'
import { COLOUR_PATTERN, readColour, readWord } from '../shared/read.ts'
import { forgiving, fromAnswer, readBy, withAliases, withFallback, wrapped } from '../shared/reading.ts'
import { Vendor } from '../vendors/schema.ts'

/** Why drawing a vision came to nothing. Whatever the reason, its credit is back. */
export const VisionFailure = z.object({
  /**
   * `refused`: the picture provider declined the words; change them. `empty`: it answered without a picture. `timeout`,
   * `failed`: worth another try.
   */
  code: withFallback(z.enum(['refused', 'empty', 'timeout', 'failed']), 'failed'),
  message: Text,
})
export type VisionFailure = z.infer<typeof VisionFailure>

const Colour = readBy(z.string().check(z.regex(COLOUR_PATTERN)), readColour)

const visionFields = {
  id: Text,
  title: Text,
  description: Text,
  /** The reference images it was created with. */
  images: z.array(Picture),
  /** The latest picture, or `""` while there is none. */
  result_image: ImageUrl,
  created_at: z.optional(Timestamp),
  /** The colours of the latest picture as `#rrggbb`, dark ones first. */
  palette: z.optional(forgiving(z.array(Colour))),
  /** It is being drawn: a list may show so. */
  is_processing: z.optional(z.boolean()),
}

/** A vision as lists show it. */
export const Vision = z.object(visionFields)
export type Vision = z.infer<typeof Vision>

/** One past edit. */
export const VisionEdit = z.object({
  /** The words of the edit. */
  description: Text,
  /** What it led to, or `""`. */
  image: withAliases(z.optional(ImageUrl), 'image_url', 'url'),
  created_at: z.optional(Timestamp),
})
export type VisionEdit = z.infer<typeof VisionEdit>

/** A vision as its own screen shows it. It is being drawn while either flag is true. */
export const VisionDetail = wrapped(
  z.object({
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
  }),
)
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
  email: Text,
  plan_type: z.optional(z.enum(['free', 'monthly'])),
})
export type Credits = z.infer<typeof Credits>

export const VisionList = z.object({ data: fromAnswer(z.array(Vision)) })
export type VisionList = z.infer<typeof VisionList>

export const CreatedVision = z.object({ id: z.string() })
export type CreatedVision = z.infer<typeof CreatedVision>

export const VisionPackList = z.array(VisionPack)
export type VisionPackList = z.infer<typeof VisionPackList>

/** Where a pack is paid for. */
export const Checkout = z.object({ checkout_url: z.string() })
export type Checkout = z.infer<typeof Checkout>

/** A vendor for the look of a vision. */
export const VisionMatch = z.extend(Vendor, {
  /** Words of the vision that the vendor's own words say too, in the order of the vision; never none. */
  matched: forgiving(z.array(readBy(z.string(), readWord))),
})
export type VisionMatch = z.infer<typeof VisionMatch>

export const VisionMatchList = z.object({ results: fromAnswer(z.array(VisionMatch)) })
export type VisionMatchList = z.infer<typeof VisionMatchList>

/** A frame of the socket: a vision of its owner has settled. Fetch it again. */
export const VisionReadyFrame = z.object({ action: z.literal('vision_ready'), vision_id: VisionId })
export type VisionReadyFrame = z.infer<typeof VisionReadyFrame>
