import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** A WebSocket server that echoes each frame. Its times are the baseline for the API's sockets. */
const server = createServer((_request, response) => response.end())
new WebSocketServer({ server }).on('connection', (socket) => {
  socket.on('message', (data) => socket.send(String(data)))
})
server.listen(Number(process.env.API_PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit())
