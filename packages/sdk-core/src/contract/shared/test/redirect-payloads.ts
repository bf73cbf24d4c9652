/** A URL that an attacker may put into `next_url`, and the expected result. */
export interface RedirectPayload {
  /** The name of the case. */
  name: string
  /** The value after one decoding of the query, as a page reads it. */
  value: string
  /** The expected path on our own site; `null` if the value must be rejected. */
  path: string | null
}

const evil = (name: string, value: string): RedirectPayload => ({ name, value, path: null })
const legal = (name: string, value: string, path = value): RedirectPayload => ({ name, value, path })

/** What every function that follows a URL must accept or reject, on the site `https://site.test`. */
export const REDIRECT_PAYLOADS: readonly RedirectPayload[] = [
  evil('nothing', ''),
  evil('another site', 'https://evil.example/'),
  evil('another site, in capitals', 'HTTPS://EVIL.EXAMPLE/'),
  evil('another site, without slashes', 'https:evil.example'),
  evil('another site, by one slash', 'https:/evil.example'),
  evil('the same scheme', '//evil.example'),
  evil('the same scheme, and ourselves', '//site.test/dashboard'),
  evil('three slashes', '///evil.example'),
  evil('a backslash', '/\\evil.example'),
  evil('two backslashes', '\\\\evil.example'),
  evil('a slash hidden by a tab', '/\t/evil.example'),
  evil('a slash hidden by a line break', '/\n/evil.example'),
  evil('a slash hidden by a carriage return', '/\r/evil.example'),
  evil('a tab before everything', '\t//evil.example'),
  evil('a NUL', '/dashboard\0'),
  evil('slashes of other scripts', '／／evil.example'),
  evil('a slash that is none, first', '∕evil.example'),
  evil('text that runs backwards', '/dash\u202Edraob'),
  evil('half a character', '/dashboard\uD800'),
  evil('encoded slashes', '/%2f%2fevil.example'),
  evil('an encoded slash', '/%2Fevil.example'),
  evil('an encoded backslash', '/%5cevil.example'),
  evil('slashes after a dot', '/.//evil.example'),
  evil('slashes after two dots', '/dashboard/..//evil.example'),
  evil('an encoding that ends nowhere', '/dashboard/%E0%A4%A'),
  evil('somebody’s name before the host', 'https://site.test@evil.example/'),
  evil('our host as a name of theirs', 'https://site.test.evil.example/'),
  evil('a script', 'javascript:alert(1)'),
  evil('a script in disguise', 'JaVa\nScRiPt:alert(1)'),
  evil('a script behind a slash', 'javascript://%0aalert(1)'),
  evil('a document', 'data:text/html,<script>alert(1)</script>'),
  evil('a file', 'file:///etc/passwd'),
  evil('a relative path', 'dashboard'),
  evil('a query alone', '?next_url=/dashboard'),
  evil('the login page', '/login'),
  evil('the login page and itself', '/login?next_url=%2Flogin%3Fnext_url%3D%2Flogin'),
  evil('the login page, in capitals', '/LOGIN/'),
  evil('the login page, encoded', '/%6cogin'),
  evil('the login page, by a detour', '/dashboard/../login'),
  evil('the login page, broken by an encoded line end', '/lo%0Agin'),
  evil('another host behind an encoded tab', '/%09/evil.example'),
  evil('logging out', '/logout'),
  evil('logging out, encoded', '/log%6Fut/'),
  evil('more than anybody would type', `/${'a'.repeat(2_001)}`),
  legal('the start', '/'),
  legal('a page', '/dashboard'),
  legal('a page with a slash at its end', '/dashboard/messages/'),
  legal('path, query and hash', '/chat?room=1&next=%2Fdashboard#latest'),
  legal('an encoded slash further on', '/dashboard/setup/ac_4%2F0A/17'),
  legal('a whole address in the query', '/dashboard?from=https://evil.example//x'),
  legal('a page that begins like the login page', '/login-help'),
  legal('other scripts', '/dashboard/search?q=caf%C3%A9'),
  legal('letters that are encoded on the way', '/dashboard/café', '/dashboard/caf%C3%A9'),
  legal('a space that is encoded on the way', '/dashboard?name=Rose Barn', '/dashboard?name=Rose%20Barn'),
  legal('dots that are gone on the way', '/dashboard/./vendors/../messages/', '/dashboard/messages/'),
  legal('slashes within', '/dashboard//vendors'),
  legal('as long as a path may be', `/${'a'.repeat(2_000)}`),
]
