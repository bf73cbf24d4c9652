import { act, screen, within } from '@testing-library/react'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { account, inboxPage } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'

const PATH = '/desk/profile/'
const profile = {
  vendor_id: 1,
  basics: { version: 'v1', business_name: 'Wild Ranunculus', categories: [4], business_location: 'Napa', phone: '' },
  about: { version: 'v1', about_us: '<p>One &amp; two</p><p>Three</p>', services: ['Arches'] },
  photos: {
    version: 'v1',
    photos: ['a', 'b'].map((id) => ({ id, image: `https://img.test/${id}.webp`, alt: '' })),
  },
  packages: {
    version: 'v1',
    packages: [{ id: 5, name: 'One day', description: '', original_price: '1200.00' }],
  },
  faqs: { version: 'v1', faqs: [{ question: 'Parking?', answer: 'Yes.' }] },
  facts: {
    version: 'v1',
    stated: { areas: [], features: [] },
    read: [{ topic: 'dogs', has: true, sentence: 'Dogs are welcome.' }],
  },
}
const always: ScriptedAnswer[] = [
  account,
  {
    path: '/vendor/categories/',
    body: [
      { id: 4, title: 'Florists' },
      { id: 5, title: 'Caterers' },
    ],
    always: true,
  },
  {
    path: `${PATH}topics/`,
    body: [
      { topic: 'dogs', label: 'dogs', group: 'other' },
      { topic: 'vegan', label: 'vegan food', group: 'diets' },
    ],
    always: true,
  },
]

async function openProfile(...script: ScriptedAnswer[]) {
  const opened = openDesk('/profile', { script: [...script, { path: PATH, body: profile, always: true }, ...always] })
  await act(settle)
  return opened
}

const form = (name: string) => within(screen.getByRole('form', { name }))
const saves = (section: string, body: object = profile, status = 200): ScriptedAnswer => ({
  ...{ method: 'PATCH', path: `${PATH}${section}/`, body, status },
})
type Opened = Awaited<ReturnType<typeof openProfile>>
const sentTo = ({ platform }: Opened, section: string) =>
  platform.backend.to(`${PATH}${section}/`).map(({ body }) => JSON.parse(String(body)))

