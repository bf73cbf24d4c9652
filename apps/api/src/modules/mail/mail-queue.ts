/** The data of a mail's job. */
export interface SealedMail {
  sealed: string
}

export const MAIL_QUEUE = { name: 'mail' }
