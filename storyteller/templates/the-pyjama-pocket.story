plot: Somebody is in hospital and children may not visit yet, so small things travel in the pocket of the pyjamas that go and come in a bag; one day the bag comes back unopened; on Sunday there is a visit, nobody knows what to say, and hands that fold pyjamas do.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:hospital
picture: bedroom, day, worried, kid, other, adult
middle: bedroom, night, worried, kid, other, adult carries basket, basket
end: hospital, day, calm, topic sits on bed, kid reaches topic, other, nurse, bed
take pockets: 1 4 6
take far: 0 1 4

title: El bolsillo del pijama = The Pyjama Pocket
title: Algo va y algo vuelve = Something Goes, Something Comes
title: Una bolsa de ida y vuelta = A Bag There and Back
title: Diez minutos el domingo = Ten Minutes on Sunday

cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León
cast adult f: la tía Cruz = Aunt Cruz
cast adult m: el tío Blas = Uncle Blas
cast adult f: la tía Luz = Aunt Luz
cast adult m: el tío Juan = Uncle Juan

cast nurse f: la enfermera Marga = Nurse Marga
cast nurse m: el enfermero Teo = Nurse Teo
cast nurse f: la enfermera Sole = Nurse Sole
cast nurse m: el enfermero Iván = Nurse Iván
cast nurse f: la enfermera Rut = Nurse Rut
cast nurse m: el enfermero Simón = Nurse Simón

cast bag f: la bolsa de cuadros = the checked bag
cast bag f: la bolsa de rayas = the striped bag
cast bag f: la bolsa de tela = the cloth bag
cast bag f: la bolsa verde = the green bag
cast bag f: la bolsa del pan = the bread bag
cast bag f: la bolsa de la playa = the beach bag

cast sent: un botón = a button
cast sent: una castaña = a chestnut
cast sent: una piedra blanca = a white stone
cast sent: una concha = a shell
cast sent: una pluma gris = a grey feather
cast sent: una hoja seca = a dry leaf

cast last: un lápiz corto = a short pencil
  the: el lápiz corto = the short pencil
cast last: un sello = a stamp
  the: el sello = the stamp
cast last: una moneda = a coin
  the: la moneda = the coin
cast last: un dado = a dice
  the: el dado = the dice
cast last: una llave pequeña = a little key
  the: la llave pequeña = the little key
cast last: una cinta roja = a red ribbon
  the: la cinta roja = the red ribbon

cast got: una pulsera de papel = a paper bracelet
cast got: un tapón azul = a blue cap
cast got: una cuchara de plástico = a plastic spoon
cast got: un sobre de azúcar = a packet of sugar
cast got: una tirita sin usar = a new plaster
cast got: una goma del pelo = a hair band

speaks girl f small: la niña = the girl

word: el hospital = the hospital
word: la bolsa = the bag
word: el pijama: pijama, pijamas = the pyjamas: pyjamas, pyjama
word: el bolsillo = the pocket
word: volver: vuelve, volvió, volvía = to come back: comes back, came back
word: limpio = clean
word: la mañana = the morning
word: la tarde = the evening
word: la enfermera, el enfermero: enfermera, enfermero = the nurse
word: la cama = the bed
word: el domingo = Sunday
word: la mano: mano, manos = the hand: hand, hands
word: doblar: dobla, doblan, dobló, doblaba, doblar, dobladas = to fold: folds, fold, folded, folding
word: la manga: manga, mangas = the sleeve: sleeve, sleeves
word: el minuto: minuto, minutos = the minute: minute, minutes
word: abrir: abre, abrió, abrir = to open: opens, opened, open
word: la noche = the night: night
word: el techo = the ceiling
word: el jueves = Thursday
word: caliente = warm

question: ¿Qué mandarías tú en el bolsillo? = What would you send in the pocket?
question: ¿Por qué doblan el pijama en la visita? = Why do they fold the pyjamas during the visit?
question: ¿Con quién se puede estar bien sin hablar? = Who is it nice to be quiet with?

== bag
-- beginner
{topic.the} {topic:está|están} en el hospital.
{topic.the} {topic:is|are} in hospital.
{kids} no [puede|pueden] subir todavía.
{kids} can’t go up yet.
Pero {bag} sube todos los días.
But {bag} goes up every day.
<Por la mañana lleva/A las nueve sube con> un pijama limpio.
<In the morning it takes/At nine it goes up with> clean pyjamas.
Por la tarde {adult} la trae con el otro.
Later {adult} brings it back with the old ones.
+ <El autobús es el número doce./El camino es largo y tiene cuestas.>
+ <The bus is number twelve./The way is long and uphill.>
-- intermediate
{topic.the} {topic:estaba|estaban} en el hospital desde <el lunes/el sábado>.
{topic.the} had been in hospital since <Monday/Saturday>.
{kids} no [podía|podían] subir todavía.
{kids} could not go up yet.
Pero {bag} subía todos los días.
But {bag} went up every day.
Por la mañana llevaba un pijama limpio, y por la tarde volvía con el usado.
In the morning it took clean pyjamas, and in the evening it came back with the old ones.
+ La llevaba {adult}, <en el autobús de las nueve/a pie>.
+ {adult} took it, <on the nine o’clock bus/on foot>.
-- advanced
{topic.the} {topic:llevaba|llevaban} <cinco/seis> días en el hospital, y a {kids} no [le|les] dejaban subir todavía.
{topic.the} had been in hospital for <five/six> days, and {kids} could not go up yet.
Quien sí subía era {bag}.
But {bag} could.
Cada mañana llevaba un pijama limpio, y cada tarde volvía con el usado.
Every morning it took clean pyjamas, and every evening it came back with the old ones.
+ La transportaba {adult}, <en el autobús de las nueve/a pie y cambiando de mano>.
+ It was carried by {adult}, <on the nine o’clock bus/on foot, uphill>.

