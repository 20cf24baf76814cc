plot: Something is lost, and the children follow it from each person who had it to the next: all took care of it, all had to pass it on, and the label on it has grown when it is found.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: lost
picture kinds=sci-fi: spaceship, day, curious, kid worried points, other, hero, first, thing topic
picture: street village, day, curious, kid worried points, other, hero, first, thing topic
middle: same, same, curious, kid runs, other, post, first
end: same, night, happy, kid hugs hero, hero, other, thing topic
take doors: 1 3 5

title: ¿Quién lo tuvo después? = Who Had It Next?
title: De puerta en puerta = From Door to Door
title: La etiqueta que creció = The Label That Grew
title: No vender, no mojar = Not for Sale, Keep Dry

cast street: la calle del Pozo = Well Street
  in: en la calle del Pozo = in Well Street
  odd: En esa calle, las puertas nunca se cierran. = In that street nobody ever shuts a door.
  dusk: Ya encienden los faroles. = The street lamps are coming on.
cast street: la plaza de los Patos = Duck Square
  in: en la plaza de los Patos = in Duck Square
  odd: En esa plaza hay doce puertas y un pato. = In that square there are twelve doors and one duck.
  dusk: El pato ya duerme en la fuente. = The duck is asleep in the fountain.
cast street: la cuesta del Horno = Oven Hill
  seen: un pueblo = a village
  in: en la cuesta del Horno = on Oven Hill
  odd: En esa cuesta, todo lo que cae rueda. = On that hill, all that falls rolls.
  dusk: Ya huele a cena en toda la cuesta. = The whole hill smells of supper.
cast street: el callejón del Gallo = Rooster Lane
  in: en el callejón del Gallo = in Rooster Lane
  odd: En el callejón se oye hasta la sopa. = In that lane you can even hear the soup.
  dusk: Las ventanas ya están amarillas. = The windows are yellow now.
cast street kinds=sci-fi: el módulo siete = Module Seven
  in: en el módulo siete de la estación = in Module Seven of the station
  odd: Por la ventana se ve la Tierra, muy pequeña. = From the window you can see the Earth, very small.
  dusk: La Tierra pasa otra vez por la ventana. = The Earth goes past the window again.
cast street kinds=sci-fi: la cúpula roja de Marte = the red dome on Mars
  in: en la cúpula roja de Marte = in the red dome on Mars
  odd: En Marte, lo que cae tarda un rato. = On Mars, things take their time to fall.
  dusk: Fuera, el sol de Marte es azul. = Outside, the sun of Mars is going down blue.
cast street kinds=horror: la calle de los Faroles Rotos = Broken Lamp Street
  in: en la calle de los Faroles Rotos = in Broken Lamp Street
  odd: En esa calle, las puertas se abren solas. = In that street the doors open by themselves.
  dusk: Detrás, las puertas se cierran solas, una por una. = Behind, the doors shut by themselves, one by one.
cast street kinds=horror: la casa de los largos pasillos = the house of long corridors
  seen: una escalera = stairs
  in: en la casa de los largos pasillos = in the house of long corridors
  odd: Allí cada puerta cruje con otra nota. = There, every door creaks on a different note.
  dusk: Una luz anda sola por el pasillo. = A light is walking down the corridor alone.
cast street kinds=fantasy: el barrio de las brujas = the witches’ quarter
  seen: un pueblo = a village
  in: en el barrio de las brujas = in the witches’ quarter
  odd: Allí los tejados cambian de sitio los lunes. = There, the roofs change places every Monday.
  dusk: Las escobas ya duermen en los balcones. = The brooms are asleep on the balconies.
cast street kinds=fantasy: la calle de los gigantes = Giants’ Row
  in: en la calle de los gigantes = in Giants’ Row
  odd: Los timbres están a tres metros del suelo. = The doorbells are ten feet above the ground.
  dusk: Un gigante apaga el sol de un soplido, o eso parece. = A giant seems to blow out the sun.
cast street old kinds=adventure: el puerto viejo = the old harbour
  in: en el puerto viejo = in the old harbour
  odd: Allí las casas son barcos, y se mueven. = There, the houses are boats, and they move.
  dusk: Sube la marea, y las puertas suben también. = The tide comes in, and the doors go up too.
cast street kinds=adventure: la isla de los puentes = the island of bridges
  seen: un puente = a bridge
  in: en la isla de los puentes = on the island of bridges
  odd: De casa a casa hay un puente de cuerda. = From house to house there is a rope bridge.
  dusk: El viento mueve ya todos los puentes. = Now the wind is moving all the bridges.

cast first m: don Ramiro = Mr Ramiro
  job: arregla paraguas = mends umbrellas
cast first f: doña Petra = Mrs Petra
  job: vende botones = sells buttons
cast first m: el señor Lino = Mr Lino
  job: pinta números de casas = paints house numbers
cast first f: la señora Cobo = Mrs Cobo
  job: afila tijeras = sharpens scissors

cast post f: Inés, la cartera = Inés, the postwoman
  short: Inés = Inés
cast post m: Gaspar, el de la leche = Gaspar, the milkman
  short: Gaspar = Gaspar
cast post m: Rufo, el barrendero = Rufo, the sweeper
  short: Rufo = Rufo
cast post f: Delia, la de las flores = Delia, the flower seller
  short: Delia = Delia

cast treasure: su brújula = a compass
  the: la brújula = the compass
  price: a buscar el norte con el dedo = looks for north with one finger
cast treasure: su linterna = a torch
  the: la linterna = the torch
  price: a leer a oscuras, de memoria = reads in the dark, by heart
cast treasure: su silbato = a whistle
  the: el silbato = the whistle
  price: a silbar con dos dedos, muy mal = whistles with two fingers, very badly
cast treasure: su lupa = a magnifying glass
  the: la lupa = the magnifying glass
  price: a mirar las hormigas de lejos = looks at ants from far away

cast smell: a pan, a jabón y a pescado = of bread, soap and fish
cast smell: a sopa, a tinta y a naranja = of soup, ink and oranges
cast smell: a humo, a flores y a queso = of smoke, flowers and cheese
cast smell: a café, a lluvia y a pintura = of coffee, rain and paint

cast next: una trompeta = a trumpet
  it: Suena = It works
