import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useConfig } from '../../hooks/use-config.ts'
import { useClient } from '../../provider/use-client.ts'
import type { BoardLinkProps } from './board-link.tsx'
import { BoardLink } from './board-link.tsx'
import { KeyboardAvoider } from './keyboard-avoider.tsx'
import { PromptCoach, type PromptCoachProps } from './prompt-coach.tsx'
import { PromptReadingLazy } from './prompt-reading/prompt-reading.lazy.tsx'

export interface DraftExtrasProps extends Pick<BoardLinkProps, 'onOpen'>, PromptCoachProps {
  /** Whether a sample is being typed or the draft is being submitted. */
  isBusy: boolean
  /** Called when the visitor opens the vision board. If it is undefined, there is no button for the board. */
  onBoard?: () => void
}

/** The parts of a draft that are not needed before the first interaction. */
export function DraftExtras({ text, isBusy, onText, onBoard, onOpen }: DraftExtrasProps) {
  const { status } = useStore(useClient().session.$session, { ssr: 'initial' })
  const isIllustrated = useConfig()?.is_illustrated === true
  const [hasBoard, setHasBoard] = useState(false)
  useEffect(() => {
    // Do not show the board link during a submission. After the sign-in that the submission requires, the new vision
    // opens instead.
    if (status === 'signed-in' && !isBusy) setHasBoard(true)
  }, [status, isBusy])
  return (
    <>
      <KeyboardAvoider />
      {text.trim() !== '' && !isBusy && (
        <>
          <PromptCoach text={text} onText={onText} />
          {isIllustrated && (
            <div className="vk-reading-place">
              <PromptReadingLazy text={text} onText={onText} />
            </div>
          )}
        </>
      )}
      {onBoard && hasBoard && <BoardLink onBoard={onBoard} onOpen={onOpen} />}
    </>
  )
}
