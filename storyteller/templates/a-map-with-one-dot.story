plot: After a move an empty paper hangs in the hall with one dot on it, the new home; only what has been met may be drawn, mostly by getting lost, until somebody asks the way and the child knows it; the map of the old street comes by post, and a thread joins the two dots.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:moving
picture: city, day, curious, kid reaches map, other, adult, map
middle: city, day, worried, kid walks, other, adult, map
end: city, day, calm, kid points, other, asker, map
take finds: 1 4 6
take far: 0 1 4

title: Un mapa con un punto = A Map with One Dot
title: Solo lo que se conoce = Only What You Have Met
title: Cuatro horas de pared = Four Hours of Wall
title: El hilo del pasillo = The Thread in the Hall

cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León
cast adult f old: la abuela Cruz = Grandma Cruz
cast adult m old: el abuelo Blas = Grandpa Blas
cast adult f old: la abuela Luz = Grandma Luz
cast adult m old: el abuelo Juan = Grandpa Juan

cast friend f small: Rita = Rita
cast friend m small: Gael = Gael
cast friend f small: Wanda = Wanda
cast friend m small: Tomás = Tomás
cast friend f small: Nora = Nora
cast friend m small: Iker = Iker

cast shop: la panadería = the baker’s
cast shop: la farmacia = the chemist’s
cast shop: la biblioteca = the library
cast shop: la estación = the station
cast shop: la piscina = the pool
cast shop: la zapatería = the shoe shop

cast asker f: una señora con un paraguas = a woman with an umbrella
  the: la señora = the woman
cast asker m: un señor con un ramo = a man with flowers
  the: el señor = the man
cast asker f: una chica con una guitarra = a girl with a guitar
  the: la chica = the girl
cast asker m: un señor con dos perros = a man with two dogs
  the: el señor = the man
cast asker f: una señora con prisa = a woman in a hurry
  the: la señora = the woman
cast asker m: un chico con una caja = a boy with a box
  the: el chico = the boy

cast thread: un hilo rojo = a red thread
cast thread: un hilo azul = a blue thread
cast thread: un cordón de zapato = a shoelace
cast thread: una lana verde = a green thread
cast thread: una cinta = a ribbon
cast thread: una cuerda fina = a thin string

speaks bridge m: el puente = the bridge
speaks man m: el señor = the man
speaks cook f: la cocinera = the cook

word: el mapa: mapa, mapas = the map: map, maps
word: el punto = the dot: dot
word: la calle: calle, calles = the street: street, streets
word: la casa = the house: house, home
word: el pasillo = the hall
word: la pared = the wall
word: nuevo: nueva, nuevo = new
word: viejo: vieja, viejo = old
word: el papel = the paper: paper
word: el lápiz = the pencil: pencil, pen
word: perderse: pierde, perdió, perderse = to get lost: gets lost, got lost, get lost, lost
word: conocer: conoce, conocía, conocen = to know: know, knows, knew, met
word: dibujar: dibuja, dibujó, dibujar = to draw: draws, drew, draw
word: la puerta: puerta, puertas = the door: door, doors
word: la carta = the letter
word: la ciudad = the town
word: la esquina = the corner
word: la derecha = right
word: las horas = hours
word: la amiga, el amigo: amiga, amigo = the friend: friend

question: ¿Cuál sería el primer dibujo de tu mapa, después del punto? = What would be the first drawing on your map, after the dot?
question: ¿Qué cambia cuando alguien pregunta el camino? = What changes when somebody asks the way?
question: ¿Qué lugar te sabes tan bien que podrías dibujarlo sin mirar? = Which place do you know so well that you could draw it without looking?

== dot
-- beginner
{kids} [vive|viven] en una ciudad nueva desde <el lunes/el sábado>.
{kids} [has|have] lived in a new town since <Monday/Saturday>.
La ciudad vieja está a cuatro horas.
The old town is four hours away.
{adult} cuelga en el pasillo un papel grande y vacío.
{adult} hangs a big empty paper in the hall.
En el centro hace un punto.
In the middle goes a dot.

—Aquí está la casa —dice {adult}—.
“This is home,” says {adult}.
No sabemos nada más.
“It is all we know.
Solo entra lo que se conoce.
Only what you have met goes in.”
-- intermediate
{kids} [vivía|vivían] en una ciudad nueva desde <el lunes/el sábado>.
{kids} had lived in a new town since <Monday/Saturday>.
La vieja estaba a cuatro horas.
The old one was four hours away.
{adult} colgó en el pasillo un papel enorme y vacío.
{adult} hung a huge empty paper in the hall.
En el centro hizo un punto.
In the middle went a dot.

—Esta es la casa, y no sabemos nada más —dijo {adult}—.
“This is home, and that is all we know,” said {adult}.
Aquí solo entra lo que se conoce.
“Only what you have met goes in here.”
-- advanced
{kids} se [había|habían] mudado a una ciudad que estaba a cuatro horas de la vieja.
{kids} had moved to a town that was four hours away from the old one.
<El primer lunes/La primera tarde>, {adult} colgó en el pasillo un papel enorme.
On <the first Monday/the first evening> {adult} hung a huge paper in the hall.
En todo el papel no había más que un punto.
On all that paper there was only one dot.

