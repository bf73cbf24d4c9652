/** A URL that an attacker may put into `next_url`, with the expected result. */
export interface RedirectPayload {
  /** The name of the test case. */
  name: string
  /** The value after the query has been decoded once, as a page reads it. */
  value: string
  /** The expected path on our own site. `null` if the value must be rejected. */
  path: string | null
}

const evil = (name: string, value: string): RedirectPayload => ({ name, value, path: null })
const legal = (name: string, value: string, path = value): RedirectPayload => ({ name, value, path })

/** URLs for testing every function that redirects. The site is `https://site.test`. */
export const REDIRECT_PAYLOADS: readonly RedirectPayload[] = [
  evil('an empty text', ''),
  evil('another site', 'https://evil.example/'),
  evil('another site, in capitals', 'HTTPS://EVIL.EXAMPLE/'),
  evil('another site, without slashes', 'https:evil.example'),
  evil('another site, by one slash', 'https:/evil.example'),
  evil('a protocol-relative URL', '//evil.example'),
  evil('a protocol-relative URL of our own host', '//site.test/dashboard'),
  evil('three slashes', '///evil.example'),
  evil('a backslash', '/\\evil.example'),
  evil('two backslashes', '\\\\evil.example'),
  evil('a slash hidden by a tab', '/\t/evil.example'),
  evil('a slash hidden by a line break', '/\n/evil.example'),
  evil('a slash hidden by a carriage return', '/\r/evil.example'),
  evil('a tab before everything', '\t//evil.example'),
  evil('a NUL', '/dashboard\0'),
  evil('full-width slashes', '／／evil.example'),
  evil('a division slash at the start', '∕evil.example'),
  evil('a right-to-left override', '/dash\u202Edraob'),
  evil('a lone surrogate', '/dashboard\uD800'),
  evil('encoded slashes', '/%2f%2fevil.example'),
  evil('an encoded slash', '/%2Fevil.example'),
  evil('an encoded backslash', '/%5cevil.example'),
  evil('slashes after a dot', '/.//evil.example'),
  evil('slashes after two dots', '/dashboard/..//evil.example'),
  evil('a broken escape', '/dashboard/%E0%A4%A'),
  evil('a user name before the host', 'https://site.test@evil.example/'),
  evil('our host as their subdomain', 'https://site.test.evil.example/'),
  evil('a script', 'javascript:alert(1)'),
  evil('a script scheme with a line break', 'JaVa\nScRiPt:alert(1)'),
  evil('a script scheme with slashes', 'javascript://%0aalert(1)'),
  evil('a data URL', 'data:text/html,<script>alert(1)</script>'),
  evil('a file', 'file:///etc/passwd'),
  evil('a relative path', 'dashboard'),
  evil('a query alone', '?next_url=/dashboard'),
  evil('the login page', '/login'),
  evil('the login page with itself as next_url', '/login?next_url=%2Flogin%3Fnext_url%3D%2Flogin'),
  evil('the login page, in capitals', '/LOGIN/'),
  evil('the login page, encoded', '/%6cogin'),
  evil('the login page behind dot segments', '/dashboard/../login'),
  evil('the login page, broken by an encoded line end', '/lo%0Agin'),
  evil('another host behind an encoded tab', '/%09/evil.example'),
  evil('the logout page', '/logout'),
  evil('the logout page, encoded', '/log%6Fut/'),
  evil('a path over the length limit', `/${'a'.repeat(2_001)}`),
  legal('the home page', '/'),
  legal('a page', '/dashboard'),
  legal('a page with a slash at its end', '/dashboard/messages/'),
  legal('path, query and hash', '/chat?room=1&next=%2Fdashboard#latest'),
  legal('an encoded slash after the first segment', '/dashboard/setup/ac_4%2F0A/17'),
  legal('a URL in the query', '/dashboard?from=https://evil.example//x'),
  legal('a page that begins like the login page', '/login-help'),
  legal('other scripts', '/dashboard/search?q=caf%C3%A9'),
  legal('letters that are encoded by the URL parser', '/dashboard/café', '/dashboard/caf%C3%A9'),
  legal('a space that is encoded by the URL parser', '/dashboard?name=Rose Barn', '/dashboard?name=Rose%20Barn'),
  legal('dot segments that are resolved', '/dashboard/./vendors/../messages/', '/dashboard/messages/'),
  legal('a double slash inside the path', '/dashboard//vendors'),
  legal('a path of the maximum length', `/${'a'.repeat(2_000)}`),
]
