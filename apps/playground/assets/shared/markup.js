// @ts-check
/* The markup of an element. The browser shows it, and the server puts it into pages and downloads. */

/**
 * @typedef {'script' | 'module' | 'loader' | 'pinned'} Delivery
 *
 * @typedef {object} Release
 * @property {string} version
 * @property {Record<string, string>} integrity the hash of each file
 */

/** @type {Record<Delivery, (api: string, tag: string, release?: Release) => string>} */
const SCRIPTS = {
  script: (api, tag) => `<script src="${api}/embed/v1/${tag}.js" async></script>`,
  module: (api, tag) => `<script type="module" src="${api}/embed/v1/${tag}.mjs"></script>`,
  loader: (api) => `<script src="${api}/embed/v1/loader.js" async></script>`,
  pinned: (api, tag, release) =>
    `<script src="${api}/embed/v${release?.version}/${tag}.js" integrity="${release?.integrity[`${tag}.js`]}" crossorigin="anonymous" async></script>`,
}

/**
 * @param {unknown} name
 * @returns {name is Delivery}
 */
export function isDelivery(name) {
  return typeof name === 'string' && Object.hasOwn(SCRIPTS, name)
}

/**
 * Returns the script tag that loads an element. The delivery `pinned` requires the backend's release.
 *
 * @param {Delivery} delivery
 * @param {string} api
 * @param {string} tag
 * @param {Release} [release]
 */
export function toScript(delivery, api, tag, release) {
  return SCRIPTS[delivery](escapeHtml(api), tag, release)
}

/**
 * Returns an element with its attributes, one on a line. An empty value is a boolean attribute.
 *
 * @param {string} tag
 * @param {Iterable<readonly [string, string]>} attributes
 * @param {string} [content]
 */
export function toElement(tag, attributes, content = '') {
  const list = [...attributes].map(([name, value]) =>
    value === '' ? `\n  ${name}` : `\n  ${name}="${escapeHtml(value)}"`,
  )
  return `<${tag}${list.join('')}>${content}</${tag}>`
}

/**
 * Returns a style sheet that sets custom properties of an element, or nothing without properties.
 *
 * @param {string} tag
 * @param {string} declarations
 */
export function toStyle(tag, declarations) {
  return declarations ? `<style>${tag} { ${declarations} }</style>\n` : ''
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
