import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'

/** The contents of an email with a sign-in code. */
export interface CodeMail {
  to: string
  /** 4 digits, or 8 characters without spaces, so that a double click selects the full code. */
  code: string
  /** The scope that the code opens. */
  scope: 'full' | 'embed'
  /** The `Origin` header of the request for the code. Untrusted: a client can send any text. */
  origin: string | null
}

/** Longest host in an email. Longer hosts lose their start, because the end of a host identifies its owner. */
const MAX_HOST = 60

/** Writes the email with a sign-in code. A short code is the first four-digit number in its text. */
export function writeCodeMail({ to, code, scope, origin }: CodeMail): LocalizedMail {
  const en = `${describeUse(scope, origin, 'en')} It works once, within 10 minutes. If you did not ask for it, you can ignore this email.`
  const es = `${describeUse(scope, origin, 'es')} Funciona una sola vez, durante 10 minutos. Si no lo pediste, ignora este correo.`
  return localizedMail(to, {
    en: { title: 'Your sign-in code', code, rest: en, text: `Your sign-in code is ${code}.\n\n${en}\n` },
    es: { title: 'Tu código para iniciar sesión', code, rest: es, text: `Tu código es ${code}.\n\n${es}\n` },
  })
}

/** Names the requesting page and the code's scope, so that the reader does not enter the code on a phishing page. */
function describeUse(scope: CodeMail['scope'], origin: string | null, language: MailLanguage): string {
  const place = placeOf(origin)
  if (language === 'es') {
    if (scope === 'full') return 'Se pidió en nuestro sitio y abre toda tu cuenta. Escríbelo solo ahí.'
    return `Se pidió en ${place ?? 'una aplicación o página que no conocemos'}. Abre tus visiones, favoritos y mensajes a proveedores en esa página, pero no tus documentos, facturas ni configuración.`
  }
  if (scope === 'full') return 'It was requested on our website and opens your whole account. Enter it only there.'
  return `It was requested on ${place ?? 'an app or page we do not know'}. It opens your visions, favorites and messages to vendors on that page, but not your documents, invoices or settings.`
}

/** Returns the host of the requesting page, or null if it is unknown. */
function placeOf(origin: string | null): string | null {
  const url = origin !== null && URL.canParse(origin) ? new URL(origin) : null
  // A host that a browser sends contains only these characters.
  const isHost = url !== null && /^https?:$/.test(url.protocol) && /^[a-z0-9.:[\]-]+$/.test(url.host)
  if (!isHost) return null
  return url.host.length > MAX_HOST ? `…${url.host.slice(-MAX_HOST)}` : url.host
}
