/**
 * Fakes of all ports, for testing the client and code that uses it. Also exports hostile markup for testing HTML
 * sanitizers.
 */
export { type FakeClock, fakeClock, settle } from './fake-clock.ts'
export { type FakeConnectivity, fakeConnectivity } from './fake-connectivity.ts'
export { type FakeImages, fakeImages } from './fake-images.ts'
export { type FakeNavigation, type FakePlatform, type FakePlatformOptions, fakePlatform } from './fake-platform.ts'
export { type FakeSocket, type FakeSockets, fakeSockets } from './fake-socket.ts'
export { type FakeStorage, type FakeStorageOptions, fakeStorage } from './fake-storage.ts'
export { type FakeViewport, fakeViewport } from './fake-viewport.ts'
export { type FakeVisibility, fakeVisibility } from './fake-visibility.ts'
export { type ScriptedAnswer, type ScriptedBackend, type SeenRequest, scriptedBackend } from './scripted-fetch.ts'
export { type Attack, xssCorpus } from './xss-corpus.ts'
