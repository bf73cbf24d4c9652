const subject = document.querySelector('#subject')
const knobs = document.querySelector('#knobs')
const EVENTS = [
  'vision-create',
  'vision-ready',
  'vision-fail',
  'credits-needed',
  'checkout',
  'login',
  'logout',
  'error',
]

/* The knobs and the address say the same, so that a setting can be sent to somebody. */
const settings = new URLSearchParams(location.search)
for (const [name, value] of settings) {
  const knob = knobs.elements.namedItem(name)
  if (knob) knob.value = value
}

function apply() {
  for (const { name, value } of knobs.elements) {
    if (!name) continue
    if (value) subject.setAttribute(name, value)
    else subject.removeAttribute(name)
    if (value) settings.set(name, value)
    else settings.delete(name)
  }
  history.replaceState(null, '', settings.size > 0 ? `?${settings}` : location.pathname)
  showMarkup()
}

function showMarkup() {
  const script = document.querySelector('script[src*="/embed/"]').src
  const attributes = [...subject.attributes]
    .filter(({ name }) => name !== 'id')
    .map(({ name, value }) => `\n  ${name}="${value}"`)
  document.querySelector('#markup').textContent =
    `<script src="${script}" async></script>\n<vision-generator${attributes.join('')}></vision-generator>`
}

function log(event) {
  const line = document.createElement('li')
  const name = document.createElement('b')
  name.textContent = event.type
  line.append(name, ` ${JSON.stringify(event.detail) ?? ''}`)
  document.querySelector('#events').prepend(line)
}

const lifecycle = {
  move() {
    subject.parentElement.append(subject)
  },
  remount() {
    const place = subject.parentElement
    subject.remove()
    requestAnimationFrame(() => place.append(subject))
  },
}

for (const name of EVENTS) document.addEventListener(`vk-${name}`, log)
knobs.addEventListener('input', (event) => {
  const { for: target } = event.target.dataset
  if (target) knobs.elements.namedItem(target).value = event.target.value
  apply()
})
knobs.addEventListener('submit', (event) => event.preventDefault())
for (const button of document.querySelectorAll('[data-do]'))
  button.addEventListener('click', () => lifecycle[button.dataset.do]())
apply()
