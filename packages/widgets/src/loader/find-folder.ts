const OURS = ['script[src*="/embed/"][src*="/loader.js"]', 'script[src*="/loader.js"]']

/**
 * The folder this script was loaded from, where the elements are too. A script that something else runs, such as a tag
 * manager or what delays scripts, may not know itself and is looked for on the page.
 */
export function findFolder(): URL | null {
  const known = document.currentScript
  const script = OURS.reduce<Element | null>((found, selector) => found ?? document.querySelector(selector), known)
  return script instanceof HTMLScriptElement && script.src ? new URL('.', script.src) : null
}
