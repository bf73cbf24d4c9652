import type { Formats } from '../../platform/formats.ts'
import { type LocalizedMail, localizedMail, type MailTexts } from '../../providers/mail/localized-mail.ts'

/** Writes the email that announces the deletion of an account, with its date and a link to cancel it. */
export function writeDeletionMail(to: string, url: string, eraseAt: Date, formats: Formats): LocalizedMail {
  return localizedMail(to, {
    en: withTitle({
      title: `Your account will be deleted on ${formats.day(eraseAt, 'en')}`,
      start:
        'On that day we erase your profile, visions, inspirations, saved vendors and credits. Vendors keep your messages, signed ' +
        'documents and invoices, but we no longer show your name there. Until then you can sign in and keep your account.',
      action: { label: 'Keep my account', url },
      rest: 'If you did not ask for this, sign in, keep your account and change your password. This is the last mail about it.',
    }),
    es: withTitle({
      title: `Tu cuenta se eliminará el ${formats.day(eraseAt, 'es')}`,
      start:
        'Ese día borramos tu perfil, tus visiones, inspiraciones, proveedores guardados y créditos. Los proveedores conservan ' +
        'tus mensajes, documentos firmados y facturas, pero ya sin tu nombre. Hasta entonces puedes iniciar sesión y conservarla.',
      action: { label: 'Conservar mi cuenta', url },
      rest: 'Si no lo pediste, inicia sesión, conserva tu cuenta y cambia tu contraseña. Es el último correo sobre esto.',
    }),
  })
}

/** Writes the email to the partner of a couple whose account, with the shared data, will be deleted. */
export function writeSharedDeletionMail(to: string, url: string, eraseAt: Date, formats: Formats): LocalizedMail {
  return localizedMail(to, {
    en: withTitle({
      title: `Your shared wedding board will be deleted on ${formats.day(eraseAt, 'en')}`,
      start:
        'Your partner has asked to delete the account that your shared visions, inspirations, saved vendors and credits ' +
        'belong to. Until that day you can both use them, and download a copy.',
      action: { label: 'Download the data', url },
      rest: 'Your own login stays. After that day it starts with an empty board.',
    }),
    es: withTitle({
      title: `Su tablero de boda compartido se eliminará el ${formats.day(eraseAt, 'es')}`,
      start:
        'Tu pareja pidió eliminar la cuenta a la que pertenecen las visiones, inspiraciones, proveedores guardados y ' +
        'créditos que comparten. Hasta ese día ambos pueden usarlos y descargar una copia.',
      action: { label: 'Descargar los datos', url },
      rest: 'Tu propio acceso se conserva. Después de ese día empieza con un tablero vacío.',
    }),
  })
}

/** Writes the email that confirms a cancelled deletion. */
export function writeRestoredMail(to: string, url: string): LocalizedMail {
  return localizedMail(to, {
    en: withTitle({
      title: 'Your account stays',
      start: 'The deletion of your account was cancelled. Nothing was erased.',
      action: { label: 'Open settings', url },
      rest: 'If you did not do this, change your password: someone may be signed in to your account.',
    }),
    es: withTitle({
      title: 'Tu cuenta se conserva',
      start: 'Cancelamos la eliminación de tu cuenta. No se borró nada.',
      action: { label: 'Abrir configuración', url },
      rest: 'Si no lo hiciste tú, cambia tu contraseña: alguien podría estar usando tu cuenta.',
    }),
  })
}

/** Writes the email to the partner of a couple whose account, with the shared data, will not be deleted after all. */
export function writeSharedRestoredMail(to: string, url: string): LocalizedMail {
  return localizedMail(to, {
    en: withTitle({
      title: 'Your shared wedding board stays',
      start:
        'The deletion of your shared visions, inspirations, saved vendors and credits was cancelled. Nothing was erased.',
      action: { label: 'Open the board', url },
      rest: 'You do not need to do anything.',
    }),
    es: withTitle({
      title: 'Su tablero de boda compartido se conserva',
      start:
        'Se canceló la eliminación de las visiones, inspiraciones, proveedores guardados y créditos que comparten. No se ' +
        'borró nada.',
      action: { label: 'Abrir el tablero', url },
      rest: 'No tienes que hacer nada.',
    }),
  })
}

/** Adds the plain-text body. It starts with the title, because the title names the event. */
function withTitle(texts: MailTexts & { start: string; action: { url: string } }): MailTexts {
  return { ...texts, text: `${texts.title}.\n\n${texts.start}\n\n${texts.action.url}\n\n${texts.rest}\n` }
}
