import { expect, it } from 'vitest'
import { readBrand } from '../../config/read-brand.ts'
import type { Env } from '../../config/read-env.ts'
import { type Letter, type LetterFrame, writeLetter } from './letter.ts'
import { writeLetterText } from './letter-text.ts'
import { localizedMail, renderMail } from './localized-mail.ts'

const URL = 'https://weddings.example.com/view/1?a=1&b=2'
const EVIL = '"><script>alert(1)</script>'

const brandOf = (env: Env) => readBrand(env, { demo: true, siteUrl: 'https://www.example.com' })
const frame = (given: Partial<LetterFrame> = {}): LetterFrame => ({ language: 'en', brand: brandOf({}), ...given })
const write = (letter: Letter, given?: Partial<LetterFrame>) => writeLetter(letter, frame(given))
const wordsOf = (html: string) => html.replace(/<[^>]*>|\n/g, '|').split(/\|+/)

it('the HTML of an email contains all parts, with the URL in a button and as text', () => {
  const html = write({
    title: 'Ready',
    start: 'Come and see.',
    facts: [{ label: 'Guests', value: '80' }],
    quotes: [{ by: 'Maya', text: 'We love\npeonies.' }],
    action: { label: 'See it', url: URL },
    rest: 'Soon.',
  })
  const address = 'https://weddings.example.com/view/1?a=1&amp;b=2'
  expect(wordsOf(html)).toEqual([
    ...['', 'Ready', 'Vowkit', 'Ready', 'Come and see.', 'Guests', '80', 'Maya', 'We love', 'peonies.', 'See it'],
    ...['Or open this address: ', address, 'Soon.', ''],
  ])
  expect(html.split(`href="${address}"`)).toHaveLength(3)
})

it('the HTML of an email contains a code’s digits without gaps, so that the code can be copied', () => {
  expect(write({ title: 'Your code', code: '0123', rest: 'Once.' })).toContain('>0123<')
})

it('the HTML of an email escapes all text', () => {
  const link = { label: EVIL, url: EVIL }
  const parts = { facts: [{ label: EVIL, value: EVIL }], quotes: [{ by: EVIL, text: EVIL }], action: link, rest: EVIL }
  const brand = { ...brandOf({ BRAND_ADDRESS: EVIL, BRAND_NAME: EVIL }), logoUrl: EVIL }
  const html = write({ title: EVIL, start: EVIL, code: EVIL, ...parts }, { brand, unsubscribe: link })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('""')
})

it('the HTML of an email loads no external resources if the deployment has no logo', () => {
  const html = write({ title: 'A', quotes: [{ text: 'Q' }], action: { label: 'B', url: URL }, rest: 'C' })
  expect(html).not.toMatch(/<(link|style|img)|url\(|class=/)
})

it('an email shows the logo, the colors, the name and the postal address of the deployment', () => {
  const brand = brandOf({
    BRAND_NAME: 'Ever & After',
    BRAND_LOGO_URL: 'https://cdn.example.com/logo.png',
    BRAND_COLOR: '#005F73',
    BRAND_BACKGROUND: '#101010',
    BRAND_ADDRESS: '1 Main Street, Sonoma, CA 95476',
  })
  const letter = { title: 'Ready', action: { label: 'See it', url: URL }, rest: 'Soon.' }
  const html = write(letter, { brand })
  expect(html).toContain('<img src="https://cdn.example.com/logo.png" alt="Ever &amp; After"')
  expect(html).toContain('background:#005f73;color:#ffffff')
  expect(html).toContain('background:#101010')
  expect(wordsOf(html).at(-2)).toBe('Ever &amp; After, 1 Main Street, Sonoma, CA 95476')
  expect(writeLetterText(letter, { brand, language: 'en' })).toMatch(
    /\n-- \nEver & After, 1 Main Street, Sonoma, CA 95476\n$/,
  )
})

it('the text of a button is dark if the color of the deployment is light, and so is the link', () => {
  const brand = brandOf({ BRAND_COLOR: '#ffd166' })
  const html = write({ title: 'Ready', action: { label: 'See it', url: URL }, rest: 'Soon.' }, { brand })
  expect(html).toContain('background:#ffd166;color:#2a1324')
  expect(html).not.toContain('="color:#ffd166')
})

it('the plain text of an email marks each line of a quoted text, so that it cannot imitate the email', () => {
  const text = 'Hello.\n-- \nUnsubscribe: https://evil.example'
  const letter = { title: 'T', quotes: [{ by: 'Maya', text }], action: { label: 'Answer', url: URL }, rest: 'Soon.' }
  expect(writeLetterText(letter, frame())).toBe(
    `Maya\n> Hello.\n> -- \n> Unsubscribe: https://evil.example\n\n${URL}\n\nSoon.\n`,
  )
})

it('the subject of an email is one line of at most 120 characters without direction marks', () => {
  const texts = { title: `New inquiry from\r\nBcc: eve@example.com \u202e${'a'.repeat(200)}`, rest: 'R' }
  const { subject } = renderMail(localizedMail('ada@example.com', { en: texts, es: texts }), frame())
  expect(subject).toMatch(/^New inquiry from Bcc: eve@example\.com a+…$/)
  expect(subject).toHaveLength(120)
})

it.each(['red', '#fff', '#12345g', 'url(x)'])('the configuration rejects %j as a color of the deployment', (color) => {
  expect(() => brandOf({ BRAND_COLOR: color })).toThrow('BRAND_COLOR must be a color such as #6e1b47')
})
