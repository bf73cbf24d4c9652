import type { Phrase } from '../../vocabulary.ts'

export const PHRASES: readonly Phrase[] = [
  { words: 'naked cake, nackte torte', means: ['object:cake-table', 'object:cake-layers'] },
  { words: 'rüschentorte', means: ['object:cake-table', 'object:cake-ruffles'] },
  { words: 'sternennacht', means: ['time:night', 'object:stars'] },
  {
    words: 'sternenhimmel, unterm sternenhimmel, unter dem sternenhimmel',
    means: ['object:stars'],
    implies: ['time:night'],
  },
  { words: 'braut und bräutigam, bräutigam und braut', means: ['person:bride', 'person:groom'] },
  { words: 'zwei bräute, zwei frauen, frauenpaar, lesbisches paar, meine frau und ich', means: ['person:bride*2'] },
  { words: 'zwei bräutigame, zwei männer, männerpaar, schwules paar, mein mann und ich', means: ['person:groom*2'] },
  { words: 'wir zwei, wir beide, uns zwei, uns beide, uns beiden', means: ['person:couple'] },
  {
    words:
      'nur wir zwei, nur wir beide, nur zu zweit, ganz allein, zu zweit, wir beide allein, nur das brautpaar, nur uns zwei, nur uns beide',
    means: ['person:couple'],
    implies: ['person:guest*0', 'seat:none'],
  },
  {
    words: 'durchbrennen, elopement, heimlich heiraten',
    means: [],
    implies: ['style:Intimate', 'person:couple', 'person:guest*0', 'seat:none'],
  },
  { words: 'weihnachten, zu weihnachten', means: ['season:winter'], implies: ['object:tree'] },
  { words: 'zweistöckig, zweistufig', means: ['object:cake-table*2'] },
  { words: 'dreistöckig, dreistufig, dreietagig', means: ['object:cake-table*3'] },
  { words: 'vierstöckig, vierstufig', means: ['object:cake-table*4'] },
  { words: 'fünfstöckig, fünfstufig', means: ['object:cake-table*5'] },
  { words: 'golden gate bridge, golden gate, golden gate brücke', means: ['venue:golden-gate'] },
  { words: 'winterwunderland', means: ['season:winter', 'weather:snow'], implies: ['venue:snow-field'] },
  {
    words: 'unter den nordlichtern, unter nordlichtern, unter polarlichtern',
    means: ['venue:northern-lights'],
    implies: ['time:night'],
  },
  {
    words:
      'mit brautstrauß, mit einem brautstrauß, mit ihrem brautstrauß, hält einen brautstrauß, mit strauß, mit blumenstrauß',
    means: [],
  },
  {
    words: 'wunderkerzenspalier, spalier aus wunderkerzen',
    means: ['action:exit', 'object:sparklers'],
  },
  {
    words: 'konfettiregen',
    means: ['action:throw', 'object:confetti'],
  },
  {
    words: 'blütenregen, blütenblätterregen',
    means: ['action:throw', 'object:petals'],
  },
  {
    words: 'reis werfen, werfen reis',
    means: ['action:throw', 'object:rice'],
  },
  {
    words: 'auf einer vespa, auf einem motorrad, auf dem motorrad, auf einem roller',
    means: ['action:ride', 'object:motorcycle'],
  },
  {
    words: 'auf einem pferd, hoch zu ross',
    means: ['action:ride', 'object:horse'],
  },
  {
    words: 'auf dem tandem, auf einem tandem',
    means: ['action:ride', 'object:bicycle'],
  },
  {
    words: 'vor allen, umringt von freunden, umringt von gästen',
    means: ['person:guest', 'action:stand'],
  },
]
