/* The bench of an element: controls for its attributes, its markup, and a log of its events. */
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
const copy = document.querySelector('#copy')

const fallback = document.createElement('p')
fallback.textContent = 'This is the fallback content. It shows until the element is defined.'
subject.append(fallback)
subject.id = 'subject'

/* Applies the settings in the URL to the controls, so that a link to the bench includes them. */
for (const [name, value] of settings) {
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
  for (const knob of knobs.elements) {
    const { name } = knob
    if (!name) continue
    const setting = settingOf(knob)
    if (setting === null) subject.removeAttribute(name)
    else subject.setAttribute(name, setting)
    keep(name, setting)
  }
  subject.style.cssText = tokens.value
  keep('tokens', tokens.value)
  showMarkup()
}

/* Shows markup that works when it is pasted into an empty file. */
function showMarkup() {
  const tag = subject.localName
  const script = document.querySelector('script[src*="/embed/"]').outerHTML.replaceAll('=""', '')
  const attributes = [...subject.attributes]
    .filter(({ name }) => name !== 'id' && name !== 'style')
    .map(({ name, value }) =>
      value === '' ? `\n  ${name}` : `\n  ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
  const style = subject.style.cssText ? `<style>${tag} { ${subject.style.cssText} }</style>\n` : ''
  markup.textContent = `${script}\n${style}<${tag}${attributes.join('')}></${tag}>`
  copy.textContent = 'Copy'
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
tokens.value = settings.get('tokens') ?? ''
tokens.addEventListener('input', apply)
copy.addEventListener('click', async () => {
  await navigator.clipboard.writeText(markup.textContent)
  copy.textContent = 'Copied'
})
knobs.addEventListener('submit', (event) => event.preventDefault())
for (const button of document.querySelectorAll('[data-do]'))
  button.addEventListener('click', () => lifecycle[button.dataset.do]())
apply()
stage.append(subject)