== first
-- beginner
El pijama tiene un bolsillo.
The pyjamas have a pocket.
{kid} mete dentro {sent}.
{kid} puts {sent} in it.
Por la tarde el bolsillo no está vacío.
That night it is not empty.
Ahora hay {got}.
Now there is {got} in it.
+ <{other} mira debajo, y no hay nada más./No hay carta, pero se entiende.>
+ <{other} looks underneath, and that is all./There is no letter, and no need of one.>
* Algo va, y algo vuelve.
* Something goes, and something comes back.
-- intermediate
El pijama tenía un bolsillo, y una mañana {kid} metió dentro {sent}.
The pyjamas had a pocket, and one morning {kid} put {sent} in it.
Por la tarde, el mismo bolsillo traía {got}.
In the evening the same pocket held {got}.
+ <No venía ninguna carta, pero se entendía todo./{other} buscó una carta, y no hacía falta.>
+ <There was no letter with it, but it was quite clear./{other} looked for a letter, and there was no need of one.>
* Algo iba, y algo volvía.
* Something went, and something came back.
-- advanced
El pijama tenía un bolsillo sobre el corazón, y una mañana {kid} escondió dentro {sent}.
The pyjamas had a pocket over the heart, and one morning {kid} hid {sent} in it.
Por la tarde, en el mismo sitio, venía {got}.
That evening, in the same place, there was {got}.
+ <Nadie había escrito una palabra, y estaba clarísimo./{other} buscó alguna nota, pero las cosas ya hablaban solas.>
+ <Nobody had written a word, and it was perfectly clear./{other} looked for a note, but the things spoke for themselves.>
* Algo iba y algo volvía.
* Something went and something came back.

== jump ages=3-5
-- beginner
—¿Es porque salté en la cama? —pregunta {kid}.
“Is it because I jumped on the bed?” asks {kid}.

—No —dice {adult}—.
“No,” says {adult}.
Saltar no pone malo a nadie.
“Jumping makes nobody ill.
Enfadarse tampoco.
Being cross doesn’t either.”

{kid} salta una vez, muy bajito.
{kid} jumps once, very low.
{adult} salta también.
{adult} jumps too.
-- intermediate
—¿Es porque salté en la cama? —preguntó {kid}.
“Is it because I jumped on the bed?” asked {kid}.

—Nadie se pone malo porque otra persona salte —dijo {adult}—.
“Nobody gets ill because somebody else jumps,” said {adult}.
Ni porque se enfade.
“Or because somebody was cross.”

{kid} dio un salto muy bajo, para probar, y {adult} dio otro.
{kid} gave a very low jump, to see, and {adult} gave another.
-- advanced
—¿Será porque salté en la cama? —preguntó {kid}, mirando al suelo.
“Could it be because I jumped on the bed?” asked {kid}, with a look at the floor.

—Nadie enferma porque otra persona salte, ni porque se enfade —dijo {adult}.
“Nobody falls ill because somebody else jumps, or is cross,” said {adult}.

+ {kid} dio un salto bajísimo, de prueba, y {adult} dio otro.
+ {kid} gave a tiny jump, to see, and {adult} gave another.

== know ages=6-8
-- beginner
—¿Cuándo {topic:vuelve|vuelven} a casa? —pregunta {kid}.
“When will {topic.it} come home?” asks {kid}.

—No lo sé —dice {adult}—.
“I don’t know,” says {adult}.
<Si lo sé, te lo digo./Cuando lo sepa, te despierto.>
<“When I know, I will tell you./“When I know, I will wake you.>
No te voy a contar un cuento.
I won’t make things up.”

@kid —¿Ni uno bueno?
“Not even nice things?”

@adult —Tampoco.
“No.”
-- intermediate
—¿Y cuándo {topic:vuelve|vuelven} a casa? —preguntó {kid}.
“And when will {topic.it} come home?” asked {kid}.

—No lo sé —dijo {adult}—, y <cuando lo sepa te despierto/el día que lo sepa corro a decírtelo>.
“I don’t know,” said {adult}, “and <when I do I’ll wake you/the day I do I’ll run and tell you>.”

@kid —¿Y mientras tanto?
“And till then?”

—Mientras tanto, no me invento nada —dijo {adult}.
“Till then I make nothing up,” said {adult}.
-- advanced
—¿Y cuándo {topic:vuelve|vuelven} a casa? —preguntó {kid}, a quien nadie había dicho una fecha.
“And when will {topic.it} come home?” asked {kid}, who had been given no date.

—No lo sé —dijo {adult}—, y <cuando lo sepa te despierto/el día que lo sepa lo sabrás tú>.
“I don’t know,” said {adult}, “and <when I do I shall wake you/the day I do, you will>.”

+ —Mientras tanto —dijo—, no pienso inventarme nada.
+ “Till then,” said {adult}, “I don’t mean to make anything up.”

== overheard ages=9-12
-- beginner
{kid} oye a {adult} por teléfono.
{kid} hears {adult} on the phone.
Oye una palabra: «grave».
One word is “serious”.

—Dime toda la verdad —dice {kid}.
“Tell me all of it,” says {kid}.

{adult} cierra la puerta y se sienta.
{adult} shuts the door and sits down.
Le cuenta todo.
{kid} hears everything.
Ahora la palabra pesa, pero la llevan a medias.
Now the word is heavy, but each has half of it.
-- intermediate
Una tarde {kid} oyó a {adult} por teléfono.
One evening {kid} heard {adult} on the phone.
Una palabra era «grave».
One word was “serious”.

—Quiero saberlo todo —dijo {kid}.
“I want to know all of it,” said {kid}.

{adult} cerró la puerta, se sentó y se lo contó.
{adult} shut the door, sat down and told it.
La palabra no pesaba menos, pero la llevaban a medias.
The word was no lighter, but each of them had half.
-- advanced
Una tarde {kid} oyó al otro lado de la puerta la palabra «grave», en la voz de {adult}.
One evening, behind a door, {kid} heard {adult} say the word “serious”.

—Prefiero saberlo —dijo {kid}, y no era seguro que fuera cierto.
“I would rather know,” said {kid}, and it was not certain that this was true.

+ {adult} se sentó y lo contó todo, despacio.
+ {adult} sat down and told it all, slowly.
La palabra no pesó menos, pero se repartió.
The word grew no lighter, but it was shared out.

