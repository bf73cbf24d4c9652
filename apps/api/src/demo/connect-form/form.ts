import { CONNECT_FORM_PATH } from '../../config/demo-paths.ts'
import type { FieldMessages } from '../../http/http-error.ts'
import type { Category } from '../../modules/categories/service.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { writePage } from './page.ts'
import type { VendorRequest } from './request.ts'

type Name = keyof VendorRequest

const LABELS: Record<Name, string> = {
  business_name: 'Business name',
  contact_name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  category: 'What you offer',
  message: 'About your work',
}

/** Attributes for autofill and on-screen keyboards. */
const HINTS: Partial<Record<Name, string>> = {
  business_name: 'autocomplete="organization"',
  contact_name: 'autocomplete="name"',
  email: 'type="email" inputmode="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
}

export interface FormState {
  categories: Category[]
  /** The submitted values. */
  values?: Partial<Record<string, unknown>>
  /** Errors by field. */
  errors?: FieldMessages
  /** An error that belongs to no field. */
  failure?: string
}

/** Renders the form with the submitted values and their errors. */
export function writeForm({ categories, values = {}, errors = {}, failure }: FormState): string {
  const faulty = Object.keys(LABELS).filter((name): name is Name => name in errors)
  const typedIn = (name: Name) => (typeof values[name] === 'string' ? values[name] : '')
  const options = categories.map(
    ({ id, title }) =>
      `<option value="${id}"${String(id) === typedIn('category') ? ' selected' : ''}>${escapeHtml(title)}</option>`,
  )

  function writeField(name: Name): string {
    const [error] = errors[name] ?? []
    const state = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`
    const common = `id="${name}" name="${name}" required${state}`
    const controls: Partial<Record<Name, string>> = {
      category: `<select ${common}><option value="">Choose one</option>${options.join('')}</select>`,
      message: `<textarea ${common} rows="4" maxlength="2000">${escapeHtml(typedIn(name))}</textarea>`,
    }
    const control = controls[name] ?? `<input ${common} ${HINTS[name]} value="${escapeHtml(typedIn(name))}">`
    const note = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`
    return `<div class="field ${name}"><label for="${name}">${LABELS[name]}</label>${control}${note}</div>`
  }

  const names: Name[] = ['business_name', 'category', 'contact_name', 'email', 'phone', 'message']
  const title = faulty.length > 0 || failure ? 'Please check your request' : 'List your business'
  const body = `<h1>List your business</h1>
<p class="lead">Couples in Northern California are looking for you. All fields are needed.</p>
${writeSummary(faulty, failure)}
<form method="post" action="${CONNECT_FORM_PATH}" novalidate>${names.map(writeField).join('')}
<button>Send request</button></form>`
  return writePage({ title, body })
}

function writeSummary(faulty: Name[], failure: string | undefined): string {
  if (faulty.length === 0 && !failure) return ''
  const links = faulty.map((name) => `<a href="#${name}">${LABELS[name]}</a>`)
  const text = failure ? escapeHtml(failure) : `Please check: ${links.join(', ')}.`
  return `<p class="summary" role="alert" tabindex="-1">${text}</p>`
}