—Esta es la casa, y no sabemos nada más —dijo {adult}—.
“This is home, and that is all we know,” said {adult}.
Aquí solo entra lo que se conoce.
“Only what you have met goes in here.”

== old
-- beginner
{kid} mira el punto.
{kid} looks at the dot.
De la calle vieja sabe <cien/doscientas> cosas.
Of the old street {kid} knows <a hundred/two hundred> things.
Sabe qué perro muerde y qué timbre no suena.
Which dog bites, and which bell does not ring.
+ Sabe la ventana de {friend}.
+ {friend}’s window.
De aquí no sabe ninguna.
Of this one, none.
-- intermediate
+ {kid} miró aquel punto, que <no decía mucho/estaba en medio de nada>.
+ {kid} looked at that dot, which <did not say much/was in the middle of nothing>.
De la calle vieja se sabía <cien/doscientas> cosas: qué perro mordía, qué timbre no sonaba.
Of the old street {kid} knew <a hundred/two hundred> things: which dog bit, which bell did not ring.
+ Sabía a qué hora se asomaba {friend}.
+ And when {friend} looked out of the window.
De la nueva no se sabía ninguna.
Of the new one, none.
-- advanced
+ {kid} contempló aquel punto, que parecía una miga en una sábana.
+ {kid} considered that dot, which was like a crumb on a sheet.
De la calle vieja se sabía de memoria <cien/doscientas> cosas, desde el perro hasta el timbre que no sonaba.
Of the old street {kid} knew <a hundred/two hundred> things by heart, down to the bell that did not ring.
+ Y, por supuesto, la ventana de {friend}.
+ And, of course, {friend}’s window.
+ De la nueva no se sabía ninguna.
+ Of the new one, not one.

== stays ages=3-5
-- beginner
—¿Dónde está mi calle? —pregunta {kid}.
“Where is my street?” asks {kid}.

—Donde siempre —dice {adult}—.
“Where it always was,” says {adult}.
<No se ha movido./No se ha ido a ninguna parte.>
“<It has not moved./It has gone nowhere.>”

@kid —¿Y mi cama?
“And my bed?”

—Tu cama vino en el camión —dice {adult}.
“Your bed came in the lorry,” says {adult}.

{kid} va a tocarla.
{kid} goes to touch it.
-- intermediate
—¿Dónde está mi calle? —preguntó {kid}.
“Where is my street?” asked {kid}.

—Donde siempre —dijo {adult}—, porque <las calles no se mueven/una calle no se va>.
“Where it always was,” said {adult}, “because <streets don’t move/a street can’t leave>.”

@kid —¿Y mi cama?
“And my bed?”

—Tu cama vino en el camión —dijo {adult}, y {kid} fue a tocarla.
“Your bed came in the lorry,” said {adult}, and {kid} went to touch it.
-- advanced
—Entonces, ¿dónde está ahora mi calle? —preguntó {kid}.
“So where is my street now?” asked {kid}.

—Donde estuvo siempre —dijo {adult}—, porque <las calles no se mudan/lo único que no viaja es una calle>.
“Where it always was,” said {adult}, “since <streets don’t move house/a street is the one thing that never travels>.”

+ La cama sí había venido en el camión, y {kid} fue a tocarla para asegurarse.
+ The bed had come in the lorry, and {kid} went to touch it, to be sure.

== forget ages=6-8
-- beginner
—¿Y si {friend} se olvida de mí? —pregunta {kid}.
“What if {friend} forgets me?” asks {kid}.

—Un poco, a ratos —dice {adult}—.
“A little, sometimes,” says {adult}.
<Y luego se acuerda de golpe./Y luego suena un timbre y se acuerda.>
“<And then it all comes back./And then a bell rings, and it comes back.>”

@kid —¿Y yo?
“And me?”

@adult —Tú también.
“You too.”
-- intermediate
—¿Y si {friend} se olvida de mí? —preguntó {kid}.
“And what if {friend} forgets me?” asked {kid}.

—Se olvidará un poco, a ratos —dijo {adult}—, y <luego volverá todo de golpe/luego sonará un timbre y volverá>.
“A little, at times,” said {adult}, “and <then it will all come back/then a bell will ring, and it will come back>.”

@kid —¿Y a mí me pasará?
“And will it happen to me?”

—También —dijo {adult}.
“Yes, to you too,” said {adult}.
-- advanced
—¿Y si {friend} se olvida de mí? —preguntó {kid}.
“And what if {friend} forgets me?” asked {kid}.

—Se olvidará a ratos —dijo {adult}—, y <un día volverá todo de golpe/de pronto sonará un timbre y volverá>.
“At times, yes,” said {adult}, “and <one day it will all come back/then a bell will ring, and it will come back>.”

+ —¿Y yo? —preguntó {kid}, y le dijeron que lo mismo.
+ “And me?” asked {kid}, and was told that it was the same.

