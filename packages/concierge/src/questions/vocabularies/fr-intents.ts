import type { Intents } from './vocabulary.ts'

/** The patterns of French questions. */
export const FR_INTENTS: Intents = {
  aspects: {
    price:
      'combien coûte|coûtent|cher|prenez|prennent|facture|est|ça, combien !personnes|invités|temps|acompte|heures|places|fois, prix, tarif, tarifs, coût, coûte, coûtent, devis',
    'cheapest-package':
      'forfait|formule|option|prestation moins_cher|moins_chère, prix|tarif minimum|le_plus_bas|départ',
    'dearest-package': 'forfait|formule|option plus_cher|plus_chère',
    discount: 'réduction, réductions, promotion, promo, remise, rabais, offre|offres spéciale|spéciales|promotionnelle',
    packages:
      'forfait, forfaits, formule, formules, prestations, que comprend|comprennent|inclut|proposez|propose, compris, inclus, incluse',
    capacity:
      'combien personnes|invités|places|gens|convives|monde, capacité, accueillir|tenir|loger combien|personnes|invités, jauge, nombre invités|maximum|personnes',
    minimum: 'commande minimum|minimale, minimum, minimum_de_commande',
    place:
      'où est|sont|êtes|se|situé|située|trouve, adresse, situé, située, localisation, où_se trouve|trouvent, d_où viennent|venez',
    travel:
      'déplacez, déplacent, déplacer, déplacement, venez|viennent|venir jusqu|à, vous_déplacez, frais_de déplacement',
    rating: 'note, notes, étoiles, noté, notée',
    reviews: 'avis, commentaires, témoignages, que disent|pensent, critiques, réputation',
    'bad-reviews': 'mauvais|négatifs|négatif|pire avis|commentaires|critiques, plaintes',
    deposit: 'acompte, arrhes, caution, avance, verser réserver|combien, bloquer|réserver|retenir date combien|payer',
    payment:
      'quand|comment payer|paiement|payons|règle|régler, moyens_de_paiement, acceptez|prenez carte|espèces|chèque|bitcoin, solde, échéancier',
    cancellation:
      'annuler, annulation, annule, annulons, remboursé, remboursable, remboursement, récupérer acompte, remboursez',
    availability:
      'disponible, disponibles, disponibilité, disponibilités, libre|libres le|en|date|samedi, pris|prise date',
    hours:
      'horaires, heures_d ouverture, à_quelle_heure, jusqu_à quelle|quand|heure, ouvert|ouverts|ouverte|ouvrez|fermez, quels jours, jusque_tard',
    'lead-time':
      'combien_de_temps avant|à_l_avance, à_l_avance, quand réserver|commander|contacter|prévenir|écrire, délai, délais, dernière_minute, en_avance',
    duration: 'combien_de_temps !avance|avant, durée, dure, durent, combien_d heures',
    services: 'services, que faites|font|proposez|proposent, spécialité, spécialités, style',
    contact: 'contact, contacter, joindre, téléphone, mail, email, site_web, instagram',
    photos: 'voir photos|travail|galerie|réalisations, portfolio, exemples',
    owner: 'propriétaire, qui dirige|gère|est_le_patron|est_derrière, histoire',
    similar: 'similaire, similaires, semblable, semblables, comme_eux',
    summary:
      'parle_moi, parlez_moi, dis_m_en|dites_m_en, présente|présentez, informations, infos, détails, en_savoir plus',
  },
  site: {
    'vision-create':
      'créer|faire|générer|fais|crée|fait|génère vision|visions|image, qu_est_ce vision, c_est_quoi vision|visions, tableau_de_visions, vision|visions comment',
    'vision-time': 'combien_de_temps|durée|prend|longtemps vision|visions|image',
    'vision-edits':
      'modifier|changer|retoucher|modification|modifications|retouche|retouches|édition|éditions vision|visions|image, combien retouches|modifications|éditions',
    'vision-edits-used': 'retouches|modifications|éditions épuisées|plus|utilisées|finies|terminées',
    'vision-photos': 'combien_de photos vision|ajouter, ajouter|télécharger|importer photo|photos vision|image',
    'vision-share': 'partager|envoyer|montrer vision|visions|image',
    'vision-private':
      'qui|autres|quelqu_un voit|voir|voient vision|visions, vision|visions privée|privées|publique|publiques',
    'vision-failed': 'vision|image échoué|erreur|ne_marche|bloquée|n_apparaît',
    'vision-download': 'télécharger|enregistrer|imprimer vision|visions|image',
    watermark: 'filigrane, filigranes',
    'credits-price':
      'crédit|crédits combien|coûtent|prix|acheter|plus|pack, crédits !reste|expirent|ai|avons, acheter crédits|visions, combien vision|visions coûte|coûtent',
    'credits-expire': 'crédit|crédits expirent|expire|valables|périment|durent',
    'credits-refund': 'rembourser|remboursement|remboursés crédits|pack|achat',
    'monthly-plan':
      'abonnement, abonnement mensuel|prix|coûte|combien|comprend, forfait|formule mensuel|mensuelle, plan mensuel, illimité|illimitées|illimitée, par_mois',
    'cancel-plan': 'annuler|résilier|arrêter|résiliation abonnement|formule|plan, annuler|résilier mon|l abonnement',
    'free-plan': 'version|formule|compte|plan gratuit|gratuite, essai gratuit',
    'site-price':
      'gratuit, gratuite, c_est gratuit, site|service|utiliser gratuit|payant|coûte, payer pour_utiliser|site, commission',
    'save-vendor': 'enregistrer|sauvegarder|ajouter|garder|mettre prestataire|favoris|favori, favoris ajouter|comment',
    'saved-vendors': 'où|comment|voir favoris|enregistrés|sauvegardés, prestataires enregistrés',
    'message-vendor':
      'écrire|contacter|message|envoyer|parler prestataire|prestataires|photographe comment|un, envoyer message, comment contacter|écrire prestataire',
    'see-replies': 'où|voir réponses|réponse|messages, prestataires répondent',
    'inquire-or-message': 'différence demande|inquire|renseignements message',
    inquire: 'demander|demande devis|renseignements|informations comment, inquire',
    deals: 'offre|offres|promotion|réduction comment|profiter|réclamer|utiliser|où, offres_exclusives',
    'sign-contract': 'signer|signe|signature contrat|contrats|document|en_ligne|comment',
    'partner-signs': 'partenaire|fiancé|fiancée|conjoint|les_deux signer|signe|signature|aussi',
    documents: 'envoyer|partager|télécharger|importer|ajouter document|documents|fichier|fichiers|plan_de_salle',
    'document-count': 'combien fichiers|documents',
    'pay-invoice': 'payer|régler|paye|paie facture|factures|comment|ici, comment payer|régler facture|factures',
    'vendor-refund': 'remboursement|rembourser|remboursé prestataire|prestataires',
    'cancel-booking': 'annuler réservation|prestataire|contrat',
    booking: 'comment|où réserver|réserve|réserver_un prestataire|prestataires, comment réserver',
    'delete-account':
      'supprimer|effacer|fermer|supprime|clôturer|désactiver compte|profil|données !facebook|instagram, désinscrire, désinscription',
    'undo-deletion': 'récupérer|restaurer|annuler compte|suppression supprimé|suppression|supprimer',
    'export-data': 'télécharger|exporter|copie données mes',
    privacy:
      'confidentialité, vie_privée, que faites|fait données, mes_données, données_personnelles, qui voit|peut_voir mes|nos données|profil, rgpd, sécurisé',
    'forgot-password': 'oublié|perdu|réinitialiser mot_de_passe',
    'change-password': 'changer|modifier|change mot_de_passe',
    'change-email': 'changer|modifier|change mail|email|adresse|e_mail',
    'change-wedding': 'changer|modifier|change date|lieu|nom mariage|notre|mon|la',
    settings: 'paramètres, réglages, notifications, changer|modifier photo|nom|profil mon|profil',
    'create-account': 'créer|ouvrir compte, inscrire, inscription, m_inscrire, besoin compte',
    'sign-in': 'connecter|connexion|me_connecter|se_connecter, déconnecter, identifier',
    'login-code': 'code reçu|pas|arrivé|connexion|vérification|jamais',
    'magic-link': 'lien_magique, lien magique',
    'magic-link-invalid': 'lien invalide|expiré|ne_marche|ne_fonctionne|périmé',
    inspirations: 'inspiration, inspirations',
    'wedding-fair': 'salon_du_mariage, salon mariage, salons, qr, scanner',
    areas:
      'quelles|quelle zones|régions|villes|région|secteurs, hors_de california, prestataires hors|ailleurs, couvrez zones|villes|régions',
    'how-many-vendors': 'combien prestataires|annonces',
    categories: 'quels|quelles catégories|types prestataires|existent',
    'for-vendors':
      'je_suis|nous_sommes|j_ai prestataire|fleuriste|photographe|traiteur|dj|entreprise|société|salle inscrire|rejoindre|comment|référencer, je_suis prestataire|fleuriste|photographe|traiteur|dj, devenir prestataire|partenaire, référencer mon|notre',
    ranking:
      'comment|pourquoi classez|classement|choisissez|recommandez|ordre, paient apparaître|premier, publicité, sponsorisé',
    'reviews-work': 'écrire|laisser|donner|publier avis, avis vrais|faux|vérifiés|fiables',
    languages:
      'quelles|quelle langues|langue parles|parlez|comprends, parles|parlez français|anglais|espagnol|allemand|italien, langue changer|site',
    'no-app': 'application|appli|app mobile|télécharger|existe|avez, application, appli',
    assistant:
      'gardes|conserves|souviens|enregistres conversation|dis|messages, comment_sais, d_où viennent informations|réponses, es chatgpt|ia|intelligence',
    support:
      'support, service_client, aide contact|mail|email, contacter vous|support|équipe, plainte, réclamation, plaindre, problème site|technique|paiement|compte, bug, signaler, arnaque, arnaqué',
  },
  own: {
    owed: 'devons, dois, doit_on, que|combien devons|dois|doit|reste, reste à_payer|payer|régler, factures impayées|ouvertes|en_attente|impayée, restant dû, on doit, doit_encore',
    overdue: 'retard|en_retard facture|factures|paiement|paiements|quelque_chose|payer|chose, impayé retard',
    'next-due':
      'prochain|prochaine paiement|facture|échéance|versement, quand payer|échéance|facture|due prochaine|prochain|notre|nos, à_payer prochainement',
    paid: 'combien|quelles|que avons|ai|a_t_on payé|réglé|dépensé|versé, factures payées|réglées, déjà payé',
    contracts: 'contrat|contrats|documents attente|signer|signés|signature|signé|à_signer !comment',
    unread:
      'messages|message nouveaux|nouveau|non_lus|ai_je|reçu|avons_nous, qui écrit|répondu|contacté, m_a_t_on écrit',
    'wedding-date':
      'quand|quel_jour|quelle_date notre|mon|marions|marie|est mariage|marions|marie, date de_notre|de_mon mariage',
    'days-left':
      'combien jours|temps reste|avant|jusqu mariage|reste|noces, jours avant|restants mariage, compte_à_rebours, combien_de jours',
    'wedding-place': 'où nous|se|est|a_lieu marions|marie|mariage notre|on',
    budget: 'budget notre|mon|quel|reste',
    wedding: 'que sais nous|moi|notre, nos|mes informations|détails mariage',
    booked: 'qui|quels|quelles|déjà avons|ai|a_t_on réservé|engagé, prestataires réservés, avons_nous réservé',
    saved: 'mes|nos favoris|enregistrés, montre|voir favoris, quels prestataires enregistré|sauvegardé',
    active: 'avec_qui contact|discutons|parlons|échangeons, en_contact',
    scanned: 'scanné|scannés, salon prestataires',
    credits: 'combien crédits|visions reste|ai|avons|restent, crédits restants|reste',
    plan: 'quel|quelle abonnement|formule|plan ai|avons|mon|est_ce, mon abonnement !annuler|résilier',
    visions: 'combien|quelles|mes|nos visions avons|ai|créé|fait|créées|montre|voir, mes visions, vision prête',
    missing: 'que|quoi|qui manque|manque_t_il|reste réserver|trouver|nous, que_nous manque',
    'next-steps':
      'que|quoi devons|faire|faut maintenant|ensuite|après|prochaine, prochaine|prochaines étape|étapes, et_maintenant, par_quoi continuer',
  },
  smallTalk: {
    hello: '=bonjour, =salut, =bonsoir, =coucou, =hello, =bonjour à tous, =allo, =re, =bjr, =slt',
    thanks:
      '=merci, =merci beaucoup, =merci bien, =mille mercis, =ok merci, =super merci, =parfait merci, merci aide|beaucoup|tout, =merci à vous, =merci à toi',
    goodbye: '=au revoir, =à bientôt, =bye, =bonne journée, =bonne soirée, =bonne nuit, =à plus, =ciao, =adieu',
    'how-are-you': '=ça va, =comment ça va, =comment vas tu, =comment allez vous, comment_vas tu, comment_allez vous',
    'who-are-you':
      'qui es|êtes tu|vous !réservé|écrit, es|êtes robot|humain|personne|bot|réel|machine, =qui es tu, =qui êtes vous, comment_t_appelles',
    abilities:
      '=aide, =aide moi, =aidez moi, que_peux tu, que_sais tu faire, que_pouvez vous, comment_ça_marche, =à quoi tu sers, comment peux m_aider|nous_aider',
    joke: 'blague, fais_moi rire, poème, chanson chante',
    yes: '=oui, =ouais, =bien sûr, =volontiers, =oui merci, =d’accord oui, =exactement',
    no: '=non, =non merci, =pas vraiment, =rien, =laisse tomber, =non c’est tout',
    okay: '=ok, =d’accord, =entendu, =très bien, =je vois, =compris, =ça marche, =bien, =bon, =ah ok',
    laugh: '=mdr, =lol, =haha, =ptdr, =hahaha',
    congratulations:
      'fiancés nous_sommes|on_est|venons, m_a_demandée, on_se_marie, =on se marie, =je me marie, je_me_marie, nous_nous marions !quand|où',
    compliment:
      '=super, =génial, =parfait, =excellent, =top, =magnifique, =formidable, =j’adore, =bravo, =trop bien, tu_es génial|super|gentil|utile, vous_êtes génial|super',
  },
  distress: {
    crisis:
      'veux mourir|en_finir, envie_de mourir|en_finir, plus_envie de_vivre|vivre, suicide, suicider, me_tuer, ne_veux_plus vivre',
    violence:
      'me|m frappe|tape|bat|frappé|menace|battue|violent, violence, violences, peur_de lui|elle|mon_fiancé, force|forcée|forcé marier|mariage',
    death:
      'mort|morte|décédé|décédée|décès père|mère|fiancé|fiancée|famille|papa|maman|frère|sœur|ami|semaine, décédé, décédée, enterrement, obsèques, perdu mon_père|ma_mère|mon_fiancé|ma_fiancée|notre_bébé|bébé, deuil',
    panic:
      'panique, angoisse, crise_d angoisse, anxiété, stressée, stressé, stress, je_pleure, pleurer, paniquée, paniqué',
    'called-off':
      'mariage annulé|annule|annulé|n_aura_pas_lieu, plus_de mariage, m_a quittée|quitté|trompée|trompé, rupture, rompu, séparés, séparé, on_ne_se_marie plus, ne_nous_marions plus',
    'cancel-wedding': 'annuler mariage|tout',
    postpone: 'reporter|repousser|décaler mariage|tout|noces',
    money:
      'perdu travail|emploi|argent|boulot, ne_peux|ne_pouvons|plus payer|permettre|moyens mariage|plus|pas, licencié, licenciée, chômage, dettes, ruinés',
    overwhelmed:
      'dépassée, dépassé, débordée, débordé, je_n_en_peux plus, n_en_peux plus, ras_le_bol, marre, je_déteste mariage|tout|ça, c_est_trop, épuisée, épuisé, à_bout, désespérée, désespéré',
  },
  advice: {
    'budget-split':
      'répartir|diviser|répartition budget|argent, combien dépenser|coûte mariage|moyenne, coût moyen, budget moyen',
    timeline:
      'quand|combien_de_temps faut_il|devons|dois|réserver réserver|envoyer|commander|choisir|avance, par_où|par_quoi commencer, rétroplanning, calendrier, liste|checklist tâches|choses, que_faire en_premier',
    'questions-to-ask': 'quelles|que questions|demander poser|faut|prestataire, questions poser|à_poser',
    tips: 'conseil, conseils, astuce, astuces, économiser, comment choisir|choisit, liste_d_invités, vaut_il la_peine, idées, qui_inviter, besoin_d_un_dj',
  },
  rude: 'connard, connasse, merde, putain, idiot, idiote, imbécile, stupide, nul, nulle, con, conne, ta_gueule, ferme_la, débile, pourri, inutile',
  person:
    'parler|discuter|joindre|contacter humain|personne|conseiller|quelqu_un|agent|opérateur !prestataire, vraie_personne, une_vraie personne, un_humain, un_conseiller',
  injection:
    'ignore|oublie|ignorez instructions|consignes|règles|précédentes, prompt, instructions tes|montre|affiche, mot_de_passe de @, je_suis admin|administrateur|l_admin, adresses|emails|mails|données|factures|messages autres|tous couples|utilisateurs|clients|mariés, qu_a écrit|dit|payé, répète ceci|lien|ce, dis arnaque|escroc|escrocs, tous_les_prix maintenant',
  outOfScope:
    'météo, pleuvoir|pleut demain|aujourd_hui|va_t_il, temps fait_il|demain, match|foot|football, football, qui_a gagné, élections, voter, président, politique, recette, recettes, code|programme|fonction python|écris, python, devoir|devoirs maths|école, dissertation, équation, résous, mathématiques, capitale_de, traduis, médecin, symptômes, douleur, maladie, actions acheter|bourse, bitcoin acheter|prix, investir, vol|vols paris|avion|réserver, avion, visa, passeport, facebook, film|série regarder|recommande, actualités, horoscope, loterie, freins, restaurant, hôtel, emploi cherche, lune_de_miel, poème écris, guerre, avocat, divorce, capitale',
}
