import type { Wire } from '../shared/call.ts'
import { readCheckout, readCredits, readVisionPackList } from './readers.generated.ts'

/** The calls for credits and packs. Separate from `visionWire`, because all elements show credits. */
export const creditsWire = {
  getCredits: { method: 'GET', path: '/vision/user-credits/', auth: 'required', read: readCredits },
  listVisionPacks: { method: 'GET', path: '/vision/vision-packs/', auth: 'none', read: readVisionPackList },
  createCheckout: {
    method: 'POST',
    path: '/vision/vision-packs/create-checkout/',
    auth: 'required',
    encoding: 'json',
    read: readCheckout,
  },
} as const satisfies Record<string, Wire>
