import { act, screen, within } from '@testing-library/react'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { CalendarSectionLazy } from './features/calendar/calendar-section.lazy.tsx'
import { addMonths, periodOf, weeksOf } from './features/calendar/month.ts'
import { account } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'
import { pseudoTranslation, untranslated } from './testing/pseudo-translation.ts'

await CalendarSectionLazy.preload()

const CALENDAR = '/desk/calendar/'
const FEEDS = `${CALENDAR}subscriptions/`
const feed = { id: 4, name: '', host: 'calendar.test', read_at: '2026-06-01T10:00:00Z' }
const calendar = {
  ...{ weddings_per_day: 1, is_shared: false, shows_names: false, subscriptions: [feed] },
  feed_url: 'https://api.test/calendars/1.secret.ics',
}
const profile = {
  vendor_id: 1,
  basics: { version: 'v1', business_name: '§', categories: [], business_location: '', phone: '' },
  about: { version: 'v1', about_us: '', services: [] },
  photos: { version: 'v1', photos: [] },
  packages: { version: 'v1', packages: [] },
  faqs: { version: 'v1', faqs: [] },
  facts: { version: 'v1', stated: { areas: [], features: [] }, read: [] },
}

/** The current month of the fake clock, and the month after it, in which all days are in the future. */
const current = '2026-06'
const month = '2026-07'
const on = (day: number) => `${month}-${String(day).padStart(2, '0')}`
const booked = {
  date: on(12),
  is_taken: true,
  bookings: [{ lead_id: 7, couple_name: 'Maya' }],
  events: 1,
}
const taken = (day: number) => ({ date: on(day), is_taken: true, mark: 'taken', bookings: [], events: 0 })
const daysOf = (given: string, body: object[] = [], status = 200): ScriptedAnswer => ({
  ...{ path: `${CALENDAR}days/?from=${periodOf(given).from}&to=${periodOf(given).to}`, body, status, always: true },
})

async function openCalendar(...script: ScriptedAnswer[]) {
  const all = [
    ...script,
    { path: CALENDAR, body: calendar, always: true },
    daysOf(month, [booked]),
    daysOf(current),
    daysOf('2026-08'),
    { path: '/desk/profile/', body: profile, always: true },
    account,
  ]
  const opened = openDesk('/profile', { script: all })
  await act(settle)
  await opened.user.click(screen.getByRole('button', { name: 'Next month' }))
  await act(settle)
  return opened
}

const grid = () => within(screen.getByRole('grid'))
const formatted = (day: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(on(day)))
const day = (number: number) => grid().getByRole('gridcell', { name: new RegExp(`^${formatted(number)}`) })
const sent = ({ platform }: Awaited<ReturnType<typeof openCalendar>>, path: string) =>
  platform.backend.to(path).flatMap(({ method, body }) => (method === 'PATCH' ? [JSON.parse(String(body))] : []))

