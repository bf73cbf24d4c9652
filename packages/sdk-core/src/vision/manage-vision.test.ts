import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createSiteClient } from '../client/create-site-client.ts'
import { type FakePlatform, fakePlatform, type ScriptedAnswer } from '../testing/index.ts'
import { createVisionBoard } from './create-vision-board.ts'
import { createVisionWatch } from './create-vision-watch.ts'
import { createCredits } from './credits/create-credits.ts'
import { deleteVision, renameVision, shareVision, unshareVision } from './manage-vision.ts'

const vision = { id: 'v1', title: 'A barn', description: 'A barn', created_at: '2026-05-01T10:00:00Z' }
const renamed = { ...vision, title: 'Our day' }
const list = (...data: object[]): ScriptedAnswer => ({ path: '/vision/list/', body: { data } })
const detail = (body: object): ScriptedAnswer => ({ path: '/vision/list/v1/', body })
const patched: ScriptedAnswer = { path: '/vision/v1/', method: 'PATCH', body: renamed }
const deleted: ScriptedAnswer = { path: '/vision/v1/', method: 'DELETE', status: 204, body: '' }

/** Opens a browser tab that shows the vision board and a vision. */
function openTab(platform: FakePlatform) {
  const { session, ports } = createSiteClient({ apiHost: 'https://api.test', platform })
  if (ports.session.token() === null) session.signIn({ token: 't', email: 'maya@example.com' })
  const { $board } = ports.once(createVisionBoard)
  const $vision = ports.once(createVisionWatch).watch('v1')
  const unlisten = [$board.listen(() => {}), $vision.listen(() => {})]
  const titles = () => ($board.value?.status === 'ready' ? $board.value.visions.map(({ title }) => title) : [])
  const title = () => ($vision.value && 'vision' in $vision.value ? $vision.value.vision?.title : $vision.value?.status)
  const close = () => {
    for (const stop of unlisten) stop()
  }
  return { ...platform, session, ports, titles, title, close, $board, $vision }
}

/** Opens two tabs of one browser, which share the storage. */
async function openTwoTabs(mine: ScriptedAnswer[], theirs: ScriptedAnswer[]) {
  const first = fakePlatform({ script: mine })
  const here = openTab(first)
  const there = openTab(fakePlatform({ script: theirs, storage: first.storage.openTab(), clock: first.clock }))
  await first.clock.advance(0)
  return { here, there, clock: first.clock }
}

const BEFORE = [list(vision), detail(vision)]

describe('renameVision', () => {
  it('sends the title and updates the list and the open vision at once, in other tabs too', async () => {
    const after = [list(renamed), detail(renamed)]
    const { here, there, clock } = await openTwoTabs([...BEFORE, patched, ...after], [...BEFORE, ...after])
    expect([here.titles(), here.title()]).toEqual([['A barn'], 'A barn'])
    expect(await renameVision(here.ports, 'v1', 'Our day')).toMatchObject({ title: 'Our day' })
    expect(here.backend.to('/vision/v1/', 'PATCH')[0]?.body).toBe('{"title":"Our day"}')
    await clock.advance(0)
    for (const tab of [here, there]) expect([tab.titles(), tab.title()]).toEqual([['Our day'], 'Our day'])
  })

  it('refetches a vision that was loaded before the change and is opened again later', async () => {
    const platform = fakePlatform({ script: [...BEFORE, patched, detail(renamed)] })
    const tab = openTab(platform)
    await platform.clock.advance(0)
    tab.close()
    cleanStores(tab.$board, tab.$vision)
    await renameVision(tab.ports, 'v1', 'Our day')
    tab.$vision.listen(() => {})
    await platform.clock.advance(0)
    expect(tab.title()).toBe('Our day')
  })

  it('throws the error of the backend and changes nothing', async () => {
    const refused = { path: '/vision/v1/', status: 400, body: { detail: 'No.', code: 'validation_failed' } }
    const { here, clock } = await openTwoTabs([...BEFORE, refused], BEFORE)
    await expect(renameVision(here.ports, 'v1', '')).rejects.toMatchObject({ code: 'validation_failed' })
    await clock.advance(0)
    expect(here.titles()).toEqual(['A barn'])
    expect(here.logged).toContain('/vision/{id}/ failed.')
  })
})