== party ages=9-12
-- beginner
El sábado es el cumpleaños de {friend}, allí.
On Saturday it is the birthday of {friend}, back there.
El sábado hay <un partido/una fiesta> aquí, y han invitado a {kid}.
On Saturday there is <a match/a party> here, and {kid} is asked.
No se puede estar en dos sitios.
You can’t be in two places.
{kid} elige, y es difícil.
{kid} chooses, and it is hard.
El sábado, el autobús tarda cuatro horas.
On Saturday the bus takes four hours.
-- intermediate
El sábado era el cumpleaños de {friend}, a cuatro horas de autobús.
On Saturday it was the birthday of {friend}, four hours off by bus.
Y aquí, el mismo sábado, alguien había invitado a {kid} a <un partido/una fiesta>.
And here, that same Saturday, somebody had asked {kid} to <a match/a party>.
+ Nadie más podía elegir.
+ Nobody else could choose.
{kid} tomó el autobús, y dolió en los dos sitios.
{kid} took the bus, and it hurt in both places.
-- advanced
El sábado cumplía años {friend}, a cuatro horas de autobús.
On Saturday it was the birthday of {friend}, four hours away by bus.
Y aquel mismo sábado alguien de aquí invitaba a {kid} a <un partido/una fiesta>.
And that same Saturday somebody here had asked {kid} to <a match/a party>.
+ No había manera de partirse en dos, y nadie más podía decidirlo.
+ There was no being in two places, and nobody else could decide.
{kid} subió al autobús, y algo se quedó en la parada.
{kid} got on the bus, and something stayed at the stop.

== bread in finds
-- beginner
{kids} [busca|buscan] leche y se [pierde|pierden].
{kids} [goes|go] out for milk and [gets|get] lost.
Después de tres esquinas hay una fuente sin agua.
After three corners there is a fountain with no water.
Dentro vive <una paloma/un gato>.
In it lives <a pigeon/a cat>.
No hay leche.
There is no milk.
En casa, {other} dibuja la fuente.
At home {other} draws the fountain.

—¿Y la leche? —pregunta {adult}.
“And the milk?” asks {adult}.

—No la conocemos todavía —dice {kid}.
“We haven’t met it yet,” says {kid}.
-- intermediate
{kids} [salió|salieron] por leche y se [perdió|perdieron] en la tercera esquina.
{kids} went out for milk and got lost at the third corner.
Allí había una fuente sin agua, donde vivía <una paloma/un gato>.
There was a fountain there with no water, where <a pigeon/a cat> lived.
En casa, {other} la dibujó.
At home {other} drew it.

—¿Y la leche? —preguntó {adult}.
“And the milk?” asked {adult}.

—A la leche no la conocemos todavía —dijo {kid}.
“We haven’t met the milk yet,” said {kid}.
-- advanced
{kids} [salió|salieron] por leche y, a la tercera esquina, se [perdió|perdieron] del todo.
{kids} went out for milk and, at the third corner, got completely lost.
Apareció una fuente seca en la que <anidaba una paloma/tenía su despacho un gato>.
They came upon a dry fountain in which <a pigeon was nesting/a cat had its office>.
{other} la dibujó con todo detalle.
{other} drew it in every detail.

—¿Y la leche? —preguntó {adult}, y hubo que reconocer que no se habían encontrado.
“And the milk?” asked {adult}, and it had to be admitted that they had not met.

== dog in finds
-- beginner
Detrás de una verja hay un perro.
Behind a gate there is a dog.
¡Guau!, dice, y {kid} cambia de acera.
Woof, it says, and {kid} crosses the street.
El martes dice guau.
On Tuesday it says woof.
El miércoles dice <medio guau/guau, pero bajito>.
On Wednesday it says <half a woof/a small woof>.
El jueves no dice nada y mueve una oreja.
On Thursday it says nothing and moves one ear.
{kid} dibuja la oreja.
{kid} draws the ear.
-- intermediate
Detrás de una verja había un perro que ladraba a todo lo nuevo.
Behind a gate there was a dog that barked at all that was new.
El martes {kid} cambió de acera.
On Tuesday {kid} crossed the street.
El miércoles el ladrido fue <la mitad/más bajo>, y el jueves solo se movió una oreja.
On Wednesday there was <half a bark/a smaller bark>, and on Thursday only one ear moved.
En el mapa {kid} dibujó la oreja, porque al resto no lo conocía.
On the map {kid} drew the ear, not having met the rest.
-- advanced
Detrás de una verja trabajaba un perro que ladraba a cuanto fuera nuevo.
Behind a gate worked a dog that barked at whatever was new.
El martes {kid} cambió de acera, y el miércoles el ladrido fue <la mitad de largo/casi de trámite>.
On Tuesday {kid} crossed the street, and on Wednesday the bark was <half as long/almost for form’s sake>.
El jueves no se movió más que una oreja, y esa oreja fue lo que pasó al mapa.
On Thursday nothing moved but an ear, and it was the ear that went on the map.

== echo in finds
-- beginner
Debajo del puente hay alguien que repite.
Under the bridge there is somebody who says it again.

—¡Hola! —dice {kid}.
“Hello!” says {kid}.

—¡Ola! —dice el puente.
“Low!” says the bridge.

{other} dice su nombre, y el puente <lo dice también/se queda con la mitad>.
{other} says a name, and the bridge <says it too/keeps half>.
Es la primera voz que contesta en esta ciudad.
It is the first voice in this town that answers.
El puente entra en el mapa con una boca.
The bridge goes on the map, with a mouth.
-- intermediate
Debajo de un puente alguien repetía las cosas.
Under a bridge somebody was repeating things.

