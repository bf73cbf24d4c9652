import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'

/** The name that invites, the team and the link of an invitation. */
export interface InvitationLetter {
  /** The person who invites. `""` if unknown. */
  by: string
  team: string
  url: string
}

/** Writes the email with the link that adds its recipient to a team. */
export function writeInvitationMail(to: string, { by, team, url }: InvitationLetter): LocalizedMail {
  return localizedMail(to, {
    en: {
      title: `Join the team of ${team}`,
      start: by
        ? `${by} invites you to work on the desk of ${team}: to read and answer its couples.`
        : `You are invited to the desk of ${team}.`,
      action: { label: 'Accept the invitation', url },
      rest:
        'The link works once, within 7 days. After that you sign in on the desk with this email address. ' +
        'If you do not know who invites you, ignore this email.',
    },
    es: {
      title: `Únete al equipo de ${team}`,
      start: by
        ? `${by} te invita a trabajar en el escritorio de ${team}: para leer y responder a sus parejas.`
        : `Tienes una invitación al escritorio de ${team}.`,
      action: { label: 'Aceptar la invitación', url },
      rest:
        'El enlace funciona una sola vez, durante 7 días. Después entras en el escritorio con esta dirección de correo. ' +
        'Si no sabes quién te invita, ignora este correo.',
    },
  })
}
