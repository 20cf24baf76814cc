plot: Everything is packed for a move but the pencil marks of the children’s heights on the kitchen door frame, which fit in no box; they are copied on a strip of paper, the frame stays behind, and in the new kitchen the line is at the same height.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:moving
picture: kitchen, day, curious, kid points, other, adult, box
middle: kitchen, day, worried, kid reaches paper, other, adult, paper
end: kitchen, night, calm, kid, other, adult, box
take things: 1 3 5

title: La caja que decía cocina = The Box Marked Kitchen
title: Lo que no cabe = What Does Not Fit
title: Rayas de lápiz = Pencil Lines
title: Treinta y dos cajas = Thirty-Two Boxes

cast adult f old: la abuela Consuelo = Grandma Consuelo
cast adult m old: el abuelo Matías = Grandpa Matías
cast adult f: la tía Elvira = Aunt Elvira
cast adult m: el tío Ramón = Uncle Ramón
cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León

cast paper: papel de estrellas = paper with stars on it
cast paper: papel de rayas = striped paper
cast paper: papel de periódico = newspaper
cast paper: papel de flores = flowered paper
cast paper: papel de lunares = spotted paper
cast paper: papel de envolver = brown paper

cast friend f small: Rita = Rita
cast friend m small: Gael = Gael
cast friend f small: Wanda = Wanda
cast friend m small: Tomás = Tomás
cast friend f small: Nora = Nora
cast friend m small: Iker = Iker
cast friend f small: Alma = Alma
cast friend m small: Ciro = Ciro

cast supper: pan con queso = bread and cheese
cast supper: arroz frío = cold rice
cast supper: galletas con mermelada = biscuits and jam
cast supper: sopa de sobre = soup from a packet
cast supper: fruta y nueces = fruit and nuts
cast supper: pan con tomate = bread and tomatoes

speaks baker f: la panadera = the baker
speaks woman f: la vecina = the neighbour
speaks seventh m: el séptimo = the seventh
speaks seven m: el siete = the seventh

word: la caja: caja, cajas = the box: box, boxes
word: la cocina = the kitchen
word: la puerta = the door: door, door frame
word: el lápiz = the pencil
word: la raya: raya, rayas = the line: line, lines
word: la casa = the house
word: la llave: llave, llaves = the key: key, keys
word: el camión = the lorry
word: el papel = the paper: paper, newspaper
word: la pared: pared, paredes = the wall: wall, walls
word: vacío: vacía, vacías = empty
word: el suelo = the floor
word: la calle = the street
word: nuevo: nueva, nuevo = new
word: el cajón = the drawer
word: la escalera = the stairs
word: el sábado = Saturday
word: la noche = night: night, tonight
word: el pan = bread
word: caber: cabe, cabía = to fit: fit, fits

question: ¿Qué hay en tu casa que no cabe en ninguna caja? = What is there in your home that fits in no box?
question: ¿Por qué se queda el lápiz colgado en la puerta? = Why is the pencil left hanging at the door?
question: ¿Qué sería lo primero que colgarías en una casa nueva? = What is the first thing that you would hang up in a new home?

== boxes
-- beginner
El sábado {kids} se [muda|mudan] a otra ciudad.
On Saturday {kids} [is|are] moving to another town.
{adult} escribe en las cajas con letras gordas.
{adult} writes on the boxes in fat letters.
Ropa.
Clothes.
Libros.
Books.
Cocina.
Kitchen.
+ <El gato del vecino duerme en Libros./La cinta hace un ruido de pato.>
+ <The neighbour’s cat sleeps in Books./The tape quacks like a duck.>
+ Hay treinta y dos cajas.
+ There are thirty-two boxes.
* Todo cabe en una caja.
* Everything fits in a box.
-- intermediate
El sábado {kids} se [mudaba|mudaban] a otra ciudad.
On Saturday {kids} [was|were] moving to another town.
{adult} iba escribiendo en las cajas: ropa, libros, cocina.
{adult} was writing on the boxes: clothes, books, kitchen.
+ <El gato del vecino se había dormido dentro de Libros./La cinta de embalar sonaba como un pato.>
+ <The neighbour’s cat had gone to sleep in Books./The packing tape quacked like a duck.>
* Había treinta y dos cajas, y todo cabía en alguna.
* There were thirty-two boxes, and everything fitted in one.
-- advanced
El sábado {kids} se [mudaba|mudaban] a otra ciudad, a cuatro horas de camión.
On Saturday {kids} [was|were] moving to another town, four hours off by lorry.
{adult} rotulaba las cajas con letra de cartel: ropa, libros, cocina.
{adult} was marking the boxes in poster letters: clothes, books, kitchen.
+ <El gato del vecino se había quedado dormido en Libros./La cinta de embalar protestaba como un pato.>
+ <The neighbour’s cat had fallen asleep in Books./The packing tape complained like a duck.>
* Eran treinta y dos cajas, y por lo visto todo cabía en alguna.
* There were thirty-two boxes, and it seemed that everything fitted in one.

== comes ages=3-5
-- beginner
—¿Viene la cama? —pregunta {kid}.
“Is the bed coming?” asks {kid}.

—La cama viene —dice {adult}.
“The bed is coming,” says {adult}.

@kid —¿Viene la luna?
“Is the moon coming?”

@adult —La luna ya está allí.
“The moon is there already.”

@kid —¿Y la calle?
“And the street?”