== tiles in pockets
-- beginner
En el bolsillo va una pregunta.
In the pocket goes a question.
«¿Qué ves desde la cama?»
“What can you see from the bed?”
Por la tarde viene la respuesta, en una servilleta.
In the evening the answer comes, on a napkin.
«El techo.
“The ceiling.
<Tiene ochenta y cuatro cuadrados y medio.»/Tiene una mancha como un conejo.»>
<It has eighty-four squares and a half.”/It has a stain like a rabbit.”>
{kids} [mira|miran] el techo de casa.
{kids} [looks|look] at the ceiling at home.
{other} mira más tiempo.
{other} looks longer.
-- intermediate
Una mañana fue una pregunta: «¿Qué se ve desde la cama?».
One morning a question went: “What can you see from the bed?”
La respuesta vino en una servilleta: «El techo».
The answer came on a napkin: “The ceiling.”
<Tenía ochenta y cuatro cuadrados y medio, según la letra pequeña./Tenía una mancha con forma de conejo, y hasta venía dibujada.>
<It had eighty-four squares and a half, said the small print./It had a stain in the shape of a rabbit, and there was a drawing.>
{other} pasó la noche mirando el techo de casa, que nunca había mirado nadie.
{other} spent the evening on the ceiling at home, which nobody had ever looked at.
-- advanced
Una mañana viajó en el bolsillo una pregunta: qué se veía desde la cama.
One morning a question travelled in the pocket: what could be seen from the bed?
La respuesta volvió en una servilleta, y era el techo.
The answer came back on a napkin, and it was the ceiling.
<Constaba de ochenta y cuatro cuadrados y medio, contados varias veces./Tenía una mancha con forma de conejo, de la que se adjuntaba un retrato.>
<It consisted of eighty-four squares and a half, counted several times./It had a stain in the shape of a rabbit, of which a portrait was enclosed.>
+ Aquella noche {other} se tumbó a mirar el de casa, que resultó no tener ninguno.
+ That night {other} lay down to look at the one at home, which turned out to have none.

== boat in pockets
-- beginner
El martes va una nuez.
On Tuesday a walnut goes.
Por la tarde vuelve media.
In the evening half comes back.
La cáscara tiene un palo y una vela de papel.
The shell has a stick and a paper sail.
Es un barco.
It is a boat.
<{other} lo pone en la bañera./{other} lo pone en un vaso de agua.>
<{other} puts it in the bath./{other} puts it in a glass of water.>
No se hunde.
It does not sink.

—¿Y la nuez? —pregunta {kid}.
“And the nut?” asks {kid}.

—Seguro que estaba rica —dice {adult}.
“It was good, I’m sure,” says {adult}.
-- intermediate
El martes fue una nuez entera y volvió media cáscara.
On Tuesday a whole walnut went, and half a shell came back.
Llevaba un palillo y una vela de papel de receta.
It had a toothpick and a sail made of hospital paper.
{other} la puso <en la bañera/en un vaso>, y no se hundió.
{other} put it in <the bath/a glass>, and it did not sink.

—¿Y lo de dentro? —preguntó {kid}.
“And what about the nut?” asked {kid}.

—Eso ya está navegando —dijo {adult}.
“That has sailed already,” said {adult}.
-- advanced
El martes partió una nuez entera, y por la tarde volvió media cáscara con mástil y vela.
On Tuesday a whole walnut left, and in the evening half a shell came back with mast and sail.
La vela era de papel de hospital y llevaba impresa una hora de pastillas.
The sail was hospital paper and had the time of a pill printed on it.
{other} botó el barco <en la bañera/en un vaso de agua>, y flotó a la primera.
{other} launched the boat in <the bath/a glass of water>, and it floated at once.

+ —¿Y lo de dentro? —preguntó {kid}, y {adult} dijo que eso ya había zarpado.
+ “And the nut?” asked {kid}, and {adult} said that it had sailed already.

== jelly in pockets
-- beginner
Un día vuelve una nota muy corta.
One day a very short note comes back.
«Hoy hay gelatina <verde/roja>.
“Today there is <green/red> jelly.
No sabe a nada <verde/rojo>.»
It does not taste of <green/red>.”
{adult} busca en la cocina.
{adult} looks in the kitchen.
Al día siguiente va un paquete de sal.
The next day a packet of salt goes.
Vuelve otra nota.
Another note comes back.
«Peor.»
“Worse.”
{kid} guarda las dos notas juntas.
{kid} keeps both notes in one place.
-- intermediate
Un día volvió una nota: «Gelatina otra vez, y no sabe a nada».
One day a note came back: “Jelly again, and it tastes of nothing.”
{adult} mandó por la mañana un poco de <sal/canela> en un papel doblado.
In the morning {adult} sent a little <salt/cinnamon> in a folded paper.
Por la tarde volvió el papel con una sola palabra: «Peor».
In the evening the paper came back with one word on it: “Worse.”
{kid} lo clavó en la cocina, como los premios.
{kid} pinned it up in the kitchen, like a prize.
-- advanced
Un día volvió una queja por escrito: la gelatina no sabía a nada.
One day a written complaint came back: the jelly tasted of nothing.
{adult} mandó a la mañana siguiente una pizca de <sal/canela>, doblada en un papel como una medicina.
The next morning {adult} sent a pinch of <salt/cinnamon>, folded in a paper like a medicine.
El papel regresó por la tarde con una sola palabra, muy bien escrita: «Peor».
The paper returned in the evening with one word on it, very well written: “Worse.”
+ {kid} la colgó en la cocina.
+ {kid} hung it in the kitchen.

== knots in pockets
-- beginner
{other} manda una cuerda con cinco nudos.
{other} sends a string with five knots.
Es un nudo por cada noche.
It is a knot for each night.
La cuerda vuelve con seis.
The string comes back with six.
<El último nudo es más grande./El último nudo está hecho con otra mano.>
<The last knot is bigger./The last knot was made by another hand.>
{other} no lo toca.
{other} does not touch it.
Va y viene muchas veces.
It goes and comes many times.
Ahora la cuerda es más corta y más gorda.
Now the string is shorter and fatter.
-- intermediate
{other} mandó una cuerda con un nudo por cada noche, y volvió con uno más.
{other} sent a string with a knot for each night, and it came back with one more.
<El nuevo era grande y un poco torpe./El nuevo estaba hecho con otra mano.>
<The new one was big and rather clumsy./The new one was made by another hand.>
Desde entonces la cuerda iba y venía.
After that the string went to and fro.
Cada día era más corta y más gorda.
Every day it was shorter and fatter.
+ {adult} dejó de contarlos, y {other} no.
+ {adult} stopped counting, and {other} did not.
-- advanced
{other} mandó una cuerda con un nudo por cada noche, y la cuerda volvió con uno de más.
{other} sent a string with a knot for each night, and it came back with one too many.
<Era un nudo grande, torpe, hecho seguramente tumbado./Era un nudo distinto, de otra mano.>
<It was a big clumsy knot, surely made lying down./It was a different knot, made by another hand.>
A partir de entonces fue y vino, cada vez más corta y más gorda.
After that it went to and fro, shorter and fatter each time.
+ {adult} perdió la cuenta, y {other}, que la llevaba en secreto, no.
+ {adult} lost count, and {other}, who was counting in secret, did not.

