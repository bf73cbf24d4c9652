/* The fields of all tokens, in groups. A color has a field for each theme. */
import { toHex } from '../shared/contrast.js'
import { GROUPS } from './groups.js'
import { darkFieldOf, fieldOf } from './model.js'

/* Renders the groups. */
export function renderGroups(root, tokens) {
  let left = tokens
  const groups = GROUPS.map(([title, pattern], index) => {
    const own = left.filter(({ name }) => pattern.test(name))
    left = left.filter((token) => !own.includes(token))
    return own.length > 0 ? toGroup(title, own, index === 0) : ''
  })
  root.replaceChildren(...groups)
}

function toGroup(title, tokens, isOpen) {
  const details = document.createElement('details')
  details.open = isOpen
  const summary = document.createElement('summary')
  const count = Object.assign(document.createElement('span'), { textContent: ` ${tokens.length}` })
  summary.append(title, count)
  const list = document.createElement('div')
  list.className = 'tokens'
  if (tokens.some(({ dark }) => dark !== undefined)) list.append(toHeader())
  list.append(...tokens.map(toField))
  details.append(summary, list)
  return details
}

/* The titles of the two columns. Each field also has its theme in its label. */
function toHeader() {
  const header = document.createElement('div')
  header.className = 'token__pair note'
  header.setAttribute('aria-hidden', 'true')
  header.append(
    ...['Light', 'Dark'].map((textContent) => Object.assign(document.createElement('span'), { textContent })),
  )
  return header
}

function toField({ name, dark }) {
  const field = document.createElement(dark === undefined ? 'div' : 'fieldset')
  field.className = 'token'
  if (dark === undefined) {
    const label = Object.assign(document.createElement('label'), { textContent: name, htmlFor: fieldOf(name) })
    field.append(label, toText(fieldOf(name)))
    return field
  }
  const legend = Object.assign(document.createElement('legend'), { textContent: name })
  const pair = document.createElement('div')
  pair.className = 'token__pair'
  pair.append(toColor(fieldOf(name), `${name}, light`), toColor(darkFieldOf(name), `${name}, dark`))
  field.append(legend, pair)
  return field
}

function toText(name, label) {
  const input = Object.assign(document.createElement('input'), { type: 'text', name, id: name })
  input.spellcheck = false
  if (label) input.setAttribute('aria-label', label)
  return input
}

function toColor(name, label) {
  const value = document.createElement('div')
  value.className = 'token__value'
  const swatch = Object.assign(document.createElement('input'), { type: 'color', defaultValue: '#808080' })
  swatch.dataset.swatch = name
  swatch.setAttribute('aria-label', `Pick ${label}`)
  value.append(swatch, toText(name, label))
  return value
}

/* Shows the value that is in effect: in the swatch, and as the placeholder of an empty field. */
export function showValue(form, name, value) {
  const input = form.elements.namedItem(name)
  input.placeholder = value
  const swatch = form.querySelector(`[data-swatch="${name}"]`)
  if (swatch) swatch.value = toHex(input.value) ?? toHex(value) ?? '#808080'
}
