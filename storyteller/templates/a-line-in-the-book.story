plot: An inspector has a book that says where everything goes, and the hero is not in it; by telephone many places would take it, if only it were otherwise, and the child says no each time; at night it turns out that there is no line for inspectors either, the hero leaves a little room, and two lines are written.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:at, mine
picture: topic kitchen, topic day, curious, hero, kid, other, inspector reads book, thing topic, book
middle: same, same, worried, hero, kid points, other, inspector reads book, thing topic, book
end: same, night, sleepy, hero, inspector sits, kid reads book, other, thing topic, book
take calls: 1 3 7

title: Una línea en el libro = A Line in the Book
title: Dónde va cada cosa = Where Everything Goes
title: El libro de los sitios = The Book of Places

cast inspector m: el inspector = the inspector
cast inspector f: la inspectora = the inspector
cast inspector m: el inspector nuevo = the new inspector
cast inspector f: la inspectora nueva = the new inspector

cast colour: verde = green
cast colour: rojo = red
cast colour: azul = blue
cast colour: negro = black

speaks woman f: la mujer del museo = the museum woman
speaks porter m: el portero = the porter
speaks clerk f: la taquillera = the ticket woman
speaks librarian f: la bibliotecaria = the librarian
speaks keeper m: el farero = the lighthouse keeper
speaks seller m: el vendedor = the shopkeeper
speaks gardener f: la jardinera = the gardener
speaks captain f: la capitana = the captain

word: el libro: libro = the book: book
word: el sitio: sitio, sitios = the place: place, places
word: la línea: línea, líneas = the line: line, lines
word: el teléfono: teléfono = the telephone: telephone, phone
word: llamar: llama, llamó, llamar = to ring: rings, rang
word: buscar: busca, buscó, buscar = to look for: looks, looked, find
word: la hoja: hoja, hojas = the page: page, pages
word: la cosa: cosa, cosas = the thing: thing, things
word: la noche: noche = the night: night
word: escribir: escribe, escribió, escribir = to write: writes, wrote, write
word: de pie = standing: on foot, stands, stood
word: al lado = beside
word: aquí = here
word: la luna: luna = the moon: moon
word: sentarse: se sienta, se sentó = to sit down: sits down, sat down
word: dejar: deja, dejan, dejó, dejaron = to leave: leaves, leave, left
word: el lápiz: lápiz = the pencil: pencil

question: ¿Dónde está tu sitio preferido? = Where is your favourite place?
question: ¿Qué cosa de tu casa no está donde dicen que va? = What is not where it should be in your home?
question: ¿Qué línea escribirías tú en el libro? = Which line would you write in the book?

== book
-- beginner
Un lunes llega {inspector} con un libro gordo.
One Monday {inspector} comes with a fat book.
El libro dice dónde va cada cosa.
The book says where each thing goes.
La luna va arriba, y las botas van abajo.
The moon goes up, and boots go down.
{inspector} se para delante de {topic.the}.
{inspector} stops in front of {topic.the}.

—¿Qué tenemos aquí? —pregunta {inspector}.
“What have we here?” asks {inspector}.

—{topic.full} —dice {kid}.
“{topic.full},” says {kid}.

{inspector} busca en el libro, hoja por hoja.
{inspector} looks in the book, page by page.

—No hay línea para eso —dice {inspector}.
“There is no line for that,” says {inspector}.
-- intermediate
Un lunes llegó {inspector} con un libro tan gordo como un pan.
One Monday {inspector} came with a book as fat as a loaf.
El libro decía dónde iba cada cosa: la luna, arriba, y las botas, debajo del banco.
The book said where each thing went: the moon at the top, and boots under the bench.

—¿Y qué tenemos aquí? —preguntó {inspector} delante de {topic.the}.
“And what have we here?” asked {inspector} in front of {topic.the}.

—{topic.full} —dijo {kid}.
“{topic.full},” said {kid}.

{inspector} buscó en el libro hoja por hoja, hasta la última.
{inspector} looked in the book page by page, right to the last.

