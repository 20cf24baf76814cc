plot: Something lost was handed in and is gone again; the children search the aisles of the lost-property office by night and find it with a dog that nobody has collected, and that wants something of theirs in its place.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: lost
picture kinds=sci-fi: place space, night, curious, kid worried, clerk points, other, hero, thing topic, lamp
picture: place city, night, curious, kid worried, clerk points, other, hero, thing topic, lamp
middle: same, night, curious, kid points dog, other, dog sleeps, clerk
end: same, night, happy, kid hugs hero, hero, dog, other, thing topic
take aisles: 1 4 8
take turns: 0 1 3

title: La ventanilla de noche = The Night Window
title: El número doce = Number Twelve
title: Siguiente pasillo = Next Aisle
title: Un pelo en el estante = A Hair on the Shelf

cast place: detrás de la estación = behind the station
cast place: en el sótano del ayuntamiento = in the cellar of the town hall
cast place: al final del tranvía siete = at the end of tram line seven
cast place: entre la panadería y el río = between the bakery and the river
cast place kinds=sci-fi: en el lado oscuro de la Luna = on the dark side of the Moon
cast place kinds=sci-fi: en la cola de un cometa = in the tail of a comet
cast place kinds=horror: en el hotel sin huéspedes = in the hotel with no guests
  seen: una escalera = stairs
cast place kinds=horror: al lado del pozo seco = beside the dry well
cast place kinds=fantasy: debajo de la cama de un gigante = under a giant’s bed
cast place kinds=fantasy: en el castillo de los duendes = in the goblins’ castle
cast place kinds=adventure: en un barco sin capitán = on a ship with no captain
cast place old kinds=adventure: dentro del faro viejo = inside the old lighthouse

cast clerk f: la señora Ponce = Mrs Ponce
  has: tres sellos = three rubber stamps
cast clerk m: el señor Duarte = Mr Duarte
  has: un lápiz en cada oreja = two pencils
cast clerk f: doña Aurora = Mrs Aurora
  has: gafas sobre gafas = glasses over glasses
cast clerk m: don Celso = Mr Celso
  has: un gorro de dormir = a nightcap

cast dog: un perro largo y amarillo = a long yellow dog
  seen: un perro amarillo = a yellow dog
  hair: un pelo amarillo = a yellow hair
  wags: la cola una vez = its tail just once
cast dog: un perro gris como un felpudo = a dog as grey as a doormat
  hair: un pelo gris = a grey hair
  wags: una oreja = one ear
cast dog: un perro pequeño con cejas = a small dog with eyebrows
  seen: un perro negro = a black dog
  hair: un pelo negro = a black hair
  wags: las cejas = its eyebrows
cast dog: un perro blanco con una mancha = a white dog with one spot
  hair: un pelo blanco = a white hair
  wags: una pata = one paw

cast wool f: la bufanda = the scarf
  a: una bufanda de rayas = one striped scarf
cast wool m: el jersey = the jumper
  a: un jersey azul = one blue jumper
cast wool m: el abrigo = the coat
  a: un abrigo rojo = one red coat
cast wool f: la manta = the blanket
  a: una manta de cuadros = one tartan blanket

speaks man m: el señor = the man
speaks voice f: la voz = the voice

word: la noche = the night
word: la ventanilla = the window
word: el pasillo: pasillo, pasillos = the aisle: aisle, aisles
word: el estante = the shelf
word: el libro = the book
word: el pelo = the hair
word: el perro = the dog
word: la etiqueta = the label
word: el paraguas: paraguas = the umbrella: umbrella, umbrellas
word: el guante: guante, guantes = the glove: glove, gloves
word: la llave: llave, llaves = the key: key, keys
word: el diente: diente, dientes, dentadura, dentaduras = the tooth: tooth, teeth
word: la carta: carta, cartas = the letter: letter, letters
word: el globo: globo, globos = the balloon: balloon, balloons
word: las gafas: gafas = the glasses: glasses
word: el sombrero: sombrero, sombreros = the hat: hat, hats
word: la trompeta = the trumpet
word: la bicicleta = the bicycle
word: el número = the number
word: la linterna = the torch
word: el teléfono: teléfono, teléfonos = the phone: phone, phones
word: el olor: olor, huele, olía = the smell: smell, smells, smelled

question: ¿Qué pasillo te gustaría visitar? = Which aisle would you like to visit?
question: ¿Qué esperaba el número doce? = What was number twelve waiting for?
question: ¿Qué cosa tuya huele más a ti? = Which of your things smells most of you?

== window
-- beginner
{topic:Falta|Faltan} {topic.the}.
{topic.the} {topic:is|are} missing.
{kids} ya [ha|han] mirado <en casa, dos veces/en la cama y en el cubo/en todas partes menos en la sopa>.
{kids} [has|have] looked <twice at home/in the bed and the bin/everywhere but in the soup>.
Queda la ventanilla de cosas perdidas, {place}.
There is still the lost property window, {place}.
Abre <solo de noche/a las diez/cuando sale la luna>.
It opens <only at night/at ten/when the moon comes out>.

Allí está {clerk}, con {clerk.has}.
{clerk} is there, with {clerk.has}.

+ —¿Qué se ha perdido? —pregunta {clerk}.
+ “What is lost?” asks {clerk}.
-- intermediate
{topic:Faltaba|Faltaban} {topic.the}.
{topic.the} {topic:was|were} missing.
{kids} ya [había|habían] mirado <en casa, dos veces/en todas partes menos en la sopa>.
{kids} had looked <at home, twice/everywhere but in the soup>.
Solo quedaba la ventanilla de cosas perdidas, {place}.
Only the lost property window was left, {place}.
+ Abría <de noche, cuando se echan de menos las cosas/a las diez, que es cuando se nota lo que falta>.
+ It opened <at night, when people miss their things/at ten, which is when one sees what is missing>.

Allí estaba {clerk}, con {clerk.has}.
{clerk} was there, with {clerk.has}.
-- advanced
{topic:Había|Habían} desaparecido {topic.the}, y {kids} ya lo [había|habían] registrado todo <dos veces/menos la sopa>.
{topic.the} had disappeared, and {kids} had already searched <everything twice/everything except the soup>.
No quedaba más que la ventanilla de objetos perdidos, {place}.
There was nothing left but the lost property window, {place}.
+ Abría de noche, <porque es cuando se echan de menos las cosas/que es cuando se nota lo que falta>.
+ It opened at night, <because that is when people miss their things/which is when one notices what is gone>.

== book
-- beginner
{clerk} abre un libro muy gordo.
{clerk} opens a very fat book.

@clerk —{topic:Llegó|Llegaron} a las seis —lee.
“Handed in at six,” it says.

Pero en el estante ya no hay nada.
But the shelf is empty now.
Solo hay {dog.hair}.
There is only {dog.hair}.
{kid} lo guarda <en un papel/en una caja de cerillas/entre dos dedos>.
{kid} keeps it <in a bit of paper/in a matchbox/between two fingers>.
+ Es una pista.
+ That is a clue.

