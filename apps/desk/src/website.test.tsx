import { act, screen, within } from '@testing-library/react'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it, vi } from 'vitest'
import { account } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'

const WEBSITES = '/desk/websites/'
const figuresOf = (from: string) => `/desk/figures/?from=${from}&to=2026-06-01`
const row = (fields: object) => ({
  ...{ date: '2026-05-30', host: 'florist.example', element: 'vision-generator', partner: '' },
  ...{ views: 0, drafts: 0, visions: 0, inquiries: 0, booked: 0 },
  ...fields,
})
const figures = (results: object[], from = '2026-05-03'): ScriptedAnswer => ({
  path: figuresOf(from),
  always: true,
  body: { results },
})
const websites = (hosts: string[], always = true): ScriptedAnswer => ({
  path: WEBSITES,
  method: 'GET',
  always,
  body: { hosts },
})
const cardOf = (name: string) => within(screen.getByRole('region', { name }))

async function openWebsite(...script: ScriptedAnswer[]) {
  const opened = openDesk('/website', { script: [account, ...script] })
  await act(settle)
  return opened
}

describe('the code for a website', () => {
  const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code for your website' }).value
  const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Preview/)

  it('contains the script, the vendor and the chosen options, like the preview', async () => {
    const { user } = await openWebsite(figures([]), websites([]))
    expect(code()).toBe(
      '<script src="https://api.test/embed/v1/vision-generator.js" async></script>\n' +
        '<vision-generator vendor-id="1"></vision-generator>',
    )
    await user.click(screen.getByRole('radio', { name: /^Assistant/ }))
    expect(code()).toContain('<wedding-assistant vendor-id="1" scope="vendor"></wedding-assistant>')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark')
    expect(code()).toContain('<wedding-assistant vendor-id="1" scope="vendor" theme="dark"></wedding-assistant>')
    expect(frame().src).toBe('https://api.test/embed/preview/#wedding-assistant?vendor-id=1&scope=vendor&theme=dark')
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Light')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Answers' }), 'About all vendors')
    expect(code()).toContain('<wedding-assistant vendor-id="1"></wedding-assistant>')
  })

  it.each([
    ['Profile', 'vendor-profile'],
    ['Reviews', 'vendor-reviews'],
    ['Inquiry form', 'vendor-inquiry'],
  ])('contains the element of the choice %s with the id of the vendor', async (name, tag) => {
    const { user } = await openWebsite(figures([]), websites([]))
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
    expect(code()).toBe(
      `<script src="https://api.test/embed/v1/${tag}.js" async></script>\n<${tag} vendor-id="1"></${tag}>`,
    )
    expect(frame().src).toBe(`https://api.test/embed/preview/#${tag}?vendor-id=1`)
  })

  it('is copied, with the steps of the chosen platform', async () => {
    const { user } = await openWebsite(figures([]), websites([]))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your website is made with' }), 'Shopify')
    expect(screen.getByText(/add a “Custom Liquid” section/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Copy the code' }))
    expect(await navigator.clipboard.readText()).toBe(code())
    expect(screen.getByText('Copied. Now paste it into your website.')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /^Your card/ }))
    expect(screen.queryByText('Copied. Now paste it into your website.')).not.toBeInTheDocument()
  })

  it('asks the vendor to select the code if the browser does not allow copying', async () => {
    const { user } = await openWebsite(figures([]), websites([]))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy the code' }))
    expect(await screen.findByText(/does not allow copying/)).toBeInTheDocument()
  })
})

