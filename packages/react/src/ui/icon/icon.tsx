import type { ReactElement } from 'react'

type Icon = () => ReactElement

/** A decorative line icon of 20 px. `path` is on a square of 24 units. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className="vk-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}

/**
 * Creates an icon component from a path. Icons that only a few components use have their own modules and load with
 * them.
 */
export function icon(path: string): Icon {
  return () => <LineIcon path={path} />
}

// Icons from Lucide (ISC license, https://lucide.dev). Each icon is merged into one path.
export const CloseIcon = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
export const AlertIcon = /* @__PURE__ */ icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01')
export const PreviousIcon = /* @__PURE__ */ icon('m15 18-6-6 6-6')
export const NextIcon = /* @__PURE__ */ icon('m9 18 6-6-6-6')
export const ExpandIcon = /* @__PURE__ */ icon('m6 9 6 6 6-6')
export const DoneIcon = /* @__PURE__ */ icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M9 12l2 2 4-4')
export const InfoIcon = /* @__PURE__ */ icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 16v-4M12 8h.01')
export const VerifiedIcon = /* @__PURE__ */ icon(
  'M3.9 8.6a4 4 0 0 1 4.7-4.7 4 4 0 0 1 6.8 0 4 4 0 0 1 4.7 4.7 4 4 0 0 1 0 6.8 4 4 0 0 1-4.7 4.7 4 4 0 0 1-6.8 0 4 4 0 0 1-4.7-4.7 4 4 0 0 1 0-6.8M9 12l2 2 4-4',
)
