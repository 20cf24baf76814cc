import type { Plot, StoryType } from '../book.ts';

/** Plot shapes by type: what is found in the first act opens the way in the third, and the last beat answers the first. */
export const plots: Record<StoryType, Plot[]> = {
  original: [
    {
      object: {
        name: 'el botón azul',
        gender: 'm',
      },
      keeper: {
        name: 'la sastra del viento',
        gender: 'f',
      },
      goal: 'la Sastrería del Viento',
      opening:
        'En la última casa de la calle de los Limoneros[, con un gato en el tejado,|, donde la ropa tendida saludaba a todo el mundo,|, allí donde la ropa tendida saludaba con las mangas a todo el que pasaba,] {vivía/vivían} {intro}. +(Cada tarde el viento se llevaba algo: un calcetín, un pañuelo, una idea.)+',
      call: 'Aquella tarde el viento dejó caer un botón azul a los pies de {hero}. [Hablaba bajito.|Si se acercaba al oído, susurraba.|Quien se lo acercaba al oído podía oír, muy lejos, una máquina de coser.] «La sastra del viento arregla lo que no tiene arreglo», decía. [{Hero} {guardó/guardaron} el botón y {echó/echaron} a andar.|{Hero} lo {guardó/guardaron} en la mochila y {echó/echaron} a andar hacia donde soplaba.|{Hero} lo {guardó/guardaron} en el fondo de la mochila y {echó/echaron} a andar hacia donde soplaba, sin mirar atrás más que dos veces.]',
      obstacle:
        'Al final del camino había una puerta hecha de niebla. [No tenía llave.|No tenía cerradura ni pomo, y las manos la atravesaban sin abrirla.|No tenía cerradura, ni pomo, ni timbre, y las manos la atravesaban igual que se atraviesa un sueño, sin conseguir abrirla.] +(Del otro lado llegaba un taca-taca-taca muy alegre.)+',
      turn: 'Entonces {hero} {vio/vieron} un agujerito en la niebla, redondo, del tamaño de un botón. [{Puso/Pusieron} el botón azul. ¡Clic!|{Sacó/Sacaron} el botón azul y lo {abrochó/abrocharon} con cuidado. ¡Clic!|No era una cerradura, sino un ojal: {sacó/sacaron} el botón azul y lo {abrochó/abrocharon} con mucho cuidado. ¡Clic!] La puerta se abrió como un abrigo. Dentro, entre mil telas, cosía la sastra del viento.',
      home: 'El viento llevó a {hero} de vuelta a la calle de los Limoneros. [El botón azul está ahora en un abrigo.|El botón azul quedó cosido en el abrigo, justo a la altura del corazón.|El botón azul quedó cosido en el abrigo, justo a la altura del corazón, donde todavía susurra cuando hace frío.] +(Y en el tendedero apareció, limpio y doblado, un calcetín perdido hacía un año.)+',
    },
    {
      object: {
        name: 'la llave de papel',
        gender: 'f',
      },
      keeper: {
        name: 'el farolero',
        gender: 'm',
      },
      goal: 'la Calle Que No Está',
      opening:
        '[{Intro} {vivía/vivían} encima de una panadería.|{Intro} {vivía/vivían} encima de una panadería, en un barrio que olía a pan desde las cinco de la mañana.|Encima de una panadería, en un barrio que olía a pan recién hecho desde mucho antes de que saliera el sol, {vivía/vivían} {intro}.] +(Desde la ventana se contaban diecisiete chimeneas y una antena torcida.)+',
      call: 'Una mañana, dentro de una barra de pan, apareció una llave de papel. [Tenía unas letras:|Tenía escrito, con letra de hormiga:|Llevaba escrito, con una letra tan menuda que parecía de hormiga:] «Para la Calle Que No Está. Pregunta al farolero, que lo sabe todo». [{Hero} {salió/salieron} a buscarla.|{Hero} {dobló/doblaron} la llave, la {guardó/guardaron} y {salió/salieron} a buscar aquella calle.|{Hero} {dobló/doblaron} la llave con cuidado, la {guardó/guardaron} en la mochila y {salió/salieron} a buscar una calle que no aparecía en ningún plano.]',
      obstacle:
        'Después de mucho andar {encontró/encontraron} el sitio[. Era una pared.|: una pared de ladrillo con una puerta pintada.|: una pared de ladrillo en la que alguien había pintado, con mucha gracia, una puerta.] Pero las puertas pintadas no se abren. +({Empujó/Empujaron} por arriba, por abajo y por el medio, y solo {consiguió/consiguieron} mancharse las manos de verde.)+',
      turn: '[La puerta era un dibujo. La llave era de papel. ¡Claro!|«Una puerta pintada», {pensó/pensaron}, «no quiere una llave de hierro».|«Una puerta pintada», {pensó/pensaron} entonces, «no puede abrirse con una llave de hierro, por buena que sea».] {Hero} {desdobló/desdoblaron} la llave de papel y la {apoyó/apoyaron} en la cerradura de pintura. [La puerta se abrió.|La pared suspiró y la puerta se abrió.|La pared soltó un suspiro de alivio, y la puerta se abrió de par en par.] Al otro lado, un farolero encendía luces de todos los colores.',
      home: 'Cuando {hero} {volvió/volvieron}, la panadería empezaba a encender el horno. [La llave de papel es ahora un marcapáginas.|La llave de papel sirve desde entonces de marcapáginas.|La llave de papel sirve desde entonces de marcapáginas, por si algún día hay que abrir un libro muy difícil.] +(Y, desde la ventana, se cuentan ahora diecisiete chimeneas, una antena torcida y un farol de más.)+',
    },
    {
      object: {
        name: 'el silbato de barro',
        gender: 'm',
      },
      keeper: {
        name: 'la anciana del puente',
        gender: 'f',
      },
      goal: 'el Puente de las Preguntas',
      opening:
        'A la orilla de un río que hablaba solo {vivía/vivían} {intro}. [El río era ancho y lento.|El río contaba siempre la misma historia, y nunca la acababa.|El río llevaba siglos contando la misma historia y, como se distraía con cada piedra, no la había terminado nunca.]',
      call: 'Un día el agua dejó en la arena un silbato de barro. [No sonaba.|Por más que {sopló/soplaron}, no sonó.|Por más que {sopló/soplaron}, de él no salió más que un poco de arena y algo parecido a un bostezo.] —Es del Puente de las Preguntas —dijo la abuela—. [Allí contestan a todo.|Allí vive una anciana que contesta a quien sabe preguntar.|Allí vive una anciana que tiene respuesta para cualquiera que se tome la molestia de ir a preguntar.]\n{Hero} {guardó/guardaron} el silbato y {siguió/siguieron} el río hacia arriba.',
      obstacle:
        'Por fin se vio el puente, pero estaba levantado. [Nadie podía pasar.|En medio faltaba un trozo, y el agua corría muy deprisa por debajo.|En medio le faltaba un trozo, precisamente el que más falta hacía, y el agua corría por debajo con muchísima prisa.] +(«Vuelva usted cuando sepa la canción», decía un cartel.)+',
      turn: '{Hero} {lavó/lavaron} el silbato en el agua fresca y {sopló/soplaron} otra vez. [¡Ahora sí sonó!|Esta vez sonó: tres notas limpias, como tres piedras en el agua.|Esta vez, limpio ya de arena, sonó: tres notas claras que saltaron por el agua como tres piedras planas.] Al oírlas, el puente bajó despacio. [Una anciana esperaba allí.|En la otra punta esperaba una anciana con una tetera.|En la otra punta, como si llevara años con el agua a punto de hervir, esperaba una anciana con una tetera.]',
      home: 'El río acompañó a {hero} hasta casa. [Y esa noche acabó su historia.|Y esa noche, por primera vez, terminó de contar su historia.|Y esa noche, quizá porque alguien le había silbado la melodía que le faltaba, terminó por fin de contar su historia.] +(El silbato de barro duerme ahora en la ventana. Cuando sopla el viento, suena solo, muy bajito.)+',
    },
  ],
  classic: [
    {
      object: {
        name: 'la nuez de plata',
        gender: 'f',
      },
      keeper: {
        name: 'la reina de los árboles',
        gender: 'f',
      },
      goal: 'la Torre de Hiedra',
      opening:
        'Érase una vez, en un reino de colinas redondas, que {vivía/vivían} {intro} junto a un viejo nogal. [El nogal ya no daba nueces.|Hacía cien años que el nogal no daba ni una sola nuez.|Hacía cien años que el nogal no daba ni una sola nuez, y aun así lo regaban todas las mañanas por respeto.]',
      call: 'Cierto día cayó del nogal una nuez de plata. [Una voz dijo:|Al cogerla, una voz dijo desde las hojas:|Al recogerla de entre la hierba, se oyó una voz que venía de lo más alto de las hojas:] —Ve a la Torre de Hiedra. [La reina de los árboles ayuda a todos.|La reina de los árboles no niega su consejo a quien llega con buen corazón.|La reina de los árboles no ha negado nunca su consejo a quien llega con las manos vacías y el corazón lleno.] {Hero} {tomó/tomaron} pan, queso y la nuez, y {partió/partieron} con el alba.',
      obstacle:
        'La torre no tenía puerta, solo una ventana altísima. [La pared era lisa.|La hiedra seca se rompía al tocarla, y no había escalera en todo el reino que llegara tan alto.|La hiedra, seca desde hacía un siglo, se deshacía al tocarla, y no se conocía en todo el reino escalera que llegara tan alto.]',
      turn: 'Al pie de la torre la tierra estaba triste y vacía. {Hero} {enterró/enterraron} allí la nuez de plata y la {regó/regaron} con su última agua. [Creció un árbol. ¡Muy alto!|Creció un árbol, y otra rama, y otra más, hasta llegar a la ventana.|Del suelo brotó un tallo, y del tallo un tronco, y el tronco no dejó de crecer hasta asomarse a la ventana.] Por sus ramas, como por una escalera, {subió/subieron} hasta la reina de los árboles.',
      home: 'Y cuando {hero} {regresó/regresaron}, el viejo nogal estaba cargado de nueces. [Hubo fiesta.|Hubo pan de nueces para todo el reino durante siete días.|Hubo pan de nueces para todo el reino durante siete días con sus siete meriendas, y aún sobró para los pájaros.] +(Solo una era de plata, y la {dejó/dejaron} en su rama, por si alguien la necesitaba.)+',
    },
    {
      object: {
        name: 'el ovillo rojo',
        gender: 'm',
      },
      keeper: {
        name: 'el sabio de la montaña',
        gender: 'm',
      },
      goal: 'la Montaña de Cristal',
      opening:
        'Hace mucho, mucho tiempo, en una aldea al borde del bosque, {vivía/vivían} {intro}. [La casa era pequeña.|La casa era pequeña, pero en la chimenea siempre había lumbre y en la mesa un plato de más.|La casa era tan pequeña que las noticias había que contarlas en la calle, pero en su chimenea no faltaba nunca la lumbre, ni en su mesa un plato de más.]',
      call: 'Una noche de lluvia llamó a la puerta una viejecita, y {hero} {compartió/compartieron} con ella la sopa. [Ella {le/les} dio un ovillo rojo.|Antes de marcharse, ella sacó del delantal un ovillo rojo.|Antes de marcharse, agradecida, la viejecita sacó del delantal un ovillo de lana roja.] —En la Montaña de Cristal hay un sabio —dijo—. [Él te ayudará.|Él sabe lo que tu corazón pregunta.|Él sabe lo que tu corazón lleva tanto tiempo preguntando.] +(—¿Y el ovillo?\n—El ovillo sabrá cuándo.)+',
      obstacle:
        'La Montaña de Cristal resbalaba como un espejo. [{Subía/Subían} un paso y {bajaba/bajaban} dos.|Por cada paso que {subía/subían}, {bajaba/bajaban} dos.|Tan lisa era que, por cada paso que {lograba/lograban} subir, {bajaba/bajaban} dos sin querer.] Tres veces lo {intentó/intentaron}, y tres veces {volvió/volvieron} al mismo sitio.',
      turn: 'Entonces {lanzó/lanzaron} hacia arriba el ovillo rojo, que rodó cuesta arriba como si fuera cuesta abajo. [El hilo se ató a la cima.|El hilo se fue quedando pegado al cristal, firme como una cuerda.|El hilo, que desde abajo parecía fino como un suspiro, se fue quedando prendido en el cristal, firme como una maroma.] {Hero} lo {siguió/siguieron} mano sobre mano, y arriba, junto al fuego, esperaba el sabio de la montaña.',
      home: 'Siguiendo el hilo rojo {volvió/volvieron} a la aldea antes de la primera nevada. [En la mesa estaba la viejecita.|En la mesa, delante del plato de más, estaba sentada la viejecita.|En la mesa, sentada delante del plato de más como si no se hubiera movido en todo el cuento, estaba la viejecita.] +(Con la lana sobrante tejió una bufanda, y alcanzó para toda la aldea.)+',
    },
    {
      object: {
        name: 'la campanilla sin voz',
        gender: 'f',
      },
      keeper: {
        name: 'la molinera',
        gender: 'f',
      },
      goal: 'el Molino del Fin del Mundo',
      opening:
        'Cuentan los abuelos que, en un valle donde las campanas daban los buenos días, {vivía/vivían} {intro}. [Era un valle alegre.|Allí cada casa tenía su campana, y cada campana, su canción.|Allí cada casa tenía su campana, y cada campana, su propia manera de reírse.]',
      call: 'En el desván, envuelta en un pañuelo, {encontró/encontraron} una campanilla sin voz. [No sonaba.|La {agitó/agitaron} y no sonó.|La {agitó/agitaron} con fuerza, y lo único que se oyó fue el silencio, un poco más redondo que antes.] —Era de la molinera del Fin del Mundo —contó el abuelo—, que muele las penas y las convierte en harina. [{Hero} {partió/partieron} hacia allí.|Y {hero} {supo/supieron} adónde ir.|Y {hero}, que nunca {había/habían} pasado del segundo puente, {supo/supieron} adónde tenía{/n} que ir.]',
      obstacle:
        'El molino dormía en lo alto de una cuesta, con las aspas quietas y la puerta cerrada. [{Llamó/Llamaron}. Nadie abrió.|{Llamó/Llamaron} una, dos y tres veces, pero nadie despertó.|{Llamó/Llamaron} una, dos y hasta tres veces, pero quienes duermen cien años tienen el sueño muy pesado.]',
      turn: '{Hero} {levantó/levantaron} la campanilla y, como no tenía voz, le {prestó/prestaron} la suya: [«¡Tilín!».|«¡Tilín, tilín!», {cantó/cantaron}.|«¡Tilín, tilín!», {cantó/cantaron} con todas sus fuerzas, sin importar que desafinara{/n}.] La campanilla, encantada, lo repitió, y fue como si despertara el sol. [El molino se abrió.|Giraron las aspas, se abrió la puerta y salió la molinera, blanca de harina.|Giraron las aspas, bostezó la puerta y salió la molinera, blanca de harina desde el moño hasta los zuecos.]',
      home: 'El valle entero oyó volver a {hero}, porque la campanilla venía cantando. [La colgaron en la puerta.|La colgaron en la puerta de casa, y desde entonces da los buenos días.|La colgaron en la puerta de casa, y desde entonces es la primera en dar los buenos días y la última en dar las buenas noches.]',
    },
  ],
  humor: [
    {
      object: {
        name: 'la cuchara de madera',
        gender: 'f',
      },
      keeper: {
        name: 'la señora Pantufla',
        gender: 'f',
      },
      goal: 'la Oficina de Cosas Imposibles',
      opening:
        'En un pueblo donde las gallinas cruzaban la calle con casco {vivía/vivían} {intro}. [Era un pueblo raro.|Allí los lunes se desayunaba sopa y los viernes se saludaba con el pie.|Allí los lunes se desayunaba sopa, los viernes se saludaba con el pie y a nadie, absolutamente a nadie, le parecía raro.]',
      call: 'Un martes llegó por correo una cuchara de madera con una nota. [Decía:|La nota, manchada de mermelada, decía:|La nota, que traía tres sellos y una mancha de mermelada, decía lo siguiente:] «Oficina de Cosas Imposibles. Abierto a veces. Traiga cuchara». [—¡Qué risa! ¡Vamos! —dijo {one}.|—Es justo lo que necesitaba —dijo {one}, y no había quien lo discutiera.|—Es exactamente lo que necesitaba —dijo {one} con toda seriedad, cosa difícil cuando se tiene una cuchara en la mano.]',
      obstacle:
        'La Oficina estaba cerrada por un flan. [Era un flan gigante.|Un flan gigante, del tamaño de un autobús, tapaba la puerta y temblaba.|Un flan gigante, del tamaño aproximado de un autobús escolar, tapaba por completo la puerta y temblaba cada vez que alguien lo miraba fijamente.] {Empujó/Empujaron}, y el flan empujó también: ¡boing!',
      turn: '¡Claro, la cuchara! [{Hero} {comió/comieron}. Todos ayudaron.|{Hero} {tomó/tomaron} una cucharada, y otra, y otra más, y {llamó/llamaron} a todas las gallinas del pueblo.|{Hero} {tomó/tomaron} una cucharada, y otra, y otra más y, cuando ya no {podía/podían} con su alma, {llamó/llamaron} a las gallinas, que acudieron con casco y servilleta.] En el flan se abrió un túnel dulcísimo. Al otro lado, la señora Pantufla ponía sellos a unas nubes.',
      home: 'En el pueblo recibieron a {hero} saludando con el pie, y eso que no era viernes. [La cuchara está colgada en la plaza.|La cuchara de madera está hoy colgada en la plaza, debajo de un letrero: «Romper en caso de flan».|La cuchara de madera está hoy colgada en la plaza, dentro de una urna, debajo de un letrero muy solemne que dice: «Romper en caso de flan».]',
    },
    {
      object: {
        name: 'el calcetín desparejado',
        gender: 'm',
      },
      keeper: {
        name: 'el rey de los calcetines',
        gender: 'm',
      },
      goal: 'el País de los Calcetines Perdidos',
      opening:
        'En una casa donde la lavadora cantaba ópera {vivía/vivían} {intro}. [Cantaba muy mal.|Cantaba fatal, pero con mucho sentimiento, sobre todo al centrifugar.|Cantaba rematadamente mal, pero ponía tanto sentimiento, sobre todo al centrifugar, que nadie se atrevía a decírselo.]',
      call: 'Un sábado la lavadora dejó de cantar, tosió y escupió un calcetín a rayas. [El calcetín habló.|El calcetín se estiró, bostezó y habló.|El calcetín se estiró, bostezó como quien ha dado muchas vueltas en la vida y se puso a hablar.] —Vengo del País de los Calcetines Perdidos —dijo—. [Mi rey lo sabe todo.|Mi rey es tan sabio que nunca se ata los zapatos.|Mi rey es tan sabio que jamás se ha atado un zapato, y contesta a todas las preguntas los días impares.]\n[{Hero} {saltó/saltaron} dentro.|{Hero} {respiró/respiraron} hondo y {saltó/saltaron} dentro del tambor.|Como aquel día era impar, {hero} {respiró/respiraron} hondo y {saltó/saltaron} de cabeza dentro del tambor.]',
      obstacle:
        'En la frontera del país había un guardia: una zapatilla con bigote. [—¡Alto! Solo pasan parejas —dijo.|—¡Alto! —gritó—. Aquí no pasa nadie que venga desparejado.|—¡Alto ahí! —gritó, con los cordones temblando de importancia—. Según el reglamento, aquí no pasa nadie que venga desparejado.]\n+(Y el calcetín a rayas, claro, no tenía pareja desde hacía tres inviernos.)+',
      turn: '[{Hero} {sacó/sacaron} un calcetín de lunares.|A {hero} {le/les} entró la risa, y con la risa, la idea: en la mochila había un calcetín de lunares.|A {hero} {le/les} entró la risa y, detrás de la risa, como suele pasar, la idea: en el fondo de la mochila quedaba un calcetín de lunares.] —¡Son pareja! —dijo {one}—. Uno tiene rayas, otro lunares y los dos tienen frío.\n[La zapatilla dijo: «Vale».|La zapatilla buscó en el reglamento, no encontró nada en contra y lloró de emoción por los cordones.|La zapatilla buscó en el reglamento durante un buen rato, no encontró nada en contra y se echó a llorar de emoción por los cordones.] Y se abrieron las puertas del palacio del rey de los calcetines.',
      home: 'De vuelta en casa, la lavadora recibió a {hero} con un aria nueva, dedicada a los pies fríos. [Rayas y Lunares ya son amigos.|Rayas y Lunares viven ahora juntos en el mismo cajón.|Rayas y Lunares viven desde entonces en el mismo cajón, donde discuten cada mañana sobre cuál va a la izquierda.]',
    },
    {
      object: {
        name: 'el bigote de repuesto',
        gender: 'm',
      },
      keeper: {
        name: 'el profesor Zanahorio',
        gender: 'm',
      },
      goal: 'la Universidad de las Tonterías Serias',
      opening:
        '{Intro} {vivía/vivían} en un edificio donde el ascensor solo subía si le contaban un chiste. [El quinto piso era difícil.|Por eso en el quinto vivía gente graciosísima.|Por eso los vecinos del quinto eran graciosísimos, mientras que los del primero no hacían reír ni a las hienas.]',
      call: 'El lunes, entre el cuarto y el quinto, el ascensor soltó una caja con un bigote de repuesto. [En la tapa había una dirección.|La tapa decía: «Para entrar en la Universidad de las Tonterías Serias. Allí se sabe todo lo demás».|La tapa decía, en letras doradas: «Imprescindible para entrar en la Universidad de las Tonterías Serias, donde se sabe todo lo que no se sabe en las otras».] {Hero} lo {guardó/guardaron}, porque un bigote nunca está de más.',
      obstacle:
        'A la entrada de la universidad, un cartel decía: «Solo profesores». [Un pato vigilaba.|Un pato con corbata vigilaba la puerta y miraba a todos de arriba abajo.|Un pato con corbata, que se tomaba su trabajo muy a pecho, vigilaba la puerta y miraba de arriba abajo a todo el que se acercaba.] —¿Cuac? —dijo, y era evidente que quería decir que no.',
      turn: '{Hero} se {puso/pusieron} el bigote de repuesto, {levantó/levantaron} una ceja y {dijo/dijeron} muy despacio: «Cuac». [El pato dijo: «¡Pase!».|El pato se cuadró. Nunca había oído un «cuac» tan bien pronunciado.|El pato se cuadró, emocionado, pues en toda su carrera no había oído un «cuac» tan bien pronunciado ni con tanto bigote.] Y así, haciendo cosquillas a cada paso, el bigote abrió camino hasta el despacho del profesor Zanahorio.',
      home: 'Al volver, {hero} {contó/contaron} la aventura en el ascensor. [El ascensor se rió y subió al tejado.|El ascensor se rió tanto que subió hasta el piso doce, y eso que el edificio tiene cinco.|El ascensor se rió tanto que subió hasta el piso doce, lo cual tiene mucho mérito en un edificio de cinco.] +(El bigote lo lleva ahora el portero, a quien le queda estupendo.)+',
    },
  ],
  'sci-fi': [
    {
      object: {
        name: 'la brújula de luz',
        gender: 'f',
      },
      keeper: {
        name: 'la computadora más vieja de la galaxia',
        gender: 'f',
      },
      goal: 'la Luna Biblioteca',
      opening:
        'En la estación espacial Girasol, que daba vueltas despacito alrededor de la Tierra, {vivía/vivían} {intro}. [Allí se flotaba.|Allí los calcetines flotaban y el zumo se bebía a bolitas.|Allí los calcetines flotaban por los pasillos, el zumo se bebía a bolitas y amanecía dieciséis veces al día.]',
      call: 'Una de aquellas mañanas, en el cajón de las piezas sueltas, {encontró/encontraron} una brújula de luz. [Señalaba una estrella.|No señalaba el norte: señalaba un punto entre las estrellas.|No señalaba el norte, que en el espacio no sirve de mucho, sino un punto lejano entre las estrellas.] —Es la Luna Biblioteca —dijo la radio—. [Allí hay respuestas.|Allí se guardan todas las respuestas.|Allí, según las crónicas, se guardan todas las respuestas que alguien ha encontrado alguna vez.] [{Subió/Subieron} a la nave.|{Hero} {preparó/prepararon} la nave pequeña y {despegó/despegaron}.|{Hero} {preparó/prepararon} la nave pequeña, la que solo se usaba los domingos, y {despegó/despegaron}.]',
      obstacle:
        'Pero delante de la Luna Biblioteca flotaba una nube de polvo cósmico. [No se veía nada.|Era tan espesa que las pantallas se quedaron a oscuras y el motor, callado.|Era tan espesa que las pantallas se quedaron a oscuras una tras otra, como luciérnagas que se van a dormir, y el motor se calló.]',
      turn: '{Hero} {sacó/sacaron} la brújula de luz y la {puso/pusieron} en la ventana. [Brilló mucho.|La luz creció, cruzó el polvo como un hilo y dibujó un camino.|La luz, que hasta entonces apenas parpadeaba, creció, atravesó el polvo como un hilo atraviesa una tela y dibujó un camino limpio.] Siguiéndola, metro a metro, la nave llegó a un patio de cristal. Allí zumbaba la computadora más vieja de la galaxia.',
      home: 'La estación Girasol encendió todas sus luces para recibir a {hero}. [La brújula está en la ventana.|La brújula de luz está ahora en la ventana y señala, siempre, a casa.|La brújula de luz está ahora pegada a la ventana y, por alguna razón que los ingenieros no se explican, señala siempre a casa.] +(Aquel día amaneció diecisiete veces: una más, de regalo.)+',
    },
    {
      object: {
        name: 'la semilla del futuro',
        gender: 'f',
      },
      keeper: {
        name: 'el robot jardinero',
        gender: 'm',
      },
      goal: 'el Planeta Invernadero',
      opening:
        'En el año de los tres cometas, en una ciudad con casas transparentes de la Luna, {vivía/vivían} {intro}. [Todo era gris.|Todo era gris y muy bonito, pero no había ni un árbol.|Todo era gris y silencioso, de una belleza un poco seria, y no había en muchos kilómetros ni una brizna de hierba.]',
      call: 'Un día, con el correo de la Tierra, llegó por error una semilla en una burbuja. [Una voz dijo:|Al tocarla, la burbuja habló:|Al tocarla con la punta del dedo, la burbuja carraspeó y habló:] «Propiedad del Planeta Invernadero. Se agradecerá su devolución con una respuesta, la que se quiera». [—¡Vamos allí! —dijo {one}.|—Una respuesta es justo lo que busco —dijo {one}, y {puso/pusieron} rumbo al planeta.|—Una respuesta, la que se quiera, es precisamente lo que busco —dijo {one}, y aquella misma tarde {puso/pusieron} rumbo al planeta.]',
      obstacle:
        'El Planeta Invernadero estaba encerrado en una cúpula enorme. [La puerta no se abría.|«Solo entra lo que está vivo y crece», repetía la puerta, y no se movía.|«Solo entra lo que está vivo y crece», repetía la puerta con voz de metal, y ni los códigos ni las súplicas la hacían cambiar de opinión.]',
      turn: '{Hero} {apoyó/apoyaron} la semilla en la palma, le {echó/echaron} unas gotas de agua y {esperó/esperaron}. [Salió una hoja.|Esperar fue lo más difícil. Pero salió una raíz, y luego una hoja.|Esperar, cuando se tiene prisa, es lo más difícil que existe; pero al cabo de un rato asomó una raíz blanca, y después una hoja diminuta.] La puerta miró la hoja y se abrió sin ruido. Entre las flores trabajaba un robot jardinero, con un nido en la cabeza.',
      home: 'En la ciudad de la Luna, delante de la casa de {hero}, hay ahora un árbol. [Es el primero.|Es el primero, y a su sombra se cuentan cuentos.|Es el primero, creció de un esqueje de aquella semilla, y a su sombra azul se cuentan cuentos cuando la Tierra se pone llena.]',
    },
    {
      object: {
        name: 'el caramelo sonoro',
        gender: 'm',
      },
      keeper: {
        name: 'la capitana Órbita',
        gender: 'f',
      },
      goal: 'el Faro de Saturno',
      opening:
        'Cuando los autobuses llegaban ya hasta los anillos de Saturno, {vivía/vivían} en la última parada {intro}. [Era un sitio tranquilo.|Era un sitio tranquilo: dos cúpulas, un huerto y un cielo con rayas.|Era un sitio tranquilo, con dos cúpulas, un huerto de tomates y un cielo a rayas que daba gusto mirar.]',
      call: 'Un viajero despistado dejó olvidado en la parada un caramelo sonoro. [Tenía música dentro.|Si se apretaba el envoltorio, tocaba cuatro notas.|Bastaba con apretar el envoltorio para que tocara cuatro notas, siempre las mismas, como quien llama a una puerta.] +(Olía a fresa y a lunes de vacaciones.)+ —Es de la capitana Órbita —dijo el conductor del autobús—. [Vive en el faro y es muy lista.|Vive en el Faro de Saturno y ha visto de todo.|Vive en el Faro de Saturno, ha visto de todo y no hay pregunta que la asuste.]\n{Hero} {subió/subieron} en el siguiente autobús.',
      obstacle:
        'El faro giraba demasiado deprisa para aterrizar en él. [Daba vueltas y vueltas.|El autobús daba vueltas y más vueltas, y la puerta pasaba siempre de largo.|El autobús daba vueltas y más vueltas a su alrededor, y la puerta, burlona, pasaba siempre de largo.] Y no contestaba a ninguna llamada.',
      turn: '«Cuatro notas, como quien llama a una puerta», {recordó/recordaron}. [{Hero} {apretó/apretaron} el caramelo.|{Hero} {acercó/acercaron} el caramelo sonoro al micrófono y {apretó/apretaron} el envoltorio.|{Hero} {acercó/acercaron} el caramelo sonoro al micrófono y {apretó/apretaron} el envoltorio con las dos manos.] El faro oyó su canción, frenó con suavidad y alargó una escalera de luz. Arriba, en bata, esperaba la capitana Órbita.',
      home: 'El último autobús dejó a {hero} en la última parada, justo a la hora de cenar. [El caramelo sigue entero.|Nadie se ha comido el caramelo: está en la repisa y toca cuatro notas si alguien está triste.|Nadie se ha comido el caramelo, que descansa en una repisa y toca sus cuatro notas cada vez que alguien, en la casa, está un poco triste.]',
    },
  ],
  horror: [
    {
      object: {
        name: 'la vela que no se apaga',
        gender: 'f',
      },
      keeper: {
        name: 'el fantasma del desván',
        gender: 'm',
      },
      goal: 'el desván de la casa torcida',
      opening:
        'Al final de la calle, donde las farolas parpadeaban, {vivía/vivían} {intro}. [Enfrente había una casa torcida.|Enfrente había una casa torcida que crujía sin que nadie la tocara.|Enfrente, detrás de una verja que chirriaba aunque no hiciera viento, había una casa torcida que crujía sin que nadie la tocara.] +(Nadie se atrevía a llamar a su puerta.)+',
      call: 'Una noche de luna llena apareció en la ventana una vela encendida. [Nadie la había puesto.|Nadie la había puesto allí, y por más que soplaban no se apagaba.|Nadie la había puesto allí y, por más que soplaran, la llama se reía y no se apagaba.] Al lado había una nota: «En el desván de la casa torcida alguien sabe lo que buscas. No tengas miedo. O ten un poquito, pero ven». [{Hero} {fue/fueron}.|{Hero} {tragó/tragaron} saliva, {cogió/cogieron} la vela y {fue/fueron}.|{Hero} {tragó/tragaron} saliva, {cogió/cogieron} la vela con las dos manos y, antes de arrepentirse, {cruzó/cruzaron} la calle.]',
      obstacle:
        'Arriba del todo, la escalera terminaba en un pasillo negro. [¡Uuuh!, se oía.|Algo decía «uuuh», muy bajito, y la oscuridad parecía respirar.|Algo decía «uuuh» muy bajito, con una voz como de tela rasgada, y la oscuridad parecía respirar a la vez que quien la miraba.]',
      turn: 'Pero la vela seguía encendida. {Hero} la {levantó/levantaron} bien alto. [No había monstruos. Había un fantasma pequeño.|Y la sombra enorme del pasillo resultó ser un fantasma pequeño, con una sábana de lunares.|Y entonces la sombra enorme que llenaba el pasillo se fue encogiendo, encogiendo, hasta quedarse en un fantasma pequeño con una sábana de lunares.] —Menos mal —dijo el fantasma del desván—. [Tenía miedo.|Creí que no venía nadie, y estar solo da mucho miedo.|Creí que tampoco esta noche vendría nadie, y no sabes cuánto miedo da la soledad.]',
      home: 'La casa torcida ya no asusta a nadie. [Ahora tiene luz.|En la ventana del desván brilla la vela que no se apaga, y {hero} la {saluda/saludan} desde la cama.|En la ventana del desván brilla, noche tras noche, la vela que no se apaga, y {hero} la {saluda/saludan} desde la cama con la mano.] +(Todavía cruje, sí. Pero ahora se nota que es de risa.)+',
    },
    {
      object: {
        name: 'el reloj sin agujas',
        gender: 'm',
      },
      keeper: {
        name: 'la guardiana de medianoche',
        gender: 'f',
      },
      goal: 'la Torre de la Medianoche',
      opening:
        'En un pueblo donde la niebla llegaba puntual, a las ocho, {vivía/vivían} {intro}. [De noche nadie salía.|Después de las ocho solo salían los gatos, y ni siquiera todos.|Después de las ocho no salían más que los gatos, y de los gatos solo los más curiosos.]',
      call: 'Aquella noche, algo hizo tictac debajo de la cama. [Era un reloj sin agujas.|No era un monstruo: era un reloj sin agujas, cubierto de polvo.|No era un monstruo, aunque hubo que mirar dos veces para estar seguros, sino un reloj sin agujas cubierto de polvo.] En la tapa se leía: «Devolver a la guardiana de medianoche. A cambio, concede una respuesta». [{Hero} {salió/salieron} a la niebla.|{Hero} se {abrigó/abrigaron} bien y {salió/salieron} a la niebla.|{Hero} se {abrigó/abrigaron} hasta la nariz y {salió/salieron} a la niebla, que olía a lana mojada y a secretos.]',
      obstacle:
        'Ante la Torre de la Medianoche, doce estatuas cerraban el paso. [Movían los ojos.|Cuando nadie las miraba, se acercaban un poquito.|Eran de piedra, no cabía duda, pero cada vez que alguien pestañeaba estaban un poquito más cerca.] —¿Qué hora es? —preguntaron las doce a la vez, con voz de cueva.',
      turn: '{Hero} {miró/miraron} el reloj sin agujas y {comprendió/comprendieron} la broma. [—¡Es la hora de jugar! —dijo {one}.|—¡La hora que vosotras queráis! —dijo {one}—. ¡Por ejemplo, la de jugar!|—¡La que más os guste! —contestó {one}, con la voz un poco temblorosa—. Yo propongo que sea la hora de jugar.] Las estatuas se miraron. Hacía trescientos años que nadie les proponía nada. [Y se rieron.|Se echaron a reír con un ruido de piedrecitas y dejaron libre la puerta.|Se echaron a reír, con un ruido de piedrecitas que ruedan, y se apartaron haciendo reverencias.] En la torre, con gorro de dormir, estaba la guardiana de medianoche.',
      home: 'La niebla, muy amable, acompañó a {hero} hasta la puerta. [El reloj se quedó en la torre, muy contento.|El reloj sin agujas se quedó en la torre, pero dejó de regalo un tictac pequeñito, que ayuda a dormir.|El reloj sin agujas se quedó en la torre, pero debajo de la cama dejó de regalo un tictac pequeñito, que no molesta nada y ayuda a dormir.]',
    },
    {
      object: {
        name: 'el espejo empañado',
        gender: 'm',
      },
      keeper: {
        name: 'la bruja Murmullo',
        gender: 'f',
      },
      goal: 'la Cabaña del Bosque Negro',
      opening:
        'Junto al Bosque Negro, donde los árboles cuchicheaban de noche, {vivía/vivían} {intro}. [El bosque daba miedo.|Decían que en el bosque vivía algo que copiaba las voces.|Decían los mayores, bajando mucho la voz, que en el bosque vivía algo que copiaba las voces de los demás.]',
      call: 'Una tarde, al pie de un árbol hueco, {encontró/encontraron} un espejito empañado. Alguien, desde dentro, había escrito con el dedo: [«Ven a la cabaña».|«Ven a la Cabaña del Bosque Negro. Sé lo que buscas».|«Ven a la Cabaña del Bosque Negro, que sé muy bien lo que buscas. Trae merienda».] [{Hero} {tembló/temblaron} un poco. Pero {fue/fueron}.|A {hero} {le/les} temblaron las rodillas, pero la curiosidad tiró más fuerte.|A {hero} {le/les} temblaban las rodillas, pero la curiosidad, que no tiene rodillas, tiró más fuerte.]',
      obstacle:
        'Cerca ya de la cabaña, una voz repitió sus pasos, y su respiración, y sus palabras. [«¿Quién es?», {dijo/dijeron}. «¿Quién es?», dijo la noche.|«¿Quién anda ahí?», {preguntó/preguntaron}. «¿Quién anda ahí?», contestó la noche.|«¿Quién anda ahí?», {preguntó/preguntaron} con un hilo de voz; y la noche, con un hilo idéntico, contestó: «¿Quién anda ahí?».] Entre los troncos había dos ojos redondos que no parpadeaban.',
      turn: '{Hero} {limpió/limpiaron} el espejo con la manga y lo {levantó/levantaron} hacia los ojos. [Eran los ojos de un loro.|A la luz de la luna, el monstruo se vio a sí mismo. Era un loro, un loro verde y muy solo.|A la luz de la luna, la cosa terrible se vio a sí misma por primera vez, y resultó ser un loro verde, viejo y muy solo.] —¡Qué guapo! —dijo el loro, y abrió la puerta con el pico. Dentro olía a canela, y la bruja Murmullo removía una olla de chocolate.',
      home: 'Los árboles siguen cuchicheando, pero {hero} {sabe/saben} ya lo que dicen: «Buenas noches, buenas noches». [El espejo es del loro.|El espejito se lo quedó el loro, que desde entonces se da conversación.|El espejito se lo quedó el loro, que desde entonces se da conversación a sí mismo y no asusta más que a las moscas.]',
    },
  ],
  adventure: [
    {
      object: {
        name: 'el catalejo roto',
        gender: 'm',
      },
      keeper: {
        name: 'la vieja tortuga',
        gender: 'f',
      },
      goal: 'la Isla de la Marea',
      opening:
        'En un puerto que olía a sal y a naranjas {vivía/vivían} {intro}. [Había muchos barcos.|Cada mañana salían cien barcos, y {hero} {soñaba/soñaban} con ir en uno.|Cada mañana salían del puerto cien barcos, y {hero} los {despedía/despedían} a todos con el pañuelo, soñando con ser quien se marchaba.]',
      call: 'Una mañana, enredado en una red, apareció un catalejo roto. [En el tubo había un mapa.|Dentro del tubo, en lugar de un cristal, había un mapa enrollado.|Dentro del tubo, donde tendría que haber estado el cristal, había un mapa enrollado con una cruz y una frase.] «En la Isla de la Marea vive quien lo sabe todo. Paciencia». [{Hero} {salió/salieron} hacia la playa.|{Hero} {cargó/cargaron} agua y galletas y {salió/salieron} hacia la playa más lejana, donde guardaban las barcas.|Antes de que saliera el sol, {hero} {había/habían} cargado agua y galletas y {caminaba/caminaban} ya hacia la playa más lejana, donde se guardan las barcas.]',
      obstacle:
        'Desde la barca se veía ya la isla, pero un muro de rocas la rodeaba por completo. [Las olas eran altas.|Las olas rompían con un rugido, y la barca no podía acercarse sin hacerse astillas.|Las olas rompían contra él con un rugido de león, y cada vez que la barca se acercaba tenía que huir para no hacerse astillas.] +(Tres veces lo {intentó/intentaron}. Tres veces hubo que achicar agua con la gorra.)+',
      turn: '{Hero} {miró/miraron} por el catalejo roto. [¡{Vio/Vieron} un camino entre las rocas!|Sin cristal no acercaba nada, pero por el tubo se veía una sola cosa cada vez, y así {descubrió/descubrieron} un hueco entre dos rocas.|Como no tenía cristal, no acercaba nada; pero al mirar por el tubo se veía una sola cosa cada vez, sin el ruido de las demás, y así {descubrió/descubrieron} un hueco entre dos rocas.] «Paciencia», decía el mapa. {Esperó/Esperaron} a que bajara la marea y {pasó/pasaron} remando. [Una tortuga esperaba.|En la arena dormía una vieja tortuga, grande como una mesa.|En la arena, con los ojos entornados, tomaba el sol una vieja tortuga, grande como una mesa de doce invitados.]',
      home: 'Cuando {volvió/volvieron} al puerto, los cien barcos hicieron sonar sus sirenas. [El catalejo está en la ventana.|{Hero} {colgó/colgaron} el catalejo roto en la ventana, porque sirve para mirar bien las cosas de cerca.|{Hero} {colgó/colgaron} en la ventana el catalejo roto, que no sirve para ver lo que está lejos, pero enseña a mirar lo que está delante.]',
    },
    {
      object: {
        name: 'la cuerda de colores',
        gender: 'f',
      },
      keeper: {
        name: 'la guardabosques Ofelia',
        gender: 'f',
      },
      goal: 'la Cueva de los Ecos',
      opening:
        'Entre la montaña más alta y el bosque más verde {vivía/vivían} {intro}. [{Era/Eran} muy curios{o/a/os/as}.|No había cueva, árbol ni charco que no conociera{/n} por su nombre.|No había en muchos kilómetros cueva, árbol ni charco que no conociera{/n} por su nombre de pila.] +(Bueno, había una: la Cueva de los Ecos, donde nadie entraba nunca.)+',
      call: 'Un día, {hero} {trenzó/trenzaron} una cuerda con trapos de colores: uno de la abuela, uno del vecino, uno de cada amigo. [Era bonita.|«Servirá para algo», {pensó/pensaron}.|No {sabía/sabían} para qué, pero las cosas hechas entre muchos acaban sirviendo siempre para algo.] Esa tarde llegó una paloma con un mensaje: «Ofelia, la guardabosques, responde preguntas en la Cueva de los Ecos. Ven antes de la luna». [Y {salió/salieron}.|{Hero} se {ató/ataron} las botas y {salió/salieron} corriendo.|{Hero} se {ató/ataron} las botas con doble nudo y {salió/salieron} por la puerta de atrás, que es por donde empiezan las aventuras.]',
      obstacle:
        'En la entrada de la cueva se abría un barranco. [El puente estaba roto.|Del viejo puente solo quedaban dos postes y un pájaro que lo sentía mucho.|Del viejo puente solo quedaban dos postes, tres tablas y un pájaro que parecía sentirlo mucho.] Abajo, muy abajo, cantaba un río invisible.',
      turn: '{Hero} {desenrolló/desenrollaron} la cuerda de colores y la {lanzó/lanzaron} al otro poste. [A la tercera, se enganchó.|La primera vez se cayó, la segunda también, y a la tercera se enganchó.|La primera vez se quedó corta, la segunda se enredó, y a la tercera, como en las buenas historias, se enganchó.] Cada trapo aguantó, como si todos los amigos sujetaran a la vez. [Y {cruzó/cruzaron}.|Paso a paso, sin mirar abajo, {cruzó/cruzaron}.|Paso a paso, agarrándose al color de cada uno y sin mirar abajo, {cruzó/cruzaron} al otro lado.] Dentro de la cueva, con un farol, esperaba la guardabosques Ofelia.',
      home: 'La cuerda de colores se quedó en el barranco, convertida en puente. [Ahora todos pueden pasar.|Y, desde entonces, quien vive entre la montaña y el bosque puede cruzar cuando quiera.|Y desde entonces no queda, entre la montaña más alta y el bosque más verde, ni un rincón que {hero} no {conozca/conozcan} por su nombre.]',
    },
    {
      object: {
        name: 'la piedra tibia',
        gender: 'f',
      },
      keeper: {
        name: 'el viejo explorador',
        gender: 'm',
      },
      goal: 'el Refugio de las Nubes',
      opening:
        'En un valle al que el cartero solo llegaba en globo {vivía/vivían} {intro}. [El globo era rojo.|El globo era rojo, tenía parches y se llamaba Perdigón.|El globo era rojo, tenía más parches que tela y respondía, cuando estaba de buenas, al nombre de Perdigón.]',
      call: 'Un jueves, el cartero trajo un paquete sin remite. Dentro había una piedra tibia y una tarjeta. [«Sube al Refugio de las Nubes».|«Sube al Refugio de las Nubes», decía la tarjeta. «Allí contesto a todo. No pierdas la piedra».|«Sube al Refugio de las Nubes», decía la tarjeta, «que allí contesto a todo. Y no pierdas la piedra: no es lo que parece».] [{Hero} {salió/salieron} a buscar el globo.|{Hero} {guardó/guardaron} la piedra y {salió/salieron} hacia el prado donde dormía Perdigón.|{Hero} {guardó/guardaron} la piedra en la mochila y {salió/salieron} hacia el prado lejano en el que Perdigón pasaba las noches.]',
      obstacle:
        'Por fin, subid{o/a/os/as} al globo, {hero} {vio/vieron} el refugio entre las nubes. Pero, casi arriba, el aire se volvió hielo. [El globo empezó a bajar.|El fuego del globo se apagó, y Perdigón empezó a bajar, a bajar, a bajar.|El fuego del globo tosió, se encogió y se apagó, y Perdigón, que presumía de no tener frío jamás, empezó a bajar.] El refugio se hacía cada vez más pequeño allá en lo alto.',
      turn: '{Hero} {frotó/frotaron} la piedra tibia entre las manos. [Se puso caliente.|Cuanto más la frotaba{/n}, más calentaba, hasta ponerse roja como una brasa.|Cuanto más la frotaba{/n}, más calor daba, hasta que se puso roja como una brasa y hubo que soltarla dentro del quemador.] El aire del globo se calentó otra vez. [¡Arriba!|Perdigón dio un brinco y subió hasta la puerta del refugio.|Perdigón estornudó, dio un brinco y subió, esta vez sin una sola queja, hasta la mismísima cima.] Un viejo explorador salió a su encuentro en zapatillas.',
      home: 'El globo rojo dejó a {hero} en el valle con la última luz de la tarde. [La piedra sigue tibia.|La piedra tibia vive ahora debajo de la almohada y calienta los pies en invierno.|La piedra tibia vive ahora a los pies de la cama, donde hace su trabajo en silencio todos los inviernos.]',
    },
  ],
  fantasy: [
    {
      object: {
        name: 'la pluma de fénix',
        gender: 'f',
      },
      keeper: {
        name: 'la dragona blanca',
        gender: 'f',
      },
      goal: 'el Castillo de las Nubes',
      opening:
        'En el reino de Valdeluz, donde las montañas bostezaban al amanecer, {vivía/vivían} {intro}. [Había magia en todas partes.|Allí la magia crecía en los tiestos, al lado del perejil.|Allí la magia crecía en los tiestos, al lado del perejil, y había que regarla un poco para que no se pusiera mustia.]',
      call: 'Una tarde cayó del cielo, despacio, una pluma de fuego que no quemaba. [Era de un fénix.|Al tocarla se oyó una voz: «En el Castillo de las Nubes, la dragona blanca escucha los deseos».|Al tocarla se oyó una voz que parecía venir de una chimenea: «En el Castillo de las Nubes, la dragona blanca escucha los deseos de quien se atreve a subir».] [—Vamos al Castillo de las Nubes —dijo {one}.|{Hero} {guardó/guardaron} la pluma y {tomó/tomaron} el camino que sube.|{Hero} {guardó/guardaron} la pluma entre dos hojas de cuaderno y {tomó/tomaron} el camino que sube, que en Valdeluz hay solo uno.]',
      obstacle:
        'Pero el camino se acababa al borde de las nubes. [El castillo estaba lejos.|El castillo flotaba al otro lado, y en medio no había nada más que aire frío y azul.|El castillo flotaba al otro lado, con las banderas encogidas, y en medio no había más que un frío enorme y azul.] Todas las nubes estaban heladas y se rompían como platos.',
      turn: '{Hero} {sopló/soplaron} sobre la pluma de fénix, como se sopla sobre una brasa. [La pluma brilló. Las nubes se hicieron blandas.|La pluma ardió con una luz dorada, y las nubes, al sentir el calor, se volvieron blandas como colchones.|La pluma despertó con una luz dorada, y las nubes, que llevaban todo el invierno encogidas, se estiraron con gusto y se volvieron blandas como colchones.] Saltando de una en otra {llegó/llegaron} hasta la puerta. La dragona blanca la abrió con la punta de la cola.',
      home: 'Bajando por un arcoíris {volvió/volvieron} a Valdeluz, donde las montañas ya se habían dormido. [La pluma está en un tiesto.|{Hero} {plantó/plantaron} la pluma de fénix en un tiesto, al lado del perejil.|{Hero} {plantó/plantaron} la pluma de fénix en un tiesto, al lado del perejil, y dicen que algunas noches se oye dentro un pío muy pequeño.]',
    },
    {
      object: {
        name: 'la gota de luna',
        gender: 'f',
      },
      keeper: {
        name: 'el mago Bostezo',
        gender: 'm',
      },
      goal: 'la Academia de los Sueños',
      opening:
        'Dentro de un árbol tan grande que tenía escaleras, {vivía/vivían} {intro}. [Cada rama era una calle.|Cada rama era una calle y cada hoja, un tejado.|Cada rama era una calle, cada hoja un tejado, y en otoño había que mudarse un poco todos los días.]',
      call: 'Una noche cayó por la ventana una gota de luna. [Brillaba en un vasito.|La {recogió/recogieron} en un frasquito, y el frasquito empezó a hablar en sueños.|La {recogió/recogieron} en un frasquito de cristal, y el frasquito, en cuanto quedó tapado, empezó a hablar en sueños.] «El mago Bostezo lo sabe… Academia de los Sueños… detrás de las raíces», decía. [{Hero} {bajó/bajaron} las escaleras.|{Hero} {bajó/bajaron} las escaleras del árbol, todas, hasta las que no se usan.|{Hero} {bajó/bajaron} las escaleras del árbol, una tras otra, incluso aquellas que nadie usaba desde los tiempos de las bellotas gigantes.]',
      obstacle:
        'Un gigante de piedra dormía delante de la Academia. [Era muy grande.|Roncaba tan fuerte que temblaba el suelo, y su nariz tapaba la puerta entera.|Roncaba tan fuerte que las raíces temblaban, y su nariz, redonda como una colina, tapaba la puerta entera.] Despertarlo no parecía buena idea: soñaba algo feo y gruñía.',
      turn: '{Hero} {destapó/destaparon} el frasquito y {dejó/dejaron} caer la gota de luna en la frente del gigante. [El gigante sonrió.|El gigante dejó de gruñir, porque su sueño feo se volvió un sueño con barcos.|El gigante dejó de gruñir poco a poco, pues el sueño feo se le había convertido, por dentro, en un sueño con barcos.] Sonrió, se dio la vuelta y dejó libre la puerta. [El mago Bostezo aplaudió bajito.|El mago Bostezo, que lo había visto todo, aplaudió muy bajito.|El mago Bostezo, que lo había visto todo desde la ventana, aplaudió con dos dedos para no hacer ruido.]',
      home: 'Arriba, en la rama de siempre, esperaba la cama con las sábanas abiertas. [El frasquito brilla.|El frasquito está vacío, pero por las noches se llena otra vez, gota a gota, de luz de luna.|El frasquito quedó vacío en el alféizar y, sin embargo, cada noche clara se llena otra vez, gota a gota, de luz de luna.] +(Y el gigante sigue navegando en sueños.)+',
    },
    {
      object: {
        name: 'el cascabel de cristal',
        gender: 'm',
      },
      keeper: {
        name: 'el hada bibliotecaria',
        gender: 'f',
      },
      goal: 'el Jardín de los Deseos',
      opening:
        'Al otro lado de los espejos, en una aldea donde las casas tenían patas, {vivía/vivían} {intro}. [Las casas paseaban.|Cada noche las casas se acostaban en un sitio y cada mañana amanecían en otro.|Cada noche las casas se acostaban en un sitio y cada mañana amanecían en otro, según les hubiera apetecido pasear.]',
      call: 'Cierta mañana la casa tropezó, y de una grieta del techo cayó un cascabel de cristal. [—Es de las hadas —dijo la casa.|—Es del Jardín de los Deseos —explicó la casa—. Allí vive el hada bibliotecaria, que lo ha leído todo.|—Es del Jardín de los Deseos —explicó la casa, rascándose una viga—. Allí vive el hada bibliotecaria, que ha leído incluso los libros que aún no se han escrito.] +(—Yo {te/os} llevo un trecho —añadió—. Me conviene estirar las patas.)+ [{Hero} {cogió/cogieron} el cascabel. ¡En marcha!|{Hero} {guardó/guardaron} el cascabel, y la casa echó a andar.|{Hero} {guardó/guardaron} el cascabel envuelto en un pañuelo, y la casa echó a andar entre los trigos.]',
      obstacle:
        'Un laberinto de rosales rodeaba el jardín. [Los caminos cambiaban.|Los caminos cambiaban de sitio en cuanto alguien doblaba una esquina.|Los caminos, que eran bromistas, cambiaban de sitio en cuanto alguien doblaba una esquina, y todas las rosas decían: «Por aquí».]',
      turn: '{Hero} {agitó/agitaron} el cascabel de cristal y {escuchó/escucharon}. [A la izquierda sonó bien. ¡Por allí!|Por un camino el eco sonaba agrio; por el otro, dulce. {Siguió/Siguieron} siempre el dulce.|Por unos caminos el eco volvía agrio, y por otros, dulce; de modo que {siguió/siguieron} siempre el dulce, aunque pareciera que iba hacia atrás.] Y el laberinto, que no se esperaba tanta atención, se rindió y abrió todas sus rosas. En el centro leía, subida a una escalera, el hada bibliotecaria.',
      home: 'La casa esperaba a la salida, sentada sobre sus patas como una gallina. [El cascabel cuelga de la puerta.|El cascabel cuelga ahora de su puerta, y así se la oye volver por las noches.|El cascabel cuelga ahora de su puerta y, gracias a él, por muy lejos que se vaya de paseo, siempre se la oye volver.]',
    },
  ],
};
