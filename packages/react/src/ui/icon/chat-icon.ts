import { icon } from './icon.tsx'

/** The path of the assistant's icon: a speech bubble that contains our arch. */
export const CHAT_SHAPE =
  'M21 11.5a8.5 8.5 0 0 1-12.6 7.4L3 20.5l1.6-5.1A8.5 8.5 0 1 1 21 11.5M9 15v-3a3.2 3.2 0 0 1 6 0v3M12 12h.01'
export const ChatIcon = /* @__PURE__ */ icon(CHAT_SHAPE)
