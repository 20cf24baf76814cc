/** Little sayings that come back. */
export const refrains = [
  'Pasito a paso se llega al regazo',
  'Un poco de miedo, un poco de risa, y siempre adelante sin ninguna prisa',
  'Quien da la mano encuentra camino',
  'Lo que hoy no sé, mañana lo sabré',
  'Si el camino se tuerce, mi canción se tuerce con él',
  'Despacito y con calma, que lo grande cabe en el alma',
  'Cada nudo tiene su cabo, y cada noche, su luz',
  'Una vuelta más, una menos, y al final nos veremos',
];

export const refrainFirst = [
  'Por el camino {cantaba/cantaban} lo que le{/s} había enseñado la abuela: «{refrain}».',
  'En el dobladillo de la mochila alguien había bordado hacía mucho unas palabras: «{refrain}». {Hero} las {decía/decían} en voz baja al andar.',
  'Para no cansarse, {inventó/inventaron} una canción de una sola línea: «{refrain}».',
  'El abuelo tenía una frase para los viajes, y {hero} la {repetía/repetían} al compás de los pies: «{refrain}».',
];

export const refrainAgain = [
  '«{Refrain}», {repitió/repitieron} en voz baja, y las manos dejaron de temblar.',
  'Y, como un eco, volvieron aquellas palabras: «{refrain}».',
  '{One} se acordó entonces de la frase de siempre. «{Refrain}», dijo, y todo pareció un poco más fácil.',
];

/** When the topic's own character travels along, it is the one who remembers the object. */
export const metHelp = [
  'Entonces {tshort}, que llevaba un rato sin decir nada, señaló la mochila.\n—[¿Y eso?|¿Y si probamos con {object}?|¿Y si probamos, por probar algo, con {object}?]',
  '{Tshort} se acercó despacio. [Tenía una idea.|Hasta ese momento no se había atrevido a tener ideas.|Hasta ese momento, por si acaso, no se había atrevido a tener ninguna idea.]\n—¡{Object}! —exclamó de repente, y hasta se sorprendió de su propia voz.',
  '—No te rindas ahora —dijo {tshort}—. [Tenemos {object}.|Aún nos queda {object}.|Que yo recuerde, todavía nos queda por usar {object}.]',
];

/** A halt half-way, where the wish is talked over. */
export const rests = [
  'A mitad de camino pararon a merendar debajo de un árbol. [—¿Tienes miedo? —preguntó {comp}.|—¿Y si al final no encontramos lo que buscas? —preguntó {comp}.|—¿Y si, después de tanto andar, no encontramos lo que buscas? —preguntó {comp} con la boca llena.]\n—Entonces habremos merendado bien —dijo {one}. [Y {rió/rieron} mucho. La merienda estaba muy rica.|Se rieron los dos, y la duda se hizo un poco más pequeña.|Era una respuesta tan sensata que la duda, que se había sentado también a merendar, se levantó y se fue.]',
  'Se hizo de noche y encendieron un fuego pequeño. {Hero} {miró/miraron} las llamas y {pensó/pensaron} en {topic}. [El camino era largo. El cielo estaba lleno de estrellas.|Desde tan lejos, todo parecía diferente, como una montaña cuando se le da la vuelta.|Visto desde tan lejos todo parecía diferente, igual que cambia una montaña cuando uno le da la vuelta.] {Comp} se acurrucó al lado. —Mañana falta menos —dijo.',
  'Empezó a llover y se refugiaron en un portal. —Háblame de {topic} —pidió {comp}. [{One} habló mucho rato. {Comp} escuchó. La lluvia también.|Y {one} habló tanto rato que, cuando terminó, ya no llovía.|Y {one} habló tanto y tan bien que la lluvia, por escuchar, se olvidó de seguir cayendo.] Contarlo en voz alta hacía que todo pesara menos.',
  'En lo alto de una cuesta se sentaron a mirar lo que habían andado. [Era mucho. La casa se veía muy pequeña.|El camino parecía un hilo, y la casa, allá abajo, un botón.|El camino se veía como un hilo caído en la hierba y la casa, allá abajo, como un botón que alguien hubiera perdido.] —Todo eso por {topic} —dijo {one}, con asombro.\n—Todo eso, y lo que falta —dijo {comp}.',
  'En un banco del camino contaron lo que quedaba: dos galletas, un pañuelo y bastantes ganas. [—Las ganas pesan poco —dijo {comp}.|—Menos mal que las ganas no pesan —dijo {comp}.|—Menos mal que las ganas, por muchas que se lleven, no pesan nada —dijo {comp}.]\nY repartieron las galletas, que era lo que pesaba.',
  'Aquella noche durmieron bajo un puente y las estrellas se reflejaban en el agua. [—¿En qué piensas? —preguntó {comp}.|—¿Estás pensando en lo mismo que yo? —preguntó {comp} en voz baja.|—¿Estás pensando, por casualidad, en lo mismo que yo? —preguntó {comp} cuando todo estaba en silencio.]\n—En que ya falta menos —respondió {one}. [{Comp} sonrió. Luego durmieron.|Y esa era, más o menos, la respuesta que {comp} esperaba.|Y esa era, palabra más, palabra menos, la respuesta que {comp} esperaba para poder dormirse.]',
];
