import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const PEOPLE: Concepts['person'] = {
  bride: 'bride, brides, brides to be, bride to be, wife, fiancee, the bride, wives, blushing bride',
  groom: 'groom, bridegroom, husband, fiance, groom to be, husbands, grooms, the groom',
  couple:
    'couple, the couple, newlyweds, us, husband and wife, lovers, both of us, happy couple, two people, married couple, bridal couple, us both, me and my fiance, me and my fiancee, me and my partner, my partner and i, my partner and me, newly weds, mr and mrs couple, two lovers, my fiance and i, my fiancee and i, me and my girlfriend, me and my boyfriend',
  guest:
    'guests, family, friends, guest, loved ones, wedding guests, family and friends, our families, our friends, our people, attendees, wedding party guests, audience, relatives, friends and family, nearest and dearest, our family, crowd of guests, invitees, our closest friends, closest friends, cousins, aunts, uncles, cheering guests, our guests, onlookers, both families, seated guests, partygoers, dinner guests',
  child:
    'children, child, kids, kid, baby, toddler, our son, our daughter, son, daughter, little boy, little girl, babies, our kids, our children, daughters, sons, boy, girl, teenagers, toddlers, nieces, nephews, niece, nephew, our baby, boys, girls, stepson, stepdaughter, our little boy, our little girl, infant, our toddler, newborn',
  'flower-girl': 'flower girl, flower girls, flowergirl, petal girl, flowergirls, flower boy, petal girls',
  'ring-bearer': 'ring bearer, page boy, page boys, pageboy, ring boy, ring bearers, pageboys',
  bridesmaid:
    'bridesmaids, bridesmaid, maid of honor, maid of honour, bridal party, wedding party, brides maids, bridal squad, maids, matron of honor, matron of honour, bridesmen, bridesman, bride tribe, man of honor, bridesmaid squad, bride squad, junior bridesmaids',
  groomsman:
    'groomsmen, groomsman, best man, ushers, usher, groom s men, best men, groomsmaid, best woman, groomspeople, groomsperson, best mates',
  officiant:
    'officiant, priest, rabbi, celebrant, imam, pastor, minister, pandit, vicar, reverend, monk, registrar, shaman, elvis, judge, the officiant, monks, elvis impersonator, wedding officiant, granthi, bishop, priestess, hindu priest, shinto priest, preacher, padre',
  parent:
    'parents, mother, father, mom, dad, mum, grandparents, grandmother, grandfather, grandma, grandpa, our parents, mother of the bride, father of the bride, my dad, my mom, my mum, my father, my mother, both parents, mothers, fathers, grandparent, nan, granny, nana, her father, her dad, elders, my parents, mothers of the bride and groom, abuela, our mothers, our grandparents, grandmothers, her mother, his mother, in laws, stepfather, stepmother, parent, moms, dads, mums, grandad, granddad, great grandmother',
  musician:
    'musicians, musician, singer, violinist, saxophonist, cellist, pianist, guitarist, accordion player, fiddler, drummer, drummers, sax player, trumpet player, flautist, soloist, choir, gospel choir, singers, sitar player, violin player, violin, saxophone, cello, accordion, fiddle, trumpet, sitar, flute, flutist, organist, trumpeter, trumpeters, violins, buskers, busker, live singer, steel drums, steel drum, ukulele player, acoustic singer, shehnai, oud player, harpsichord, percussionist, cellos, trumpets, live violinist, live saxophonist, live musicians, carolers, carollers, choirs',
}