—Pues no hay línea para eso —dijo {inspector}.
“Well, there is no line for that,” said {inspector}.
-- advanced
Un lunes se presentó {inspector} con un libro gordo como un pan.
One Monday {inspector} turned up with a book as fat as a loaf.
En él estaba escrito dónde iba cada cosa: la luna, arriba, y las comas, donde se respira.
In it was written where each thing belonged: the moon at the top, commas where one breathes.

—¿Y qué tenemos aquí? —preguntó {inspector} al llegar delante de {topic.the}.
“And what have we here?” asked {inspector}, having come to {topic.the}.

—{topic.full} —dijo {kid}.
“{topic.full},” said {kid}.

—Pues para eso no hay línea —anunció {inspector} en la última hoja.
“Well, for that there is no line,” announced {inspector} on the last page.

== phone
-- beginner
—Sin línea no hay sitio —dice {inspector}—.
“No line, no place,” says {inspector}.
Hay que buscar uno.
“We must find one.”

{kids} [trae|traen] una silla.
{kids} [brings|bring] a chair.
{inspector} no se sienta.
{inspector} does not sit down.

@inspector —Los inspectores van de pie.
“Inspectors stay on foot.”

Saca un teléfono {colour} y llama.
Out comes a {colour} telephone, and it rings.
Hay muchos sitios en el mundo.
There are many places in the world.
-- intermediate
—Sin línea no hay sitio —explicó {inspector}—, así que habrá que buscar uno.
“No line, no place,” explained {inspector}, “so we must find one.”

{kids} [trajo|trajeron] una silla, pero {inspector} no se sentó.
{kids} brought a chair, but {inspector} did not sit down.

@inspector —Los inspectores vamos siempre de pie.
“Inspectors always stay on foot.”

Del bolsillo salió un teléfono {colour}, y {inspector} se puso a llamar.
Out of a pocket came a {colour} telephone, and {inspector} rang up the world.
-- advanced
—Sin línea no hay sitio, de modo que habrá que buscar uno —explicó {inspector}.
“Without a line there is no place, and so we must find one,” explained {inspector}.

{kids} [trajo|trajeron] una silla, que se quedó vacía.
{kids} brought a chair, which stayed empty.
Los inspectores, por lo visto, van siempre de pie.
Inspectors, it seems, always stay on foot.
Del bolsillo salió un teléfono {colour}, con el que se podía llamar a casi todas partes.
Out of a pocket came a {colour} telephone, which rang in almost every place there is.

== museum in calls
-- beginner
—Aquí hay sitio —dice la mujer del museo—.
“There is room here,” says the museum woman.
Pero va detrás de un cristal.
“But it is behind glass.”

—¿Todo el día? —pregunta {kid}.
“All day?” asks {kid}.

—Y con un cartel —dice la mujer del museo—.
“And with a label,” says the museum woman.
Está prohibido estornudar.
“No sneezing, please.”

* —{topic.the} {topic:está|están} bien aquí —dice {kid}.
* “{topic.the} {topic:is|are} fine here,” says {kid}.
-- intermediate
—Nos queda un sitio —dijo la mujer del museo—, pero es detrás de un cristal.
“We have one place left,” said the museum woman, “but it is behind glass.”

—¿Todo el día? —preguntó {kid}.
“All day long?” asked {kid}.

—Con un cartel delante, y sin estornudar —dijo la mujer del museo.
“With a label in front, and no sneezing,” said the museum woman.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.
-- advanced
—Nos queda una vitrina entre un jarrón y un emperador —ofreció la mujer del museo.
“We have a glass case left, between a vase and an emperor,” offered the museum woman.

Habría que estar detrás del cristal todo el día, con un cartel delante y sin estornudar nunca.
It would mean all day behind glass, with a label in front, and never one sneeze.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.

== hotel in calls
-- beginner
—Hay una habitación con mar —dice el portero—.
“We have a room by the sea,” says the porter.
Es la siete.
“It is number seven.”

{inspector} ya tiene el lápiz en la mano.
{inspector} has a pencil ready.

—Pero a las once hay que salir —dice el portero.
“But at eleven all must leave,” says the porter.

—¿Y a las doce? —pregunta {kid}.
“And at twelve?” asks {kid}.

—A las doce se limpia el mar —dice el portero.
“At twelve we clean the sea,” says the porter.

