import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { createDeskNotifications } from './create-desk-notifications.ts'
import { setupVendor } from './test/desk.ts'

const PATH = '/desk/notifications/'
const ALL = { inquiry: true, message: true, signature: true, payment: true }

it('createDeskNotifications changes one kind of email and shows what the backend stores', async () => {
  const stored = { ...ALL, message: false }
  const { ports, backend } = setupVendor({
    script: [
      { path: PATH, method: 'GET', body: ALL },
      { path: PATH, method: 'PATCH', body: stored },
      { path: PATH, method: 'GET', body: stored },
    ],
  })
  const notifications = ports.once(createDeskNotifications)
  notifications.$state.subscribe(() => {})
  await settle()
  expect(notifications.$state.get()).toEqual({ status: 'ready', mails: ALL })
  expect(await notifications.set('message', false)).toEqual({ ok: true })
  expect(backend.to(PATH, 'PATCH')[0]?.body).toBe('{"message":false}')
  expect(notifications.$state.get()).toEqual({ status: 'ready', mails: stored })
})

it('createDeskNotifications keeps the emails if a change fails', async () => {
  const { ports } = setupVendor({
    script: [
      { path: PATH, method: 'GET', body: ALL },
      { path: PATH, method: 'PATCH', status: 400, body: { code: 'validation_failed', detail: 'No.' } },
    ],
  })
  const notifications = ports.once(createDeskNotifications)
  notifications.$state.subscribe(() => {})
  await settle()
  expect(await notifications.set('payment', false)).toMatchObject({ ok: false, error: { message: 'No.' } })
  expect(notifications.$state.get()).toEqual({ status: 'ready', mails: ALL })
})