—La calle se queda —dice {adult}.
“The street stays here,” says {adult}.
-- intermediate
—¿La cama viene? —preguntó {kid}.
“Is the bed coming?” asked {kid}.

—La cama viene, y la luna ya está allí —dijo {adult}.
“The bed is coming, and the moon is there already,” said {adult}.

@kid —¿Y la calle?
“And the street?”

{adult} dejó el rotulador para contestar.
{adult} put down the pen to answer.

—La calle se queda —dijo.
“The street is staying,” said {adult}.
-- advanced
—¿Y la cama viene? —preguntó {kid}, que hacía inventario.
“And is the bed coming?” asked {kid}, taking stock.

—La cama viene, y la luna ya está allí —dijo {adult}.
“The bed is coming, and the moon is there already,” said {adult}.

@kid —¿Y la calle?
“And the street?”

—La calle no —dijo {adult}, y tapó el rotulador con mucho cuidado.
“Not the street,” said {adult}, and put the top on the pen with great care.

== ask ages=6-8
-- beginner
—¿Y si no me gusta? —pregunta {kid}.
“What if it isn’t nice there?” asks {kid}.

—Puede pasar —dice {adult}—.
“That can happen,” says {adult}.
Las cosas nuevas pican un poco, como un jersey.
“New things scratch a bit, like a jumper.”

@kid —¿Y luego?
“And then?”

@adult —Luego ya veremos.
“Then we’ll see.”
-- intermediate
—¿Y si aquello no me gusta? —preguntó {kid}.
“What if it isn’t nice there?” asked {kid}.

—Puede pasar —dijo {adult}—.
“It may not be,” said {adult}.
Lo nuevo pica al principio, como un jersey.
“New things scratch at first, like a jumper.”

@kid —¿Y después?
“And after that?”

—Después, no lo sé —dijo {adult}.
“After that, I don’t know,” said {adult}.
-- advanced
—¿Y si resulta que no me gusta? —preguntó {kid}.
“And what if it turns out not to be nice?” asked {kid}.

—Puede ser —dijo {adult}—, porque lo nuevo pica al principio, como un jersey.
“It may,” said {adult}, “because new things scratch at first, like a jumper.”

+ {kid} esperaba que añadiera algo, y {adult} no lo añadió.
+ {kid} waited for something more, and {adult} did not add it.

== tape ages=9-12
-- beginner
El miércoles no hay cinta.
On Wednesday there is no tape.
Nadie puede cerrar las cajas.
Nobody can shut the boxes.
{adult} la encuentra debajo de un colchón.
{adult} finds it under a mattress.
{kid} mira el techo.
{kid} looks at the ceiling.

—Yo habría escondido el camión —dice {adult}.
“I would have hidden the lorry,” says {adult}.
-- intermediate
El miércoles desapareció la cinta de cerrar las cajas.
On Wednesday the tape for the boxes disappeared.
{adult} la encontró debajo de un colchón.
{adult} found it under a mattress.
{kid} miraba el techo con mucho interés.
{kid} was looking at the ceiling with great interest.

—Yo habría escondido el camión —dijo {adult}.
“I would have hidden the lorry,” said {adult}.
-- advanced
El miércoles desapareció la cinta de embalar, sin la cual no se muda nadie.
On Wednesday the packing tape disappeared, and without it nobody moves house.
{adult} la encontró debajo de un colchón, mientras {kid} estudiaba el techo.
{adult} found it under a mattress, while {kid} studied the ceiling.

—Yo habría escondido el camión —dijo {adult}.
“I would have hidden the lorry,” said {adult}.

== frame
-- beginner
Pero en la puerta de la cocina hay rayas de lápiz.
But on the kitchen door frame there are pencil lines.
Son las alturas de {kids}, año tras año.
They are the heights of {kids}, year after year.
+ <La más baja está junto a una mancha de sopa./La más baja llega a la rodilla de {adult}.>
+ <The lowest is beside a soup stain./The lowest comes up to the knees of {adult}.>
La puerta es de la casa.
The door belongs to the house.
No cabe en ninguna caja.
It fits in no box.
-- intermediate
Pero en la puerta de la cocina había rayas de lápiz.
But on the kitchen door frame there were pencil lines.
Eran las alturas de {kids}, con su fecha.
They were the heights of {kids}, with dates.
+ <La más baja estaba junto a una mancha de sopa./La más baja llegaba a la rodilla de {adult}.>
+ <The lowest was beside a soup stain./The lowest came up to the knees of {adult}.>
La puerta era de la casa, y no cabía en ninguna caja.
The door belonged to the house, and it fitted in no box.
-- advanced
Pero en el marco de la puerta de la cocina había unas rayas de lápiz.
But on the frame of the kitchen door there were some pencil lines.
Eran las alturas de {kids}, una por año, con su fecha.
They were the heights of {kids}, one for each year, with dates.
+ <La primera rozaba una mancha de sopa que también tenía su fecha./La primera no pasaba de la rodilla de quien la había trazado.>
+ <The first touched a soup stain, which had a date of its own./The first was no higher than the knee of whoever had drawn it.>
Y la puerta era de la casa, de modo que no cabía en ninguna caja.
And the door belonged to the house, so that it fitted in no box.

== drawer in things
-- beginner
Hay un cajón que no tiene nombre.
There is a drawer with no name.
Dentro hay pilas, una vela y un ojo de oso.
In it are batteries, a candle and the eye of a bear.
{kid} mira el ojo.
{kid} looks at the eye.
<El oso se perdió hace tres años./Nadie recuerda a ese oso.>
<The bear got lost three years ago./Nobody remembers that bear.>