* —{topic.the} {topic:está|están} bien aquí —dice {kid}.
* “{topic.the} {topic:is|are} fine here,” says {kid}.
-- intermediate
—Tenemos libre la siete, con vistas al mar —dijo el portero del hotel.
“Number seven is free, with a view of the sea,” said the porter of the hotel.

{inspector} ya tenía el lápiz en la mano.
{inspector} had a pencil ready.

—Eso sí, a las once hay que dejarla —dijo el portero—, porque limpiamos el mar.
“But at eleven one must leave,” said the porter, “because we clean the sea.”

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.
-- advanced
—Tenemos libre la siete, con balcón y con vistas al mar —dijo el portero del hotel.
“Number seven is free, with a balcony and a view of the sea,” said the porter of the hotel.

{inspector} ya mojaba el lápiz.
{inspector} was licking the pencil.
Pero a las once, por lo visto, había que dejarla, porque limpiaban el mar.
But at eleven, it seems, one had to leave, while they cleaned the sea.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.

== theatre in calls
-- beginner
—Queda una butaca —dice la taquillera—.
“There is one seat left,” says the ticket woman.
Es la fila tres, en el centro.
“It is row three, in the middle.”

—¿Qué se ve? —pregunta {kid}.
“What can you see?” asks {kid}.

—Todo —dice la taquillera—.
“Everything,” says the ticket woman.
Pero hay que aplaudir siempre.
“But you must always clap.”

—¿También si es malo? —pregunta {kid}.
“Even if it is bad?” asks {kid}.

—Entonces más —dice la taquillera.
“Then you clap more,” says the ticket woman.

* —{topic.the} {topic:está|están} bien aquí —dice {kid}.
* “{topic.the} {topic:is|are} fine here,” says {kid}.
-- intermediate
—Me queda una butaca en la fila tres —dijo la taquillera del teatro—, pero hay que aplaudir siempre.
“I have one seat left in row three,” said the ticket woman, “but one must always clap.”

—¿También si la obra es mala? —preguntó {kid}.
“Even if the play is bad?” asked {kid}.

—Entonces, el doble —dijo la taquillera, y bostezó.
“Then twice as much,” said the ticket woman, and yawned.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.
-- advanced
—Me queda una butaca en la fila tres —dijo la taquillera del teatro—, con la condición de aplaudir siempre.
“I have one seat left in row three,” said the ticket woman, “on condition that one always claps.”

—¿También si la obra es mala? —preguntó {kid}, y entonces era el doble.
“Even if the play is bad?” asked {kid}, and then it was twice as much.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.

== library in calls
-- beginner
—Hay sitio en un estante —dice la bibliotecaria—.
“There is room on a shelf,” says the librarian.
Pero aquí todo se presta.
“But here everything is lent.”

—¿Cuánto tiempo? —pregunta {kid}.
“For how long?” asks {kid}.

—Quince días —dice la bibliotecaria.
“Fifteen days,” says the librarian.

—¿Y después? —pregunta {kid}.
“And after that?” asks {kid}.

—Después se lo lleva otra persona —dice la bibliotecaria.
“Then there is another reader,” says the librarian.

* —{topic.the} {topic:está|están} bien aquí —dice {kid}.
* “{topic.the} {topic:is|are} fine here,” says {kid}.
-- intermediate
—Hay sitio entre dos diccionarios —susurró la bibliotecaria—, pero aquí todo se presta.
“There is room between two dictionaries,” whispered the librarian, “but here everything is lent.”

—¿Por cuánto tiempo? —preguntó {kid}, también muy bajo.
“For how long?” asked {kid}, just as softly.

—Quince días, y luego le toca a otra persona —dijo la bibliotecaria.
“Fifteen days, and then it is another reader’s turn,” said the librarian.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.
-- advanced
—Podría ir entre dos diccionarios —susurró la bibliotecaria—, aunque aquí todo se presta.
“There is room between two dictionaries,” whispered the librarian, “though here everything is lent.”

—¿A quién? —preguntó {kid}, y era a cualquiera que tuviese carné, cada quince días.
“To whom?” asked {kid}, and it was to anybody with a card, every fifteen days.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.

