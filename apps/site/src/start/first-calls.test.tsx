import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { drawPage } from '../pages.tsx'
import { matchPath } from '../routes/match-screen.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { firstCalls } from './first-calls.ts'

afterEach(cleanup)

const PAGE = '<head><title>Vowkit</title></head><body><div id="root"></div></body>'

/** Lists the API calls that the built page of a URL requests first. */
function callsAt(address: string): string[] {
  const url = new URL(address, 'https://site.test')
  const page = new DOMParser().parseFromString(drawPage(PAGE, matchPath(url.pathname).name, []), 'text/html')
  return firstCalls(page, url)
}

it.each([
  '/dashboard/vendor-detail/7',
  '/Dashboard/Vendor-Detail/7/?is_scanned=true',
  '/dashboard/search',
  '/dashboard/search?categories=4',
  '/dashboard/search/?categories=4&page=3',
  '/dashboard/search?categories=4&page=-1',
])('firstCalls returns API calls that the screen at %s makes, with the same query', async (path) => {
  const { platform } = openScreen(path, { isSignedIn: true })
  const calls = callsAt(path)
  expect(calls).not.toEqual([])
  await waitFor(() =>
    expect(platform.backend.requests.map((request) => request.path)).toEqual(expect.arrayContaining(calls)),
  )
})

it.each(['/', '/dashboard', '/dashboard/vendor-detail/7/more', '/login'])('firstCalls returns no calls at %s', (path) =>
  expect(callsAt(path)).toEqual([]),
)

it('firstCalls omits a call whose required value is not a number', () => {
  expect(callsAt('/dashboard/vendor-detail/7a')).toEqual(['/couple/dashboard/'])
  expect(callsAt('/dashboard/search?categories=undefined')).toEqual(['/vendor/categories/', '/couple/dashboard/'])
})
