import type { SomeExamples } from './example-types.ts'
import { LINK_TOKEN, PARTNER, VISION_ID } from './values.ts'

const OF_VISION = { id: VISION_ID }

export const visionExamples = {
  createVision: {
    body: {
      description: 'A candlelit barn at dusk, peonies, string lights',
      partner: PARTNER,
      element: 'vision-generator',
    },
  },
  listVisions: { query: { before: VISION_ID } },
  getVision: { params: OF_VISION },
  editVision: { params: OF_VISION, body: { description: 'More candles along the beams' } },
  renameVision: { params: OF_VISION, body: { title: 'Our barn' } },
  loveVision: { params: OF_VISION, body: { is_loved: true } },
  deleteVision: { params: OF_VISION },
  pickVariant: { params: OF_VISION, body: { variant: 1 } },
  shareVision: { params: OF_VISION },
  unshareVision: { params: OF_VISION },
  getSharedVision: { params: { slug: LINK_TOKEN } },
  downloadVision: { params: OF_VISION },
  listVisionMatches: { params: OF_VISION },
  createCheckout: { body: { pack_id: 2, return_to: '/vision/new' } },
} satisfies SomeExamples
