import { createSiteClient } from '../../../client/create-site-client.ts'
import { type FakePlatformOptions, fakePlatform, type ScriptedAnswer } from '../../../testing/index.ts'
import { draftOf } from '../create-draft.ts'

/** The path of the call that creates visions. */
const PATH = '/vision/list/'
/** Creates a response with this credit balance, for all requests of the balance. */
export const credits = (left: number): ScriptedAnswer => ({
  path: '/vision/user-credits/',
  body: { credits: left, email: 'maya@example.com' },
  always: true,
})
/** The response when a vision is created. */
export const made: ScriptedAnswer = { method: 'POST', path: PATH, status: 201, body: { id: 'v1' } }
/** Creates another response to the request that creates a vision, such as an error. */
export const fails = (answer: ScriptedAnswer): ScriptedAnswer => ({ method: 'POST', path: PATH, ...answer })

interface Options extends FakePlatformOptions {
  isSignedIn?: boolean
}

/** Mounts a draft on a page of the site. */
export function setup({ isSignedIn = true, ...options }: Options = {}) {
  const platform = fakePlatform(options)
  const client = createSiteClient({ apiHost: 'https://api.test', platform, notify: platform.notify })
  const draft = draftOf(client.ports)
  const signIn = () => client.session.signIn({ token: 't', email: 'maya@example.com' })
  if (isSignedIn) signIn()
  draft.$draft.listen(() => undefined)
  draft.$submission.listen(() => undefined)
  const creates = () => platform.backend.to(PATH, 'POST')
  return {
    ...platform,
    client,
    draft,
    signIn,
    creates,
    notices: () => platform.notices.map(({ code }) => code),
    keys: () => creates().map(({ headers }) => headers['Idempotency-Key']),
    state: () => draft.$submission.get(),
    text: () => draft.$draft.get().text,
    values: platform.storage.values,
  }
}

/** Reloads the page: creates a new page with the same storage and clock. */
export function reload(before: ReturnType<typeof setup>, options: Options) {
  return setup({ storage: before.storage, clock: before.clock, isSignedIn: false, ...options })
}

/** Creates an image file to add to a draft. */
export function photo(name: string): File {
  return new File(['x'], name, { type: 'image/png' })
}
