/**
 * Where this code was loaded from: a classic script knows its element while it first runs, a module its own address.
 * `null` where it cannot be told, as in code pasted into the page.
 */
const address = sourceOf(globalThis.document?.currentScript) ?? import.meta.url
const place = address?.startsWith('http') ? new URL('.', address) : null

export const scriptOrigin = place?.origin
/** The folder that the other files of this version are in, with a slash at its end. */
export const scriptFolder = place?.href

function sourceOf(script: HTMLOrSVGScriptElement | null | undefined): string | undefined {
  return script && 'src' in script ? script.src : undefined
}
