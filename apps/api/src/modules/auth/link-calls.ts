import { type Call, calls } from '@vowkit/sdk-core/contract'

/**
 * What somebody may do whom only a magic link brought: look at vendors and save them. Mails are forwarded: of the couple
 * such a session shows no more than the bar of their dashboard does, and it speaks to nobody in their name.
 */
const OPEN: readonly Call[] = [
  calls.searchVendors,
  calls.getVendor,
  calls.listFavourites,
  calls.markFavourite,
  calls.getDashboard,
  calls.logout,
]

/** Whether a magic link's session is enough for a call. */
export function isOpenToLinks(call: Call): boolean {
  return OPEN.includes(call)
}
