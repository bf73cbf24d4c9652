/**
 * Where this code was loaded from: a classic script knows its element while it first runs, a module its own address.
 * `null` where it cannot be told, as in code pasted into the page.
 */
export const scriptOrigin: string | null = readScriptOrigin()

function readScriptOrigin(): string | null {
  const script = globalThis.document?.currentScript
  const address = script instanceof HTMLScriptElement ? script.src : import.meta.url
  return URL.canParse(address ?? '') ? originOf(new URL(address)) : null
}

function originOf(url: URL): string | null {
  return url.protocol.startsWith('http') ? url.origin : null
}
