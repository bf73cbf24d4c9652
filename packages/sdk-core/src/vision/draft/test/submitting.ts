import { createSiteClient } from '../../../client/create-site-client.ts'
import { type FakePlatformOptions, fakePlatform, type ScriptedAnswer } from '../../../testing/index.ts'
import { draftOf } from '../create-draft.ts'

/** The path that creates visions. */
const PATH = '/vision/list/'
/** A response with a balance, for every request. */
export const credits = (left: number): ScriptedAnswer => ({
  path: '/vision/user-credits/',
  body: { credits: left, email: 'maya@example.com' },
  always: true,
})
/** The response of a created vision. */
export const made: ScriptedAnswer = { method: 'POST', path: PATH, status: 201, body: { id: 'v1' } }
/** Another response to the creation of a vision. */
export const fails = (answer: ScriptedAnswer): ScriptedAnswer => ({ method: 'POST', path: PATH, ...answer })

interface Options extends FakePlatformOptions {
  isSignedIn?: boolean
}

/** A mounted draft on a page of the site. */
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

/** The same browser after a reload: same storage, same clock, new page. */
export function reload(before: ReturnType<typeof setup>, options: Options) {
  return setup({ storage: before.storage, clock: before.clock, isSignedIn: false, ...options })
}

/** An image to add. */
export function photo(name: string): File {
  return new File(['x'], name, { type: 'image/png' })
}
