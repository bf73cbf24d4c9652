import { TwoChairs } from './two-chairs.tsx'

/** Shown in place of a conversation while none is open. */
export function NoThread() {
  return (
    <div className="no-thread">
      <TwoChairs />
      <p className="no-thread__title">Please select a thread</p>
      <p className="no-thread__text">Your vendors' replies will be here</p>
    </div>
  )
}