—¡Hola! —dijo {kid}, y el puente contestó: «¡Ola!».
“Hello!” said {kid}, and the bridge answered: “Low!”

{other} probó con un nombre, y el puente <lo devolvió entero/se quedó con la mitad>.
{other} tried a name, and the bridge <gave it back whole/kept half>.
Era la primera voz de aquella ciudad que contestaba siempre.
It was the first voice in that town that always answered.
En el mapa le pusieron boca.
On the map they gave it a mouth.
-- advanced
Debajo de un puente vivía alguien que repetía lo que oía, quitándole el principio.
Under a bridge lived somebody who repeated what was said, without the beginning.
{kid} saludó, {other} probó con un nombre y el puente <lo devolvió casi entero/se guardó la primera sílaba>.
{kid} said hello, {other} tried a name, and the bridge <gave it back almost whole/kept the first syllable>.
Era, de momento, la única voz de la ciudad que contestaba siempre.
It was, so far, the only voice in town that always answered.
+ En el mapa le dibujaron una boca abierta.
+ On the map they drew it with an open mouth.

== door in finds
-- beginner
{kid} mete la llave en la puerta.
{kid} puts the key in the door.
La llave no gira.
The key will not turn.
Abre un señor en <pijama/delantal>.
A man opens, in <pyjamas/an apron>.

@man —Es la puerta de al lado —dice—.
“It is the next door along,” he says.
A todos les pasa el primer mes.
“In the first month they all do it.”

{other} dibuja dos puertas iguales.
{other} draws two doors, just alike.
En una pone: «No».
One of them says: “No.”
-- intermediate
{kid} metió la llave en la puerta, y no giraba.
{kid} put the key in the door, and it would not turn.
Abrió un señor en <pijama/delantal>.
A man in <pyjamas/an apron> opened.

@man —La tuya es la de al lado —dijo—, y a todos les pasa el primer mes.
“Yours is the next one along,” he said, “and in the first month everyone does it.”

{other} dibujó dos puertas iguales y escribió en una: «No».
{other} drew two doors, just alike, and on one of them wrote: “No.”
-- advanced
{kid} metió la llave en una puerta que no quiso saber nada.
{kid} put the key in a door that would have none of it.
Abrió un señor <en pijama/con delantal y cucharón>, nada sorprendido.
A man opened, <in pyjamas/in an apron>, not at all surprised.

@man —La tuya es la siguiente —dijo—, y el primer mes le pasa a todo el mundo.
“Yours is the next,” he said, “and in the first month everybody does it.”

+ En el mapa quedaron dos puertas idénticas, una de ellas con la palabra «no».
+ On the map there were now two doors just alike, one of them marked “no”.

== bus in finds
-- beginner
El autobús <nueve/siete> da muchas vueltas.
Bus <nine/seven> goes round and round.
{kids} [sube|suben] con {adult} y no [baja|bajan].
{kids} [gets|get] on with {adult} and [does|do] not get off.
La ciudad pasa por la ventana, una vez y otra.
The town goes past the window, again and again.
A la segunda vuelta, {other} dice adiós a un árbol.
The second time round, {other} waves at a tree.
A la tercera, el conductor saluda también.
The third time, the driver waves too.
El árbol entra en el mapa.
The tree goes on the map.
-- intermediate
El autobús <nueve/siete> daba la vuelta entera a la ciudad.
Bus <nine/seven> went all the way round the town.
{kids} [subió|subieron] con {adult} y no [bajó|bajaron] en ninguna parada.
{kids} got on with {adult}, and got off nowhere.
A la segunda vuelta {other} saludó a un árbol, y a la tercera saludó el conductor.
The second time round {other} waved at a tree, and the third time the driver waved.
El árbol entró en el mapa aquella misma noche.
The tree was on the map that night.
-- advanced
El autobús <nueve/siete> daba la vuelta completa a la ciudad sin llegar a ninguna parte.
Bus <nine/seven> went all the way round the town without getting anywhere.
{kids} [subió|subieron] con {adult}, y nadie se bajó hasta la tercera vuelta.
{kids} got on with {adult}, and nobody got off before the third time round.
Para entonces {other} saludaba ya a un árbol, y el conductor, a {other}.
By then {other} was waving at a tree, and the driver at {other}.
+ El árbol pasó al mapa con su número de parada.
+ The tree went on the map with the number of its stop.

== wind in finds
-- beginner
En una esquina siempre hace viento.
At one corner there is always wind.
Hoy le quita a {adult} <el sombrero/un papel>.
Today it takes <a hat/a paper> from {adult}.
{other} corre detrás y no lo alcanza.
{other} runs after it and does not catch it.
Alguien que no conocen lo para con el pie.
Somebody that they don’t know stops it with one foot.

@- —Esta esquina es así —dice.
“This corner is like that,” says the somebody.

En el mapa, la esquina sopla.
On the map the corner blows.
-- intermediate
Había una esquina donde hacía siempre viento.
There was a corner where there was always wind.
Aquel día le quitó a {adult} <el sombrero/la lista de la compra>.
That day it took <a hat/a shopping list> from {adult}.
{other} corrió detrás, y alguien que no conocían lo paró con el pie.
{other} ran, and somebody that they did not know stopped it with one foot.

