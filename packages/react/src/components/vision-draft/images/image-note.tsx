import type { DraftNote } from '@vowkit/sdk-core/vision'
import { imagesMessages } from '../../../messages/images.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Alert } from '../../../ui/alert/alert.tsx'

/** What became of images that were added. */
export function ImageNote({ note }: { note: DraftNote }) {
  const words = useMessages('images', imagesMessages)
  return <Alert tone="note">{words[note]}</Alert>
}
