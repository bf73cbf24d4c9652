import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import type { Outbox } from '../mail/service.ts'
import { toDeviceName } from './device-name.ts'

/** A security event that is reported to the account's owner by email. */
export interface SecurityEvent {
  /** Names of browser and operating system; `""` if they are unknown. */
  device: string
  at: Date
  siteUrl: string
  formats: Formats
}

/** Writes the email about a sign-in from a new browser. Its link contains no token. */
export function writeNewDeviceMail(to: string, event: SecurityEvent): LocalizedMail {
  return write(to, event, SITE_PATHS.settings, {
    en: {
      title: 'New sign-in to your account',
      happened: 'Your account was signed in from a new device',
      label: 'See where you’re signed in',
      advice:
        'If this was you, there is nothing to do. If this was not you: open Settings, log out the device under ' +
        '“Where you’re signed in”, and change your password.',
    },
    es: {
      title: 'Nuevo inicio de sesión en tu cuenta',
      happened: 'Se inició sesión en tu cuenta desde un dispositivo nuevo',
      label: 'Ver dónde está iniciada tu sesión',
      advice:
        'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú: abre Configuración, cierra la sesión del dispositivo ' +
        'en «Dónde tienes la sesión iniciada» y cambia tu contraseña.',
    },
  })
}

/** Writes the email about a changed password. Its link contains no token. */
export function writePasswordChangedMail(to: string, event: SecurityEvent): LocalizedMail {
  return write(to, event, SITE_PATHS.forgot_password, {
    en: {
      title: 'Your password was changed',
      happened: 'The password of your account was changed',
      label: 'Set a new password',
      advice:
        'Every other device was logged out. If this was you, there is nothing to do. If this was not you: set a new ' +
        'password at once with a link that we mail to you. That logs out every device.',
    },
    es: {
      title: 'Tu contraseña cambió',
      happened: 'Se cambió la contraseña de tu cuenta',
      label: 'Elegir otra contraseña',
      advice:
        'Cerramos la sesión en los demás dispositivos. Si fuiste tú, no tienes que hacer nada. Si no fuiste tú: elige ya ' +
        'otra contraseña con un enlace que te enviamos por correo. Así se cierra la sesión en todos los dispositivos.',
    },
  })
}

interface Wording {
  title: string
  happened: string
  label: string
  advice: string
}

const UNKNOWN_BROWSER: Record<MailLanguage, string> = { en: 'an unknown browser', es: 'un navegador desconocido' }

function write(
  to: string,
  { device, at, siteUrl, formats }: SecurityEvent,
  path: string,
  wording: Record<MailLanguage, Wording>,
): LocalizedMail {
  const url = `${siteUrl}${path}`
  const textsIn = (language: MailLanguage) => {
    const { title, happened, label, advice } = wording[language]
    const start = `${happened}: ${device || UNKNOWN_BROWSER[language]}, ${formats.moment(at, language)}.`
    const text = `${start}\n\n${advice}\n\n${url}\n`
    return { title, start, action: { label, url }, rest: advice, text }
  }
  return localizedMail(to, { en: textsIn('en'), es: textsIn('es') })
}

/** Queues an email about a changed password. The email is sent if the transaction commits. */
export type PostPasswordChanged = (tx: Database, email: string, source: RequestSource) => Promise<void>

export function createPasswordChangedPost(deps: {
  clock: Clock
  outbox: Pick<Outbox, 'post'>
  siteUrl: string
  formats: Formats
}): PostPasswordChanged {
  const { clock, outbox, siteUrl, formats } = deps
  return (tx, email, { userAgent }) =>
    outbox.post(
      tx,
      writePasswordChangedMail(email, { device: toDeviceName(userAgent), at: clock.now(), siteUrl, formats }),
    )
}
