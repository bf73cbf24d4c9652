import type { ReactElement } from 'react'

type Icon = () => ReactElement

/** A decorative 20 px line icon made of one path on a 24-unit square. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className="vk-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}

function icon(path: string): Icon {
  return () => <LineIcon path={path} />
}

// The shapes are from Lucide (ISC licence, https://lucide.dev), each joined into one path; ArchIcon is our own.
export const ImagePlusIcon = /* @__PURE__ */ icon(
  'M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21M9 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
)
export const CloseIcon = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
export const AlertIcon = /* @__PURE__ */ icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01')
export const EnlargeIcon = /* @__PURE__ */ icon('M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6')
export const PlusIcon = /* @__PURE__ */ icon('M5 12h14M12 5v14')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const UndoIcon = /* @__PURE__ */ icon('M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11')
export const ShuffleIcon = /* @__PURE__ */ icon(
  'm18 14 4 4-4 4M18 2l4 4-4 4M2 18h2a4 4 0 0 0 3.3-1.7l5.4-8.6A4 4 0 0 1 16 6h6M2 6h2a4 4 0 0 1 3.6 2.2M22 18h-6a4 4 0 0 1-3.3-1.8l-.4-.5',
)
export const ExternalIcon = /* @__PURE__ */ icon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
)
export const HeartIcon = /* @__PURE__ */ icon(
  'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5',
)
export const PreviousIcon = /* @__PURE__ */ icon('m15 18-6-6 6-6')
export const NextIcon = /* @__PURE__ */ icon('m9 18 6-6-6-6')
export const ExpandIcon = /* @__PURE__ */ icon('m6 9 6 6 6-6')
export const DoneIcon = /* @__PURE__ */ icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M9 12l2 2 4-4')
export const InfoIcon = /* @__PURE__ */ icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 16v-4M12 8h.01')
export const VerifiedIcon = /* @__PURE__ */ icon(
  'M3.9 8.6a4 4 0 0 1 4.7-4.7 4 4 0 0 1 6.8 0 4 4 0 0 1 4.7 4.7 4 4 0 0 1 0 6.8 4 4 0 0 1-4.7 4.7 4 4 0 0 1-6.8 0 4 4 0 0 1-4.7-4.7 4 4 0 0 1 0-6.8M9 12l2 2 4-4',
)
/** Marks what is drawn for the couple: an arch with a dot. */
export const ArchIcon = /* @__PURE__ */ icon('M5 21v-9a7 7 0 0 1 14 0v9M3 21h18M12 11.5h.01')