* —Siguiente pasillo —dice {clerk}.
* “Next aisle,” says {clerk}.
-- intermediate
{clerk} abrió un libro muy gordo y siguió las líneas con el dedo.
{clerk} opened a very fat book and ran one finger down the lines.

@clerk —Entró a las seis —leyó—, y a las siete ya no estaba.
“In at six,” it said, “and gone again by seven.”

En el estante solo quedaba {dog.hair}.
On the shelf there was only {dog.hair}.
{kid} lo guardó <en una caja de cerillas/entre dos hojas de papel>, como hacen los detectives.
{kid} put it <in a matchbox/between two sheets of paper>, as detectives do.

* —Siguiente pasillo —dijo {clerk}.
* “Next aisle,” said {clerk}.
-- advanced
{clerk}, con {clerk.has}, abrió un libro muy gordo.
{clerk}, with {clerk.has}, opened a very fat book.

@clerk —Entrada a las seis —leyó—, y a las siete ya no consta en ningún sitio.
“In at six,” the page said, “and by seven no longer to be found anywhere.”

En el estante quedaba únicamente {dog.hair}, que {kid} guardó <en una caja de cerillas/entre dos hojas de papel>.
On the shelf there was nothing but {dog.hair}, which {kid} put away <in a matchbox/between two sheets of paper>.

* —Siguiente pasillo —dijo {clerk}, y encendió una bombilla.
* “Next aisle,” said {clerk}, and put on a light.

== umbrellas in aisles
-- beginner
Este es el pasillo de los paraguas.
This is the aisle of umbrellas.
Cuelgan del techo, como <murciélagos/jamones/signos de pregunta>.
They hang from the roof like <bats/hams/question marks>.
{other} estornuda, y se abren todos.
{other} sneezes, and they all open.
<Dentro de uno llueve todavía./De uno cae un pez./De uno cae un billete de tren.>
<In one it is still raining./A fish falls out of one./A train ticket falls out of one.>

—Salud —dice un paraguas, o quizá {clerk}.
“Bless you,” says an umbrella, or perhaps {clerk}.

+ Debajo no hay nadie.
+ There is nobody under them.
-- intermediate
En el pasillo de los paraguas, todos colgaban del techo como <murciélagos/jamones/signos de pregunta>.
In the aisle of umbrellas they all hung from the roof like <bats/hams/question marks>.
{other} estornudó, y se abrieron a la vez.
{other} sneezed, and they opened all together.
<Dentro de uno seguía lloviendo desde noviembre./De uno cayó un pez, que pidió perdón.>
<Inside one it had been raining since November./A fish fell out of one, and said sorry.>
{kid} miró debajo de los más grandes y encontró otro pelo.
{kid} looked under the biggest and found another hair.
-- advanced
Los paraguas colgaban del techo como <murciélagos/jamones>, y {other} no pudo contener un estornudo.
The umbrellas hung from the roof like <bats/hams>, and {other} could not hold back a sneeze.
Se abrieron los cuatrocientos a la vez, y <en uno seguía lloviendo desde noviembre/de uno cayó un pez, muy avergonzado>.
All four hundred opened together, and <in one it had been raining since November/out of one fell a fish, deeply embarrassed>.
+ Debajo del más grande, {kid} encontró otro pelo, y nada más.
+ Under the biggest {kid} found another hair, and nothing else.

== gloves in aisles
-- beginner
Aquí viven los guantes izquierdos.
The left gloves live here.
<Los derechos están en otra ciudad./Los derechos no se pierden nunca./Nadie sabe dónde van los derechos.>
<The right ones live in another town./Right ones never get lost./Nobody knows where the right ones go.>
Al ver a {kids}, todos dicen hola.
When they see {kids}, they all wave.
{other} dice hola también, y ya no puede parar.
{other} waves too, and cannot stop.

—¿Alguien ha visto algo? —pregunta {kid}.
“Has anyone seen anything?” asks {kid}.

Todos los guantes señalan <al fondo/abajo/la misma puerta>.
All the gloves point <to the end/down/at the same door>.

* —Siguiente pasillo —dice {clerk}.
* “Next aisle,” says {clerk}.
-- intermediate
En aquel pasillo vivían los guantes izquierdos, porque <los derechos se pierden en otra parte/los derechos nunca se pierden>.
The left gloves lived in that aisle, because <right ones get lost elsewhere/right ones never get lost>.
Al ver a {kids}, saludaron todos a la vez.
When they saw {kids}, they all waved.

—¿Alguien ha visto algo? —preguntó {kid} en voz alta.
“Has anyone seen anything?” asked {kid} aloud.

Mil dedos de lana señalaron <hacia el fondo/la misma puerta>.
A thousand woolly fingers pointed <to the far end/at the same door>.
+ Uno no tenía dedos, y señaló con el pulgar.
+ One was a mitten, and pointed with its thumb.
-- advanced
Allí vivían los guantes izquierdos.
The left gloves lived there.
<Los derechos, por motivos que nadie ha estudiado, no se pierden./Los derechos, según el libro, acaban todos en otra ciudad.>
<Right ones, for reasons nobody has studied, are not lost./Right ones, according to the book, all end up in another town.>
A la pregunta de {kid}, mil dedos de lana señalaron <hacia el fondo/la misma puerta>.
When {kid} asked, a thousand woolly fingers pointed <to the far end/at the same door>.
+ Una manopla, que no tenía con qué, lo hizo con el pulgar.
+ One mitten, having nothing else, did it with its thumb.

== teeth in aisles
-- beginner
En este pasillo hay dientes.
In this aisle there are teeth.
Son dentaduras de abuelos, en vasos.
They are grandparents’ teeth, in glasses.
<Se ríen bajito./Mastican agua./Cantan sin lengua.>
<They laugh softly./They are chewing water./They sing without a tongue.>

—¿Es un perro? —pregunta {kid}, y les enseña el pelo.
“Is it a dog?” asks {kid}, and shows them the hair.

Los dientes dicen que sí: clac.
The teeth say yes: clack.

—¿Grande? —pregunta {other}.
“A big one?” asks {other}.

Clac, clac, <y uno se cae del vaso/y uno se atraganta/y uno bosteza>.
Clack, clack, <and one falls out/and one gets a cough/and one yawns>.
-- intermediate
En los vasos del pasillo siguiente dormían las dentaduras, y <reían bajito/masticaban agua>.
In glasses in the next aisle slept the false teeth, and <they laughed softly/they chewed water>.
{kid} les enseñó el pelo y preguntó si era de perro.
{kid} showed them the hair and asked whether it was a dog’s.

@- —Clac —contestaron, que quería decir que sí.
“Clack,” they answered, which meant yes.