== lighthouse in calls
-- beginner
—Arriba hay mucho sitio —grita el farero—.
“There is a lot of room up here,” shouts the lighthouse keeper.
¡Y se ve el mundo!
“You can see the world!”

—¿Y el suelo? —pregunta {kid}.
“And the floor?” asks {kid}.

—El suelo da vueltas —dice el farero—.
“The floor goes round,” says the lighthouse keeper.
Con los años se nota menos.
“After some years you feel it less.”

Se oye el viento en el teléfono.
There is wind in the phone.

* —{topic.the} {topic:está|están} bien aquí —dice {kid}.
* “{topic.the} {topic:is|are} fine here,” says {kid}.
-- intermediate
—Arriba hay sitio de sobra, y se ve el mundo entero —gritó el farero.
“There is plenty of room up here, and you can see the world,” shouted the lighthouse keeper.

—¿Y el suelo se está quieto? —preguntó {kid}.
“And does the floor keep still?” asked {kid}.

—El suelo da vueltas, pero con los años se nota menos —dijo el farero.
“It goes round, but after some years you feel it less,” said the lighthouse keeper.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.
-- advanced
—Arriba hay sitio, y en los días claros se ve el mundo entero —gritó el farero.
“There is room up here, and on clear days one sees the world,” shouted the lighthouse keeper.

El suelo daba vueltas, reconoció después.
The floor did go round, he admitted later.
Al cabo de veinte años ya casi no se notaba.
After twenty years one hardly felt it.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.

== shop in calls
-- beginner
—Tengo un sitio en la ventana —dice el vendedor—.
“I have a place in my window,” says the shopkeeper.
Hay luz, y una flor de papel.
“There is light, and a paper flower.”

{inspector} sonríe por primera vez.
{inspector} smiles for the first time.

—Solo falta el precio —dice el vendedor.
“I only need the price,” says the shopkeeper.

{kid} tapa el teléfono con la mano.
{kid} puts a hand over the telephone.

* —{topic.the} {topic:está|están} bien aquí —dice {kid}.
* “{topic.the} {topic:is|are} fine here,” says {kid}.
-- intermediate
—Tengo libre medio escaparate, con luz y una flor de papel —dijo el vendedor.
“I have half a window free, with a light and a paper flower,” said the shopkeeper.

{inspector} sonrió por primera vez en todo el día.
{inspector} smiled for the first time that day.

—Solo me falta saber el precio —dijo el vendedor.
“I only need to know the price,” said the shopkeeper.

{kid} tapó el teléfono con una mano.
{kid} put one hand over the telephone.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.
-- advanced
—Tengo libre medio escaparate, con buena luz y una flor de papel —dijo el vendedor de la esquina.
“I have half a window free, with good light and a paper flower,” said the shopkeeper on the corner.

{inspector} sonrió por primera vez en toda la semana.
{inspector} smiled for the first time that week.
Entonces el vendedor quiso saber qué precio había que ponerle.
Then the shopkeeper wished to know what price to put on it.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.

== garden in calls
-- beginner
—Hay sitio entre las lechugas —dice la jardinera.
“There is room with the lettuces,” says the gardener.

—¿Y qué hay que hacer? —pregunta {kid}.
“And what must one do?” asks {kid}.

—Crecer —dice la jardinera—.
“Grow,” says the gardener.
Los martes se riega.
“On Tuesdays we bring water.”

—¿Y los miércoles? —pregunta {kid}.
“And on Wednesdays?” asks {kid}.

—Los miércoles hay caracoles —dice la jardinera.
“On Wednesdays there are snails,” says the gardener.

* —{topic.the} {topic:está|están} bien aquí —dice {kid}.
* “{topic.the} {topic:is|are} fine here,” says {kid}.
-- intermediate
—Me queda un sitio entre las lechugas —dijo la jardinera.
“I have one place left, among the lettuces,” said the gardener.

—¿Y qué hay que hacer allí? —preguntó {kid}.
“And what must one do there?” asked {kid}.

