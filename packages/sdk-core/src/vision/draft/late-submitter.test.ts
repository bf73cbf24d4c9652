import { expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { fakePlatform } from '../../testing/index.ts'
import { createDraftStore } from './draft-store.ts'
import { createKeptDraft } from './kept-draft.ts'
import { createLateSubmitter } from './late-submitter.ts'
import { createSubmitter } from './submit-vision.ts'

function setup(failures: number) {
  const platform = fakePlatform()
  platform.backend.answer(
    { path: '/vision/user-credits/', always: true, body: { credits: 3, email: '' } },
    { method: 'POST', path: '/vision/list/', status: 201, body: { id: 'v_1' } },
  )
  const { ports, session, $notice } = createClient({ apiHost: 'https://api.test', platform })
  session.signIn({ token: 't0', email: 'maya@example.com' })
  const draft = createDraftStore({ ...ports, kept: createKeptDraft(ports.local, '', ports.clock, ports.images) })
  draft.change({ text: 'A garden at dusk' })
  let loads = 0
  const submitter = createLateSubmitter(
    { ports, draft, suffix: '', tabId: () => 'tab' },
    () => null,
    async () => {
      if (++loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return createSubmitter
    },
  )
  return { submitter, platform, $notice, loads: () => loads }
}

it('brings the code of sending when something is to be sent, once', async () => {
  const { submitter, platform, loads } = setup(0)
  submitter.$submission.listen(() => undefined)
  expect(loads()).toBe(0)
  await Promise.all([submitter.submit(), submitter.submit()])
  expect(submitter.$submission.get()).toEqual({ status: 'created', visionId: 'v_1' })
  expect(platform.backend.to('/vision/list/', 'POST')).toHaveLength(1)
  expect(loads()).toBe(1)
})

it('says that nothing could be sent when the code does not come, and tries again', async () => {
  const { submitter, $notice } = setup(1)
  await submitter.submit()
  expect(submitter.$submission.get()).toMatchObject({ status: 'failed', error: { code: 'network' } })
  expect($notice.get()).toEqual({ code: 'network' })
  await submitter.submit()
  expect(submitter.$submission.get()).toEqual({ status: 'created', visionId: 'v_1' })
})

it('sends nothing once somebody begins anew while the code is on its way', async () => {
  const { submitter, platform } = setup(0)
  const sending = submitter.submit()
  expect(submitter.$submission.get()).toMatchObject({ status: 'submitting' })
  submitter.reset()
  await sending
  expect(submitter.$submission.get()).toEqual({ status: 'idle' })
  expect(platform.backend.to('/vision/list/', 'POST')).toEqual([])
})