describe('the figures of a website', () => {
  it('are shown as totals, as a chart by day and by website and element', async () => {
    const rows = [
      row({ views: 120, drafts: 30, inquiries: 2 }),
      row({ date: '2026-06-01', views: 5, visions: 4 }),
      row({ host: '', element: '', inquiries: 1, booked: 1 }),
    ]
    const { user } = await openWebsite(figures(rows), websites([]))
    const card = cardOf('Figures')
    expect(card.getByRole('radio', { name: '125 Views' })).toBeChecked()
    expect(card.getByRole('img')).toHaveAccessibleName('Views per day, May 3, 2026 to Jun 1, 2026: 125 in all')
    await user.click(card.getByRole('radio', { name: '3 Inquiries' }))
    expect(card.getByRole('img')).toHaveAccessibleName('Inquiries per day, May 3, 2026 to Jun 1, 2026: 3 in all')
    const byDay = within(card.getByRole('table', { name: 'Inquiries by day', hidden: true }))
    expect(byDay.getByRole('row', { name: 'May 30, 2026 3', hidden: true })).toBeInTheDocument()
    const places = within(card.getByRole('table', { name: 'By website and element' }))
    expect(places.getByRole('row', { name: 'florist.example Vision 125 30 4 2 0' })).toBeInTheDocument()
    expect(places.getByRole('row', { name: 'The marketplace No element 0 0 0 1 1' })).toBeInTheDocument()
  })

  it('are loaded for the chosen period', async () => {
    const week = figures([row({ views: 7 })], '2026-05-26')
    const { user } = await openWebsite(figures([row({ views: 30 })]), week, websites([]))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '7 days')
    expect(await screen.findByRole('radio', { name: '7 Views' })).toBeInTheDocument()
  })

  it('say what to do next while there are no visits', async () => {
    await openWebsite(figures([]), websites([]))
    const card = cardOf('Figures')
    expect(card.getByText('No visits yet')).toBeInTheDocument()
    expect(card.getByRole('link', { name: 'Choose an element' })).toHaveAttribute('href', '#website-build')
  })

  it('show a failure and can be loaded again', async () => {
    const { user } = await openWebsite(
      { path: figuresOf('2026-05-03'), status: 403, body: {} },
      figures([row({ views: 9 })]),
      websites([]),
    )
    await user.click(cardOf('Figures').getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('radio', { name: '9 Views' })).toBeInTheDocument()
  })
})

describe('the allowed websites', () => {
  const NAME = 'Allowed websites'
  const patched = (hosts: string[]): ScriptedAnswer => ({ path: WEBSITES, method: 'PATCH', body: { hosts } })

  it('are added and removed', async () => {
    const { user, platform } = await openWebsite(
      figures([]),
      websites([], false),
      patched(['florist.example']),
      websites(['florist.example'], false),
      patched([]),
      websites([]),
    )
    const card = cardOf(NAME)
    expect(card.getByText(/^All websites count/)).toBeInTheDocument()
    await user.type(card.getByRole('textbox'), 'https://www.florist.example{Enter}')
    await act(settle)
    expect(card.getByRole('listitem')).toHaveTextContent('florist.example')
    expect(card.getByRole('textbox')).toHaveValue('')
    await user.click(card.getByRole('button', { name: 'Remove florist.example' }))
    await act(settle)
    expect(card.queryByRole('listitem')).not.toBeInTheDocument()
    expect(card.getByRole('textbox')).toHaveFocus()
    expect(platform.backend.to(WEBSITES, 'PATCH').map(({ body }) => JSON.parse(String(body)))).toEqual([
      { hosts: ['https://www.florist.example'] },
      { hosts: [] },
    ])
  })

  it('show the reason why the backend rejects one', async () => {
    const reason = 'Enter a website such as example.com, not “florist”.'
    const refused = { path: WEBSITES, method: 'PATCH', status: 400, body: { hosts: [reason] } }
    const { user } = await openWebsite(figures([]), websites([]), refused)
    await user.type(cardOf(NAME).getByRole('textbox'), 'florist{Enter}')
    expect(await cardOf(NAME).findByRole('alert')).toHaveTextContent(reason)
    expect(cardOf(NAME).getByRole('textbox')).toHaveValue('florist')
  })
})