—Crecer —dijo la jardinera—, y no quejarse los martes, que se riega.
“Grow,” said the gardener, “and not complain on Tuesdays, when there is water.”

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.
-- advanced
—Me queda un hueco entre dos lechugas, a media sombra —dijo la jardinera.
“I have a gap between two lettuces, in half shade,” said the gardener.

Allí solo había que crecer sin prisa.
All one had to do there was grow.
Los martes caía agua, y los miércoles, si llovía, salían los caracoles.
On Tuesdays there was water, and on Wednesdays, if it rained, there were snails.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.

== ship in calls
-- beginner
—En mi barco cabe —dice la capitana—.
“My ship has room,” says the captain.
Salimos a las seis.
“We leave at six.”

—¿Adónde? —pregunta {kid}.
“Where to?” asks {kid}.

—Eso lo decide el viento —dice la capitana.
“The wind will choose,” says the captain.

—¿Y cuándo vuelven? —pregunta {kid}.
“And when do you come back?” asks {kid}.

Se oye reír a toda la gente del barco.
The whole ship can be heard to laugh.

* —{topic.the} {topic:está|están} bien aquí —dice {kid}.
* “{topic.the} {topic:is|are} fine here,” says {kid}.
-- intermediate
—En mi barco cabe de todo —dijo la capitana—, y salimos a las seis.
“My ship has room for anything,” said the captain, “and we leave at six.”

—¿Y cuándo se vuelve? —preguntó {kid}.
“And when does one come back?” asked {kid}.

En el teléfono se oyó reír a toda la gente del barco.
The whole ship could be heard to laugh in the telephone.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.
-- advanced
—En mi barco cabe de todo, hasta un piano, y salimos a las seis —dijo la capitana.
“My ship has room for anything, even a piano, and we leave at six,” said the captain.

{kid} preguntó a qué hora se volvía.
{kid} asked at what time one came back.
Por el teléfono se oyó reír a todos los marineros, y también al loro.
All the sailors could be heard to laugh, and so could the parrot.

* —{topic.the} {topic:está|están} bien aquí —dijo {kid}.
* “{topic.the} {topic:is|are} fine here,” said {kid}.

== form medium
-- beginner
{inspector} saca también un papel.
{inspector} takes out a paper too.
El papel tiene tres preguntas.
There are three questions on it.

—¿Para qué sirve? —lee {inspector}.
“What is it for?” reads {inspector}.

—Para estar —dice {kid}—.
“For being here,” says {kid}.
Si no, faltaría.
“Or it would be missed.”

{inspector} escribe «estar» con letra fina.
{inspector} writes “being here” in thin letters.

—¿Desde cuándo? —lee {inspector}.
“Since when?” reads {inspector}.

—Desde antes de la merienda —dice {kid}.
“Since before tea,” says {kid}.

{inspector} escribe la hora.
{inspector} writes down the time.

—¿Molesta? —lee {inspector}.
“Is it in the way?” reads {inspector}.

{kids} [mira|miran] despacio a los lados.
{kids} [looks|look] slowly to each side.

—No —dice {kid}—.
“No,” says {kid}.
Pasamos por el otro lado.
“We go round the other side.”

Eso no lo había oído nunca {inspector}.
{inspector} has never heard that before.
En el papel no cabe.
It does not fit on the paper.
Lo escribe detrás, con mucho cuidado.
It goes on the back, with great care.
-- intermediate
Además del libro, {inspector} llevaba un papel con tres preguntas.
Besides the book, {inspector} had a paper with three questions.

—¿Para qué sirve? —leyó {inspector}.
“What is it for?” read {inspector}.

—Para estar —dijo {kid}—, porque si no, faltaría.
“For being here,” said {kid}, “or else it would be missed.”

{inspector} escribió «estar» con letra fina y pasó a la segunda.
{inspector} wrote “being here” in thin letters, and went on.

—¿Desde cuándo? —leyó {inspector}.
“Since when?” read {inspector}.

—Desde antes de la merienda —dijo {kid}, que había mirado el reloj.
“Since before tea,” said {kid}, with an eye on the clock.

La tercera estaba escrita en rojo.
The third one was written in red.

—¿Molesta? —leyó {inspector}.
“Is it in the way?” read {inspector}.

