/** Every port as a fake, for tests of the client and of what is built on it; and markup that none of it may trust. */
export { type FakeClock, fakeClock, settle } from './fake-clock.ts'
export { type FakeImages, fakeImages } from './fake-images.ts'
export { type FakeNavigation, type FakePlatform, type FakePlatformOptions, fakePlatform } from './fake-platform.ts'
export { type FakeSocket, type FakeSockets, fakeSockets } from './fake-socket.ts'
export { type FakeStorage, type FakeStorageOptions, fakeStorage } from './fake-storage.ts'
export { type FakeVisibility, fakeVisibility } from './fake-visibility.ts'
export { type ScriptedAnswer, type ScriptedBackend, type SeenRequest, scriptedBackend } from './scripted-fetch.ts'
export { type Attack, xssCorpus } from './xss-corpus.ts'
