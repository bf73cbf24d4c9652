import './notice-mark.css'
import type { LucideIcon } from 'lucide-react'

/** Above a notice: what it is about, in an arch that breathes while one waits. Decorative. */
export function NoticeMark({ icon: Icon, isBusy = false }: { icon: LucideIcon; isBusy?: boolean }) {
  return (
    <span className="notice-mark" data-busy={isBusy || undefined} aria-hidden="true">
      <Icon size={32} strokeWidth={1.25} />
    </span>
  )
}