@- —Esta esquina es así con todo el mundo —dijo.
“This corner is like that with everybody,” said the stranger.

En el mapa le dibujaron los carrillos.
On the map it was drawn with fat cheeks.
-- advanced
Había una esquina en la que soplaba siempre, aunque en el resto de la ciudad no se moviera una hoja.
There was a corner where it always blew, even when in the rest of the town no leaf moved.
A {adult} le arrancó <el sombrero/la lista de la compra>, que detuvo con el pie alguien desconocido.
It tore <a hat/a shopping list> from {adult}, and a stranger stopped it with one foot.

@- —No es nada personal —dijo—, porque esta esquina es así con todos.
“It’s nothing personal,” said the stranger, “as this corner is like that with everyone.”

== school in finds
-- beginner
En la escuela nueva hay tres pasillos verdes.
In the new school there are three green halls.
Todos llevan al comedor.
They all lead to the lunch room.
{kid} busca el baño y llega ahí.
{kid} looks for the bathroom and ends up there.
Dos veces.
Twice.
La segunda vez, la cocinera le da una <pera/manzana>.
The second time, the cook hands out <a pear/an apple>.

@cook —Para el camino —dice.
“For the road,” she says.

En el mapa entra la cocinera, y el baño no.
The cook goes on the map, but not the bathroom.
-- intermediate
En la escuela nueva había tres pasillos verdes, y todos llevaban al comedor.
In the new school there were three green halls, and they all led to the canteen.
{kid} buscaba el baño y llegó allí dos veces.
{kid} was looking for the bathroom, and twice ended up there.
La segunda vez, la cocinera le dio una <pera/manzana>, «para el camino».
The second time the cook handed over <a pear/an apple>, “for the road”.
Así entró en el mapa la cocinera antes que el baño.
And so the cook was on the map before the bathroom.
-- advanced
La escuela nueva tenía tres pasillos verdes, y todos, por caminos distintos, llevaban al comedor.
The new school had three green halls, and all of them, by different ways, led to the canteen.
{kid}, que buscaba el baño, apareció allí dos veces.
{kid}, looking for the bathroom, arrived there twice.
A la segunda, la cocinera le tendió una <pera/manzana>, «para el viaje».
The second time the cook held out <a pear/an apple>, “for the journey”.
+ De modo que la cocinera figuró en el mapa antes que el baño.
+ So that the cook was on the map before the bathroom.

== smell in finds
-- beginner
Con los ojos cerrados, {other} huele la calle.
With both eyes shut, {other} smells the street.
Primero, <jabón/café>.
First, <soap/coffee>.
Luego, ruedas de bici.
Then, bicycle wheels.
Luego, nada.
Then nothing.

—La nada es el garaje —dice {adult}.
“The nothing is the garage,” says {adult}.

Dibujan narices en el mapa.
They draw noses on the map.
La calle vieja olía a <lluvia/pan>.
The old street smelled of <rain/bread>.
Esta todavía no.
This one does not yet.
-- intermediate
{other} recorrió la calle con los ojos cerrados, de la mano de {adult}.
{other} walked down the street with both eyes shut, hand in hand with {adult}.
Primero olía a <jabón/café>, después a ruedas y después a nada.
First it smelled of <soap/coffee>, then of tyres, and then of nothing.

—La nada es el garaje —dijo {adult}.
“The nothing is the garage,” said {adult}.

En el mapa pusieron narices de varios tamaños.
On the map they put noses of several sizes.
-- advanced
{other} recorrió la calle entera con los ojos cerrados, del brazo de {adult}.
{other} walked the whole street with both eyes shut, arm in arm with {adult}.
Olía por este orden a <jabón/café>, a ruedas de bicicleta y a nada en absoluto.
It smelled, in this order, of <soap/coffee>, of bicycle tyres and of nothing at all.

—La nada es el garaje —dijo {adult}, y en el mapa pusieron narices de tres tamaños.
“The nothing is the garage,” said {adult}, and noses of three sizes went on the map.

== torn in far
-- beginner
El jueves es un mal día.
Thursday is a bad day.
En la escuela nadie guarda un sitio.
At school nobody keeps a seat.
{kid} llega a casa y mira el mapa.
{kid} comes home and looks at the map.
<Lo arranca de la pared./Lo tacha con un lápiz negro.>
<It comes off the wall./A black pen goes all over it.>

—Esta ciudad es fea —dice {kid}.
“This town is ugly,” says {kid}.

{adult} se sienta en el suelo.
{adult} sits down on the floor.

—Hoy, sí —dice {adult}.
“Today it is,” says {adult}.

Se quedan en el suelo hasta la cena.
They stay on the floor until supper.
Luego {adult} dibuja en el mapa el jueves.
Then {adult} draws Thursday on the map.
Es una nube pequeña, con su fecha.
It is a small cloud, with the date.

