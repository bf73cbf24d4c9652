export const configurableRules = {
  /** Timeout of a drawing. A vision that times out fails and its credit is released. @env DRAW_TIMEOUT_MS */
  drawTimeoutMs: 120_000,
  /** Width in pixels that is requested from the image provider. Wider images are scaled down. @env IMAGE_WIDTH */
  imageWidth: 1536,
  /**
   * Timeout of the chat model. It is shorter than the 20 s that clients wait, so that the concierge can still reply.
   * @env ASSISTANT_TIMEOUT_MS
   */
  assistantTimeoutMs: 15_000,
  /** Minimum duration of a drawing in a demo. 0 also removes the delays of the demo vendor. @env DEMO_DELAY_MS */
  demoDelayMs: 5_000,
  /** Timeout of one webhook request, from the DNS lookup to the end of the response. @env WEBHOOK_TIMEOUT_MS */
  webhookTimeoutMs: 15_000,
  /**
   * Timeout of one calendar feed, from the DNS lookup to the end of the last redirect. Desks wait 20 s for a feed.
   * @env CALENDAR_TIMEOUT_MS
   */
  calendarTimeoutMs: 10_000,
  /**
   * Time after `SIGTERM` in which the process still accepts requests while `/readyz` responds 503, so that a load
   * balancer notices. @env SHUTDOWN_DELAY_MS
   */
  shutdownDelayMs: 0,
  /** Number of PostgreSQL connections of one process for requests. @env DATABASE_POOL_SIZE */
  databasePoolSize: 10,
}