cast next: un bigote de mentira = a false moustache
  it: Pica = It itches
cast next: un casco con cuernos = a helmet with horns
  it: Pesa = It is heavy
cast next: un zapato de payaso = a clown’s shoe
  it: Es enorme = It is huge

speaks fermin m: Fermín = Fermín
speaks nuria f: Nuria = Nuria
speaks tito m: Tito = Tito
speaks guard m: el guardia = the guard
speaks parrot m: el loro = the parrot
speaks ponce m: el señor Ponce = Mr Ponce
speaks lady f: la señora = the lady
speaks olaya f: Olaya = Olaya
speaks librarian f: la bibliotecaria = the librarian

word: la etiqueta = the label
word: la puerta: puerta, puertas = the door: door, doors
word: el martes = Tuesday
word: la escalera = the stairs
word: el horno = the oven
word: la nevera = the fridge
word: la cama = the bed
word: el escalón = the step
word: la letra: letra, letras = the handwriting: handwriting
word: el loro = the parrot
word: el reloj: reloj, relojes = the clock: clock, clocks
word: la silla = the chair
word: el escaparate = the window
word: el pan = the bread: bread, loaf
word: la cesta = the basket
word: la lluvia: lluvia, llueve, llovía, llover = the rain: rain, raining
word: el cajón = the drawer
word: el precio = the price
word: el cuento = the story
word: la línea: línea, líneas = the line: line, lines
word: alguien = somebody
word: después = next

question: ¿Qué escribirías tú en la etiqueta? = What would you write on the label?
question: ¿Por qué nadie se queda con lo que ha encontrado? = Why does nobody keep what they have found?
question: ¿Qué has perdido tú alguna vez, y quién crees que lo tuvo después? = What have you once lost, and who do you think had it next?

== missing
-- beginner
Es martes, y {topic:falta|faltan} {topic.the}.
It is Tuesday, and {topic.the} {topic:is|are} missing.
{kids} [busca|buscan] debajo de la cama y en el horno.
{kids} [looks|look] under the bed and in the oven.
+ <En el horno hay un guiso./En el horno hay una pizza.>
+ <In the oven there is a stew./In the oven there is a pizza.>
[Busca|Buscan] también en la nevera.
{they} also [looks|look] in the fridge.
<En la nevera hay un queso, y el queso no sabe nada./En la nevera hay un pollo, y el pollo no dice nada.>
<There is a cheese in the fridge, and it knows nothing./There is a chicken in the fridge, and it says nothing.>

{kids} [vive|viven] {street.in}.
{kids} [lives|live] {street.in}.
+ {street.odd}
+ {street.odd}

—Alguien ha visto algo —dice {kid}.
“Somebody has seen something,” says {kid}.
-- intermediate
Un martes, al volver de la calle, {topic:faltaba|faltaban} {topic.the}.
One Tuesday, after the street and before supper, {topic.the} {topic:was|were} missing.
{kids} [buscó|buscaron] debajo de la cama, dentro del horno y hasta en la nevera.
{kids} looked under the bed, inside the oven and even in the fridge.
<Allí había un queso, que no sabía nada./Allí había medio pollo, que no quiso hablar.>
<There was a cheese there, which knew nothing./There was half a chicken there, which would not talk.>

[Vivía|Vivían] {street.in}, con muchas puertas y muchos ojos.
Home was {street.in}, with many doors and many eyes.
+ {street.odd}
+ {street.odd}

—Alguien ha tenido que ver algo —dijo {kid}.
“Somebody must have seen something,” said {kid}.
-- advanced
El martes, entre la merienda y la cena, {topic:desapareció|desaparecieron} {topic.the}.
On Tuesday, somewhere between tea and supper, {topic.the} disappeared.
{kids} [registró|registraron] la cama, el horno y la nevera, donde <solo había un queso que no sabía nada/medio pollo se negó a declarar>.
{kids} searched the bed, the oven and the fridge, where <there was only a cheese that knew nothing/half a chicken refused to answer>.

Pero [vivía|vivían] {street.in}, donde hay muchas puertas y cada una tiene ojos.
But home was {street.in}, where there are many doors, and every one of them has eyes.
+ {street.odd}
+ {street.odd}

+ —Algo habrá visto alguien —dijo {kid}, y salió a la escalera.
+ “Somebody will have seen something,” said {kid}, and went out to the stairs.

== posters medium
-- beginner
Primero hay que hacer carteles.
First there must be posters.
{kid} hace un dibujo de {topic.the}.
{kid} makes a drawing of {topic.the}.
<El dibujo parece una patata con ojos./El dibujo parece una nube con patas.>
<The drawing looks like a potato with eyes./The drawing looks like a cloud with legs.>
{other} escribe debajo: «¿Dónde {topic:está|están}?».
{other} writes under it: “Where {topic:is it|are they}?”

[Pega|Pegan] seis carteles en seis paredes.
{kids} [puts|put] six posters on six walls.
En una hora llegan tres vecinos con cosas.
In an hour three neighbours come with things.
Traen una patata, una nube de algodón y un tío.
They bring a potato, a cotton cloud and an uncle.
El tío también se ha perdido.
The uncle is lost too.

—Gracias —dice {kid}—, pero no.
“Thank you,” says {kid}, “but no.”

Es mejor preguntar en las puertas.
It is better to ask at the doors.
-- intermediate
Lo primero fueron los carteles.
The first thing was the posters.
{kid} hizo un retrato de {topic.the}, y <salió una patata con ojos/salió una nube con patas>.
{kid} made a portrait of {topic.the}, and <it came out as a potato with eyes/it came out as a cloud with legs>.
{other} puso debajo, con letras muy grandes: «Se busca».
{other} wrote underneath, in very big letters: “Wanted”.

Antes de una hora ya había tres vecinos en la puerta.
Within an hour there were three neighbours at the door.
Uno traía una patata, otro un montón de algodón y la tercera un tío suyo.
One brought a potato, one a heap of cotton wool, and the third an uncle.

@- —Lo encontré en la parada del autobús —explicó ella.
“I found him at the bus stop,” she explained.

