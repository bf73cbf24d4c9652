import { expect, it } from 'vitest'
import { listCategories } from '../shared/categories.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createDashboard } from './create-dashboard.ts'
import { saveBasicInfo, savePreferences } from './onboarding.ts'
import { fieldsOf, photo, setupMaya, setupSite } from './test/setup.ts'

const done: ScriptedAnswer = { body: { detail: 'Saved.' } }
const info = { partnerName: ' Noor ', partnerEmail: '', weddingDate: '2027-05-03', photos: [photo('a'), photo('b')] }
const preferences = { styles: ['Rustic', 'Boho'] as const, budget: '$$$' as const, categories: [3, '5'] }

it('saveBasicInfo sends the documented form for the signed-in account', async () => {
  const { ports, backend } = setupMaya({ script: [done] })
  expect(await saveBasicInfo(ports, info)).toMatchObject({ ok: true })
  expect(backend.requests[0]).toMatchObject({ method: 'POST', path: '/registration/couple-basicinfo/' })
  expect(backend.requests[0]?.headers.Authorization).toBe('Token m')
  expect(await fieldsOf(backend.requests[0]?.body)).toEqual([
    ['user_primary', '7'],
    ['partner_name', 'Noor'],
    ['partner_email', ''],
    ['wedding_location', ''],
    ['wedding_date', '2027-05-03'],
    ['image', 'image/jpeg 2048:1'],
    ['image', 'image/jpeg 2048:1'],
  ])
})

it('saveBasicInfo omits the user id if the sign-in response had none, and the photos if the couple chose none', async () => {
  const { ports, backend, client } = setupSite({ script: [done] })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  await saveBasicInfo(ports, { ...info, photos: [] })
  const names = (await fieldsOf(backend.requests[0]?.body)).map(([name]) => name)
  expect(names).toEqual(['partner_name', 'partner_email', 'wedding_location', 'wedding_date'])
})

it('saveBasicInfo sends the guests if the couple has given or cleared their number', async () => {
  const path = '/registration/couple-basicinfo/'
  const { ports, backend } = setupMaya({ script: [{ ...done, path, always: true }] })
  for (const guests of ['80', '']) await saveBasicInfo(ports, { ...info, guests, photos: [] })
  const sent = await Promise.all(backend.to(path).map(async ({ body }) => new Map(await fieldsOf(body)).get('guests')))
  expect(sent).toEqual(['80', ''])
})

it('savePreferences sends the styles joined in one field, and each category in a field of its own', async () => {
  const { ports, backend } = setupMaya({ script: [done] })
  expect(await savePreferences(ports, preferences)).toMatchObject({ ok: true })
  expect(backend.requests[0]).toMatchObject({ method: 'POST', path: '/registration/couple-preferences/' })
  expect(await fieldsOf(backend.requests[0]?.body)).toEqual([
    ['wedding_description', 'Rustic, Boho'],
    ['wedding_budget', '$$$'],
    ['categories', '3'],
    ['categories', '5'],
  ])
})

it('saveBasicInfo and savePreferences refresh the dashboard, which tells whether the sign-up is complete', async () => {
  const dashboard = (is_onboarded: boolean): ScriptedAnswer => ({
    path: '/couple/dashboard/',
    body: { user: { username: 'maya', first_name: 'Maya', last_name: '' }, is_onboarded },
  })
  const saved = ['basicinfo', 'preferences'].map((name) => ({ ...done, path: `/registration/couple-${name}/` }))
  const { ports } = setupMaya({ script: [dashboard(false), ...saved, dashboard(false), dashboard(true)] })
  const { $dashboard } = ports.once(createDashboard)
  $dashboard.listen(() => undefined)
  await settle()
  await saveBasicInfo(ports, { ...info, photos: [] })
  await settle()
  expect($dashboard.get()).toMatchObject({ couple: { is_onboarded: false } })
  await savePreferences(ports, preferences)
  await settle()
  expect($dashboard.get()).toMatchObject({ couple: { is_onboarded: true } })
})

it('saveBasicInfo returns and logs a rejection with its invalid fields', async () => {
  const refused: ScriptedAnswer = { status: 400, body: { wedding_date: ['Enter a valid date.'] }, always: true }
  const { ports, logged } = setupMaya({ script: [refused] })
  const failure = { ok: false, error: { code: 'validation_failed', fields: { wedding_date: ['Enter a valid date.'] } } }
  expect(await saveBasicInfo(ports, info)).toMatchObject(failure)
  expect(await savePreferences(ports, preferences)).toMatchObject(failure)
  expect(logged).toEqual(['/registration/couple-basicinfo/ failed.', '/registration/couple-preferences/ failed.'])
})

it('listCategories sends one request, and another request only after a failure', async () => {
  const path = '/vendor/categories/'
  const script = [
    { path, status: 500 },
    { path, body: [{ id: 3, title: 'Florist' }] },
  ]
  const { ports, backend } = setupSite({ script })
  await expect(listCategories(ports)).rejects.toMatchObject({ code: 'internal' })
  const found = await listCategories(ports)
  expect(found).toEqual([{ id: 3, title: 'Florist' }])
  expect(await listCategories(ports)).toBe(found)
  expect(backend.to(path)).toHaveLength(2)
})