{other} quiso saber si mordía, y hubo un silencio <muy húmedo/de encías>.
{other} wished to know whether it bit, and there was a <very wet/gummy> silence.
-- advanced
En los vasos del pasillo siguiente descansaban las dentaduras, que <se reían de algo antiguo/masticaban agua por no perder la costumbre>.
In glasses in the next aisle lay the false teeth, which <were laughing at something old/were chewing water to keep in practice>.
Cuando {kid} les enseñó el pelo y preguntó si era de perro, respondieron con un clac unánime.
When {kid} showed them the hair and asked whether it was a dog’s, they answered with one clack.
+ {other} preguntó si mordía, y ahí ya no quiso opinar nadie.
+ {other} asked whether it bit, and on that nobody cared to speak.

== keys in aisles
-- beginner
Aquí hay un millón de llaves.
Here there are a million keys.
+ Ninguna es de hoy.
+ None came in today.
Suenan <como la lluvia/como una risa/como monedas>.
They sound <like rain/like laughing/like coins>.
Al final hay una puerta cerrada.
At the end there is a locked door.
{kid} prueba una llave, y otra, y otra.
{kid} tries one key, and another, and another.

—Puede tardar un siglo —dice {clerk}.
“It may take a hundred years,” says {clerk}.

{other} empuja la puerta.
{other} pushes the door.
<No estaba cerrada./Se abre: tira más quien empuja./Estaba abierta desde el lunes.>
<It was not locked./It opens at once./It was open all along.>
-- intermediate
El pasillo de las llaves sonaba <como la lluvia/como un cajón de monedas>, y terminaba en una puerta.
The aisle of keys sounded <like rain/like a drawer of coins>, and it ended at a door.
{kid} probó una llave, y otra, y así hasta <cuarenta/perder la cuenta>.
{kid} tried one key, and another, and so on to <forty/the hundredth>.

—El último que lo intentó tenía barba al terminar —dijo {clerk}.
“The last man who tried had a beard by the end,” said {clerk}.

{other} empujó la puerta con un dedo, y se abrió.
{other} pushed the door with one finger, and it opened.
-- advanced
El pasillo de las llaves, que sonaba <como la lluvia en un cubo/como una risa contenida>, terminaba en una puerta muy seria.
The aisle of keys, which sounded <like rain in a bucket/like people trying not to laugh>, ended at a very serious door.
{kid} llevaba probadas cuarenta cuando {clerk} contó que el último en intentarlo había salido con barba.
{kid} had tried forty when {clerk} mentioned that the last man to try had come out with a beard.
Entonces {other} empujó con un dedo, y la puerta, que nunca había estado cerrada, se abrió.
Then {other} pushed with one finger, and the door, which had never been locked, opened.

== letters in aisles
-- beginner
En este pasillo esperan las cartas.
In this aisle letters are waiting.
No tienen dirección.
They have no address.
Una dice: <«Para el señor del bigote»/«Para quien silba los jueves»/«Para mi vecina, la alta»>.
One says: <“For the man with the moustache”/“For whoever whistles on Thursdays”/“For the tall lady next door”>.
{other} lee otra: «Para el número doce».
{other} reads another: “For number twelve”.
Está <mordida/lamida/llena de pelos>.
It is <chewed/licked/covered in hairs>.

—¿Quién es el número doce? —pregunta {kid}.
“Who is number twelve?” asks {kid}.

{clerk} mira al techo.
{clerk} looks at the roof.
-- intermediate
En el pasillo de las cartas esperaban las que no tenían dirección.
The letters with no address were waiting in the next aisle.
Una decía solo <«Para el señor del bigote»/«Para quien silba los jueves»/«Para mi vecina, la alta»>.
One said only <“For the man with the moustache”/“For whoever whistles on Thursdays”/“For the tall lady next door”>.
Otra, <mordida por una esquina/muy lamida>, era para el número doce.
Another, <chewed at one corner/well licked>, was for number twelve.

—¿Y quién es el número doce? —preguntó {kid}, pero {clerk} miraba al techo.
“And who is number twelve?” asked {kid}, but {clerk} was looking at the roof.
-- advanced
En el pasillo de las cartas aguardaban las que nadie había sabido llevar, como una <«Para el señor del bigote»/«Para quien silba los jueves»>.
In the next aisle waited the letters that nobody had known how to deliver, such as one <“For the man with the moustache”/“For whoever whistles on Thursdays”>.
Otra, que alguien había <mordido por una esquina/lamido hasta borrar el sello>, iba dirigida al número doce.
Another, which somebody had <chewed at one corner/licked until the stamp was gone>, was addressed to number twelve.
+ {kid} preguntó quién era, y {clerk} encontró algo muy interesante en el techo.
+ {kid} asked who that was, and {clerk} found something of great interest on the roof.

== balloons in aisles
-- beginner
Los globos perdidos viven en el techo.
Lost balloons live on the roof.
<Hay un pez, un tigre y tres soles./Uno todavía lleva una carta./Cada uno mira a otro lado.>
<There is a fish, a tiger and three suns./One still carries a letter./Each is looking another way.>
{kid} tira de una cuerda.
{kid} pulls one string.
Los pies se levantan del suelo.
Two feet leave the ground.

—Desde aquí se ve todo —dice {kid}—.
“I can see everything from here,” says {kid}.
Allí se ve una cesta.
“Over there is a basket.”

{other} <baja a {kid} por un zapato/tira de la cuerda/deja ir el globo>.
{other} <pulls on a shoe/pulls the string/lets the balloon go>.
-- intermediate
Los globos perdidos vivían pegados al techo, y <el más viejo todavía llevaba una carta/había un pez, un tigre y tres soles>.
The lost balloons lived against the roof, and <the oldest still carried a letter/there were a fish, a tiger and three suns>.
{kid} tiró de una cuerda, y los pies se separaron del suelo.
{kid} pulled at a string, and two feet left the ground.

@kid —Allá hay una cesta —se oyó desde arriba—, y algo respira.
“There is a basket at the far end,” came from above, “and something is breathing.”

Hubo que tirar de <un zapato/los dos zapatos> para acabar la conversación.
It took a pull at <one shoe/both shoes> to end the conversation.
-- advanced
Los globos perdidos se apretaban contra el techo, <el más viejo con una carta todavía atada/un pez, un tigre y tres soles>.
The lost balloons crowded against the roof, <the oldest with a letter still tied to it/a fish, a tiger and three suns>.
{kid} tiró de una cuerda.
{kid} pulled at a string.
Dos zapatos se separaron del suelo.
Two shoes left the ground.

—Allá hay una cesta —informó {kid} desde arriba—, y algo respira dentro.
“There is a basket at the far end,” {kid} reported from above, “and something is breathing in it.”

== glasses in aisles
-- beginner
En este pasillo miran muchas gafas.
In this aisle many glasses are looking.
Están <en fila/en la oscuridad/en narices de cartón>.
They are <in a row/in the dark/on cardboard noses>.
{kid} se pone unas <verdes/redondas/de bucear>.
{kid} puts on some <green/round/diving> ones.
Con ellas se ve lo que pasó ayer.
With them you can see what happened before.

