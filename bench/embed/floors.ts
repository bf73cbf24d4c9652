/** Source of a minimal hand-written element with a text box and a button. */
const FIELD = `customElements.define('hand-written', class extends HTMLElement {
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

/** Source of a minimal hand-written element that fetches twelve vendors and shows the image and name of each. */
const CARDS = `customElements.define('hand-written', class extends HTMLElement {
  async connectedCallback() {
    const asked = fetch('/vendor/search-list/?categories=6&page=1')
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':host{display:block;font:16px system-ui}img{width:240px;height:160px}')
    root.adoptedStyleSheets = [sheet]
    const { results } = await (await asked).json()
    for (const { image, business_name } of results) {
      const card = root.appendChild(document.createElement('div'))
      const picture = card.appendChild(new Image())
      const link = card.appendChild(document.createElement('a'))
      Object.assign(picture, { loading: 'lazy', src: image, alt: '' })
      Object.assign(link, { href: '#', textContent: business_name })
    }
  }
})`

/** The hand-written elements with which the Vowkit elements are compared, by file name. */
export const floors: Record<string, string> = { 'floor.js': FIELD, 'floor-cards.js': CARDS }