describe('the profile', () => {
  it('saves a changed price with the version of the section, and says so', async () => {
    const stored = { ...profile.packages.packages[0], original_price: '1500.00' }
    const opened = await openProfile(saves('packages', { ...profile, packages: { version: 'v2', packages: [stored] } }))
    const deals = form('Deals')
    expect(deals.getByRole('button', { name: 'Save' })).toBeDisabled()
    const price = deals.getByRole('textbox', { name: 'Price' })
    await opened.user.clear(price)
    await opened.user.type(price, '1500')
    expect(deals.getByRole('status')).toHaveTextContent('Not saved yet')
    await opened.user.click(deals.getByRole('button', { name: 'Save' }))
    await act(settle)
    expect(deals.getByRole('status')).toHaveTextContent('Saved. Couples see it now.')
    expect(sentTo(opened, 'packages')).toMatchObject([{ version: 'v1', packages: [{ id: 5, original_price: '1500' }] }])
  })

  it('shows an error at its field, and keeps what was typed', async () => {
    const failure = { code: 'validation_failed', detail: 'No.', 'packages.0.original_price': ['Enter a price.'] }
    const { user } = await openProfile(saves('packages', failure, 400))
    const price = form('Deals').getByRole('textbox', { name: 'Price' })
    await user.type(price, 'x')
    await user.click(form('Deals').getByRole('button', { name: 'Save' }))
    await act(settle)
    expect(price).toHaveAccessibleDescription('Enter a price.')
    expect(price).toHaveValue('1200.00x')
  })

  it('asks what to do when someone else has saved the section, and can save over it', async () => {
    const latest = { ...profile, basics: { ...profile.basics, version: 'v9', phone: '1' } }
    const opened = await openProfile(
      { path: PATH, body: profile },
      saves('basics', { code: 'outdated', detail: 'No.' }, 409),
      { path: PATH, body: latest },
      saves('basics', latest),
    )
    const basics = form('Your business')
    await opened.user.type(basics.getByRole('textbox', { name: 'Phone' }), '2')
    await opened.user.click(basics.getByRole('button', { name: 'Save' }))
    await act(settle)
    expect(basics.getByRole('alert')).toHaveTextContent('Your changes are still here.')
    await opened.user.click(basics.getByRole('button', { name: 'Save mine anyway' }))
    await act(settle)
    expect(sentTo(opened, 'basics').map(({ version, phone }) => [version, phone])).toEqual([
      ['v1', '2'],
      ['v9', '2'],
    ])
  })

  it('keeps unsaved changes while another screen is open', async () => {
    const { user } = await openProfile({ path: '/desk/leads/', body: inboxPage([]), always: true })
    await user.type(form('Your business').getByRole('textbox', { name: 'Business name' }), ' & Co')
    await user.click(screen.getByRole('link', { name: 'Inbox' }))
    await act(settle)
    await user.click(screen.getByRole('link', { name: 'Profile' }))
    await act(settle)
    expect(form('Your business').getByRole('textbox', { name: 'Business name' })).toHaveValue('Wild Ranunculus & Co')
  })

  it('sorts, describes and removes photos by keyboard', async () => {
    const opened = await openProfile(saves('photos'))
    const photos = form('Photos')
    await opened.user.type(photos.getByRole('textbox', { name: 'What photo 2 shows' }), 'Peonies')
    photos.getByRole('button', { name: 'Move photo 2 up' }).focus()
    await opened.user.keyboard('{Enter}')
    await opened.user.click(photos.getByRole('button', { name: 'Save' }))
    await act(settle)
    expect(sentTo(opened, 'photos')).toEqual([
      {
        version: 'v1',
        photos: [
          { id: 'b', alt: 'Peonies' },
          { id: 'a', alt: '' },
        ],
      },
    ])
  })

  it('edits the description as plain text, and sends it as paragraphs', async () => {
    const opened = await openProfile(saves('about'))
    const text = form('About you').getByRole('textbox', { name: /About us/ })
    expect(text).toHaveValue('One & two\n\nThree')
    await opened.user.type(text, '<b>')
    await opened.user.click(form('About you').getByRole('button', { name: 'Save' }))
    await act(settle)
    expect(sentTo(opened, 'about')).toMatchObject([{ about_us: '<p>One &amp; two</p><p>Three&lt;b&gt;</p>' }])
  })

  it('states facts, and shows what the texts say', async () => {
    const opened = await openProfile(saves('facts'))
    const facts = form('Facts for the assistant')
    expect(facts.getByText('Dogs are welcome.')).toBeInTheDocument()
    await opened.user.type(facts.getByRole('textbox', { name: 'Guests at tables, at most' }), '120')
    await opened.user.selectOptions(facts.getByRole('combobox', { name: 'Add a feature' }), 'vegan food')
    await opened.user.selectOptions(facts.getByRole('combobox', { name: 'vegan food' }), 'No')
    await opened.user.selectOptions(facts.getByRole('combobox', { name: 'Deposit' }), 'No deposit')
    await opened.user.click(facts.getByRole('button', { name: 'Save' }))
    await act(settle)
    expect(sentTo(opened, 'facts')).toMatchObject([
      { seated: 120, features: [{ topic: 'vegan', has: false }], deposit: { amount: 0 } },
    ])
  })

  it('previews unsaved changes in the components that couples see', async () => {
    const { user } = await openProfile()
    await user.type(form('Your business').getByRole('textbox', { name: 'Business name' }), ' & Co')
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByRole('heading', { name: 'Wild Ranunculus & Co', level: 2 })).toBeInTheDocument()
    expect(preview.getByText('$1,200')).toBeInTheDocument()
    expect(preview.getByText('Parking?')).toBeInTheDocument()
  })

  it('offers to try again when it cannot be loaded', async () => {
    const { user } = await openProfile({ path: PATH, status: 400, body: {} })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await act(settle)
    expect(screen.getByRole('form', { name: 'Deals' })).toBeInTheDocument()
  })
})
