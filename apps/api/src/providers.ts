import { join } from 'node:path'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/read-env.ts'
import type { FileStore } from './providers/files/files.ts'
import { createFolderStore } from './providers/files/folder-store.ts'
import type { ImageProvider } from './providers/images/images.ts'
import { selectImageProvider } from './providers/images/select-image-provider.ts'
import type { MailProvider } from './providers/mail/mail.ts'
import { createMailboxProvider, type MailStore } from './providers/mail/mailbox-provider.ts'
import { createSmtpProvider } from './providers/mail/smtp-provider.ts'

/** What stands behind the ports of this deployment. */
export interface Providers {
  mail: MailProvider
  files: FileStore
  images: ImageProvider
}

/** Takes what is given, else the provider each setting names, else the one that needs nothing. */
export function chooseProviders(config: Config, store: MailStore, given: Partial<Providers> = {}): Providers {
  return {
    mail: given.mail ?? chooseMail(config, store),
    files: given.files ?? createFolderStore(join(config.dataDir, 'files')),
    images: given.images ?? selectImageProvider({ ...config.images, timeoutMs: config.drawTimeoutMs }),
  }
}

function chooseMail({ mail: { smtpUrl, from } }: Config, store: MailStore): MailProvider {
  if (!smtpUrl) return createMailboxProvider(store)
  if (!from) throw new ConfigError('SMTP_URL is set, so MAIL_FROM must be set too.')
  return createSmtpProvider({ url: smtpUrl, from })
}
