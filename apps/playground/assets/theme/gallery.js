/* All elements in one theme, in a frame of the theme builder, which sends the settings. */
import { onSettings, reportElement } from '../shared/framed.js'

const scheme = new URLSearchParams(location.search).get('scheme') ?? 'light'
const elements = [...document.querySelector('main').children].filter(({ localName }) => localName.includes('-'))
const sheet = new CSSStyleSheet()

document.adoptedStyleSheets = [sheet]
document.body.className = scheme
for (const element of elements) element.setAttribute('theme', scheme)

function set(element, name, value) {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

function paint({ attributes, tokens }) {
  for (const element of elements) for (const [name, value] of Object.entries(attributes)) set(element, name, value)
  sheet.replaceSync(`:root { ${tokens.map(([name, value]) => `--vk-${name}: ${value};`).join(' ')} }`)
}

onSettings(paint)
reportElement(elements[0].localName)
