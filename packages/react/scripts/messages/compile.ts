import {
  type DateElement,
  type MessageFormatElement,
  type NumberElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { valuesOf } from './arguments.ts'
import type { Catalogue } from './catalogue.ts'

/** The condition for the plural category `one`. All other languages use `Intl.PluralRules`. */
const ONE: Readonly<Record<string, (count: string) => string>> = {
  de: (count) => `${count} === 1`,
  en: (count) => `${count} === 1`,
  es: (count) => `${count} === 1`,
  fr: (count) => `${count} < 2`,
}

/** A branch of a message: a condition and an expression, both as JavaScript. */
interface Case {
  condition: string
  result: string
}

/** Compiles a message to a JavaScript expression. Its arguments are the variables of the expression. */
export function compile(message: readonly MessageFormatElement[], catalogue: Catalogue, count?: string): string {
  const parts = message.map((element) => {
    if (element.type === TYPE.literal) return { text: element.value }
    return { code: compileElement(element, catalogue, count), isString: element.type !== TYPE.argument }
  })
  const [first] = parts
  if (parts.every((part) => part.text !== undefined)) return quote(parts.map(({ text }) => text).join(''))
  if (parts.length === 1 && first?.code !== undefined && first.isString) return first.code
  return `\`${parts.map(({ text, code }) => (text === undefined ? `\${${code}}` : escapeTemplate(text))).join('')}\``
}

/** Returns a string literal in JavaScript. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`
}

function escapeTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n')
}

function compileElement(element: MessageFormatElement, catalogue: Catalogue, count: string | undefined): string {
  switch (element.type) {
    case TYPE.argument:
      return element.value
    case TYPE.pound:
      return `${count}.toLocaleString(${quote(catalogue.locale)})`
    case TYPE.number:
      return compileNumber(element, catalogue)
    case TYPE.date:
      return compileDate(element, catalogue)
    case TYPE.select:
      return compileSelect(element, catalogue, count)
    case TYPE.plural:
      return compilePlural(element, catalogue)
    default:
      throw new Error(`The format ${TYPE[element.type]} is not supported.`)
  }
}

function compileNumber({ value, style }: NumberElement, { locale }: Catalogue): string {
  if (!style) return `${value}.toLocaleString(${quote(locale)})`
  if (typeof style === 'string') throw new Error(`{${value}, number, ${style}}: use a number skeleton, such as ::.0`)
  const { scale, ...options } = style.parsedOptions
  if (scale !== undefined) throw new Error(`{${value}}: the skeleton "scale" is not supported.`)
  return `${value}.toLocaleString(${quote(locale)}, ${printOptions(options)})`
}

/** Dates are days, as midnight in UTC. */
function compileDate({ value, style }: DateElement, { locale }: Catalogue): string {
  const options = typeof style === 'object' && style ? style.parsedOptions : { dateStyle: style ?? 'medium' }
  return `${value}.toLocaleDateString(${quote(locale)}, ${printOptions({ ...options, timeZone: 'UTC' })})`
}

function compileSelect(element: SelectElement, catalogue: Catalogue, count: string | undefined): string {
  const { value: name, options } = element
  const named = Object.entries(options).filter(([value]) => value !== 'other')
  const cases = named.map(([value, option]) => ({
    condition: `${name} === ${quote(value)}`,
    result: compile(option.value, catalogue, count),
  }))
  const isClosed = valuesOf(element) !== null
  const otherwise = isClosed ? cases.pop()?.result : compile(options.other?.value ?? [], catalogue, count)
  return choose(cases, otherwise ?? "''")
}

function compilePlural({ value: name, options, offset, pluralType }: PluralElement, catalogue: Catalogue): string {
  if (offset) throw new Error(`{${name}}: a plural with an offset is not supported.`)
  const results = Object.entries(options).map(
    ([category, option]) => [category, compile(option.value, catalogue, name)] as const,
  )
  const exact = results.filter(([category]) => category.startsWith('='))
  const cases = exact.map(([category, result]) => ({ condition: `${name} === ${category.slice(1)}`, result }))
  const forms = results.filter(([category]) => !category.startsWith('='))
  const one = ONE[catalogue.language]
  const isSimple = pluralType === 'cardinal' && forms.every(([category]) => /^(one|other)$/.test(category)) && one
  const other = forms.find(([category]) => category === 'other')?.[1] ?? "''"
  if (!isSimple && forms.length > 1) {
    const rules = pluralType === 'ordinal' ? 'ordinal' : 'plural'
    const printed = forms.map(([category, result]) => `${category}: ${result}`).join(', ')
    return choose(cases, `${rules}(${name}, { ${printed} })`)
  }
  const singular = forms.find(([category]) => category === 'one')
  if (singular && isSimple) cases.push({ condition: isSimple(name), result: singular[1] })
  return choose(cases, other)
}

/** Prints a conditional expression. Joins adjacent cases with the same result. */
function choose(cases: readonly Case[], otherwise: string): string {
  const joined: Case[] = []
  for (const { condition, result } of cases) {
    const last = joined.at(-1)
    if (last?.result === result) last.condition += ` || ${condition}`
    else joined.push({ condition, result })
  }
  while (joined.at(-1)?.result === otherwise) joined.pop()
  return `${joined.map(({ condition, result }) => `${condition} ? ${result} : `).join('')}${otherwise}`
}

function printOptions(options: object): string {
  const printed = Object.entries(options).map(([name, value]) => {
    return `${name}: ${typeof value === 'string' ? quote(value) : JSON.stringify(value)}`
  })
  return `{ ${printed.join(', ')} }`
}
