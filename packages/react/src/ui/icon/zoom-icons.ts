import { icon } from './icon.tsx'

export const PlusIcon = /* @__PURE__ */ icon('M5 12h14M12 5v14')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const DownloadIcon = /* @__PURE__ */ icon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5')
export const CompareIcon = /* @__PURE__ */ icon(
  'M8 19H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h3M16 5h3a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-3M12 4v16',
)
