import { createHttp } from '../http/create-http.ts'
import type { Client, ClientOptions } from './client.ts'
import { makeClient } from './make-client.ts'

/**
 * Creates a client for any page. Its storage keys have a prefix. The client neither reads the page's URL nor navigates.
 */
export function createClient(options: ClientOptions): Client {
  return makeClient(options, null, createHttp)
}