== sock in pockets
-- beginner
Un calcetín no cabe en el bolsillo.
A sock does not fit in the pocket.
{kid} lo mete igual.
{kid} puts it in all the same.
Por la tarde el calcetín tiene ojos.
In the evening the sock has eyes.
Son dos <botones/puntos> de hospital.
They are two hospital <buttons/dots>.
<Mira a {adult} muy serio./Tiene una oreja más larga.>
<It looks very hard at {adult}./One ear is longer.>
El otro calcetín sigue en el cajón, sin cara.
The other sock is in the drawer, with no face.
Por la mañana va también.
In the morning it goes too.
-- intermediate
Un miércoles fue un calcetín, que no cabía, y volvió con cara.
One Wednesday a sock went, although it did not fit, and it came back with a face.
Los ojos eran dos <botones de bata/pegatinas de enfermería>.
The eyes were two <buttons from a gown/stickers from the ward>.
Miraba a {adult} <con mucha seriedad/como si la sopa estuviera fría>.
It looked at {adult} <very gravely/as if the soup was cold>.
A la mañana siguiente salió el otro, para que no hubiera envidias.
The next morning the other one left, so that it would not be jealous.
-- advanced
Un miércoles viajó un calcetín, que no cabía, y volvió con cara.
One Wednesday a sock travelled, which did not fit, and came back with a face.
Por ojos traía <dos botones de bata/dos pegatinas de enfermería>, y una expresión bastante exigente.
For eyes it had <two buttons from a gown/two stickers from the ward>, and its look was rather demanding.
{adult} le bajó el fuego a la sopa sin querer.
{adult} turned down the soup without meaning to.
A la mañana siguiente salió de viaje el otro, para que no hubiera diferencias.
The next morning the other one set out, so that both were treated alike.

== crossword in pockets
-- beginner
Va una palabra que falta en un crucigrama.
A missing word from a crossword goes.
«Animal de cinco letras.»
“Animal, five letters.”
Vuelve: <«Tigre»/«Oveja»>.
Back comes <“tiger”/“sheep”>.
<{adult} lo escribe./{other} lo escribe con lápiz.>
<{adult} writes it down./{other} writes it in pencil.>
No encaja, por la tercera letra.
It does not fit, because of the third letter.
Nadie lo borra.
Nobody rubs it out.
Ese crucigrama va a quedar mal, y bien.
That crossword will be wrong, and right.
-- intermediate
Una mañana fue una palabra que nadie encontraba: «animal de cinco letras».
One morning a word went that nobody could find: “animal, five letters”.
Volvió <«tigre»/«oveja»>, y no encajaba con nada.
Back came <“tiger”/“sheep”>, and it fitted with nothing.
{adult} lo escribió <con bolígrafo/con letra bien grande>.
{adult} wrote it in <ink/big letters>.
Hubo que cambiar <cuatro/seis> palabras de alrededor, y quedó un crucigrama único.
They had to change <four/six> words round it, and there was no other crossword like that.
-- advanced
Una mañana salió la palabra que faltaba en el crucigrama del domingo: animal de cinco letras.
One morning the word went that was missing from the Sunday crossword: animal, five letters.
Por la tarde llegó <«tigre»/«oveja»>, que no casaba con ninguna otra.
In the evening came <“tiger”/“sheep”>, which agreed with none of the others.
{adult} lo escribió <con bolígrafo/en mayúsculas> y sin dudar.
{adult} wrote it in <ink/capitals> without hesitation.
+ Hubo que torcer <cuatro/seis> palabras para hacerle sitio.
+ They had to bend <four/six> words to make room.

== smell in pockets
-- beginner
{kid} huele el pijama que vuelve.
{kid} smells the pyjamas that come back.
Huelen a <jabón/manzanilla> de hospital.
They smell of hospital <soap/tea>.
Huelen también un poco a {topic.the}.
They smell a little of {topic.the} too.
{adult} abre la lavadora y espera.
{adult} opens the washing machine and waits.
{kid} huele otra vez.
{kid} has another smell.

—Ya —dice.
“Now,” says {kid}.

<La lavadora da vueltas./{adult} cierra la puerta despacio.>
<The machine goes round./{adult} shuts the door slowly.>
-- intermediate
El pijama que volvía olía a <jabón/manzanilla> de hospital.
The pyjamas that came back smelled of hospital <soap/tea>.
Debajo, muy poco, olía también a {topic.the}.
Underneath, very faintly, they smelled of {topic.the} too.
{adult} abrió la lavadora y no metió prisa.
{adult} opened the washing machine and did not hurry.
{kid} <contó hasta diez/respiró otra vez> y soltó la manga.
{kid} <counted to ten/breathed in once more> and let go of the sleeve.
-- advanced
El pijama que volvía traía el olor del hospital, que era de <jabón y pasillo/manzanilla y pasillo>.
The pyjamas that came back smelled of the hospital, which is <soap and corridor/tea and corridor>.
Pero por debajo, esperando un poco, olía a {topic.the}.
But underneath, if you waited a little, they smelled of {topic.the}.
{adult} abrió la lavadora y se puso a mirar por la ventana.
{adult} opened the washing machine and looked out of the window.
+ {kid} <contó hasta veinte/respiró otra vez> antes de soltar la manga.
+ {kid} <counted to twenty/breathed in once more> before letting go of the sleeve.

== name in pockets
-- beginner
Vuelve una tira de papel con un nombre.
A strip of paper comes back, with a name on it.
Es el nombre de {topic.the}, y un número largo.
It is the name of {topic.the}, and a long number.

—Allí hay mucha gente —dice {nurse} por teléfono—.
“There are many people here,” says {nurse} on the phone.
Así no se pierde nadie.
“So we lose nobody.”

{kid} se pone la tira.
{kid} puts it on.
<Le queda muy grande./Da dos vueltas.>
<It is much too big./It goes round twice.>
Esa noche no se la quita.
It stays on all night.
-- intermediate
Volvió una tira de papel con un nombre entero y un número larguísimo.
A strip of paper came back, with a full name and a very long number.

