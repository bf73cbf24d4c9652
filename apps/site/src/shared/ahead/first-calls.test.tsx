import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'
import { firstCalls } from './first-calls.ts'

afterEach(cleanup)

const callsAt = (path: string) => firstCalls(new URL(path, 'https://site.test'))

it.each([
  '/dashboard/vendor-detail/7',
  '/Dashboard/Vendor-Detail/7/?is_scanned=true',
  '/dashboard/search',
  '/dashboard/search?categories=4',
  '/dashboard/search/?categories=4&page=3',
  '/dashboard/search?categories=4&page=-1',
])('names what the screen at %s asks, in its words', async (path) => {
  const { platform } = openScreen(path, { isSignedIn: true })
  const calls = callsAt(path)
  expect(calls).not.toEqual([])
  await waitFor(() =>
    expect(platform.backend.requests.map((request) => request.path)).toEqual(expect.arrayContaining(calls)),
  )
})

it.each(['/', '/dashboard', '/dashboard/vendor-detail/7a', '/dashboard/vendor-detail/7/more', '/login'])(
  'names nothing at %s',
  (path) => expect(callsAt(path)).toEqual([]),
)

it('asks for no vendors of what is no category', () => {
  expect(callsAt('/dashboard/search?categories=undefined')).toEqual(['/vendor/categories/', '/couple/dashboard/'])
})