—También lo conocemos —dice {adult}.
“We have met that too,” says {adult}.
-- intermediate
El jueves, en la escuela, nadie guardó un sitio en la mesa.
On Thursday, at school, nobody kept a seat at the table.
{kid} llegó a casa y <arrancó el mapa de la pared/tachó el mapa con un lápiz negro>.
{kid} came home and <tore the map off the wall/crossed out the map in black pencil>.

—Esta ciudad es fea —dijo.
“This town is ugly,” said {kid}.

—Hoy, sí —dijo {adult}, y se sentó en el suelo.
“Today it is,” said {adult}, and sat down on the floor.

Allí se quedaron hasta la cena.
There they stayed until supper.
Después {adult} dibujó una nube pequeña y escribió dentro: «Jueves».
Then {adult} drew a small cloud and wrote in it: “Thursday.”
También aquello lo conocían ya.
That was something else that they had met.
-- advanced
El jueves nadie le guardó un sitio a {kid} en la mesa del comedor.
On Thursday nobody kept a seat for {kid} in the canteen.
Al llegar a casa, el mapa <acabó en el suelo/recibió una cruz negra de lado a lado>.
On coming home, the map <ended up on the floor/was given a black cross from side to side>.

—Esta ciudad es fea —dijo {kid}.
“This town is ugly,” said {kid}.

—Hoy, bastante —dijo {adult}, y se sentó en el suelo, que también estaba por estrenar.
“Today, rather,” said {adult}, and sat down on the floor, which was new as well.

Después de un buen rato, {adult} dibujó una nube y escribió dentro la fecha, porque también eso se conocía ya.
After a long while {adult} drew a cloud and wrote the date in it, because they had met that too.

== phone in far
-- beginner
Llama {friend}.
{friend} phones.

—¿Qué ves? —pregunta {friend}.
“What can you see?” asks {friend}.

—Una pared y una grúa —dice {kid}—.
“A wall and a crane,” says {kid}.
¿Y tú?
“And you?”

@friend —Tu ventana.
“Your window.”

Hay un silencio.
There is a silence.

—¿Tiene cortinas? —pregunta {kid}.
“Are there curtains?” asks {kid}.

@friend —<Amarillas./De patos.>
“<Yellow ones./With ducks on.>”

{kid} piensa en las cortinas.
{kid} thinks about the curtains.
No están mal.
They are not bad.
Tampoco están bien.
They are not good either.

—¿Sigues ahí? —pregunta {friend}.
“Are you there?” asks {friend}.

—Sí —dice {kid}—.
“Yes,” says {kid}.
Cuéntame más cosas de mi ventana.
“Tell me more about my window.”
-- intermediate
Por la tarde llamó {friend}.
In the evening {friend} phoned.

—Estoy viendo tu ventana —dijo {friend}—, y tiene cortinas <amarillas/de patos>.
“I can see your window,” said {friend}, “and it has <yellow curtains/curtains with ducks on>.”

Hubo un silencio de cuatro horas de largo.
There was a silence four hours long.
A {kid} las cortinas no le parecieron mal, y tampoco bien.
To {kid} the curtains seemed not bad, and not good either.

—¿Sigues ahí? —preguntó {friend}.
“Are you still there?” asked {friend}.

—Sí —dijo {kid}—, cuéntame más de mi ventana.
“Yes,” said {kid}, “tell me more about my window.”
-- advanced
Por la tarde llamó {friend}, y lo primero que contó fue lo que tenía delante.
In the evening {friend} phoned, and began with what was to be seen.

—Tu ventana tiene cortinas —dijo {friend}—, y son <amarillas/de patos>.
“Your window has curtains,” said {friend}, “and they are <yellow/covered in ducks>.”

Hubo un silencio de cuatro horas de largo, durante el cual {kid} trató de odiar las cortinas.
There was a silence four hours long, in which {kid} tried to hate those curtains.

—Sigo aquí —dijo al final—, y cuéntame más de mi ventana.
“I am still here,” said {kid} in the end, “so tell me more about my window.”

== list in far
-- beginner
De noche, {kid} anda por la calle vieja, en la cama.
At night, in bed, {kid} walks down the old street.
Empieza en la puerta.
It begins at the door.
Luego la verja, el árbol con <una cometa/un zapato>, la tienda.
Then the gate, the tree with <a kite/a shoe>, the shop.
Después de la tienda hay algo más.
After the shop there is something else.
No viene.
It will not come.

—¡No viene! —llama {kid}.
“It won’t come!” calls {kid}.

{adult} viene y se sienta en la cama.
{adult} comes and sits on the bed.

—El buzón —dice {adult}—.
“The letter box,” says {adult}.
El que estaba torcido.
“The crooked one.”

—El buzón —dice {kid}, y sigue andando.
“The letter box,” says {kid}, and walks on.

{adult} lo apunta en un papel, por si acaso.
{adult} writes it down, just in case.
-- intermediate
Por la noche, en la cama, {kid} recorría la calle vieja sin saltarse nada.
At night, in bed, {kid} walked down the old street and left nothing out.
Venían la verja, el árbol con <una cometa/un zapato> y la tienda.
There was the gate, the tree with <a kite/a shoe>, and the shop.
Una noche, después de la tienda, no vino nada.
One night, after the shop, nothing came.
{adult} oyó que alguien se levantaba y fue a ver.
{adult} heard somebody get up, and came to look.