—Veo una cola —dice {kid}—.
“I see a tail,” says {kid}.
Da la vuelta a la esquina.
“It is going round the corner.”

Después solo se ve polvo.
Then there is only dust.
-- intermediate
En el pasillo de las gafas, <mil pares miraban a la puerta/las había hasta en narices de cartón>.
In the aisle of glasses, <a thousand pairs looked at the door/some were on cardboard noses>.
{kid} se probó unas <verdes/redondas/de bucear> que veían con una hora de retraso.
{kid} tried on some <green/round/diving> ones that saw what had happened an hour before.

—Una cola —dijo {kid}—, y está doblando la esquina.
“A tail,” said {kid}, “and it is going round the corner.”

Cuando se las probó {other}, la cola ya no estaba.
When {other} tried them, the tail had gone.
-- advanced
Entre <mil pares de gafas que miraban a la puerta/las gafas, expuestas en narices de cartón>, {kid} encontró unas que veían con una hora de retraso.
Among <a thousand pairs of glasses that watched the door/the glasses, shown on cardboard noses>, {kid} found some that saw one hour late.

@- —Acaba de doblar la esquina una cola —anunció, aunque ya eran las once.
“A tail has just gone round the corner,” came the report, although it was now eleven.

+ Detrás de la cola, muy despacio, se iba cerrando una puerta.
+ Behind the tail, very slowly, a door was closing.

== hats in aisles
-- beginner
Los sombreros perdidos duermen en torres.
Lost hats sleep in towers.
Arriba hay <una corona/un casco/una gorra de lana>.
On top there is <a crown/a helmet/a woolly cap>.
{other} toca una torre sin querer.
{other} touches one tower by mistake.
Llueven sombreros.
It rains hats.
{kid} tiene ahora nueve en la cabeza.
Now {kid} is under nine of them.
En el último hay <medio hueso/una galleta de perro/una huella de barro>.
In the last one is <half a bone/a dog biscuit/a muddy paw print>.

* —Siguiente pasillo —dice {clerk} debajo de un sombrero.
* “Next aisle,” says {clerk} from under a hat.
-- intermediate
Los sombreros formaban torres hasta el techo, y encima de la más alta había <una corona/un casco de bombero>.
The hats stood in towers up to the roof, and on the highest was <a crown/a fireman’s helmet>.
{other} rozó una, y cayeron todas.
{other} touched one, and they all came down.
{kid} salió de allí con nueve sombreros puestos y un hallazgo.
{kid} came out of it under nine hats, with a find.
Dentro de un bombín había <medio hueso/una huella de barro>.
Inside a bowler there was <half a bone/a muddy paw print>.
-- advanced
Los sombreros formaban torres, y bastó con que {other} rozara una para que <llovieran bombines/cayera hasta la última boina>.
The hats stood in towers, and {other} had only to brush against one for <it to rain bowlers/every last beret to come down>.
{kid} emergió con nueve sombreros puestos y <medio hueso en la mano/una huella de barro que enseñar>.
{kid} came up under nine hats, with <half a bone to show/a muddy paw print to show>.

* —Siguiente pasillo —dijo una chistera, con la voz de {clerk}.
* “Next aisle,” said a top hat, in the voice of {clerk}.

== trumpet in aisles
-- beginner
En este pasillo se pierde la música.
In this aisle there is lost music.
Hay una trompeta en una caja.
There is a trumpet in a box.
<Tose por la noche./Sueña con desfiles./Le falta su músico.>
<It coughs at night./It dreams of parades./It misses its owner.>
{kid} sopla una vez.
{kid} blows once.
Contesta un <ladrido/bostezo/suspiro>, muy lejos.
A <bark/yawn/sigh> answers, far away.
{other} sopla dos veces.
{other} blows twice.
Contestan dos.
Two answer.

—Es por allí —dice {kid}.
“It is that way,” says {kid}.
-- intermediate
En el pasillo de la música dormía una trompeta que <tosía por las noches/soñaba con desfiles>.
In the aisle of music slept a trumpet that <coughed at night/dreamed of parades>.
{kid} sopló una vez, y muy lejos contestó <un ladrido/un bostezo>.
{kid} blew once, and far away <a bark/a yawn> answered.
{other} sopló dos veces, y contestaron dos.
{other} blew twice, and two came back.

—Sabe contar —dijo {kid}—, y está por allí.
“It can count,” said {kid}, “and it is over there.”
-- advanced
En el pasillo de la música perdida, {kid} sopló una trompeta que <tosía por las noches/echaba de menos los desfiles>.
In the aisle of lost music, {kid} blew a trumpet that <coughed at night/missed its parades>.
Desde muy lejos contestó <un ladrido/un bostezo>.
From far away <a bark/a yawn> answered.
{other} sopló dos veces, y contestaron dos.
{other} blew twice, and two came back.

—Sabe contar, sea quien sea —dijo {kid}—, y está por allí.
“Whoever it is,” said {kid}, “can count, and is over there.”

== bicycle in aisles
-- beginner
Aquí hay media bicicleta.
Here is half a bicycle.
Es la mitad de <delante/atrás/arriba>.
It is the <front/back/top> half.

—¿Quién pierde media bicicleta? —pregunta {other}.
“Who loses half a bicycle?” asks {other}.

—Una persona muy distraída —dice {clerk}—.
“A very forgetful person,” says {clerk}.
Llegó a casa a pie, y no sabe por qué.
“He got home on foot, and does not know why.”

En la rueda hay <barro y un pelo/otro pelo/un pelo con barro>.
On the wheel there is <mud and a hair/another hair/a hair with mud>.

—El ladrón anda —dice {kid}.
“The thief walks,” says {kid}.
-- intermediate
En un rincón había media bicicleta, exactamente la mitad de <delante/detrás>.
In one corner there was half a bicycle, exactly the <front/back> half.

—¿Y quién pierde media bicicleta? —preguntó {other}.
“And who loses half a bicycle?” asked {other}.

—Un señor que llegó a casa a pie y todavía no sabe por qué —contestó {clerk}.
“A man who got home on foot and still does not know why,” answered {clerk}.

En el pedal, {kid} encontró <barro fresco/una huella> y otro pelo.
On the pedal {kid} found <fresh mud/a paw print> and one more hair.
-- advanced
En un rincón había media bicicleta, la mitad <delantera/trasera>, y {other} preguntó quién puede perder algo así sin caerse.
In one corner was half a bicycle, the <front/back> half, and {other} asked who could lose such a thing without falling off.

—Un señor que llegó a casa a pie —respondió {clerk}—, y todavía lo está pensando.
“A man who got home on foot,” replied {clerk}, “and he is still thinking about it.”