El tío era simpático, pero no se parecía nada.
The uncle was pleasant, but he did not look like it at all.
Estaba claro que había que ir de puerta en puerta.
Clearly it was necessary to go from door to door.
-- advanced
Lo primero fueron los carteles, que {kid} dibujó con más prisa que parecido.
First came the posters, which {kid} drew with more speed than likeness.
{topic.the}, sobre el papel, <parecía{topic:|n} una patata que ha recibido una noticia/parecía{topic:|n} una nube con zapatos>.
On paper, {topic.the} looked like <a potato that has just had news/a cloud in shoes>.

En menos de una hora ya se habían presentado tres vecinos con hallazgos.
In less than an hour three neighbours had called with things they had found.
El primero traía una patata, el segundo un saco de algodón y la tercera, del brazo, a un tío suyo.
The first brought a potato, the second a bag of cotton wool, and the third brought an uncle.

+ @- —Se parece un poco al dibujo, si una entorna los ojos —dijo ella.
+ “He is a little like the drawing, if you half close your eyes,” she said.

Hubo que darles las gracias y empezar de otro modo, puerta por puerta.
There was nothing for it but to thank them and begin again, door by door.

== first
-- beginner
Abajo está {first}.
Downstairs is {first}.
{first} {first.job}.
{first} {first.job}.

—Sí, {topic.the} —dice {first}—.
“Yes, {topic.the},” says {first}.
<Estaba{topic:|n} en el tercer escalón, bajo la lluvia./Estaba{topic:|n} en la escalera, y llovía mucho.>
<“On the third step, in the rain./“Out on the stairs, in all that rain.>
Le{topic:|s} puse una etiqueta y {topic:lo|la|los|las} llevé al vecino.
I put a label on {topic.them} and went next door.”

* —¿Quién {topic:lo|la|los|las} tuvo después? —[pregunta|preguntan] {they}.
* “Who had {topic.them} next?” [asks {kid}|they ask].

+ {first} señala otra puerta.
+ {first} points at another door.
-- intermediate
En la planta baja estaba {first}, que {first.job}.
On the ground floor was {first}, who {first.job}.

—{topic:Lo|La|Los|Las} encontré en el tercer escalón —dijo—, y <empezaba a llover/caía agua a cubos>.
“I found {topic.them} on the third step,” said {first}, “and it was <starting to rain/pouring with rain>.”

Le{topic:|s} había atado una etiqueta de cartón: «No mojar».
On it was now a cardboard label: “Keep dry”.
+ Después se {topic:lo|la|los|las} había dado a alguien con una casa más seca.
+ After that, somebody with a drier house had taken {topic.them}.

* —¿Y quién {topic:lo|la|los|las} tuvo después? —[preguntó|preguntaron] {they}.
* “And who had {topic.them} next?” [asked {kid}|they asked].
-- advanced
En la planta baja estaba {first}, que {first.job} y se entera de todo.
On the ground floor was {first}, who {first.job} and hears of everything.

—Estaba{topic:|n} en el tercer escalón, y llovía <como si alguien vaciara una bañera/de lado, que es como más moja> —dijo {first}.
“On the third step, and it was raining <as if somebody had emptied a bath/sideways, which is the wettest way>,” said {first}.

Así que le{topic:|s} ató una etiqueta, escribió «No mojar» y buscó a alguien con mejor techo.
So a label was tied on, with “Keep dry” on it, and somebody with a better roof was found.

* —¿Y quién {topic:lo|la|los|las} tuvo después? —[preguntó|preguntaron] {they}.
* “And who had {topic.them} next?” [asked {kid}|they asked].

== baker in doors
-- beginner
En otra puerta hay una panadera.
At another door there is a baker.
Se llama Olaya, y tiene harina en las cejas.
Her name is Olaya, and she has flour in her eyebrows.

@olaya —Yo {topic:lo|la|los|las} puse cerca del horno —dice.
“I put {topic.them} near the oven,” she says.

Pero la gente vio la etiqueta.
But people saw the label.
<Tres señoras preguntaron el precio./Un señor quiso medio kilo.>
<Three ladies asked the price./One man wanted a pound of it.>
Olaya escribió: «No vender».
Olaya wrote: “Not for sale”.

@olaya —Y {topic:lo|la|los|las} llevé a otra casa, por si acaso.
“And I took {topic.them} to another house, to be safe.”

Olaya regala un pan muy caliente.
Olaya gives away a very hot loaf.
-- intermediate
La panadera Olaya tenía harina hasta en las cejas.
Olaya the baker had flour even in her eyebrows.

@olaya —Yo {topic:lo|la|los|las} dejé secar al lado del horno —dijo—, entre los panes redondos.
“I left {topic.them} to dry by the oven,” she said, “among the round loaves.”

El problema fue que la gente empezó a preguntar el precio.
The trouble was that people began to ask the price.
<Una señora pidió cuarto y mitad./Un señor quiso saber si tenía pasas.>
<One lady asked for a quarter of a pound./One gentleman wanted to know whether there were raisins in it.>
Olaya añadió «No vender» a la etiqueta y buscó un sitio más serio.
Olaya added “Not for sale” to the label and looked for a more serious place.
-- advanced
Olaya, la panadera, {topic:lo|la|los|las} había puesto a secar junto al horno, entre los panes redondos.
Olaya the baker had put {topic.them} to dry beside the oven, among the round loaves.
A media mañana <una clienta pidió que se {topic:lo|la|los|las} cortara en rebanadas/ya había cola, y nadie preguntaba por el pan>.
By the middle of the morning <a customer was asking to have {topic.them} sliced/there was a queue, and nobody in it wanted bread>.
Olaya escribió «No vender» y pensó que hacía falta una casa con menos hambre.
Olaya wrote “Not for sale” and decided that a less hungry house was needed.

== barber in doors
-- beginner
El peluquero se llama Fermín.
The barber is called Fermín.
Su silla da vueltas.
His chair turns round and round.

—Yo {topic:lo|la|los|las} senté ahí, en la silla —dice Fermín.
“I put {topic.them} there, in the chair,” says Fermín.

Todos los clientes tenían que esperar de pie.
All the customers had to wait on their feet.
<Uno esperó dos horas./Uno se durmió de pie.>
<One of them waited two hours./One of them fell asleep standing up.>

—Un cliente me dijo: qué buen corte —cuenta Fermín—.
“One customer told me: what a fine haircut,” says Fermín.
Y yo no le había hecho nada.
“And I had not cut anything.”

