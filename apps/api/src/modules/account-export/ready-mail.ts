import type { Formats } from '../../platform/formats.ts'
import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'

/**
 * Writes the email about a ready export. The email links to the settings page and not to the file, because emails can
 * be forwarded.
 */
export function writeExportReadyMail(to: string, url: string, expiresAt: Date, formats: Formats): LocalizedMail {
  const en = {
    title: 'Your data is ready to download',
    start: `Open your settings and sign in to download it. The file is there until ${formats.day(expiresAt, 'en')}.`,
    action: { label: 'Open settings', url },
    rest: 'If you did not ask for your data, change your password: someone may be signed in to your account.',
  }
  const es = {
    title: 'Tus datos están listos para descargar',
    start: `Abre tu configuración e inicia sesión para descargarlos. El archivo estará ahí hasta el ${formats.day(expiresAt, 'es')}.`,
    action: { label: 'Abrir configuración', url },
    rest: 'Si no pediste tus datos, cambia tu contraseña: alguien podría estar usando tu cuenta.',
  }
  return localizedMail(to, {
    en: { ...en, text: `${en.title}.\n\n${en.start}\n\n${url}\n\n${en.rest}\n` },
    es: { ...es, text: `${es.title}.\n\n${es.start}\n\n${url}\n\n${es.rest}\n` },
  })
}
