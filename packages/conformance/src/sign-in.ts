import { calls, isRecord, type SessionScope } from '@vowkit/sdk-core/contract'
import { ORIGIN, type Send } from './http/request.ts'
import { Failure } from './outcomes.ts'
import type { Secrets } from './secrets.ts'

/** How the checks sign in. */
export interface Credentials {
  token?: string | undefined
  email?: string | undefined
  password?: string | undefined
}

/** A session on the backend. */
export interface Session {
  token: string
  /** The id of the account. The socket needs it. */
  userId: string | undefined
  /** What the session may do. `undefined` if the backend has no scopes, or if the session is from a token. */
  scope?: SessionScope | undefined
}

/**
 * Starts a session with a token, or with an email address and a password on the site of the deployment. Adds the
 * token of the session to the secrets. Resolves to `undefined` without either.
 */
export async function signIn(send: Send, credentials: Credentials, secrets: Secrets): Promise<Session | undefined> {
  const { token } = credentials
  if (token) return { token, userId: await findUserId(send, token) }
  return logIn(send, credentials, secrets, (await findSite(send)) ?? ORIGIN)
}

/**
 * Signs in on a page of another origin. Adds the token of the session to the secrets. Resolves to `undefined` without
 * an email address and a password.
 */
export function signInEmbedded(send: Send, credentials: Credentials, secrets: Secrets): Promise<Session | undefined> {
  return logIn(send, credentials, secrets, ORIGIN)
}

async function logIn(
  send: Send,
  credentials: Credentials,
  secrets: Secrets,
  origin: string,
): Promise<Session | undefined> {
  const { email, password } = credentials
  if (!email || !password) return undefined
  const { method, path } = calls.login
  const answer = await send(path, { method, json: { username: email, password }, headers: { Origin: origin } })
  if (answer.status !== 200)
    throw new Failure(`The sign-in of ${email} failed: ${answer.request} responded ${answer.status}.`)
  try {
    const { token, userId, scope } = calls.login.read(answer.body)
    secrets.add(token)
    return { token, userId: String(userId), scope }
  } catch {
    throw new Failure(
      `The sign-in of ${email} failed: the response of ${answer.request} has no \`token\` and \`userId\`.`,
    )
  }
}

/** Finds the origin of the deployment's site, where sessions have the scope `full`. */
async function findSite(send: Send): Promise<string | undefined> {
  const { body } = await send(calls.getConfig.path)
  const url = isRecord(body) ? body.site_url : undefined
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined
}

/** Finds the id of the account of a token. */
async function findUserId(send: Send, token: string): Promise<string | undefined> {
  const { body } = await send(calls.getDashboard.path, { token })
  const user = isRecord(body) && isRecord(body.user) ? body.user.id : undefined
  return typeof user === 'number' || typeof user === 'string' ? String(user) : undefined
}