Fermín escribió: «No peinar».
Fermín wrote: “Do not comb”.
-- intermediate
Fermín, el peluquero, tenía una sola silla, que daba vueltas.
Fermín the barber had a single chair, which turned round.

@fermin —{topic:Lo|La|Los|Las} senté ahí, y nadie se atrevió a molestar —dijo.
“I put {topic.them} there, and nobody dared to touch {topic.them},” he said.

Los clientes hacían cola de pie, muy callados.
The customers stood in line, very quietly.
<Uno pidió el mismo corte./Uno preguntó si faltaba mucho.>
<One asked for the same haircut./One asked whether it would take much longer.>
A las dos horas, Fermín escribió «No peinar» y llamó a otra puerta.
After two hours Fermín wrote “Do not comb” and knocked at another door.
-- advanced
Fermín tiene una peluquería con una sola silla, y en esa silla {topic:lo|la|los|las} había sentado.
Fermín has a barber’s shop with a single chair, and he had put {topic.them} in that chair.
Los clientes, muy educados, esperaron de pie a que terminara.
The customers were very polite, and waited on their feet.
+ <El cuarto pidió que le hicieran lo mismo./Al tercero le creció la barba en la espera.>
+ <The fourth asked to have the same again./The third grew a beard while he waited.>
Fermín apuntó «No peinar» y {topic:lo|la|los|las} llevó adonde nadie tuviera prisa.
Fermín noted down “Do not comb” and went to find a house where nobody was in a hurry.

== parrot in doors
-- beginner
En otra casa vive un loro con una señora.
In another house a parrot lives with a lady.
El loro se llama Almirante.
The parrot is called Admiral.

—¡Mío! —grita el loro.
“Mine!” shouts the parrot.

—No es tuyo —dice la señora.
“It is not yours,” says the lady.

{topic.the} {topic:pasó|pasaron} aquí una tarde.
{topic.the} spent one afternoon here.
Ahora solo dice esa palabra.
Now it says only that word.
<La dice en la ducha./La dice por teléfono.>
<It says it in the shower./It says it on the phone.>

—No pude dormir —dice la señora—, y {topic:lo|la|los|las} llevé a otro piso.
“I could not sleep,” says the lady, “so I took {topic.them} to another floor.”

—¡Mío! —dice el loro, muy triste.
“Mine!” says the parrot, very sadly.
-- intermediate
En la casa siguiente abrió un loro llamado Almirante.
The next door was opened by a parrot called Admiral.

—¡Mío! —gritó el loro.
“Mine!” screamed the parrot.

@- —No le hagas caso —pidió su dueña—, que {topic:lo|la|los|las} tuvimos aquí una sola tarde.
“Don’t listen,” said its owner, “because we had {topic.them} here for only one afternoon.”

Antes, Almirante sabía doce canciones y dos insultos.
Before that, Admiral had known twelve songs and two insults.
Desde entonces decía una sola palabra, <también de noche/también por teléfono>.
Now it said one single word, <at night as well/on the telephone as well>.
La señora había escrito en la etiqueta: «Lejos de los loros».
The lady had written on the label: “Keep away from parrots”.
-- advanced
En la casa siguiente les abrió un loro, seguido a cierta distancia por su dueña.
The next door was opened by a parrot, followed at some distance by its owner.

—¡Mío! —gritó el loro, que se llamaba Almirante y había sabido doce canciones.
“Mine!” screamed the parrot, whose name was Admiral and who had once known twelve songs.

La señora contó que {topic:lo|la|los|las} había acogido una tarde, y que <el animal no había vuelto a decir otra cosa/el animal lo repetía hasta por teléfono>.
The lady said that she had taken {topic.them} in one afternoon, and that the bird <had not said anything else since/said it even on the telephone>.
+ En la etiqueta puso «Lejos de los loros», con letra de no haber dormido.
+ On the label she put “Keep away from parrots”, in the handwriting of somebody who has not slept.

== clocks in doors
-- beginner
Aquí vive un relojero, el señor Ponce.
A clock mender lives here, Mr Ponce.
En su casa hay cuarenta relojes.
In his house there are forty clocks.
Todos marcan una hora diferente.
They all tell a different time.

—Antes iban bien —dice el señor Ponce.
“They were right before,” says Mr Ponce.

Puso {topic.the} encima de la mesa.
He put {topic.the} on the table.
<Y miró, y miró, y no dio cuerda a nada./Y se olvidó de los relojes toda la tarde.>
<And he looked, and looked, and wound no clock./And he forgot the clocks all afternoon.>
Escribió: «No mirar mucho rato».
He wrote: “Do not look for too long”.

@- —Se fue{topic:|ron} a las tres —dice—, o a las nueve.
“That was at three o’clock,” he says, “or at nine.”
-- intermediate
El señor Ponce arreglaba relojes, y tenía cuarenta en la pared.
Mr Ponce mended clocks, and he had forty on the wall.
Ninguno marcaba la misma hora.
No two of them told the same time.

@- —La culpa es mía —confesó—, porque {topic:lo|la|los|las} puse en la mesa y me quedé mirando.
“It’s my own fault,” he confessed, “because I put {topic.them} on the table and sat looking.”

<Cuando quiso darse cuenta, era jueves en la cocina./Se había olvidado de dar cuerda a la tarde entera.>
<By the time he noticed, it was Thursday in the kitchen./He had forgotten to wind up the whole afternoon.>
En la etiqueta añadió: «No mirar mucho rato».
On the label he added: “Do not look for too long”.
-- advanced
El señor Ponce arregla relojes, y aquella tarde tenía cuarenta que no se ponían de acuerdo.
Mr Ponce mends clocks, and that afternoon he had forty that could not agree.
Había dejado {topic.the} sobre la mesa, confesó, y se le había ido el santo al cielo.
He had left {topic.the} on the table, he confessed, and had sat there with his mouth open.
+ <En la cocina ya era jueves./El cuco salió a preguntar y se volvió a meter.>
+ <In the kitchen it was already Thursday./The cuckoo came out to ask, and went in again.>
Por eso la etiqueta decía ahora: «No mirar mucho rato».
That is why the label now said: “Do not look for too long”.

