import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useClient } from '../../provider/use-client.ts'
import type { BoardLinkProps } from './board-link.tsx'
import { BoardLink } from './board-link.tsx'
import { KeyboardAvoider } from './keyboard-avoider.tsx'
import { PromptCoach, type PromptCoachProps } from './prompt-coach.tsx'

export interface DraftExtrasProps extends Pick<BoardLinkProps, 'onOpen'>, PromptCoachProps {
  /** A sample is being typed, or the vision is being submitted. */
  isBusy: boolean
  /** Called to open the vision board. Without it there is no button. */
  onBoard?: () => void
}

/** The parts of a draft that are not needed before the first interaction. */
export function DraftExtras({ text, isBusy, onText, onBoard, onOpen }: DraftExtrasProps) {
  const { status } = useStore(useClient().session.$session, { ssr: 'initial' })
  const [hasBoard, setHasBoard] = useState(false)
  useEffect(() => {
    // Not during a submit: after a sign-in for this vision, the vision itself opens next.
    if (status === 'signed-in' && !isBusy) setHasBoard(true)
  }, [status, isBusy])
  return (
    <>
      <KeyboardAvoider />
      {text.trim() !== '' && !isBusy && <PromptCoach text={text} onText={onText} />}
      {onBoard && hasBoard && <BoardLink onBoard={onBoard} onOpen={onOpen} />}
    </>
  )
}
