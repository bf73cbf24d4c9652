import { describe, expect, it } from 'vitest'
import { readBusyDays } from './busy-days.ts'

const PERIOD = { from: '2027-06-01', to: '2027-06-30' }

function feed(events: string[][], head: string[] = []) {
  const parts = events.flatMap((lines) => ['BEGIN:VEVENT', `UID:${lines.join('')}`, ...lines, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...parts, 'END:VCALENDAR', ''].join('\r\n')
}

function busy(events: string[][], head: string[] = [], timeZone = 'America/Los_Angeles') {
  return Object.fromEntries(readBusyDays({ ...PERIOD, text: feed(events, head), timeZone }).days)
}

describe('readBusyDays', () => {
  it.each([
    ['an all-day event', ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270613'], ['2027-06-12']],
    ['an all-day event without an end', ['DTSTART;VALUE=DATE:20270612'], ['2027-06-12']],
    [
      'an all-day event of three days',
      ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270615'],
      ['2027-06-12', '2027-06-13', '2027-06-14'],
    ],
    ['an event in floating time', ['DTSTART:20270612T160000', 'DURATION:PT2H'], ['2027-06-12']],
    ['an evening that ends at night', ['DTSTART:20270612T160000', 'DTEND:20270613T013000'], ['2027-06-12']],
    [
      'a trip that ends the next noon',
      ['DTSTART:20270612T160000', 'DTEND:20270613T120000'],
      ['2027-06-12', '2027-06-13'],
    ],
    [
      'an event late in a time zone of its own',
      ['DTSTART;TZID=Pacific/Honolulu:20270612T230000', 'DTEND;TZID=Pacific/Honolulu:20270612T235900'],
      ['2027-06-12'],
    ],
    [
      'an evening in UTC, at the vendor’s place',
      ['DTSTART:20270613T030000Z', 'DTEND:20270613T050000Z'],
      ['2027-06-12'],
    ],
    [
      'the part of an event that is in the period',
      ['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270603'],
      ['2027-06-01', '2027-06-02'],
    ],
  ])('takes the days of %s', (_, event, dates) => {
    expect(busy([event])).toEqual(Object.fromEntries(dates.map((date) => [date, 1])))
  })

  it('converts times in UTC to the time zone that the feed names', () => {
    const event = ['DTSTART:20270612T230000Z', 'DTEND:20270613T000000Z']
    expect(busy([event], ['X-WR-TIMEZONE:Europe/Berlin'])).toEqual({ '2027-06-13': 1 })
    expect(busy([event], ['X-WR-TIMEZONE:Nowhere/Else'])).toEqual({ '2027-06-12': 1 })
    expect(busy([event], [], 'Asia/Tokyo')).toEqual({ '2027-06-13': 1 })
  })

  it('counts the events of a day', () => {
    expect(busy([['DTSTART;VALUE=DATE:20270612'], ['DTSTART:20270612T090000', 'DURATION:PT1H']])).toEqual({
      '2027-06-12': 2,
    })
  })

  it('leaves out cancelled events, events that are shown as free, and events without a start', () => {
    expect(
      busy([
        ['DTSTART;VALUE=DATE:20270612', 'STATUS:CANCELLED'],
        ['DTSTART;VALUE=DATE:20270612', 'TRANSP:TRANSPARENT'],
        ['SUMMARY:No start'],
      ]),
    ).toEqual({})
  })

  it('expands recurring events without their exceptions', () => {
    const weekly = ['DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=WEEKLY', 'EXDATE;VALUE=DATE:20270619']
    expect(Object.keys(busy([weekly]))).toEqual(['2027-06-05', '2027-06-12', '2027-06-26'])
  })

  it('applies changed and cancelled occurrences of a recurring event', () => {
    const series = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:series', ...lines, 'END:VEVENT']
    const text = [
      'BEGIN:VCALENDAR',
      ...series('DTSTART:20270605T100000', 'DTEND:20270605T110000', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...series('RECURRENCE-ID:20270612T100000', 'DTSTART:20270614T100000', 'DTEND:20270614T110000'),
      ...series('RECURRENCE-ID:20270619T100000', 'DTSTART:20270619T100000', 'STATUS:CANCELLED'),
      'END:VCALENDAR',
    ].join('\r\n')
    expect([...readBusyDays({ ...PERIOD, text, timeZone: 'UTC' }).days.keys()]).toEqual(['2027-06-05', '2027-06-14'])
  })

  it('ends a recurring event at a limit in a time zone that the feed defines, such as Outlook’s', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Pacific Standard Time', 'BEGIN:DAYLIGHT', 'DTSTART:16010311T020000'],
      ...['TZOFFSETFROM:-0800', 'TZOFFSETTO:-0700', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT'],
      ...['BEGIN:STANDARD', 'DTSTART:16011104T020000', 'TZOFFSETFROM:-0700', 'TZOFFSETTO:-0800'],
      ...['RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11', 'END:STANDARD', 'END:VTIMEZONE'],
    ]
    const daily = [
      'DTSTART;TZID=Pacific Standard Time:20270610T190000',
      'DTEND;TZID=Pacific Standard Time:20270610T200000',
      // 19:00 on June 12 in California.
      'RRULE:FREQ=DAILY;UNTIL=20270613T020000Z',
    ]
    expect(Object.keys(busy([daily], zone))).toEqual(['2027-06-10', '2027-06-11', '2027-06-12'])
  })

  it('returns the name of the feed', () => {
    const task = { ...PERIOD, text: feed([], ['X-WR-CALNAME:Weddings\\, 2027']), timeZone: 'UTC' }
    expect(readBusyDays(task).name).toBe('Weddings, 2027')
  })

  it.each(['', '<html></html>', 'BEGIN:VCALENDAR', 'BEGIN:VCARD\r\nEND:VCARD'])('throws for %j', (text) => {
    expect(() => readBusyDays({ ...PERIOD, text, timeZone: 'UTC' })).toThrow()
  })
})
