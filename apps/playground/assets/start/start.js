/* The page for owners of websites: pick an element, style it, paste its code. The URL stores every choice. */
import { LANGUAGES } from '/languages.js'
import { toHex } from '../shared/contrast.js'
import { copyButton } from '../shared/copy.js'
import { DOCS, PARTNER } from '../shared/hosts.js'
import { PICKS } from '../shared/picks.js'
import { showContrast } from './contrast-note.js'
import { nameSearch } from './name-search.js'
import { PLATFORMS } from './platforms.js'
import { createPreview } from './preview.js'
import { loadCategories, loadVendors } from './public-list.js'
import { attributesOf, missingIn, readSettings, toQuery } from './settings.js'

const { api } = document.body.dataset
const form = document.querySelector('#choices')
const code = document.querySelector('#code')
const brand = document.querySelector('#brand')
const preview = createPreview(document.querySelector('#preview'))

/* The list is loaded once for both search boxes, and again after a failure. */
let vendors
function listVendors() {
  vendors ??= loadVendors(api).catch((error) => {
    vendors = undefined
    throw error
  })
  return vendors
}

for (const [name, options] of [
  ['element', PICKS.map(({ tag, name, text }) => [tag, name, text])],
  ['platform', Object.entries(PLATFORMS).map(([key, { name }]) => [key, name])],
])
  document.querySelector(`#${name}-options`).append(...options.map((option) => toRadio(name, ...option)))
for (const [value, name] of Object.entries(LANGUAGES)) form.elements.lang.append(new Option(name, value))

function toRadio(name, value, title, text = '') {
  const label = document.createElement('label')
  label.className = 'option'
  const input = Object.assign(document.createElement('input'), { type: 'radio', name, value })
  const words = document.createElement('span')
  words.className = 'option__text'
  words.append(Object.assign(document.createElement('b'), { textContent: title }), text)
  label.append(input, words)
  return label
}

const searches = {
  category: nameSearch(document.querySelector('#category-search'), {
    load: () => loadCategories(api),
    onChange: () => update(true),
  }),
  'vendor-id': nameSearch(document.querySelector('#vendor-search'), {
    load: listVendors,
    onChange: () => update(true),
  }),
  'vendor-ids': nameSearch(document.querySelector('#vendors-search'), {
    load: listVendors,
    isMultiple: true,
    onChange: () => update(true),
  }),
}

/* Fills the form with the settings of the URL. */
function restore() {
  const settings = { platform: 'wordpress', width: 'phone', ...readSettings(location.search) }
  form.reset()
  for (const [name, value] of Object.entries(settings)) {
    if (searches[name]) searches[name].value = value
    else if (form.elements.namedItem(name)) form.elements[name].value = value
  }
  for (const name of Object.keys(searches)) searches[name].value = settings[name] ?? ''
  brand.value = toHex(settings.accent) ?? '#6e1b47'
  render()
}

function readForm() {
  const chosen = Object.entries(searches).map(([name, search]) => [name, search.value])
  return readSettings(new URLSearchParams([...new FormData(form), ...chosen].filter(([, value]) => value)))
}

/* A choice is a step for the Back button. Typing and dragging are not. */
function update(isStep) {
  const query = toQuery(readForm())
  if (`?${query}` !== location.search) history[isStep ? 'pushState' : 'replaceState'](null, '', `?${query}`)
  render()
}

function render() {
  const settings = readForm()
  const { element: tag, platform = 'wordpress', width } = settings
  const attributes = attributesOf(settings)
  const missing = missingIn(settings)
  const chosen = PLATFORMS[platform] ?? PLATFORMS.html
  for (const part of form.querySelectorAll('[data-for]')) part.hidden = !isShown(part, settings)
  document.querySelector('#vendor-optional').hidden = tag.startsWith('vendor-')
  showContrast(document.querySelector('#contrast'), settings)
  document.querySelector('#steps').replaceChildren(...chosen.steps({ api, tag, attributes }).map(toStep))
  code.textContent = missing ?? chosen.code({ api, tag, attributes: paste(attributes) })
  code.toggleAttribute('data-missing', Boolean(missing))
  for (const action of document.querySelectorAll('.paste__action')) action.inert = Boolean(missing)
  copyCode.reset()
  copyLink.reset()
  document.querySelector('#guide').href = DOCS + chosen.guide
  document.querySelector('#plugin').hidden = platform !== 'wordpress'
  document.querySelector('#download').href = `${PARTNER}/download/website.zip?${toDownload(tag, attributes)}`
  document.querySelector('#bench').href = `/${tag}?${new URLSearchParams(attributes)}`
  preview.width = width
  preview.show({ tag, attributes }, missing)
}

/* An incomplete color is no attribute yet. */
const paste = (attributes) => attributes.filter(([name, value]) => name !== 'accent' || toHex(value))
const toDownload = (tag, attributes) => new URLSearchParams([['element', tag], ...paste(attributes)])

/* Whether a part of step 1 belongs to the chosen element, and to the chosen kind of list. */
function isShown({ dataset }, { element, show }) {
  return dataset.for.split(' ').includes(element) && (dataset.show ?? show) === show
}

function toStep(text) {
  const line = document.createElement('li')
  const parts = text
    .split('*')
    .map((part, index) => (index % 2 === 0 ? part : Object.assign(document.createElement('b'), { textContent: part })))
  line.append(...parts)
  return line
}

const copyCode = copyButton(document.querySelector('#copy-code'), () => code.textContent)
const copyLink = copyButton(document.querySelector('#copy-link'), () => location.href)

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('change', ({ target }) => {
  if (target.name === 'show') searches['vendor-ids'].value = ''
  if (target === brand || (target.name && target.type !== 'text')) update(true)
})
form.addEventListener('input', ({ target }) => {
  if (target === brand) form.elements.accent.value = brand.value
  else if (target.name === 'accent') brand.value = toHex(target.value) ?? brand.value
  if (target === brand || target.type === 'text') update(false)
})
document.querySelector('#no-accent').addEventListener('click', () => {
  form.elements.accent.value = ''
  update(true)
})
document.querySelector('#demo-code').addEventListener('click', () => {
  form.elements.code.value = 'demo-paged'
  update(true)
})
addEventListener('popstate', restore)
restore()
