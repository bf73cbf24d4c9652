/**
 * Where this code was loaded from: a classic script knows its element while it first runs, a module its own address.
 * `null` where it cannot be told, as in code pasted into the page.
 */
export const scriptOrigin: string | null = originOf(sourceOf(globalThis.document?.currentScript) ?? import.meta.url)

function sourceOf(script: HTMLOrSVGScriptElement | null | undefined): string | undefined {
  return script && 'src' in script ? script.src : undefined
}

function originOf(address: string | undefined): string | null {
  return address?.startsWith('http') ? new URL(address).origin : null
}
