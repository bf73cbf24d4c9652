import './notice-mark.css'
import type { LucideIcon } from 'lucide-react'

/** A decorative icon above a notice, in an arch. Animated while `isBusy` is true. */
export function NoticeMark({ icon: Icon, isBusy = false }: { icon: LucideIcon; isBusy?: boolean }) {
  return (
    <span className="notice-mark" data-busy={isBusy || undefined} aria-hidden="true">
      <Icon size={32} strokeWidth={1.25} />
    </span>
  )
}
