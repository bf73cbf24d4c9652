export const sharedInspirationBoardRules = {
  /** Maximum time for which a browser still shows a cached image after the couple has revoked the board's link. */
  sharedBoardImageCacheSeconds: 60,
}
