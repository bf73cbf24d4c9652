import type { PartnerLead, PartnerLeadPage } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { TeamService } from '../team/service.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type EntryRow, listEntries } from './repository.ts'
import { partnerLeadRules } from './rules.ts'

/** What came through the pages of partners that are no vendors. The token determines the partner. */
export interface PartnerLeadService {
  /** Returns a page, newest first. Throws 403 `forbidden` for accounts that are on the team of no partner. */
  list(account: Account, cursor: string | undefined): Promise<PartnerLeadPage>
}

export interface PartnerLeadDeps {
  db: Database
  team: Pick<TeamService, 'find' | 'read'>
}

export function createPartnerLeads({ db, team }: PartnerLeadDeps): PartnerLeadService {
  return {
    async list({ id }, cursor) {
      const membership = await team.find(id)
      const partner = membership && (await team.read(membership.team))?.partner
      if (!partner) throw new HttpError(403, 'forbidden', 'Only partners that are no vendors have this list.')
      const limit = partnerLeadRules.partnerLeadsPerPage
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const rows = await listEntries(db, partner, { after, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return { results: shown.map(toPartnerLead), next_cursor: last && writeCursor(last) }
    },
  }
}

function toPartnerLead(row: EntryRow): PartnerLead {
  return {
    ...{ id: row.id, kind: row.kind, couple_name: row.coupleName, partner_name: row.partnerName },
    ...{ wedding_date: row.weddingDate, vendor_name: row.vendorName },
    ...{ source_host: row.sourceHost, element: row.element, state: row.state ?? undefined },
    created_at: row.createdAt.toISOString(),
  }
}
