import { act, screen, within } from '@testing-library/react'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { account as vendorAccount } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'
import { pseudoTranslation, untranslated } from './testing/pseudo-translation.ts'

const PATH = '/desk/partner-leads/'
const account: ScriptedAnswer = {
  ...vendorAccount,
  body: { ...Object(vendorAccount.body), vendor: undefined, partner: { id: 2, name: 'Fennel & Rye', key: 'fennel' } },
}
const vision = {
  ...{ id: 'vision-1', kind: 'vision', couple_name: '', partner_name: '', wedding_date: '', vendor_name: '' },
  ...{ source_host: 'fennel.example', element: 'vision-generator', created_at: '2026-05-02T10:00:00Z' },
}
const lead = {
  ...vision,
  ...{ id: 'lead-4', kind: 'lead', couple_name: 'Maya', partner_name: 'Noor', wedding_date: '2027-06-12' },
  ...{ vendor_name: 'Wild Ranunculus', source_host: '', state: 'talking' },
}
const page = (results: object[], next_cursor?: string): ScriptedAnswer => ({
  path: PATH,
  body: { results, next_cursor },
})

async function openLeads(...script: ScriptedAnswer[]) {
  const opened = openDesk('/leads', { script: [account, ...script] })
  await act(settle)
  return opened
}

describe('the desk of a partner', () => {
  it('has its website, its leads and the settings, and no inbox and profile', async () => {
    await openLeads(page([]))
    const links = within(screen.getByRole('navigation', { name: 'Screens' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['On your website', 'Leads', 'Settings'])
  })

  it('opens its website in place of a lead', async () => {
    openDesk('/leads/7', { script: [account] })
    await act(settle)
    expect(screen.getByRole('heading', { name: 'On your website', level: 1 })).toBeInTheDocument()
  })
})

describe('the leads of a partner', () => {
  it('show visions without names, and leads with couple, vendor, date, place and state', async () => {
    await openLeads(page([lead, vision]))
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      'Maya & NoorMay 2Contacted Wild RanunculusTalking From the marketplace · Wedding on Jun 12, 2027',
    )
    expect(second).toHaveTextContent(/^A visitorMay 2Created a vision.*Vision From fennel\.example$/)
    expect(within(first ?? document.body).queryByRole('link')).toBeNull()
  })

  it('show "A couple" if the couple has sent nothing', async () => {
    await openLeads(page([{ ...lead, couple_name: '', partner_name: '', wedding_date: '' }]))
    expect(screen.getByText('A couple')).toBeInTheDocument()
  })

  it('load further pages', async () => {
    const { user } = await openLeads(page([lead], 'a'), { path: `${PATH}?cursor=a`, body: { results: [vision] } })
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await act(settle)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('lead to the elements while there are none, and can be loaded again after a failure', async () => {
    const { user } = await openLeads({ path: PATH, status: 400 }, page([]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await act(settle)
    expect(screen.getByRole('link', { name: 'Add an element to your website' })).toHaveAttribute('href', '/website')
  })

  it('contain no untranslated text', async () => {
    const names = { couple_name: '§', partner_name: '§', vendor_name: '§' }
    const body = { ...Object(account.body), name: '§', email: '§', partner: { id: 2, name: '§', key: '§' } }
    const script = [
      { ...account, body },
      page([
        { ...lead, ...names },
        { ...vision, ...names },
      ]),
    ]
    openDesk('/leads', { script, spanish: pseudoTranslation })
    await act(settle)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(untranslated(document.body)).toEqual([])
  })
})

it('a vendor that opens the leads of partners gets its inbox', async () => {
  const { platform } = openDesk('/leads', { script: [vendorAccount] })
  await act(settle)
  expect(screen.getByRole('heading', { name: 'Inbox' })).toBeInTheDocument()
  expect(platform.backend.to(PATH)).toEqual([])
})
