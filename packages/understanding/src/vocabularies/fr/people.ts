import type { Vocabulary } from '../../vocabulary.ts'

export const PEOPLE: Vocabulary['concepts']['person'] = {
  bride: 'mariée, la mariée, épouse, ma femme, future mariée, fiancée, ma future femme',
  groom: 'marié, le marié, époux, mon mari, futur marié, fiancé, mon futur mari',
  couple:
    'couple, le couple, mariés, les mariés, jeunes mariés, amoureux, nous deux ensemble, mon chéri et moi, fiancés, mon compagnon et moi, lui et moi, elle et moi',
  guest:
    'invités, famille, amis, proches, convives, nos amis, nos familles, assistance, copains, cousins, notre famille, entourage, assemblée, amies, invité',
  child:
    'enfants, enfant, notre fils, notre fille, nos enfants, fillette, garçon, petite fille, petit garçon, fille, fils, garçons, neveux, nièces, filles, gamins, petits-enfants, petit-fils, petite-fille',
  'flower-girl':
    "petite fille d'honneur, petites filles d'honneur, bouquetière, demoiselle aux fleurs, enfants d'honneur, enfant d'honneur, petite bouquetière",
  'ring-bearer':
    "porteur d'alliances, garçon d'honneur enfant, page, porteur des alliances, pages, porteuse d'alliances",
  bridesmaid:
    "demoiselles d'honneur, demoiselle d'honneur, témoins de la mariée, cortège, filles d'honneur, témoin de la mariée, bouquetières",
  groomsman: "garçons d'honneur, garçon d'honneur, témoins du marié, témoins, témoin du marié, témoin",
  officiant: 'officiant, maire, célébrant, maître de cérémonie, officiante',
  parent: 'parents, nos parents, beaux-parents, mes parents',
  mother: 'mère, maman, mère de la mariée, mère du marié, belle-mère',
  father: 'père, papa, père de la mariée, père du marié, beau-père',
  musician: 'musiciens, musicien',
  priest: 'prêtre, curé, pasteur, évêque, abbé',
  rabbi: 'rabbin, rabbine',
  imam: 'imam, imame',
  monk: 'moine, moines, moine bouddhiste',
  pandit: 'pandit, prêtre hindou',
  photographer: 'photographe, photographes',
  waiter: "serveur, serveurs, serveuse, maître d'hôtel",
  grandparent: 'grands-parents',
  grandmother: 'grand-mère, mamie, mémé, mamy',
  grandfather: 'grand-père, papi, papy, pépé',
  baby: 'bébé, bébés, nourrisson',
}

export const ATTIRE: Vocabulary['concepts']['attire'] = {
  shoes: 'chaussures, talons, escarpins, sandales',
  shirt: 'chemise, chemise en lin, jean, pantalon en lin',
  suspenders: 'bretelles',
  barong: 'barong',
  terno: 'terno, manches papillon',
  'charro-suit': 'costume de charro, charro',
  dress:
    'robe de mariée, robe, robes, robe en dentelle, robe longue, robe sirène, robe en soie, robe fluide, robe bohème, robes longues, robe dos nu',
  ballgown:
    'robe de princesse, robe princesse, robe de bal, longue traîne, robe à traîne, jupon en tulle, jupe en tulle, traîne, grande robe, robe bouffante',
  'short-dress': 'robe courte, robe midi, robe de cocktail, mini robe, robe aux genoux',
  jumpsuit: 'combinaison, combinaison de mariée, combi-pantalon, combinaison pantalon, tailleur pantalon',
  suit: 'costume, costumes, gilet, veste, costume trois pièces, costume en lin, queue de pie, jaquette, costard, pantalon, blazer, redingote',
  tuxedo: 'smoking, smokings',
  sari: 'sari, saris',
  lehenga: 'lehenga, lehengas',
  sherwani: 'sherwani, kurta',
  hanbok: 'hanbok, hanboks',
  kimono: 'kimono, kimonos',
  qipao: 'qipao, cheongsam, robe chinoise',
  'ao-dai': 'ao dai, robe vietnamienne',
  kilt: 'kilt, kilts',
  agbada: 'agbada, boubou, dashiki, tenue wax, boubous, tenue africaine',
  gele: 'gele, turban africain, foulard noué',
  caftan: 'caftan, takchita, caftans, djellaba, karakou, takchitas, gandoura',
  abaya: 'abaya, hijab, voile islamique',
  uniform: 'uniforme, uniforme militaire, uniformes, militaire, militaires',
  veil: 'voile, long voile, mantille, voile long, voilette, voiles',
  'flower-crown': 'couronne de fleurs, fleurs dans les cheveux, couronnes de fleurs, peigne fleuri, headband fleuri',
  turban: 'turban, turbans',
  hat: 'chapeau, chapeaux, capeline, béret, canotier, chapeau de paille, capelines, canotiers, bérets',
  'cowboy-hat': 'chapeau de cow-boy, chapeau de cowboy, sombrero, sombreros, stetson',
  tiara: 'diadème, tiare, couronne, diadèmes, couronnes',
  coat: 'manteau, manteaux, manteau de fourrure, long manteau, fourrure',
  shawl: 'châle, châles, étole, étoles, pashmina',
  cape: 'cape, capes, pèlerine, cape de mariée',
  tallit: 'talit, talith, châle de prière, talits',
  kippah: 'kippa, kippas',
  lei: 'collier de fleurs, lei, colliers de fleurs',
  dirndl: 'dirndl, robe bavaroise, dirndls',
  lederhosen: 'culotte de peau, lederhosen',
  glasses: 'lunettes, lunettes de vue',
  sunglasses: 'lunettes de soleil',
  'top-hat': 'haut-de-forme, hauts-de-forme, chapeau haut de forme, chapeau melon',
  fascinator: 'bibi, bibis, chapeau à plumes',
  'bow-tie': 'nœud papillon, noeud papillon, nœuds papillon',
  boots: 'bottes, bottes de cow-boy, bottes de pluie, bottines',
  sneakers: 'baskets, tennis, converse, chaussures de sport',
  tie: 'cravate, cravates',
}

export const SKIN: Vocabulary['skin'] = {
  deep: 'noire, foncée, ébène, noir, sombre',
  brown: 'métisse, brune, marron, caramel, chocolat',
  tan: 'mate, bronzée, olive, dorée, hâlée, basanée',
  fair: 'claire, blanche, pâle, porcelaine, blanc',
}

export const HAIR: Vocabulary['hair'] = {
  black: 'noirs, noir, foncés, de jais, brun foncé',
  brown: 'bruns, châtains, brun, marron, châtain, brune',
  blonde: 'blonds, blond, blonde, dorés, platine, blondes',
  red: 'roux, rousse, rouges, cuivrés, auburn, rouquine',
  grey: 'gris, poivre et sel, blancs, argentés',
}

export const BODY: Vocabulary['body'] = {
  hair: 'cheveux, chevelure, tresses, boucles, barbe, chignon, nattes, moustache, barbu, crinière',
  skin: 'peau, teint, carnation, couleur de peau',
}
