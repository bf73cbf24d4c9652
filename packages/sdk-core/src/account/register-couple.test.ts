import { expect, it } from 'vitest'
import type { ScriptedAnswer } from '../testing/index.ts'
import { formatPhoneInput } from './phone.ts'
import { registerCouple } from './register-couple.ts'
import { noteScan, storedScan } from './scan.ts'
import { setupSite } from './test/setup.ts'

const welcome: ScriptedAnswer = { status: 201, body: { token: 't', userId: 7, username: 'Maya Lindqvist' } }
const form = {
  name: ' Maya Lindqvist ',
  email: ' maya@example.com',
  phone: '(415) 555-0134',
  password: 'a barn at dusk',
}

it('registerCouple sends the name as username and the phone number as digits, and starts a session', async () => {
  const { ports, backend, values, tracked } = setupSite({ script: [welcome] })
  noteScan(ports, '/dashboard/vendor-scan/42')
  expect(await registerCouple(ports, form)).toEqual({ ok: true })
  expect(backend.requests[0]).toMatchObject({ method: 'POST', path: '/registration/register/' })
  expect(backend.requests[0]?.headers.Authorization).toBeUndefined()
  expect(JSON.parse(String(backend.requests[0]?.body))).toEqual({
    username: 'Maya Lindqvist',
    email: 'maya@example.com',
    phone_number: '4155550134',
    password: 'a barn at dusk',
  })
  expect([values.get('token'), values.get('user_id'), values.get('username')]).toEqual(['t', '7', 'Maya Lindqvist'])
  expect(storedScan(ports)).toBe('42')
  expect(tracked).toEqual(['identify 7'])
})

it.each<[string, ScriptedAnswer, object]>([
  [
    'an email that is taken',
    { status: 400, body: { code: 'email_taken', email: ['Taken.'] } },
    { code: 'email_taken' },
  ],
  ['a rejection without a field', { status: 409 }, { code: 'email_taken' }],
  ['a server error', { status: 500 }, { code: 'failed' }],
  [
    'an email among other fields',
    { status: 400, body: { email: ['Taken.'], password: ['Too short.'] } },
    { code: 'email_taken' },
  ],
  [
    'an invalid password',
    { status: 400, body: { password: ['Too short.', 'Too plain.'] } },
    { code: 'field', field: 'password', message: 'Too short.' },
  ],
  [
    'an invalid phone number',
    { status: 400, body: { phone_number: ['Please enter only numbers'] } },
    { code: 'field', field: 'phone', message: 'Please enter only numbers' },
  ],
  [
    'a name that is missing, first',
    { status: 400, body: { password: ['Too short.'], username: ['Enter your name.'] } },
    { code: 'field', field: 'name', message: 'Enter your name.' },
  ],
  ['too many tries', { status: 429, headers: { 'Retry-After': '5' } }, { code: 'rate_limited', seconds: 5 }],
  ['no answer', { fault: 'refuse' }, { code: 'network' }],
])('registerCouple reports %s', async (_name, answer, failure) => {
  const { ports, values } = setupSite({ script: [answer] })
  expect(await registerCouple(ports, form)).toMatchObject({ ok: false, ...failure })
  expect([...values]).toEqual([])
})

it.each([
  ['', ''],
  ['4', '4'],
  ['415', '415'],
  ['4155', '(415) 5'],
  ['(415) 55', '(415) 55'],
  ['(415) 555', '(415) 555'],
  ['4155550', '(415) 555-0'],
  ['415-555-0134', '(415) 555-0134'],
  ['４１５５５５０１３４', '(415) 555-0134'],
  ['+49 170 1234567', '491701234567'],
  ['call me', ''],
])('formatPhoneInput formats %j as %j', (typed, shown) => {
  expect(formatPhoneInput(typed)).toBe(shown)
  expect(formatPhoneInput(shown)).toBe(shown)
})
