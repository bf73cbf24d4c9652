import { act, screen, waitFor, within } from '@testing-library/react'
import { fakePlatform, type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it, vi } from 'vitest'
import { type SetupOptions, SIGN_IN, setup } from '../../testing/setup.tsx'
import { WeddingAssistant, type WeddingAssistantProps } from './wedding-assistant.tsx'

const NO_STREAM = { path: '/support/stream/', status: 405, always: true }

function reply(content: string, id = 1): ScriptedAnswer {
  return { path: '/support/send/', body: { id, role: 'assistant', content, created_at: '2026-06-01T12:00:00Z' } }
}

function show(props: WeddingAssistantProps = {}, { script = [reply('Welcome.')], ...options }: SetupOptions = {}) {
  const view = setup(<WeddingAssistant {...props} />, { script: [...script, NO_STREAM], ...options })
  const asked = () => view.platform.backend.to('/support/send/').map(({ body }) => JSON.parse(String(body)))
  return { ...view, asked }
}

/** Renders the assistant, opens it and waits for its greeting. */
async function opened(props: WeddingAssistantProps = {}, script: ScriptedAnswer[] = [], options: SetupOptions = {}) {
  const all = show(props, { script: [reply('Welcome.'), ...script], ...options })
  await all.user.click(launcher())
  await screen.findByText('Welcome.')
  const panel = screen.getByRole('dialog', { name: 'Your wedding assistant' })
  const field = within(panel).getByRole('textbox', { name: 'Your question' })
  async function ask(text: string) {
    await all.user.type(field, text)
    await all.user.keyboard('{Enter}')
    await act(settle)
  }
  return { ...all, panel, field, ask }
}

const launcher = () => screen.getByRole('button', { name: /assistant/ })
const panel = () => screen.queryByRole('dialog', { name: 'Your wedding assistant' })

