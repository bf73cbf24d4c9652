import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const PEOPLE: Concepts['person'] = {
  bride: 'bride, brides, wife, fiancee, wives, blushing bride',
  groom: 'groom, bridegroom, husband, fiance, husbands, grooms',
  couple:
    'couple, newlyweds, husband and wife, lovers, happy couple, two people, me and my fiance, me and my fiancee, me and my partner, my partner and i, him and me, me and him, her and me, me and her',
  guest:
    'guests, family, friends, guest, loved ones, wedding guests, family and friends, our families, our people, attendees, wedding party guests, audience',
  child:
    'children, child, kids, kid, toddler, son, daughter, little boy, little girl, daughters, grandchildren, grandkids, nieces, nephews, niece, nephew, grandson, granddaughter',
  'flower-girl': 'flower girl, flowergirl, petal girl, flowergirls',
  'ring-bearer': 'ring bearer, page boy, pageboy, ring boy, pageboys',
  bridesmaid:
    'bridesmaids, bridesmaid, maid of honor, maid of honour, brides maids, bridal squad, maids, matron of honor, matron of honour, bridesmen',
  groomsman:
    'groomsmen, groomsman, ushers, usher, groom s men, best men, groomsmaid, groomspeople, groomsperson, best mates',
  officiant: 'officiant, celebrant, registrar, humanist celebrant',
  parent: 'parents, mother and father, mum and dad, mom and dad, in laws, both sets of parents',
  mother:
    'mother, mom, mum, mother of the bride, mother of the groom, mama, mommy, mummy, mam, mother in law, stepmother, stepmom',
  father: 'father, dad, daddy, father of the bride, father of the groom, papa, father in law, stepfather, stepdad',
  musician: 'musicians, musician',
  priest: 'priest, pastor, minister, vicar, reverend, bishop, deacon, chaplain',
  rabbi: 'rabbi, rabbis, cantor',
  imam: 'imam, imams, qazi, sheikh',
  monk: 'monk, monks, buddhist monk, buddhist monks, lama',
  pandit: 'pandit, pundit, pujari, hindu priest, pandits',
  photographer: 'photographer, photographers, wedding photographer, videographer',
  waiter: 'waiter, waiters, waitress, waitresses, server, butler, wait staff, bartender',
  grandparent: 'grandparents',
  grandmother: 'grandmother, grandma, granny, nana, gran, nan, grandmas, abuela, nonna',
  grandfather: 'grandfather, grandpa, grandad, granddad, gramps, abuelo, nonno',
  baby: 'baby, babies, infant, newborn, our baby',
}

