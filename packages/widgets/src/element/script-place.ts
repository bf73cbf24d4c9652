/** The running classic script, if any. A script inside an SVG has no `src`. */
const running: { type: string; src?: string } | null | undefined = globalThis.document?.currentScript
/**
 * The address of this file. A classic script reads it from its element during its first run, a module from
 * `import.meta`. Unknown for an inline script.
 */
const address = running?.src ?? import.meta.url

/** The folder of this file, with a slash at its end. */
export const scriptFolder = address?.match(/^http[^?#]*\//)?.[0]
/** The backend that served this code; `undefined` if it was copied to another host or into a bundle. */
export const scriptHost = scriptFolder?.match(/(.*)\/embed\//)?.[1]
