import { partners, teamMembers } from '../db/tables.ts'
import type { TestApi } from './start-api.ts'

/** Creates a partner that is no vendor, and returns the token of a new account of its team. */
export async function joinPartner(api: TestApi, name: string, key: string): Promise<string> {
  const at = api.clock.now()
  const [partner] = await api.db.insert(partners).values({ name, key, hosts: [], createdAt: at }).returning()
  const email = `${key}@example.com`
  const token = await api.signIn(email)
  const account = await api.service.services.accounts.find(api.db, email)
  if (!account || !partner) throw new Error('The account or the partner is missing.')
  await api.db.insert(teamMembers).values({ accountId: account.id, partnerId: partner.id, role: 'owner', joinedAt: at })
  return token
}
