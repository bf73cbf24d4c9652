const NAMED = 'script[src*="/loader.js"]'
const OURS = [`${NAMED}[src*="/embed/"]`, NAMED]

/**
 * The folder this script was loaded from, where the elements are too. A script that something else runs, such as a tag
 * manager or what delays scripts, may not know itself, or be a copy among others in one file: it is looked for on the page.
 */
export function findFolder(): URL | null {
  const known = document.currentScript
  const script = OURS.reduce<Element | null>(
    (found, selector) => found ?? document.querySelector(selector),
    known?.matches(NAMED) ? known : null,
  )
  return script instanceof HTMLScriptElement && script.src ? new URL('.', script.src) : null
}