—¿Qué escribo en la caja? —pregunta {adult}.
“What do I write on this box?” asks {adult}.

—Escribe: por si vuelve —dice {kid}.
“Write: in case the bear comes back,” says {kid}.
-- intermediate
Había un cajón sin nombre, lleno de pilas, velas y llaves de nada.
There was a drawer with no name, full of batteries, candles and keys to nothing.
{kid} encontró dentro un ojo de oso.
In it {kid} found the eye of a bear.
<El oso llevaba tres años perdido./Nadie se acordaba de aquel oso.>
<The bear had been lost for three years./Nobody remembered that bear.>

—¿Y en esta caja qué pongo? —preguntó {adult}.
“And what do I put on this box?” asked {adult}.

—Por si vuelve —dijo {kid}.
“In case the bear comes back,” said {kid}.
-- advanced
Había un cajón que nunca había tenido nombre, con velas, pilas y llaves de ninguna parte.
There was a drawer that had never had a name, with candles, batteries and keys to nowhere.
Al fondo estaba el ojo de un oso <que llevaba tres años perdido/del que nadie se acordaba>.
At the back was the eye of a bear <that had been lost for three years/that nobody remembered>.

—¿Y qué pongo yo en esta caja? —preguntó {adult}.
“And what am I to write on this box?” asked {adult}.

—Por si vuelve —dijo {kid}.
“In case the bear comes back,” said {kid}.

== plant in things
-- beginner
La vecina trae una hoja en un vaso de agua.
The neighbour brings a leaf in a glass of water.
Es de su planta grande.
It is from her big plant.

—Esto parece poco —dice la vecina—.
“It doesn’t look like much,” she says.
Pero tiene prisa por dentro.
“But inside it is in a hurry.”

{other} lleva el vaso en la mano.
{other} carries the glass.
<No cabe en Cocina ni en Libros./En el camión viaja delante, con cinturón.>
<It goes neither in Kitchen nor in Books./In the lorry it sits in front, with a seat belt.>
En la hoja hay una raíz como un pelo.
On the leaf there is a root like a hair.
-- intermediate
La vecina trajo una hoja de su planta en un vaso de agua.
The neighbour brought a leaf of her plant in a glass of water.

@woman —Parece poco —dijo—, pero por dentro tiene prisa.
“It doesn’t look like much,” she said, “but inside it is in a hurry.”

{other} no la metió en ninguna caja, y <la llevó en la mano tres días/la hoja viajó delante, con cinturón>.
{other} put it in no box, and <carried it about for three days/the leaf travelled in front, with a seat belt>.
Ya le había salido una raíz, fina como un pelo.
It already had a root, as thin as a hair.
-- advanced
La vecina llamó con una hoja de su planta, metida en un vaso de agua.
The neighbour knocked with a leaf of her plant, standing in a glass of water.

@woman —Parece poca cosa —dijo—, pero por dentro está haciendo las maletas.
“It doesn’t look like much,” she said, “but inside it is packing its bags.”

Como no había caja para eso, {other} <la llevó en la mano tres días seguidos/le reservó el asiento de delante>.
As there was no box for that, {other} <carried it about for three whole days/kept the front seat for it>.
+ Al mirarla a contraluz se veía una raíz, fina como un pelo.
+ Against the light you could see a root, as thin as a hair.

== switch in things
-- beginner
{other} apaga y enciende la luz del pasillo.
{other} switches the hall light off and on.
Hace un año no llegaba.
A year ago it was too high.
Hace dos, tampoco con una silla.
Two years ago, even with a chair.
<Ese clic suena distinto de todos los clics./Ese botón tiene una gota de pintura.>
<That click is like no other click./That switch has a drop of paint on it.>

—Es un botón normal —dice {adult}.
“It is an ordinary switch,” says {adult}.

Pero también le da una vez.
But {adult} tries it once too.
-- intermediate
{other} apagaba y encendía la luz del pasillo.
{other} kept switching the hall light off and on.
Un año antes no llegaba, y dos años antes, ni con una silla.
A year before it had been too high, and two years before, even with a chair.
<Aquel clic no sonaba como los demás./En aquel botón había una gota de pintura seca.>
<That click was not like the others./On that switch there was a drop of dry paint.>

—Es un botón como todos —dijo {adult}, y le dio también, una vez.
“It’s a switch like any other,” said {adult}, and tried it too, once.
-- advanced
{other} apagaba y encendía la luz del pasillo, porque había costado años llegar.
{other} kept switching the hall light off and on, because it had taken years to reach.
<Aquel clic no se parecía a ningún otro clic./En aquel interruptor había una gota de pintura que conocían sus dedos.>
<That click was not like any other click./On that switch there was a drop of paint that fingers knew.>

—Es un interruptor como todos —dijo {adult}, y le dio también, una sola vez.
“It’s a switch like any other,” said {adult}, and tried it too, just once.

== echo in things
-- beginner
El salón está vacío.
The living room is empty.

—Hola —dice {kid}.
“Hello,” says {kid}.

La pared contesta: la.
The wall answers: lo.
Antes la pared no hablaba.
The wall never spoke before.
<El sofá se comía las palabras./La alfombra guardaba todos los ruidos.>
<The sofa used to eat the words./The carpet used to keep all the noises.>

