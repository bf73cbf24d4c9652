import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_IMAGE_BYTES, MAX_VISION_IMAGES } from '../shared/limits.ts'
import { Id, VisionId } from '../shared/primitives.ts'
import { visionMatchWire } from './match-wire.ts'
import {
  Checkout,
  CreatedVision,
  Credits,
  VisionDetail,
  VisionList,
  VisionMatchList,
  VisionPackList,
} from './schema.ts'
import { visionWire } from './wire.ts'

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
    response: VisionList,
    failures: [401],
    noStore: true,
    openTo: ['embed'],
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
    response: CreatedVision,
    idempotent: true,
    failures: [400, 401, 402, 409, 413],
    noStore: true,
    openTo: ['embed'],
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
    openTo: ['embed'],
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
    openTo: ['embed'],
  },
  listVisionMatches: {
    ...visionMatchWire.listVisionMatches,
    summary:
      'Vendors whose own words name what the vision asks for, the best first, of different categories. None for a vision that was made on the page of a vendor.',
    tag: 'visions',
    params: z.object({ id: VisionId }),
    status: 200,
    response: VisionMatchList,
    failures: [401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  getCredits: {
    ...visionWire.getCredits,
    summary: 'How many visions the signed-in person may still create.',
    tag: 'credits',
    status: 200,
    response: Credits,
    failures: [401],
    noStore: true,
    openTo: ['embed'],
  },
  listVisionPacks: {
    ...visionWire.listVisionPacks,
    summary: 'The packs of credits for sale.',
    tag: 'credits',
    status: 200,
    response: VisionPackList,
    failures: [],
  },
  createCheckout: {
    ...visionWire.createCheckout,
    summary: 'Starts the payment of a pack; the answer is where to pay it. What it costs, the pack alone says.',
    tag: 'credits',
    body: z.object({
      pack_id: Id,
      /**
       * Where somebody comes back to: a path of the vision site, or the address of a page of one of our sites. It gets
       * `checkout=success` or `checkout=cancelled` in its query. By default the page for a new vision.
       */
      return_to: z.optional(z.string()),
    }),
    status: 200,
    response: Checkout,
    idempotent: true,
    failures: [400, 401, 409],
    noStore: true,
    openTo: ['embed'],
  },
} as const satisfies Record<string, Call>
