export const sharedVisionRules = {
  /** Maximum time for which a browser still shows a cached image after the couple has revoked the share link. */
  sharedImageCacheSeconds: 60,
}