—Es para que aquí no se nos pierda nadie —explicó {nurse} por teléfono.
“It’s so that we lose nobody here,” {nurse} explained on the phone.

{kid} se la puso, y <daba dos vueltas/le bailaba en el brazo>.
{kid} put it on, and it <went round twice/was far too big>.
Durmió con ella por si acaso.
It stayed on all night, just in case.
-- advanced
Volvió también una tira de papel con un nombre completo, una fecha y un número interminable.
A strip of paper came back as well, with a full name, a date and an endless number.

—Con eso no se nos pierde nadie —explicó {nurse} por teléfono.
“With that we lose nobody,” {nurse} explained on the phone.

{kid} se la puso, y <dio dos vueltas de muñeca/le bailó en el brazo> toda la noche.
{kid} put it on, and it <went twice round that wrist/slid up and down that arm> all night.

== lobby in far
-- beginner
El lunes {kids} [va|van] con {adult}.
On Monday {kids} [goes|go] with {adult}.
Pero [entra|entran] solo hasta las sillas.
But the chairs are as far as {they} may go.
Las sillas son <azules/naranjas> y se pegan a las piernas.
The chairs are <blue/orange> and stick to your legs.
El ascensor se abre, y sale gente con flores.
The lift opens, and people come out with flowers.
Se abre otra vez, y sale un señor sin nada.
It opens again, and a man comes out with nothing.
Por fin sale {nurse}.
At last {nurse} comes out.

—¿Esta es la bolsa? —pregunta {nurse}.
“Is this the bag?” asks {nurse}.

—Tiene un bolsillo dentro —dice {kid}.
“There is a pocket inside,” says {kid}.

—Ya lo sé —dice {nurse}—.
“I know,” says {nurse}.
Arriba se pregunta por él desde las ocho.
“Upstairs somebody has asked about it since eight.”

El ascensor se cierra.
The lift shuts.
<Encima de la puerta se enciende el uno, el dos, el tres./{other} cuenta hasta que se para.>
<Above the door the lights go one, two, three./{other} counts until it stops.>
-- intermediate
El lunes {kids} [acompañó|acompañaron] a {adult}, pero solo hasta la entrada.
On Monday {kids} went with {adult}, but only as far as the entrance.
Las sillas eran <azules/naranjas> y se pegaban a las piernas.
The chairs were <blue/orange> and stuck to your legs.
El ascensor se abría y soltaba gente, unas veces con flores y otras sin nada.
The lift opened and let people out, some with flowers and some with nothing.
En una de esas salió {nurse}.
And then out came {nurse}.

—Esta es la famosa bolsa —dijo.
“So this is the famous bag,” said {nurse}.

—Lo importante va en el bolsillo —avisó {kid}.
“What matters is in the pocket,” {kid} warned.

—Arriba están preguntando por él desde las ocho —dijo {nurse}.
“Upstairs somebody has been asking about it since eight,” said {nurse}.

El ascensor se cerró, y <encima de la puerta se encendieron el uno, el dos y el tres/{other} contó los pisos en voz baja>.
The lift shut, and <above the door the lights went one, two and three/{other} counted the floors in a whisper>.
-- advanced
El lunes {kids} [acompañó|acompañaron] a {adult}, aunque solo hasta la entrada.
On Monday {kids} went along with {adult}, though only as far as the entrance.
Había una planta que no necesitaba agua y unas sillas <azules/naranjas> que se quedaban con un trozo de pierna.
There was a plant that needed no water, and there were <blue/orange> chairs that kept a piece of your leg.
Cada vez que se abría el ascensor salía gente, con flores o con las manos vacías.
Each time the lift opened people came out, with flowers or with empty hands.
Por fin salió {nurse}, que reconoció {bag} a la primera.
At last out came {nurse}, who knew {bag} at once.

—Arriba preguntan por ese bolsillo desde las ocho —dijo.
“Upstairs they have been asking for that pocket since eight,” said {nurse}.

Después se cerró la puerta, y <encima se fueron encendiendo el uno, el dos y el tres/{other} contó los pisos por el ruido>.
Then the door shut, and <above it the lights went one, two and three/{other} counted the floors by ear>.
+ El tres se quedó encendido mucho rato.
+ The three stayed lit for a long time.

== line in far
-- beginner
{adult} tiende el pijama en el patio.
{adult} hangs the pyjamas out in the yard.
Hace viento, y el pijama se llena.
It is windy, and the pyjamas fill up.
Tiene barriga, tiene brazos y no tiene cabeza.
They have a belly and arms, and no head.
<Baila un poco./Dice que sí con las mangas.>
<They dance a little./They say yes with both sleeves.>
{kid} se queda delante.
{kid} stands before them.
Una manga le toca el pelo.
A sleeve touches {kid} on the head.

—Es el viento —dice {adult}.
“It’s the wind,” says {adult}.

—Ya lo sé —dice {kid}.
“I know,” says {kid}.

Pero no se mueve, y {adult} tampoco.
But {kid} does not move, and neither does {adult}.
El cielo se pone negro.
The sky goes black.
{other} quita las pinzas, y el pijama se acaba.
{other} takes off the pegs, and the wind falls out.
En los brazos todavía pesa un poco.
It is still a little heavy to carry.
-- intermediate
{adult} tendió el pijama en el patio, y el viento lo fue llenando.
{adult} hung the pyjamas out in the yard, and the wind filled them up.
Primero tuvo barriga, después tuvo brazos, y cabeza no tuvo.
First they had a belly and then arms, but no head.
<Bailaba bastante mal./Decía que sí con las dos mangas.>
<They danced rather badly./They said yes with both sleeves.>
{kid} se puso delante, y una manga le tocó el pelo.
{kid} stood before them, and a sleeve patted a head.

—Es el viento —dijo {adult}.
“It’s the wind,” said {adult}.

—Ya lo sé —dijo {kid}, pero no se movió.
“I know,” said {kid}, and did not move.

