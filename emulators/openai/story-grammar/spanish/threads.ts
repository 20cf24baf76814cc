import type { Thread, ThreadName } from '../book.ts';

/** The topic's part of each story: the wish, the first failure, what is understood, what changes. */
export const threads: Record<ThreadName, Thread> = {
  fear: {
    titles: [
      '{Object} contra {ttitle}',
      '{Hero} y {ttitle}',
      'Adiós con la mano a {ttitle}',
      'La noche en que se encogió {ttitle}',
      '{Goal} y {ttitle}',
    ],
    want: [
      'Solo una cosa {le/les} quitaba el sueño: {topic}.[ Era un miedo grande.| Llegaba sin llamar y se sentaba en medio del pecho.| Llegaba siempre sin llamar, como esas visitas que se sientan en el mejor sillón y no encuentran nunca la hora de marcharse.] {Hero} {quería/querían} que se fuera[.| muy lejos.|, aunque nadie {le/les} había enseñado cómo se despide a un miedo.]',
      'A {they} no {le/les} asustaban [las arañas ni los truenos|ni las arañas ni los truenos ni la sopa de acelgas]. [Pero había una cosa. Era|Lo suyo era otra cosa:|Lo suyo, que no contaba{/n} a casi nadie, era otra cosa:] {topic}. {Quería/Querían} ser valiente{/s}[.| de una vez.|, pero cuanto más lo deseaba{/n}, más pequeñ{o/a/os/as} se sentía{/n}.]',
      'En {su/sus} mochila{/s} cabía de todo, hasta {topic}. [Pesaba mucho.|No se veía, pero pesaba como una piedra.|Nadie lo veía, y sin embargo pesaba como una piedra de río que {alguien/alguien} hubiera escondido en el fondo.] {Hero} {soñaba/soñaban} con dejarlo en alguna parte[.| y volver a casa sin él.|, a ser posible tan lejos que no supiera volver.]',
    ],
    setback: [
      'Primero {intentó/intentaron} no pensar en {feared}. [No funcionó. {Pensó/Pensaron} más.|No funcionó: cuanto menos quería{/n} pensar, más pensaba{/n}.|No funcionó, porque no hay manera más segura de pensar en algo que proponerse no pensarlo.] +({Contó/Contaron} ovejas, y hasta las ovejas parecían preocupadas.)+',
      '{Probó/Probaron} a esconderse debajo de una manta. [El miedo entró también.|Pero el miedo cabía también allí debajo.|Pero el miedo, que no necesita mucho sitio, se acomodó también debajo de la manta.] +(Además, hacía muchísimo calor.)+',
      '{Decidió/Decidieron} gritarle al miedo que se marchara. [El miedo no se fue.|El eco contestó, pero el miedo ni se movió.|El eco contestó con mucha educación; el miedo, en cambio, ni siquiera se movió.] +(«Gritar no sirve», {pensó/pensaron}, con la garganta cansada.)+',
    ],
    insight: [
      '—He venido por {topic} —dijo {one} en voz baja.\n—[Todos tenemos miedo|¡Ah, un miedo!|¡Ah, conque es un miedo!] —dijo {keeper}—. [Un miedo es pequeño. Solo tiene la sombra grande.|Los miedos son pequeños, pero tienen la sombra muy grande.|Los miedos son criaturas diminutas con una sombra enorme, y basta mirarlos de cerca para que se note.] Míralo de frente, dale la mano y verás cómo encoge.',
      '{Keeper} escuchó toda la historia de {topic}, de principio a fin.\n—[Tu miedo quiere cuidarte|Ese miedo solo quiere cuidarte|Ese miedo, aunque no lo parezca, solo pretende cuidarte] —dijo al final—. [Dile: «Gracias, yo puedo».|Dale las gracias y dile que ahora sigues tú.|Dale las gracias por el aviso, y explícale con calma que, a partir de aquí, sigues tú.] +(\nDecirlo en voz alta costaba un poco la primera vez. La segunda, ya no tanto.)+',
      '—¿Cómo se va {topic}? —preguntó {one}.\n—[No se va de golpe. Se va paso a paso|No se va de golpe: se gasta, como un lápiz|No se va de golpe, sino que se va gastando, como un lápiz, cada vez que haces algo valiente] —respondió {keeper}—. [¡Y hoy has dado muchos pasos!|Y mira cuánto has gastado hoy.|Y hoy, si te fijas, has gastado casi la mitad.]',
    ],
    result: [
      'Aquella noche {topic} volvió a llamar. [{Hero} {respiró/respiraron} despacio.|{Hero} {respiró/respiraron} despacio y {contó/contaron} hasta cinco.|{Hero}, en lugar de esconderse, {respiró/respiraron} despacio y {contó/contaron} hasta cinco.] El miedo era ya tan pequeño que cabía en una caja de cerillas. +(Le {dio/dieron} las buenas noches y {cerró/cerraron} la tapa.)+',
      'Desde entonces, cuando {feared} rondaba cerca, {hero} {sabía/sabían} qué hacer. [Un paso. Luego otro.|Un paso primero y otro después.|Bastaba con dar un paso, y después otro, y fijarse en todo lo que se veía por el camino.] Y {topic}, aburrido, se quedaba dormido.',
      '{Topic} no desapareció del todo. [Pero ya no mandaba.|Pero ya no mandaba: iba detrás, chiquitito.|Pero ya no era quien mandaba: caminaba detrás, chiquitito, con la lengua fuera de tanto correr.] +(A veces {hero} se {volvía/volvían} a mirarlo, y hasta {le/les} daba un poco de ternura.)+',
    ],
  },
  event: {
    titles: [
      '{Hero} y {ttitle}',
      '{Object} que sabía mucho de {ttitle}',
      'Todo empezó con {ttitle}',
      'Un secreto para {ttitle}',
      '{Goal} y {ttitle}',
    ],
    want: [
      'Aquellos días solo se hablaba de una cosa: {topic}. [{Hero} no {estaba/estaban} tranquil{o/a/os/as}.|A {hero} {le/les} hacía cosquillas la barriga, y no eran cosquillas de risa.|A {hero} {le/les} hacía cosquillas la barriga solo de oírlo, y no eran precisamente cosquillas de risa.] {Quería/Querían} que todo saliera bien[.| y no {sabía/sabían} por dónde empezar.|, pero no {tenía/tenían} ni la menor idea de por dónde se empieza.]',
      '{Hero} {tenía/tenían} una pregunta atascada en la garganta: ¿cómo sería lo de {topic}? [Era algo nuevo.|Nunca había{/n} vivido nada parecido.|Nunca había{/n} vivido nada parecido, y las cosas que no se conocen parecen siempre el doble de altas.] {Necesitaba/Necesitaban} un poco de valor.',
      'En el calendario había un círculo rojo, y dentro ponía «{topic}». [{Hero} lo {miraba/miraban} mucho.|{Hero} lo {miraba/miraban} por la mañana y por la noche.|{Hero} lo {miraba/miraban} por la mañana y por la noche, por si acaso el círculo se había movido.] {Deseaba/Deseaban} estar preparad{o/a/os/as}.',
    ],
    setback: [
      '{Hizo/Hicieron} una lista con todo lo que podía salir mal. [Era muy larga.|Ocupaba las dos caras y hubo que doblarla en cuatro.|Ocupaba las dos caras del papel y, al llegar al final, no quedaba sitio para lo que podía salir bien.] +(Aquella lista no ayudaba nada.)+',
      '{Ensayó/Ensayaron} delante del espejo. [Salió mal.|Pero el espejo no sabía hacer preguntas.|Pero el espejo repetía siempre lo mismo y no servía para ensayar sorpresas.] +(A la tercera vez, {le/les} dio la risa floja y {tuvo/tuvieron} que parar.)+',
      '{Preguntó/Preguntaron} a los mayores, y todos decían: «No será nada». [Eso no ayudó.|Pero «nada» es una palabra muy vacía cuando hay nervios de por medio.|Pero «nada» resulta una palabra demasiado vacía cuando lo que se necesita es algo a lo que agarrarse.]',
    ],
    insight: [
      '—¿Qué hago con {topic}? —preguntó {one}.\n{Keeper} sonrió.\n—[Mira a tu lado. Alguien está nervioso también. Dile hola.|Mira a tu lado: siempre hay alguien igual de nervioso. Salúdalo tú primero.|Cuando llegue el momento, mira a tu lado, porque siempre hay alguien igual de nervioso que espera a que otro salude primero.] +(\nParecía demasiado sencillo. Casi todas las cosas que funcionan lo parecen.)+',
      '—No hace falta saberlo todo sobre {topic} —dijo {keeper}—. [Solo el primer paso.|Basta con saber el primer paso; el segundo lo enseña el primero.|Basta con conocer el primer paso, porque es el primero quien se encarga de enseñar el segundo.] +(—¿Y si me equivoco? —preguntó {one}.\n—Entonces tendrás algo divertido que contar.)+',
      '{Keeper} señaló el camino recorrido.\n—[Hoy todo era nuevo. ¡Y lo has hecho!|Todo eso también era nuevo esta mañana, y mira.|Todo eso que hay detrás de ti era desconocido esta mañana, y ahora podrías explicárselo a cualquiera.] Lo de {topic} es otro camino nuevo, nada más. [¡Camina!|Y caminar ya sabes.|Y, por lo que veo, caminar es justo lo que mejor se te da.]',
    ],
    result: [
      'Y lo de {topic} salió bien. [No fue perfecto.|No perfecto, sino bien, que es mucho mejor.|No salió perfecto, sino sencillamente bien, que es mucho más cómodo y deja sitio para la risa.] {Hero} {saludó/saludaron} primero, y alguien respondió con una sonrisa enorme.',
      '¿Y {topic}? [Fue bonito.|Tuvo un momento raro, tres divertidos y uno precioso.|Hubo un momento raro, tres bastante divertidos y uno tan precioso que todavía se cuenta a la hora de la cena.] {Hero} {dio/dieron} el primer paso, y los demás vinieron solos.',
      'Después de aquello, {topic} dejó de parecer una montaña. [Era una cuesta.|Resultó ser una cuesta, y las cuestas se suben charlando.|Resultó ser, como mucho, una cuesta, y ya se sabe que las cuestas, si se suben charlando, se acaban enseguida.] {Hero} {volvió/volvieron} a casa con ganas de contarlo todo.',
    ],
  },
  value: {
    titles: [
      '{Hero} y el secreto de {ttitle}',
      '{Object} y el arte de {ttitle}',
      'Lo que {object} sabía de {ttitle}',
      'Dónde se esconde {ttitle}',
    ],
    want: [
      'En casa se oía hablar mucho de {topic}. [{Hero} no lo {entendía/entendían}.|{Hero} {decía/decían} que sí con la cabeza, pero no lo {entendía/entendían} del todo.|{Hero} {decía/decían} que sí con la cabeza, como hace todo el mundo, pero por dentro no lo {entendía/entendían} del todo.] {Quería/Querían} saber para qué servía[.| de verdad.|, y quería{/n} saberlo de verdad, no con palabras de póster.]',
      'Una mañana {hero} {hizo/hicieron} una pregunta difícil: ¿qué tiene de bueno {topic}? [Nadie lo sabía bien.|Unos contestaron muy deprisa y otros muy despacio, pero nadie acertó.|Unos contestaron demasiado deprisa y otros demasiado despacio, de modo que la pregunta se quedó sin respuesta.] {Decidió/Decidieron} buscar la respuesta.',
      'A {hero} no {le/les} salía nada bien una cosa: {topic}. [Era difícil.|En los cuentos parecía fácil; en la vida, no tanto.|En los cuentos parecía lo más fácil del mundo; en la vida, sobre todo los martes, no tanto.] Y {le/les} daba rabia, porque {quería/querían} aprender.',
    ],
    setback: [
      '{Buscó/Buscaron} la respuesta en el diccionario. [No era clara.|Había muchas palabras largas y ninguna ayudaba.|{Encontró/Encontraron} muchas palabras largas, puestas en fila, y ninguna que sirviera para la vida.] +(El diccionario se cerró solo, como si también tuviera sueño.)+',
      '{Probó/Probaron} una vez, a {su/su} manera. [Salió mal. Alguien se enfadó.|Salió regular: hubo un enfado, dos malentendidos y una merienda sin acabar.|Salió regular, tirando a mal, con un enfado, dos malentendidos y una merienda que nadie quiso terminar.]',
      '{Preguntó/Preguntaron} a todo el mundo. [Todos decían cosas distintas.|Cada cual dijo una cosa distinta.|Cada cual dijo una cosa distinta, y las respuestas, juntas, no encajaban mejor que los calcetines sueltos.] +(Así no había manera.)+',
    ],
    insight: [
      '—Vengo a preguntar por {topic} —dijo {one}.\n—[¡Pero si ya lo has hecho!|Qué curioso —dijo {keeper}—, si ya lo has hecho.|Qué curioso —dijo {keeper}, y se limpió las gafas—, porque llevas todo el camino haciéndolo.] [Por el camino has ayudado. Has esperado.|Por el camino has escuchado, has esperado y has echado una mano.|Has escuchado, has esperado, has echado una mano sin que nadie te la pidiera.] De eso está hecho.',
      '{Keeper} no dio ningún discurso. [Solo dijo:|Solo abrió las manos y dijo:|Se limitó a abrir las manos, que estaban vacías y calientes, y dijo:]\n—[{Topic} se aprende haciendo.|Lo de {topic} no se explica: se hace un poco cada día.|Lo de {topic} no cabe en una explicación; hay que hacerlo un poco cada día, con paciencia y sin público.] +(—¿Aunque salga torcido?\n—Sobre todo entonces.)+',
      '—¿Para qué sirve {topic}? —preguntó {one}.\n—[Mira {object}. Solo no hace nada. Con alguien, sí.|Fíjate en {object} —contestó {keeper}—: guardad{o:o/a} no servía de nada, y hoy, en tu mano, ha abierto un camino.|Fíjate en {object} —contestó {keeper}—, que guardad{o:o/a} en el fondo de la mochila no servía de nada y hoy, en cambio, ha abierto un camino.] Esto es igual: [sirve cuando lo usas.|solo sirve cuando se usa.|solo vale cuando se saca a la luz y se usa.]',
    ],
    result: [
      'Al día siguiente {hero} {empezó/empezaron} por algo pequeño. [Salió bien.|Fue tan pequeño que casi nadie se fijó, pero alguien sonrió.|Fue algo tan pequeño que casi nadie se fijó, salvo quien más lo necesitaba, que sonrió hasta las orejas.] Así era {topic}: [una cosa pequeña y buena.|una cosa pequeña por fuera y enorme por dentro.|una de esas cosas pequeñas por fuera y enormes por dentro.]',
      'Ahora, cuando alguien pregunta por {topic}, {hero} no {contesta/contestan} con palabras. [{Lo hace/Lo hacen}.|{Lo hace/Lo hacen}, y ya está.|{Lo hace/Lo hacen}, sencillamente, y quien pregunta suele entenderlo antes de acabar la pregunta.]',
      '{Hero} no {aprendió/aprendieron} todo sobre {topic} en un solo día. [Pero {aprendió/aprendieron} un poco.|Pero {aprendió/aprendieron} lo suficiente para empezar.|Pero {aprendió/aprendieron} lo suficiente para empezar, que es la parte que casi nadie se atreve a hacer.]',
    ],
  },
  thing: {
    titles: [
      '{Hero}, {object} y {ttitle}',
      '{Object} y {ttitle}',
      'El día que nos visitó la suerte: {ttitle}',
      'Hasta {goal}, por {ttitle}',
      'Un secreto llamado {ttitle}',
    ],
    want: [
      '{Hero} no {podía/podían} dejar de pensar en {topic}. [Pensaba{/n} en eso todo el día.|Dibujaba{/n} eso en las servilletas, en los cristales y hasta en la sopa.|Lo dibujaba{/n} en las servilletas, en el vaho de los cristales y, si nadie miraba, con el dedo en la sopa.] {Quería/Querían} descubrir su secreto.',
      'Si alguien decía «{topic}», a {hero} se {le/les} encendían los ojos. [Quería{/n} saber más.|Lo quería{/n} saber todo.|No había nada en el mundo de lo que quisiera{/n} saber más.] {Soñaba/Soñaban} con algo muy concreto: verlo de cerca, aunque fuera una sola vez.',
      'Había una pregunta que {hero} {llevaba/llevaban} siempre en el bolsillo: ¿cuál era el secreto de {topic}? [Nadie lo sabía.|Nadie había sabido contestarla, ni siquiera la abuela.|Nadie había sabido contestarla, ni siquiera la abuela, que sabía hasta por qué bostezan los relojes.]',
    ],
    setback: [
      '{Buscó/Buscaron} en los libros, en los cajones y debajo de la cama. [Nada.|{Encontró/Encontraron} tres canicas y un calcetín, pero ni rastro de {topic}.|Aparecieron tres canicas y un calcetín viudo, pero de {topic}, ni rastro.]',
      'La primera noche {quiso/quisieron} quedarse despiert{o/a/os/as} para averiguarlo. [Se {durmió/durmieron}.|A los diez minutos ya {roncaba/roncaban}.|A los diez minutos ya {roncaba/roncaban} con la linterna encendida y un lápiz detrás de la oreja.] +(Por la mañana no {sabía/sabían} ni una pizca más.)+',
      '{Hizo/Hicieron} un dibujo enorme de {topic}. [Pero faltaba algo.|Era bonito, pero le faltaba algo y no se sabía qué.|Era un dibujo bonito, sin duda, pero le faltaba algo, y lo peor era no saber qué.]',
    ],
    insight: [
      '—Por favor, ¿cuál es el secreto de {topic}? —preguntó {one}.\n{Keeper} abrió una ventana.\n—[Mira sin prisa. Lo bonito es tímido.|Que hay que mirar sin prisa —dijo—. Lo bonito es tímido.|Que solo se deja ver por quien mira sin prisa —dijo—, porque las cosas bonitas son tímidas y necesitan tiempo.]\n[Y allí estaba.|Y allí, al otro lado, algo brilló.|Y allí, al otro lado del cristal, algo brilló un instante, como quien guiña un ojo.]',
      '—Has hecho un largo camino por {topic} —dijo {keeper}—. [¿Sabes qué has encontrado? ¡El camino!|¿Y sabes una cosa? La mitad del secreto es el camino.|¿Y sabes una cosa? La mitad del secreto es el camino, y la otra mitad, las ganas de contarlo.] +(\nLuego, en voz muy bajita, contó todo lo demás. Y era tan hermoso que hubo que escucharlo dos veces.)+',
      'Entonces {keeper} corrió una cortina. [Y {hero} {vio/vieron} lo que tanto {había/habían} buscado.|Y {hero} {vio/vieron}, por fin, lo que tanto {había/habían} soñado: {topic}, de cerca, como no lo ve nadie.|Y {hero} {pudo/pudieron} ver, por fin, lo que tanto {había/habían} soñado: {topic}, tan de cerca que daban ganas de hablar en susurros.]\n—[Esto es para quien pregunta|Esto solo se enseña a quien pregunta —dijo {keeper}|Esto solo se le enseña a quien no se cansa de preguntar —dijo {keeper}]. +(—¿Podré volver? —dijo {one}.\n—Siempre que cierres los ojos.)+',
    ],
    result: [
      'En casa, {hero} {hizo/hicieron} un gran dibujo de {topic}. [No faltaba nada.|{Puso/Pusieron} también el camino, con sus curvas.|{Puso/Pusieron} también el camino entero, con sus curvas y sus amigos.]',
      'Desde aquel día, cada vez que {veía/veían} o {oía/oían} algo de {topic}, {hero} {sonreía/sonreían} en silencio. [Conocía{/n} el secreto.|No es que supiera{/n} más que nadie: es que sabía{/n} mirar.|No es que supiera{/n} más que los demás, sino que {había/habían} aprendido a mirar como se mira a un amigo.]',
      'Y si alguien preguntaba por {topic}, {hero} {contaba/contaban} toda la aventura. [Era larga y bonita.|La contaba{/n} despacio y sin saltarse nada.|La contaba{/n} despacio, sin saltarse ni una curva, y la respuesta iba apareciendo sola por el medio.]',
    ],
  },
  heroLack: {
    titles: [
      '{Tintro}',
      '{Hero} y {object}',
      '{Object} de {hero}',
      '{Hero} que {soñaba/soñaban} con {deed}',
      'Cómo {aprendió/aprendieron} a {deed} {hero}',
    ],
    want: [
      'Todos los demás parecían haber nacido sabiendo. [{Hero} no.|{Hero}, en cambio, se {quedaba/quedaban} mirando.|{Hero}, en cambio, se {quedaba/quedaban} mirando desde un rincón, con cara de no darle importancia.] Cada noche {soñaba/soñaban} con lo mismo: {deed}. +(En los sueños era facilísimo.)+',
      '—¿Cuándo voy a aprender a {deed}? —preguntaba {one} cada mañana. [Nadie lo sabía.|Nadie contestaba, porque nadie lo sabía.|Nadie contestaba, en parte porque nadie lo sabía y en parte porque hay preguntas que da pena oír.] Era su mayor deseo[.| y también su mayor secreto.|, y también su mayor secreto, aunque lo supiera todo el mundo.]',
      'A {hero} {le/les} sobraban cosas buenas[. Pero|, pero|; sin embargo,] había una que {le/les} faltaba: {deed}. [Eso {le/les} daba pena.|Eso {le/les} daba pena, sobre todo por las tardes.|Y ya se sabe que una sola cosa que falta hace más ruido que diez que sobran.]',
    ],
    setback: [
      'Lo {intentó/intentaron} copiando a los demás. [Salió mal.|Una vez, dos, diez: acabó siempre de narices en el suelo.|Una vez, dos, diez, y todas acabaron igual: de narices en el suelo y con hojas en las orejas.] +(—No pasa nada —decían todos, que es lo que se dice cuando pasa algo.)+',
      '{Pidió/Pidieron} un libro que enseñaba a {deed} en siete días. [Al octavo, nada.|Al octavo día todo seguía igual, menos el libro, que estaba gastado.|Al octavo día todo seguía exactamente igual, salvo el libro, que estaba tan gastado que daba lástima.]',
    ],
    insight: [
      '—Quiero {deed} —dijo {one}—, y no me sale.\n—[Lo haces como los demás. Hazlo a tu manera.|Porque lo intentas a la manera de los demás —dijo {keeper}—. Prueba a la tuya.|Porque lo intentas a la manera de los demás —dijo {keeper}—, y esa ropa nunca te va a quedar bien; prueba a la tuya.] [{Hero} {cerró/cerraron} los ojos. ¡Y salió!|{Hero} {cerró/cerraron} los ojos, {pensó/pensaron} en todo el camino y {probó/probaron}. ¡Salió!|{Hero} {cerró/cerraron} los ojos, {recordó/recordaron} todo el camino y, sin darse apenas cuenta, {probó/probaron} una vez más. ¡Y salió!]',
      '{Keeper} miró a {hero} de arriba abajo.\n—[¿Has llegado hasta aquí? Entonces puedes {deed}.|Quien ha sido capaz de llegar hasta aquí también puede {deed} —dijo—. Solo te faltaba creerlo.|Quien ha tenido el valor de llegar hasta aquí también es capaz de {deed} —dijo—, y lo único que le faltaba era que alguien se lo recordase.] [{Probó/Probaron} otra vez. Poco a poco. ¡Sí!|{Hero} {probó/probaron} otra vez, sin prisa. Al principio fue un poquito. Después, un poquito más.|{Hero} {probó/probaron} otra vez, sin prisa y sin espectadores. Al principio fue un poquito; después, un poquito más; y al final, de pronto, ya estaba hecho.]',
    ],
    result: [
      'Así {aprendió/aprendieron} a {deed} {hero}. [No lo {hacía/hacían} perfecto.|No lo {hacía/hacían} como nadie: lo {hacía/hacían} a su manera.|No lo {hacía/hacían} como los demás, ni falta que hacía: lo {hacía/hacían} a su manera, y daba gusto verlo.] +(Y cuando alguien más pequeño decía «yo no puedo», {hero} se {sentaba/sentaban} a su lado y {decía/decían}: «Todavía».)+',
      '¡{Hero} {sabía/sabían} {deed}! [Todos aplaudieron.|La noticia corrió más deprisa que el viento.|La noticia corrió más deprisa que el viento y llegó a casa antes que la cena.] Pero lo mejor no fueron los aplausos: [fue estar content{o/a/os/as}.|fue esa alegría calentita que se queda dentro.|fue esa alegría calentita que se queda dentro cuando una cosa ha costado mucho.]',
    ],
  },
  heroFact: {
    titles: ['{Tintro}', '{Hero} y {object}', '{Object} de {hero}', 'El gran viaje de {hero}'],
    want: [
      'En todas partes decían lo mismo: «Mirad, {es/son} {hero} que {clause}». [{Hero} quería{/n} ser algo más.|Y era verdad. Pero {hero} quería{/n} saber si no había nada más que decir.|Y era verdad; pero {hero} quería{/n} saber si, además de eso, no habría ninguna otra cosa que contar.]',
      'Lo más curioso de {hero} era justo eso: que {clause}. [Unos se reían. Otros preguntaban.|Unos se reían, otros hacían preguntas y nadie lo entendía.|Unos se reían con disimulo, otros hacían preguntas sin ninguno, y nadie acababa de entenderlo.] {Hero} solo quería{/n} [un amigo.|que alguien lo entendiera.|que alguien, aunque fuera uno solo, lo entendiera.]',
      '—¿Por qué me pasa a mí? —se preguntaba {one}. [Nadie lo sabía.|No conocía a nadie que viviera algo así.|En toda la comarca no conocía a nadie a quien le ocurriera nada semejante.] Y {hero} {decidió/decidieron} encontrar la respuesta.',
    ],
    setback: [
      'Primero {quiso/quisieron} ser como los demás. [No pudo ser. Era muy aburrido.|{Aguantó/Aguantaron} una mañana entera y se {aburrió/aburrieron} muchísimo.|{Aguantó/Aguantaron} una mañana entera sin llamar la atención, y fue la mañana más larga de la que se tiene noticia.]',
      '{Intentó/Intentaron} explicarlo en la plaza. [Nadie escuchó.|Pero la explicación empezó por el final y nadie la entendió.|Pero la explicación empezó por el final, se enredó en el medio y, cuando llegó al principio, ya no quedaba nadie.]',
    ],
    insight: [
      '—Todos me conocen por lo mismo —dijo {one}.\n—[Eso es tu regalo|Eso no es un defecto: es tu regalo|Eso que tanto te pesa no es un defecto, sino un regalo todavía envuelto] —dijo {keeper}—. [Hoy ha servido de mucho.|Sin él no estarías aquí, delante de mí.|Si fueras como todo el mundo, te habrías quedado donde se queda todo el mundo, y nos habríamos perdido esta conversación.] +(\nNadie le había dicho nunca nada tan bonito.)+',
      '—[Eres más que una frase|Nadie cabe en una sola frase|Nadie, por pequeño que sea, cabe entero en una sola frase] —dijo {keeper}—. [Eres valiente. Eres amable.|Es verdad lo que dicen de ti. Pero también has venido hasta aquí, y eso no lo dice nadie.|Lo que cuentan de ti es verdad, pero también es verdad que has llegado hasta aquí, y eso no figura en ninguna parte.]\n{Hero} {sintió/sintieron} que el corazón {le/les} crecía un poco.',
    ],
    result: [
      'Desde entonces, {hero} {contaba/contaban} su historia con la cabeza bien alta. [La gente escuchaba.|Y quien antes se reía pedía que la contara{/n} otra vez.|Y quienes antes se reían con disimulo pedían, sin ninguno, que la contara{/n} otra vez desde el principio.]',
      'Seguía{/n} siendo {hero} que {clause}, claro. [Pero ahora tenía{/n} amigos.|Pero ahora también {era/eran} de los que vuelven con una aventura en la mochila.|Pero ahora {era/eran}, además, de los que salen con una pregunta y vuelven con una aventura.]',
    ],
  },
  metLack: {
    titles: ['{Hero} y {tintro}', '{Tintro}', '{Hero}, {tshort} y {object}', 'Una lección para {tshort}'],
    want: [
      'Una tarde {hero} {conoció/conocieron} a {tintro}. [Estaba triste.|Estaba detrás de un árbol, en silencio.|Estaba detrás de un árbol, en silencio, y fingía mirar hormigas para que no se le notara la tristeza.]\n—Lo que más quiero es {deed} —confesó {tshort}. [—¡Yo te ayudo! —dijo {one}.|—Pues vamos a buscar ayuda —dijo {one}.|—Pues entonces —dijo {one}, que no soportaba ver a nadie triste— vamos a buscar ayuda.]',
      'Aquel día, {tintro} llamó a la puerta. [Quería {deed}.|Lo había probado todo y seguía sin poder {deed}.|Lo había probado todo, según contó entre suspiros, y seguía sin poder {deed}.]\n—¿Me echas una mano? —preguntó {tshort}.\n—Claro que sí —dijo {one}.',
    ],
    setback: [
      'Probaron con un libro, con música y con galletas. [Nada.|Las galletas se acabaron enseguida; lo demás no sirvió de nada.|Las galletas fueron un éxito, pero en lo demás no se avanzó ni un palmo.] +({Tshort} bajó la cabeza. Aquello parecía imposible.)+',
      'Estuvieron toda la mañana ensayando. [No salió.|Ensayaron cuesta arriba, cuesta abajo y hasta del revés, pero no salió.|Ensayaron cuesta arriba, cuesta abajo y, cuando ya no quedaban cuestas, del revés, pero no hubo manera.]',
    ],
    insight: [
      '—{Tshort} quiere {deed} —explicó {one}.\n—[Ya puede|Ya casi puede —dijo {keeper}—|Yo diría que ya casi puede —dijo {keeper}—]. [Tiene amigos.|Le faltaba alguien que esperase a su lado sin prisa.|Solo le faltaba alguien que se quedara a su lado sin prisa y sin mirar el reloj.] [{Tshort} lo probó. ¡Y salió!|{Tshort} respiró hondo, miró a {hero} y lo probó. ¡Y salió!|{Tshort} respiró hondo, buscó con los ojos a {hero} y, antes de que el miedo se diera cuenta, lo probó. ¡Y salió!]',
      '—[Hazlo a tu manera|Nadie puede {deed} a la manera de otro —dijo {keeper}—|Nadie ha conseguido nunca {deed} a la manera de otro —dijo {keeper}—]. [¡Prueba!|Prueba a la tuya.|Prueba a la tuya, y no mires si alguien mira.] [{Tshort} probó una vez. Y otra. ¡Y pudo!|{Tshort} probó una vez, y otra, y a la tercera se oyó un grito de alegría: ¡podía!|{Tshort} probó una vez, y después otra, y a la tercera se oyó un grito de alegría que hizo temblar los cristales: ¡podía!]',
    ],
    result: [
      '{Tshort} quiso {deed} una y otra vez. [¡Qué alegría!|Daba tanta risa verlo que dolía la barriga.|Lo hacía torcido, ruidoso y feliz, y daba tanta alegría verlo que dolía la barriga de reír.] +({Hero} no {había/habían} hecho nada difícil: solo se {había/habían} quedado al lado.)+',
      'Desde entonces, {tshort} visita a {hero} todas las semanas. [Ya sabe {deed}.|Ya sabe {deed}, y cada vez se le da mejor.|Ya sabe {deed}, cada vez se le da mejor, y nunca olvida quién se quedó a esperar.]',
    ],
  },
  metFact: {
    titles: ['{Hero} y {tintro}', '{Tintro}', '{Hero}, {tshort} y {object}', 'Un amigo inesperado: {tshort}'],
    want: [
      'Una tarde {hero} {conoció/conocieron} a {tintro}. [No tenía amigos.|Nadie se le acercaba, porque nadie lo entendía.|Nadie se le acercaba, porque lo que no se entiende suele mirarse desde lejos.]\n—¿Tú tampoco me entiendes? —preguntó {tshort}.\n—Todavía no —dijo {one}—. [Pero quiero.|Pero me gustaría.|Pero tengo toda la tarde, y también un bocadillo.]',
      'Nadie {le/les} creyó cuando lo {contó/contaron}, pero era verdad: {hero} {acababa/acababan} de conocer a {tintro}. [Necesitaba ayuda.|Y además necesitaba ayuda.|Y además, como suele pasar con quienes son distintos, necesitaba ayuda y no se atrevía a pedirla.]\n—Busco un lugar donde me entiendan —dijo {tshort}. +({One} no lo pensó dos veces.)+',
    ],
    setback: [
      'Primero preguntaron en la plaza. [La gente se fue.|La gente miraba, se encogía de hombros y seguía andando.|La gente miraba a {tshort}, se encogía de hombros y recordaba de pronto que tenía mucha prisa.]',
      '{Tshort} intentó ser como los demás. [No pudo.|Duró hasta la hora de comer.|El esfuerzo duró exactamente hasta la hora de comer y no convenció a nadie.]',
    ],
    insight: [
      '—[Aquí te entendemos|Así que tú eres {tshort} —dijo {keeper}—|Así que tú eres {tshort}, ese nombre que trae el viento —dijo {keeper}—]. [Ser distinto es bueno.|Lo que tienes no es raro: es tuyo.|Lo que te pasa no es ninguna rareza, sino la mejor parte de tu historia.] [{Tshort} sonrió.|{Tshort} sonrió por primera vez en todo el viaje.|{Tshort}, que no había sonreído en todo el viaje, sonrió entonces de oreja a oreja.]',
      '{Keeper} no hizo ninguna pregunta. [Solo dijo:|Miró primero a {hero} y luego a {tshort}, y dijo:|Miró primero a {hero}, después a {tshort}, y al cabo de un rato dijo:]\n—[Ya tienes tu lugar. Está con tus amigos.|El lugar que buscabas no está aquí: ha venido caminando contigo.|El lugar que buscabas no está en ningún mapa, porque lleva toda la tarde caminando a tu lado.]',
    ],
    result: [
      'Ahora, cuando alguien pregunta por {tshort}, {hero} {cuenta/cuentan} la historia entera. [Es una buena historia.|Y nadie vuelve a encogerse de hombros.|Y quien la escucha hasta el final no vuelve nunca a encogerse de hombros.]',
      '{Tshort} seguía siendo igual que siempre. [Pero ya no estaba triste.|Lo que había cambiado era todo lo demás: ahora tenía con quién reírse.|Lo que había cambiado era todo lo demás, porque ahora tenía con quién reírse y a quién contárselo.]',
    ],
  },
  saying: {
    titles: [
      '{topic}',
      '{Object} y el papel misterioso',
      '{Hero} y la frase del viento',
      'Unas palabras en {goal}',
    ],
    want: [
      'Una mañana el viento dejó un papel en la ventana. Solo ponía esto: {topic}. [{Hero} lo {leyó/leyeron} tres veces.|{Hero} lo {leyó/leyeron} tres veces, del derecho y del revés.|{Hero} lo {leyó/leyeron} tres veces, una de ellas del revés, por si acaso.] {Quería/Querían} saber cómo seguía la historia.',
      '{Hero} {había/habían} empezado un cuaderno nuevo, y en la primera página {había/habían} escrito: {topic}. [Pero no sabía{/n} seguir.|Pero la segunda página estaba en blanco, y así llevaba una semana.|Pero la segunda página continuaba en blanco, tan blanca que empezaba a dar un poco de frío.] {Necesitaba/Necesitaban} saber qué pasaba después.',
    ],
    setback: [
      '{Preguntó/Preguntaron} a los vecinos. [Nadie sabía nada.|Cada uno inventó un final, y todos eran distintos.|Cada uno inventó un final distinto, y dos de ellos acabaron discutiendo en la escalera.]',
      '{Escribió/Escribieron} un final, luego otro y luego otro. [No eran buenos.|La papelera se llenó de bolas de papel.|La papelera se llenó de bolas de papel, y ninguna de ellas sonaba a verdad.]',
    ],
    insight: [
      '{One} leyó las palabras en voz alta: {topic}.\n—[Es el principio de una historia. De la tuya.|Ah —dijo {keeper}—, ese es el principio de una historia. De la tuya.|Ah, ya entiendo —dijo {keeper}—, ese es el principio de una historia, y el resto lo has ido escribiendo tú con los pies.] +(—¿Y el final?\n—El final se escribe esta noche, antes de dormir.)+',
      '—La gente busca el final fuera —dijo {keeper}—. [El final de {topic} está en ti.|Pero el final de {topic} lo llevas tú.|Pero una historia que empieza así, con {topic}, solo puede terminarla quien la ha caminado.]\n[{Hero} lo {entendió/entendieron}.|Y {hero}, de pronto, {supo/supieron} cómo seguía.|Y {hero}, que {había/habían} caminado tanto, {supo/supieron} de pronto cómo seguía.]',
    ],
    result: [
      'Esa noche {hero} {abrió/abrieron} el cuaderno y {escribió/escribieron} la historia entera. [Empezaba así: {topic}.|Empezaba con las palabras de siempre, {topic}, y terminaba con una risa.|Empezaba con las palabras que ya conocemos, {topic}, y terminaba, muchas páginas después, con una risa.]',
      '{Topic}, decía el papel, y ahora ya no parecía un misterio. [Era el título.|Era el título de la mejor historia que {había/habían} vivido.|Era, sencillamente, el título de la mejor historia que {había/habían} vivido nunca.]',
    ],
  },
};
