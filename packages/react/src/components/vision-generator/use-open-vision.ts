import { useStore } from '@nanostores/react'
import { openedVisionOf } from '@vowkit/sdk-core/vision'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../provider/use-client.ts'

/** What a widget shows while no vision is open. */
export type FlowView = 'new' | 'board'

/**
 * Which vision is open; without one, the draft or the board is. The host's choice applies until the visitor navigates, and
 * again when the host changes it.
 */
export function useOpenVision(visionId: string | undefined, view: FlowView | undefined, scope: string | undefined) {
  const opened = openedVisionOf(useClient().ports, scope)
  const ownId = useStore(opened.$visionId, { ssr: 'initial' })
  const [given, setGiven] = useState({ visionId, view })
  const [isBoard, setBoard] = useState(view === 'board')
  /** Whose choice applies: the host's `visionId`, the host's `view`, or the visitor's. */
  const [decider, setDecider] = useState<'visionId' | 'view' | 'person'>('visionId')

  if (given.visionId !== visionId || given.view !== view) {
    setGiven({ visionId, view })
    setDecider(given.visionId === visionId ? 'view' : 'visionId')
    setBoard(view === 'board')
  }

  const id = { visionId: visionId ?? ownId, view: null, person: ownId }[decider]
  const panel = useRef<HTMLElement>(null)
  const isOwnMove = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when what is shown changes
  useEffect(() => {
    if (isOwnMove.current) panel.current?.focus({ preventScroll: true })
    isOwnMove.current = false
  }, [id, isBoard])

  function go(visionId: string | null, isBoard: boolean) {
    isOwnMove.current = true
    setDecider('person')
    setBoard(isBoard)
    if (visionId === null) opened.close()
    else opened.open(visionId)
  }

  return {
    id,
    isBoard,
    /** The element to focus after navigation, which removes the pressed button. */
    panel,
    open: (id: string) => go(id, isBoard),
    openDraft: () => go(null, false),
    openBoard: () => go(null, true),
    seen: opened.seen,
  }
}
