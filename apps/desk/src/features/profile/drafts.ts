import type { DeskProfileContent } from '@vowkit/sdk-core/desk'
import { atom } from 'nanostores'

/** The unsaved content of sections. It outlives the screen, so that another screen can be opened meanwhile. */
export type Drafts = Partial<DeskProfileContent>

/** Creates the store of unsaved changes. Get the client's only instance with `client.ports.once(createDrafts)`. */
export function createDrafts(ports: { onAccountChange(listener: () => void): void }) {
  const $drafts = atom<Drafts>({})
  ports.onAccountChange(() => $drafts.set({}))
  return $drafts
}
