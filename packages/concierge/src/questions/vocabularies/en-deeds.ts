import type { Vocabulary } from './vocabulary.ts'

/** English patterns of what vendors of a category do. */
export const EN_DEEDS: NonNullable<Vocabulary['deeds']> = {
  venues:
    'place|spot|space|somewhere|where|room seat|seats|hold|holds|fit|fits|host|celebrate|party|gather|accommodate|reception|ceremony, place|spot|space|somewhere guests|people|wedding|pax, get_married|marry|wed where|place|spot, room|hall|space|place ocean|sea|water|view|beach, somewhere|place|where stay|sleep weekend|night|overnight|all|everyone',
  photographers:
    'who|someone|somebody|anyone|person photograph|photographs|shoot|shoots|capture|captures, take|takes|taking|shoot|shoots pictures|photos|pics|portraits|picture',
  videographers:
    'who|whod|someone|somebody|anyone|person|can|could film|films|filming|record|records, film that|it|us|day|everything|ceremony who|whod|someone',
  florists:
    'who|someone|somebody|anyone arrange|arranges flowers|bouquets|centerpieces, do|does|make the_flowers|our_flowers',
  caterers:
    'who|someone|somebody|anyone|person cook|cooks|feed|feeds|cater|caters|grill|grills|roast|roasts, whole pig|lamb|hog|goat, pig|hog|lamb roast|roasted, eat hands|everyone|guests',
  bar: 'who|someone|somebody|anyone|person pour|pours|mix|mixes|shake|tend|tends drinks|cocktails|bar, dont|not|doesnt|never|no drink|drinks|alcohol|booze people|guests|who|friends|family',
  cakes: 'who|someone|somebody|anyone bake|bakes|baking, bake us|cake|something|for_us',
  'djs & bands':
    'who|someone|somebody|anyone|person play|plays|sing|sings|perform|performs, get|make people|everyone|everybody|us|guests|crowd dancing|dance|dancefloor, teach|learn dance|dances|reel',
  planners:
    'who|someone|somebody|anyone|person plan|plans|organize|organise|organizes|coordinate|coordinates|run|runs|manage|manages wedding|weddings|everything|day|whole, plans weddings|our_wedding, take|takes|keep over|charge|track everything|planning|day',
  'hair & makeup':
    'who|someone|somebody|anyone|person style|styles|braid|braids|shave|shaves|cut hair|beard|us|me|groom, do|does|doing my_hair|our_hair|my_makeup|our_makeup|her_hair|the_hair|make_up',
  attire:
    'who|someone|somebody|anyone|person sew|sews|tailor|alter|alters|alter_my|remake|remakes|turn, turn|remake|rework|alter dress|gown|suit|lace, wear wedding|something|groom|bride|what !flowers|ring',
  stationery:
    'who|someone|somebody|anyone|person print|prints|letter|letters|write|writes|draw|draws paper|vows|cards|invitations|invites|envelopes|signs|map|nicely|hand',
  rentals:
    'who|someone|anyone|where|rent|borrow|lend|lends|hire chairs|tables|tents|plates|linens|napkins|tablecloths|lights|heaters|tent, lights|lanterns|candles tree|trees|hang|hung|string|oak, cloths|tablecloths|linens napkins|pressed|tables',
  transport:
    'who|someone|somebody|anyone|person drive|drives|chauffeur|carry|carries|shuttle us|me|guests|everyone|everybody|people|grandma, get|take|bring|drive people|guests|everyone|everybody|us|family|them home|back|around|hotel|hotels|airport, get_home|drive_home|ride_home|way_home, pick_up|picks_up|pick us|guests|people|everyone',
  officiants:
    'who|someone|somebody|anyone|person marry|marries|wed|weds us|people|couples, who|someone|somebody|anyone|person|can lead|leads|conduct|hold|perform ceremony|vows|blessing',
  jewellers:
    'forge|make|made|melt|melted|cast|engrave|design|smith rings|ring|bands|gold, wedding_bands|own_bands|gold_bands, who|someone engrave|engraves|set|sets|resize stone|stones|ring|diamond',
}
