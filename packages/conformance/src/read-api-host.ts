/**
 * Returns the URL of an API without a slash at its end. Throws a `TypeError` if the text is not an http or https URL, or
 * if it contains a user, password, query or fragment. The message repeats no part of the text that can be a secret.
 */
export function readApiHost(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`\`${withoutSecrets(text)}\` is not a URL that starts with https:// or http://.`)
  if (url.username || url.password || url.search || url.hash)
    throw new TypeError('The URL must contain no user, password, query or fragment. Pass secrets as options.')
  return url.href.replace(/\/+$/, '')
}

/** Replaces what precedes an `@`, and removes a query and a fragment. */
function withoutSecrets(text: string): string {
  return text.replace(/[?#].*/s, '').replace(/^.*@/s, '…@')
}
