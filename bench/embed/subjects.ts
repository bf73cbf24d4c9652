export interface Subject {
  name: string
  /** What a page pastes. */
  html: string
  /** Shown when it can be used; found through open shadow roots. */
  visible: { host: string; inside: string }
}

const field = { host: 'vision-generator', inside: 'textarea' }
const fallback = '<vision-generator></vision-generator>'

/** What is measured, each on the same page. The first is what the others are compared with. */
export const subjects: Subject[] = [
  {
    name: 'floor: a hand-written element',
    html: '<hand-written></hand-written><script src="/embed/v1/floor.js" async></script>',
    visible: { host: 'hand-written', inside: 'textarea' },
  },
  {
    name: '`vision-generator.js`',
    html: `${fallback}<script src="/embed/v1/vision-generator.js" async></script>`,
    visible: field,
  },
  {
    name: '`vision-generator.mjs`',
    html: `${fallback}<script src="/embed/v1/vision-generator.mjs" type="module"></script>`,
    visible: field,
  },
  {
    name: '`loader.js`',
    html: `${fallback}<script src="/embed/v1/loader.js" async></script>`,
    visible: field,
  },
]

/** As little as an element with a field and a button can be. */
export const FLOOR = `customElements.define('hand-written', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':host{display:block}textarea{width:100%;height:120px;font:16px system-ui}button{font:16px system-ui}')
    root.adoptedStyleSheets = [sheet]
    const field = document.createElement('textarea')
    const button = document.createElement('button')
    button.textContent = 'Generate'
    root.append(field, button)
  }
})`
