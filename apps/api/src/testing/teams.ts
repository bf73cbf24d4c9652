import { calls, type TeamRole } from '@vowkit/sdk-core/contract'
import { type TestApi, until } from './start-api.ts'

/** Returns the token of the newest invitation that was emailed to an address. */
export async function invitationFor(api: TestApi, email: string): Promise<string> {
  return until(async () => {
    const mails = await api.service.services.mailbox.list(email)
    const [token] = mails.flatMap(({ text }) => /\/join\/([0-9a-f]{64})/.exec(text)?.[1] ?? [])
    if (!token) throw new Error(`No invitation has been emailed to ${email}.`)
    return token
  })
}

/** Adds a new account to the team of an owner. Returns its id and a token of its session. */
export async function joinTeam(
  api: TestApi,
  owner: string,
  email: string,
  role: TeamRole = 'member',
): Promise<{ id: number; token: string; email: string }> {
  const invited = await api.post('/desk/team/invitations/', { token: owner, json: { email, role } })
  if (invited.status !== 200) throw new Error(`The invitation was refused: ${JSON.stringify(invited.body)}`)
  const link = await invitationFor(api, email)
  await api.post('/desk/invitation/accept/', { json: { token: link } })
  const token = await api.signIn(email)
  const { body } = await api.get('/desk/me/', { token })
  return { id: Number(calls.getDeskAccount.response.parse(body).account_id), token, email }
}