Cuando empezó a llover, {other} quitó las pinzas.
When it began to rain, {other} took off the pegs.
Doblado, el pijama no pesaba casi nada.
Folded up, the pyjamas weighed almost nothing.
-- advanced
{adult} tendió el pijama en el patio, donde el viento se puso a llenarlo.
{adult} hung the pyjamas out in the yard, where the wind set about filling them.
Le dio barriga y le dio brazos, y se quedó sin saber qué hacer con el cuello.
It gave them a belly and it gave them arms, and did not know what to do about the neck.
{kid} se acercó tanto que una manga <le tocó el pelo/le dio en el hombro>.
{kid} came so close that a sleeve <patted a head/tapped a shoulder>.

—Es el viento —dijo {adult}, en voz muy baja.
“It’s the wind,” said {adult}, very quietly.

—Ya lo sé —contestó {kid}, sin apartarse.
“I know,” answered {kid}, without moving away.

Con las primeras gotas, {other} soltó las pinzas, y del pijama se fue todo el mundo.
At the first drops {other} took off the pegs, and everybody left the pyjamas.
Doblado no pesaba casi nada.
Folded up, they weighed almost nothing.

== wrong in far
-- beginner
El miércoles vuelve otra bolsa.
On Wednesday another bag comes back.
Dentro hay unas zapatillas enormes y un peine sin dientes.
In it are huge slippers and a comb with no teeth.
En el bolsillo hay una <galleta/aceituna>.
In the pocket there is <a biscuit/an olive>.

—Esto no es de {topic.the} —dice {kid}.
“This is not for us,” says {kid}.

{adult} llama por teléfono.
{adult} makes a phone call.

—Es de un señor de la otra punta —dice {nurse}—.
“It belongs to a man down the hall,” says {nurse}.
Ha visto el bolsillo y ahora quiere uno.
“He has seen the pocket, and now he wants one.”

{kid} piensa un poco.
{kid} thinks a little.
Mete un caramelo en el bolsillo del señor.
Then {kid} puts a sweet in the man’s pocket.
<Las zapatillas casi no caben./{adult} lleva dos bolsas por la mañana.>
<The slippers hardly fit./In the morning {adult} carries two bags.>
Nadie sabe cómo se llama.
Nobody knows his name.
-- intermediate
El miércoles volvió una bolsa que no era.
On Wednesday the wrong bag came back.
Traía unas zapatillas enormes, un peine sin dientes y, en un bolsillo, <una galleta/una aceituna>.
In it were huge slippers, a comb with no teeth and, in a pocket, <a biscuit/an olive>.

—Será de un señor de la otra punta —dijo {nurse} por teléfono—.
“It must be a man’s, down the corridor,” said {nurse} on the phone.
Ha oído lo del bolsillo y quiere uno.
“He has heard about the pocket and wants one.”

{kid} <miró las zapatillas/se lo pensó un poco> y metió allí un caramelo.
{kid} <looked at the slippers/thought about it> and put in a sweet.
Por la mañana {adult} salió con dos bolsas.
In the morning {adult} left with two bags.
No sabían cómo se llamaba aquel señor, y tampoco hacía falta para eso.
They did not know the man’s name, and for that they did not have to.
-- advanced
El miércoles volvió una bolsa equivocada.
On Wednesday the wrong bag came back.
Contenía unas zapatillas enormes, un peine sin dientes y, en un bolsillo, <media galleta/una aceituna>.
It contained huge slippers, a comb with no teeth and, in a pocket, <half a biscuit/an olive>.

—Será de un señor de la otra punta del pasillo —supuso {nurse} por teléfono—.
“It must be a man’s, down the corridor,” {nurse} guessed on the phone.
Se ha enterado de lo del bolsillo y está esperando.
“He has found out about the pocket, and he is waiting.”

{kid} contempló las zapatillas, que eran dos barcas, y guardó allí un caramelo.
{kid} considered the slippers, which were two boats, and put in a sweet.
+ A la mañana siguiente {adult} <salió con dos bolsas/hizo el viaje con una bolsa en cada mano>.
+ The next morning {adult} <left with two bags/made the journey with a bag in each hand>.

== school in far
-- beginner
En el colegio alguien lo sabe.
At school somebody knows.

—¿Se {topic:va|van} a morir? —pregunta una niña en el patio.
“Will {topic.it} die?” asks a girl in the yard.

{kid} no contesta.
{kid} does not answer.
La niña se pone <roja/seria>.
The girl goes <red/quiet>.

@girl —Mi tío estuvo seis semanas —dice—.
“My uncle was in for six weeks,” she says.
Nadie me preguntaba nada.
“Nobody asked me anything.”

Se sientan en el escalón.
They sit down on the step.
Comen el mismo <pan/plátano>, cada boca por su lado.
They eat one <roll/banana>, a mouth at each end.
Cuando suena el timbre, la niña busca en su mochila.
When the bell rings, the girl looks in her backpack.
Saca una canica.
She takes out a marble.

@girl —Para el bolsillo —dice.
“For the pocket,” she says.

¿Cómo lo sabe?
How does she know?
Ese bolsillo es muy famoso.
It is a very famous pocket.
-- intermediate
En el colegio ya lo sabía alguien.
At school somebody knew already.

—¿Se {topic:va|van} a morir? —preguntó una niña en el patio, en voz demasiado alta.
“Will {topic.it} die?” asked a girl in the yard, too loudly.

{kid} no contestó, y la niña se puso <roja/seria>.
{kid} did not answer, and the girl went <red/quiet>.

@girl —Es que mi tío estuvo seis semanas —dijo—, y a mí no me preguntaba nadie.
“It’s just that my uncle was in for six weeks,” she said, “and nobody asked me.”

Se sentaron en el escalón y mordieron por turnos <un pan/un plátano>.
They sat down on the step and took turns to bite <a roll/a banana>.
Cuando sonó el timbre, la niña sacó una canica de la mochila.
When the bell rang, the girl took a marble from her backpack.

@girl —Para el bolsillo —dijo, y no explicó cómo lo sabía.
“For the pocket,” she said, and did not explain how she knew.
-- advanced
En el colegio lo sabía ya una niña de otra clase.
At school a girl from another class already knew.

@girl —¿Se {topic:va|van} a morir? —preguntó, y todo el patio bajó la voz.
“Will {topic.it} die?” she asked, and the whole yard went quiet.

{kid} no contestó nada, y a la niña se le <subieron los colores/cayó la sonrisa>.
{kid} gave no answer, and the girl’s <face went red/smile went away>.

