import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Respond = (request: IncomingMessage, response: ServerResponse) => unknown

/** An HTTP server with an iCalendar feed. */
export interface CalendarServer {
  url: string
  /** The paths of all requests, in the order of arrival. */
  requests: string[]
  /** Serves a calendar with these lines of events. */
  serve(events: string[]): void
  /** Sets how the server responds to the next requests. */
  respond(how: Respond): void
  close(): Promise<void>
}

export async function startCalendarServer(): Promise<CalendarServer> {
  const requests: string[] = []
  let how: Respond = (_, response) => response.writeHead(404).end()
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    how(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/feed.ics`,
    requests,
    serve(events) {
      const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Studio', ...events, 'END:VCALENDAR', '']
      how = (_, response) => response.writeHead(200, { 'content-type': 'text/calendar' }).end(lines.join('\r\n'))
    },
    respond(next) {
      how = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
