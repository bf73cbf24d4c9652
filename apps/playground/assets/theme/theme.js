/* The theme builder: values of tokens, all elements in both themes, contrast ratios, and the theme as code. */
import { toHex } from '../shared/contrast.js'
import { copyButton } from '../shared/copy.js'
import { PARTNER } from '../shared/hosts.js'
import { renderContrast } from './contrast-table.js'
import { EXPORTS } from './exports.js'
import { darkFieldOf, effectiveValue, fieldOf, readTheme, toDeclarations, toQuery } from './model.js'
import { renderGroups, showValue } from './token-fields.js'

const form = document.querySelector('#theme')
const frames = [...document.querySelectorAll('iframe')]
const formats = document.querySelector('#formats')
const code = document.querySelector('#export')
const download = document.querySelector('#download')
const tokens = await (await fetch('/tokens.json')).json()

renderGroups(document.querySelector('#groups'), tokens)
for (const [key, { name }] of Object.entries(EXPORTS)) formats.append(toFormat(key, name))

/* The frames whose elements have loaded. */
const ready = new Set()
/* The values that elements derive from the brand color and the corners, and the two that they were derived from. */
let derived = {}
let derivedFrom = 'undefined undefined'

function toFormat(key, name) {
  const label = document.createElement('label')
  const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'format', value: key })
  input.checked = key === 'css'
  label.append(input, Object.assign(document.createElement('span'), { className: 'segments__text', textContent: name }))
  return label
}

function readForm() {
  const theme = readTheme(new URLSearchParams(new FormData(form)), tokens)
  if (!toHex(theme.attributes.accent)) delete theme.attributes.accent
  return theme
}

function restore() {
  form.reset()
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name)
    if (field) field.value = value
  }
  update()
}

function update() {
  const theme = readForm()
  const query = toQuery(theme)
  history.replaceState(null, '', query ? `?${query}` : location.pathname)
  const source = sourceOf(theme)
  if (source !== derivedFrom) derive(source, theme)
  else paint(theme)
  show(theme)
}

function sourceOf({ attributes: { accent, radius } }) {
  return `${accent} ${radius}`
}

async function derive(source, theme) {
  const { accent = '', radius = '' } = theme.attributes
  /* The old values must not be shown for the new theme. */
  derived = {}
  const answer = await fetch(`/derived-tokens.json?${new URLSearchParams({ accent, radius })}`)
  const values = await answer.json()
  /* The visitor may have changed the theme in the meantime. */
  if (source !== sourceOf(readForm())) return
  derived = values
  derivedFrom = source
  update()
}

function paint(theme) {
  const { density = '', fonts = '' } = theme.attributes
  const declarations = toDeclarations(tokens, theme, derived)
  for (const frame of ready) post(frame, { attributes: { density, fonts }, tokens: declarations })
}

function post(frame, message) {
  frame.contentWindow.postMessage(message, PARTNER)
}

function show(theme) {
  const values = new Map(tokens.map((token) => [token.name, effectiveValue(token, theme, derived)]))
  for (const { name, dark } of tokens) {
    showValue(form, fieldOf(name), values.get(name).light)
    if (dark !== undefined) showValue(form, darkFieldOf(name), values.get(name).dark)
  }
  showValue(form, 'accent', theme.attributes.accent ?? '#6e1b47')
  renderContrast(document.querySelector('#contrast'), (name, scheme) => values.get(name)[scheme])
  showExport(theme)
}

function showExport(theme) {
  const { toText, file, type } = EXPORTS[formats.querySelector(':checked').value]
  const text = toText({ tokens, theme, derived })
  code.value = text.trim()
  URL.revokeObjectURL(download.href)
  download.href = URL.createObjectURL(new Blob([text], { type }))
  download.download = file
  copyCode.reset()
  copyLink.reset()
}

function announce(frame, text) {
  frame.parentElement.querySelector('.frame__status').textContent = text
}

const copyCode = copyButton(document.querySelector('#copy'), () => code.value)
const copyLink = copyButton(document.querySelector('#copy-link'), () => location.href)

addEventListener('message', ({ origin, source, data }) => {
  const frame = frames.find(({ contentWindow }) => contentWindow === source)
  if (!frame || origin !== PARTNER) return
  if (data.status === 'failed') announce(frame, 'The elements cannot be loaded. Is the demo’s backend running?')
  if (data.status === 'ready') {
    announce(frame, '')
    ready.add(frame)
    update()
  }
})
form.addEventListener('input', ({ target }) => {
  const { swatch } = target.dataset
  if (swatch) form.elements.namedItem(swatch).value = target.value
  update()
})
document.querySelector('#start-over').addEventListener('click', () => {
  form.reset()
  update()
})
form.addEventListener('submit', (event) => event.preventDefault())
formats.addEventListener('change', () => showExport(readForm()))
addEventListener('popstate', restore)
for (const frame of frames) {
  announce(frame, 'Loading the elements…')
  frame.src = `${PARTNER}/gallery?scheme=${frame.dataset.scheme}`
}
restore()
