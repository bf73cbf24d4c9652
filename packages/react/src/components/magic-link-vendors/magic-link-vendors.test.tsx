import { screen, waitFor, within } from '@testing-library/react'
import { fakePlatform, fakeStorage } from '@vowkit/sdk-core/testing'
import { describe, expect, it, vi } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { MagicLinkVendors } from './magic-link-vendors.tsx'
import { linkAnswer, vendorsAnswer } from './test/answers.ts'

const FAILED = 'Failed to fetch vendors. Please try again.'
const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })

describe('MagicLinkVendors', () => {
  it.each([
    [true, 'Magic Link is Active', 'Login to Dashboard'],
    [false, 'Magic Link is Inactive', 'Set your Password'],
  ])('shows a link with is_active=%s as "%s" with the action "%s"', async (is_active, title, action) => {
    setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer({ is_active }), vendorsAnswer()] })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(link(new RegExp(`^${action}`)).href).toBe('https://site.test/login')
  })

  it('lists the categories of the link', async () => {
    setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer(), vendorsAnswer()] })
    const chips = within(await screen.findByRole('list', { name: 'Categories' })).getAllByRole('listitem')
    expect(chips.map((chip) => chip.textContent)).toEqual(['Florists', 'Venues'])
    // The embedding page may have its own banner landmark.
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it.each(['', 'javascript:alert(1)', '//evil.example.com'])(
    'renders no link for the unsafe URL %j',
    async (access_link) => {
      setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer({ access_link }), vendorsAnswer()] })
      expect(await screen.findByRole('button', { name: 'Login to Dashboard' })).toBeDisabled()
      expect(screen.queryByRole('link', { name: /Login to Dashboard/ })).toBeNull()
    },
  )

  it('shows an unknown link as not found, with links to the home page and to support', async () => {
    const onLinkState = vi.fn()
    setup(<MagicLinkVendors code="abc" onLinkState={onLinkState} />, { script: [linkAnswer({}, 404)] })
    expect(await screen.findByRole('heading', { name: '404 - Magic Link Not Found' })).toBeVisible()
    expect(screen.getByText('The link you provided is invalid or has expired.')).toBeVisible()
    await waitFor(() => expect(link('Contact us').href).toBe('mailto:help@site.test'))
    expect(link(/^Go to the home page/).href).toBe('https://site.test/')
    expect(onLinkState).toHaveBeenCalledExactlyOnceWith({ status: 'missing' })
  })

  it.each([400, 401, 410])(
    'shows a link whose request fails with %d as invalid, and offers a retry',
    async (status) => {
      const { user } = setup(<MagicLinkVendors code="abc" />, {
        script: [linkAnswer({}, status), linkAnswer(), vendorsAnswer()],
      })
      expect(await screen.findByRole('heading', { name: 'Invalid or expired magic link.' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { name: 'Magic Link is Active' })).toBeVisible()
    },
  )

  it('offers the login and a new link for a link that has expired', async () => {
    setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer({}, 410)] })
    expect(await screen.findByText(/Magic links work for a limited time\./)).toBeVisible()
    await waitFor(() => expect(link('Ask for a new link').href).toMatch(/^mailto:help@site\.test\?subject=A%20new/))
    expect(link(/^Log in/).href).toBe('https://site.test/login')
  })

  it('mentions the connection when the request gets no response', async () => {
    const { user, wait } = setup(<MagicLinkVendors code="abc" />, {
      script: [...Array<object>(4).fill({ ...linkAnswer(), fault: 'refuse' }), linkAnswer(), vendorsAnswer()],
    })
    await wait(10_000)
    expect(screen.getByRole('heading', { name: 'Invalid or expired magic link.' })).toBeVisible()
    expect(screen.getByText('Please check your network connection.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Log in/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Magic Link is Active' })).toBeVisible()
  })

  it('shows a skeleton until the link has loaded', async () => {
    setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer(), vendorsAnswer()] })
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument()
    expect(screen.queryByRole('heading')).toBeNull()
    await screen.findByRole('heading', { name: 'Magic Link is Active' })
  })

  it('sends no request without a code', async () => {
    const { platform, show } = setup(<MagicLinkVendors />, { script: [linkAnswer(), vendorsAnswer()] })
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument()
    expect(platform.backend.requests).toEqual([])
    show(<MagicLinkVendors code="abc" />)
    expect(await screen.findByRole('heading', { name: 'Magic Link is Active' })).toBeVisible()
  })

  it('loads another link when the code changes', async () => {
    const { show } = setup(<MagicLinkVendors code="abc" />, {
      script: [linkAnswer(), vendorsAnswer(), { ...linkAnswer({ is_active: false }), path: '/auth/magic-link/xyz/' }],
    })
    await screen.findByRole('heading', { name: 'Magic Link is Active' })
    show(<MagicLinkVendors code="xyz" />)
    expect(await screen.findByRole('heading', { name: 'Magic Link is Inactive' })).toBeVisible()
  })

  it('shows a sign-in message before the page reloads with the new session', async () => {
    const { platform, client } = setup(<MagicLinkVendors code="abc" />, {
      mode: 'site',
      script: [linkAnswer(), vendorsAnswer({ token: 't1' })],
    })
    expect(await screen.findByText('Signing you in…')).toBeVisible()
    expect(client.session.token()).toBe('t1')
    expect(platform.navigation.visited).toHaveLength(1)
  })

  it('shows the vendors without a reload if the browser cannot store the session', async () => {
    const platform = { ...fakePlatform(), storage: fakeStorage({ isBlocked: true }) }
    setup(<MagicLinkVendors code="abc" />, {
      mode: 'site',
      platform,
      script: [linkAnswer(), vendorsAnswer({ token: 't1' })],
    })
    expect(await screen.findByRole('link', { name: 'Oak Barn' })).toBeVisible()
    expect(platform.navigation.visited).toEqual([])
    expect(screen.queryByText('Signing you in…')).toBeNull()
  })
})

