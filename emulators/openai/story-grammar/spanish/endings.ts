import type { AgeGroup, StoryType } from '../book.ts';
import type { StoryBrief } from '../brief.ts';

/** The lowest moment: how big the worry is allowed to be. */
export const lows: Record<AgeGroup, string[]> = {
  default: [
    '{Hero} se {sentó/sentaron} en el suelo. [Era difícil.|Por un momento {pensó/pensaron} en volver a casa.|Por un momento, solo por uno, {pensó/pensaron} en lo bien que se estaba en casa.] +(Un pájaro pasó volando y no se paró.)+',
    '«¿Y si no puedo?», {pensó/pensaron} {hero}. [Daba pena.|La pregunta se quedó flotando en el aire como un globo triste.|La pregunta se quedó flotando, como un globo al que nadie ha querido sujetar el hilo.]',
    'Nadie dijo nada durante un buen rato. [Era un silencio gris.|Había un silencio gris, de esos que pesan.|Era uno de esos silencios grises en los que se oye hasta el ruido que hacen las ganas al marcharse.]',
  ],
  '3-5': [
    '—Oh, oh —dijo {one}. [Se sentó un ratito.|Hizo falta un abrazo, y luego otro más.|Hizo falta un abrazo, y después otro, porque con uno solo no bastaba.]',
    '{Hero} {puso/pusieron} cara de puchero. [Pero no pasaba nada.|Pero solo un ratito, lo que tarda en pasar una nube.|Pero fue solo un ratito, lo que tarda una nube en pasar por delante del sol.]',
    '—No sale —{suspiró/suspiraron} {hero}. [Y respiró hondo.|Una respiración honda, dos, tres. Así se piensa mejor.|Una respiración honda, otra, y otra más, que es como mejor se piensa.]',
  ],
  '6-8': [
    'A {hero} {le/les} entraron ganas de llorar, pero solo un poco. [Un poco se puede.|Un poco se puede; luego hay que sonarse y seguir pensando.|Un poco se puede, faltaría más; luego hay que sonarse la nariz y seguir pensando.]',
    '«Hasta aquí hemos llegado», parecía decir el viento. [{Hero} no {contestó/contestaron}.|{Hero} no {supo/supieron} qué contestarle.|{Hero} {buscó/buscaron} una respuesta y, por primera vez en todo el día, no {encontró/encontraron} ninguna.]',
    'Quedaban dos galletas y ninguna idea. [Era poco.|{Hero} {miró/miraron} las galletas por si ellas sabían algo.|{Hero} {miró/miraron} las galletas con atención, por si entre las dos se les ocurría algo.]',
  ],
  '9-12': [
    'Lo peor no era el cansancio, sino la duda. [¿Y si todo era inútil?|«¿Y si he venido tan lejos para nada?», {pensó/pensaron} {hero}.|«¿Y si todo este camino», {pensó/pensaron} {hero} sin decirlo en alto, «no ha servido absolutamente para nada?».]',
    'En aquel momento {hero} {comprendió/comprendieron} que nadie iba a venir a resolverlo. [Había que pensar.|Daba vértigo y, al mismo tiempo, una especie de fuerza.|La idea daba vértigo y, al mismo tiempo, si uno se fijaba bien, una extraña clase de fuerza.]',
    'Darse la vuelta habría sido lo fácil. [Nadie lo iba a saber.|Nadie se habría enterado nunca. Pero {hero} sí.|Nadie se habría enterado jamás; nadie, claro está, salvo {hero}, y con eso bastaba.]',
  ],
};

/** One touch of scenery; the bolder the brief, the more playful. */
export const images: Record<StoryBrief['creativityLevel'], string[]> = {
  standard: [
    'Era una mañana clara, de esas en que todo parece recién lavado.',
    'El sol entraba a rayas por la ventana y dibujaba caminos en el suelo.',
    'Hacía un aire suave que traía olor a pan y a hierba cortada.',
    'Las nubes pasaban despacio, como ovejas que vuelven a casa.',
  ],
  innovative: [
    'El cielo tenía aquel día un color que aún no estaba en las cajas de lápices.',
    'Alguien había dejado la luna encendida en pleno día, y a nadie parecía molestarle.',
    'Los relojes marcaban las seis y pico; el pico, además, era de pato.',
    'Llovía hacia un lado, muy poquito, como si la lluvia también tuviera curiosidad.',
  ],
  creative: [
    'Era un día con sabor a martes y el cielo estaba bordado a mano, con algún hilo suelto.',
    'Las sombras habían salido a pasear solas y saludaban a sus dueños desde la otra acera.',
    'Aquella mañana los semáforos contaban adivinanzas y el viento pasaba las páginas de los tejados.',
    'El sol se había puesto calcetines, porque amanecía sin hacer ningún ruido.',
    'En el aire flotaban letras sueltas; con paciencia, se podía pescar alguna que otra palabra.',
  ],
};

