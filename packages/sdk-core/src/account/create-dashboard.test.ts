import { expect, it } from 'vitest'
import { fakeStorage, type ScriptedAnswer, settle } from '../testing/index.ts'
import { createDashboard } from './create-dashboard.ts'
import { setupMaya, setupSite } from './test/setup.ts'

const path = '/couple/dashboard/'
const couple = (first_name: string): ScriptedAnswer => ({
  path,
  body: { user: { username: 'maya', first_name, last_name: '' }, wedding_date: '2027-05-03' },
})
const maya = { token: 'm', email: 'maya@example.com' }
const noor = { token: 'n', email: 'noor@example.com' }

function setup(script: ScriptedAnswer[], storage = fakeStorage()) {
  const all = setupMaya({ script, storage, address: 'https://site.test/dashboard' })
  const dashboard = all.ports.once(createDashboard)
  const shown: unknown[] = []
  const listen = () =>
    dashboard.$dashboard.subscribe((state) => {
      shown.push(state.status === 'ready' ? state.couple.user.first_name : state.status)
    })
  return { ...all, ...dashboard, session: all.client.session, shown, listen }
}

it('createDashboard fetches the dashboard once for all subscribers, when the first one subscribes', async () => {
  const { listen, shown, backend, ports, $dashboard } = setup([couple('Maya')])
  expect(backend.requests).toEqual([])
  listen()
  listen()
  await settle()
  expect(backend.to(path)).toHaveLength(1)
  expect(shown.at(-1)).toBe('Maya')
  expect(ports.once(createDashboard).$dashboard).toBe($dashboard)
})

it('createDashboard keeps the previous dashboard during a refetch and after a failed refetch', async () => {
  const { listen, shown, refresh, logged } = setup([couple('Maya'), couple('Mia'), { path, status: 500 }])
  listen()
  await settle()
  await refresh()
  await refresh()
  expect(shown).toEqual(['loading', 'Maya', 'Mia'])
  expect(logged).toEqual([`${path} failed.`])
})

it('createDashboard reports a failure only if no fetch has succeeded, and reports loading during a retry', async () => {
  const { listen, shown, refresh } = setup([{ path, status: 500 }, couple('Maya')])
  listen()
  await settle()
  await refresh()
  expect(shown).toEqual(['loading', 'failed', 'loading', 'Maya'])
})

it('createDashboard uses the response to the latest request when several requests are pending', async () => {
  const { listen, shown, refresh, backend } = setup([{ path, fault: 'hang' }, couple('Mia')])
  listen()
  await settle()
  await refresh()
  expect(shown).toEqual(['loading', 'Mia'])
  expect(backend.requests[0]?.signal.aborted).toBe(true)
})

it('createDashboard sends no dashboard request without a session', async () => {
  const { ports, backend, navigation } = setupSite({ address: 'https://site.test/dashboard' })
  const { $dashboard } = ports.once(createDashboard)
  $dashboard.listen(() => undefined)
  await settle()
  expect($dashboard.get()).toEqual({ status: 'loading' })
  expect(backend.requests).toEqual([])
  expect(navigation.visited).toEqual([])
})

it('createDashboard redirects to the login page when the dashboard request gets a 401', async () => {
  const { listen, shown, navigation, session } = setup([{ path, status: 401 }])
  listen()
  await settle()
  expect(navigation.visited).toEqual(['/login?next_url=%2Fdashboard'])
  expect(session.token()).toBeNull()
  expect(shown).toEqual(['loading'])
})

it("createDashboard clears the previous account's dashboard at sign-out and for the next account", async () => {
  const { listen, shown, session } = setup([
    couple('Maya'),
    { path: '/auth/logout/', body: {} },
    { path, fault: 'hang' },
  ])
  listen()
  await settle()
  await session.signOut()
  expect(shown).toEqual(['loading', 'Maya', 'loading'])
  session.signIn(noor)
  await settle()
  expect(shown.at(-1)).toBe('loading')
})

it('createDashboard discards a dashboard response for the previous account', async () => {
  const { listen, shown, session } = setup([{ path, fault: 'hang' }, couple('Noor')])
  listen()
  await settle()
  session.signIn(noor)
  await settle()
  expect(shown.at(-1)).toBe('Noor')
})

it('createDashboard updates the dashboard after a sign-in or sign-out in another tab', async () => {
  const storage = fakeStorage()
  const { listen, shown } = setup([couple('Maya'), couple('Noor')], storage)
  const other = setupSite({ storage: storage.openTab(), script: [{ path: '/auth/logout/', body: {} }] })
  listen()
  await settle()
  other.client.session.signIn(noor)
  await settle()
  expect(shown).toEqual(['loading', 'Maya', 'loading', 'Noor'])
  await other.client.session.signOut()
  expect(shown.at(-1)).toBe('loading')
})

it('createDashboard keeps the dashboard when the same account signs in again', async () => {
  const { listen, shown, session } = setup([couple('Maya'), couple('Maya')])
  listen()
  await settle()
  session.signIn({ ...maya, token: 'm2' })
  await settle()
  expect(shown).toEqual(['loading', 'Maya', 'Maya'])
})