== office in doors
-- beginner
En la oficina hay un guardia muy serio.
In the office there is a very serious guard.
Guarda las cosas perdidas en un cajón.
He keeps lost things in a drawer.

—¿Color? —pregunta el guardia—.
“Colour?” asks the guard.
¿Y el peso, y las opiniones?
“And the weight, and any opinions?”

{kid} contesta a todo.
{kid} answers everything.
El guardia abre el cajón.
The guard opens the drawer.
<Hay un diente de oro y un bocadillo./Hay siete llaves y una tortilla.>
<There is a gold tooth and a sandwich./There are seven keys and an omelette.>

@guard —No cabía{topic:|n} —dice por fin—.
“There was no room,” he says at last.
Escribí «No doblar», y fuera.
“I wrote ‘Do not fold’, and out.”
-- intermediate
El guardia de los objetos perdidos tenía un cajón y muchos papeles.
The lost property officer had one drawer and a great many forms.

@guard —¿Color, peso, opiniones? —preguntó, y lo fue apuntando todo.
“Colour, weight, opinions?” he asked, and he wrote everything down.

Luego abrió el cajón con una llave diminuta.
Then he opened the drawer with a tiny key.
<Dentro había un diente de oro y medio bocadillo./Dentro había nueve guantes, todos de la misma mano.>
<Inside were a gold tooth and half a sandwich./Inside were nine gloves, all for the same hand.>

@guard —Aquí no cabía{topic:|n} —dijo—, así que puse «No doblar» y {topic:lo|la|los|las} pasé a otra puerta.
“There was no room,” he said, “so I put ‘Do not fold’ and tried another door.”
-- advanced
El encargado de los objetos perdidos disponía de un cajón, una llave diminuta y cuatro formularios.
The man in charge of lost property had one drawer, a tiny key and four different forms.
Preguntó el color, el peso y las opiniones, y abrió el cajón, donde <había un diente de oro y medio bocadillo/había nueve guantes de la misma mano>.
He asked about colour, weight and opinions, and opened the drawer, in which there were <a gold tooth and half a sandwich/nine gloves for the same hand>.

@guard —No cabía{topic:|n}, y doblar está prohibido —dijo, y enseñó la norma.
“There was no room, and folding is forbidden,” he said, and showed them the rule.

+ De modo que {topic:lo|la|los|las} había mandado a otra puerta.
+ And so he had tried another door.

== library in doors
-- beginner
La bibliotecaria habla muy bajito.
The librarian speaks very quietly.

@librarian —{topic:Lo|La|Los|Las} puse en un estante —dice—, con los cuentos de fantasmas.
“I put {topic.them} on a shelf,” she says, “next to the ghost stories.”

Y un lector se {topic:lo|la|los|las} llevó a casa.
And a reader took {topic.them} home.
<Leyó la etiqueta entera./Pidió una semana más.>
<He read the whole label./He asked for one more week.>
Al final lloró un poco.
At the end he cried a little.

@librarian —Dice que es el mejor cuento del año —susurra ella.
“He says it is the best story of the year,” she whispers.

La bibliotecaria escribió: «No prestar».
The librarian wrote: “Do not lend”.
-- intermediate
La bibliotecaria {topic:lo|la|los|las} había puesto en un estante, entre el teatro y los fantasmas.
The librarian had put {topic.them} on a shelf, between plays and ghosts.
Un lector que no llevaba gafas se {topic:lo|la|los|las} llevó a casa.
A reader without his glasses took {topic.them} home.

@librarian —Leyó la etiqueta dos veces —susurró ella—, y <dijo que el final era triste/quería la segunda parte>.
“He read the label twice,” she whispered, “and <he said that the ending was sad/he wanted the second part>.”

Le había gustado más que ningún cuento del año.
He had liked it better than any story of the year.
Después de eso, en la etiqueta ponía también: «No prestar».
After that, the label also said: “Do not lend”.
-- advanced
La bibliotecaria, que era una mujer ordenada, {topic:lo|la|los|las} había clasificado entre el teatro y los fantasmas.
The librarian, who was a tidy woman, had filed {topic.them} between plays and ghosts.
Fue un lector sin gafas quien pidió el préstamo y leyó la etiqueta de principio a fin.
It was a reader without glasses who borrowed {topic.them} and read the label from beginning to end.
Al devolver{topic:lo|la|los|las}, <preguntó si había una segunda parte/dijo que el final lo había hecho llorar>.
When he came back, <he asked whether there was a second part/he said that the ending had made him cry>.
+ Ella añadió «No prestar», aunque le dio un poco de pena.
+ She added “Do not lend”, although she was a little sorry.

== shop in doors
-- beginner
La tienda de Nuria vende ropa de domingo.
Nuria’s shop sells Sunday clothes.
Nuria puso {topic.the} en el escaparate.
Nuria put {topic.the} in the shop window.
La calle se llenó de gente.
The street filled with people.

—Nadie miraba mis vestidos —dice Nuria.
“Nobody looked at my dresses,” says Nuria.

<Un autobús se paró para mirar./Un pintor vino con su caballete.>
<A bus stopped to look./A painter came with his easel.>
El conductor de la grúa también miró.
The tow-truck driver looked too.
Nuria escribió: «No exponer».
Nuria wrote: “Do not show”.

@nuria —Y lo siento —dice—, porque hacía{topic:|n} juego con las cortinas.
“And I am sorry,” she says, “because the colour suited my curtains.”
-- intermediate
Nuria, la de la tienda de ropa, pensó en su escaparate.
Nuria, from the clothes shop, thought of her window.
Allí puso {topic.the}, entre dos vestidos de boda.
There she put {topic.the}, between two wedding dresses.

@nuria —En diez minutos no cabía un alfiler —contó—, y <se paró hasta el autobús/vino un pintor con su caballete>.
“In ten minutes the street was full,” she said, “and <even the bus stopped/a painter came with his easel>.”