—Adiós —dice {kid}, para probar.
“Goodbye,” says {kid}, to try.

La pared contesta muy bien.
The wall answers very well.
-- intermediate
Cuando el salón quedó vacío, {kid} dijo hola.
When the living room was empty, {kid} said hello.
La pared contestó, y nunca lo había hecho.
The wall answered, as it had never done before.
<Era que el sofá se comía las palabras./Era que la alfombra se guardaba los ruidos.>
<The sofa used to eat the words./The carpet used to keep the noises.>

—Adiós —dijo {kid}, por probar.
“Goodbye,” said {kid}, to try it out.

La pared lo repitió despacio, como quien toma nota.
The wall said it slowly, like somebody taking notes.
-- advanced
Cuando el salón quedó vacío, {kid} dijo hola y la pared, por primera vez, contestó.
When the living room was empty, {kid} said hello and, for the first time, the wall answered.
<Resultó que el sofá se había estado comiendo las palabras./Resultó que la alfombra se había guardado todos los ruidos.>
<It turned out that the sofa had been eating the words./It turned out that the carpet had been keeping all the noises.>

—Adiós —dijo {kid}, por ver qué pasaba.
“Goodbye,” said {kid}, to see what would happen.

+ La pared lo repitió despacio, como quien toma nota.
+ The wall repeated it slowly, like somebody taking notes.

== step in things
-- beginner
El cuarto escalón cruje.
The fourth stair creaks.
Toda la casa lo sabe.
The whole house knows it.
{kids} lo [salta|saltan] por la noche.
At night {kids} [jumps|jump] over it.
Hoy no.
Not today.
Hoy {kid} lo pisa seis veces.
Today {kid} treads on it six times.
<Cruje como una puerta y como una rana./Cruje alto, bajo y otra vez alto.>
<It creaks like a door and like a frog./It creaks high, low and high again.>

—Es para llevármelo en la oreja —dice {kid}.
“I am taking it with me, in my ear,” says {kid}.
-- intermediate
El cuarto escalón crujía, y {kids} lo [saltaba|saltaban] por la noche.
The fourth stair creaked, and at night {kids} jumped over it.
El jueves, {kid} lo pisó seis veces seguidas.
On Thursday {kid} trod on it six times running.
Crujía <como una puerta y un poco como una rana/alto, después bajo y otra vez alto>.
It creaked <like a door and slightly like a frog/high, then low and then high again>.

—Me lo llevo en la oreja —explicó {kid}.
“I’m taking it with me, in my ear,” {kid} explained.
-- advanced
El cuarto escalón crujía, y cualquiera que volviera tarde sabía que había que saltarlo.
The fourth stair creaked, and anyone who came home late knew that it had to be jumped.
El jueves, en cambio, {kid} lo pisó seis veces seguidas, y <crujió como una puerta y como una rana/crujió alto, bajo y otra vez alto>.
On Thursday, though, {kid} trod on it six times, and <it creaked like a door and like a frog/it creaked high, low and high again>.

—Es para llevármelo en la oreja —explicó.
“I’m taking it with me, in my ear,” {kid} explained.

== dog in things
-- beginner
En la esquina vive un perro blanco.
A white dog lives on the corner.
Ladra a todos menos a {kid}.
It barks at everyone except {kid}.
{kid} tardó un año en conseguirlo.
That took a whole year.
<Hoy el perro trae un palo./Hoy el perro da la pata.>
<Today the dog brings a stick./Today the dog holds out a paw.>
Nadie le puede explicar el sábado.
Nobody can explain Saturday to a dog.
{kid} se queda con él un rato largo.
{kid} stays with it for a long while.
-- intermediate
En la esquina vivía un perro blanco que ladraba a todo el mundo, menos a {kid}.
On the corner lived a white dog that barked at everyone except {kid}.
Eso había costado un año entero y muchas cortezas de queso.
That had taken a whole year, and a lot of cheese.
El viernes, el perro <trajo un palo/dio la pata sin que se la pidieran>.
On Friday the dog <brought a stick/held out a paw without being asked>.
No había manera de explicarle el sábado.
There was no way to explain Saturday.
{kid} se quedó con él un rato largo.
{kid} stayed for a long while.
-- advanced
El perro blanco de la esquina ladraba a todo el barrio menos a {kid}.
The white dog on the corner barked at the whole street except {kid}.
+ Aquella excepción había costado un año y muchas cortezas de queso.
+ That exception had taken a year and a lot of cheese.
El viernes <trajo un palo/dio la pata sin que nadie se la pidiera>, y no había modo de explicarle el sábado.
On Friday it <brought a stick/held out a paw without being asked>, and there was no way to explain Saturday.

== smell in things
-- beginner
La casa huele a algo.
The house smells of something.
Nadie sabe a qué.
Nobody knows what.
{other} abre un frasco vacío y espera.
{other} opens an empty jar and waits.
<Cuenta hasta cincuenta y lo cierra./Lo pasea por todas las habitaciones.>
<At fifty, the lid goes on./The jar goes through all the rooms.>
En la etiqueta escribe: casa.
On the label goes one word: home.
{adult} mira el frasco.
{adult} looks at the jar.

