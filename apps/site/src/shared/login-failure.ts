import type { GoogleFailure } from '@vowkit/sdk-core/contract'
import { atom } from 'nanostores'

/** Why somebody came back from Google without being signed in; null once it is settled. */
export const $loginFailure = atom<GoogleFailure | null>(null)
