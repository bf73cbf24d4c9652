import { PLAN_FORM_PATH } from '../../config/demo-paths.ts'
import { writePage } from '../../http/page.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

export interface PlanFormState {
  /** The submitted email address. */
  email?: string
  /** The error message of the email field. */
  error?: string | undefined
  /** The price of a month. */
  price: string
}

/** Renders the form with the submitted email address and its error. */
export function writePlanForm({ email = '', error, price }: PlanFormState): string {
  const state = error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"'
  const alert = error === undefined ? '' : `<p class="alert" id="error" role="alert">${escapeHtml(error)}</p>`
  return write(
    'Get the monthly plan',
    price,
    `${alert}<form method="post" novalidate><label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(email)}"${state}>
<button class="primary">Start the monthly plan</button></form>
<p class="note">Use the email you sign in with. You do not need a card, and no money is charged.</p>`,
  )
}

/** Renders the page that confirms the plan. */
export function writePlanBegun(email: string, price: string): string {
  return write(
    'Your visions are unlimited',
    price,
    `<p class="notice" role="status">The monthly plan of ${escapeHtml(email)} is active.</p>
<p class="note">You can close this tab and continue where you left off.</p>`,
  )
}

function write(title: string, price: string, body: string): string {
  const header = `<header><p class="badge">Practice sign-up</p><h1>${title}</h1>
<p class="amount">${escapeHtml(price)} per month</p></header>`
  return writePage({ title, stylesPath: `${PLAN_FORM_PATH}.css`, body: header + body })
}
