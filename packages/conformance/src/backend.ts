import { type Call, calls } from '@vowkit/sdk-core/contract'
import { expectStatus } from './expect/expect-answer.ts'
import { expectBody, type ReadableCall } from './expect/expect-body.ts'
import type { Answer } from './http/answer.ts'
import type { RequestOptions, Send } from './http/request.ts'
import { Skip } from './outcomes.ts'
import type { Session } from './sign-in.ts'

type Calls = typeof calls
type Vendor = NonNullable<ReturnType<Calls['searchVendors']['read']>['results'][number]>

/** The backend that is checked, with what several checks share. */
export interface Backend {
  apiHost: string
  send: Send
  /** Sends a call of the contract. */
  sendCall(name: keyof Calls, options?: CallOptions): Promise<Answer>
  /** Sends a call, and returns the response as the clients read it. Throws a `Failure` for any other response. */
  read<Name extends ReadableName>(name: Name, options?: CallOptions): Promise<ReturnType<Calls[Name]['read']>>
  /** The session of the options. Throws a `Skip` without one. */
  session(): Session
  /** The session of a different account. Throws a `Skip` without one. */
  otherSession(): Session
  /** A session that was started on a page of another origin. Throws a `Skip` without an email address and a password. */
  embeddedSession(): Promise<Session>
  /** The id of the vendor that may receive messages. Throws a `Skip` without one. */
  testVendor(): string
  /** The vendors of the first page without filters. Throws a `Skip` if there are none. */
  vendors(): Promise<Vendor[]>
  /** Adds a remark to the running check: the backend deviates in a way that clients accept. */
  note(text: string): void
}

type ReadableName = { [Name in keyof Calls]: Calls[Name] extends { read: unknown } ? Name : never }[keyof Calls]

export interface CallOptions extends Omit<RequestOptions, 'method'> {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
}

export interface BackendOptions {
  apiHost: string
  send: Send
  session: Session | undefined
  otherSession: Session | undefined
  testVendor: string | undefined
  signInEmbedded(): Promise<Session | undefined>
  note(text: string): void
}

export function createBackend(options: BackendOptions): Backend {
  const { apiHost, send, session, otherSession, testVendor, signInEmbedded, note } = options
  let firstPage: Promise<Vendor[]> | undefined

  function sendCall(name: keyof Calls, { params = {}, query = {}, ...options }: CallOptions = {}): Promise<Answer> {
    const { method, path }: Call = calls[name]
    const filled = path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(params[key] ?? ''))
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString()
    return send(search ? `${filled}?${search}` : filled, { ...options, method })
  }

  async function read<Name extends ReadableName>(name: Name, options?: CallOptions) {
    const call: ReadableCall<unknown> = calls[name]
    const answer = await sendCall(name, options)
    expectStatus(answer, call.status)
    return expectBody(answer, call, note) as ReturnType<Calls[Name]['read']>
  }

  return {
    apiHost,
    send,
    sendCall,
    read,
    note,
    session() {
      if (session) return session
      throw new Skip('there is no session: pass --token, or --email and --password')
    },
    otherSession() {
      if (otherSession) return otherSession
      throw new Skip('there is no session of a different account: pass --other-token')
    },
    async embeddedSession() {
      const embedded = await signInEmbedded()
      if (embedded) return embedded
      throw new Skip('the check signs in itself: pass --email and --password')
    },
    testVendor() {
      if (testVendor) return testVendor
      throw new Skip('the check sends messages: pass --vendor with the id of a test vendor')
    },
    async vendors() {
      firstPage ??= read('searchVendors').then(({ results }) => results)
      const vendors = await firstPage
      if (vendors.length === 0) throw new Skip('the backend has no vendors')
      return vendors
    },
  }
}
