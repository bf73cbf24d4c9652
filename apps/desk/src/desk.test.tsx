import { act, fireEvent, screen, within } from '@testing-library/react'
import { settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { account, inboxPage, makeDetail, makeLead } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'

const inbox = (body: object) => ({ path: '/desk/leads/', body, always: true })
const seen = { path: '/desk/leads/7/seen/', body: { detail: 'ok' }, always: true }
const rooms = {
  path: '/chat/users/8/chats',
  always: true,
  body: [{ roomId: 5, members: [], updated_at: '2026-06-01T12:00:00Z' }],
}

describe('the sign-in of the desk', () => {
  it('asks for both fields before it sends anything', async () => {
    const { user, platform } = openDesk('/', { isSignedIn: false })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your email and your password.')
    expect(platform.backend.requests).toHaveLength(0)
  })

  it('shows that the password is wrong', async () => {
    const { user } = openDesk('/', {
      isSignedIn: false,
      script: [{ path: '/login/', status: 401, body: { detail: 'Wrong.' }, always: true }],
    })
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'vendor1@example.com')
    await user.type(screen.getByLabelText('Password'), 'wrong-password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await act(settle)
    expect(screen.getByRole('alert')).toHaveTextContent('The email or the password is wrong.')
  })

  it('offers a code by email', async () => {
    const { user } = openDesk('/', { isSignedIn: false })
    await user.click(screen.getByRole('button', { name: 'Email me a code instead' }))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('leads a couple to the marketplace', async () => {
    openDesk('/', { script: [{ path: '/desk/me/', status: 403, body: { code: 'not_a_vendor' }, always: true }] })
    await act(settle)
    expect(screen.getByRole('heading', { name: 'This account belongs to no vendor' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute('href', 'https://site.test')
  })
})

describe('the inbox', () => {
  it('lists leads with date, place, guests, budget and source', async () => {
    const leads = [
      makeLead(),
      makeLead({ id: 9, couple_name: 'Ana', partner_name: '', source: 'embed', source_host: 'ana.example' }),
    ]
    openDesk('/', { script: [account, inbox(inboxPage(leads))] })
    await act(settle)
    const [first, second] = within(screen.getByRole('list', { name: 'Leads' })).getAllByRole('link')
    expect(first).toHaveTextContent('Maya & Noor')
    expect(first).toHaveTextContent('Jun 12, 2027 · Sonoma · 80 guests · $30,000-$40,000')
    expect(first).toHaveTextContent('From the marketplace')
    expect(second).toHaveTextContent('From ana.example')
  })

  it('requests only leads in the chosen state', async () => {
    const { user, platform } = openDesk('/', { script: [account, inbox(inboxPage([makeLead()]))] })
    await act(settle)
    await user.click(screen.getByRole('button', { name: /^Booked/ }))
    await act(settle)
    expect(platform.backend.requests.map(({ path }) => path)).toContain('/desk/leads/?state=booked')
  })

  it('says how to get the first lead when there is none', async () => {
    openDesk('/', { script: [account, inbox(inboxPage([]))] })
    await act(settle)
    expect(screen.getByRole('heading', { name: 'No leads yet' })).toBeInTheDocument()
  })

  it('offers to try again after a failure', async () => {
    const { user } = openDesk('/', {
      script: [account, { path: '/desk/leads/', status: 500, body: {} }, inbox(inboxPage([makeLead()]))],
    })
    await act(settle)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await act(settle)
    expect(screen.getByRole('link', { name: /Maya & Noor/ })).toBeInTheDocument()
  })
})

describe('a lead', () => {
  const script = [account, inbox(inboxPage([makeLead()])), seen, rooms]
  const detail = (fields = {}) => ({ path: '/desk/leads/7/', body: makeDetail(fields), always: true })

  it('shows the inquiry and the details of the couple, and is marked as seen', async () => {
    const { platform } = openDesk('/leads/7', { script: [...script, detail()] })
    await act(settle)
    expect(screen.getByText('Peonies in June?')).toBeInTheDocument()
    expect(screen.getByText('Jun 12, 2027')).toBeInTheDocument()
    expect(platform.backend.to('/desk/leads/7/seen/')).toHaveLength(1)
  })

  it('offers to report or block the couple, and explains a block in place of the message field', async () => {
    const thread = { roomId: 5, members: [], updated_at: '', is_blocked_by_other: true }
    openDesk('/leads/7', {
      script: [account, inbox(inboxPage([makeLead()])), seen, { ...rooms, body: [thread] }, detail()],
    })
    await act(settle)
    expect(screen.getByRole('button', { name: 'Report or block' })).toBeInTheDocument()
    expect(screen.getByText(/This conversation was blocked by Maya & Noor/)).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
  })

  it('names the member of the team who wrote a message, but not the signed-in user', async () => {
    const message = (seq: number, author: object) => ({
      ...{ message_id: seq, roomId: 5, user: 8, userName: 'Iris', image: '', seq, author },
      ...{ message: `Message ${seq}`, updated_at: '2026-06-01T12:00:00Z' },
    })
    const messages = [message(1, { id: 8, name: 'Iris' }), message(2, { id: 9, name: 'Ann' })]
    openDesk('/leads/7', {
      script: [...script, detail(), { path: '/chat/chats/5/messages?user_id=8', body: messages, always: true }],
    })
    await act(settle)
    const [first, second] = within(await screen.findByRole('log')).getAllByRole('listitem')
    expect(first).not.toHaveTextContent('Written by')
    expect(second).toHaveTextContent('Message 2Written by Ann')
  })

  it('shows the vision of an inquiry as a card, and its words once', async () => {
    const vision = { title: 'Peony barn', description: 'A barn', image: 'https://api.test/barn.webp', palette: [] }
    const sent = { updated_at: '2026-06-01T12:00:00Z', seq: 1, vision }
    const message = { message_id: 1, roomId: 5, user: 3, userName: 'Maya', message: 'Peonies in June?', ...sent }
    const person = { email: '', first_name: '', last_name: '', image: '' }
    const members = [
      { ...person, id: 3, user_type: 'Couple' },
      { ...person, id: 8, user_type: 'Vendor' },
    ]
    const room = { roomId: 5, name: 'Maya', members, updated_at: '2026-06-01T12:00:00Z' }
    const threads = { path: '/chat/users/8/chats', body: [room], always: true }
    const messages = { path: '/chat/chats/5/messages?user_id=8', body: [message], always: true }
    openDesk('/leads/7', { script: [threads, messages, ...script, detail()] })
    await act(settle)
    expect(screen.getAllByText('Peonies in June?')).toHaveLength(1)
    expect(screen.getByText('Peony barn')).toBeInTheDocument()
  })

  it('stores a new state', async () => {
    const changed = { method: 'PATCH', path: '/desk/leads/7/', body: makeDetail({ state: 'booked' }) }
    const { user, platform } = openDesk('/leads/7', { script: [...script, changed, detail()] })
    await act(settle)
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Booked')
    await act(settle)
    const sent = platform.backend.to('/desk/leads/7/').flatMap(({ body }) => (body ? [String(body)] : []))
    expect(sent).toEqual([JSON.stringify({ state: 'booked' })])
    expect(screen.getByText('Saved')).toBeInTheDocument()
  })

  it('keeps typed notes when they cannot be saved', async () => {
    const { user } = openDesk('/leads/7', {
      script: [...script, { method: 'PATCH', path: '/desk/leads/7/', status: 500, body: {} }, detail()],
    })
    await act(settle)
    const field = screen.getByRole('textbox', { name: /Private notes/ })
    await user.type(field, ' And roses.')
    await user.click(screen.getByRole('button', { name: 'Save notes' }))
    await act(settle)
    expect(screen.getByText('Not saved. Try again.')).toBeInTheDocument()
    expect(field).toHaveValue('Likes peonies. And roses.')
  })

  it('of another vendor is said not to exist', async () => {
    openDesk('/leads/7', { script: [...script, { path: '/desk/leads/7/', status: 404, body: {}, always: true }] })
    await act(settle)
    expect(screen.getByText(/belongs to another vendor/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the inbox' })).toHaveAttribute('href', '/')
  })

  it('asks for a signature, and countersigns what the couple has signed', async () => {
    const documents = [
      {
        id: 1,
        user: 8,
        file: 'https://api.test/1',
        file_name: 'offer.pdf',
        isDocusign: false,
        isCouplesign: false,
        isVendorsign: false,
      },
      {
        id: 2,
        user: 8,
        file: 'https://api.test/2',
        file_name: 'contract.pdf',
        isDocusign: true,
        isCouplesign: true,
        isVendorsign: false,
      },
    ]
    const { user, platform } = openDesk('/leads/7', {
      script: [
        ...script,
        detail({ documents }),
        { path: '/desk/documents/1/request-signature/', body: { detail: 'ok' } },
        { path: '/desk/documents/2/countersign/', body: { detail: 'ok' } },
      ],
    })
    await act(settle)
    await user.click(screen.getByRole('button', { name: 'Ask the couple to sign offer.pdf' }))
    await act(settle)
    await user.click(screen.getByRole('button', { name: 'Sign contract.pdf' }))
    const dialog = screen.getByRole('dialog', { name: 'Sign “contract.pdf”' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Your full name' }), 'Iris Fern')
    await user.click(within(dialog).getByRole('button', { name: 'Sign the document' }))
    await act(settle)
    const posts = platform.backend.requests.filter(
      ({ method, path }) => method === 'POST' && path.includes('/documents/'),
    )
    expect(posts.map(({ path, body }) => [path, body ? JSON.parse(String(body)) : null])).toEqual([
      ['/desk/documents/1/request-signature/', null],
      ['/desk/documents/2/countersign/', { name: 'Iris Fern' }],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sends an invoice with lines and a deposit, and shows its total before', async () => {
    const { user, platform } = openDesk('/leads/7', {
      script: [...script, detail(), { path: '/desk/leads/7/invoices/', status: 201, body: [] }],
    })
    await act(settle)
    await user.click(screen.getByRole('button', { name: 'New invoice' }))
    await screen.findByRole('textbox', { name: 'Name' })
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Flowers')
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Table stems')
    await user.clear(screen.getByRole('textbox', { name: 'Quantity' }))
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '10')
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '45.50')
    fireEvent.change(screen.getByLabelText('Due date'), { target: { value: '2027-05-01' } })
    await user.click(screen.getByRole('checkbox', { name: 'Ask for a deposit first' }))
    await user.type(screen.getByRole('textbox', { name: 'Deposit' }), '100')
    fireEvent.change(screen.getByLabelText('Deposit due'), { target: { value: '2027-01-01' } })
    expect(screen.getByText('$455')).toBeInTheDocument()
    expect(screen.getByText('$355')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Send the invoice' }))
    await act(settle)
    const [sent] = platform.backend.to('/desk/leads/7/invoices/')
    expect(JSON.parse(String(sent?.body))).toEqual({
      name: 'Flowers',
      lines: [{ description: 'Table stems', quantity: 10, unit_price: '45.50' }],
      due_date: '2027-05-01',
      deposit: { amount: '100', due_date: '2027-01-01' },
    })
  })
})
