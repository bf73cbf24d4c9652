import { writePage } from '../../http/page.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

const PEOPLE = ['maya@example.com', 'noor@example.com']

/** Renders the page on which the visitor picks the email address to sign in with. */
export function writeChoice(stylesPath: string, error = ''): string {
  const people = PEOPLE.map(
    (email) => `<button class="primary" name="email" value="${email}">Continue as ${email}</button>`,
  )
  return writePage({
    stylesPath,
    title: 'Choose an account',
    body: `<header><p class="badge">Practice sign-in</p><h1>Choose an account</h1></header>
${error && `<p class="alert" role="alert">${escapeHtml(error)}</p>`}
<form method="post">${people.join('\n')}</form>
<form method="post" novalidate><label for="email">Another email</label>
<input id="email" name="email" type="email" autocomplete="off" required>
<label class="check"><input name="unverified" type="checkbox"> The provider has not verified it</label>
<button>Continue</button></form>
<form method="post"><button name="cancel" value="1">Cancel and go back</button></form>
<p class="note">Google is not asked and nobody is checked: you decide whose account this is.</p>`,
  })
}

/** Renders the error page for a sign-in that is over or unknown. */
export function writeOver(stylesPath: string): string {
  return writePage({
    stylesPath,
    title: 'This sign-in is over',
    body: '<h1>This sign-in is over</h1><p>Please go back and try again.</p>',
  })
}