Pero no vendió ni un calcetín.
But she did not sell so much as a hat.
Escribió «No exponer» y buscó una casa sin ventanas grandes.
She wrote “Do not show” and looked for a house without big windows.
-- advanced
Nuria, que vende trajes de boda, {topic:lo|la|los|las} había colocado en el escaparate, para que se viera bien la etiqueta.
Nuria, who sells wedding suits, had put {topic.them} in her shop window, to make the label easy to see.
A los diez minutos <paraba el autobús para que mirasen los viajeros/había un pintor con su caballete y dos opiniones>.
Ten minutes later <the bus was stopping so that the passengers could look/there was a painter outside with an easel and two opinions>.
Nadie se fijó en los trajes, y Nuria escribió «No exponer» sin rencor.
Nobody looked at the suits, and Nuria wrote “Do not show”, without bitterness.

== wrong long
-- beginner
Arriba, una puerta no se abre.
Upstairs, one door does not open.
{kid} llama tres veces.
{kid} knocks three times.

—No hay nadie —dice una voz desde dentro.
“Nobody is here,” says a voice from inside.

—¿Quién habla entonces? —pregunta {kid}.
“Then who is speaking?” asks {kid}.

La voz piensa un momento.
The voice thinks for a moment.

@- —Nadie —dice.
“Nobody,” it says.

Por debajo de la puerta sale un papel.
A piece of paper comes out under the door.
Es un dibujo de {topic.the}.
It is a drawing of {topic.the}.
<Es mucho mejor que una patata./Es muy bonito, con sombra y todo.>
<It is much better than a potato./It is very good, with a shadow and all.>
Hay una flecha, y la flecha apunta hacia abajo.
There is an arrow, and the arrow points down.

—Gracias, nadie —dice {other}.
“Thank you, nobody,” says {other}.

Detrás de la puerta, alguien se ríe bajito.
Behind the door, somebody laughs quietly.
Luego se oye una silla, y después un piano.
Then there is the noise of a chair, and then a piano.
<Toca una canción muy lenta./Toca una canción que sube y baja.>
<It plays a very slow song./It plays a song that goes up and down.>
La canción acompaña hasta la calle.
The song comes along all the way to the street.
-- intermediate
Había una puerta que no se abría nunca, la del último piso.
There was one door that never opened, the one on the top floor.
{kid} llamó tres veces, cada vez más fuerte.
{kid} knocked three times, louder each time.

—No hay nadie —contestó una voz desde dentro.
“Nobody is at home,” answered a voice from inside.

—¿Y quién está hablando entonces? —preguntó {kid}.
“Then who is talking now?” asked {kid}.

La voz tardó un poco en pensarlo.
The voice took a little time to think.

@- —Nadie —dijo, con bastante dignidad.
“Nobody,” it said, with some dignity.

Por debajo de la puerta salió un papel doblado en cuatro.
From under the door came a paper folded in four.
Era un dibujo de {topic.the}, <mucho mejor que el de los carteles/con sombra y todo>.
It was a drawing of {topic.the}, <much better than the one on the posters/with a shadow and all>.
En una esquina, una flecha señalaba la escalera de atrás.
In one corner, an arrow pointed to the back stairs.

—Muchas gracias, señor Nadie —dijo {other}.
“Thank you very much, Mr Nobody,” said {other}.

Al otro lado se oyó una risa pequeña, y después un piano.
On the other side there was a small laugh, and then a piano.
<Era una canción lenta, de las que ayudan a bajar./Era una canción que subía y bajaba, como una escalera.>
<It was a slow song, the kind that helps you down./It was a song that went up and down, like stairs.>
Duró exactamente hasta la calle.
It lasted exactly until the street.
-- advanced
En el último piso había una puerta que en diez años nadie había visto abierta.
On the top floor was a door that nobody had seen open in ten years.
{kid} llamó tres veces, la tercera con el puño.
{kid} knocked three times, the third time with a fist.

@- —No hay nadie —contestó desde dentro una voz que no se usaba mucho.
“Nobody is at home,” answered a voice from inside that was not used very often.

—¿Y con quién estoy hablando yo, si se puede saber? —preguntó {kid}.
“And who am I talking to, if I may ask?” said {kid}.

Hubo un silencio en el que se oyó pensar.
There was a silence in which you could hear thinking.

@- —Con nadie —repitió la voz, aunque menos convencida.
“To nobody,” the voice said again, though it was less sure.

Por debajo de la puerta asomó un papel doblado en cuatro, con un retrato de {topic.the}.
From under the door came a paper folded in four, with a portrait of {topic.the}.
Era <tan bueno que daban ganas de saludar/mejor que todos los carteles, y tenía hasta sombra>.
It was <so good that one wanted to say hello/better than all the posters, and it even had a shadow>.
En una esquina, una flecha señalaba la escalera de atrás.
In one corner an arrow pointed to the back stairs.

—Pues muchas gracias a nadie —dijo {other}, y sonó una risa muy corta, casi sin estrenar.
“Then many thanks to nobody,” said {other}, and there was a very short laugh, almost brand new.

Mientras bajaban empezó un piano, que <dio una nota por cada escalón/se equivocó una vez y siguió> y duró justo hasta la calle.
On the way down a piano began, which <played one note for every step/went wrong once and carried on> and lasted exactly as far as the street.

== count long
-- beginner
En la calle, {kids} [descansa|descansan] un momento.
In the street, {kids} [rests|rest] for a moment.
{other} cuenta con los dedos.
{other} counts on both hands.
Ya son muchas puertas.
There have been many doors.
Todos dicen lo mismo.
Everybody says the same.

—{topic:Estuvo|Estuvieron} aquí —dicen.
“Yes, but not any more,” they say.

<Un perro escucha y mueve la cola./Una señora escucha desde su balcón.>
<A dog listens and wags its tail./A lady listens from her balcony.>
{kid} mira el suelo.
{kid} looks at the ground.
Hay huellas de zapatos, una detrás de otra.
There are shoe prints, one after another.
Son huellas de harina, de pintura y de barro.
They are prints of flour, paint and mud.
Dan la vuelta a la esquina.
They go round the corner.
Todas van hacia el mismo lado.
They all go the same way.

—Nadie se {topic:lo|la|los|las} quedó —dice {kid}.
“Nobody kept {topic.them},” says {kid}.

