import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openPath } from '../shared/router.ts'
import { openScreen } from '../testing/open-screen.tsx'

afterEach(cleanup)

const address = () => window.location.pathname + window.location.search
const isAt = (expected: string) => waitFor(() => expect(address()).toBe(expected))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the guards', () => {
  it.each([
    ['/dashboard', '/login?next_url=%2Fdashboard'],
    ['/dashboard/search?categories=3&page=2', '/login?next_url=%2Fdashboard%2Fsearch%3Fcategories%3D3%26page%3D2'],
    ['/dashboard/vendor-detail/3#reviews', '/login?next_url=%2Fdashboard%2Fvendor-detail%2F3%23reviews'],
    ['/dashboard/nothing-here', '/login?next_url=%2Fdashboard%2Fnothing-here'],
    ['/Dashboard', '/login?next_url=%2FDashboard'],
    ['/settings/', '/login?next_url=%2Fsettings%2F'],
    ['/chat', '/login?next_url=%2Fchat'],
    ['/onboarding/basic_info/', '/onboarding'],
    ['/onboarding/preferences/', '/onboarding'],
  ])('redirect a signed-out visitor from %s to %s', async (from, to) => {
    openScreen(from)
    await isAt(to)
  })

  it.each(['/dashboard', '/settings', '/chat', '/onboarding/basic_info/', '/onboardings', '/dashboards'])(
    'let a signed-in couple stay on %s',
    async (path) => {
      openScreen(path, { isSignedIn: true })
      expect(await screen.findAllByRole('heading', { level: 1 })).toBeDefined()
      expect(address()).toBe(path)
    },
  )

  it('add no history entry for a page that redirects', async () => {
    openScreen('/')
    const before = window.history.length
    act(() => openPath('/dashboard'))
    await isAt('/login?next_url=%2Fdashboard')
    expect(window.history.length).toBe(before + 1)
  })

  it('redirect signed-in couples from the first onboarding step, unless they just signed up there', async () => {
    openScreen('/onboarding', { isSignedIn: true })
    await isAt('/onboarding/basic_info/')
    cleanup()
    const { client } = openScreen('/onboarding')
    act(() => client.session.signIn({ token: 't1', email: 'noor@example.com' }))
    expect(address()).toBe('/onboarding')
  })

  it('redirect from a protected screen when another tab signs out', async () => {
    const { platform } = openScreen('/chat', { isSignedIn: true })
    await heading('Chat VIew')
    act(() => platform.storage.openTab().local?.removeItem('token'))
    await isAt('/login?next_url=%2Fchat')
    expect(screen.queryByText('Chat VIew')).toBeNull()
  })

  it('do not redirect while the visitor decides whether to sign in with a link', async () => {
    const { client } = openScreen('/chat', { address: 'https://site.test/chat?token=t1&email=maya@example.com' })
    const accept = await screen.findByRole('button', { name: 'Continue as maya@example.com' })
    expect(address()).toBe('/chat')
    act(() => accept.click())
    expect(await heading('Chat VIew')).toBeDefined()
    expect(client.session.token()).toBe('t1')
  })

  it('redirect /dashboard/vendors/active to /dashboard/vendors', async () => {
    openScreen('/dashboard/vendors/active', { isSignedIn: true })
    await isAt('/dashboard/vendors')
  })

  it("redirect the vision host's front page to a new vision", async () => {
    openScreen('/', { config: { visionHost: window.location.hostname } })
    await isAt('/vision-board/new')
  })
})

describe('an unknown page', () => {
  it.each(['/nowhere', '/magic-link/', '/vision-boards'])('shows "Page not found" at %s', async (path) => {
    openScreen(path)
    expect(await heading('Page not found')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the front page' }).getAttribute('href')).toBe('/')
    expect(document.title).toBe('Page not found · Vowkit')
  })

  it.each(['/dashboard/nothing/', '/dashboard/nothing-here'])('shows the dashboard navigation at %s', async (path) => {
    openScreen(path, { isSignedIn: true })
    expect(await heading('Page not found')).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
  })
})

describe('a screen', () => {
  it('sets the document title from its row in the route table', async () => {
    openScreen('/dashboard', { isSignedIn: true })
    await heading('Your Wedding Vision Board')
    expect(document.title).toBe('Your Wedding Vision Board · Vowkit')
  })
})

describe('a screen opened by navigation', () => {
  it('sets the document title and focuses its heading', async () => {
    openScreen('/nowhere')
    await heading('Page not found')
    act(() => openPath('/'))
    const title = await heading('Bring your dream wedding to life')
    expect(document.activeElement).toBe(title)
    expect(document.title).toBe('Bring your dream wedding to life · Vowkit')
  })

  it('does not remount the layout if the previous screen has the same layout', async () => {
    openScreen('/chat', { isSignedIn: true })
    await heading('Chat VIew')
    const bar = screen.getByRole('banner')
    act(() => openPath('/dashboard/nothing/'))
    await heading('Page not found')
    expect(screen.getByRole('banner')).toBe(bar)
  })
})

describe('logging out', () => {
  it('ends the session and redirects to the login', async () => {
    const { client } = openScreen('/logout', { isSignedIn: true })
    await isAt('/login')
    expect(client.session.token()).toBeNull()
  })

  it('opens a new vision with a full page load on the vision host', async () => {
    const config = { visionHost: window.location.hostname }
    const { client, platform } = openScreen('/logout', { isSignedIn: true, config })
    await waitFor(() => expect(platform.navigation.visited).toEqual(['/vision-board/new']))
    expect(client.session.token()).toBeNull()
  })
})
