import './samples.css'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { draftOf } from '@vowkit/sdk-core/vision'
import { useMessages } from '../../shared/language/use-messages.ts'
import { openPath } from '../../shared/router.ts'
import { sceneMessages } from '../../shared/scene/messages.ts'
import { HERO_SCENES } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { visionMessages } from './messages.ts'

/** The scenes that have a sample prompt. */
const SAMPLES = HERO_SCENES.flatMap((scene) => (scene.file === 'hero-hall' ? [] : [{ scene, file: scene.file }]))

/** Sample visions for an empty board. Each starts a draft with its prompt. */
export function BoardSamples() {
  const t = useMessages(visionMessages)
  const scenes = useMessages(sceneMessages)
  const { ports } = useClient()

  function begin(prompt: string) {
    const draft = draftOf(ports)
    draft.clear()
    draft.setText(prompt)
    openPath(SITE_PATHS['vision-new'])
  }

  return (
    <section className="samples" aria-labelledby="samples-title">
      <h2 className="samples__title" id="samples-title">
        {t.samplesTitle}
      </h2>
      <ul className="samples__list" role="list">
        {SAMPLES.map(({ scene, file }) => (
          <li key={file}>
            <button type="button" className="samples__card" onClick={() => begin(t.samples[file])}>
              <ScenePicture className="samples__picture" picture={scene} sizes="(min-width: 800px) 360px, 90vw" />
              <span className="samples__caption">{scenes[file].caption}</span>
              <span className="samples__words">{t.samples[file]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
