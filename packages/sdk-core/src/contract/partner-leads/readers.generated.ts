// Generated from schema.ts by `npm run readers`. Do not edit.
import {
  readDate,
  readId,
  readList,
  readOneOf,
  readOption,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
} from '../shared/read.ts'
import type { PartnerLead, PartnerLeadPage } from './schema.ts'

function readPartnerLead(value: unknown): PartnerLead {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    kind: readOption(record.kind, ['vision', 'lead']),
    couple_name: readTextOrEmpty(record.couple_name),
    partner_name: readTextOrEmpty(record.partner_name),
    wedding_date: readDate(record.wedding_date),
    vendor_name: readTextOrEmpty(record.vendor_name),
    source_host: readTextOrEmpty(record.source_host),
    element: readTextOrEmpty(record.element),
    state: readOneOf(record.state, ['new', 'talking', 'contract', 'booked', 'lost']),
    created_at: readText(record.created_at),
  }
}

export function readPartnerLeadPage(value: unknown): PartnerLeadPage {
  const record = readRecord(value)
  return {
    results: readList(record.results, readPartnerLead),
    next_cursor: readOptional(record.next_cursor, readText),
  }
}
