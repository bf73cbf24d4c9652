import { BoardLink, type BoardLinkProps } from './board-link.tsx'
import { KeyboardRoom } from './keyboard-room.tsx'

export interface DraftExtrasProps extends Pick<BoardLinkProps, 'onOpen'> {
  /** Without it there is no way to the visions there are. */
  onBoard?: () => void
}

/** What only somebody needs who has begun to use a draft. */
export function DraftExtras({ onBoard, onOpen }: DraftExtrasProps) {
  return (
    <>
      <KeyboardRoom />
      {onBoard && <BoardLink onBoard={onBoard} onOpen={onOpen} />}
    </>
  )
}
