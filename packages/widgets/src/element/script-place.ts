/** The classic script that is running, if any; one inside an SVG has no `src`. */
const running: { type: string; src?: string } | null | undefined = globalThis.document?.currentScript
/**
 * Where this code was loaded from: a classic script knows its element while it first runs, a module its own address.
 * Unknown for code that was pasted into the page.
 */
const address = running?.src ?? import.meta.url

/** The folder of this file, with a slash at its end. */
export const scriptFolder = address?.match(/^http[^?#]*\//)?.[0]
/** The backend that served this code; `undefined` if it was copied to another host or into a bundle. */
export const scriptHost = scriptFolder?.match(/(.*)\/embed\//)?.[1]
