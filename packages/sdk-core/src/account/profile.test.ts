import { expect, it } from 'vitest'
import type { ScriptedAnswer } from '../testing/index.ts'
import { settle } from '../testing/index.ts'
import { createDashboard } from './create-dashboard.ts'
import {
  getProfile,
  type ProfileForm,
  saveNameAndPhone,
  saveProfile,
  saveProfileImage,
  saveWeddingCity,
} from './profile.ts'
import { fieldsOf, photo, setupMaya } from './test/setup.ts'

const form: ProfileForm = {
  first_name: 'Maya',
  last_name: 'Lindqvist',
  partner_name: 'Noor',
  partner_email: '',
  wedding_date: '2027-05-03',
  wedding_city: 'Oakland',
}
const couple = (partner_name: string): ScriptedAnswer => ({
  path: '/couple/dashboard/',
  body: { user: { username: 'maya', first_name: 'Maya', last_name: '' }, partner_name, wedding_date: null, image: '' },
})

it('getProfile returns the profile, and reads the city "null" as empty', async () => {
  const profile = { ...form, email: 'maya@example.com', wedding_city: 'null', image: { image: 'https://a/1.jpg' } }
  const { ports } = setupMaya({ script: [{ path: '/couple/update-profile/', body: profile }] })
  expect(await getProfile(ports)).toMatchObject({ ...form, wedding_city: '', image: 'https://a/1.jpg' })
})

it('getProfile throws and logs a failed request, but does not log an abort', async () => {
  const { ports, logged } = setupMaya({ script: [{ status: 500 }, { fault: 'hang' }] })
  await expect(getProfile(ports)).rejects.toMatchObject({ code: 'internal' })
  const stopped = new AbortController()
  const reading = getProfile(ports, stopped.signal)
  await settle()
  stopped.abort()
  await expect(reading).rejects.toMatchObject({ code: 'aborted' })
  expect(logged).toEqual(['/couple/update-profile/ failed.'])
})

it('saveProfile sends the documented fields and refreshes the dashboard', async () => {
  const script = [couple('Ann'), { path: '/couple/update-profile/', body: {} }, couple('Noor')]
  const { ports, backend } = setupMaya({ script })
  const { $dashboard } = ports.once(createDashboard)
  $dashboard.listen(() => undefined)
  await settle()
  expect(await saveProfile(ports, form)).toMatchObject({ ok: true })
  expect(await fieldsOf(backend.to('/couple/update-profile/')[0]?.body)).toEqual(Object.entries(form))
  await settle()
  expect($dashboard.get()).toMatchObject({ status: 'ready', couple: { partner_name: 'Noor' } })
})

it('saveNameAndPhone splits the name at its first space and sends the digits of the phone number', async () => {
  const { ports, backend } = setupMaya({ script: [{ path: '/couple/update-profile/', body: {} }] })
  expect(await saveNameAndPhone(ports, { name: ' Ada Byron King ', phone: '(415) 555-0134' })).toMatchObject({
    ok: true,
  })
  expect(await fieldsOf(backend.to('/couple/update-profile/')[0]?.body)).toEqual([
    ['first_name', 'Ada'],
    ['last_name', 'Byron King'],
    ['phone_number', '4155550134'],
  ])
})

it('saveWeddingCity sends only the place', async () => {
  const { ports, backend } = setupMaya({ script: [{ path: '/couple/update-profile/', body: {} }] })
  expect(await saveWeddingCity(ports, 'Sonoma, California')).toMatchObject({ ok: true })
  expect(await fieldsOf(backend.to('/couple/update-profile/')[0]?.body)).toEqual([
    ['wedding_city', 'Sonoma, California'],
  ])
})

it('saveProfile does not refresh the dashboard when the request fails', async () => {
  const refused = { status: 400, body: { partner_email: ['Enter a valid email address.'] }, always: true }
  const { ports, backend, logged } = setupMaya({ script: [refused] })
  expect(await saveProfile(ports, form)).toMatchObject({
    ok: false,
    error: { fields: { partner_email: ['Enter a valid email address.'] } },
  })
  expect(await saveProfileImage(ports, [photo('a')])).toMatchObject({ ok: false, error: { status: 400 } })
  expect(backend.to('/couple/dashboard/')).toEqual([])
  expect(logged).toEqual(['/couple/update-profile/ failed.', '/couple/update-profile-image/ failed.'])
})
