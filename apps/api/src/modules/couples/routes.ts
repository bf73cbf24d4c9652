import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { CoupleService } from './service.ts'

const SAVED = { detail: 'Saved.' }

export function registerCoupleRoutes(register: RegisterCall, couples: CoupleService): void {
  register(calls.saveBasicInfo, async ({ account, body, files }) => {
    await couples.saveBasicInfo(account, body, files)
    return SAVED
  })
  register(calls.savePreferences, async ({ account, body }) => {
    await couples.savePreferences(account, body)
    return SAVED
  })
  register(calls.getDashboard, ({ account, caller, scope }) => couples.getDashboard(account, caller, scope ?? 'full'))
  register(calls.getProfile, ({ account, caller }) => couples.getProfile(account, caller))
  register(calls.saveProfile, async ({ account, caller, body }) => {
    await couples.saveProfile(account, caller, body)
    return SAVED
  })
  register(calls.saveProfileImage, async ({ account, files }) => ({
    url: await couples.saveProfileImage(account, files),
  }))
}
