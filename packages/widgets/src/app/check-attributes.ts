import { explainProblem, nearestName, type Problem } from '@vowkit/sdk-core'
import { textProblemsOf } from './check-texts.ts'

/** The accepted values of attributes, by tag or for all tags. */
const VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '*': {
    theme: ['light', 'dark', 'auto', 'host'],
    density: ['cozy', 'compact'],
    radius: ['none', 'soft', 'round'],
    fonts: ['system', 'inherit', 'brand'],
  },
  'vision-generator': { view: ['new', 'board'] },
  'wedding-assistant': { position: ['bottom-right', 'bottom-left', 'inline'], scope: ['vendor'] },
}

/** The pattern of attributes with many values, and its description. */
const FORMS: Readonly<Record<string, readonly [pattern: RegExp, expected: string]>> = {
  accent: [/^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i, 'a hex colour, such as #4d6b3c'],
  'vendor-id': [/^\d{1,9}$/, 'the id of a vendor, which is a number. A slug belongs into the attribute vendor'],
  'vendor-ids': [/^\s*\d{1,9}(\s*,\s*\d{1,9})*\s*,?\s*$/, 'ids of vendors, such as 3,14,15'],
  page: [/^[1-9]\d*$/, 'a number from 1'],
  'page-size': [/^[1-9]\d*$/, 'a number from 1'],
  'site-url': [/^https?:\/\/[^/]/, 'an absolute URL, such as https://www.example.com'],
}

/** The elements that show one vendor. */
const OF_A_VENDOR = ['vendor-profile', 'vendor-reviews', 'vendor-inquiry']

/** The problems that were logged on this page. */
const logged = new Set<string>()

/**
 * Logs a warning for each mistake in the attributes and texts of an element. Logs the same mistake once for each page.
 */
export async function checkAttributes(element: Element): Promise<void> {
  for (const problem of [...problemsOf(element), ...(await textProblemsOf(element))]) {
    const key = JSON.stringify(problem)
    if (logged.has(key)) continue
    logged.add(key)
    console.warn(await explainProblem(problem))
  }
}

/** Returns the mistakes in the attributes of an element. */
export function problemsOf(element: Element): Problem[] {
  const tag = element.localName
  const names = attributesOf(element)
  const values = { ...VALUES['*'], ...VALUES[tag] }
  const problems: Problem[] = []
  for (const { name, value } of element.attributes) {
    const subject = `${name} of <${tag}>`
    const allowed = values[name]
    const [pattern, expected] = FORMS[name] ?? []
    if (!names.includes(name)) {
      if (!isForeign(name) && nearestName(name, names))
        problems.push({ code: 'unknown_attribute', subject: `The attribute of <${tag}>`, value: name, allowed: names })
    } else if (value === '') continue
    else if (allowed && !allowed.includes(value)) problems.push({ code: 'invalid_value', subject, value, allowed })
    else if (pattern && !pattern.test(value)) problems.push({ code: 'invalid_value', subject, value, expected })
  }
  const isUnnamed = OF_A_VENDOR.includes(tag) && !Reflect.get(element, 'vendorId') && !Reflect.get(element, 'vendor')
  if (isUnnamed) problems.push({ code: 'vendor_missing', subject: `vendor-id or vendor of <${tag}>` })
  return problems
}

function attributesOf(element: Element): readonly string[] {
  const names: unknown = Reflect.get(element.constructor, 'observedAttributes')
  return Array.isArray(names) ? names : []
}

/** Whether an attribute belongs to HTML, to a framework or to the page. */
function isForeign(name: string): boolean {
  return name in HTMLElement.prototype || /^(data-|aria-|on|class$|part$)|[^a-z-]/.test(name)
}
