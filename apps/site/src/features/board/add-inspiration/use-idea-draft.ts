import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createBoard, type NewInspiration } from '@vowkit/sdk-core/account'
import { useCallback, useRef, useState } from 'react'
import type { IdeaStart } from './idea-values.ts'

/** The draft of an inspiration: the initial values of its form, including images, and whether the form is open. */
export function useIdeaDraft() {
  const unsent = useStore(useClient().ports.once(createBoard).$unsent)
  const draft = useRef<IdeaStart>(unsent ? toStart(unsent) : {})
  const [start, setStart] = useState<IdeaStart | null>(null)

  return {
    /** The initial values of the open form, or `null` while it is closed. */
    start,
    /** Whether the last request failed and can be retried. */
    hasFailed: unsent !== null && start === null,
    open: (look?: IdeaStart) => setStart(look ?? draft.current),
    close: () => setStart(null),
    /** Stores the values of the form. */
    keep: useCallback((values: IdeaStart) => {
      draft.current = values
    }, []),
  }
}

function toStart({ category, description, images }: NewInspiration): IdeaStart {
  return { category: String(category), description, images: [...images] }
}
