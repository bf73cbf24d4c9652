import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useClient } from '../../provider/use-client.ts'
import type { BoardLinkProps } from './board-link.tsx'
import { BoardLink } from './board-link.tsx'
import { KeyboardRoom } from './keyboard-room.tsx'
import { PromptCoach, type PromptCoachProps } from './prompt-coach.tsx'

export interface DraftExtrasProps extends Pick<BoardLinkProps, 'onOpen'>, PromptCoachProps {
  /** The text is being typed by somebody else, or sent. */
  isBusy: boolean
  /** Without it there is no way to the visions there are. */
  onBoard?: () => void
}

/** What only somebody needs who has begun to use a draft. */
export function DraftExtras({ text, isBusy, onText, onBoard, onOpen }: DraftExtrasProps) {
  const { status } = useStore(useClient().session.$session, { ssr: 'initial' })
  const [hasBoard, setHasBoard] = useState(false)
  useEffect(() => {
    // Whoever has signed in to have this vision drawn goes on to it, and needs no way to others.
    if (status === 'signed-in' && !isBusy) setHasBoard(true)
  }, [status, isBusy])
  return (
    <>
      <KeyboardRoom />
      {text.trim() !== '' && !isBusy && <PromptCoach text={text} onText={onText} />}
      {onBoard && hasBoard && <BoardLink onBoard={onBoard} onOpen={onOpen} />}
    </>
  )
}
