import { describe, expect, it } from 'vitest'
import type { DeskProfile } from '../contract/desk-profile/schema.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createDeskProfile } from './create-desk-profile.ts'
import { setupVendor } from './test/desk.ts'

const PATH = '/desk/profile/'
const PROFILE: DeskProfile = {
  vendor_id: 1,
  basics: { version: 'v1', business_name: 'Fern', categories: [4], business_location: 'Napa', phone: '' },
  about: { version: 'v1', about_us: '', services: [] },
  photos: { version: 'v1', photos: [] },
  packages: { version: 'v1', packages: [] },
  faqs: { version: 'v1', faqs: [] },
  facts: { version: 'v1', stated: { areas: [], features: [] }, read: [] },
}
const renamed = { ...PROFILE, basics: { ...PROFILE.basics, version: 'v2', business_name: 'Fern & Fig' } }

async function opened(...script: ScriptedAnswer[]) {
  const all = setupVendor({ script: [{ path: PATH, body: PROFILE }, ...script] })
  const view = createDeskProfile(all.ports)
  const shown: string[] = []
  view.$profile.subscribe((state) => {
    shown.push(state.status === 'ready' ? state.profile.basics.business_name : state.status)
  })
  await settle()
  return { ...all, view, shown }
}

describe('createDeskProfile', () => {
  it('fetches the profile, and shows the stored profile after a save', async () => {
    const { view, shown, backend } = await opened({ method: 'PATCH', path: `${PATH}basics/`, body: renamed })
    expect(await view.save.basics({ ...PROFILE.basics, business_name: 'Fern & Fig' })).toMatchObject({ ok: true })
    expect(shown).toEqual(['loading', 'Fern', 'Fern & Fig'])
    expect(JSON.parse(String(backend.to(`${PATH}basics/`)[0]?.body))).toMatchObject({ version: 'v1' })
  })

  it('resolves to the code "outdated" if someone else has saved, and keeps the shown profile', async () => {
    const failure = { method: 'PATCH', path: `${PATH}faqs/`, status: 409, body: { code: 'outdated', detail: 'No.' } }
    const { view, shown } = await opened(failure)
    expect(await view.save.faqs(PROFILE.faqs)).toMatchObject({ ok: false, error: { code: 'outdated' } })
    expect(shown.at(-1)).toBe('Fern')
  })

  it.each([
    [403, 'forbidden'],
    [400, 'failed'],
  ])('converts the response status %d to the state "%s"', async (status, last) => {
    const { ports } = setupVendor({ script: [{ path: PATH, status }] })
    const shown: string[] = []
    createDeskProfile(ports).$profile.subscribe((state) => void shown.push(state.status))
    await settle()
    expect(shown.at(-1)).toBe(last)
  })
})