+ En el único pedal había <barro fresco/una huella> y otro pelo.
+ On its only pedal there was <fresh mud/a paw print> and one more hair.

== shadows in aisles
-- beginner
Aquí las sombras cuelgan de perchas.
Here shadows hang on hangers.
<Una es de jirafa./Una lleva sombrero./Las de verano son más cortas.>
<One is from a giraffe./One is wearing a hat./The summer ones are shorter.>
{kid} se prueba una, y le sobra <cola/nariz/pierna>.
{kid} tries one on, and it has too much <tail/nose/leg>.

—Esta no es de persona —dice {other}.
“This one is not a person’s,” says {other}.

La sombra mueve <la cola/las orejas> y sale corriendo.
The shadow moves its <tail/ears> and runs off.
{kids} [corre|corren] detrás hasta la esquina.
{kids} [runs|run] after it to the corner.
-- intermediate
En el pasillo de las sombras, todas colgaban de perchas.
In the aisle of shadows they all hung on hangers.
<Las de verano eran más cortas./Una llevaba sombrero./Había una de jirafa, doblada en tres.>
<The summer ones were shorter./One was wearing a hat./There was a giraffe’s, folded in three.>
{kid} se probó una, pero le sobraba cola.
{kid} tried one on, but it had too much tail.

—Esta no es de persona —dijo {other}, y la sombra salió corriendo.
“This one is not a person’s,” said {other}, and the shadow ran off.

Dobló la esquina <a cuatro patas/sin hacer ruido>.
It turned the corner <on four legs/without a sound>.
-- advanced
Las sombras perdidas colgaban de perchas, y <las de verano, más cortas, ocupaban un solo estante/la de una jirafa estaba doblada en tres>.
The lost shadows hung on hangers, and <the summer ones, being shorter, took only one shelf/a giraffe’s had been folded in three>.
A {kid} la primera que se probó le sobraba por la cola.
The first that {kid} tried on was too long in the tail.

—Esta no es de persona —dijo {other}, y la sombra dobló la esquina a cuatro patas.
“This one is not a person’s,” said {other}, and the shadow turned the corner on four legs.

== snow in aisles
-- beginner
En una nevera hay una bola de nieve.
In a fridge there is a snowball.
La perdió <un niño que ya es abuelo/una reina/un cartero>.
<A boy who is now a grandfather/A queen/A postman> lost it.

—Viene a verla en agosto —dice {clerk}.
“The owner comes to see it in August,” says {clerk}.

{kid} mira bien.
{kid} looks closely.
La bola tiene <un mordisco/una lengua marcada/cuatro dientes marcados>.
The snowball has <a bite in it/the mark of a tongue/the marks of four teeth>.

—Alguien tenía sed —dice {other}.
“Somebody was thirsty,” says {other}.

* —Siguiente pasillo —dice {clerk}.
* “Next aisle,” says {clerk}.
-- intermediate
En una nevera pequeña había una bola de nieve.
In a small fridge there was a snowball.
La había perdido <un niño que ya era abuelo/una reina muy distraída>.
It had been lost by <a boy who was now a grandfather/a very forgetful queen>.

—Viene a verla en agosto —dijo {clerk}—, y se queda un rato.
“The owner comes to see it in August,” said {clerk}, “and stays for a while.”

{kid} la miró con atención y encontró <un mordisco reciente/la marca de una lengua>.
{kid} looked closely and found <a fresh bite/the mark of a tongue>.

—Alguien tenía sed —dijo {other}.
“Somebody was thirsty,” said {other}.
-- advanced
En una nevera pequeña conservaban una bola de nieve.
In a small fridge they kept a snowball.
La había perdido <un niño que ya era abuelo/una reina muy distraída>.
It had been lost by <a boy who was now a grandfather/a very forgetful queen>.
{clerk} contó que su dueño venía a verla en agosto, y que no se la llevaba.
{clerk} said that its owner came to see it in August, and never took it away.
Por un lado tenía <un mordisco reciente/la marca de una lengua>, y {kid} tomó nota.
On one side it had <a fresh bite/the mark of a tongue>, and {kid} made a note.

== form in turns
-- beginner
{clerk} saca un papel muy largo.
{clerk} takes out a very long form.

—Hay que llenarlo —dice—, tres veces.
“This has to be filled in,” says {clerk}, “three times.”

Primera pregunta: color de lo perdido.
Question one: what colour is the lost thing?
Segunda pregunta: <sopa favorita/cumpleaños del gato/pie más frío>.
Question two: which <soup is best/day is the cat’s birthday/foot is colder>?
Tercera pregunta: ¿cuánta falta hace?
Question three: how much is it missed?
{kid} escribe «mucha», y no cabe.
{kid} writes “so much”, and it does not fit.
Escribe también por detrás.
It goes on over the page.
{clerk} pone un sello, <muy fuerte/y otro en la mesa/y sopla la tinta>.
{clerk} stamps it, <very hard/and the table too/and blows on the ink>.
-- intermediate
{clerk} sacó un papel tan largo que llegaba al suelo.
{clerk} took out a form so long that it reached the floor.
La primera pregunta era el color de lo perdido.
The first question was the colour of what was lost.
La segunda era <la sopa favorita/el cumpleaños del gato/cuál es el pie más frío>, y nadie supo por qué.
The second was <the best soup/the cat’s birthday/which foot is colder>, and nobody knew why.
La tercera decía: «¿Cuánta falta hace?».
The third said: “How much is it missed?”
{kid} escribió por delante y por detrás, y hubo que pedir otra hoja.
{kid} wrote on the front and on the back, and then needed another sheet.
{clerk} leyó hasta el final y puso el sello <sin hablar/dos veces>.
{clerk} read it to the end and stamped it <without a word/twice>.
-- advanced
{clerk} sacó un formulario que llegaba al suelo y que había que rellenar por triplicado.
{clerk} took out a form that reached the floor and had to be filled in three times.
Preguntaba por el color de lo perdido, por <la sopa favorita/el cumpleaños del gato> y, al final, cuánta falta hacía.
It asked for the colour of what was lost, <the best soup/the cat’s birthday> and, at the end, how much it was missed.
{kid} contestó a eso último por delante y por detrás, y hubo que pedir otra hoja.
{kid} answered that last one on the front and on the back, and then needed another sheet.
{clerk} la leyó entera y puso el sello <sin hablar/con mucho cuidado>.
{clerk} read it all and stamped it <without a word/with great care>.

== patience in turns
-- beginner
Llega un señor muy rojo.
A very red man comes in.

@man —¡He perdido la paciencia! —grita.
“I have lost my patience!” he shouts.

{clerk} busca en el libro, sin prisa.
{clerk} looks in the book, without hurry.

—Estante nueve —dice—, en un tarro pequeño.
“Shelf nine,” says {clerk}, “in a small jar.”