Las huellas son cada vez más nuevas.
The prints get newer and newer.
La última todavía está mojada.
The last one is still wet.
-- intermediate
En la calle hubo que sentarse en el bordillo a pensar.
In the street it was time to sit on the kerb and think.
{other} contó las puertas con los dedos, y le faltaron dedos.
{other} counted the doors on both hands, and ran out of fingers.
En todas decían que sí, y en todas decían que ya no.
Everybody said yes, and everybody said not any more.
<Un perro escuchaba con la cabeza torcida./Una señora escuchaba desde su balcón, sin disimular.>
<A dog was listening with its head on one side./A lady was listening from her balcony, quite openly.>

Entonces {kid} miró el suelo y vio huellas.
Then {kid} looked at the ground and saw footprints.
Las había de harina, de pintura y de barro, una detrás de otra.
Some were flour, some were paint, and some were mud, one after another.
Eran de zapatos distintos, pero todos iban hacia el mismo lado.
They were from different shoes, but all went the same way.

—Nadie se {topic:lo|la|los|las} quedó —dijo {kid}—, y eso que podían.
“Nobody kept {topic.them},” said {kid}, “and they could have.”

Cada huella era más nueva que la anterior.
Each print was newer than the one before.
Al dar la vuelta a la esquina, la última todavía estaba mojada.
Round the corner, the last one was still wet.
-- advanced
Ya en la calle, hubo que sentarse en el bordillo y poner en orden las puertas.
Out in the street it was necessary to sit on the kerb and put the doors in order.
{other} las contó con los dedos y tuvo que empezar por segunda vez.
{other} counted them on both hands and had to begin again.
En todas habían dicho que sí, y en todas, con la misma cara de pena, que ya no.
Everybody had said yes, and everybody, with the same sorry face, had said not any more.
<Un perro lo oía todo con la cabeza torcida./Una señora lo seguía desde el balcón, como quien ve una película.>
<A dog was listening with its head on one side./A lady was following it from her balcony, as if it were a film.>

Fue entonces cuando {kid} miró el suelo y descubrió las huellas.
It was then that {kid} looked at the ground and noticed the footprints.
Las había de harina, de pintura y de barro, todas distintas y todas en la misma dirección.
They were made of flour, paint and mud, all different and all going the same way.

—Pudieron quedárse{topic:lo|la|los|las}, y no quiso nadie —dijo {kid}.
“Any of them could have kept {topic.them}, and nobody did,” said {kid}.

Cuanto más se alejaban, más frescas eran, y la última, en la esquina, aún brillaba.
The further they went, the fresher they were, and the last, at the corner, was still shining.

== basket ages=3-5,6-8
-- beginner
En la esquina está {post}.
At the corner is {post}.

* —¿Quién {topic:lo|la|los|las} tiene ahora? —[pregunta|preguntan] {they}.
* “Who has {topic.them} now?” [asks {kid}|they ask].

—Yo no —dice {post.short}—.
“I don’t,” says {post.short}.
Leí la etiqueta, y {topic:lo|la|los|las} dejé en su casa.
“I read the label, and left {topic.them} at home.”

{kids} [corre|corren] a casa.
{kids} [runs|run] home.
{street.dusk}
{street.dusk}
En la puerta hay una cesta.
At the door there is a basket.
En la cesta {topic:está|están} {topic.the}.
In the basket {topic:is|are} {topic.the}.
-- intermediate
En la última esquina estaba {post}, con las manos vacías.
At the last corner stood {post}, with empty hands.

* —¿Y quién {topic:lo|la|los|las} tiene ahora? —[preguntó|preguntaron] {they}.
* “And who has {topic.them} now?” [asked {kid}|they asked].

—Nadie —dijo {post.short}—, porque acabo de dejar{topic:lo|la|los|las} en la puerta de su casa.
“Nobody,” said {post.short}, “because I have just left {topic.them} at the right door.”

{kids} [echó|echaron] a correr.
{kids} ran.
Delante de su puerta había una cesta, y en ella {topic:estaba|estaban} {topic.the}.
Outside the door at home was a basket, and in it {topic:was|were} {topic.the}.
-- advanced
En la última esquina estaba {post}, silbando y con las manos vacías.
At the last corner stood {post}, whistling, with empty hands.

—Demasiado tarde —dijo {post.short}—, porque {topic:lo|la|los|las} acabo de dejar en su puerta.
“Too late,” said {post.short}, “because I have just left {topic.them} at the right door.”

{kids} no [esperó|esperaron] a que terminara la frase.
{kids} did not wait for the end of the sentence.
Ante la puerta de casa había una cesta, y dentro {topic:descansaba|descansaban} {topic.the}.
Outside the door at home stood a basket, and inside it {topic:was|were} {topic.the}.

== trade ages=9-12
-- beginner
Detrás de la última puerta está Tito.
Behind the last door is Tito.
Tito tiene tres años y mucha fiebre.
Tito is three, and he has a fever.
En su cama {topic:está|están} {topic.the}.
In his bed {topic:is|are} {topic.the}.

—No —dice Tito.
“No,” says Tito.

{kid} busca en el bolsillo y saca {treasure.the}.
{kid} looks in one pocket and takes out {treasure.the}.
Es lo mejor que tiene.
There is nothing better in that pocket.
Lo deja en la mano de Tito.
{kid} puts it into Tito’s hand.
+ Tito mira y abre la otra mano.
+ Tito looks, and opens his other hand.
{street.dusk}
{street.dusk}
-- intermediate
La última puerta era la de Tito, que tenía tres años y fiebre.
The last door was that of Tito, who was three and had a fever.
Debajo de su brazo {topic:asomaba|asomaban} {topic.the}.
Under his arm {topic:was|were} {topic.the}.

—No —dijo Tito, antes de que nadie preguntara.
“No,” said Tito, before anybody asked.

{kid} sacó del bolsillo {treasure.the}, despacio, y se quedó mirando.
{kid} took {treasure.the} out of one pocket, slowly, and looked for a while.
Después abrió la mano encima de la manta, y Tito abrió el brazo.
Then it lay on the blanket, and Tito lifted his arm.
-- advanced
Detrás de la última puerta estaba Tito.
Behind the last door was Tito.
Tenía tres años y llevaba una semana con fiebre.
He was three, and he had had a fever for a week.
Bajo su brazo {topic:asomaba|asomaban} {topic.the}, y Tito dijo que no antes de que nadie preguntara.
{topic.the} {topic:was|were} under his arm, and Tito said no before anybody could ask.
{kid} sacó del bolsillo {treasure.the}, lo pensó y abrió la mano sobre la manta.
{kid} took {treasure.the} out of one pocket, thought about it, and let go of it over the blanket.
Solo entonces se abrió el brazo.
Only then did the arm let go.

