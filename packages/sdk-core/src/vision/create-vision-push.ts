import { readSettledVision } from '../contract/vision/wire.ts'
import { createConnection } from '../realtime/create-connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createVisionWatch } from './create-vision-watch.ts'

/** Hears through the socket that a picture is there, which asking every 10 s finds out later. */
export interface VisionPush {
  /** Keeps the socket open while this vision is drawn, until the returned function is called. */
  follow(visionId: string): () => void
}

/**
 * Makes what listens for drawn visions: `client.ports.once(createVisionPush)`. For our own site; on a page of somebody
 * else no socket is opened, and asking is enough.
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
      let hangUp: (() => void) | undefined
      const unlisten = visions.watch(visionId).subscribe(({ status }) => {
        if (status === 'drawing') hangUp ??= connection.$state.listen(() => undefined)
        else if (status !== 'unreachable') {
          hangUp?.()
          hangUp = undefined
        }
      })
      return () => {
        unlisten()
        hangUp?.()
      }
    },
  }
}
