import { BoardLink, type BoardLinkProps } from './board-link.tsx'
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
  return (
    <>
      <KeyboardRoom />
      {text.trim() !== '' && !isBusy && <PromptCoach text={text} onText={onText} />}
      {onBoard && <BoardLink onBoard={onBoard} onOpen={onOpen} />}
    </>
  )
}