—El buzón torcido —dijo {adult}.
“The crooked letter box,” said {adult}.

—El buzón —dijo {kid}, y pudo seguir hasta la esquina.
“The letter box,” said {kid}, and could go on as far as the corner.
-- advanced
Por la noche, en la cama, {kid} recorría la calle vieja de punta a punta.
At night, in bed, {kid} walked the old street from end to end.
Pasaba la verja, el árbol donde se quedó <una cometa/un zapato> y la tienda, siempre en el mismo orden.
There were the gate, the tree that had kept <a kite/a shoe>, and the shop, always in the same order.
Una noche, detrás de la tienda no venía nada.
One night, after the shop, nothing came.

—El buzón torcido —dijo desde la puerta {adult}, que también hacía aquel paseo.
“The crooked letter box,” said {adult} from the door, who took that walk too.

== newfriend in far
-- beginner
En el patio hay alguien que mira hormigas.
In the yard there is somebody who watches ants.
Se llama <Ciro/Alma>.
The name is <Ciro/Alma>.

@- —¿De dónde vienes? —pregunta.
“Where are you from?” comes the question.

{kid} dibuja en la tierra: un punto y una raya larga.
{kid} draws in the earth: a dot and a long line.
La raya sale del patio.
The line leaves the yard.

—Lejos —dice la voz.
“Far,” says the voice.

—Cuatro horas —dice {kid}.
“Four hours,” says {kid}.

Las hormigas cruzan la raya.
The ants cross the line.
Tardan <un minuto/medio recreo>.
It takes them <a minute/half a break>.
No hablan de otra cosa.
They talk of nothing else.
Por la noche, {kid} dibuja una hormiga en el mapa.
That night {kid} draws an ant on the map.
-- intermediate
En el patio había alguien que miraba hormigas y que se llamaba <Ciro/Alma>.
In the yard there was somebody who watched ants, called <Ciro/Alma>.

@- —¿De dónde vienes? —le preguntó a {kid}.
“Where are you from?” came the question.

{kid} dibujó en la tierra un punto y una raya que se salía del patio.
{kid} drew in the earth a dot, and a line that left the yard.

—Lejos —dijo la voz.
“Far,” said the voice.

Las hormigas tardaron <un minuto/medio recreo> en cruzar la raya, y no se habló de nada más.
The ants took <a minute/half a break> to cross the line, and nothing else was said.
Por la noche {kid} dibujó en el mapa una hormiga.
That night {kid} drew an ant on the map.
-- advanced
En el patio había alguien que estudiaba hormigas y que respondía al nombre de <Ciro/Alma>.
In the yard was somebody who studied ants and answered to the name of <Ciro/Alma>.

@- —¿De dónde vienes? —quiso saber, sin apartar los ojos del suelo.
“Where are you from?” came the question, with no eyes lifted from the ground.

{kid} trazó en la tierra un punto y una raya que se salía por la puerta.
{kid} drew in the earth a dot, and a line that went out at the gate.
Las hormigas necesitaron <un minuto largo/medio recreo> para cruzarla, y nadie dijo nada más importante.
The ants needed <a long minute/half a break> to cross it, and nothing more important was said.
Aquella noche entró en el mapa la primera hormiga.
That night the first ant went on the map.

== key in far
-- beginner
En el bolsillo de {kid} está todavía la llave vieja.
The old key is still in {kid}’s pocket.
No abre nada de aquí.
It opens nothing here.
{kid} la prueba en la puerta, en el buzón y en <el armario/la despensa>.
{kid} tries it in the door, the letter box and the <cupboard/larder>.
No.
No.
{adult} trae un martillo y un clavo.
{adult} brings a hammer and a nail.
Cuelgan la llave en el pasillo, al lado del mapa.
They hang the key in the hall, beside the map.

—¿Para qué sirve ahora? —pregunta {kid}.
“What is it for now?” asks {kid}.

—Para saber de dónde venimos —dice {adult}.
“To show where we come from,” says {adult}.

Cuando alguien cierra fuerte, la llave suena.
When somebody bangs the door, the key rings.
Es el primer ruido conocido de la casa.
It is the first known sound of the house.
-- intermediate
En el bolsillo de {kid} seguía la llave vieja, que allí no abría nada.
The old key was still in a pocket, and here it opened nothing.
La probó en la puerta, en el buzón y en <el armario/la despensa>, por si acaso.
{kid} tried it in the door, the letter box and the <cupboard/larder>, just in case.
Al final {adult} puso un clavo en el pasillo, al lado del mapa.
In the end {adult} put up a nail in the hall, beside the map.

—¿Y ahora para qué sirve? —preguntó {kid}.
“And what is it for now?” asked {kid}.

—Para saber de dónde venimos —dijo {adult}.
“To show where we come from,” said {adult}.