describe('MagicLinkVendors, recommended vendors', () => {
  it('shows vendors as cards that link to their profiles', async () => {
    setup(<MagicLinkVendors code="abc" siteUrl="https://vows.test" />, { script: [linkAnswer(), vendorsAnswer()] })
    const section = within(await screen.findByRole('region', { name: 'Recommended Vendors' }))
    const card = within((await section.findAllByRole('article'))[0] as HTMLElement)
    for (const text of ['Ceremonies, Dinners', 'Sonoma, California', 'Venues, Florists'])
      expect(card.getByText(text)).toBeVisible()
    const profile = card.getByRole('link', { name: 'Oak Barn (opens in a new tab)' })
    expect(profile).toHaveAttribute('href', 'https://vows.test/vendors/1')
    expect(profile).toHaveAttribute('target', '_blank')
  })

  it('shows the price and the deal of a vendor, and its rating if showRating is set', async () => {
    const facts = { from_price: '4500.00', from_price_unit: 'guest', discount: '500', currency: 'USD', avg_rating: 4.8 }
    const script = [linkAnswer(), vendorsAnswer({ facts })]
    const { show } = setup(<MagicLinkVendors code="abc" />, { script })
    expect(await screen.findByText('from $4,500 a guest')).toBeVisible()
    expect(screen.getByText('Deal: save $500')).toBeVisible()
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull()
    show(<MagicLinkVendors code="abc" showRating />)
    expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible()
  })

  it('opens vendors in the same tab on our own site', async () => {
    setup(<MagicLinkVendors code="abc" />, { mode: 'site', script: [linkAnswer(), vendorsAnswer()] })
    const profile = await screen.findByRole('link', { name: 'Oak Barn' })
    expect(profile).toHaveAttribute('href', '/dashboard/vendor-detail/1')
    expect(profile).not.toHaveAttribute('target')
  })

  it.each([
    [false, true],
    [undefined, false],
  ])(
    'prevents navigation only if onVendorSelect returns false (returned %s, prevented: %s)',
    async (answer, isKept) => {
      const onVendorSelect = vi.fn(() => answer)
      const { user } = setup(<MagicLinkVendors code="abc" onVendorSelect={onVendorSelect} />, {
        mode: 'site',
        script: [linkAnswer(), vendorsAnswer()],
      })
      const clicks: boolean[] = []
      const note = (event: Event) => {
        clicks.push(event.defaultPrevented)
        event.preventDefault()
      }
      window.addEventListener('click', note)
      await user.click(await screen.findByRole('link', { name: 'Oak Barn' }))
      window.removeEventListener('click', note)
      expect(clicks).toEqual([isKept])
      expect(onVendorSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }))
    },
  )

  it('shows no arrows for a single page', async () => {
    setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer(), vendorsAnswer()] })
    await screen.findByRole('link', { name: /^Oak Barn/ })
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('moves page by page and stops at both ends', async () => {
    const onPageChange = vi.fn()
    const { user } = setup(<MagicLinkVendors code="abc" onPageChange={onPageChange} />, {
      script: [linkAnswer(), ...[1, 2, 3].map((page) => vendorsAnswer({ page, count: 12 }))],
    })
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of recommended vendors' }))
    const [back, on] = [
      pages.getByRole('button', { name: 'Previous page' }),
      pages.getByRole('button', { name: 'Next page' }),
    ]
    expect(pages.getByText('1 / 3')).toBeVisible()
    expect(back).toHaveAttribute('aria-disabled', 'true')
    await user.click(back)
    await user.click(on)
    expect(await pages.findByText('2 / 3')).toBeVisible()
    expect(back).toHaveAttribute('aria-disabled', 'false')
    await user.click(on)
    expect(await pages.findByText('3 / 3')).toBeVisible()
    expect(on).toHaveAttribute('aria-disabled', 'true')
    expect(on).toHaveFocus()
    expect(screen.getByRole('link', { name: /^Vendor of page 3/ })).toBeVisible()
    expect(onPageChange.mock.calls).toEqual([2, 3].map((page) => [{ page, pages: 3 }]))
  })

  it('prefetches the next page', async () => {
    const { platform } = setup(<MagicLinkVendors code="abc" />, {
      script: [linkAnswer(), ...[1, 2].map((page) => vendorsAnswer({ page, count: 12 }))],
    })
    await screen.findByText('1 / 3')
    await waitFor(() => expect(platform.backend.to('/auth/vendors/magic-link/abc/?page=2&page_size=5')).toHaveLength(1))
  })

  it('shows the page from the host’s props first', async () => {
    setup(<MagicLinkVendors code="abc" page={2} />, { script: [linkAnswer(), vendorsAnswer({ page: 2, count: 12 })] })
    expect(await screen.findByText('2 / 3')).toBeVisible()
  })

  it.each([undefined, 1])(
    'keeps the visitor’s page when a host removes it and adds it again, with the page %s in its props',
    async (page) => {
      const { user, show } = setup(<MagicLinkVendors code="abc" page={page} />, {
        script: [linkAnswer(), ...[1, 2, 2, 3].map((at) => vendorsAnswer({ page: at, count: 12 }))],
      })
      await user.click(await screen.findByRole('button', { name: 'Next page' }))
      expect(await screen.findByText('2 / 3')).toBeVisible()
      show(<p>Removed</p>)
      show(<MagicLinkVendors code="abc" page={page} />)
      expect(await screen.findByText('2 / 3')).toBeVisible()
    },
  )

  it('shows an error with a retry when the first page fails', async () => {
    const onError = vi.fn()
    const { user } = setup(<MagicLinkVendors code="abc" onError={onError} />, {
      script: [linkAnswer(), { ...vendorsAnswer(), status: 404, body: {} }, vendorsAnswer()],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'vendors_failed' }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /^Oak Barn/ })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the current page when the next page does not load', async () => {
    const { user } = setup(<MagicLinkVendors code="abc" />, {
      script: [
        linkAnswer(),
        vendorsAnswer({ count: 12 }),
        { ...vendorsAnswer({ page: 2 }), always: true, status: 404, body: {} },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
    expect(screen.getByRole('link', { name: /^Oak Barn/ })).toBeVisible()
    expect(screen.getByText('1 / 3')).toBeVisible()
  })

  it('explains that there are no recommended vendors', async () => {
    setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer(), vendorsAnswer({ count: 0 })] })
    expect(await screen.findByText('No recommended vendors yet.')).toBeVisible()
  })

  it('shows the image of a vendor', async () => {
    setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer(), vendorsAnswer()] })
    expect(await screen.findByRole('presentation')).toHaveAttribute('src', 'https://api.test/files/oak.webp')
  })

  it('renders names of vendors as text, never as HTML', async () => {
    const business_name = '<img src=x onerror=alert(1)> زهور 💐'
    setup(<MagicLinkVendors code="abc" />, { script: [linkAnswer(), vendorsAnswer({ business_name })] })
    expect(await screen.findByRole('link', { name: `${business_name} (opens in a new tab)` })).toBeVisible()
  })
})
