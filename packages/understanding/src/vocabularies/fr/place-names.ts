import type { Vocabulary } from '../../vocabulary.ts'

export const PLACES: Vocabulary['places'] = {
  vineyard: 'bordeaux, saint-émilion, bourgogne, beaujolais, champagne région, alsace, napa, médoc',
  coast:
    "normandie, bretagne, étretat, côte d'azur, cassis, amalfi, biarritz, belle-île, corse, quiberon, nice, gaspésie",
  garden: 'giverny, luxembourg',
  hills: 'auvergne, perche, irlande, ardennes, écosse',
  rooftop: 'new york, manhattan, dubaï, chicago, hong kong, montréal, los angeles, la défense',
  ballroom: 'las vegas',
  mission: 'mexique, espagne, séville, andalousie, oaxaca',
  'olive-grove': 'les baux, crète, pouilles, alpilles',
  orchard: 'menton',
  'lavender-field': 'provence, valensole, luberon, drôme',
  'pine-forest': 'landes, vosges, forêt noire, fontainebleau',
  rainforest: 'guyane, amazonie, costa rica',
  desert: 'sahara, agafay, arizona, merzouga',
  canyon: 'verdon, grand canyon, petra',
  beach: 'arcachon, île de ré, saint-tropez, la baule, cap ferret, hossegor, ramatuelle',
  'tropical-beach':
    'guadeloupe, martinique, la réunion, tahiti, bora bora, polynésie, bali, seychelles, maldives, île maurice, caraïbes, hawaï, antilles, nouvelle-calédonie',
  lake: "annecy, lac d'annecy, lac léman, lac de côme",
  river: 'quais de seine, la seine, dordogne rivière',
  mountain: 'alpes, pyrénées, chamonix, megève, savoie, suisse, mont blanc, dolomites, norvège, courchevel',
  'snow-field': 'laponie',
  'northern-lights': 'islande, finlande',
  'japanese-garden': 'kyoto, japon, tokyo',
  temple: 'inde, jaipur, udaipur',
  'chinese-courtyard': 'chine, pékin, shanghai',
  riad: 'maroc, marrakech, fès, tunisie, casablanca',
  villa: 'toscane, italie, florence, rome, sicile',
  chateau: 'versailles, chambord, chenonceau, vallée de la loire, périgord, loire, france',
  street:
    'paris, montmartre, lisbonne, venise, prague, santorin, bruges, bruxelles, vienne, barcelone, londres, grèce, québec, gordes',
}
