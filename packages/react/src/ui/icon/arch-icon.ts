import { icon } from './icon.tsx'

/** Our icon for generated images: an arch with a dot. */
export const ArchIcon = /* @__PURE__ */ icon('M5 21v-9a7 7 0 0 1 14 0v9M3 21h18M12 11.5h.01')