@girl —Mi tío estuvo ingresado seis semanas —dijo más bajo—, y a mí no me preguntaba nadie.
“My uncle was in for six weeks,” she said lower down, “and nobody ever asked me.”

Compartieron un escalón y <un plátano/un bocadillo>, mordido por turnos.
They shared a step and <a banana/a roll>, and took turns to bite.
Al sonar el timbre, ella le puso en la mano una canica, «para el bolsillo».
When the bell rang, she held out a marble, “for the pocket”.

== call in far
-- beginner
Suena el teléfono, y es {topic.the}.
The phone rings, and it is {topic.the}.
La voz es pequeña y tiene arena.
The voice is small, with sand in it.

—Hola —dice {kid}.
“Hello,” says {kid}.

Luego no sale nada más.
Then nothing more comes.
En el teléfono tampoco.
Nothing comes from the phone either.
<Se oye una máquina que hace pip./Se oye un carro con ruedas.>
<There is a machine that goes peep./There is a trolley on wheels.>
{kid} tiene pan en la mano y muerde.
{kid} has some bread, and takes a bite.

—¿Qué comes? —pregunta la voz.
“What are you eating?” asks the voice.

@kid —Pan.
“Bread.”

@- —Come más cerca.
“Eat it nearer.”

{kid} come el pan junto al teléfono, despacio.
{kid} eats the bread beside the phone, slowly.
Nadie cuelga hasta la última miga.
Nobody hangs up before the last crumb.
-- intermediate
Sonó el teléfono, y era {topic.the}, con una voz pequeña y llena de arena.
The phone rang, and it was {topic.the}, in a small voice full of sand.

—Hola —dijo {kid}, y ya no salió nada más.
“Hello,” said {kid}, and then nothing more came.

Al otro lado <pitaba una máquina/pasó un carro con ruedas>.
At the other end <a machine was going peep/a trolley went by on wheels>.
{kid} tenía pan en la mano y, por hacer algo, mordió.
{kid} had some bread and, for something to do, took a bite.

—¿Eso es pan del nuestro? —preguntó la voz—.
“Is that our own bread?” asked the voice.
Come más cerca.
“Eat it nearer.”

{kid} se lo comió todo junto al teléfono, y nadie colgó hasta la última miga.
{kid} ate it all beside the phone, and nobody hung up before the last crumb.
-- advanced
Sonó el teléfono, y era {topic.the}, con una voz a la que se le había metido arena.
The phone rang, and it was {topic.the}, in a voice that sand had got into.

—Hola —dijo {kid}, y después no hubo manera de encontrar otra palabra.
“Hello,” said {kid}, and after that there was no other word to be found.

Al otro lado <pitaba una máquina muy paciente/pasaba un carro con una rueda floja>.
At the other end <a very patient machine was peeping/a trolley with a loose wheel went by>.
Por hacer algo, {kid} mordió el pan que tenía en la mano.
For something to do, {kid} bit into a piece of bread.

—Ese es del nuestro —dijo la voz—, así que come más cerca.
“That’s our own,” said the voice, “so eat it nearer.”

Se lo comió entero contra el teléfono, y nadie colgó hasta que hubo silencio de migas.
{kid} ate all of it against the phone, and nobody hung up until there was not a crumb to be heard.

== iron in far
-- beginner
Es medianoche, y en la cocina hay luz.
It is midnight, and there is a light in the kitchen.
{adult} plancha un pijama.
{adult} is ironing pyjamas.

—No hace falta —dice {kid}—.
“There is no need,” says {kid}.
Nadie plancha pijamas.
“Nobody irons pyjamas.”

—Ya —dice {adult}.
“I know,” says {adult}.

La plancha <suspira/hace nubes>.
The iron <sighs/makes clouds>.
{kid} se sienta debajo de la mesa, donde cuelga una manga.
{kid} sits under the table, where a sleeve hangs down.
La manga está caliente.
The sleeve is warm.

—¿Tienes miedo? —pregunta {kid}.
“Are you afraid?” asks {kid}.

—Sí —dice {adult}—.
“Yes,” says {adult}.
Por eso plancho.
“So I iron.”

{kid} sujeta la manga.
{kid} holds the sleeve.
Planchan también los pañuelos, el mantel y un calcetín.
They iron the handkerchiefs too, and the tablecloth, and a sock.
-- intermediate
A medianoche había luz en la cocina, y {adult} planchaba un pijama.
At midnight there was a light in the kitchen, and {adult} was ironing pyjamas.

—Nadie plancha los pijamas —dijo {kid} desde la puerta.
“Nobody irons pyjamas,” said {kid} from the door.

—Ya lo sé —dijo {adult}, y la plancha <suspiró/echó una nube>.
“I know,” said {adult}, and the iron <sighed/made a cloud>.

{kid} se metió debajo de la mesa, donde colgaba una manga caliente.
{kid} got under the table, where a warm sleeve hung down.

@kid —¿Tienes miedo?
“Are you afraid?”

—Sí, y mientras plancho tengo un poco menos —dijo {adult}.
“Yes, and while I iron I am a little less so,” said {adult}.

Aquella noche plancharon también el mantel, los pañuelos y un calcetín.
That night they also ironed the tablecloth, the handkerchiefs and a sock.
-- advanced
A medianoche, {kid} encontró a {adult} en la cocina, planchando un pijama.
At midnight {kid} found {adult} in the kitchen, ironing pyjamas.

—Los pijamas no los plancha nadie —observó {kid}.
“Nobody irons pyjamas,” remarked {kid}.

—Ya lo sé —dijo {adult}, y la plancha <suspiró por las dos partes/soltó una nube>.
“I know,” said {adult}, and the iron <sighed for the whole kitchen/let out a cloud>.

{kid} se instaló debajo de la mesa, donde colgaba una manga recién hecha.
{kid} settled under the table, where a fresh sleeve was hanging.

—Tengo miedo, y planchando tengo un poco menos —dijo {adult} por encima de la tabla.
“I am afraid, and when I iron I am a little less afraid,” said the voice of {adult} overhead.

Antes de acostarse plancharon el mantel, los pañuelos y un calcetín, por si acaso.
Before going to bed they ironed the tablecloth, the handkerchiefs and a sock, to be safe.

== shut
-- beginner
El jueves {bag} vuelve cerrada.
On Thursday {bag} comes back shut.
+ El nudo es el nudo de {adult}.
+ The knot is the knot of {adult}.
En el bolsillo todavía está {last.the}.
In the pocket there is still {last.the}.

