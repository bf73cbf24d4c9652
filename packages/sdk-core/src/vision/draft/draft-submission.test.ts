import { expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { lazyModule } from '../../shared/lazy-module.ts'
import { fakePlatform } from '../../testing/index.ts'
import { createDraftStore } from './draft-store.ts'
import { createDraftSubmission } from './draft-submission.ts'
import { createStoredDraft } from './stored-draft.ts'
import * as submitterModule from './submit-vision.ts'

function setup(failures: number) {
  const platform = fakePlatform()
  platform.backend.answer(
    { path: '/vision/user-credits/', always: true, body: { credits: 3, email: '' } },
    { method: 'POST', path: '/vision/list/', status: 201, body: { id: 'v_1' } },
  )
  const { ports, session, $notice } = createClient({ apiHost: 'https://api.test', platform })
  session.signIn({ token: 't0', email: 'maya@example.com' })
  const draft = createDraftStore({ ...ports, stored: createStoredDraft(ports.local, '', ports.clock, ports.images) })
  draft.change({ text: 'A garden at dusk' })
  let loads = 0
  const code = lazyModule(async () => {
    if (++loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return submitterModule
  })
  const submitter = createDraftSubmission({ ports, draft, suffix: '', tabId: () => 'tab' }, code)
  return { submitter, platform, $notice, loads: () => loads }
}

it('the draft loads the module for submitting once, with the first submission', async () => {
  const { submitter, platform, loads } = setup(0)
  submitter.$submission.listen(() => undefined)
  expect(loads()).toBe(0)
  await Promise.all([submitter.submit(), submitter.submit()])
  expect(submitter.$submission.get()).toEqual({ status: 'created', visionId: 'v_1' })
  expect(platform.backend.to('/vision/list/', 'POST')).toHaveLength(1)
  expect(loads()).toBe(1)
})

it('a submission fails with a network error if the module cannot be loaded, and the next submission retries', async () => {
  const { submitter, $notice } = setup(1)
  await submitter.submit()
  expect(submitter.$submission.get()).toMatchObject({ status: 'failed', error: { code: 'network' } })
  expect($notice.get()).toEqual({ code: 'network' })
  await submitter.submit()
  expect(submitter.$submission.get()).toEqual({ status: 'created', visionId: 'v_1' })
})

it('a submission is not sent if the draft is reset while the module loads', async () => {
  const { submitter, platform } = setup(0)
  const sending = submitter.submit()
  expect(submitter.$submission.get()).toMatchObject({ status: 'submitting' })
  submitter.reset()
  await sending
  expect(submitter.$submission.get()).toEqual({ status: 'idle' })
  expect(platform.backend.to('/vision/list/', 'POST')).toEqual([])
})
