import type { Query } from '../servers/engines.ts'
import { type Amounts, BLOCKED } from './seed.ts'

/** A lead of a typical vendor and a typical couple. */
export interface LeadIds {
  lead: number
  vendor: number
  couple: number
  room: number
  /** The latest message of the room. */
  message: number
}

/** Ids of rows that requests name. */
export interface Rows {
  /** Typical visions with their couples. */
  visions: { id: string; couple: number }[]
  leads: LeadIds[]
  /** A vision of the busy couple. */
  busyVision: string
  /** Leads of the busy vendor. The first one is the busy couple's. */
  busyLeads: LeadIds[]
}

const LEADS = `select l.id lead, l.vendor_id vendor, l.account_id couple, r.id room, m.id message from leads l
  join chat_rooms r on r.account_id = l.account_id and r.vendor_id = l.vendor_id
  join chat_messages m on m.room_id = r.id and m.seq = r.last_seq`

/** Picks rows for requests. */
export async function pickRows(query: Query, { vendors }: Amounts): Promise<Rows> {
  const couple = vendors + 1
  const visions = await query(
    `select id, account_id couple from visions where account_id = ${couple}
      union all (select id, account_id from visions where account_id > ${couple} limit 1000) order by 2`,
    [],
  )
  const leads = async (where: string) => {
    const rows = await query(`${LEADS} where r.id % ${BLOCKED} > 0 and ${where} order by l.account_id limit 1000`, [])
    return rows.map(({ lead, vendor, couple, room, message }) => ({
      lead: Number(lead),
      vendor: Number(vendor),
      couple: Number(couple),
      room: Number(room),
      message: Number(message),
    }))
  }
  return {
    visions: visions
      .filter((row) => Number(row.couple) > couple)
      .map(({ id, couple }) => ({ id: String(id), couple: Number(couple) })),
    leads: await leads(`l.vendor_id > 1 and l.account_id > ${couple}`),
    busyVision: String(visions[0]?.id),
    busyLeads: await leads('l.vendor_id = 1'),
  }
}
