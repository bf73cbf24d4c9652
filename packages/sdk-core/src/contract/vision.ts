import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_IMAGE_BYTES, MAX_VISION_IMAGES } from './limits.ts'
import { Id, ImageUrl, Money, Timestamp, VisionId } from './primitives.ts'
import { visionWire } from './vision-wire.ts'

/** One picture in a list of pictures. */
export const Picture = z.object({ image: ImageUrl })
export type Picture = z.infer<typeof Picture>

/** Why drawing a vision came to nothing. Whatever the reason, its credit is back. */
export const VisionFailure = z.object({
  /** `refused`: the picture provider declined the words; change them. `timeout`, `failed`: worth another try. */
  code: z.enum(['refused', 'timeout', 'failed']),
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

/** The words of a vision or an edit: not blank, and not over the limit. */
function words(blank: string, tooLong: string) {
  return z.string().check(
    z.refine((text) => text.trim() !== '', { error: blank }),
    z.maxLength(MAX_DESCRIPTION_LENGTH, { error: tooLong }),
  )
}

export const BLANK_DESCRIPTION = 'Please write a description of your dream wedding'
export const LONG_DESCRIPTION = 'Please keep your description under 2000 characters'
export const BLANK_EDIT = 'Please enter an edit'

export const visionCalls = {
  listVisions: {
    ...visionWire.listVisions,
    summary: 'The visions of the signed-in person, newest first.',
    tag: 'visions',
    status: 200,
    response: z.object({ data: z.array(Vision) }),
    failures: [401],
    noStore: true,
  },
  createVision: {
    ...visionWire.createVision,
    summary: 'Spends one credit and starts drawing a vision.',
    tag: 'visions',
    body: z.object({
      description: words(BLANK_DESCRIPTION, LONG_DESCRIPTION),
      /** The host page's attribution, kept with the vision. */
      partner: z.optional(z.string().check(z.maxLength(200))),
      vendor_id: z.optional(z.string().check(z.maxLength(40))),
    }),
    files: { images: { maxFiles: MAX_VISION_IMAGES, maxBytes: MAX_IMAGE_BYTES } },
    status: 201,
    response: z.object({ id: z.string() }),
    idempotent: true,
    failures: [400, 401, 402, 409, 413],
    noStore: true,
  },
  getVision: {
    ...visionWire.getVision,
    summary: 'One vision. Ask again every 10 seconds while it is being drawn.',
    tag: 'visions',
    params: z.object({ id: VisionId }),
    status: 200,
    response: VisionDetail,
    failures: [401, 404],
    noStore: true,
  },
  editVision: {
    ...visionWire.editVision,
    summary: 'Appends an edit and draws the vision again. Costs no credit; three to a vision.',
    tag: 'visions',
    params: z.object({ id: VisionId }),
    body: z.object({ description: words(BLANK_EDIT, LONG_DESCRIPTION) }),
    status: 200,
    response: VisionDetail,
    idempotent: true,
    failures: [400, 401, 402, 404, 409],
    noStore: true,
  },
  getCredits: {
    ...visionWire.getCredits,
    summary: 'How many visions the signed-in person may still create.',
    tag: 'credits',
    status: 200,
    response: Credits,
    failures: [401],
    noStore: true,
  },
  listVisionPacks: {
    ...visionWire.listVisionPacks,
    summary: 'The packs of credits for sale.',
    tag: 'credits',
    status: 200,
    response: z.array(VisionPack),
    failures: [],
  },
  createCheckout: {
    ...visionWire.createCheckout,
    summary: 'Starts the payment of a pack.',
    tag: 'credits',
    body: z.object({ pack_id: Id }),
    status: 200,
    response: z.object({ checkout_url: z.string() }),
    idempotent: true,
    failures: [400, 401],
    noStore: true,
  },
} as const satisfies Record<string, Call>