—Ese va conmigo —dice.
“That one travels with me,” says {adult}.
-- intermediate
La casa olía a algo, aunque nadie sabía decir a qué.
The house smelled of something, though nobody could say what.
{other} abrió un frasco vacío, <esperó hasta cincuenta/lo paseó por todas las habitaciones> y lo cerró bien.
{other} opened an empty jar, <waited for a count of fifty/took it through all the rooms> and shut it tight.
En la etiqueta puso: casa.
The label said: home.

—Ese no va en el camión —dijo {adult}—, ese va conmigo.
“That doesn’t go in the lorry,” said {adult}, “that goes with me.”
-- advanced
La casa olía a algo que solo notaban las visitas, y {other} quiso guardarlo.
The house had a smell that only visitors noticed, and {other} wanted to keep it.
Abrió un frasco vacío, <contó hasta cincuenta/lo paseó por todas las habitaciones> y lo cerró con fuerza.
An empty jar was opened, <for a count of fifty/and walked through all the rooms>, and shut hard.

—Ese no sube al camión —dijo {adult} al leer la etiqueta—, ese viene conmigo.
“That doesn’t go in the lorry,” said {adult}, reading the label, “that comes with me.”

== friend medium
-- beginner
{friend} viene a decir adiós.
{friend} comes to say goodbye.
{friend} no sabe decirlo, y {kid} tampoco.
{friend} does not know how, and nor does {kid}.
Juegan con una caja.
They play with a box.
Es un barco, y después un túnel.
It is a ship, and then a tunnel.

—Cuatro horas son muchas —dice {friend}.
“Four hours is a lot,” says {friend}.

—Sí —dice {kid}.
“Yes,” says {kid}.

<{friend} se lleva la tapa de la caja./{friend} deja un guante dentro de la caja.>
<{friend} takes home the lid of the box./{friend} leaves a glove in the box.>
Lo hace a propósito.
It is on purpose.
-- intermediate
{friend} vino a decir adiós y no supo cómo se hacía.
{friend} came to say goodbye and did not know how.
Así que con {kid} convirtió una caja en barco, y después en túnel.
So with {kid} a box became a ship, and after that a tunnel.

—Cuatro horas son muchas —dijo {friend} dentro del túnel.
“Four hours is a lot,” said {friend} in the tunnel.

—Son muchas —dijo {kid}.
“It is a lot,” said {kid}.

Al irse, {friend} <dejó un guante dentro/se llevó media tapa>, y a propósito.
On leaving, {friend} <left one glove inside/took half of the lid>, and on purpose.
-- advanced
{friend} vino a despedirse y, como no sabía, estuvo con {kid} metiéndose en una caja.
{friend} came to say goodbye and, not knowing how, spent the afternoon in a box with {kid}.

—Cuatro horas son muchas —dijo {friend} al fin, desde lo que entonces era un túnel.
“Four hours is a lot,” said {friend} at last, from what was by then a tunnel.

—Son muchas —reconoció {kid}, porque lo eran.
“It is a lot,” said {kid}, because it was.

+ Al irse, {friend} <se dejó un guante dentro, muy a propósito/se llevó media tapa debajo del brazo>.
+ On leaving, {friend} <left one glove inside, quite on purpose/took half of the lid away>.

== lastnight long
-- beginner
La última noche no hay camas.
On the last night there are no beds.
Hay colchones en el suelo, en fila.
There are mattresses on the floor, in a row.
Parece un barco y parece una excursión.
It is like a ship, and like a picnic.
No hay cortinas, y entra la luz de la calle.
There are no curtains, and the street light comes in.
En las paredes se ven cuadros claros.
There are pale squares on the walls.
Ahí estaban las fotos.
The photos were there.
<La casa parece más grande y más pequeña./Se oye la nevera de los vecinos.>
<The house seems bigger and smaller./You can hear the neighbours’ fridge.>

—¿La casa sabe que nos vamos? —pregunta {kid}.
“Does the house know that we are going?” asks {kid}.

—No lo sé —dice {adult}—.
“I don’t know,” says {adult}.
Pero yo la noto rara.
“But it seems odd to me.”

{kid} pone la mano en la pared.
{kid} puts a hand on the wall.
Está un poco caliente, del sol.
It is a little warm, from the sun.
La mano se queda ahí hasta que llega el sueño.
The hand stays there until sleep comes.
-- intermediate
La última noche durmieron en colchones, en el suelo del salón.
On the last night they slept on mattresses, on the living-room floor.
Sin cortinas, la luz de la calle entraba hasta el fondo.
Without curtains the street light came right in.
En las paredes había cuadros claros, donde habían estado las fotos.
On the walls there were pale squares, where the photos had been.
La casa <parecía más grande y más pequeña a la vez/dejaba oír la nevera de los vecinos>.
The house <seemed bigger and smaller at once/let you hear the neighbours’ fridge>.

—¿La casa sabe que nos vamos? —preguntó {kid}.
“Does the house know that we are leaving?” asked {kid}.

—No lo sé —dijo {adult} desde su colchón—, pero yo la noto rara.
“I don’t know,” said {adult} from the next mattress, “but it seems odd to me.”

{kid} puso la palma en la pared, que todavía estaba tibia del sol.
{kid} put a palm on the wall, which was still warm from the sun.
Allí la dejó hasta que llegó el sueño.
There it stayed until sleep came.
+ Nadie apagó la luz, porque ya no había lámpara.
+ Nobody put out the light, as there was no lamp any more.
-- advanced
La última noche durmieron en colchones, en el suelo del salón, como gente que espera un barco.
On the last night they slept on mattresses on the living-room floor, like people waiting for a ship.
Sin cortinas, la luz de la calle entraba y se paseaba por las paredes.
Without curtains the street light came in and walked about on the walls.
Había en ellas unos cuadros claros, uno por cada foto, y <la casa parecía más grande y más pequeña a la vez/se oía hasta la nevera de los vecinos>.
On them were pale squares, one for each photo, and <the house seemed bigger and smaller at once/you could even hear the neighbours’ fridge>.

