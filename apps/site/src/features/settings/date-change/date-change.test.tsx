import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createChat } from '@vowkit/sdk-core/chat'
import type { Vendor } from '@vowkit/sdk-core/contract'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { PROFILE_PATH, postedTo, renderSettings } from '../test/render-settings.tsx'

afterEach(cleanup)

const SAVED = { path: PROFILE_PATH, method: 'POST', body: { detail: 'Saved.' } }

function vendorOf(id: number, name: string, progress?: Vendor['progress']): Vendor {
  return {
    ...{ id, user: id + 100, business_name: name, image: '', about_us: '', categories_label: '' },
    ...{ is_first_message: false, is_first_invoice: false, is_first_file: false, progress },
  }
}

interface Setup {
  booked?: Vendor[]
  active?: Vendor[]
  script?: ScriptedAnswer[]
}

async function moveDate({ booked = [], active = [], script = [] }: Setup, date = '2026-09-05') {
  const opened = await renderSettings({
    script: [
      ...script,
      SAVED,
      { path: '/vendor/booked/', always: true, body: booked },
      { path: '/vendor/active/', always: true, body: active },
    ],
  })
  fireEvent.input(screen.getByLabelText('Wedding date'), { target: { value: date } })
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  return { ...opened, posts: () => opened.platform.backend.to(PROFILE_PATH, 'POST') }
}

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Move your wedding date?' }))
const saved = () => screen.findByRole('button', { name: 'Saved' })

describe('a change of the wedding date', () => {
  it('asks before it is saved if vendors are booked or have signed documents, and then offers to write to each', async () => {
    const { platform, posts } = await moveDate({
      booked: [vendorOf(1, 'Bloom & Vine')],
      active: [
        vendorOf(1, 'Bloom & Vine', { step: 'booked', is_signed: true }),
        vendorOf(2, 'Oak Hall', { step: 'due', is_signed: true }),
        vendorOf(3, 'Band', { step: 'replied' }),
      ],
    })
    const dialog = await findDialog()
    expect(dialog.getByText(/^Bloom & Vine and Oak Hall have signed or are booked for June 11, 2026\.$/)).toBeDefined()
    expect(posts()).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Save and write to them' }))
    await saved()
    expect(postedTo(PROFILE_PATH, platform).get('wedding_date')).toBe('2026-09-05')
    expect(screen.queryByRole('dialog')).toBeNull()
    const links = await screen.findAllByRole('button', { name: /^Write to / })
    expect(links.map(({ textContent }) => textContent)).toEqual(['Write to Bloom & Vine', 'Write to Oak Hall'])
  })

  it('opens the conversation with a vendor, with a draft about the new date that is not sent', async () => {
    const room = { path: '/chat/create-chat-room/101/', body: { chatroom_id: 9, name: 'Bloom & Vine' } }
    const { client, platform } = await moveDate({ booked: [vendorOf(1, 'Bloom & Vine')], script: [room] })
    fireEvent.click((await findDialog()).getByRole('button', { name: 'Save and write to them' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Write to Bloom & Vine' }))
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/messages/'))
    expect(client.ports.once(createChat).room(9).$draft.get()).toBe(
      'We have moved our wedding from June 11, 2026 to September 5, 2026. Are you free on the new date?',
    )
    expect(window.location.search).not.toContain('moved')
    expect(platform.backend.requests.some(({ path }) => path.endsWith('/messages'))).toBe(false)
  })

  it('says if the conversation did not open, and keeps a draft that the couple has begun', async () => {
    const path = '/chat/create-chat-room/101/'
    const script = [
      { path, status: 404 },
      { path, body: { chatroom_id: 9, name: 'Bloom & Vine' } },
    ]
    const { client } = await moveDate({ booked: [vendorOf(1, 'Bloom & Vine')], script })
    const room = client.ports.once(createChat).room(9)
    room.setDraft('Dear Iris')
    fireEvent.click((await findDialog()).getByRole('button', { name: 'Save and write to them' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Write to Bloom & Vine' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not open/)
    fireEvent.click(screen.getByRole('button', { name: 'Write to Bloom & Vine' }))
    await waitFor(() => expect(room.$draft.get()).toMatch(/^Dear Iris\n\nWe have moved our wedding/))
  })

  it('names the date for which a vendor is booked, and does not name vendors that have the new date', async () => {
    const progressOf = (booked_for: string) => ({
      ...{ step: 'booked' as const, is_booked: true },
      moved_date: { booked_for, wedding_date: '2026-06-11' },
    })
    await moveDate({
      booked: [
        vendorOf(1, 'Bloom & Vine', progressOf('2026-05-02')),
        vendorOf(2, 'Oak Hall'),
        vendorOf(3, 'Band', progressOf('2026-09-05')),
      ],
    })
    const dialog = await findDialog()
    expect(dialog.getByText('Bloom & Vine has signed or is booked for May 2, 2026.')).toBeDefined()
    expect(dialog.getByText('Oak Hall has signed or is booked for June 11, 2026.')).toBeDefined()
    expect(dialog.queryByText(/Band/)).toBeNull()
  })

  it('names the vendors that are not free on the new date before it is saved', async () => {
    const script = [
      { path: '/vendor/availability/1/?date=2026-09-05', body: { date: '2026-09-05', status: 'taken' } },
      { path: '/vendor/availability/2/?date=2026-09-05', body: { date: '2026-09-05', status: 'free' } },
    ]
    await moveDate({ booked: [vendorOf(1, 'Calle Flor'), vendorOf(2, 'Oak Hall')], script })
    const dialog = await findDialog()
    expect(dialog.getByText('Calle Flor is not free on September 5, 2026.')).toBeDefined()
    expect(dialog.queryByText(/Oak Hall is not free/)).toBeNull()
  })

  it.each([
    ['one vendor', ['Bloom & Vine'], 'Bloom & Vine has signed or is booked for'],
    ['four vendors', ['Bloom & Vine', 'B', 'C', 'D'], 'Bloom & Vine and 3 more have signed or are booked for'],
  ])('names %s', async (_, names, text) => {
    await moveDate({ booked: names.map((name, index) => vendorOf(index, name)) }, '')
    expect((await findDialog()).getByText(new RegExp(text))).toBeDefined()
  })

  it('is not saved, and stays in the field, when the couple goes back', async () => {
    const { posts } = await moveDate({ booked: [vendorOf(1, 'Bloom & Vine')] })
    fireEvent.click((await findDialog()).getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Wedding date').value).toBe('2026-09-05')
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeDefined()
    expect(posts()).toEqual([])
  })

  it('is saved without a question if no vendor is booked or has signed', async () => {
    await moveDate({ active: [vendorOf(3, 'Band', { step: 'replied' })] })
    await saved()
    expect(screen.getByText('Your changes are saved.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Write to / })).toBeNull()
  })

  it('is saved without a question if the vendors cannot be loaded', async () => {
    await renderSettings({ script: [SAVED, { path: '/vendor/booked/', status: 500, always: true }] })
    fireEvent.input(screen.getByLabelText('Wedding date'), { target: { value: '2026-09-05' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await saved()
  })
})