—No, porque pasamos por el otro lado —dijo {kid}.
“No, because we go round the other side,” said {kid}.

Aquello no cabía en el papel, y {inspector} lo escribió por detrás.
That did not fit on the paper, and {inspector} wrote it on the back.
Era la primera vez que usaba la parte de atrás.
The back had never been used before.
-- advanced
Además del libro, {inspector} llevaba un impreso con tres preguntas, la última en tinta roja.
Besides the book, {inspector} carried a form with three questions, the last of them in red ink.

—¿Para qué sirve? —leyó {inspector}.
“What is it for?” read {inspector}.

—Para estar —dijo {kid}—, porque si no, se notaría que falta.
“For being here,” said {kid}, “or else it would be missed.”

{inspector} escribió «estar» en la casilla, con letra muy fina.
{inspector} wrote “being here” in the box, in very thin letters.
Después anotó que era desde antes de la merienda, sin discutirlo.
After it came the note that this was since before tea.

—¿Molesta? —leyó por último {inspector}, en voz más baja.
“Is it in the way?” read {inspector} last, in a lower voice.

—No, porque pasamos por el otro lado —dijo {kid}.
“No, because we go round the other side,” said {kid}.

Aquello no estaba previsto, de modo que hubo que escribirlo detrás.
Nobody had foreseen that, and so it had to go on the back.
Era la primera vez que se usaba la parte de atrás, y estaba blanquísima.
The back had never been used before, and it was very white.

== sign long
-- beginner
Por ahora, {inspector} cuelga un cartel.
For now {inspector} puts up a sign.
Dice: «Solo por un rato».
It says: “Only for a while”.
La gente del lugar viene a leerlo.
People come to read it.
Una cartera lo lee dos veces.
A postwoman reads it twice.
Dice que ella también está por un rato.
She says that she is there for a while too.
Su rato dura ya treinta años.
Her while is thirty years long.
Un señor con un paraguas pide otro cartel.
A man with an umbrella asks for another sign.
Lo quiere colgar en su silla.
He wants it for his chair.
Luego lo pide una niña con una cometa.
Then a girl with a kite asks for one.
{inspector} escribe y escribe.
{inspector} writes and writes.
A las cinco se acaban los carteles.
At five there are no more signs.

—¿Cuánto es un rato? —pregunta {kid}.
“How long is a while?” asks {kid}.

{inspector} busca en la letra r.
{inspector} looks in the book under W.

—Eso no viene —dice {inspector}.
“It does not say,” says {inspector}.

{kid} da la vuelta al cartel.
{kid} turns the sign round.
Por detrás dice: «Y otro».
The back now says: “And another”.
-- intermediate
Mientras tanto, {inspector} colgó un cartel que decía: «Solo por un rato».
Meanwhile {inspector} put up a sign that said: “Only for a while”.
La gente vino a leerlo, y una cartera lo leyó dos veces.
People came to read it, and a postwoman read it twice.
Dijo que ella también estaba por un rato, y que el suyo duraba ya treinta años.
She said that she was there for a while too, and that hers was thirty years long.
Un señor con paraguas pidió otro cartel para su silla.
A man with an umbrella asked for another sign, for his chair.
Después lo pidió una niña para su cometa, y luego lo pidieron todos.
Then a girl wanted one for her kite, and then they all did.
A las cinco se acabaron los carteles.
At five there were no more signs.

—¿Y cuánto es un rato? —preguntó {kid}.
“And how long is a while?” asked {kid}.

{inspector} buscó en el libro, por la letra, y luego por detrás.
{inspector} looked in the book, under the letter and then at the back.

—Eso tampoco viene —dijo {inspector}.
“It does not say that either,” said {inspector}.

{kid} dio la vuelta al cartel y escribió por el otro lado: «Y otro».
{kid} turned the sign round and wrote on the other side: “And another”.
-- advanced
Mientras tanto, por mantener el orden, {inspector} colgó un cartel: «Solo por un rato».
Meanwhile, for the sake of order, {inspector} put up a sign: “Only for a while”.
Vino gente a leerlo, y una cartera declaró que ella también estaba por un rato.
People came to read it, and a postwoman declared that she was there for a while too.
El suyo duraba ya treinta años.
Hers was thirty years long by now.
Un señor con paraguas quiso uno para su silla, y una niña, para su cometa.
A man with an umbrella wanted one for his chair, and a girl for her kite.
A las cinco ya se había repartido el último cartel, y todavía quedaba gente esperando.
By five the last sign was gone, and people were still waiting.

