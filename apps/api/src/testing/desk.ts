import { calls, type DeskLead, type DeskLeadDetail, type DeskLeadPage } from '@vowkit/sdk-core/contract'
import type { TestApi } from './start-api.ts'

/** Reads a page of the inbox. */
export async function readInbox(api: TestApi, token: string, query = ''): Promise<DeskLeadPage> {
  const { body } = await api.get(`/desk/leads/${query}`, { token })
  return calls.listDeskLeads.response.parse(body)
}

/** Reads a lead as the vendor. */
export async function readDeskLead(
  api: TestApi,
  { vendor, leadId }: { vendor: string; leadId: number },
): Promise<DeskLeadDetail> {
  const { body } = await api.get(`/desk/leads/${leadId}/`, { token: vendor })
  return calls.getDeskLead.response.parse(body)
}

/** The ids of leads, in order. */
export function idsOf(leads: readonly DeskLead[]): number[] {
  return leads.map(({ id }) => Number(id))
}
