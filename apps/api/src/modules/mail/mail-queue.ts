/** The encrypted email of a mail job. */
export interface SealedMail {
  sealed: string
}

export const MAIL_QUEUE = { name: 'mail' }
