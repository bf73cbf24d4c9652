import { useStore } from '@nanostores/react'
import { openedVisionOf } from '@vowkit/sdk-core/vision'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../provider/use-client.ts'

/** The view of a widget without an open vision: a new draft or the vision board. */
export type FlowView = 'new' | 'board'

/**
 * The navigation of a widget between an open vision, the draft and the board. The host's props apply until the visitor
 * navigates, and again when a prop changes.
 */
export function useOpenVision(visionId: string | undefined, view: FlowView | undefined, scope: string | undefined) {
  const opened = openedVisionOf(useClient().ports, scope)
  const ownId = useStore(opened.$visionId, { ssr: 'initial' })
  const [given, setGiven] = useState({ visionId, view })
  const [isBoard, setBoard] = useState(view === 'board')
  /** The source of the current view: one of the host's props, or the visitor's navigation. */
  const [source, setSource] = useState<'visionId' | 'view' | 'visitor'>('visionId')

  if (given.visionId !== visionId || given.view !== view) {
    setGiven({ visionId, view })
    setSource(given.visionId === visionId ? 'view' : 'visionId')
    setBoard(view === 'board')
  }

  const id = { visionId: visionId ?? ownId, view: null, visitor: ownId }[source]
  const panel = useRef<HTMLElement>(null)
  const hasNavigated = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when the view changes
  useEffect(() => {
    if (hasNavigated.current) panel.current?.focus({ preventScroll: true })
    hasNavigated.current = false
  }, [id, isBoard])

  function go(visionId: string | null, isBoard: boolean) {
    hasNavigated.current = true
    setSource('visitor')
    setBoard(isBoard)
    if (visionId === null) opened.close()
    else opened.open(visionId)
  }

  return {
    id,
    isBoard,
    /** The ref of the element to focus after navigation, which removes the pressed button. */
    panel,
    open: (id: string) => go(id, isBoard),
    openDraft: () => go(null, false),
    openBoard: () => go(null, true),
    seen: opened.seen,
  }
}
