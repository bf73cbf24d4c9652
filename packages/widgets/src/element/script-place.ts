/** The running classic script, if any. A script inside an SVG has no `src`. */
const running: { type: string; src?: string } | null | undefined = globalThis.document?.currentScript
/**
 * The URL of this file. A classic script reads the URL from its script element during its first run, and a module from
 * `import.meta`. `undefined` for an inline script.
 */
const address = running?.src ?? import.meta.url

/** The folder of this file, with a slash at its end. */
export const scriptFolder = address?.match(/^http[^?#]*\//)?.[0]
/** The backend that served this code; `undefined` if it was copied to another host or into a bundle. */
export const scriptHost = scriptFolder?.match(/(.*)\/embed\//)?.[1]