describe('the calendar of the profile', () => {
  it('names each day with its state and the couple that has booked it', async () => {
    const { user } = await openCalendar()
    expect(day(11)).toHaveAccessibleName(`${formatted(11)}, Free`)
    expect(day(12)).toHaveAccessibleName(`${formatted(12)}, Taken, Booked by Maya, 1 event in another calendar`)
    await user.click(day(12))
    expect(screen.getByRole('link', { name: 'Booked by Maya' })).toHaveAttribute('href', '/leads/7')
    expect(screen.getByText(/Booked days stay taken/)).toBeInTheDocument()
  })

  it('marks a period as taken after a tap on its first and its last day', async () => {
    const answer = { method: 'PATCH', path: `${CALENDAR}days/`, body: [taken(20), taken(21)] }
    const opened = await openCalendar(answer)
    await opened.user.click(day(21))
    await opened.user.click(day(20))
    expect(day(20)).toHaveAttribute('aria-selected', 'true')
    await opened.user.click(screen.getByRole('button', { name: 'Mark as taken' }))
    await act(settle)
    expect(sent(opened, `${CALENDAR}days/`)).toEqual([{ from: on(20), to: on(21), mark: 'taken' }])
    expect(day(21)).toHaveAccessibleName(`${formatted(21)}, Taken`)
    expect(screen.getByText(/^Marked as taken:/)).toBeInTheDocument()
    expect(day(20)).toHaveAttribute('aria-selected', 'false')
  })

  it('keeps the selection and shows the reason when days cannot be marked', async () => {
    const detail = 'Too many changes. Try again later.'
    const answer = { method: 'PATCH', path: `${CALENDAR}days/`, status: 429, body: { code: 'rate_limited', detail } }
    const { user } = await openCalendar(answer)
    await user.click(day(3))
    await user.click(screen.getByRole('button', { name: 'Mark as free' }))
    await act(settle)
    expect(screen.getByRole('alert')).toHaveTextContent(detail)
    expect(day(3)).toHaveAttribute('aria-selected', 'true')
  })

  it('has one tab stop, and moves the focus with the keys of a date grid', async () => {
    const { user } = await openCalendar()
    expect(
      grid()
        .getAllByRole('gridcell')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([day(1)])
    act(() => day(1).focus())
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(day(9)).toHaveFocus()
    await user.keyboard('{Home}')
    expect(day(9 - new Date(on(9)).getUTCDay())).toHaveFocus()
    await user.keyboard('{End}')
    const saturday = document.activeElement?.getAttribute('data-date') ?? ''
    await user.keyboard('{PageDown}')
    expect(document.activeElement).toHaveAttribute('data-date', addMonths(saturday, 1))
    await user.keyboard('{PageUp}')
    expect(document.activeElement).toHaveAttribute('data-date', saturday)
  })

  it('selects with the keyboard: Shift with an arrow key extends the selection, and Escape clears it', async () => {
    const { user } = await openCalendar()
    act(() => day(1).focus())
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    const selected = () => grid().queryAllByRole('gridcell', { selected: true })
    expect(selected()).toEqual([day(2), day(3), day(4)])
    await user.keyboard('{Escape}')
    expect(selected()).toEqual([])
    await user.keyboard('{Enter}')
    expect(selected()).toEqual([day(4)])
  })

  it('saves the settings at once, and loads the days again after a change of the weddings a day', async () => {
    const answers = [
      { method: 'PATCH', path: CALENDAR, body: { ...calendar, is_shared: true } },
      { method: 'PATCH', path: CALENDAR, body: { ...calendar, weddings_per_day: 2, is_shared: true } },
    ]
    const opened = await openCalendar(...answers)
    await opened.user.click(screen.getByRole('checkbox', { name: /Show couples/ }))
    await act(settle)
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Weddings you take a day' }), '2')
    await act(settle)
    expect(sent(opened, CALENDAR)).toEqual([{ is_shared: true }, { weddings_per_day: 2 }])
    expect(screen.getByRole('checkbox', { name: /Show couples/ })).toBeChecked()
  })

  it('offers to try again when the days of a month cannot be loaded', async () => {
    const path = daysOf(month).path
    const { user } = await openCalendar({ path, status: 400, body: {} })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await act(settle)
    expect(day(12)).toBeInTheDocument()
  })

  it('renders no untranslated text', async () => {
    const script = [
      { path: CALENDAR, body: { ...calendar, subscriptions: [{ ...feed, name: '§', host: '§' }] }, always: true },
      daysOf(current),
      { path: '/desk/profile/', body: profile, always: true },
      account,
    ]
    openDesk('/profile', { script, spanish: pseudoTranslation })
    await act(settle)
    const [section] = screen.getAllByRole('region')
    expect(section && untranslated(section)).toEqual([])
    expect(section).toHaveTextContent('⟦Availability⟧')
  })
})

describe('the other calendars', () => {
  it('are added by their address, and load the days again', async () => {
    const added = { id: 5, name: 'Studio', host: 'google.test', read_at: '2026-06-01T12:00:00Z' }
    const answer = { method: 'POST', path: FEEDS, body: { ...calendar, subscriptions: [feed, added] } }
    const { user, platform } = await openCalendar(answer)
    await user.type(screen.getByRole('textbox', { name: 'Address of a calendar' }), 'https://google.test/a.ics')
    const before = platform.backend.to(daysOf(current).path ?? '').length
    await user.click(screen.getByRole('button', { name: 'Add calendar' }))
    await act(settle)
    expect(JSON.parse(String(platform.backend.to(FEEDS)[0]?.body))).toMatchObject({ url: 'https://google.test/a.ics' })
    expect(screen.getByText('Studio was added.')).toBeInTheDocument()
    expect(screen.getByText('Last read this minute')).toBeInTheDocument()
    expect(platform.backend.to(daysOf(current).path ?? '').length).toBe(before + 1)
  })

  it('keep a rejected address and show the reason', async () => {
    const body = { code: 'validation_failed', detail: 'No.', url: ['Enter an address on the public internet.'] }
    const { user } = await openCalendar({ method: 'POST', path: FEEDS, status: 400, body })
    const field = screen.getByRole('textbox', { name: 'Address of a calendar' })
    await user.type(field, 'https://10.0.0.1/a.ics{Enter}')
    await act(settle)
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an address on the public internet.')
    expect(field).toHaveValue('https://10.0.0.1/a.ics')
    expect(field).toHaveFocus()
  })

  it('show when they were last read, and the problem of the latest attempt', async () => {
    const problem = { kind: 'status', status: 404 }
    const body = { ...calendar, subscriptions: [{ ...feed, problem }] }
    const { user } = await openCalendar({ method: 'POST', path: `${FEEDS}4/read/`, body })
    expect(screen.getByText('Last read 2 hours ago')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Read calendar.test now' }))
    await act(settle)
    expect(screen.getByText('This address answered 404.')).toBeInTheDocument()
    expect(screen.getByText('Last read 2 hours ago')).toBeInTheDocument()
  })

  it('are removed, and the focus moves to the field', async () => {
    const { user } = await openCalendar({
      method: 'DELETE',
      path: `${FEEDS}4/`,
      body: { ...calendar, subscriptions: [] },
    })
    await user.click(screen.getByRole('button', { name: 'Remove calendar.test' }))
    await act(settle)
    expect(screen.queryByText('Last read 2 hours ago')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Address of a calendar' })).toHaveFocus()
  })
})

describe('the vendor’s own feed', () => {
  it('is copied, and replaced only after a question', async () => {
    const renewed = { ...calendar, feed_url: 'https://api.test/calendars/1.new.ics' }
    const { user } = await openCalendar({ method: 'POST', path: `${CALENDAR}feed/`, body: renewed })
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    expect(await navigator.clipboard.readText()).toBe(calendar.feed_url)
    await user.click(screen.getByRole('button', { name: 'Replace the address' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Replace the address' }))
    await user.click(screen.getByRole('button', { name: 'Replace it now' }))
    await act(settle)
    expect(screen.getByRole('textbox', { name: 'Your secret address' })).toHaveValue(renewed.feed_url)
  })

  it('contains first names if the vendor chooses so', async () => {
    const opened = await openCalendar({ method: 'PATCH', path: CALENDAR, body: { ...calendar, shows_names: true } })
    await opened.user.click(screen.getByRole('checkbox', { name: /first names/ }))
    await act(settle)
    expect(sent(opened, CALENDAR)).toEqual([{ shows_names: true }])
    expect(screen.getByRole('checkbox', { name: /first names/ })).toBeChecked()
  })
})

describe('the months of the calendar', () => {
  it('start on Sunday and leave the days of other months empty', () => {
    const weeks = weeksOf('2027-06')
    expect(weeks[0]).toEqual([null, null, '2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04', '2027-06-05'])
    expect(weeks.flat().filter((date) => date !== null)).toHaveLength(30)
    expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28)
  })

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-03-14', -1, '2027-02-14'],
  ])('move %s by %d months to %s', (date, months, moved) => {
    expect(addMonths(date, months)).toBe(moved)
  })
})