—¿Tú crees que la casa sabe que nos vamos? —preguntó {kid} a media voz.
“Do you think the house knows that we are leaving?” asked {kid} in a low voice.

—No lo sé —dijo {adult} desde el colchón de al lado—, pero yo la noto rara.
“I don’t know,” said {adult} from the next mattress, “but it seems odd to me.”

{kid} apoyó la palma en la pared, que conservaba algo del calor de la tarde.
{kid} laid a palm on the wall, which had kept some of the warmth of the afternoon.
Allí la dejó, por si servía, hasta que llegó el sueño.
There it stayed, in case that was any use, until sleep came.

== strip
-- beginner
—La puerta no viene —dice {adult}.
“The door isn’t coming,” says {adult}.

{kid} busca {paper}, muy largo.
{kid} finds some {paper}, a very long piece.
Lo pone junto a la puerta y copia cada raya.
It goes beside the door, and {kid} copies each line.
+ <La punta del lápiz se rompe dos veces./El papel se quiere enrollar todo el tiempo.>
+ <The pencil breaks twice./The paper keeps trying to roll up.>
El rollo va en la caja que dice cocina.
The roll goes in the box marked kitchen.
-- intermediate
—La puerta no puede venir —dijo {adult}.
“The door can’t come,” said {adult}.

{kid} pensó un rato y fue a buscar {paper}.
{kid} thought for a while and went to find some {paper}.
Copió cada raya en una tira larga.
Each line was copied on a long strip.
+ <La mina se rompió dos veces./El papel se enrollaba por la otra punta.>
+ <The pencil broke twice./The paper kept rolling up at the other end.>
El rollo fue a la caja que decía cocina.
The roll went into the box marked kitchen.
-- advanced
—La puerta no puede venir —dijo {adult}—, aunque la llave sí.
“The door can’t come,” said {adult}, “although the key can.”

{kid} fue a buscar {paper}, puso una tira contra el marco y copió todas las rayas.
{kid} went to find some {paper}, held a strip against the frame and copied all the lines.
+ <La mina se rompió dos veces, ya llegando a los cuatro años./El papel se enrollaba por abajo mientras lo sujetaban por arriba.>
+ <The pencil broke twice, near the age of four./The paper rolled up from below while it was held from above.>
El rollo viajó en la caja que decía cocina.
The roll travelled in the box marked kitchen.

== leave
-- beginner
El sábado viene el camión.
On Saturday the lorry comes.
Las rayas de verdad se quedan.
The real lines stay behind.
{other} ata el lápiz a la puerta con un hilo.
{other} ties the pencil to the door with a thread.
Es para otra gente.
It is for other people.
+ {adult} cierra y deja la llave.
+ {adult} locks the door and leaves the key.
+ <Nadie mira atrás hasta la esquina./En la esquina miran atrás.>
+ <Nobody looks back until the corner./At the corner they look back.>
-- intermediate
El sábado vino el camión, y las rayas de verdad se quedaron.
On Saturday the lorry came, and the real lines stayed behind.
{other} dejó el lápiz atado a la puerta, para quien viniera.
{other} left the pencil tied to the door, for whoever came.
+ <Nadie miró atrás hasta la esquina./Al llegar a la esquina miraron atrás.>
+ <Nobody looked back until the corner./When they got to the corner they looked back.>
-- advanced
El sábado vino el camión, y las rayas verdaderas se quedaron donde estaban.
On Saturday the lorry came, and the real lines stayed where they were.
{other} dejó el lápiz colgado del marco con un hilo, por si venía alguien que creciera.
{other} left the pencil hanging from the frame by a thread, in case somebody came who was growing.
+ <Nadie miró atrás hasta la esquina, y entonces miraron todos./La llave se quedó en el buzón, que sonó a vacío.>
+ <Nobody looked back until the corner, and then they all did./The key stayed in the letter box, which sounded empty.>

== road medium
-- beginner
Cuatro horas de camión son muchas curvas.
Four hours in a lorry are a lot of bends.
{kids} [va|van] delante y [cuenta|cuentan] puentes.
{kids} [sits|sit] in front and [counts|count] bridges.
Detrás suenan las cajas.
Behind, the boxes are talking.
La de Cocina dice clinc.
Kitchen says clink.
La de Libros no dice nada.
Books says nothing.
<Después del puente nueve cambia el color de la tierra./Después del puente nueve llueve de otra manera.>
<After bridge nine the earth is another colour./After bridge nine it rains in another way.>
Nadie sabe cuándo se deja de estar allí.
Nobody knows when you stop being there.
Nadie sabe cuándo se empieza a estar aquí.
Nobody knows when you start being here.
-- intermediate
Cuatro horas de camión daban para once puentes, que {kids} [fue|fueron] contando.
Four hours in a lorry made eleven bridges, and {kids} counted them all.
Detrás, la caja de Cocina decía clinc en cada curva, y la de Libros no decía nada.
Behind, Kitchen said clink at every bend, and Books said nothing.
Pasado el noveno puente, <cambió el color de la tierra/llovía de otra manera>.
After the ninth bridge, <the earth was another colour/the rain fell in another way>.
Nadie supo en qué momento se dejaba de estar allí.
Nobody knew just when you stopped being there.
-- advanced
En cuatro horas de camión hubo once puentes, que {kids} [fue|fueron] contando desde el asiento de delante.
In four hours of lorry there were eleven bridges, which {kids} counted from the front seat.
Detrás, la caja de Cocina decía clinc en las curvas, y la de Libros guardaba silencio.
Behind, Kitchen said clink at the bends, and Books kept silent.
+ Pasado el noveno, <la tierra cambió de color/llovía de otra manera>, y nadie vio el sitio exacto.
+ After the ninth, <the earth changed colour/it rained in another way>, and nobody saw the exact place.

