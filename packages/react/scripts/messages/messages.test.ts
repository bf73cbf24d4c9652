import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCatalogue } from './catalogue.ts'
import { checkTranslation } from './check-translation.ts'
import { compile } from './compile.ts'
import { printEnglish } from './english.ts'
import { generateMessages, readCatalogues } from './generate-messages.ts'

const { english, translations } = readCatalogues()

it('the committed message modules equal the modules generated from the catalogues', () => {
  for (const { file, content } of generateMessages()) expect(readFileSync(file, 'utf8')).toBe(content)
})

it.each(translations)('the translation $language has every message and argument of English', (translation) => {
  expect(checkTranslation(translation, english)).toEqual([])
})

describe('compile', () => {
  /** Compiles one message and returns its text for some arguments. */
  function textOf(message: string, values: Record<string, unknown> = {}, language = 'en'): string {
    const catalogue = parseCatalogue(language, JSON.stringify({ message }))
    const code = compile(catalogue.messages.get('message') ?? [], catalogue)
    return new Function(...Object.keys(values), `return ${code}`)(...Object.values(values))
  }

  it.each([
    [`It's "here" \`$'{'x'}'\` \\`, `It's "here" \`\${x}\` \\`],
    ["Line one\nIt''s", "Line one\nIt's"],
    ["'{'braces'}'", '{braces}'],
  ])('keeps special characters of the text %j', (message, text) => {
    expect(textOf(message)).toBe(text)
    expect(textOf(`${message} {name}`, { name: 'Ana' })).toBe(`${text} Ana`)
  })

  it('prefers an exact number to a plural form', () => {
    const message = '{count, plural, =0 {none} one {one} other {many}}'
    expect([0, 1, 2].map((count) => textOf(message, { count }))).toEqual(['none', 'one', 'many'])
  })

  it.each([
    ['en', 'many one many'],
    ['fr', 'one one many'],
  ])('chooses the plural form by the rules of the language %s', (language, expected) => {
    const message = '{count, plural, one {one} other {many}}'
    expect([0, 1, 2].map((count) => textOf(message, { count }, language)).join(' ')).toBe(expected)
  })

  it('formats # and numbers in the locale of the catalogue', () => {
    const message = '{count, plural, one {#} other {# of {total, number} ({share, number, ::.0})}}'
    expect(textOf(message, { count: 1_234, total: 5_000, share: 0.5 }, 'de')).toBe('1.234 of 5.000 (0,5)')
  })

  it('formats a date as a day in UTC', () => {
    expect(textOf('{date, date, long}', { date: new Date('2026-05-01T00:00Z') })).toBe('May 1, 2026')
  })

  it('chooses a select branch, and the last one if "other" is empty', () => {
    const message = '{unit, select, hour {an hour} day {a day} other {}}'
    expect(['hour', 'day'].map((unit) => textOf(message, { unit }))).toEqual(['an hour', 'a day'])
  })
})

describe('checkTranslation', () => {
  const source = parseCatalogue(
    'en',
    JSON.stringify({
      found: '{count, plural, one {# vendor} other {# vendors}} in {town}',
      ago: '{unit, select, hour {an hour} day {a day} other {}}',
      title: 'Your wedding',
      titleEmphasis: 'wedding',
    }),
  )
  const complete = {
    found: '{count, plural, one {# Anbieter} other {# Anbieter}} in {town}',
    ago: '{unit, select, hour {eine Stunde} day {einen Tag} other {}}',
    title: 'Ihre Hochzeit',
    titleEmphasis: 'Hochzeit',
  }
  const faultsOf = (changed: object, language = 'de') =>
    checkTranslation(parseCatalogue(language, JSON.stringify({ ...complete, ...changed })), source)

  it('accepts a complete translation', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each([
    [{ title: undefined, titleEmphasis: '' }, 'title: the message is missing.'],
    [{ extra: 'Mehr' }, 'extra: English has no such message.'],
    [{ found: '{count, plural, one {# Anbieter} other {# Anbieter}}' }, 'found: the argument {town} is missing.'],
    [{ title: 'Hochzeit von {name}' }, 'title: English has no argument {name}.'],
    [{ ago: '{unit, select, hour {Stunde} other {}}' }, 'ago: the values of {unit, select, …} differ from English.'],
    [{ titleEmphasis: 'Feier' }, 'titleEmphasis: the text is not a part of the title.'],
  ])('reports the fault of %j', (changed, fault) => {
    expect(faultsOf(changed)).toEqual([fault])
  })

  it('reports plural forms that the language needs', () => {
    const faults = faultsOf({ found: '{count, plural, zero {0} one {1} two {2} few {#} other {#}} {town}' }, 'ar')
    expect(faults).toEqual(['found: {count, plural, …} has no form for "many".'])
  })

  it('names the message that cannot be parsed', () => {
    expect(() => faultsOf({ title: 'Hochzeit {' })).toThrow(/^title: EXPECT_ARGUMENT_CLOSING_BRACE/)
  })
})

it.each([
  [{ '@account.login': { placeholders: { name: { type: 'String' } } } }, 'does not use the placeholder name'],
  [{ 'account.login': 'Hello {name}' }, 'a placeholder of the message is not declared'],
  [
    { 'account.login': '{n, number}', '@account.login': { placeholders: { n: { type: 'String' } } } },
    'n cannot be a String',
  ],
])('printEnglish rejects placeholders that do not match the message: %j', (changed, problem) => {
  expect(() => printEnglish(parseCatalogue('en', JSON.stringify({ 'account.login': 'Log in', ...changed })))).toThrow(
    problem,
  )
})