—¿Y cuánto es un rato? —preguntó {kid}.
“And how long is a while?” asked {kid}.

{inspector} buscó en el libro por la letra, por los números y por el índice.
{inspector} looked in the book under letters, under numbers and in the index.

—Eso tampoco viene —reconoció {inspector}.
“It does not say that either,” admitted {inspector}.

{kid} dio la vuelta al cartel y escribió por el otro lado: «Y otro».
{kid} turned the sign round and wrote on the other side: “And another”.

== wrong long
-- beginner
{kid} lee un poco en el libro.
{kid} reads a little in the book.

—Aquí dice que el lápiz va en la mesa —dice {kid}.
“It says that a pencil goes on the table,” says {kid}.

{inspector} lleva uno detrás de la oreja.
{inspector} has one behind one ear.

—Es por si acaso —dice {inspector}.
“That is just in case,” says {inspector}.

{kid} pasa otra hoja.
{kid} turns a page.

@kid —Las cucharas van en el cajón.
“Spoons go in the drawer.”

En el bolsillo de {inspector} brilla una cuchara.
In a pocket of {inspector} there is a spoon.

—Es por la sopa —dice {inspector}.
“That is for soup,” says {inspector}.

Sigue la lista, y hay más cosas.
The list goes on, and there is more.
La bufanda está en agosto.
The scarf is in August.
El botón del medio está arriba.
The middle button is at the top.
{inspector} se pone de color rosa.
{inspector} goes pink.

—Entonces el libro está mal —dice {inspector}.
“Then the book is wrong,” says {inspector}.

—No está mal —dice {kid}—.
“It is not wrong,” says {kid}.
Está sin acabar.
“It is not finished.”

{inspector} mira las hojas blancas del final.
{inspector} looks at the white pages at the end.
Son muchas.
There are a lot of them.
-- intermediate
Mientras sonaba el teléfono, {kid} leía en el libro.
While the telephone rang, {kid} read in the book.

—Aquí pone que el lápiz va en la mesa —dijo {kid}.
“It says here that a pencil goes on the table,” said {kid}.

{inspector} llevaba uno detrás de la oreja.
{inspector} had one behind one ear.

—Es por si acaso —dijo {inspector}.
“That is just in case,” said {inspector}.

—Y las cucharas, en el cajón —dijo {kid}, y pasó la hoja.
“And spoons go in the drawer,” said {kid}, and turned the page.

En un bolsillo de {inspector} brilló una cuchara, que era por si había sopa.
A spoon shone in a pocket of {inspector}, and it was for soup.
Después salieron una bufanda en pleno agosto y un botón en el ojal de otro.
Then there was a scarf in the middle of August, and a button in the wrong hole.

—Entonces, el libro está mal —dijo {inspector}, de color rosa.
“Then the book is wrong,” said {inspector}, quite pink.

—Mal no, está sin acabar —dijo {kid}.
“Not wrong, it is not finished,” said {kid}.

{inspector} miró las hojas blancas del final, que eran muchas.
{inspector} looked at the white pages at the end, and there were a lot of them.
-- advanced
Mientras sonaba el teléfono en algún lugar del mundo, {kid} se puso a leer.
While the telephone rang somewhere in the world, {kid} began to read.

—Aquí pone que los lápices van en la mesa —dijo {kid}, y {inspector} se tocó el que llevaba detrás de la oreja.
“It says here that pencils go on the table,” said {kid}, and {inspector} felt for the one behind one ear.

—Y las cucharas, en el cajón —siguió {kid}, mirando un bolsillo en el que brillaba algo.
“And spoons go in the drawer,” {kid} went on, looking at a pocket in which something shone.

Aparecieron además una bufanda en agosto y un botón en el ojal de otro.
There was, besides, a scarf in August and a button in another’s hole.

