import { useClient } from '@vowkit/react'
import { type BoardPin, createBoardPins, createInspirationBoard } from '@vowkit/sdk-core/account'
import { useState } from 'react'

export interface Unpin {
  /** The pin that was removed last. */
  removed: BoardPin | null
  hasFailed: boolean
  remove(pin: BoardPin): Promise<void>
  /** Pins the removed source again. It becomes the first card. */
  undo(): Promise<void>
  dismiss(): void
}

/** Removes pins from the board, and restores the last one. */
export function useUnpin(): Unpin {
  const { ports } = useClient()
  const pins = ports.once(createBoardPins)
  const board = ports.once(createInspirationBoard)
  const [removed, setRemoved] = useState<BoardPin | null>(null)
  const [hasFailed, setFailed] = useState(false)

  return {
    removed,
    hasFailed,
    async remove(pin) {
      const result = await pins.unpin(pin.id)
      setFailed(!result.ok)
      setRemoved(result.ok ? pin : null)
      if (result.ok) void board.refresh()
    },
    async undo() {
      if (!removed) return
      const result = await pins.pin({ kind: removed.kind, id: removed.source_id })
      setFailed(!result.ok)
      if (!result.ok) return
      setRemoved(null)
      void board.refresh()
    },
    dismiss() {
      setRemoved(null)
      setFailed(false)
    },
  }
}