/** How the ending soothes, by age. */
export const endings: Record<AgeGroup, string[]> = {
  default: [
    'Aquella noche la cena supo mejor que nunca. [Todos rieron.|Hubo que contar la historia dos veces, con gestos y todo.|Hubo que contar la historia dos veces, con gestos, con voces y hasta con el ruido de las puertas.]',
    'La abuela esperaba con la luz encendida. [Dio un abrazo largo.|No preguntó nada: primero dio un abrazo, y después sopa.|No preguntó nada, porque sabía que las buenas historias se cuentan después del abrazo y de la sopa.]',
    'Ya en casa, {hero} {se/se} {quitó/quitaron} las botas llenas de polvo de otros sitios. [¡Qué día!|Olían a camino, y el camino olía bien.|Olían a camino, y hasta la alfombra pareció sentir un poco de envidia.]',
  ],
  '3-5': [
    'En casa había un baño calentito, un pijama suave y un abrazo muy largo. [Mua.|Un beso en la frente, otro en la nariz.|Hubo un beso en la frente, otro en la nariz y otro, de propina, en cada mano.]',
    'Todo estaba en su sitio: la cama, el osito y la luz pequeña. [Qué bien.|Todo olía a casa.|Todo olía a casa, que es el olor que más abriga.]',
    'La abuela cantó una nana bajito, bajito. [Los ojos se cerraban.|A la segunda vuelta, los ojos ya se cerraban solos.|A la segunda vuelta los ojos ya se cerraban solos, aunque los pies quisieran seguir de viaje.]',
  ],
  '6-8': [
    'Antes de acostarse, {hero} {lo escribió/lo escribieron} todo en un cuaderno. [Con dibujos.|Con dibujos en los márgenes y una mancha de chocolate.|Con dibujos en los márgenes, un mapa desplegable y una mancha de chocolate que también formaba parte de la aventura.]',
    'Hubo tortilla para cenar, y preguntas, muchas preguntas. [{Hero} {contestó/contestaron} a todas.|{Hero} las {contestó/contestaron} con la boca llena y los ojos brillantes.|{Hero} las {contestó/contestaron} todas, casi siempre con la boca llena y siempre con los ojos brillantes.]',
    'Debajo de las sábanas todavía se oía reír a {hero}. [Luego, silencio.|Luego las risas se hicieron pequeñas y, por fin, sueño.|Luego las risas se fueron haciendo pequeñas, como un tren que se aleja, hasta convertirse en sueño.]',
  ],
  '9-12': [
    'Esa noche {hero} {tardó/tardaron} en dormirse, pero no de preocupación. [Pensaba{/n}.|Había mucho en lo que pensar, y casi todo era bueno.|Había mucho en lo que pensar, y por una vez, al ordenarlo, casi todo resultaba bueno.]',
    'En casa todo seguía igual, y sin embargo parecía distinto. [¿O {era/eran} {hero}?|Quizá lo que había cambiado era quien miraba.|Quizá las cosas no habían cambiado en absoluto, y lo distinto era la manera de mirarlas.]',
    'Desde la ventana, {hero} {miró/miraron} un rato las luces lejanas. [Una parpadeó.|En alguna parte, {keeper} estaría apagando la suya.|En alguna de ellas, muy lejos, {keeper} estaría apagando la suya en aquel mismo instante.]',
  ],
};

/** The very last line, for the moment before the lamp goes out. */
export const lastLines: Record<StoryType, string[]> = {
  original: [
    'Y cuando se apagó la luz, la noche se tumbó a los pies de la cama, como un animal bueno, y todos durmieron.',
    'Después llegó el sueño, de puntillas, y nadie tuvo que ir a buscarlo.',
    'Y así, con la ventana un poco abierta por si volvía la aventura, {hero} se {durmió/durmieron}.',
  ],
  classic: [
    'Y colorín colorado, {hero} {duerme/duermen} ya, y este cuento se ha acabado.',
    'Y vivieron contentos, y quien escuche este cuento dormirá contento también.',
    'Y se cuenta que durmieron siete horas sin soñar nada feo, que es lo que yo te deseo.',
  ],
  humor: [
    'Y {hero} se {durmió/durmieron} con una sonrisa tan ancha que no cabía en la almohada.',
    'Luego bostezó la casa, bostezó la calle, bostezó hasta este cuento… y buenas noches.',
    'Y si esta noche oyes una risita antes de dormir, no te preocupes: es que el cuento te ha hecho cosquillas al irse.',
  ],
  'sci-fi': [
    'Fuera, las estrellas bajaron el brillo una a una, y el universo entero dijo, muy bajito: «Buenas noches».',
    'Y mientras {hero} {dormía/dormían}, la Tierra siguió girando despacio para no despertar a nadie.',
    'Última anotación del cuaderno de viaje: todo en calma, luces apagadas, felices sueños.',
  ],
  horror: [
    'Y aquella noche lo único que se oyó en la oscuridad fue a {hero} respirando tranquil{o/a/os/as}, hasta la mañana.',
    'Porque la oscuridad, si se la conoce bien, no es más que una manta muy grande. Buenas noches.',
    'Algo susurró «uuuh» bajo la ventana. Pero esta vez era solo el viento, que daba las buenas noches.',
  ],
  adventure: [
    'La aventura se sentó a los pies de la cama a descansar, porque mañana, quién sabe, tendría que salir otra vez.',
    'Y {hero} {soñó/soñaron} con caminos que todavía no tienen nombre, pero ya saben el {suyo/suyo}.',
    'El mapa quedó doblado, las botas juntas y el corazón, tranquilo. Hasta mañana, mundo.',
  ],
  fantasy: [
    'Y en lo alto, una estrella guiñó un ojo, como hacen las estrellas cuando un deseo se ha cumplido y toca dormir.',
    'Y dicen que la magia, cansada y contenta, se acurrucó debajo de la almohada de {hero} hasta el día siguiente.',
    'El sueño llegó montado en un dragón de humo y se llevó a {hero}, despacito, por encima de los tejados.',
  ],
};
