import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { toOptionalId } from '../../http/to-id.ts'
import type { FavouriteService } from './service.ts'

export function registerFavouriteRoutes(register: RegisterCall, favourites: FavouriteService): void {
  register(calls.listFavourites, ({ account, query }) => favourites.list(account, toOptionalId(query.before)))
  register(calls.markFavourite, ({ account, params }) => favourites.toggle(account, Number(params.id)))
}
