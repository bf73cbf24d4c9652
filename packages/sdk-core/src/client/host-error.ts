import { helpLink } from '../errors/help-link.ts'
import { SdkError } from '../errors/sdk-error.ts'

/** Returns the error of all calls of a client whose `apiHost` is no absolute URL. Returns `null` for a usable URL. */
export function hostErrorOf(apiHost: unknown): SdkError | null {
  if (/^https?:\/\/[^/\s]/i.test(String(apiHost))) return null
  const code = apiHost ? 'api_host_invalid' : 'api_host_missing'
  const value = JSON.stringify(apiHost) ?? String(apiHost)
  return new SdkError(
    code,
    `apiHost is ${value}. Set the absolute URL of the backend, such as https://api.example.com. ${helpLink(code)}`,
  )
}
