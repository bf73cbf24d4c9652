export const configurableRules = {
  /** A drawing that takes longer fails and is refunded. @env DRAW_TIMEOUT_MS */
  drawTimeoutMs: 120_000,
  /** Width in pixels that is requested from the image provider. Wider results are scaled down. @env IMAGE_WIDTH */
  imageWidth: 1536,
  /**
   * A model that takes longer to reply has failed. Below the 20 s that clients wait, so that the concierge can still
   * reply. @env ASSISTANT_TIMEOUT_MS
   */
  assistantTimeoutMs: 15_000,
  /** Least time of a drawing in a demo. 0 also removes the delays of the demo vendor. @env DEMO_DELAY_MS */
  demoDelayMs: 5_000,
}
