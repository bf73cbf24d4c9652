import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { imageIn, isRecord, listIn } from './envelope.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_IMAGE_BYTES, MAX_VISION_IMAGES } from './limits.ts'
import { Id, ImageUrl, Money, Timestamp, VisionId } from './primitives.ts'

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
    summary: 'The visions of the signed-in person, newest first.',
    tag: 'visions',
    method: 'GET',
    path: '/vision/list/',
    auth: 'required',
    status: 200,
    response: z.object({ data: z.array(Vision) }),
    tolerate: (body) => ({ data: (listIn(body) ?? []).map(toVisionShape) }),
    failures: [401],
    noStore: true,
  },
  createVision: {
    summary: 'Spends one credit and starts drawing a vision.',
    tag: 'visions',
    method: 'POST',
    path: '/vision/list/',
    auth: 'required',
    encoding: 'multipart',
    body: z.object({
      description: words(BLANK_DESCRIPTION, LONG_DESCRIPTION),
      /** The host page's attribution, kept with the vision. */
      partner: z.optional(z.string().check(z.maxLength(200))),
      vendor_id: z.optional(z.string().check(z.maxLength(40))),
    }),
    files: { images: { maxFiles: MAX_VISION_IMAGES, maxBytes: MAX_IMAGE_BYTES } },
    status: 201,
    response: z.object({ id: z.string() }),
    tolerate: (body) => (isRecord(body) && typeof body.id === 'number' ? { ...body, id: String(body.id) } : body),
    idempotent: true,
    failures: [400, 401, 402, 409, 413],
    noStore: true,
  },
  getVision: {
    summary: 'One vision. Ask again every 10 seconds while it is being drawn.',
    tag: 'visions',
    method: 'GET',
    path: '/vision/list/{id}/',
    auth: 'required',
    params: z.object({ id: VisionId }),
    status: 200,
    response: VisionDetail,
    tolerate: toVisionDetailShape,
    failures: [401, 404],
    noStore: true,
  },
  editVision: {
    summary: 'Appends an edit and draws the vision again. Costs no credit; three to a vision.',
    tag: 'visions',
    method: 'POST',
    path: '/vision/list/{id}/',
    auth: 'required',
    encoding: 'json',
    params: z.object({ id: VisionId }),
    body: z.object({ description: words(BLANK_EDIT, LONG_DESCRIPTION) }),
    status: 200,
    response: VisionDetail,
    tolerate: toVisionDetailShape,
    idempotent: true,
    failures: [400, 401, 402, 404, 409],
    noStore: true,
  },
  getCredits: {
    summary: 'How many visions the signed-in person may still create.',
    tag: 'credits',
    method: 'GET',
    path: '/vision/user-credits/',
    auth: 'required',
    status: 200,
    response: Credits,
    failures: [401],
    noStore: true,
  },
  listVisionPacks: {
    summary: 'The packs of credits for sale.',
    tag: 'credits',
    method: 'GET',
    path: '/vision/vision-packs/',
    auth: 'none',
    status: 200,
    response: z.array(VisionPack),
    tolerate: (body) => (listIn(body) ?? []).map(toPackShape),
    failures: [],
  },
  createCheckout: {
    summary: 'Starts the payment of a pack.',
    tag: 'credits',
    method: 'POST',
    path: '/vision/vision-packs/create-checkout/',
    auth: 'required',
    encoding: 'json',
    body: z.object({ pack_id: Id }),
    status: 200,
    response: z.object({ checkout_url: z.string() }),
    idempotent: true,
    failures: [400, 401],
    noStore: true,
  },
} as const satisfies Record<string, Call>

/** The fields every screen of a vision counts on, whatever the backend left out. */
function toVisionShape(body: unknown): unknown {
  if (!isRecord(body)) return body
  return {
    ...body,
    id: String(body.id ?? ''),
    title: body.title ?? '',
    description: body.description ?? '',
    images: (listIn(body.images) ?? []).map((image) => ({ image: imageIn(image) })),
    result_image: imageIn(body.result_image),
  }
}

function toVisionDetailShape(body: unknown): unknown {
  const vision = toVisionShape(isRecord(body) && isRecord(body.data) ? body.data : body)
  if (!isRecord(vision)) return vision
  return {
    ...vision,
    is_processing: Boolean(vision.is_processing),
    is_task_processing: Boolean(vision.is_task_processing),
    history_images: (listIn(vision.history_images) ?? []).map((edit) =>
      isRecord(edit) ? { ...edit, description: edit.description ?? '', image: imageIn(edit) } : edit,
    ),
  }
}

function toPackShape(pack: unknown): unknown {
  if (!isRecord(pack)) return pack
  const off = pack.percentage_off
  return {
    ...pack,
    credits: Number(pack.credits),
    price: String(pack.price),
    percentage_off: off == null ? null : Number(off),
  }
}
