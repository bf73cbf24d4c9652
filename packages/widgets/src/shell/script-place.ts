/** The script that is running, if one is; one inside a picture has no `src`. */
const running: { type: string; src?: string } | null | undefined = globalThis.document?.currentScript
/**
 * Where this code was loaded from: a classic script knows its element while it first runs, a module its own address.
 * It cannot be told of code pasted into the page.
 */
const address = running?.src ?? import.meta.url

/** The folder that the other files of this version are in, with a slash at its end. */
export const scriptFolder = address?.match(/^http[^?#]*\//)?.[0]
/** The backend that served this code; none where it was copied, among other scripts or into a bundle. */
export const scriptHost = scriptFolder?.match(/(.*)\/embed\//)?.[1]
