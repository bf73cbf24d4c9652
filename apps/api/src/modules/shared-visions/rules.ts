export const sharedVisionRules = {
  /** How long a browser can show an image of a share link after the couple has revoked the link. */
  sharedImageCacheSeconds: 60,
}
