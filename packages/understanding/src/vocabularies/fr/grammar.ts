import type { Grammar } from '../../vocabulary.ts'

export const GRAMMAR: Grammar = {
  negations:
    "sans, pas de, pas d, pas, aucun, aucune, jamais, ni, non, au lieu de, plutôt que, éviter, évitez, je ne veux pas de, nous ne voulons pas de, on ne veut pas de, ne veut pas de, je ne veux pas, on déteste, je déteste, surtout pas de, surtout pas, sauf, excepté, à la place de, pas besoin de, zéro, point de, rien de, à la place des, à la place du, je n'aime pas, nous n'aimons pas, n'aime pas les, au lieu des, au lieu du, plus de ça",
  trailingNegations: 'interdits, interdit, interdites, exclus, non merci',
  negationEnds:
    'mais, avec, juste, seulement, plutôt, nous voulons, je veux, on veut, uniquement, par contre, en revanche, puis, sous, dans, sur, il y a, que des, oui à',
  tooMany: 'trop de, trop d, beaucoup de, beaucoup d, tant de, autant de, énormément de, trop',
  insteadOf: 'au lieu de, plutôt que, à la place de, au lieu des, à la place des, au lieu du, à la place du',
  numbers: {
    deux: 2,
    paire: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    douzaine: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    quinzaine: 15,
    seize: 16,
    dizaine: 10,
    dizaines: 30,
    vingtaine: 20,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    'quatre vingt': 80,
    'quatre vingts': 80,
    cent: 100,
    cents: 100,
    centaines: 200,
    mille: 1000,
  },
  less: 'moins de, moins d, moins, plus petit, plus petite, plus petits, plus petites, petit, petite, petits, petites, peu de, quelques, réduis, réduire, mini, minuscule, moins grand, moins grande, diminue, plus court, plus courte, rétrécis, plus bas, plus basse, très peu de, peu d, un peu moins de, moins grands, minuscules, plus discret',
  more: 'plus de, plus d, plus, plus grand, plus grande, plus grands, plus grandes, grand, grande, grands, grandes, immense, immenses, énorme, énormes, géant, géante, géants, beaucoup de, beaucoup d, plein de, plein d, agrandis, augmente, haut, haute, hauts, plus haut, plus haute, davantage de, davantage, gigantesque, des centaines de, des milliers de, nombreux, nombreuses, long, longue, longs, large, plus long, plus longue, tas de, tout plein de, agrandir, une multitude de, encore plus de, énormément de, imposant, grosse, gros, plus gros, plus grosse, encore plus',
  and: 'et, ainsi que, puis, avec aussi, &, de même que',
  or: 'ou, ni',
  of: 'de, d, du, des, en, de la, à, aux, remplis de, plein de',
  places:
    "dans, sur, à, au, en, dans un, dans une, chez, devant, face à, près de, près du, au bord de, à bord de, au milieu de, au milieu des, à l'intérieur de, vers, surplombant, avec vue sur, entre, parmi, à côté de, au milieu d, autour de, au bord d, au sommet de",
  under: 'sous, sous un, sous une, en dessous de, au-dessous de, devant',
  wears:
    'avec, en, vêtue de, vêtu de, vêtus de, habillés en, habillées en, portant, porte, portent, habillée en, habillé en, vêtues de, avec un, avec une, de couleur, couleur',
  says: "qui dit, disant, avec écrit, avec les mots, où il est écrit, avec l'inscription, marqué, indiquant, avec le texte, avec nos prénoms, qui indique, écrit, inscrit, avec la phrase, où on lit, portant l'inscription",
  closeUps:
    'gros plan sur, gros plan de, gros plan du, gros plan, zoom sur, détail de, détail du, détails de, macro, vue rapprochée de, plan serré sur, plan rapproché de, de près, plan rapproché, très gros plan sur',
  fillers:
    "le, la, les, l, un, une, des, du, de, d, au, aux, à, en, dans, sur, par, pour, avec, et, ou, où, qui, que, qu, quoi, dont, ce, cet, cette, ces, c, s, j, n, m, t, y, son, sa, ses, mon, ma, mes, notre, nos, votre, vos, leur, leurs, je, tu, il, elle, on, nous, vous, ils, elles, me, te, se, lui, eux, moi, toi, est, sont, être, était, serait, sera, seraient, soit, soient, a, ont, avoir, avons, ai, as, aurait, il y a, il y aurait, y a, fait, faire, fais, faites, ferait, font, mettre, mets, mettez, voir, voit, voulons, veux, veut, veulent, voudrais, voudrait, voudrions, aimerais, aimerions, aimerait, aime, aimons, adore, adorons, rêve, rêvons, rêvé, imagine, imaginons, imaginez, souhaite, souhaitons, souhaiterions, souhaiterais, s'il vous plaît, svp, stp, s'il te plaît, plaît, merci, bonjour, salut, très, trop, bien, aussi, tout, toute, tous, toutes, chaque, plusieurs, quelque, quelques, comme, si, alors, donc, car, quand, pendant, après, avant, pendant que, puis, encore, déjà, toujours, même, mêmes, autre, autres, beau, belle, beaux, belles, bel, joli, jolie, jolis, jolies, magnifique, magnifiques, superbe, superbes, merveilleux, sublime, sublimes, splendide, parfait, parfaite, idéal, idéale, incroyable, spécial, charmant, charmante, ravissant, vrai, vraie, vrais, vraies, nouveau, nouvelle, vieux, vieille, vieil, ancien, ancienne, photo, image, scène de mariage, tableau, illustration, dessin, vue, vision, style, ambiance, atmosphère, esprit, thème, thématique, inspiration, inspiré, inspirée, idée, genre, type, sorte, façon, aquarelle, peinture, dessine, montre, montre-moi, crée, représente, réaliste, haute qualité, lieu, endroit, espace, extérieur, extérieure, intérieur, intérieure, plein air, en plein air, dehors, décoré, décorée, décorés, décorées, décor, ornée, orné, ornés, ornées, décorations, couvert, couverte, couverts, couvertes, rempli, remplie, remplis, entouré, entourée, entourés, entourées, illuminé, illuminée, éclairé, éclairée, éclairés, éclairées, suspendu, suspendue, suspendus, suspendues, accroché, accrochées, accrochés, posé, posés, posées, assis, assises, debout ensemble, marchant, regardant, souriant, riant, dansant, célébrant, profitant, se mariant, se marier, marier, marions, marie, marient, marier dans, nous marier, nous marions, unir, dire, oui, dit, jour, grand jour, journée de rêve, rêves, moment, heure, fois, temps, monde, vie, amour, histoire, cœur, main, mains, visage, yeux, bois, pierre, métal, verre, fer, bambou naturel, plafond, sol, mur du fond, murs blancs, ciel, maison, pièce, salle, fond, arrière-plan, premier plan, devant, derrière, côté, côtés, dessus, dessous, dessous de, autour, milieu, centre, coin, bout, bord, bords, haut du, bas, entre, vers, jusque, loin, près, ici, là, là-bas, ensemble, seul, seule, seulement, juste, uniquement, peut-être, sans doute, surtout, plutôt, presque, assez, environ, mélange, mix, variété, variés, différents, différentes, divers, naturel, naturelle, naturels, naturelles, nature, frais, fraîches, sauvage, local, locale, composition, compositions, arrangement, éléments, élément, chose, choses, rangée, rangées, rang, ligne, groupe de, petit groupe, forme, taille, tailles, motif, motifs, traditionnels, tradition, typique, tombant, tombantes, grimpant, grimpantes, flottant, flottantes, flottants, volant, allumées, allumés, parsemé, parsemée, éparpillés, dispersés, jetant, jette, lançant, servant, coupant, jouant, joue, jouent, chantant, chante, courant, court, transparents, transparent, transparente, transparentes, prénoms, date, week-end, an, ans, année, mois, entier, entière, ceci, cela, ça, lieu de rêve, situé, située, donnant, donner, donne, aller, va, vont, venir, porter, gourmand, petit mot, belle ambiance, décorer, inspirations, destination, quelqu'un, l'ensemble, autour du, plus tard, ensuite, enfin, moderne et",
  fillerEndings: ['ment'],
  common:
    'table, place, lampe, plage, rosé, range, serre, chante, charme, marche, marcher, cadre, mariage, mariages, marier, bien, lieu, dans',
  into: 'par, pour, contre, en, avec, à',
  pronouns: 'le, la, les, ça, cela, ceci, tout, tous, ceux-ci, celui-ci, celle-ci',
  endings: [
    ['s', ''],
    ['x', ''],
    ['aux', 'al'],
  ],
  wearer: { bride: 'de la mariée, elle', groom: 'du marié, il' },
  verbs: {
    add: "ajoute, ajouter, mets, mettre, ajoutez, mettez, rajoute, inclus, place, je veux, on veut, nous voulons, rajouter, installe, rajoutez, accroche, intègre, insère, suspends, plante, j'aimerais, il faut, ajoutons",
    remove:
      'enlève, retire, supprime, enlever, supprimer, ôte, retirer, enlevez, retirez, supprimez, efface, vire, sans, débarrasse-toi de, oublie, plus aucun, je ne veux plus de, on ne veut plus de, effacer, vire-moi, plus de tout',
    replace: 'remplace, échange, remplacer, remplacez, substitue, troque, échangez, interchange',
    change:
      'change, rends, fais, peins, mets en, transforme, rendre, changer, colore, que ce soit, modifie, change-le en, passe, changez, rendez, modifier, préfère, je préfère, on préfère, habille, teins, ajuste, opte pour',
    move: 'déplace, mets-le, déplacer, emmène, transporte, déménage, installe-les, va à, déplace-le, allons, emmène-nous, place-le, déplacez, transpose',
    undo: 'annule, annuler, reviens en arrière, défais, comme avant, retour en arrière, annulez, remets comme avant, reviens, version précédente, revenir en arrière',
    zoomIn: 'rapproche, plus près, zoome, zoom avant, rapproche-toi, rapprocher, zoomer, rapprochez, de plus près',
    zoomOut:
      "éloigne, plus loin, dézoome, recule, zoom arrière, éloigne-toi, plan large, reculer, vue d'ensemble, plan d'ensemble",
  },
}