export const ATTIRE: Concepts['attire'] = {
  dress:
    'wedding dress, dress, gown, wedding gown, bridal gown, lace dress, sheath dress, mermaid dress, a line dress, dresses, gowns, slip dress, silk dress, satin dress, white dress gown, boho dress, lace gown, satin gown, mermaid gown, long dress, maxi dress, trumpet dress, silk gown, bridal dress, backless dress, off the shoulder dress, evening gown, silk slip, tulle dress, long sleeved dress, beaded dress, flowy dress, empire dress, long sleeves dress, tulle gown, v neck dress, bridesmaid dresses, bridesmaid dress, strapless dress, backless gown, beaded gown, wedding dresses, maxi dresses, flowing dress, flowing gown, sequin dress, evening dress',
  ballgown:
    'ball gown, ballgown, princess dress, princess gown, big dress, puffy dress, cathedral train, ball gowns, huge dress, voluminous skirt, tulle skirt, cinderella dress, poofy dress, full skirt, big skirt, long train, flowing train, dress with a long train, cathedral length train, big poofy dress, ballgown dress, crinoline, voluminous dress, quinceanera dress',
  'short-dress':
    'short dress, tea length dress, mini dress, knee length dress, cocktail dress, short wedding dress, minidress, flapper dress, flapper dresses, tea length, short white dress, sundress, midi dress, cocktail dresses, above the knee, sundresses, summer dress, short gown, 50s dress, summer dresses, flapper',
  jumpsuit:
    'jumpsuit, bridal jumpsuit, pantsuit, trouser suit, jumpsuits, playsuit, bridal pantsuit, bridal trousers, pant suit, bridal suit, women s suit, romper',
  suit: 'suit, suits, three piece suit, blazer, waistcoat, linen suit, jacket, suspenders, vest, morning suit, lounge suit, groom s suit, tweed suit, bow tie, velvet suit, bow ties, bowtie, braces, tie, ties, waistcoats, tailcoat, vests, tails, morning suits, necktie, trousers, neckties, pants, coat, tweed, jackets, linen suits, velvet jacket, slacks, tweed suits, blazers, three piece suits, nehru jacket, chinos, smoking jacket, velvet blazer',
  tuxedo:
    'tuxedo, tux, dinner jacket, tuxes, black tie suit, tuxedos, smoking, dinner jackets, white tuxedo jacket, tuxedo jacket, white dinner jacket',
  sari: 'sari, saree, saris, sarees, silk sari, sharee, kanjivaram, banarasi, silk saree, kanjeevaram, banarasi sari, kanjivaram sari, banarasi saree, benarasi',
  lehenga:
    'lehenga, lengha, ghagra, lehengas, lehnga, lehenga choli, anarkali, sharara, salwar kameez, gharara, lenghas, punjabi suit, shalwar kameez, anarkalis, langa voni',
  sherwani:
    'sherwani, achkan, kurta, bandhgala, sherwanis, jodhpuri, kurtas, kurta pajama, achkans, dhoti, veshti, jodhpuri suit, mundu, panjabi',
  hanbok: 'hanbok, hanboks, jeogori, korean dress, korean traditional dress, chima jeogori',
  kimono:
    'kimono, kimonos, shiromuku, hakama, uchikake, montsuki, montsuki hakama, yukata, haori, furisode, iro uchikake, wataboshi, yukatas',
  qipao:
    'qipao, cheongsam, kwa, qun kwa, hanfu, qun gua, qipaos, tang suit, changshan, xiuhefu, kua, cheongsams, longfeng gua, hanfus, zhongshan suit, longfeng kwa',
  'ao-dai': 'ao dai, áo dài, vietnamese dress, ao dais, vietnamese ao dai',
  kilt: 'kilt, kilts, highland dress, tartan kilt, sporran, tartan sash, highland wear, kilted, sporrans, full highland dress, trews',
  agbada:
    'agbada, dashiki, aso oke, senator suit, isiagu, agbadas, babariga, kaftan and fila, dashikis, fila, senator wear, ankara suit, ankara dress, kente cloth, kente dress, fugu, habesha kemis, habesha, grand boubou, boubou, iro and buba',
  gele: 'gele, head wrap, headwrap, geles, head tie, headtie, head wraps, headwraps',
  caftan:
    'caftan, kaftan, takchita, caftans, jellaba, djellaba, moroccan caftan, kaftans, takshita, jellabas, djellabas',
  abaya:
    'abaya, hijab, hijabs, thobe, abayas, headscarf, dishdasha, kandura, headscarves, bisht, modest dress, thawb, jilbab, niqab, thobes, head scarf, modest gown, keffiyeh, burqa, thob, tobe',
  uniform:
    'uniform, military uniform, dress blues, uniforms, army uniform, navy uniform, marine uniform, dress uniform, mess dress, soldier, military, marines, air force, military dress, sailor uniform, police uniform, sword arch, saber arch, sabre arch, firefighter uniform, soldiers, officer uniform, dress whites, mess dress uniform, veteran, army, marine',
  veil: 'veil, long veil, cathedral veil, birdcage veil, lace veil, bridal veil, mantilla, veils, flowing veil, mantilla veil, dupatta, tulle veil, chapel veil, cathedral length veil, ghoonghat, blusher, fingertip veil',
  'flower-crown':
    'flower crown, floral crown, crown of flowers, flowers in her hair, flower crowns, flowers in my hair, floral wreath, flower wreath, haku lei, floral headpiece, hair flowers, flower headpiece, daisy crown, floral crowns, flowers in hair, wreath of flowers, flower halo, crown of daisies, haku, hair wreath, rose crown, crown of roses, floral headband',
  turban: 'turban, pagri, safa, turbans, dastar, pagris, sehra, saafa, pagdi, pagg',
  hat: 'hat, top hat, fedora, straw hat, bowler hat, sun hat, hats, flat cap, panama hat, fascinator, top hats, wide brimmed hat, fascinators, flat caps, panama hats, straw hats, beret, bonnet, boater, sunhat, fedoras, kippah, yarmulke, kippot, kippahs, yarmulkes, fez hat, kippa, bonnets, flower hat, sun hats, sunglasses, cloche, flower hats',
  'cowboy-hat':
    'cowboy hat, cowboy boots, cowboy hats, stetson, cowgirl boots, cowgirl, western hat, cowgirls, cowboys, cowgirl hat, stetsons, bolo tie, sombrero, sombreros, boots',
  tiara:
    'tiara, crown, diadem, tiaras, crowns, stefana crowns, hair jewels, maang tikka, matha patti, tikka, jewelled headpiece, headpiece, coronet, hair comb, hairpiece, hair vine, headband, circlet, phoenix crown',
}

