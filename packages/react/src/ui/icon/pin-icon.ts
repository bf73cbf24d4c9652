import { icon } from './icon.tsx'

export const PinIcon = /* @__PURE__ */ icon('M12 17v5M8 3h8l-1 8 3 3v3H6v-3l3-3z')
