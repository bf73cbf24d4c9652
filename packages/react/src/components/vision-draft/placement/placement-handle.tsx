import type { Placement } from '@vowkit/sdk-core/vision'
import type { KeyboardEvent, PointerEvent } from 'react'
import { placementMessages } from '../../../messages/english/placement.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type PhotoPoint = Placement['arch']

export interface PlacementHandleProps {
  label: string
  point: PhotoPoint
  /** Returns the area of the photo on the screen, in pixels. */
  area: () => DOMRect | undefined
  onMove: (point: PhotoPoint) => void
}

const STEP = 0.01
const LARGE_STEP = 0.05
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const toFraction = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000))
const percent = (value: number) => Math.round(value * 100)

/**
 * A handle on the photo of the venue. The visitor drags the handle or presses the arrow keys: 1 % per press, or 5 %
 * with Shift.
 */
export function PlacementHandle({ label, point: { x, y }, area, onMove }: PlacementHandleProps) {
  const messages = useMessages('placement', placementMessages)
  const move = (left: number, top: number) => onMove({ x: toFraction(left), y: toFraction(top) })

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const photo = area()
    if (!photo?.width || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move((event.clientX - photo.left) / photo.width, (event.clientY - photo.top) / photo.height)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    move(x + direction[0] * step, y + direction[1] * step)
  }

  return (
    <span
      className="vk-placement__handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(x)}
      aria-valuetext={messages.position(percent(x), percent(y))}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      {...{ onPointerDown, onPointerMove, onKeyDown }}
    >
      <span className="vk-placement__label" aria-hidden="true">
        {label}
      </span>
    </span>
  )
}
