// Only what screens outside the vision tool use, so that they do not load the rest of it.
export { createVisions, createVisionWatch, visionTitle } from '@vowkit/sdk-core/vision'
