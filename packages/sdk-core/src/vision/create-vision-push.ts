import { readSettledVision } from '../contract/vision/wire.ts'
import { createConnection } from '../realtime/create-connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createVisionWatch } from './create-vision-watch.ts'
import { hasPendingVariants } from './watch-vision.ts'

/** Refetches a vision as soon as the socket reports that the vision is drawn. Polling alone takes up to 10 s longer. */
export interface VisionPush {
  /** Keeps the socket open while this vision is being drawn. Returns a function that stops following the vision. */
  follow(visionId: string): () => void
}

/**
 * Creates the push updates. Get the client's only instance with `client.ports.once(createVisionPush)`. Use it only on
 * Vowkit's own site, because embedded pages poll without a socket.
 */
export function createVisionPush(ports: FeaturePorts): VisionPush {
  const connection = ports.once(createConnection)
  const visions = ports.once(createVisionWatch)
  connection.onFrame((frame) => {
    const settled = readSettledVision(frame)
    if (settled !== undefined) visions.reload(settled)
  })

  return {
    follow(visionId) {
      let closeSocket: (() => void) | undefined
      const unlisten = visions.watch(visionId).subscribe((state) => {
        const { status } = state
        if (status === 'drawing' || hasPendingVariants(state)) closeSocket ??= connection.$state.listen(() => undefined)
        else if (status !== 'unreachable') {
          closeSocket?.()
          closeSocket = undefined
        }
      })
      return () => {
        unlisten()
        closeSocket?.()
      }
    },
  }
}
