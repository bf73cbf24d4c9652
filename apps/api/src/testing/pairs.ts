import { createCoupleCalls } from './couples.ts'
import { type TestApi, until } from './start-api.ts'

/** Resolves to the token of the newest partner's invitation to an address when more than `sentBefore` have arrived. */
export function partnerInvitationFor(api: TestApi, email: string, sentBefore = 0): Promise<string> {
  return until(async () => {
    const mails = await api.service.services.mailbox.list(email)
    const tokens = mails.flatMap(({ text }) => /\/partner#(\w+)/.exec(text)?.[1] ?? [])
    if (!tokens[0] || tokens.length <= sentBefore) throw new Error(`No partner has been invited at ${email}.`)
    return tokens[0]
  })
}

/** A couple with two logins. */
export interface TestPair {
  maya: string
  sam: string
  mayaEmail: string
  samEmail: string
  /** The id of the couple's account, which is Maya's. */
  coupleId: number
  samId: number
}

const made = new WeakMap<TestApi, number>()

/** Registers Maya, who invites Sam. Sam joins with a new account. */
export async function makePair(api: TestApi): Promise<TestPair> {
  const number = (made.get(api) ?? 0) + 1
  made.set(api, number)
  const [mayaEmail, samEmail] = [`maya${number}@pair.example`, `sam${number}@pair.example`]
  const { joinConfirmed } = createCoupleCalls(api)
  const maya = await joinConfirmed(mayaEmail)
  await api.post('/couple/update-profile/', { token: maya, json: { first_name: 'Maya', partner_name: 'Sam Reed' } })
  await api.post('/couple/people/invitation/', { token: maya, json: { email: samEmail } })
  const token = await partnerInvitationFor(api, samEmail)
  const { body } = await api.post('/couple/invitation/accept/', { json: { token, password: 'sams-password' } })
  const session = Object(body.session)
  const { body: list } = await api.get('/couple/people/', { token: maya })
  const people: { id: number; is_you: boolean }[] = Object(list).people
  return {
    ...{ maya, mayaEmail, samEmail, sam: String(session.token), coupleId: Number(session.userId) },
    samId: people.find(({ is_you }) => !is_you)?.id ?? 0,
  }
}