—Hoy ha dormido —dice {nurse} por teléfono—.
“It was a day for sleeping,” says {nurse} on the phone.
Ha sido un día malo.
“It was a bad day.”

El viernes {kid} manda lo mismo otra vez.
On Friday {kid} sends the same again.
-- intermediate
El jueves {bag} volvió cerrada, con el mismo nudo de la mañana.
On Thursday {bag} came back shut, with the knot of the morning.
Dentro seguía {last.the}, sin tocar.
Inside there was still {last.the}, not touched.

—Ha sido un día malo —dijo {nurse} por teléfono.
“It was a bad day,” said {nurse} on the phone.

+ <{adult} miró el nudo un buen rato./{adult} no dijo que mañana iría mejor.>
+ <{adult} looked at the knot for some time./{adult} did not say that tomorrow would be better.>
El viernes {kid} lo mandó todo otra vez.
On Friday {kid} sent it all again.
-- advanced
El jueves {bag} volvió sin abrir, con el nudo que {adult} le había hecho por la mañana.
On Thursday {bag} came back unopened, with the knot that {adult} had tied in the morning.
En el bolsillo seguía {last.the}.
In the pocket there was still {last.the}.

—Hoy ha sido un día malo —dijo {nurse}, y no lo adornó.
“Today was a bad day,” said {nurse}, and left it at that.

+ <Nadie deshizo el nudo hasta la noche./{adult} no prometió que el siguiente fuera mejor.>
+ <Nobody undid the knot before night./{adult} did not promise that the next would be better.>
El viernes {kid} lo mandó todo otra vez.
On Friday {kid} sent it all again.

== visit
-- beginner
El domingo {kids} [puede|pueden] subir diez minutos.
On Sunday {kids} [is|are] allowed up for ten minutes.
+ La cama es muy alta.
+ The bed is very high.
{topic.the} {topic:parece|parecen} más {topic:pequeño|pequeña|pequeños|pequeñas} que en casa.
{topic.the} {topic:looks|look} smaller than at home.
+ Hay un tubo, y <una luz verde/un ruido de pip>.
+ There is a tube, and <a green light/something goes peep>.
Nadie sabe qué decir.
Nobody knows what to say.
+ <Pasa un minuto entero./Pasan dos minutos.>
+ <A whole minute goes by./Two minutes go by.>
{kid} abre {bag} y saca el pijama.
{kid} opens {bag} and takes out the pyjamas.
-- intermediate
El domingo {kids} [pudo|pudieron] subir por fin, diez minutos.
On Sunday {kids} could go up at last, for ten minutes.
{topic.the} {topic:parecía|parecían} más {topic:pequeño|pequeña|pequeños|pequeñas} que en casa.
{topic.the} looked smaller than at home.
+ Había un tubo y una máquina que <pitaba/parpadeaba>.
+ There was a tube and a machine that <went peep/blinked>.
+ <Pasó un minuto sin que nadie supiera qué decir./Nadie sabía qué decir, y se fueron dos minutos.>
+ <A minute went by, and nobody knew what to say./Nobody knew what to say, and two minutes were gone.>
Entonces {kid} abrió {bag} y sacó el pijama limpio.
Then {kid} opened {bag} and took out the clean pyjamas.
-- advanced
El domingo {kids} [subió|subieron] por fin, con permiso para diez minutos.
On Sunday {kids} went up at last, with leave for ten minutes.
+ Entre el tubo y la máquina que pitaba, {topic.the} {topic:parecía|parecían} más {topic:pequeño|pequeña|pequeños|pequeñas} que en casa.
+ Between the tube and the machine that went peep, {topic.the} looked smaller than at home.
+ <Se fue un minuto entero en buscar por dónde empezar./Nadie daba con la primera palabra, y se fueron dos minutos.>
+ <A whole minute went in looking for a place to begin./Nobody could find the first word, and two minutes were gone.>
Entonces {kid} abrió {bag} y sacó el pijama limpio.
Then {kid} opened {bag} and took out the clean pyjamas.

== end
-- beginner
Lo doblan sobre la manta: una manga, la otra manga.
They fold them on the blanket: one sleeve, the other sleeve.
Las manos de {topic.the} saben hacerlo.
{topic.the}’s hands know how.
+ <{other} alisa el cuello./{other} sujeta una pierna.>
+ <{other} smooths the collar./{other} holds a leg.>
+ Lo doblan tres veces, muy despacio.
+ They fold them three times, very slowly.
Luego {nurse} cambia un pijama por otro.
Then {nurse} changes one pair for the other.
En el autobús, {kid} mete la mano en {bag}.
On the bus {kid} puts a hand in {bag}.
El otro pijama todavía está caliente.
The other pyjamas are still warm.
-- intermediate
Lo doblaron encima de la manta, primero una manga y después la otra.
They folded them on the blanket, first one sleeve and then the other.
Las manos de {topic.the} sabían hacerlo.
{topic.the}’s hands knew how.
+ Las de {kid} iban detrás.
+ Those of {kid} followed.
+ <Lo doblaron tres veces, porque quedaba tiempo./Lo desdoblaron y empezaron otra vez.>
+ <They folded them three times, since there was time./They shook them out and began again.>
Después {nurse} hizo el cambio, el limpio por el usado.
Then {nurse} changed the clean ones for the old.
En el autobús, {kid} metió la mano en {bag}.
On the bus {kid} put a hand in {bag}.
El otro pijama todavía estaba caliente.
The other pyjamas were still warm.
-- advanced
Lo doblaron sobre la manta, una manga y luego la otra, como se ha hecho siempre.
They folded them on the blanket, one sleeve and then the other, as it has always been done.
Las manos de {topic.the} se acordaban, y las de {kid} iban detrás.
{topic.the}’s hands remembered, and {kid}’s followed.
+ <Cuando estuvo perfecto, lo sacudieron y empezaron otra vez./Lo doblaron tres veces, hasta que se acabó el tiempo.>
+ <When it was perfect, they shook them out and began again./They folded them three times, until the time was up.>
Después {nurse} hizo el cambio, y en el autobús {kid} metió la mano en {bag}.
Then {nurse} changed the one for the other, and on the bus {kid} put a hand in {bag}.
El pijama usado todavía estaba caliente.
The old pyjamas were still warm.