—De modo que el libro está mal —murmuró {inspector}, de color rosa.
“So the book is wrong,” murmured {inspector}, quite pink.

—Mal no está —dijo {kid}—, está sin acabar.
“It is not wrong,” said {kid}, “it is not finished.”

{inspector} contempló las hojas blancas del final.
{inspector} gazed at the white pages at the end.
Nunca se había fijado en que fueran tantas.
Nobody had ever noticed that there were so many.

== end
-- beginner
Es de noche, y ya no suena el teléfono.
It is night, and the telephone is silent.
{topic.the} {topic:sigue|siguen} en el mismo sitio.
{topic.the} {topic:is|are} still in the same place.

—¿Y usted, dónde va? —pregunta {kid}.
“And where do you go?” asks {kid}.

{inspector} busca en el libro mucho rato.
{inspector} looks in the book for a long time.

—No hay línea —dice {inspector}.
“There is no line,” says {inspector}.

+ Por eso está siempre de pie.
+ That is why {inspector:he|she} always stands.
{topic.the} {topic:deja|dejan} un poco de sitio al lado.
{topic.the} {topic:leaves|leave} a little room on one side.
{inspector} se sienta muy despacio.
{inspector} sits down very slowly.
+ Los zapatos hacen «ay».
+ The shoes say “ah”.
Después escribe dos líneas.
Then {inspector:he|she} writes two lines.
La primera dice: «{topic.full}: aquí».
The first one says: “{topic.full}: here”.
Y la segunda dice: «{inspector}: al lado».
And the second one says: “{inspector}: beside {topic.the}”.
-- intermediate
Se hizo de noche, y el teléfono dejó de sonar.
Night came, and the telephone was silent.
{topic.the} {topic:seguía|seguían} en el mismo sitio.
{topic.the} {topic:was|were} still in the same place.

—¿Y usted, dónde va? —preguntó {kid}.
“And where do you go?” asked {kid}.

{inspector} buscó en el libro, de la primera hoja a la última.
{inspector} looked in the book, from the first page to the last.

—No hay línea —dijo {inspector} en voz baja.
“There is no line,” said {inspector} in a low voice.

+ Por eso llevaba treinta años de pie.
+ That was why {inspector:he|she} had stood for thirty years.
Entonces {topic.the} {topic:dejó|dejaron} un poco de sitio al lado.
Then {topic.the} left a little room on one side.
{inspector} se sentó despacio, y los zapatos suspiraron.
{inspector} sat down slowly, and both shoes sighed.
Aquella noche escribió dos líneas en las hojas blancas.
That night {inspector:he|she} wrote two lines on the white pages.
La primera decía: «{topic.full}: aquí».
The first one said: “{topic.full}: here”.
La segunda decía: «{inspector}: al lado».
The second one said: “{inspector}: beside {topic.the}”.
-- advanced
Se hizo de noche, y el teléfono se cansó de sonar.
Night came, and the telephone grew tired.
{topic.the} {topic:seguía|seguían} exactamente en el mismo sitio.
{topic.the} {topic:was|were} still in exactly the same place.

—¿Y usted, dónde va? —preguntó entonces {kid}.
“And where do you go yourself?” asked {kid} then.

{inspector} buscó de la primera hoja a la última, y después otra vez.
{inspector} looked from the first page to the last, and then again.

—No hay línea —dijo por fin {inspector}, en voz muy baja.
“There is no line,” said {inspector} at last, in a very low voice.

+ Así se explicaba que llevara treinta años de pie.
+ That explained why {inspector:he|she} had stood for thirty years.
Entonces {topic.the} {topic:dejó|dejaron} un poco de sitio al lado.
Then {topic.the} left a little room on one side.
{inspector} se sentó, no sin ceremonia, y los dos zapatos suspiraron.
{inspector} sat down, not without ceremony, and both shoes sighed.
Aquella noche se escribieron dos líneas, y la primera decía: «{topic.full}: aquí».
That night two lines were written, and the first one said: “{topic.full}: here”.
La segunda, con peor letra, decía: «{inspector}: al lado».
The second, in worse handwriting, said: “{inspector}: beside {topic.the}”.
