import { createSiteClient } from '../../../client/create-site-client.ts'
import { type FakePlatformOptions, fakePlatform, type ScriptedAnswer } from '../../../testing/index.ts'
import { draftOf } from '../create-draft.ts'

/** Where visions are made. */
const PATH = '/vision/list/'
/** A balance, whenever it is asked for. */
export const credits = (left: number): ScriptedAnswer => ({
  path: '/vision/user-credits/',
  body: { credits: left, email: 'maya@example.com' },
  always: true,
})
/** The answer to a vision that was made. */
export const made: ScriptedAnswer = { method: 'POST', path: PATH, status: 201, body: { id: 'v1' } }
/** Another answer to one that is to be made. */
export const fails = (answer: ScriptedAnswer): ScriptedAnswer => ({ method: 'POST', path: PATH, ...answer })

interface Options extends FakePlatformOptions {
  isSignedIn?: boolean
}

/** A draft on a page of our own site, followed as its screen does. */
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

/** The same browser after a reload: the same storage and the same clock, a new page. */
export function reload(before: ReturnType<typeof setup>, options: Options) {
  return setup({ storage: before.storage, clock: before.clock, isSignedIn: false, ...options })
}

/** An image to add. */
export function photo(name: string): File {
  return new File(['x'], name, { type: 'image/png' })
}
