import * as z from 'zod/mini'
import { Id, ImageUrl, Money, Picture, Text, Timestamp, VisionId } from '../shared/primitives.ts'
import { COLOUR_PATTERN, readColour, readWord } from '../shared/read.ts'
import { forgiving, fromAnswer, readBy, withAliases, withFallback, wrapped } from '../shared/reading.ts'
import { Vendor } from '../vendors/schema.ts'

/** Why a drawing failed. The credit is always refunded. */
export const VisionFailure = z.object({
  /**
   * `refused`: the image provider rejected the prompt; change it. `empty`: it returned no image. `timeout`, `failed`:
   * try again.
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
  /** The latest image, or `""` if there is none. */
  result_image: ImageUrl,
  created_at: z.optional(Timestamp),
  /** The colours of the latest image as `#rrggbb`, dark ones first. */
  palette: z.optional(forgiving(z.array(Colour))),
  /** Whether it is being drawn. */
  is_processing: z.optional(z.boolean()),
}

/** A vision in a list. */
export const Vision = z.object(visionFields)
export type Vision = z.infer<typeof Vision>

/** A past edit. */
export const VisionEdit = z.object({
  /** The prompt of the edit. */
  description: Text,
  /** The resulting image, or `""`. */
  image: withAliases(z.optional(ImageUrl), 'image_url', 'url'),
  created_at: z.optional(Timestamp),
})
export type VisionEdit = z.infer<typeof VisionEdit>

/** A vision with its history. It is being drawn while either flag is true. */
export const VisionDetail = wrapped(
  z.object({
    ...visionFields,
    is_processing: z.boolean(),
    is_task_processing: z.boolean(),
    /** The image before any edit. Missing if it equals `result_image` or was not stored. */
    original_image: z.optional(ImageUrl),
    /** Past edits, oldest first. */
    history_images: z.array(VisionEdit),
    /** Why the last drawing failed. Null or missing if it succeeded. */
    failure: z.nullish(VisionFailure),
    /** When the pending drawing was requested. */
    processing_since: z.nullish(Timestamp),
    /** Whether the illustrator drew the image, rather than an image model. */
    is_illustrated: z.optional(z.boolean()),
    /** Whether the image has the free plan's watermark. */
    is_watermarked: z.optional(z.boolean()),
  }),
)
export type VisionDetail = z.infer<typeof VisionDetail>

/** A pack of credits for sale. */
export const VisionPack = z.object({
  id: Id,
  credits: z.number(),
  price: Money,
  /** The discount compared to the smallest pack. Null or 0 hides the badge. */
  percentage_off: z.nullish(z.number()),
})
export type VisionPack = z.infer<typeof VisionPack>

/** The number of visions that the account can still create. */
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

/** The URL of a pack's payment page. */
export const Checkout = z.object({ checkout_url: z.string() })
export type Checkout = z.infer<typeof Checkout>

/** A vendor that matches a vision. */
export const VisionMatch = z.extend(Vendor, {
  /** The prompt's words that the vendor's texts contain too, in the prompt's order. At least one. */
  matched: forgiving(z.array(readBy(z.string(), readWord))),
})
export type VisionMatch = z.infer<typeof VisionMatch>

export const VisionMatchList = z.object({ results: fromAnswer(z.array(VisionMatch)) })
export type VisionMatchList = z.infer<typeof VisionMatchList>

/** A socket frame: a vision of the account has settled. Refetch it. */
export const VisionReadyFrame = z.object({ action: z.literal('vision_ready'), vision_id: VisionId })
export type VisionReadyFrame = z.infer<typeof VisionReadyFrame>
