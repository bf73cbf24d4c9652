import * as z from 'zod/mini'
import { attributionFields } from '../shared/attribution.ts'
import type { Call } from '../shared/call.ts'
import { MAX_IMAGE_BYTES, MAX_VARIANTS, MAX_VISION_IMAGES } from '../shared/limits.ts'
import { Id, ShareSlug, VisionId } from '../shared/primitives.ts'
import { creditsWire } from './credits-wire.ts'
import { downloadWire } from './download-wire.ts'
import { manageVisionWire } from './manage-wire.ts'
import { visionMatchWire } from './match-wire.ts'
import { PlacementJson } from './placement.ts'
import { EditPrompt, GivenTitle, VisionPrompt } from './prompt.ts'
import {
  Checkout,
  CreatedVision,
  Credits,
  SharedVision,
  ShareLink,
  VisionDetail,
  VisionDownload,
  VisionList,
  VisionMatchList,
  VisionPackList,
} from './schema.ts'
import { variantWire } from './variant-wire.ts'
import { visionWire } from './wire.ts'

const vision = z.object({
  /** The id of the vision. */
  id: VisionId,
})

export const visionCalls = {
  listVisions: {
    ...visionWire.listVisions,
    summary: 'Lists at most 100 visions of the signed-in account, newest first.',
    tag: 'visions',
    query: z.object({
      /** The id of the last vision of a page. If present, the call returns the visions after it. */
      before: z.optional(VisionId),
    }),
    status: 200,
    response: VisionList,
    failures: [400, 401],
    noStore: true,
    openTo: ['embed'],
  },
  createVision: {
    ...visionWire.createVision,
    summary: 'Spends one credit and starts drawing a vision.',
    tag: 'visions',
    body: z.object({
      /** The prompt that the vision is drawn from. */
      description: VisionPrompt,
      ...attributionFields,
      /** The vendor who owns the page. Stored with the vision. */
      vendor_id: z.optional(z.string().check(z.maxLength(40))),
      /**
       * The id of an own vision to start from. With the same prompt and without images, the new vision continues from
       * the image of that vision, with its edits. Otherwise, the prompt is drawn from scratch.
       */
      from_vision: z.optional(VisionId),
      /**
       * Where the ceremony stands in the photo of the venue, as the JSON of a `Placement`. Default: the backend finds
       * free ground. Ignored without an image whose file name starts with `venue-`.
       */
      placement: z.optional(PlacementJson),
    }),
    files: { images: { maxFiles: MAX_VISION_IMAGES, maxBytes: MAX_IMAGE_BYTES } },
    status: 201,
    response: CreatedVision,
    idempotent: true,
    failures: [400, 401, 402, 404, 409, 413],
    noStore: true,
    openTo: ['embed'],
  },
  getVision: {
    ...visionWire.getVision,
    summary: 'Returns one vision. Poll every 10 seconds while it is being drawn.',
    tag: 'visions',
    params: vision,
    status: 200,
    response: VisionDetail,
    failures: [401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  editVision: {
    ...visionWire.editVision,
    summary: 'Appends an edit and draws the vision again. Costs no credit. Limited to three per vision.',
    tag: 'visions',
    params: vision,
    body: z.object({
      /** The prompt of the edit, such as `more candles`. */
      description: EditPrompt,
    }),
    status: 200,
    response: VisionDetail,
    idempotent: true,
    failures: [400, 401, 402, 404, 409],
    noStore: true,
    openTo: ['embed'],
  },
  renameVision: {
    ...manageVisionWire.renameVision,
    summary: 'Gives a vision a title of the couple’s own. Later edits do not change it.',
    tag: 'visions',
    params: vision,
    body: z.object({
      title: GivenTitle,
    }),
    status: 200,
    response: VisionDetail,
    failures: [400, 401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  loveVision: {
    ...manageVisionWire.loveVision,
    summary: 'Sets whether the caller loves a vision. Each of a couple with two logins loves visions separately.',
    tag: 'visions',
    params: vision,
    body: z.object({ is_loved: z.boolean() }),
    status: 200,
    response: VisionDetail,
    failures: [400, 401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  deleteVision: {
    ...manageVisionWire.deleteVision,
    summary: 'Deletes a vision with its images. Releases its credit if the vision has no image yet.',
    tag: 'visions',
    params: vision,
    status: 204,
    failures: [401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  pickVariant: {
    ...variantWire.pickVariant,
    summary:
      'Picks the variant that the vision shows and that edits start from. Responds 409 once the vision has edits.',
    tag: 'visions',
    params: vision,
    body: z.object({
      /** The index of the picked variant in `variants`. */
      variant: z.int().check(z.minimum(0), z.maximum(MAX_VARIANTS - 1)),
    }),
    status: 200,
    response: VisionDetail,
    failures: [400, 401, 404, 409],
    noStore: true,
    openTo: ['embed'],
  },
  shareVision: {
    ...manageVisionWire.shareVision,
    summary: 'Creates the share link of a vision that has an image. Returns the same link while the vision is shared.',
    tag: 'visions',
    params: vision,
    status: 200,
    response: ShareLink,
    failures: [401, 404, 409],
    noStore: true,
  },
  unshareVision: {
    ...manageVisionWire.unshareVision,
    summary: 'Revokes the share link of a vision for good. A later link has a new URL.',
    tag: 'visions',
    params: vision,
    status: 204,
    failures: [401, 404],
    noStore: true,
  },
  getSharedVision: {
    ...manageVisionWire.getSharedVision,
    summary: 'Returns the vision of a share link, for anyone who has the link.',
    tag: 'visions',
    params: z.object({
      /** The last part of the share link. */
      slug: ShareSlug,
    }),
    status: 200,
    response: SharedVision,
    failures: [404],
    noStore: true,
  },
  downloadVision: {
    ...downloadWire.downloadVision,
    summary:
      'Returns the URL that downloads the latest image. An illustrated image is first drawn again, 2,048 pixels wide.',
    tag: 'visions',
    params: vision,
    status: 200,
    response: VisionDownload,
    failures: [401, 404, 409],
    noStore: true,
    openTo: ['embed'],
  },
  listVisionMatches: {
    ...visionMatchWire.listVisionMatches,
    summary: 'Lists vendors that match the vision’s prompt, best first. Empty for a vision created on a vendor’s page.',
    tag: 'visions',
    params: vision,
    status: 200,
    response: VisionMatchList,
    failures: [401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  getCredits: {
    ...creditsWire.getCredits,
    summary: 'Returns how many visions the account can still create.',
    tag: 'credits',
    status: 200,
    response: Credits,
    failures: [401],
    noStore: true,
    openTo: ['embed'],
  },
  listVisionPacks: {
    ...creditsWire.listVisionPacks,
    summary: 'Lists the packs of credits for sale.',
    tag: 'credits',
    status: 200,
    response: VisionPackList,
    failures: [],
  },
  createCheckout: {
    ...creditsWire.createCheckout,
    summary: 'Starts the payment of a pack and returns the payment page. The price comes from the pack.',
    tag: 'credits',
    body: z.object({
      /** The id of the pack, from `listVisionPacks`. */
      pack_id: Id,
      /**
       * The page to return to after the payment: a path of the vision site, or the URL of a page on a registered site.
       * The backend adds `checkout=success` or `checkout=cancelled` to the query. Default: the page for a new vision.
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