describe('WeddingAssistant, button', () => {
  it('opens the panel with a greeting, focuses the panel and closes it', async () => {
    const { field, asked, user } = await opened()
    expect(field).toHaveFocus()
    expect(asked()).toEqual([{ message: 'Hello', is_vendor: false, vendor_id: null, history: [] }])
    expect(screen.queryByText('Hello')).toBeNull()
    expect(launcher()).toHaveAttribute('aria-expanded', 'true')
    await user.click(launcher())
    expect(panel()).toBeNull()
  })

  it('sends no request before it is pressed', async () => {
    const { platform } = show()
    await act(settle)
    expect(platform.backend.requests).toEqual([])
  })

  it('is hidden in a window narrower than minWidth', () => {
    const { unmount } = show({ minWidth: window.innerWidth })
    expect(launcher()).toBeInTheDocument()
    unmount()
    show({ minWidth: window.innerWidth + 1 })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('WeddingAssistant, panel', () => {
  it('closes on Escape, except during an IME composition, and restores the focus', async () => {
    const { user, field } = await opened()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }))
    expect(panel()).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(launcher()).toHaveFocus()
  })

  it('calls the listeners of the host', async () => {
    const listener = vi.fn()
    const listeners = Object.fromEntries(
      ['onOpen', 'onClose', 'onMessage', 'onReply', 'onError'].map((name) => [
        name,
        (detail: unknown) => listener(name, detail),
      ]),
    )
    const { ask, user } = await opened(listeners, [reply('Peonies.', 2), { path: '/support/send/', status: 500 }])
    await ask('What grows?')
    await ask('And now?')
    await user.keyboard('{Escape}')
    expect(listener.mock.calls).toMatchObject([
      ['onOpen', undefined],
      ['onReply', { id: 1, role: 'assistant', content: 'Welcome.', created_at: '2026-06-01T12:00:00Z' }],
      ['onMessage', { content: 'What grows?' }],
      ['onReply', { content: 'Peonies.' }],
      ['onMessage', { content: 'And now?' }],
      ['onError', { code: 'internal' }],
      ['onClose', undefined],
    ])
  })

  it('opens and closes when the open prop changes, and lets the visitor control the panel in between', async () => {
    const { show: rerender, user } = show({ open: true })
    await screen.findByText('Welcome.')
    expect(document.body).toHaveFocus()
    await user.click(launcher())
    expect(panel()).toBeNull()
    rerender(<WeddingAssistant open={false} />)
    rerender(<WeddingAssistant open />)
    await waitFor(() => expect(panel()).toBeInTheDocument())
  })

  it('reopens after a reload without moving the focus', async () => {
    const { unmount, platform } = await opened()
    unmount()
    setup(<WeddingAssistant />, { platform: fakePlatform({ storage: platform.storage }) })
    await screen.findByText('Welcome.')
    expect(document.body).toHaveFocus()
  })

  it('starts a new chat', async () => {
    const { ask, user, platform, field } = await opened({}, [reply('Peonies.', 2)])
    await ask('What grows?')
    platform.backend.answer(reply('Hello again.', 3))
    await user.click(screen.getByRole('button', { name: 'New chat' }))
    await screen.findByText('Hello again.')
    expect(screen.queryByText('What grows?')).toBeNull()
    expect(field).toHaveFocus()
  })
})

describe('a question to the assistant', () => {
  it('is sent on Enter, except with Shift or during an IME composition', async () => {
    const { user, field, asked } = await opened({}, [reply('Peonies.', 2)])
    await user.type(field, 'What{Shift>}{Enter}{/Shift}grows?')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, keyCode: 229 }))
    expect(asked()).toHaveLength(1)
    await user.keyboard('{Enter}')
    await screen.findByText('Peonies.')
    expect(asked()[1]).toMatchObject({ message: 'What\ngrows?' })
    expect(field).toHaveValue('')
  })

  it('shows an error for a question of 100 characters and disables the button', async () => {
    const { user, field, asked } = await opened()
    const send = screen.getByRole('button', { name: 'Send' })
    expect(send).toHaveAttribute('aria-disabled', 'true')
    await user.click(field)
    await user.paste('x'.repeat(79))
    expect(screen.queryByText('79/100')).toBeNull()
    await user.keyboard('x')
    expect(screen.getByText('80/100')).toBeInTheDocument()
    await user.paste('x'.repeat(19))
    expect(send).toHaveAttribute('aria-disabled', 'false')
    await user.keyboard('x')
    expect(screen.getByText("You've exceed the max characters allowed (100)")).toBeInTheDocument()
    expect(send).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Enter}')
    await user.click(send)
    expect(asked()).toHaveLength(1)
    expect(field).toHaveValue('x'.repeat(100))
  })

  it('can be chosen from suggestions that match the page', async () => {
    const { user, asked } = await opened({ vendorId: 12 }, [reply('Flowers.', 2)])
    await user.click(screen.getByRole('button', { name: 'What does this vendor include?' }))
    await screen.findByText('Flowers.')
    expect(asked()[1]).toMatchObject({ message: 'What does this vendor include?', is_vendor: true, vendor_id: 12 })
    expect(screen.queryByRole('group', { name: 'Suggested questions' })).toBeNull()
  })

  it('shows a typing indicator after half a second and can be stopped', async () => {
    const { ask, wait, user, panel } = await opened({}, [{ path: '/support/send/', fault: 'hang' }])
    const [status] = within(panel).getAllByRole('status')
    await ask('What grows?')
    expect(document.querySelector('.vk-talk__typing')).toBeNull()
    expect(status).toBeEmptyDOMElement()
    await wait(500)
    expect(document.querySelector('.vk-talk__typing')).not.toBeNull()
    expect(status).toHaveTextContent('The assistant is typing')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(status).toBeEmptyDOMElement()
    expect(document.querySelector('.vk-talk__typing')).toBeNull()
    expect(screen.getByText('What grows?')).toBeInTheDocument()
    expect(screen.getByText('Reply stopped.')).toBeInTheDocument()
  })

  it('stays visible after a failure and is sent again on request', async () => {
    const { ask, user, platform } = await opened({}, [{ path: '/support/send/', status: 500 }])
    await ask('What grows?')
    expect(
      screen.getByText("The assistant isn't available right now. Try again.").closest('[role=alert]'),
    ).not.toBeNull()
    platform.backend.answer(reply('Peonies.', 2))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Peonies.')
    expect(screen.getAllByText('What grows?')).toHaveLength(1)
  })

  it('opens the sign-in dialog if the backend requires a session, then continues', async () => {
    const { ask, user, platform } = await opened({}, [{ path: '/support/send/', status: 401 }, ...SIGN_IN])
    await ask('My vendors?')
    expect(screen.getByText('Log in to continue.')).toBeInTheDocument()
    expect(platform.navigation.visited).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    await user.type(await screen.findByLabelText(/email/i), 'maya@example.com{Enter}')
    platform.backend.answer(reply('Iris & Fern.', 2))
    await user.type(await screen.findByLabelText(/code/i), '4821')
    await screen.findByText('Iris & Fern.')
  })
})

