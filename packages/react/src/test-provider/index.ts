/** A provider with fakes, for tests of pages that use the components and hooks. */
export { createTestClient, type TestClient, type TestClientOptions } from './create-test-client.ts'
export { VowkitTestProvider, type VowkitTestProviderProps } from './vowkit-test-provider.tsx'