{other} trae el tarro.
{other} brings the jar.
Dentro hay <algo como miel/algo azul/una cosa que bosteza>.
In it is <something like honey/something blue/a thing that yawns>.
El señor toma una cucharada.
The man takes one spoonful.

@man —No hay prisa —dice, y <se sienta/mira la luna/silba>.
“There is no hurry,” he says, and <sits down/looks at the moon/whistles>.
-- intermediate
Entonces llegó un señor muy rojo, golpeando la ventanilla.
Then a very red man came and banged on the window.

@man —¡He perdido la paciencia! —gritó.
“I have lost my patience!” he shouted.

{clerk} la buscó en el libro, y tardó bastante.
{clerk} looked for it in the book, and took a good while.
{other} la trajo del estante nueve, en un tarro <azul/de miel>.
{other} brought it from shelf nine, in a <blue jar/honey jar>.
El señor tomó una cucharada y cambió de color.
The man took a spoonful and changed colour.

@man —No hay prisa —dijo, y se sentó a <mirar la luna/contar baldosas>.
“There is no hurry,” he said, and sat down to <look at the moon/count the tiles>.
-- advanced
En esto llegó un señor muy rojo, dando golpes en la ventanilla.
Just then came a very red man, who banged on the window.
Gritó que había perdido la paciencia esa misma tarde.
He shouted that he had lost his patience that afternoon.
{clerk} la buscó en el libro sin saltarse una línea, y {other} la trajo del estante nueve, en un tarro.
{clerk} looked it up without skipping a line, and {other} brought it from shelf nine, in a jar.
El señor tomó una cucharada, <cambió de color/suspiró como un globo> y se sentó a contar baldosas.
The man took a spoonful, <changed colour/sighed like a balloon> and sat down to count the tiles.

== supper in turns
-- beginner
A medianoche, {clerk} saca un bocadillo.
At midnight {clerk} takes out a sandwich.
Es de <queso/tortilla/jamón>.
It has <cheese/egg/ham> in it.
Lo corta en trozos iguales.
It is cut into equal parts.
Sobra un trozo.
One part is left.

—Es para quien venga —dice {clerk}.
“That is for whoever comes,” says {clerk}.

La bombilla parpadea una vez.
The light blinks once.
Ya no hay trozo.
The part is gone.
En el plato hay {dog.hair} y <mucha baba/una miga triste/silencio>.
On the plate there is {dog.hair} and <a wet spot/one sad crumb/silence>.

—Va por ahí —dice {kid} con la boca llena.
“It went that way,” says {kid}, mouth full.
-- intermediate
A medianoche, {clerk} sacó un bocadillo de <queso/tortilla> y lo cortó en trozos iguales.
At midnight {clerk} took out <a cheese/an egg> sandwich and cut it into equal parts.
Sobraba uno, que dejó en el borde de la mesa.
One was left over, and it went on the edge of the table.

—Es para quien venga —dijo, sin más explicaciones.
“That is for whoever comes,” said {clerk}, and no more.

La bombilla parpadeó una vez, y en el plato quedó {dog.hair}.
The light blinked once, and on the plate there was {dog.hair}.

—Va por ahí —dijo {kid} con la boca llena.
“It went that way,” said {kid}, mouth full.
-- advanced
A medianoche, {clerk} cortó un bocadillo de <queso/tortilla> en trozos iguales.
At midnight {clerk} cut <a cheese/an egg> sandwich into equal parts.
Sobraba uno, que dejó en el borde de la mesa.
One was left over, and it went on the edge of the table.

—Es para quien venga —dijo, como si viniera alguien.
“That is for whoever comes,” said {clerk}, as if anybody did.

La bombilla parpadeó una vez, y en el plato quedaban {dog.hair} y <una miga/un silencio muy satisfecho>.
The light blinked once, and on the plate were {dog.hair} and <one crumb/a very satisfied silence>.

== phones in turns
-- beginner
Suena un teléfono perdido.
A lost phone rings.
{clerk} no quiere contestar.
{clerk} does not want to answer.
Contesta {kid}.
So {kid} does.

—¿Está ahí mi tortuga? —pregunta una voz.
“Is my tortoise there?” asks a voice.

{kid} mira en el estante verde.
{kid} looks on the green shelf.
Allí está la tortuga, <con un sello/muy tranquila/y come papel>.
There is the tortoise, <with a stamp on it/quite calm/and it is eating paper>.

—Sí —dice {kid}—, y le va bien.
“Yes,” says {kid}, “and it is doing well.”

—Voy para allá —dice la voz, muy despacio.
“I am on my way,” says the voice, very slowly.

<Parece la voz de otra tortuga./Cuelga una hora después.>
<It sounds like another tortoise./It hangs up an hour later.>
{clerk} escribe «Devuelta» en el libro.
{clerk} writes “Given back” in the book.
-- intermediate
Entonces sonó un teléfono, uno de los perdidos.
Then a phone rang, one of the lost ones.
Como {clerk} no pensaba contestar, contestó {kid}.
As {clerk} was not going to answer, {kid} did.

—Buenas noches —dijo una voz muy lenta—, ¿está ahí mi tortuga?
“Good evening,” said a very slow voice, “is my tortoise there?”

{other} corrió al estante verde, y allí estaba, <comiendo papel/con un sello en la concha>.
{other} ran to the green shelf, and there it was, <eating paper/with a stamp on its shell>.

—Sí, y le va bien —dijo {kid}.
“Yes, and it is doing well,” said {kid}.

—Voy para allá —dijo la voz, y <tardó un minuto en colgar/se oyeron unas patas muy despacio>.
“I am on my way,” said the voice, and <it took a minute to hang up/there was the sound of slow feet>.

{clerk} anotó en el libro: «Una tortuga, casi devuelta».
{clerk} wrote in the book: “One tortoise, nearly given back”.
-- advanced
En mitad del pasillo sonó un teléfono, de los perdidos.
In the middle of the aisle a phone rang, a lost one.
Como {clerk} fingía no oírlo, contestó {kid}.
As {clerk} was pretending not to hear it, {kid} answered.

—Disculpe —dijo una voz lentísima—, ¿no estará ahí mi tortuga?
“Excuse me,” said an extremely slow voice, “but could my tortoise be there?”

Estaba en el estante verde, <con un sello en la concha/terminándose el periódico>, y no parecía preocupada.
It was on the green shelf, <with a stamp on its shell/finishing the newspaper>, and did not look worried.

—Salgo para allá —dijo la voz, y a continuación se oyeron unas patas que <tardaron un minuto en dar tres pasos/se alejaban con mucha calma>.
“I am on my way,” said the voice, and then came the sound of feet that <took a minute over three steps/left with great calm>.

{clerk} anotó en el libro: «Una tortuga, casi devuelta».
{clerk} wrote in the book: “One tortoise, nearly given back”.

== think long
-- beginner
{kids} se [sienta|sientan] en una caja a pensar.
{kids} [sits|sit] on a box to think.
{kid} cuenta las pistas: pelo, barro y un ruido.
{kid} counts the clues: hair, mud and a noise.