== new medium
-- beginner
La casa nueva tiene las paredes muy blancas.
The new house has very white walls.
La caja de Cocina está debajo de todas.
Kitchen is at the bottom of the pile.
Cenan {supper}, con los dedos.
They have {supper} for supper, with their fingers.
{kid} pregunta dónde está el baño en su propia casa.
{kid} has to ask for the bathroom at home.
+ <Fuera ladra un perro desconocido./El grifo habla con otra voz.>
+ <Outside a strange dog barks./The tap speaks in another voice.>
-- intermediate
La casa nueva tenía las paredes blancas, sin una sola señal.
The new house had white walls, without a single mark.
Como la caja de Cocina estaba debajo de todas, cenaron {supper} con los dedos.
As Kitchen was at the bottom of the pile, they had {supper} with their fingers.
+ <Fuera ladraba un perro desconocido./El grifo tenía otra voz.>
+ <Outside a strange dog was barking./The tap had another voice.>
-- advanced
La casa nueva tenía las paredes tan blancas que daba reparo apoyarse.
The new house had walls so white that you hardly dared to lean on them.
Como la caja de Cocina había quedado debajo de todas, cenaron {supper} con los dedos.
As Kitchen had ended up at the bottom of the pile, they had {supper} with their fingers.
+ <Fuera ladraba un perro que no conocía a nadie./El grifo hablaba con otra voz.>
+ <Outside barked a dog that knew nobody./The tap spoke in another voice.>

== dark long
-- beginner
La primera noche, la casa nueva hace ruidos.
On the first night the new house makes noises.
No son los ruidos de antes.
They are not the old noises.
{kid} sube la escalera con un vaso.
{kid} goes up the stairs with a glass.
En el cuarto escalón salta, por costumbre.
At the fourth stair {kid} jumps, out of habit.
Este escalón no cruje.
This one does not creak.
El que cruje es el siete.
It is the seventh that creaks.

—¡Ñec! —dice el siete.
“Eek!” says the seventh.

<La casa entera lo oye./El vaso pierde media agua.>
<The whole house hears it./The glass loses half its water.>
{adult} sale al pasillo.
{adult} comes out.

—¿Cuál es? —pregunta.
“Which one is it?” asks {adult}.

—El siete —dice {kid}.
“The seventh,” says {kid}.

{other} lo prueba dos veces.
{other} tries it twice.
Ya saben una cosa de esta casa.
Now they know one thing about this house.
-- intermediate
La primera noche, la casa nueva hizo ruidos que no eran los de siempre.
On the first night the new house made noises that were not the usual ones.
{kid} subía la escalera a oscuras, con un vaso de agua.
{kid} was going up the stairs in the dark, with a glass of water.
En el cuarto escalón saltó, por costumbre, y no hacía falta.
At the fourth stair {kid} jumped, out of habit, and there was no need.
El que crujía en aquella casa era el séptimo.
The one that creaked in that house was the seventh.

—¡Ñec! —dijo el séptimo, y <lo oyó la calle entera/se cayó media agua>.
“Eek!” said the seventh, and <the whole street heard it/half the water was lost>.

—¿Cuál ha sido? —preguntó {adult} desde arriba.
“Which one was it?” asked {adult} from upstairs.

—El siete —dijo {kid}.
“Number seven,” said {kid}.

{other} lo probó dos veces, para estar bien de acuerdo.
{other} tried it twice, to be quite certain.
Era lo primero que sabían de aquella casa.
It was the first thing that they knew about that house.
-- advanced
La primera noche, la casa nueva hizo toda clase de ruidos, y ninguno era conocido.
On the first night the new house made all kinds of noises, and none of them was known.
{kid} subía la escalera a oscuras y, al llegar al cuarto escalón, saltó por pura costumbre.
{kid} was going up the stairs in the dark and, at the fourth, jumped out of pure habit.
No hacía falta, porque el que crujía en aquella casa era el séptimo.
There was no need, because in that house it was the seventh that creaked.
Lo hizo de tal modo que <se enteró la calle entera/del vaso de agua no quedó más que el vaso>.
It did so in such a way that <the whole street knew/of the glass of water only the glass was left>.

—¿Cuál ha sido? —preguntó {adult} desde arriba.
“Which one was it?” asked {adult} from upstairs.

—El siete —informó {kid}, y [lo probó|{other} lo probó] otras dos veces para confirmarlo.
“Number seven,” {kid} reported, and [tried it|{other} tried it] twice more to make sure.

Fue lo primero que supieron de aquella casa.
It was the first thing that they knew about that house.

