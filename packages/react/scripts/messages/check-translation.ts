import { TYPE } from '@formatjs/icu-messageformat-parser'
import { argumentsOf, pluralsOf } from './arguments.ts'
import { type Catalogue, textOf } from './catalogue.ts'

/** Returns the faults of a translation, each as a sentence that starts with the key of the message. */
export function checkTranslation(translation: Catalogue, english: Catalogue): string[] {
  const missing = [...english.messages.keys()].filter((key) => !translation.messages.has(key))
  const faults = [...translation.messages].flatMap(([key]) => checkMessage(key, translation, english))
  return [...missing.map((key) => `${key}: the message is missing.`), ...faults]
}

function checkMessage(key: string, translation: Catalogue, english: Catalogue): string[] {
  const source = english.messages.get(key)
  if (!source) return [`${key}: English has no such message.`]
  const message = translation.messages.get(key) ?? []
  const expected = argumentsOf(source)
  const used = argumentsOf(message)
  const faults: string[] = []
  for (const name of expected.keys()) if (!used.has(name)) faults.push(`${key}: the argument {${name}} is missing.`)
  for (const [name, { types, values }] of used) {
    const inEnglish = expected.get(name)
    if (!inEnglish) faults.push(`${key}: English has no argument {${name}}.`)
    if (types.has(TYPE.select) && String(values?.toSorted()) !== String(inEnglish?.values?.toSorted()))
      faults.push(`${key}: the values of {${name}, select, …} differ from English.`)
  }
  for (const { value, options, pluralType } of pluralsOf(message))
    for (const category of missingCategories(Object.keys(options), translation, pluralType))
      faults.push(`${key}: {${value}, plural, …} has no form for "${category}".`)
  if (
    key.endsWith('itleEmphasis') &&
    !textOf(key.replace(/Emphasis$/, ''), translation).includes(textOf(key, translation))
  )
    faults.push(`${key}: the text is not a part of the title.`)
  return faults
}

/** Whole numbers up to this one need all plural categories that a translator writes. */
const LARGEST = 1_000

/** Returns the plural categories of the language that a plural lacks. A plural of only exact numbers needs none. */
function missingCategories(
  forms: string[],
  { locale }: Catalogue,
  type: Intl.PluralRulesOptions['type'],
): Intl.LDMLPluralRule[] {
  if (forms.every((form) => form === 'other' || form.startsWith('='))) return []
  const rules = new Intl.PluralRules(locale, { type })
  const others = Array.from({ length: LARGEST }, (_, count) => count).filter((count) => !forms.includes(`=${count}`))
  const needed = new Set(others.map((count) => rules.select(count)))
  return [...needed].filter((category) => !forms.includes(category))
}