describe('a reply of the assistant', () => {
  const LINK = '**Iris & Fern**\n[View Profile](/dashboard/vendor-detail/12)'

  it('contains bold text, line breaks and vendor links that open a new tab', async () => {
    const { ask } = await opened({ siteUrl: 'https://site.test/' }, [reply(LINK, 2)])
    await ask('Who?')
    expect(screen.getByText('Iris & Fern').tagName).toBe('STRONG')
    const link = screen.getByRole('link', { name: 'View Profile' })
    expect(link).toHaveAttribute('href', 'https://site.test/vendors/12')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  it('links to vendors in the same tab on our own site', async () => {
    const { ask } = await opened({}, [reply(LINK, 2)], { mode: 'site' })
    await ask('Who?')
    const link = screen.getByRole('link', { name: 'View Profile' })
    expect(link).toHaveAttribute('href', '/dashboard/vendor-detail/12')
    expect(link).not.toHaveAttribute('target')
  })

  it('is requested in the language of the page and has translated links', async () => {
    const messages = { assistant: { viewProfile: 'Ver perfil' } }
    const { ask, asked, panel } = await opened({ lang: 'es', messages }, [reply(LINK, 2)])
    await ask('¿Quién?')
    expect(asked()).toMatchObject([
      { message: 'Hello', language: 'es' },
      { message: '¿Quién?', language: 'es' },
    ])
    expect(screen.getByRole('link', { name: 'Ver perfil' })).toBeVisible()
    expect(within(panel).getAllByRole('status')[1]).toHaveTextContent('Iris & Fern Ver perfil')
  })

  it('calls onVendorSelect for a vendor link, and does not navigate if the callback returns false', async () => {
    const onVendorSelect = vi.fn(() => false)
    const { ask, user } = await opened({ onVendorSelect }, [reply(LINK, 2)])
    await ask('Who?')
    const clicked = vi.fn((event: Event) => event.defaultPrevented)
    document.addEventListener('click', clicked, { once: true })
    await user.click(screen.getByRole('link', { name: 'View Profile' }))
    expect(onVendorSelect).toHaveBeenCalledWith({ id: '12', url: 'https://site.test/vendors/12' })
    expect(clicked).toHaveReturnedWith(true)
  })

  it('shows the age of each message', async () => {
    const { wait } = await opened()
    expect(screen.queryByText(/ago/)).toBeNull()
    await wait(90_000)
    expect(screen.getByText('1 min ago')).toBeInTheDocument()
    await wait(3 * 3_600_000)
    expect(screen.getByText('3 hours ago')).toBeInTheDocument()
  })

  it('is announced once, without earlier messages', async () => {
    const { ask, panel } = await opened({}, [reply('**Peonies** grow here.', 2)])
    const [, status] = within(panel).getAllByRole('status')
    if (!status) throw new Error('No reply is announced.')
    expect(status).toHaveTextContent('Welcome.')
    const changes = vi.fn()
    const observer = new MutationObserver(changes)
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    await ask('What grows?')
    await waitFor(() => expect(status).toHaveTextContent('Peonies grow here.'))
    expect(changes).toHaveBeenCalledTimes(1)
    observer.disconnect()
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off')
  })
})

describe('WeddingAssistant, inline', () => {
  it('shows the greeting on the first focus', async () => {
    const { user, asked } = show({ position: 'inline' })
    const field = await screen.findByRole('textbox')
    await act(settle)
    expect(asked()).toEqual([])
    await user.click(field)
    await screen.findByText('Welcome.')
    expect(asked()).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('WeddingAssistant, parts of a reply', () => {
  const link = (id: number) => `[View Profile](/dashboard/vendor-detail/${id})`
  const cards = [
    { vendor_id: 4, name: 'Wild Ranunculus', image: 'https://api.test/4.webp', reason: 'From $395 of your $2,000' },
    { vendor_id: 5, name: 'Marigold & Rye', image: '', reason: 'From $900 of your $2,000' },
  ]
  const table = {
    vendors: cards.map(({ vendor_id, name }) => ({ vendor_id, name })),
    rows: [{ label: 'Price', cells: ['$395', '$900'] }],
  }
  const withParts = (more: object): ScriptedAnswer => ({
    path: '/support/send/',
    body: {
      ...{ id: 2, role: 'assistant', created_at: '2026-06-01T12:00:00Z' },
      content: `Two fit:\n• **Wild Ranunculus** ${link(4)}\n• **Marigold & Rye** ${link(5)}`,
      ...more,
    },
  })

  it('shows each vendor as a card with a link of its own name, and not in the text as well', async () => {
    const { ask } = await opened({}, [withParts({ cards })])
    await ask('florists under 2000')
    const list = screen.getByRole('list', { name: 'Vendors' })
    expect(within(list).getAllByRole('link')).toHaveLength(2)
    expect(within(list).getByRole('link', { name: 'Wild Ranunculus' })).toBeInTheDocument()
    expect(within(list).getByText('From $395 of your $2,000')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'View Profile' })).toBeNull()
  })

  it('announces a reply with its cards once', async () => {
    const { ask } = await opened({}, [withParts({ cards })])
    await ask('florists under 2000')
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '')
    expect(statuses.filter((text) => text.includes('Wild Ranunculus'))).toHaveLength(1)
    expect(statuses.join(' ')).toContain('Marigold & Rye: From $900 of your $2,000')
  })

  it('compares vendors in a table with a header for each vendor and each row', async () => {
    const { ask } = await opened({}, [withParts({ table })])
    await ask('compare them')
    const comparison = screen.getByRole('group', { name: 'Comparison' })
    expect(within(comparison).getByRole('columnheader', { name: 'Marigold & Rye' })).toBeInTheDocument()
    expect(within(comparison).getByRole('row', { name: 'Price $395 $900' })).toBeInTheDocument()
  })

  it('unfolds the sentences that a reply is based on', async () => {
    const { ask, user } = await opened({}, [
      withParts({ quotes: [{ name: 'Wild Ranunculus', where: 'FAQ: Do you travel?', text: 'Sixty miles is free.' }] }),
    ])
    await ask('do they travel?')
    expect(screen.getByText('Sixty miles is free.')).not.toBeVisible()
    await user.click(screen.getByText('Source'))
    expect(screen.getByText('Sixty miles is free.')).toBeVisible()
  })

  it('asks a suggested question when it is pressed', async () => {
    const { ask, asked, user } = await opened({}, [withParts({ suggestions: ['And in Oakland?'] }), reply('None.', 3)])
    await ask('florists')
    await user.click(screen.getByRole('button', { name: 'And in Oakland?' }))
    await act(settle)
    expect(asked().at(-1)).toMatchObject({ message: 'And in Oakland?' })
    expect(screen.queryByRole('button', { name: 'And in Oakland?' })).toBeNull()
  })
})

describe('WeddingAssistant, ratings', () => {
  it('rates a reply once, and shows which rating was given', async () => {
    const { ask, user, platform } = await opened({}, [reply('Peonies.', 2), { path: '/support/rating/', status: 204 }])
    await ask('What grows?')
    await user.click(screen.getByRole('button', { name: 'Helpful' }))
    await act(settle)
    expect(screen.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Helpful' }))
    expect(platform.backend.to('/support/rating/')).toHaveLength(1)
  })

  it('has no buttons on the greeting', async () => {
    await opened()
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull()
  })
})

describe('WeddingAssistant, talking to a person', () => {
  const HANDOVER = '/support/handover/'
  const config = { path: '/config/', body: { support_email: 'help@example.com' }, always: true }
  const talk = () => screen.getByRole('button', { name: 'Talk to a person' })

  it('sends the conversation to the vendor of the page', async () => {
    const sent = { path: HANDOVER, status: 201, body: { to: 'vendor', chatroom_id: 9 } }
    const { ask, user, platform } = await opened({ vendorId: 12 }, [reply('Peonies.', 2), sent])
    await ask('What grows?')
    await user.click(talk())
    expect(await screen.findByText('Sent to the vendor. Find the reply in your messages.')).toBeInTheDocument()
    expect(JSON.parse(String(platform.backend.to(HANDOVER)[0]?.body))).toMatchObject({ vendor_id: 12 })
  })

  it('asks a visitor to sign in first, then sends the conversation', async () => {
    const sent = { path: HANDOVER, status: 201, body: { to: 'vendor', chatroom_id: 9 } }
    const script = [reply('Peonies.', 2), { path: HANDOVER, status: 401 }, ...SIGN_IN]
    const { ask, user, platform } = await opened({ vendorId: 12 }, script)
    await ask('What grows?')
    await user.click(talk())
    await user.type(await screen.findByLabelText(/email/i), 'maya@example.com{Enter}')
    platform.backend.answer(sent)
    await user.type(await screen.findByLabelText(/code/i), '4821')
    expect(await screen.findByText(/^Sent to the vendor/)).toBeInTheDocument()
  })

  it('sends the conversation to support with the email address of a visitor', async () => {
    const sent = { path: HANDOVER, status: 201, body: { to: 'support' } }
    const { ask, user, platform } = await opened({}, [config, reply('Peonies.', 2), sent])
    await ask('What grows?')
    await user.click(await screen.findByRole('button', { name: 'Talk to a person' }))
    await user.type(screen.getByRole('textbox', { name: 'Your email' }), 'ana@example.com{Enter}')
    expect(await screen.findByText('Sent. We will reply by email.')).toBeInTheDocument()
    expect(JSON.parse(String(platform.backend.to(HANDOVER)[0]?.body))).toMatchObject({ email: 'ana@example.com' })
  })

  it('is not offered if the backend names no address for support', async () => {
    const { ask } = await opened({}, [reply('Peonies.', 2)])
    await ask('What grows?')
    expect(screen.queryByRole('button', { name: 'Talk to a person' })).toBeNull()
  })

  it('keeps the conversation and offers another attempt if it could not be sent', async () => {
    const { ask, user } = await opened({ vendorId: 12 }, [reply('Peonies.', 2), { path: HANDOVER, status: 500 }])
    await ask('What grows?')
    await user.click(talk())
    expect(await screen.findByText('The conversation could not be sent. Try again.')).toBeInTheDocument()
    expect(talk()).toBeInTheDocument()
  })
})

it('WeddingAssistant says what wrote each reply once a language model has written one', async () => {
  const written = (id: number, answered_by: string): ScriptedAnswer => ({
    path: '/support/send/',
    body: { id, role: 'assistant', content: `Reply ${id}.`, created_at: '2026-06-01T12:00:00Z', answered_by },
  })
  const { ask } = await opened({}, [written(2, 'catalogue'), written(3, 'model')])
  await ask('What grows?')
  expect(screen.queryByText('From the vendors’ profiles')).toBeNull()
  await ask('And now?')
  expect(screen.getByText('From the vendors’ profiles')).toBeInTheDocument()
  expect(screen.getByText('Written by AI')).toBeInTheDocument()
})