describe('deleteVision', () => {
  const gone: ScriptedAnswer = { path: '/vision/list/v1/', status: 404, body: { code: 'not_found', detail: 'No.' } }

  it('removes the vision from the list and the open view at once, in other tabs too', async () => {
    const { here, there, clock } = await openTwoTabs([...BEFORE, deleted, list(), gone], [...BEFORE, list(), gone])
    await deleteVision(here.ports, 'v1')
    await clock.advance(0)
    for (const tab of [here, there]) expect([tab.titles(), tab.title()]).toEqual([[], 'missing'])
  })

  it('succeeds if the vision has already been deleted', async () => {
    const { here } = await openTwoTabs([...BEFORE, { ...deleted, status: 404 }], BEFORE)
    await expect(deleteVision(here.ports, 'v1')).resolves.toBeUndefined()
  })

  it('refetches the credits, because a vision that was not drawn yet is free', async () => {
    const credits: ScriptedAnswer = { path: '/vision/user-credits/', body: { credits: 3, email: 'maya@example.com' } }
    const { here, clock } = await openTwoTabs([...BEFORE, deleted, credits], BEFORE)
    await deleteVision(here.ports, 'v1')
    await clock.advance(0)
    expect(here.ports.once(createCredits).$credits.value).toMatchObject({ status: 'known', credits: 3 })
  })

  it('throws and keeps the vision if the backend cannot be reached', async () => {
    const { here, clock } = await openTwoTabs([...BEFORE, { ...deleted, fault: 'refuse' }], BEFORE)
    await expect(deleteVision(here.ports, 'v1')).rejects.toMatchObject({ code: 'network' })
    await clock.advance(0)
    expect(here.titles()).toEqual(['A barn'])
  })
})

describe('shareVision', () => {
  const SHARE = '/vision/v1/share/'
  const share_url = 'https://vision.test/v/aaaaaaaaaaaaaaaaaaaaaa'
  const link = (tab: ReturnType<typeof openTab>) =>
    tab.$vision.value && 'vision' in tab.$vision.value ? tab.$vision.value.vision?.share_url : undefined

  it('resolves to the link, and the open vision contains it in all tabs until unshareVision revokes it', async () => {
    const shared = [list(vision), detail({ ...vision, share_url })]
    const { here, there, clock } = await openTwoTabs(
      [
        ...[...BEFORE, { path: SHARE, method: 'POST', body: { share_url } }, ...shared],
        ...[{ path: SHARE, method: 'DELETE', status: 204, body: '' }, ...BEFORE],
      ],
      [...BEFORE, ...shared, ...BEFORE],
    )
    expect(await shareVision(here.ports, 'v1')).toBe(share_url)
    await clock.advance(0)
    expect([link(here), link(there)]).toEqual([share_url, share_url])
    await unshareVision(here.ports, 'v1')
    await clock.advance(0)
    expect([link(here), link(there)]).toEqual([undefined, undefined])
  })

  it.each([shareVision, unshareVision])('throws the error of the backend, like $name', async (change) => {
    const refused = { path: SHARE, status: 409, body: { detail: 'No.', code: 'still_processing' } }
    const { here } = await openTwoTabs([...BEFORE, refused], BEFORE)
    await expect(change(here.ports, 'v1')).rejects.toMatchObject({ code: 'still_processing' })
  })
})

it('a sign-out removes the stored change of a vision', async () => {
  const { here } = await openTwoTabs([...BEFORE, patched, { path: '/auth/logout/', body: {} }], BEFORE)
  await renameVision(here.ports, 'v1', 'Our day')
  expect([...here.storage.values.keys()]).toContain('changedVision')
  await here.session.signOut()
  expect([...here.storage.values.keys()]).not.toContain('changedVision')
})
