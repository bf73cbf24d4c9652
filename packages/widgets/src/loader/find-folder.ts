const NAMED = 'script[src*="/loader.js"]'
const OURS = [`${NAMED}[src*="/embed/"]`, NAMED]

/**
 * Returns the folder that this script and the elements are served from. Without `document.currentScript`, as when a tag
 * manager or a delayed-script plugin runs the code, it searches the page for the script tag.
 */
export function findFolder(): URL | null {
  const known = document.currentScript
  const script = OURS.reduce<Element | null>(
    (found, selector) => found ?? document.querySelector(selector),
    known?.matches(NAMED) ? known : null,
  )
  return script instanceof HTMLScriptElement && script.src ? new URL('.', script.src) : null
}