export const SKIN: Vocabulary['skin'] = {
  deep: 'dark, deep, black, ebony, very dark, deep brown, dark brown, rich brown, darker, melanin',
  brown: 'brown, medium brown, caramel, light brown, medium, chocolate, bronze, mid brown',
  tan: 'tan, olive, tanned, golden, light tan, warm, beige, honey',
  fair: 'fair, pale, light, white, porcelain, ivory, freckled, lighter, peach, rosy',
}

export const HAIR: Vocabulary['hair'] = {
  black: 'black, dark, jet black, raven',
  brown: 'brown, brunette, chestnut, auburn brown, dark brown, light brown, chocolate, hazel',
  blonde:
    'blonde, blond, golden, fair, strawberry blonde, honey blonde, light, platinum, sandy, dirty blonde, yellow, platinum blonde, gold',
  red: 'red, ginger, auburn, copper, redhead, reddish, flame red, fiery red, orange, strawberry, redheaded',
  grey: 'grey, gray, silver, white, salt and pepper, silver grey',
}

export const BODY: Vocabulary['body'] = {
  hair: 'hair, haired, curls, braids, curly hair, long hair, braid, locks, afro, long curly hair, curly, hairstyle, updo, bun, ponytail, beard, moustache, dreadlocks, locs, short hair, wavy hair, hairdo, straight hair, bearded, mustache, dreads, natural hair, buzz cut, long wavy hair, long straight hair, tresses',
  skin: 'skin, skinned, complexion, skin tone, skin tones, complected, skins, complexions, skin colour, skin color',
}