export const ATTIRE: Concepts['attire'] = {
  dress:
    'wedding dress, dress, gown, wedding gown, lace dress, sheath dress, mermaid dress, a line dress, dresses, gowns, slip dress, silk dress',
  ballgown:
    'ball gown, ballgown, princess dress, princess gown, big dress, puffy dress, cathedral train, huge dress, voluminous skirt, tulle skirt, cinderella dress, poofy dress',
  'short-dress':
    'short dress, tea length dress, mini dress, knee length dress, cocktail dress, short wedding dress, minidress, flapper dress, tea length, sundress, midi dress',
  jumpsuit:
    'jumpsuit, pantsuit, trouser suit, jumpsuits, playsuit, bridal trousers, pant suit, bridal suit, women s suit, romper',
  suit: 'suit, suits, three piece suit, tweed suit, tweed, tweeds, trousers, sport coat, sports coat, suit jacket, jacket, jackets, blazer, waistcoat, linen suit, vest, morning suit, lounge suit, groom s suit',
  tuxedo: 'tuxedo, tux, dinner jacket, tuxes, black tie suit, tuxedos, smoking, tuxedo jacket, smoking jacket',
  sari: 'sari, saree, saris, sarees, silk sari, sharee, kanjivaram, banarasi, silk saree, kanjeevaram, banarasi sari, kanjivaram sari',
  lehenga:
    'lehenga, lengha, ghagra, lehengas, lehnga, lehenga choli, anarkali, sharara, salwar kameez, gharara, lenghas, punjabi suit',
  sherwani:
    'sherwani, achkan, kurta, bandhgala, sherwanis, jodhpuri, kurtas, kurta pajama, achkans, dhoti, veshti, jodhpuri suit',
  hanbok: 'hanbok, hanboks, jeogori, korean dress, korean traditional dress, chima jeogori',
  kimono:
    'kimono, kimonos, shiromuku, hakama, uchikake, montsuki, montsuki hakama, yukata, haori, furisode, iro uchikake, wataboshi',
  qipao: 'qipao, cheongsam, kwa, qun kwa, hanfu, qun gua, qipaos, tang suit, changshan, xiuhefu, kua, cheongsams',
  'ao-dai': 'ao dai, vietnamese dress, vietnamese ao dai',
  kilt: 'kilt, kilts, highland dress, tartan kilt, tartan sash, highland wear, kilted, sporrans, trews',
  agbada:
    'agbada, dashiki, aso oke, senator suit, isiagu, agbadas, babariga, kaftan and fila, dashikis, fila, senator wear, ankara suit',
  gele: 'gele, head wrap, headwrap, geles, head tie, headtie, headwraps',
  caftan:
    'caftan, kaftan, takchita, caftans, jellaba, djellaba, moroccan caftan, kaftans, takshita, jellabas, djellabas',
  abaya: 'abaya, hijab, hijabs, thobe, abayas, headscarf, dishdasha, kandura, headscarves, bisht, modest dress, thawb',
  uniform:
    'uniform, military uniform, dress blues, uniforms, army uniform, navy uniform, marine uniform, dress uniform, mess dress, soldier, military, marines',
  veil: 'veil, long veil, cathedral veil, birdcage veil, lace veil, mantilla, veils, flowing veil, mantilla veil, dupatta, tulle veil, chapel veil',
  'flower-crown':
    'flower crown, floral crown, crown of flowers, flowers in her hair, flowers in my hair, floral wreath, flower wreath, haku lei, floral headpiece, hair flowers, flower headpiece, daisy crown',
  turban: 'turban, pagri, safa, turbans, dastar, pagris, sehra, saafa, pagdi, pagg',
  hat: 'hat, fedora, straw hat, sun hat, hats, flat cap, panama hat, wide brimmed hat, beret',
  'cowboy-hat': 'cowboy hat, stetson, cowgirl, western hat, cowgirls, cowboys, cowgirl hat, stetsons, sombrero',
  tiara:
    'tiara, crown, diadem, tiaras, crowns, stefana crowns, hair jewels, maang tikka, matha patti, tikka, jewelled headpiece, headpiece',
  coat: 'coat, coats, overcoat, long coat, winter coat, fur coat, trench coat, woollen coat, faux fur coat, fur jacket',
  shawl: 'shawl, shawls, pashmina, pashminas, fur stole, knitted shawl',
  cape: 'cape, cloak, capes, cloaks, bridal cape, hooded cape',
  tallit: 'prayer shawl, tallit, tallis, prayer shawls, tallitot',
  kippah: 'kippah, yarmulke, kippahs, kippot, yarmulkes, skullcap',
  lei: 'lei, leis, flower lei, flower garland around the neck, hawaiian lei, varmala, jaimala',
  dirndl: 'dirndl, dirndls, bavarian dress, tracht',
  lederhosen: 'lederhosen, leather breeches, leather shorts',
  glasses: 'glasses, spectacles, eyeglasses, reading glasses, round glasses',
  sunglasses: 'sunglasses, dark glasses, heart shaped sunglasses',
  'top-hat': 'top hat, top hats, bowler hat, bowler, bowler hats',
  fascinator: 'fascinator, fascinators, feathered headpiece, pillbox hat, birdcage hat',
  'bow-tie': 'bow tie, bowtie, bow ties, bowties',
  boots: 'boots, cowboy boots, cowgirl boots, wellies, wellington boots, rain boots, hiking boots',
  shoes: 'shoes, high heels, heels, pumps, sandals, ballet flats, stilettos, wedding shoes, espadrilles',
  shirt:
    'shirt, linen shirt, dress shirt, button down shirt, jeans, jeans and a shirt, hawaiian shirt, chinos, linen trousers, linen pants, rolled up linen pants, guayabera, shorts and a shirt, flannel shirt',
  suspenders: 'suspenders, braces',
  barong: 'barong, barong tagalog, barongs',
  terno: 'terno, filipiniana, butterfly sleeves, filipiniana gown, dress with butterfly sleeves',
  'charro-suit': 'charro suit, mariachi suit, charro outfit, charro, traje de charro, mariachi outfit',
  sneakers: 'sneakers, trainers, tennis shoes, running shoes, high tops',
  tie: 'tie, necktie, ties, neckties, silk tie, skinny tie, floral tie',
}

export const SKIN: Vocabulary['skin'] = {
  deep: 'dark, deep, black, ebony, very dark, deep brown, dark brown, rich brown, darker, melanin',
  brown: 'brown, medium brown, caramel, light brown, medium, chocolate, bronze, mid brown',
  tan: 'tan, olive, tanned, golden, light tan, beige, honey',
  fair: 'fair, pale, light, white, porcelain, ivory, freckled, lighter, peach, rosy',
}

export const HAIR: Vocabulary['hair'] = {
  black: 'black, dark, jet black, raven haired',
  brown: 'brown, brunette, chestnut, auburn brown, dark brown, light brown, chocolate, hazel',
  blonde:
    'blonde, blond, golden, fair, strawberry blonde, honey blonde, light, platinum, sandy, dirty blonde, yellow, platinum blonde',
  red: 'red, ginger, auburn, copper, redhead, reddish, flame red, fiery red, orange, strawberry, redheaded',
  grey: 'grey, gray, silver, white, salt and pepper, silver grey',
}

export const BODY: Vocabulary['body'] = {
  hair: 'hair, haired, curls, braids, curly hair, long hair, braid, locks, afro, long curly hair, curly, hairstyle',
  skin: 'skin, skinned, complexion, skin tone, skin tones, complected, skins, complexions, skin colour, skin color',
}