== bread long
-- beginner
El domingo {kids} [sale|salen] por pan con {adult}.
On Sunday {kids} [goes|go] out for bread with {adult}.
Nadie sabe dónde está el pan.
Nobody knows where the bread is.
A la derecha hay un taller de bicis.
On the right there is a bicycle shop.
A la izquierda hay un río que no sale en el mapa.
On the left there is a river that is not on the map.
<Un señor les dice que todo recto, y es mentira./Una señora señala tres calles a la vez.>
<A man says straight on, and he is wrong./A woman points down three streets at once.>
Pasan dos veces por la misma fuente.
They pass the same fountain twice.
La segunda vez, {other} la saluda.
The second time, {other} says hello to it.
Por fin huele a pan.
At last there is a smell of bread.
La panadera tiene harina en las cejas.
The baker has flour on her eyebrows.

@baker —¿De dónde viene esta gente? —pregunta.
“Where have you come from?” she asks.

—De lejos —dice {kid}.
“From far away,” says {kid}.

—Entonces el pan es grande —dice la panadera.
“Then you need a big loaf,” says the baker.
-- intermediate
El domingo {kids} [salió|salieron] con {adult} a buscar pan, y nadie sabía por dónde.
On Sunday {kids} went out with {adult} for bread, and nobody knew which way.
A la derecha había un taller de bicis.
On the right there was a bicycle shop.
A la izquierda había un río que no venía en el mapa.
On the left there was a river that was not on the map.
<Un señor les dijo que todo recto, y no era verdad./Una señora señaló tres calles con el mismo dedo.>
<A man told them straight on, and it was not true./A woman pointed down three streets with one finger.>
Pasaron dos veces por la misma fuente.
They passed the same fountain twice.
La segunda vez, {other} la saludó.
The second time, {other} said hello to it.
Por fin olió a pan, y salió una panadera con harina en las cejas.
At last there was a smell of bread, and a baker with flour on her eyebrows.

@baker —¿De dónde viene esta gente? —preguntó.
“And where have you come from?” she asked.

—De lejos —dijo {kid}.
“From far away,” said {kid}.

—Entonces llevará el grande —dijo la panadera.
“Then you will want the big one,” said the baker.

A la vuelta ya conocían una fuente y unas cejas.
On the way back they already knew a fountain and two eyebrows.
-- advanced
El domingo {kids} [salió|salieron] con {adult} a buscar pan por unas calles que no se sabía nadie.
On Sunday {kids} went out with {adult} for bread, along streets that nobody knew.
A la derecha apareció un taller de bicis, y a la izquierda, un río que en el mapa no estaba.
On the right there was a bicycle shop, and on the left a river that was not on the map.
<Un señor les aseguró que todo recto, y resultó que no./Una señora señaló tres calles con un solo dedo.>
<A man assured them that it was straight on, and it was not./A woman pointed down three streets with a single finger.>
La segunda vez que pasaron por la misma fuente, {other} la saludó, porque ya era una conocida.
The second time they passed the same fountain, {other} said hello to it, as one does.
Por fin olió a pan, y detrás del olor había una panadera con harina en las cejas.
At last there was a smell of bread, and behind the smell was a baker with flour on her eyebrows.

@baker —¿Y esta gente de dónde viene? —preguntó.
“And where have you come from?” she asked.

—De lejos —dijo {kid}, que todavía estaba viniendo.
“From far away,” said {kid}, who was still on the way.

—Entonces habrá que dar el grande —dijo la panadera.
“Then it had better be the big one,” said the baker.

== end
-- beginner
En la casa nueva aparece por fin la caja que dice cocina.
In the new house they find the box marked kitchen.
El rollo está debajo de los platos.
The roll is under the plates.
{kid} lo pega en la puerta nueva.
{kid} sticks it to the new door.
{kids} se [pone|ponen] al lado, con la espalda recta.
{kids} [stands|stand] beside it, with a straight back.
{adult} mide con un lápiz nuevo.
{adult} measures with a new pencil.

+ <La cinta no pega bien en una esquina./El papel tiene una mancha de la otra sopa.>
+ <One corner of the tape does not stick./The paper has a stain of the old soup.>
[La raya está|Las rayas están] a la misma altura que en la otra casa.
[The line is|The lines are] at the same height as in the other house.
-- intermediate
En la casa nueva apareció por fin la caja que decía cocina.
In the new house they found the box marked kitchen at last.
Debajo de los platos estaba el rollo.
The roll was under the plates.
{kid} lo pegó en el marco nuevo.
{kid} stuck it to the new frame.
{kids} se [colocó|colocaron] al lado, y {adult} midió con un lápiz nuevo.
{kids} stood beside it, and {adult} measured with a new pencil.

[Quedó|Quedaron] exactamente a la misma altura que en la otra casa.
[It was|They were] at exactly the same height as in the other house.
-- advanced
En la casa nueva apareció la caja que decía cocina y, debajo de los platos, el rollo.
In the new house they found the box marked kitchen and, under the plates, the roll.
{kid} lo pegó en el marco nuevo, que <olía/manchaba> todavía.
{kid} stuck it to the new frame, where the paint <still smelled/was still wet>.
{kids} se [colocó|colocaron] al lado, con la espalda recta, y {adult} midió con un lápiz nuevo.
{kids} stood beside it, with a straight back, and {adult} measured with a new pencil.

[Estaba|Estaban] exactamente a la misma altura que en la otra casa.
[It was|They were] at exactly the same height as in the other house.
