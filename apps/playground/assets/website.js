/* The example website in a frame of the playground: applies the settings that the playground sends. */
import { onSettings, reportElement } from './shared/framed.js'

const section = document.querySelector('#here')
const subject = section.querySelector(':not(h2, p, script, style)')
/* The attributes that the playground has set. It removes those that are no longer part of the settings. */
let applied = subject.getAttributeNames()

onSettings(({ attributes }) => {
  const names = attributes.map(([name]) => name)
  for (const name of applied) if (!names.includes(name)) subject.removeAttribute(name)
  for (const [name, value] of attributes) subject.setAttribute(name, value)
  applied = names
  document.documentElement.dataset.theme = subject.getAttribute('theme') ?? ''
})

/* `scrollIntoView` would also scroll the page around the frame. */
if (parent !== window) scrollTo(0, section.offsetTop)
reportElement(subject.localName)
