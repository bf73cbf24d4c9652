import { calls } from '@vowkit/sdk-core/contract'
import type { CallContext, RegisterCall } from '../../http/call-context.ts'
import { originOf } from '../leads/service.ts'
import type { VisionService } from './service.ts'

export function registerVisionRoutes(register: RegisterCall, visions: VisionService): void {
  const read = ({
    account,
    params,
    acceptLanguage,
  }: Pick<CallContext<typeof calls.getVision>, 'account' | 'params' | 'acceptLanguage'>) =>
    visions.get(account, params.id, acceptLanguage)

  register(calls.listVisions, async ({ account, query }) => ({ data: await visions.list(account, query.before) }))
  register(calls.createVision, (context) => {
    const { account, body, files, intent } = context
    const { sourceHost, element } = originOf(context)
    return visions.create(account, { ...body, sourceHost, element }, files, intent)
  })
  register(calls.getVision, read)
  register(calls.editVision, ({ account, params, body, intent }) =>
    visions.edit(account, params.id, body.description, intent),
  )
  register(calls.pickVariant, async (context) => {
    await visions.pick(context.account, context.params.id, context.body.variant)
    return read(context)
  })
  register(calls.renameVision, async (context) => {
    await visions.rename(context.account, context.params.id, context.body.title)
    return read(context)
  })
  register(calls.loveVision, async (context) => {
    await visions.love(context.account, context.params.id, context.body.is_loved)
    return read(context)
  })
  register(calls.deleteVision, ({ account, params }) => visions.delete(account, params.id))
  register(calls.shareVision, ({ account, params }) => visions.share(account, params.id))
  register(calls.unshareVision, ({ account, params }) => visions.unshare(account, params.id))
  register(calls.downloadVision, ({ account, params }) => visions.download(account, params.id))
  register(calls.listVisionMatches, async ({ account, params }) => ({
    results: await visions.matches(account, params.id),
  }))
}