—¿Para qué quiere eso? —pregunta {other}.
“What does it want that for?” asks {other}.

Eso no se roba para <jugar al tenis/pagar el tranvía/ir a la ópera>.
Nobody steals that to <play tennis/pay for the tram/go to the opera>.

—{topic:Lo|La|Los|Las} quiere para dormir —dice {kid}.
“It wants {topic.them} to sleep with,” says {kid}.

{clerk} deja de escribir.
{clerk} stops writing.

—Hace mucho que no duerme —dice muy bajito.
“It has not slept for a long time,” says {clerk} very softly.
-- intermediate
{kids} se [sentó|sentaron] en una caja a repasar las pistas: pelo, barro y un ruido.
{kids} sat down on a box to go over the clues: hair, mud and a noise.

—¿Y para qué querrá alguien eso? —preguntó {other}.
“And what would anybody want that for?” asked {other}.

Una cosa así no se roba para <pagar el tranvía/ir a la ópera>.
Nobody steals that sort of thing to <pay for the tram/go to the opera>.

—{topic:Lo|La|Los|Las} quiere para dormir —dijo {kid} por fin.
“It wants {topic.them} to sleep with,” said {kid} at last.

{clerk} dejó el lápiz encima del libro.
{clerk} laid a pencil down on the book.

—Hace tres inviernos que no duerme una noche entera —dijo en voz baja.
“It has not slept a whole night for three winters,” said {clerk} quietly.
-- advanced
{kids} se [sentó|sentaron] en una caja a poner en orden las pistas, que eran un pelo, barro y un ruido.
{kids} sat down on a box to put the clues in order, which were a hair, some mud and a noise.
Eso no se roba para <pagar el tranvía/ir a la ópera>, observó {other}, y quedaban pocos motivos.
Nobody steals that to <pay for the tram/go to the opera>, {other} observed, and that left few reasons.

—Para dormir —dijo {kid} de pronto—, como todo el mundo.
“To sleep with,” {kid} said suddenly, “like everybody.”

{clerk} dejó el lápiz sobre el libro y tardó un poco en hablar.
{clerk} laid a pencil on the book and took a while to speak.

@clerk —Hace tres inviernos que no duerme una noche entera —dijo al fin.
“It has not slept a whole night for three winters,” came the answer at last.

== hand medium ages=3-5
-- beginner
En el último pasillo no hay luz.
In the last aisle there is no light.
{clerk} da <una linterna/una vela/un farol> y la mano.
{clerk} brings <a torch/a candle/a lamp>, and one warm hand.
La mano huele a <sopa/jabón/pan>.
The hand smells of <soup/soap/bread>.
Dan siete pasos y cuentan cada uno.
It is seven steps, and they count each one.
Al siete, algo respira.
At seven, something breathes.
-- intermediate
En el último pasillo no había luz, y {clerk} trajo <una linterna/un farol>.
There was no light in the last aisle, so {clerk} brought <a torch/a lamp>.
También dio la mano, que olía a <sopa/jabón>.
There was a hand to hold too, which smelled of <soup/soap>.
Contaron siete pasos, y al séptimo se oyó respirar.
They counted seven steps, and at the seventh something was breathing.
-- advanced
Como en el último pasillo no había luz, {clerk} trajo <una linterna/un farol> y ofreció una mano que olía a <sopa/jabón>.
As there was no light in the last aisle, {clerk} brought <a torch/a lamp> and offered a hand that smelled of <soup/soap>.
Contaron siete pasos en voz baja, y en el séptimo alguien respiró.
They counted seven steps in a whisper, and at the seventh somebody breathed.

== dark medium ages=6-8
-- beginner
En el último pasillo se apaga la luz.
In the last aisle the light goes out.
<Algo roza una pierna./Algo cae y rueda./Una caja se mueve sola.>
<Something touches a leg./Something falls and rolls./A box moves by itself.>
{other} aprieta la mano de {kid}, o de alguien.
{other} holds a hand, and hopes that it is the right one.
{kid} enciende la linterna.
{kid} lights the torch.
La linterna alumbra dos ojos.
The torch shines on two eyes.
-- intermediate
En el último pasillo se apagó la luz, y <algo rozó una pierna/una caja se movió sola>.
In the last aisle the light went out, and <something touched a leg/a box moved by itself>.
{other} apretó una mano y confió en que fuera la buena.
{other} held a hand and hoped that it was the right one.
Cuando {kid} encendió la linterna, en el fondo brillaron dos ojos.
When {kid} lit the torch, two eyes shone at the far end.
-- advanced
En el último pasillo se apagó la bombilla, y <algo rozó una pierna/una caja se movió por su cuenta>.
In the last aisle the bulb went out, and <something brushed a leg/a box moved of its own accord>.
{other} apretó la mano más cercana, con la esperanza de que tuviera dueño.
{other} took the nearest hand, and hoped that it belonged to somebody.
La linterna de {kid} dio tres vueltas antes de encontrar dos ojos.
The torch went round three times before {kid} found two eyes.

== rule medium ages=9-12
-- beginner
En la última puerta hay una norma.
On the last door there is a rule.
«Quien saca algo, deja algo», dice.
“Take something, leave something,” it says.

—¿Algo de cuánto? —pregunta {other}.
“Something worth how much?” asks {other}.

—De lo mismo —dice {clerk}, <sin levantar la vista/y mira los zapatos/y cierra el libro>.
“Just as much,” says {clerk}, <without looking up/looking down/closing the book>.
-- intermediate
En la última puerta colgaba una norma: «Quien saca algo, deja algo».
A rule hung on the last door: “Take something, leave something”.

—¿Algo de cuánto valor? —preguntó {other}.
“Worth how much?” asked {other}.

—Del mismo —contestó {clerk}, <sin levantar la vista/y cerró el libro>.
“Just as much,” answered {clerk}, <without looking up/closing the book>.
-- advanced
En la última puerta había una norma escrita a mano: «Quien saca algo, deja algo».
On the last door was a rule, written by hand: “Take something, leave something”.

—¿Algo de qué valor? —preguntó {other}, y {clerk} contestó <sin levantar la vista/mientras cerraba el libro> que del mismo.
“Worth how much?” asked {other}, and {clerk} answered, <without looking up/closing the book>, that it must be the same.

== found
-- beginner
Al fondo hay una cesta.
At the end there is a basket.
En la cesta duerme {dog}.
In it lies {dog}.
Lleva una etiqueta: «Número doce».
It has a label: “Number twelve”.
<Espera desde hace tres inviernos./Nadie ha venido a buscarlo./La etiqueta es ya muy vieja.>
<It has waited for three winters./Nobody ever came for it./The label is very old now.>
Entre las patas {topic:está|están} {topic.the}.
Between its paws {topic:is|are} {topic.the}.

