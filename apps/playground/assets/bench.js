/* The bench of an element: controls for its attributes, its markup, and a log of its events. */
import { LANGUAGES } from '/languages.js'
import { settings, toBenchQuery } from './bench-page.js'
import { copyButton } from './shared/copy.js'
import { PARTNER } from './shared/hosts.js'
import { toElement, toStyle } from './shared/markup.js'

const EVENTS = [
  ...['vision-create', 'vision-ready', 'vision-fail', 'edit-submit', 'credits-needed', 'checkout', 'login', 'logout'],
  ...['vendor-select', 'vendor-message', 'page-change', 'link-state', 'error'],
  ...['open', 'close', 'message', 'reply', 'inquiry'],
]

const stage = document.querySelector('.stage')
const subject = document.createElement(stage.dataset.element)
const knobs = document.querySelector('#knobs')
const log = document.querySelector('#events')
const stay = document.querySelector('#stay')
const tokens = document.querySelector('#tokens')
const markup = document.querySelector('#markup')
const download = document.querySelector('#download')
const copyMarkup = copyButton(document.querySelector('#copy'), () => markup.textContent)
const copyLink = copyButton(document.querySelector('#copy-link'), () => location.href)

const fallback = document.createElement('p')
fallback.textContent = 'This is the fallback content. It shows until the element is defined.'
subject.append(fallback)
subject.id = 'subject'

for (const [code, name] of Object.entries(LANGUAGES))
  document.querySelector('#languages').append(new Option(name, code))

/* Applies the settings in the URL to the controls, so that a link to the bench includes them. */
for (const [name, value] of settings()) {
  const knob = knobs.elements.namedItem(name)
  if (!knob) continue
  if (knob.type === 'checkbox') knob.checked = true
  else knob.value = value
}

/* Returns the attribute's value for a control, or null for no attribute. A checkbox controls a boolean attribute. */
function settingOf({ type, checked, value }) {
  if (type === 'checkbox') return checked ? '' : null
  return value || null
}

function apply() {
  const attributes = []
  for (const knob of knobs.elements) {
    const { name } = knob
    if (!name) continue
    const setting = settingOf(knob)
    if (setting === null) subject.removeAttribute(name)
    else {
      subject.setAttribute(name, setting)
      attributes.push([name, setting])
    }
  }
  subject.style.cssText = tokens.value
  toBenchQuery(knobs, { tokens: tokens.value, stay: stay.checked ? '1' : '' })
  showMarkup(attributes)
}

/* Shows markup that works when it is pasted into an empty file, and links to the same as a folder. */
function showMarkup(attributes) {
  const tag = subject.localName
  const script = document.querySelector('script[src*="/embed/"]').outerHTML.replaceAll('=""', '')
  markup.textContent = `${script}\n${toStyle(tag, subject.style.cssText)}${toElement(tag, attributes)}`
  const query = new URLSearchParams([['element', tag], ...attributes])
  for (const name of ['delivery', 'tokens']) if (settings().get(name)) query.set(name, settings().get(name))
  download.href = `${PARTNER}/download/website.zip?${query}`
  copyMarkup.reset()
  copyLink.reset()
}

function show(event) {
  if (stay.checked && event.cancelable) event.preventDefault()
  const line = document.createElement('li')
  const name = document.createElement('b')
  name.textContent = event.type
  line.append(name, ` ${JSON.stringify(event.detail) ?? ''}${event.defaultPrevented ? ' (prevented)' : ''}`)
  log.prepend(line)
}

const lifecycle = {
  move() {
    stage.append(subject)
  },
  remount() {
    subject.remove()
    requestAnimationFrame(() => stage.append(subject))
  },
}

for (const name of EVENTS) document.addEventListener(`vk-${name}`, show)
knobs.addEventListener('input', (event) => {
  const { for: target } = event.target.dataset
  if (target) knobs.elements.namedItem(target).value = event.target.value
  apply()
})
tokens.value = settings().get('tokens') ?? ''
stay.checked = settings().has('stay')
for (const control of [tokens, stay]) control.addEventListener('input', apply)
document.querySelector('#page').addEventListener('change', apply)
knobs.addEventListener('submit', (event) => event.preventDefault())
for (const button of document.querySelectorAll('[data-do]'))
  button.addEventListener('click', () => lifecycle[button.dataset.do]())
apply()
stage.append(subject)