Cuando alguien cerraba fuerte, la llave sonaba.
When somebody banged the door, the key rang.
-- advanced
La llave de la casa vieja seguía en el bolsillo de {kid}, y en aquella ciudad no abría nada.
The key of the old house was still in a pocket, and in that town it opened nothing.
Se había probado en la puerta, en el buzón y hasta en <el armario/la despensa>.
It had been tried in the door, in the letter box and even in the <cupboard/larder>.
{adult} acabó por clavar un clavo en el pasillo, junto al mapa, y allí se quedó.
At last {adult} drove a nail into the wall beside the map, and there it stayed.
Cada portazo la hacía sonar, y fue el primer ruido de la casa que ya conocían.
It rang at every bang of the door, and was the first sound of the house that they knew already.

== asked
-- beginner
Un día {asker} para a {kid} en la calle.
One day {asker} stops {kid} in the street.

—¿Dónde está {shop}? —pregunta.
“Where is {shop}?” asks {asker.the}.

{kid} no sabe qué decir.
{kid} does not know what to say.
Y sale solo: <segunda a la derecha/recto hasta la fuente>, y luego el árbol.
And out it comes: <second on the right/straight on to the fountain>, then the tree.

—Gracias —dice {asker.the}—.
“Thank you,” says {asker.the}.
Se nota que eres de aquí.
“You must come from here.”
-- intermediate
Un día, en la calle, {asker} le preguntó a {kid} por {shop}.
One day, in the street, {asker} asked {kid} the way to {shop}.
{kid} iba a decir que no era de allí.
{kid} was going to say: “I am not from here.”
Pero le salió otra cosa: <segunda a la derecha/recto hasta la fuente>, y después el árbol.
But something else came out: <second on the right/straight on to the fountain>, and then the tree.

—Gracias —dijo {asker.the}—, se nota que eres de aquí.
“Thank you,” said {asker.the}, “I can see you’re from here.”
-- advanced
Un día, {asker} le preguntó a {kid} por {shop}.
One day {asker} asked {kid} the way to {shop}.
{kid} ya iba a contestar que no era de allí.
{kid} was about to answer: “I’m not from here.”
Pero lo que salió fue otra cosa: <segunda a la derecha/todo recto hasta la fuente>, y luego a la izquierda del árbol.
But what came out was something else: <second on the right/straight on to the fountain>, and then left at the tree.

—Gracias —dijo {asker.the}—, cómo se nota que eres de aquí.
“Thank you,” said {asker.the}, “it’s plain that you are from here.”

== post
-- beginner
Llega una carta de {friend}.
A letter comes from {friend}.
Dentro hay un mapa de la calle vieja.
In it is a map of the old street.
+ <El perro que muerde lleva bozal de papel./El timbre que no suena está en rojo.>
+ <The dog that bites is there, with teeth./The bell that does not ring is in red.>
En el sitio de la casa hay un punto.
Where the house was, there is a dot.
-- intermediate
<Entonces/Un lunes> llegó una carta de {friend}.
<Then/One Monday> a letter came from {friend}.
Dentro venía un mapa de la calle vieja, con <el perro que mordía/el timbre que no sonaba> y todo.
In it was a map of the old street, with <the dog that bit/the bell that did not ring> and all.
+ Las cortinas nuevas también estaban.
+ The new curtains were there too.
Donde había estado la casa, {friend} había puesto un punto.
Where the house had been, {friend} had put a dot.
-- advanced
Por entonces llegó de {friend} una carta bastante gorda.
About then a rather fat letter came from {friend}.
Traía un mapa de la calle vieja, sin olvidar <el perro que mordía/el timbre que no sonaba>.
It held a map of the old street, not forgetting <the dog that bit/the bell that did not ring>.
Donde estaba la casa, {friend} había puesto solamente un punto.
Where the house was, {friend} had put only a dot.

== end
-- beginner
Cuelgan los dos mapas en el pasillo.
They hang both maps in the hall.
En medio hay cuatro horas de pared.
Between them are four hours of wall.
{other} trae {thread} y une un punto con el otro.
{other} brings {thread} and ties one dot to the other.
+ <No queda muy recto./Falta un poco, y luego alcanza.>
+ <It is not very straight./It is a bit short, and then it is not.>
Cuelga un poco por el centro.
In the middle it hangs down a little.
Cuando alguien abre la puerta, se mueve.
When somebody opens the door, it moves.
-- intermediate
Colgaron un mapa en cada punta del pasillo.
They hung one map at each end of the hall.
En medio quedaron cuatro horas de pared.
Between them were four hours of wall.
{other} trajo {thread} y unió un punto con el otro.
{other} brought {thread} and tied one dot to the other.
+ <No quedó muy recto./Casi no alcanzaba, y alcanzó.>
+ <It was not very straight./It was almost too short, and it reached.>
+ Colgaba un poco por el centro.
+ In the middle it hung down a little.
Cuando alguien abría la puerta, se movía.
When somebody opened the door, it moved.
-- advanced
Colgaron un mapa en cada punta del pasillo, con cuatro horas de pared en medio.
They hung one map at each end of the hall, with four hours of wall between.
{other} trajo {thread} y unió un punto con el otro.
{other} brought {thread} and tied one dot to the other.
+ <Parecía demasiado corto, y alcanzó justo./No quedó recto, ni hacía falta.>
+ <It seemed too short, and just reached./It was not straight, and did not have to be.>
Colgaba un poco por el centro y, cada vez que alguien abría la puerta, se movía.
It hung down a little in the middle and, each time somebody opened the door, it moved.