== price medium ages=9-12
-- beginner
Tito ya duerme.
Now Tito is asleep.
Tiene {treasure.the} debajo de la almohada.
He has {treasure.the} under his pillow.
Esa noche, {kid} busca en el bolsillo.
That night, {kid} feels in one pocket.
<Solo queda un agujero./Solo queda un caramelo viejo, con pelos.>
<There is only a hole./There is only one old sweet, with hairs on it.>
-- intermediate
Tito se durmió con {treasure.the} debajo de la almohada.
Tito fell asleep with {treasure.the} under his pillow.
Camino de casa, {kid} metió la mano en el bolsillo dos veces.
On the way home, {kid} reached into that pocket twice.
<Dentro solo quedaba un caramelo viejo, con pelos./Dentro solo quedaba un agujero, que no pesaba nada.>
<All that was left was an old sweet, with hairs on it./All that was left was a hole, which weighed nothing.>
-- advanced
Tito se durmió con {treasure.the} debajo de la almohada, y nadie se atrevió a despedirse en voz alta.
Tito fell asleep with {treasure.the} under his pillow, and nobody dared to say goodbye aloud.
Camino de casa, {kid} metió dos veces la mano en el bolsillo, donde <quedaba un caramelo con pelos/solo quedaba un agujero>.
On the way home {kid} twice put a hand into that pocket, where there was <one sweet with hairs on it/only a hole>.

== label medium
-- beginner
La etiqueta es ahora muy larga.
The label is very long now.
Era un trozo de cartón.
It was one piece of card.
Ahora son nueve trozos, con cuerda y con cinta.
Now it is nine pieces, with string and tape.
Cada línea tiene una letra distinta.
Every line is in another handwriting.
{other} la lee en voz alta.
{other} reads it aloud.

—No mojar, no empujar, no contar chistes tristes —lee {other}.
“Keep dry, do not push, tell no sad jokes,” reads {other}.

<Hay una mancha de tomate./Hay una pluma verde pegada.>
<There is a tomato stain./There is a green feather stuck to it.>
La última línea está vacía.
The last line is empty.
-- intermediate
La etiqueta ya no era una etiqueta.
The label was not a label any more.
Le habían atado otro cartón, y luego otro, hasta nueve.
Another card had been tied to it, and another, up to nine.
Cada línea estaba escrita con una letra distinta.
Every line was in a different handwriting.

—No mojar, no empujar, no contar chistes tristes —leyó {other} en voz alta.
“Keep dry, do not push, tell no sad jokes,” {other} read aloud.

<Tenía una mancha de tomate y una pluma verde./Tenía dos sellos y el beso de alguien, con carmín.>
<It had a tomato stain and a green feather./It had two stamps and somebody’s kiss, in lipstick.>
Abajo quedaba una sola línea sin escribir.
At the bottom one single line was left.
-- advanced
La etiqueta había crecido tanto que ya eran nueve cartones, unidos con cuerda, cinta y algún alfiler.
The label had grown so much that it was nine cards by now, held together by string, tape and pins.
Cada línea venía con una letra distinta.
Every line was in a different handwriting.
{other} las leyó todas en voz alta.
{other} read them all aloud.

@- —No mojar, no empujar, no contar chistes tristes después de las ocho —decía, entre <una mancha de tomate y una pluma verde/dos sellos y un beso de carmín>.
“Keep dry, do not push, tell no sad jokes after eight,” it said, between <a tomato stain and a green feather/two stamps and a lipstick kiss>.

Al final quedaba una línea en blanco.
At the very end one line was left blank.

== end
-- beginner
En casa, {topic.the} {topic:huele|huelen} {smell}.
At home, {topic.the} {topic:smells|smell} {smell}.
Nadie {topic:lo|la|los|las} lava.
Nobody washes {topic.them}.
{kid} escribe en la etiqueta: <«En casa»/«Martes, en casa»>.
{kid} writes on the label: <“At home”/“Tuesday, at home”>.

El miércoles hay otra cosa en la escalera.
On Wednesday there is something else on the stairs.
Es {next}.
It is {next}.
No es de nadie de la casa.
It does not belong to anybody in the house.
{kid} busca un cartón y una cuerda.
{kid} finds a card and some string.
Escribe la primera línea: «{next.it}».
The first line says: “{next.it}”.
-- intermediate
Aquella noche, {topic.the} {topic:olía|olían} {smell}, y nadie quiso lavar nada.
That night {topic.the} smelled {smell}, and nobody wanted to wash anything.
En la etiqueta, {kid} escribió la última línea: <«En casa, martes»/«Ya está, gracias»>.
On the label, {kid} wrote the last line: <“Home, Tuesday”/“All right now, thanks”>.

El miércoles apareció otra cosa en el tercer escalón.
On Wednesday there was something else on the third step.
Era {next}, y no había perdido nada así nadie de la casa.
It was {next}, and nobody in the house had lost such a thing.
{kid} buscó un cartón y una cuerda.
{kid} found a card and a piece of string.
+ Empezaba a llover.
+ It was beginning to rain.
«{next.it}», escribió en la primera línea.
“{next.it}”, said the first line.
-- advanced
Aquella noche, {topic.the} {topic:olía|olían} {smell}.
That night {topic.the} smelled {smell}.
Nadie consintió que se lavara nada.
Nobody would allow any washing.
{kid} llenó la última línea de la etiqueta con <dos palabras: «En casa»/tres palabras: «Llegó el martes»>.
{kid} filled the last line of the label with <two words: “At home”/three words: “Home on Tuesday”>.

El miércoles, con el cielo muy negro, apareció {next} en el tercer escalón.
On Wednesday, under a very black sky, there was {next} on the third step.
{kid} buscó un cartón, una cuerda y un lápiz que pintara bien.
{kid} found a card, some string and a pencil that wrote well.
+ Caían las primeras gotas.
+ The first drops were falling.
«{next.it}», decía la primera línea.
“{next.it}”, said the first line.
