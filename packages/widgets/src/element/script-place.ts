/** The running classic script, if any. An SVG script has no `src`. */
const running: { type: string; src?: string } | null | undefined = globalThis.document?.currentScript
/**
 * The URL of the file that contains this code. A classic script reads the URL from its script tag during its first run,
 * and a module from `import.meta`. `undefined` for an inline script.
 */
const address = running?.src ?? import.meta.url

/** The URL of the folder that contains the running script, with a trailing slash. */
export const scriptFolder = address?.match(/^http[^?#]*\//)?.[0]
/**
 * The URL of the backend that served the running script. `undefined` if the script was copied to another host or into a
 * bundle.
 */
export const scriptHost = scriptFolder?.match(/(.*)\/embed\//)?.[1]
