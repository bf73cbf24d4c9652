import './samples.css'
import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { draftOf } from '@vowkit/sdk-core/vision'
import { openPath } from '../../shared/router.ts'
import { HERO_SCENES } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'

/** Words that lead to something like the scene beside them. */
const WORDS = [
  'A garden ceremony at golden hour beneath an arch of blush peonies and ivory roses, rows of white chairs before the old oaks.',
  'A vineyard evening in September under string lights, an arch of roses between the vines and a long table for the dinner.',
  'A clearing among the redwoods with the morning fog still low, and a round moon gate of wild white anemones.',
]
const SAMPLES = WORDS.flatMap((words, index) => {
  const scene = HERO_SCENES[index]
  return scene ? [{ words, scene }] : []
})

/** What a board may hold one day, for those who have nothing on theirs: each begins a draft with its words. */
export function BoardSamples() {
  const { ports } = useClient()

  function begin(words: string) {
    const draft = draftOf(ports)
    draft.clear()
    draft.setText(words)
    openPath(SITE_PATHS['vision-new'])
  }

  return (
    <section className="samples" aria-labelledby="samples-title">
      <h2 className="samples__title" id="samples-title">
        Or begin with one of these
      </h2>
      <ul className="samples__list" role="list">
        {SAMPLES.map(({ words, scene }) => (
          <li key={scene.file}>
            <button type="button" className="samples__card" onClick={() => begin(words)}>
              <ScenePicture
                className="samples__picture"
                picture={{ ...scene, alt: '' }}
                sizes="(min-width: 800px) 360px, 90vw"
              />
              <span className="samples__caption">{scene.caption}</span>
              <span className="samples__words">{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
