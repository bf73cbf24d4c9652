const NAMED = 'script[src*="/loader.js"]'
const OURS = [`${NAMED}[src*="/embed/"]`, NAMED]

/**
 * Returns the URL of the folder that contains the loader and the elements. Searches the page for the script tag if
 * `document.currentScript` is missing, for example because a tag manager runs the code.
 */
export function findFolder(): URL | null {
  const known = document.currentScript
  const script = OURS.reduce<Element | null>(
    (found, selector) => found ?? document.querySelector(selector),
    known?.matches(NAMED) ? known : null,
  )
  return script instanceof HTMLScriptElement && script.src ? new URL('.', script.src) : null
}
