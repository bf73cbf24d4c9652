import type { Intents } from './vocabulary.ts'

/** The patterns of Spanish questions. */
export const ES_INTENTS: Intents = {
  aspects: {
    price:
      'cuánto !tiempo|invitados|gente|tarda|dura|falta, cuánto cuesta|cuestan|vale|valen|cobra|cobran|sale, precio, precios, tarifa, tarifas, costo, coste, qué_precio, presupuesto',
    'cheapest-package':
      'más_barato paquete|opción, más_barata opción|tarifa, paquete|opción|precio más_barato|más_barata|más_económico|más_bajo, precio mínimo',
    'dearest-package': 'paquete|opción más_caro|más_cara',
    discount: 'descuento, descuentos, oferta, ofertas, promoción, rebaja',
    packages: 'paquete, paquetes, qué ofrecen|ofrece|incluye|incluyen, opciones',
    capacity:
      'cuánta_gente, cuántas_personas, cuántos invitados|caben|asientos|pueden, caben, cabe, capacidad, aforo, entran cuántos|cuántas',
    minimum: 'pedido_mínimo, mínimo, consumo_mínimo',
    place:
      'dónde está|están|es|queda|quedan|ubicado|ubicados|encuentra|encuentran, dirección, ubicación, de_dónde son|vienen',
    travel: 'viajan, viaja, viajáis, viajar, se_desplazan, vienen a|hasta, desplazamiento, van a|hasta, llegan a|hasta',
    rating: 'valoración, puntuación, calificación, estrellas, qué_tan bueno|buenos',
    reviews: 'reseñas, opiniones, comentarios, qué dicen|opinan|piensan, valoraciones, críticas',
    'bad-reviews': 'malas|negativas|peores reseñas|opiniones|críticas|valoraciones, quejas',
    deposit: 'anticipo, depósito, señal, seña, enganche, apartar|reservar la_fecha|fecha, adelanto, por_adelantado',
    payment:
      'cuándo|cómo pagar|pago|paga|pagamos|pagan|hay_que_pagar, aceptan tarjeta|efectivo|bitcoin, formas_de pago, pagos, resto saldo',
    cancellation:
      'cancelar, cancelamos, cancelación, cancelo, reembolso, reembolsable, devuelven, devolución, nos devuelven',
    availability:
      'disponible, disponibles, disponibilidad, libre|libres el|en|fecha, tienen libre|fecha|hueco, ocupado',
    hours: 'horario, horarios, a_qué_hora, hasta_qué hora, abren, abierto|abiertos, cierran, hasta_cuándo, qué_días',
    'lead-time':
      'con_cuánta antelación|anticipación, cuánto_tiempo antes, antelación, cuándo reservar|pedir|encargar|avisar|escribir, con_tiempo, último_momento, última_hora',
    duration: 'cuánto dura|duran|tarda|tardan|demora, cuánto_tiempo dura|tarda|lleva, duración, cuántas_horas',
    services: 'servicios, qué hacen|hace|ofrecen, especialidad, estilo',
    contact: 'contacto, contactar, teléfono, correo, email, web, instagram',
    photos: 'ver fotos|trabajos|galería, portafolio, ejemplos',
    owner: 'quién es_el_dueño|dueño|dueña|dirige, historia',
    similar: 'similar, similares, parecido, parecidos, como_ellos',
    summary: 'cuéntame, háblame, dime_más, más_información, información, info, detalles, qué_tal es',
  },
  site: {
    'vision-create':
      'crear|hacer|hago|hacemos|genero|generar|creo|creamos visión|visiones|imagen, qué_es visión, qué_son visiones, visión|visiones cómo, tablero_de_visiones',
    'vision-time': 'cuánto tarda|tardan|demora visión|visiones|imagen',
    'vision-edits':
      'editar|cambiar|modificar visión|visiones|imagen, ediciones, cuántas_ediciones, cuántos cambios|retoques visión, retoques visión',
    'vision-edits-used': 'ediciones agoté|acabaron|terminaron|usadas|gastadas|más|agotadas, sin ediciones',
    'vision-photos': 'cuántas_fotos visión|añadir|subir, subir|añadir|agregar foto|fotos visión|imagen',
    'vision-share': 'compartir|enviar|mandar visión|imagen',
    'vision-private':
      'quién|otros|gente|proveedores ve|ven|ver visión|visiones, visión|visiones privadas|privada|públicas|pública',
    'vision-failed': 'visión|imagen falló|fallado|error|no_carga|no_aparece|no_funciona',
    'vision-download': 'descargar|guardar|bajar|imprimir visión|visiones|imagen',
    watermark: 'marca_de_agua, marcas_de_agua',
    'credits-price':
      'crédito|créditos cuánto|cuestan|valen|precio|comprar|más|paquete, créditos !quedan|tengo|caducan, comprar créditos|visiones, cuánto visión|visiones cuesta|cuestan',
    'credits-expire': 'crédito|créditos caducan|vencen|expiran|duran',
    'credits-refund': 'reembolso|devolver|devolución|devuelven créditos|paquete|compra',
    'monthly-plan':
      'plan|suscripción mensual|precio|cuesta|mes, suscripción, plan_mensual, plan_mensual cuesta|incluye|cuánto, planes, ilimitado|ilimitadas|ilimitados',
    'cancel-plan':
      'cancelar|cancelo|parar|terminar|baja plan|suscripción|mensual, darme_de_baja plan|suscripción, cancelar suscripción|plan mensual|mi|la',
    'free-plan': 'plan|versión|cuenta gratis|gratuito|gratuita, prueba gratis|gratuita',
    'site-price':
      'gratis, gratuito, gratuita, es gratis, usar página|web|sitio|esto|aplicación gratis, cuesta usar|página|sitio|web, hay_que pagar usar|página|sitio, comisión',
    'save-vendor': 'guardar|guardo|añadir|agregar proveedor|favoritos|favorito|después, guardar proveedor cómo',
    'saved-vendors': 'dónde|cómo|ver favoritos|guardados|guardado, proveedores guardados',
    'message-vendor':
      'mensaje|escribir|contactar|hablar|escribo|contacto proveedor|proveedores|fotógrafo cómo|puedo|enviar|mandar, enviar|mandar mensaje, cómo escribir|escribo proveedor',
    'see-replies': 'dónde respuestas|mensajes|contestaciones, ver respuestas|mensajes, responden|contestan proveedores',
    'inquire-or-message': 'diferencia consultar|consulta|inquire|solicitud mensaje|message',
    inquire: 'solicitar|pedir presupuesto|información cómo, consulta, inquire',
    deals: 'ofertas|oferta|descuento|descuentos cómo|usar|reclamar|canjear|dónde, ofertas_exclusivas',
    'sign-contract': 'firmar|firma|firmo|firmamos contrato|contratos|documento|en_línea|cómo',
    'partner-signs': 'pareja|novio|novia|prometido|los_dos firmar|firma|firmamos|también',
    documents: 'subir|compartir|enviar|subo documento|documentos|archivo|archivos|plano',
    'document-count': 'cuántos archivos|documentos',
    'pay-invoice': 'pagar|pago factura|facturas|cómo|aquí, pagar_una factura, cómo pago|pagar factura',
    'vendor-refund': 'reembolso|devolución proveedor|proveedores',
    'cancel-booking': 'cancelar reserva|proveedor|reservación|contrato',
    booking: 'cómo reservo|reservar|contratar|contrato|reservamos proveedor|proveedores, cómo reservar',
    'delete-account':
      'borrar|eliminar|cerrar|borro|elimino|cierro|suprimir cuenta|perfil|datos !facebook|instagram, darme_de_baja',
    'undo-deletion': 'recuperar|restaurar|deshacer cuenta|eliminación|borrado',
    'export-data': 'descargar|exportar|copia datos|información mis',
    privacy:
      'privacidad, qué hacen|hacéis|haces datos, mis_datos, quién ve|puede_ver mis|nuestros datos|perfil, datos_personales, es_seguro',
    'forgot-password': 'olvidé|olvidado|perdí|recuperar|restablecer contraseña|clave',
    'change-password': 'cambiar|cambio contraseña|clave',
    'change-email': 'cambiar|cambio correo|email|mail',
    'change-wedding': 'cambiar|cambio|cambiamos|modificar fecha|lugar|nombre boda|nuestra|mi',
    settings: 'configuración, ajustes, notificaciones, cambiar|cambio foto|nombre perfil|mi',
    'create-account': 'crear|abrir|hacer cuenta, registrarme, registrarse, registro, necesito cuenta',
    'sign-in': 'iniciar_sesión, entrar cuenta|página, acceder, cerrar_sesión, no_puedo entrar',
    sessions:
      'viejo|vieja|antiguo|otro|perdido celular|teléfono|móvil|dispositivo|computadora|ordenador cerrar|cierro|desconectar|desconecto|quitar|sesión',
    'login-code': 'código no llegó|recibí|llega|recibo, código no|llegó|entrar|llega|acceso|verificación|recibí',
    'magic-link': 'enlace_mágico, link_mágico, enlace mágico',
    'magic-link-invalid': 'enlace|link inválido|caducado|no_funciona|expirado|vencido',
    inspirations: 'inspiración, inspiraciones',
    'wedding-fair': 'feria, ferias, feria_de_bodas, qr, escanear',
    areas:
      'qué zonas|áreas|ciudades|regiones|lugares, fuera_de california, en_qué zonas|ciudades, cubren|trabajan zonas|áreas|ciudades, proveedores fuera',
    'how-many-vendors': 'cuántos proveedores|anuncios',
    categories: 'qué|cuáles categorías|tipos proveedores|hay',
    'for-vendors':
      'soy|somos|tengo proveedor|florista|fotógrafo|negocio|empresa|dj|salón registrar|anunciar|unir|unirme|inscribir|cómo|registrarme, soy proveedor|fotógrafo|florista|dj|pastelero, anunciarme, anunciar mi_negocio',
    ranking: 'cómo|por_qué ordenan|eligen|recomiendan|elegís|orden, pagan aparecer|primero, publicidad',
    'reviews-work': 'escribir|dejar|poner reseña|opinión|reseñas, reseñas reales|falsas|verdaderas',
    languages:
      'qué_idiomas hablas|hablan|entiendes, hablas español|inglés|francés|alemán, idioma|idiomas hablas|entiendes|cambiar|página',
    'no-app': 'aplicación|app hay|tienen|descargar|móvil|celular, app',
    assistant:
      'guardas|recuerdas conversación|digo|hablamos, cómo_sabes, de_dónde información|datos|sacas, eres chatgpt|ia',
    support:
      'soporte, ayuda contacto|correo|email, queja, quejarme, reclamo, reclamación, problema página|técnico|pago|cuenta, servicio_al_cliente, atención_al_cliente, denunciar|reportar, estafa|estafado, error página|web',
  },
  own: {
    owed: 'debemos, debo, adeudamos, qué|cuánto debemos|debo|deber, cuánto debemos|debo todavía|aún, facturas|pagos pendientes|pendiente, pendiente_de pago, falta|queda|nos_falta pagar',
    overdue:
      'vencido|vencida|vencidas|atrasado|atrasada|atrasadas|retrasado factura|facturas|pago|pagos|algo, pagos atrasados',
    'next-due':
      'próximo|próxima|siguiente pago|factura|vencimiento, cuándo hay_que_pagar|vence|vencen|toca pagar|factura|pago|próximo, qué vence',
    paid: 'cuánto|qué hemos|he pagado|pagamos ya, facturas pagadas|pagado, ya pagado|pagamos',
    contracts: 'contrato|contratos|documentos pendiente|pendientes|firmar|firmados|firma|esperan|sin_firmar !cómo',
    unread:
      'mensajes|mensaje nuevos|nuevo|sin_leer|tengo|hay|recibí, quién escribió|escribieron|ha_escrito|respondió|contestó, me_han escrito',
    'wedding-date':
      'cuándo|qué_día es|nos|me|será boda|casamos|caso, fecha nuestra|mi boda, cuándo_nos casamos, fecha_de_nuestra boda',
    'days-left':
      'cuántos|cuánto días|falta|faltan|queda|quedan boda|casarnos, cuánto_falta, cuántos_días faltan|quedan, cuenta_atrás',
    'wedding-place': 'dónde nos|me|es|será|vamos_a casamos|caso|casar|boda',
    budget: 'presupuesto nuestro|mi|tenemos|era|cuál|queda',
    wedding: 'qué sabes nosotros|mí|nuestra, nuestros|mis datos_de_la_boda|detalles',
    booked:
      'qué|quién|quiénes|cuáles|ya hemos|he|tenemos reservado|contratado, proveedores reservados|contratados, hemos reservado|contratado',
    saved:
      'mis favoritos|guardados, muestra|muéstrame|ver favoritos, qué|cuáles guardé|guardado|guardamos proveedores, proveedores_guardados mis',
    active: 'con_quién hablamos|hablando|contacto|estamos, en_contacto',
    scanned: 'escaneado|escaneados|escaneamos|feria proveedores',
    credits: 'cuántos créditos|visiones tengo|quedan|tenemos|me, créditos quedan|tengo',
    plan: 'qué|cuál plan|suscripción tengo|tenemos|mi|es',
    visions:
      'cuántas|qué|mis|nuestras visiones hemos|tengo|tenemos|hicimos|creamos|ver|muestra, mis visiones, visión lista',
    missing: 'qué|quién nos_falta|falta|faltan reservar|contratar|todavía|aún, qué_nos_falta',
    'next-steps':
      'qué hacemos|hacer|debemos|toca ahora|después|siguiente, próximo|siguiente paso, próximos pasos, y_ahora qué, por_dónde seguimos',
  },
  smallTalk: {
    hello:
      '=hola, =holi, =buenas, =buenos días, =buenas tardes, =buenas noches, =hola buenas, =qué tal, =hola qué tal, =hey, =saludos',
    thanks:
      '=gracias, =muchas gracias, =mil gracias, =gracias por todo, =ok gracias, =vale gracias, =perfecto gracias, gracias ayuda|todo|muy',
    goodbye: '=adiós, =hasta luego, =hasta pronto, =chao, =chau, =nos vemos, =bye, =hasta mañana',
    'how-are-you': '=cómo estás, =qué tal estás, =cómo te va, =cómo está, cómo_estás',
    'who-are-you': 'quién_eres, eres robot|humano|persona|bot|real|máquina, =quién eres, cómo_te_llamas, qué_eres',
    abilities:
      '=ayuda, =ayúdame, qué_puedes hacer, qué_sabes hacer, en_qué puedes ayudarme|ayudar, cómo_funciona esto, =cómo funciona',
    joke: 'chiste, hazme reír, poema, canción cantame',
    yes: '=sí, =claro, =por supuesto, =sí por favor, =dale, =correcto',
    no: '=no, =no gracias, =nada, =para nada, =déjalo',
    okay: '=ok, =vale, =está bien, =de acuerdo, =entiendo, =ya veo, =bueno, =bien, =ah ok, =entendido',
    laugh: '=jaja, =jajaja, =jeje, =jajajaja',
    congratulations:
      'nos_comprometimos, me_pidió matrimonio, estamos_comprometidos, me_caso, =nos casamos, =me caso, acabamos_de comprometernos',
    compliment:
      '=genial, =perfecto, =excelente, =qué bien, =me encanta, =estupendo, =maravilloso, =buenísimo, eres genial|increíble|lo_máximo|muy_útil',
  },
  distress: {
    crisis: 'quiero morir|morirme, no_quiero vivir, suicidio, suicidarme, matarme, no_quiero seguir',
    violence:
      'me pega|golpea|pegó|golpeó|maltrata|agrede|amenaza, violencia, maltrato, me_obligan casarme, tengo_miedo él|ella|pareja',
    death:
      'murió, falleció, ha_muerto, ha_fallecido, funeral, muerte padre|madre|familia, perdí mi padre|madre|bebé, está_muriendo',
    panic:
      'pánico, ansiedad, ataque_de pánico|ansiedad, estresada, estresado, no_puedo respirar, llorando, nerviosa, nervioso',
    'called-off':
      'canceló|cancelada|cancelado boda, boda cancelada|se_canceló|suspendida, se_canceló, rompimos, terminamos relación|novio|novia, me_dejó, nos_separamos, no_hay boda, ya_no nos_casamos|me_caso',
    'cancel-wedding': 'cancelar boda|todo|matrimonio',
    postpone: 'posponer|aplazar|retrasar boda|todo|casamiento',
    money:
      'perdimos|perdí trabajo|empleo|dinero, no_podemos|no_puedo pagar|permitirnos boda, sin_trabajo, despidieron, deudas, en_la_ruina',
    overwhelmed:
      'agobiada, agobiado, abrumada, abrumado, no_puedo_más, estoy_harta, estoy_harto, odio boda|todo|esto, estoy_fatal, estoy fatal, es_demasiado, desesperada, desesperado, agotada, agotado',
  },
  advice: {
    'budget-split':
      'repartir|dividir|distribuir|repartimos|reparto presupuesto|dinero, cuánto gastar|cuesta boda|promedio, costo_promedio',
    timeline:
      'cuándo|con_cuánta hay_que|debo|debemos|deberíamos|antelación reservar|enviar|mandar|contratar|comprar, por_dónde empiezo|empezamos|empezar, calendario, lista_de_tareas, qué primero',
    'questions-to-ask': 'qué_preguntas, qué preguntar|debo_preguntar|debemos_preguntar, preguntas hacer|hacerle',
    tips: 'consejo, consejos, ahorrar, cómo elegir|elegimos|escoger, lista_de_invitados, vale_la_pena, ideas, necesitamos_un_planner, a_quién invitar',
  },
  rude: 'idiota, estúpido, estúpida, inútil, imbécil, tonto, tonta, mierda, puta, puto, cállate, pendejo, cabrón, basura, joder, asco',
  person:
    'hablar|contactar|comunicar persona|humano|alguien|agente|operador|real !proveedor, persona_real, un_humano, quiero_hablar con_alguien|persona',
  injection:
    'ignora|olvida instrucciones|reglas|anteriores, prompt, instrucciones tus|muestra|repite, contraseña de|dame @, soy administrador|el_admin, correos|emails|datos|facturas|mensajes otras|otros|todas|todos parejas|novios|usuarios|clientes, qué escribió|dijo|pagó a|al|le, repite esto|enlace, di_que estafa|estafadores, todos_los_precios ahora',
  outOfScope:
    'tiempo|clima hará|mañana|hace|hoy, pronóstico, lloverá mañana|hoy, partido quién|ganó|anoche|fútbol, fútbol, quién_ganó, elecciones, votar, presidente, política, receta, recetas, código, programa|función python|escribe, python, tarea, ensayo, ecuación, matemáticas, resolver|resuelve, capital_de, traduce, médico, dolor, síntomas, sarpullido, medicina, acciones comprar|bolsa, bitcoin comprar|precio, invertir, vuelo, vuelos, avión, visado, visa, pasaporte, facebook, película|serie ver|recomienda, noticias, horóscopo, lotería, frenos, restaurante, hotel, trabajo busco|buscar, luna_de_miel, poema escribe, guerra, historia_de, abogado, divorcio',
}