—Así duerme —dice {clerk}.
“That way it sleeps,” says {clerk}.
-- intermediate
Al fondo había una cesta.
At the far end there was a basket.
En ella dormía {dog}.
In it lay {dog}.
Llevaba una etiqueta, «Número doce», <muy gastada/con fecha de hacía tres inviernos>.
It had a label, “Number twelve”, <quite worn/dated three winters ago>.
+ Nadie había venido nunca a buscarlo.
+ Nobody had ever come for it.
Entre sus patas {topic:estaba|estaban} {topic.the}.
Between its paws {topic:was|were} {topic.the}.
-- advanced
Al fondo había una cesta, y en la cesta {dog}, con la etiqueta del número doce.
At the far end was a basket, and in it {dog}, with the label of number twelve.
+ <Llevaba tres inviernos allí, y no había venido a buscarlo nadie./La fecha de la etiqueta era de hacía tres inviernos.>
+ <It had been there for three winters, and nobody had come for it./The date on the label was three winters old.>
Dormía por fin, y entre las patas {topic:estaba|estaban} {topic.the}.
It was asleep at last, and between its paws {topic:was|were} {topic.the}.

== give ages=3-5,6-8
-- beginner
{kid} tira un poco, y el perro abre un ojo.
{kid} pulls a little, and the dog opens one eye.

—Quiere algo que huela a alguien —dice {clerk}.
“It wants something with a smell of somebody,” says {clerk}.

{kid} se quita {wool}.
{kid} takes off {wool}.
<Huele a casa y a tostadas./Huele a champú y a sopa./Huele a lápiz y a mandarina.>
<It smells of home and toast./It smells of shampoo and soup./It smells of pencils and oranges.>
El perro abre las patas y mueve {dog.wags}.
The dog lets {topic.the} go, and moves {dog.wags}.
+ {wool} se queda allí.
+ {wool} stays there.
-- intermediate
{kid} tiró con cuidado, y el perro abrió un ojo.
{kid} pulled with care, and the dog opened one eye.

—Solo duerme con algo que huela a alguien —dijo {clerk}.
“It only sleeps with something that smells of somebody,” said {clerk}.

{kid} se quitó {wool}.
{kid} took off {wool}.
Olía a <casa y a tostadas/lápiz y a mandarina>.
It smelled of <home and toast/pencils and oranges>.
El perro abrió las patas, metió allí la nariz y movió {dog.wags}.
The dog let {topic.the} go, put its nose in and moved {dog.wags}.
-- advanced
{kid} tiró con cuidado, y el perro abrió un ojo y apretó las patas.
{kid} pulled with care, and the dog opened one eye and held on.

—Solo se duerme con algo que huela a alguien —explicó {clerk}.
“It can only sleep with something that smells of somebody,” explained {clerk}.

{kid} se quitó {wool}, que olía a <casa y a tostadas/lápiz y a mandarina>, y {wool:lo|la} dejó en la cesta.
{kid} took off {wool}, which smelled of <home and toast/pencils and oranges>, and laid it in the basket.
El perro hundió allí la nariz, movió {dog.wags} y abrió las patas.
The dog put its nose in, moved {dog.wags} and let {topic.the} go.

== price ages=9-12
-- beginner
{kid} tira un poco, y el perro abre un ojo.
{kid} pulls a little, and the dog opens one eye.

—Quiere algo que huela a alguien —dice {clerk}.
“It wants something with a smell of somebody,” says {clerk}.

{kid} toca {wool}.
{kid} touches {wool}.
<Es lo último que hizo su abuela./Su abuela ya no puede hacer otra cosa igual.>
<It is the last thing that Grandma made./Grandma cannot make another.>
Todavía huele a ella.
It still smells of her.
{kid} mira al perro y se {wool:lo|la} quita.
{kid} looks at the dog and takes it off.
El perro abre las patas.
The dog lets {topic.the} go.
-- intermediate
{kid} tiró con cuidado, y el perro abrió un ojo.
{kid} pulled with care, and the dog opened one eye.

—Solo duerme con algo que huela a alguien —dijo {clerk}.
“It only sleeps with something that smells of somebody,” said {clerk}.

{kid} tocó {wool}, lo último que había hecho su abuela.
{kid} touched {wool}, the last thing that Grandma ever made.
Todavía olía a ella, <si se buscaba en el borde/un poco, a lavanda y a lápiz>.
It still smelled of her, <along the edge/a little, of lavender and pencils>.
{kid} lo pensó y se {wool:lo|la} quitó, y el perro abrió las patas.
{kid} took it off, slowly, and the dog let {topic.the} go.
-- advanced
{kid} tiró con cuidado, y el perro abrió un ojo y apretó las patas.
{kid} pulled with care, and the dog opened one eye and held on.

—Solo se duerme con algo que huela a alguien —explicó {clerk}.
“It can only sleep with something that smells of somebody,” explained {clerk}.

{wool} era lo último que había hecho la abuela de {kid}.
{wool} was the last thing that Grandma ever made.
Aún olía a ella, <si se buscaba en el borde/a lavanda y a lápiz>.
It still smelled of her, <along the edge/of lavender and pencils>.
{kid} {wool:lo|la} olió una vez más y {wool:lo|la} dejó en la cesta.
{kid} smelled it once more and laid it in the basket.
El perro hundió la nariz y abrió las patas.
The dog put its nose in and let {topic.the} go.

== end
-- beginner
{kids} [vuelve|vuelven] a casa con {topic.the} y <mucho frío/la nariz roja/mucho sueño>.
{kids} [goes|go] home with {topic.the} and <cold hands/red ears/a long yawn>.

El <lunes/jueves/viernes> llega una carta de {clerk}.
On <Monday/Thursday/Friday> a letter comes from {clerk}.
«Se ha encontrado {wool.a}», dice.
“Found: {wool.a},” it says.
«Tiene un perro dentro».
“There is a dog in it.”
-- intermediate
{kids} [volvió|volvieron] a casa con {topic.the} y <la nariz roja/las manos en los bolsillos>.
{kids} went home with {topic.the} and <red ears/hands in pockets>.

El <lunes/jueves/viernes> llegó una carta con el sello de {clerk}.
On <Monday/Thursday/Friday> a letter came with the stamp of {clerk}.
«Se ha encontrado {wool.a}», decía, «con un perro dentro».
“Found,” it said, “{wool.a}, with a dog inside.”
-- advanced
{kids} [volvió|volvieron] a casa con {topic.the} y con <la nariz roja/las manos en los bolsillos>.
{kids} went home with {topic.the} and with <red ears/hands in pockets>.

El <lunes/jueves/viernes> llegó un aviso, con la letra de {clerk} y una huella de barro.
On <Monday/Thursday/Friday> a notice came, in the handwriting of {clerk}, with one muddy paw print.
«Se ha encontrado {wool.a}», decía, «con un perro dentro».
“Found,” it said, “{wool.a}, with a dog inside.”
