import { defineMessages } from '../../../shared/language/define-messages.ts'

/** The texts of the share dialog. They are lazy-loaded with the dialog. */
export const shareMessages = defineMessages('share', {
  title: 'Share your vision',
  note: 'Anyone with the link can see the image, its title and your description. They don’t see your name or anything else from your account.',
  create: 'Create link',
  creating: 'Creating',
  link: 'Link to your vision',
  share: 'Share link',
  copy: 'Copy link',
  stop: 'Stop sharing',
  stopping: 'Stopping',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Select it and copy it yourself.',
  stopped: 'You stopped sharing. The old link doesn’t work anymore.',
  failed: 'That didn’t work. Please try again.',
})
