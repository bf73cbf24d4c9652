import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { VisionService } from './service.ts'

export function registerVisionRoutes(register: RegisterCall, visions: VisionService): void {
  register(calls.listVisions, async ({ account }) => ({ data: await visions.list(account) }))
  register(calls.createVision, ({ account, body, files, intent }) => visions.create(account, body, files, intent))
  register(calls.getVision, ({ account, params }) => visions.get(account, params.id))
  register(calls.editVision, ({ account, params, body, intent }) =>
    visions.edit(account, params.id, body.description, intent),
  )
  register(calls.pickVariant, ({ account, params, body }) => visions.pick(account, params.id, body.variant))
  register(calls.renameVision, ({ account, params, body }) => visions.rename(account, params.id, body.title))
  register(calls.deleteVision, ({ account, params }) => visions.delete(account, params.id))
  register(calls.shareVision, ({ account, params }) => visions.share(account, params.id))
  register(calls.unshareVision, ({ account, params }) => visions.unshare(account, params.id))
  register(calls.listVisionMatches, async ({ account, params }) => ({
    results: await visions.matches(account, params.id),
  }))
}
