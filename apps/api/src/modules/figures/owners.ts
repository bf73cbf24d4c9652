import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { TeamService } from '../team/service.ts'
import type { VendorService } from '../vendors/service.ts'

/** The vendor or the partner whose websites and figures an account sees. */
export type FiguresOwner =
  | { kind: 'vendor'; id: number }
  | { kind: 'partner'; id: number; key: string; hosts: string[] }

export interface FiguresOwners {
  /** Throws 403 `not_a_vendor` for accounts without a vendor and a partner. */
  require(account: Account): Promise<FiguresOwner>
}

export interface FiguresOwnersDeps {
  vendors: Pick<VendorService, 'findByUser'>
  team: Pick<TeamService, 'find' | 'read'>
}

export function createFiguresOwners({ vendors, team }: FiguresOwnersDeps): FiguresOwners {
  return {
    async require({ id }) {
      const vendor = await vendors.findByUser(id)
      if (vendor) return { kind: 'vendor', id: vendor.id }
      const membership = await team.find(id)
      const partner = membership && (await team.read(membership.team))?.partner
      if (partner) return { kind: 'partner', id: partner.id, key: partner.key, hosts: partner.hosts }
      throw new HttpError(403, 'not_a_vendor', 'Only vendors and partners have websites and figures.')
    },
  }
}
