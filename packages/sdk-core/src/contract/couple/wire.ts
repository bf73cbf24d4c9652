import { FORM } from '../account/wire.ts'
import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import { categoryWire } from './category-wire.ts'
import {
  readCoupleDashboard,
  readCoupleProfile,
  readGeneratedImage,
  readInspiration,
  readInspirationList,
  readPasswordSet,
  readStoredImage,
} from './readers.generated.ts'

const PROFILE = '/couple/update-profile/'
const GET = { method: 'GET', auth: 'required' } as const

export const coupleWire = {
  getDashboard: { ...GET, path: '/couple/dashboard/', read: readCoupleDashboard },
  getProfile: { ...GET, path: PROFILE, read: readCoupleProfile },
  saveProfile: { ...FORM, path: PROFILE, read: readDetail },
  setPassword: { ...FORM, path: '/couple/set-password/', read: readPasswordSet },
  saveProfileImage: { ...FORM, path: '/couple/update-profile-image/', read: readStoredImage },
  listInspirations: { ...GET, path: '/couple/couple-inspiration/list/', read: readInspirationList },
  createInspiration: { ...FORM, path: '/couple/couple-inspiration/create/', read: readInspiration },
  generateImage: { ...FORM, path: '/ai/generate_image/', read: readGeneratedImage },
  ...categoryWire,
} as const satisfies Record<string, Wire>
