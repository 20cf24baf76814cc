plot: A question has a whole room in the museum of wrong answers; the cards on their backs say what nobody did, the children do it, and the right answer closes the room, but a new question opens the next.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: question
picture kinds=sci-fi: spaceship, day, curious, kid points, other, guard, thing topic, paper
picture kinds=horror: library, night, curious, kid points, other, guard, thing topic, paper
picture: library, day, curious, kid points, other, guard, thing topic, paper
middle: same, same, curious, kid reads paper, other, guard, thing topic, paper
end: same, same, happy, kid dances, other, guard, thing topic
take answers: 1 3 6
take tests: 0 1 3

title: El museo de las respuestas equivocadas = The Museum of Wrong Answers
title: Preciosa, y no es verdad = Beautiful, and Not True
title: La sala que se cerró = The Room That Closed
title: Un clavo en la pared = A Nail in the Wall

cast museum:
  now: El museo está entre una panadería y una tienda de paraguas. = The museum is between a bakery and an umbrella shop.
  was: El museo estaba entre una panadería y una tienda de paraguas. = The museum was between a bakery and an umbrella shop.
cast museum:
  now: El museo está en una piscina sin agua. = The museum is in a pool without water.
  was: El museo estaba en una piscina sin agua. = The museum was in a swimming pool without water.
cast museum:
  now: El museo huele a sardina, por la tienda de abajo. = The museum smells of the fish shop below.
  was: El museo olía a sardina, por la tienda de abajo. = The museum smelled of the fish shop below.
cast museum:
  now: El museo está en un piso sin botón en el ascensor. = The museum is on a floor without a lift button.
  was: El museo estaba en un piso sin botón en el ascensor. = The museum was on a floor without a button in the lift.
cast museum kinds=sci-fi:
  now: El museo está detrás de la Luna. = The museum is behind the Moon.
  was: El museo estaba en la cara oculta de la Luna. = The museum was on the far side of the Moon.
cast museum kinds=sci-fi:
  now: El museo da vueltas a Saturno. = The museum goes round Saturn.
  was: El museo daba vueltas a Saturno, sin prisa. = The museum went round Saturn, in no hurry.
cast museum kinds=horror:
  now: El museo solo abre de noche, y cruje. = The museum opens only at night, and it creaks.
  was: El museo solo abría de noche, y crujía. = The museum opened only at night, and it creaked.
cast museum kinds=horror:
  now: En el museo, los cuadros respiran. = In the museum, the pictures breathe.
  was: En el museo, los cuadros respiraban un poco. = In the museum the pictures breathed a little.
cast museum kinds=fantasy:
  now: El museo está en la manga de un gigante. = The museum is in the sleeve of a giant.
  was: El museo estaba en la manga de un gigante. = The museum was in the sleeve of a giant.
cast museum kinds=fantasy:
  now: El museo está dentro de un dragón dormido. = The museum is inside a sleeping dragon.
  was: El museo estaba dentro de un dragón dormido. = The museum was inside a sleeping dragon.
cast museum kinds=adventure:
  now: Al museo se baja por un pozo, con cuerda. = You go down a well to the museum, on a rope.
  was: Al museo se bajaba por un pozo, con cuerda. = The way to the museum was down a well, on a rope.
cast museum kinds=adventure:
  now: El museo está detrás de una cascada. = The museum is behind a waterfall.
  was: El museo estaba detrás de una cascada. = The museum was behind a waterfall.

cast guard f: doña Engracia = Mrs Grace
  now: Va en zapatillas, para no despertar a nadie. = She wears slippers, so as to wake nobody.
  was: Iba en zapatillas, para no despertar a nadie. = She wore slippers, so as to wake nobody.
cast guard m: don Plácido = Mr Placid
  now: Lleva un plumero detrás de la oreja. = He has a feather duster behind one ear.
  was: Llevaba un plumero detrás de la oreja. = He had a feather duster behind one ear.
cast guard f: Petra = Petra
  now: Saluda a los cuadros por su nombre. = She greets the pictures by name.
  was: Saludaba a los cuadros por su nombre. = She greeted the pictures by name.
cast guard m: Nicanor = Nicanor
  now: Tiene noventa llaves y un solo bolsillo. = He has ninety keys and only one pocket.
  was: Tenía noventa llaves y un solo bolsillo. = He had ninety keys and only one pocket.
cast guard f: la señora Bombín = Mrs Bowler
  now: Va por los pasillos en patinete. = She rides down the corridors on a scooter.
  was: Iba por los pasillos en patinete. = She rode down the corridors on a scooter.
cast guard m: Anselmo = Anselm
  now: Come sopa de un termo, sin hacer ruido. = He drinks soup from a flask, very quietly.
  was: Comía sopa de un termo, sin hacer ruido. = He was drinking soup from a flask, very quietly.

cast star: la respuesta de cristal = the glass answer
  says: Pasa cuando nadie mira = It happens when nobody looks
cast star: la respuesta de azúcar = the sugar answer
  says: Lo decide una señora de Toledo = A lady in Toledo decides it
cast star: la respuesta con plumas = the feathered answer
  says: Hay un hombre dentro, con una cuerda = There is a man inside, with a string
cast star: la respuesta de oro = the golden answer
  says: Es culpa de un oso = A bear is to blame
cast star: la respuesta que canta = the singing answer
  says: Depende de los zapatos = It depends on the shoes
cast star: la respuesta de canela = the cinnamon answer
  says: Se hace de noche, con cucharas = It is done at night, with spoons
cast star: la respuesta de terciopelo = the velvet answer
  says: Lo manda la Luna, los martes = The Moon orders it, on Tuesdays

cast paper: un billete de autobús = a bus ticket
cast paper: una servilleta = a paper napkin
cast paper old: un sobre viejo = an old envelope
cast paper: una bolsa de pan = a bread bag
cast paper: la tapa de una caja = the lid of a box

speaks mayor m: el alcalde = the mayor
speaks waiter m: el camarero = the waiter
speaks parrot m: el loro = the parrot
speaks box f: la caja = the box
speaks lady f: la señora = the lady
speaks man m: el señor = the man

word: el museo = the museum
word: la pregunta: pregunta, preguntas = the question: question, questions
word: la respuesta: respuesta, respuestas = the answer: answer, answers
word: la sala: sala, salas = the room: room, rooms
word: la tarjeta: tarjeta, tarjetas = the card: card, cards
word: el clavo = the nail
word: la pared = the wall
word: la puerta = the door
word: la llave: llave, llaves = the key: key, keys
word: la luz: luz, luces = the light: light, lights
word: el loro = the parrot
word: el mármol = the marble
word: el espejo = the mirror
word: el frasco = the jar
word: la tostada = the toast
word: la caja = the box
word: el mapa = the map
word: la cortina = the curtain
word: el techo = the ceiling
word: la verdad = the truth: true, truth
word: contar: contar, contado, cuenta, contó = to count: count, counted, counts
word: mirar: mirar, mirado, mira, miró = to look: look, looked, looks
word: el letrero = the sign
word: precioso: preciosa = beautiful

question: ¿Qué respuesta equivocada te llevarías tú a casa? = Which wrong answer would you take home with you?
question: ¿Por qué a {guard} le gusta tanto esa sala? = Why does {guard} like that room so much?
question: ¿Qué creías tú de más pequeño que luego no era verdad? = What did you once believe that turned out not to be true?

== door
-- beginner
{topic} es una pregunta difícil.
{topic} is a hard question.
<En casa todos miran el reloj./En casa la contestan con tos./En casa hablan deprisa de otra cosa.>
<At home they all look at the clock./At home the answer is a cough./At home they quickly talk of other things.>
{kids} [va|van] al museo de las respuestas.
{kids} [goes|go] to the museum of answers.
+ {museum.now}
+ {museum.now}
+ {guard} abre la puerta.
+ {guard} opens the door.
+ {guard.now}
+ {guard.now}

<—Aquí todas están mal —dice {guard}./—Aquí no hay ninguna buena —dice {guard}./—Aquí solo hay respuestas equivocadas —dice {guard}.>
<“All of them here are wrong,” says {guard}./“There is not one right answer here,” says {guard}./“We only have wrong answers here,” says {guard}.>
-- intermediate
{topic} era una pregunta difícil.
{topic} was a hard question.
+ <En casa, todos miraron el reloj./En casa, la contestaron con tos./En casa, se pusieron a hablar de otra cosa.>
+ <At home they all looked at the clock./At home the only answer was a cough./At home they all began to talk of something else.>
Así que {kids} [fue|fueron] al museo de las respuestas.
So {kids} went to the museum of answers.
+ {museum.was}
+ {museum.was}
Allí vigilaba {guard}.
On guard there was {guard}, who kept the keys.
+ {guard.was}
+ {guard.was}

<—Bienvenida sea la pregunta —dijo {guard}—, pero aquí no hay ninguna respuesta buena./—Aviso de que aquí están todas mal —dijo {guard}—: por eso es gratis./—Para las correctas hay otro museo —dijo {guard}—, pequeño y bastante aburrido.>
<“Questions are welcome,” said {guard}, “but there is not one right answer in here.”/“I warn you that all of them are wrong,” said {guard}, “which is why it is free.”/“For the right ones there is another museum,” said {guard}, “small and rather dull.”>
-- advanced
{topic} era una de esas preguntas que vacían una cocina.
{topic} was one of those questions that empty a kitchen.
+ <Los mayores recordaron de pronto que tenían prisa./La radio cambió de tema antes que nadie./Hasta el gato pidió salir.>
+ <The grown-ups suddenly remembered that they were late./The radio was the first to change the subject./Even the cat asked to be let out.>
De modo que {kids} [llevó|llevaron] la pregunta al museo de las respuestas.
And so {kids} took the question to the museum of answers.
+ {museum.was}
+ {museum.was}

<—Aquí están todas mal —dijo {guard} al abrir—, pero muy bien hechas./—Las correctas están en otro museo —dijo {guard} al abrir—, que tiene goteras./—Si alguien aprende algo aquí —dijo {guard} al abrir—, no ha sido culpa nuestra.>
<“They are all wrong here,” said {guard} at the door, “though very well made.”/“The right ones are in another museum,” said {guard} at the door, “and its roof leaks.”/“If anybody learns something here,” said {guard} at the door, “it is not our fault.”>

== room
-- beginner
Esa pregunta tiene una sala entera.
That question has a whole room.
+ <Las respuestas llegan hasta el techo./Las respuestas cuelgan de hilos./Las respuestas viven en cajas con luz.>
+ <The answers go up to the ceiling./The answers hang on strings./The answers live in boxes with lights.>
En el centro está {star}.
In the middle is {star}.
Dice: «{star.says}».
It says: “{star.says}”.

* —Preciosa —dice {guard}—.
* “Beautiful,” says {guard}.
* Y no es verdad.
* “And it is not true.”
-- intermediate
Aquella pregunta tenía una sala entera.
That question had a whole room.
+ <Había respuestas hasta en el techo./Las respuestas colgaban de hilos./Cada respuesta tenía su lámpara.>
+ <There were answers even on the ceiling./The answers hung on strings./Each answer had a lamp of its own.>
En el centro estaba {star}.
In the middle stood {star}.
Decía: «{star.says}».
It said: “{star.says}”.
+ <{kid} se acercó hasta dejar un círculo en el cristal./{other} la leyó tres veces, cada vez más despacio.>
+ <{kid} came so close that there was a ring of breath on the case./{other} read it three times, each time more slowly.>

* —Preciosa —dijo {guard}—, y no es verdad.
* “Beautiful,” said {guard}, “and not true.”
-- advanced
A aquella pregunta le habían dado una sala entera, <con respuestas hasta en el techo/y las respuestas colgaban de hilos/y cada respuesta tenía su lámpara>.
That question had been given a whole room, <with answers even on the ceiling/and the answers hung on threads/and each answer had its own lamp>.
En el centro, sobre un cojín, lucía {star}: «{star.says}».
In the middle, on a cushion, was {star}: “{star.says}”.
+ <{kid} se acercó tanto que dejó un círculo de vaho en la urna./{other} la leyó tres veces, cada vez en voz más baja.>
+ <{kid} came so close that there was a ring of breath on the glass./{other} read it three times, more quietly each time.>

* —Preciosa —dijo {guard}—, y no es verdad.
* “Beautiful,” said {guard}, “and not true.”

== nail medium
-- beginner
En la pared hay un clavo libre.
On the wall there is one free nail.

—¿Para quién es? —pregunta {kid}.
“Who is that for?” asks {kid}.

—Para la próxima —dice {guard}.
“For the next one,” says {guard}.

{other} piensa una respuesta nueva.
{other} thinks of a new answer.
<La dibuja en el aire./La escribe con lápiz azul.>
<It is drawn in the air./It is written in blue pencil.>
En ella hay <una rana/un tren/un queso> y dos nubes.
It has <a frog/a train/a cheese> and two clouds in it.
{guard} la cuelga del clavo y da un paso atrás.
{guard} hangs it on the nail and takes a step back.
<Queda un poco torcida./Queda mejor que un rey.>
<It hangs a little crooked./It looks better than a king.>

—No está mal lo mal que está —dice {guard}.
“It is wrong in a very good way,” says {guard}.
-- intermediate
En la pared del fondo quedaba un clavo libre.
On the far wall there was one free nail.

—Es para la siguiente —explicó {guard}—, que siempre llega.
“It is for the next one,” explained {guard}, “and there is always a next one.”

{other} no lo pensó dos veces.
{other} did not think twice.
Inventó una respuesta con <una rana/un tren/un queso> y dos nubes.
The new answer had <a frog/a train/a cheese> and two clouds in it.
{guard} la colgó, dio un paso atrás y <la enderezó con un dedo/la dejó torcida a propósito>.
{guard} hung it up, stepped back and <put it straight with one finger/left it crooked on purpose>.

—No está mal lo mal que está —dijo {guard}.
“It is wrong in a very good way,” said {guard}.
-- advanced
En la pared del fondo, entre dos obras maestras, sobresalía un clavo sin nada.
On the far wall, between two masterpieces, a nail stuck out with nothing on it.

—Es para la siguiente —dijo {guard}—, porque en esta casa la siguiente nunca falla.
“It is for the next one,” said {guard}, “because in this house there is always a next one.”

{other} improvisó una respuesta con <una rana/un tren/un queso> y dos nubes.
Then and there {other} made up an answer with <a frog/a train/a cheese> and two clouds in it.
{guard} la colgó, retrocedió tres pasos y <la enderezó con la uña/la torció a propósito>.
{guard} hung it up, took three steps back and <straightened it with a fingernail/made it crooked on purpose>.

—Pocas veces he visto algo tan bien equivocado —murmuró {guard}.
“I have seldom seen anything so well mistaken,” murmured {guard}.

== toast in answers
-- beginner
La respuesta más usada está en un plato.
The most used answer is on a plate.
Dice: «Cómete la tostada».
It says: “Eat your toast”.

—Es de las siete de la mañana —dice {guard}.
“It is from seven in the morning,” says {guard}.

La tostada sigue caliente.
The toast is still warm.
<Cada día la usan mil madres./Cada día la usan mil padres y un abuelo.>
<A thousand mothers use it every day./A thousand fathers and one grandad use it every day.>

—En mi casa tenemos una igual —dice {other}.
“We have the same one at home,” says {other}.

{kid} mira debajo del plato, y hay mantequilla.
{kid} looks under the plate, and finds butter.
-- intermediate
La respuesta más usada del mundo estaba en un plato.
The most used answer in the world was on a plate.
Decía: «Cómete la tostada».
It said: “Eat your toast”.

—Es de las siete y diez de la mañana —dijo {guard}—, y no se enfría nunca.
“It is from ten past seven in the morning,” said {guard}, “and it never gets cold.”

+ Al lado había un contador que <subía sin parar/ya no tenía más números>.
+ Next to it a counter <was going up and up/had run out of numbers>.

—La de mi casa lleva mermelada —dijo {other}.
“Ours at home has jam on it,” said {other}.
-- advanced
En un plato, y vigilada de cerca, humeaba la respuesta más usada de la historia.
On a plate, and closely guarded, steamed the most used answer in history.
Decía «Cómete la tostada», y la habían dado <once millones de veces aquella mañana/más veces de las que cabían en el contador>.
It said “Eat your toast”, and had been given <eleven million times that morning/more often than the counter could show>.

—La de mi casa lleva mermelada —observó {other}—, y dura hasta el colegio.
“Ours at home has jam on it,” remarked {other}, “and lasts as far as school.”

+ {guard} lo apuntó como una variante.
+ {guard} noted this down as a variety.

== marble in answers
-- beginner
La respuesta más pesada es de mármol.
The heaviest answer is made of marble.
Es de un rey muy serio.
It is from a very serious king.
Cuarenta caballos la traen hasta aquí.
Forty horses bring it here.
Es muy grande, y dice: «No».
It is very big, and it says: “No”.

—Pero la pregunta no es de sí o no —dice {kid}.
“But it is not a yes or no question,” says {kid}.

<—El rey no escuchó el final —dice {guard}./—Nadie quiso decírselo —dice {guard}.>
<“The king did not hear the end of it,” says {guard}./“Nobody wanted to tell him,” says {guard}.>

{other} toca la ene, que está muy fría.
{other} touches the letter N, which is very cold.
-- intermediate
La respuesta más pesada era de un rey.
The heaviest answer came from a king.
+ La habían traído cuarenta caballos.
+ Forty horses had pulled it there.
Era un bloque de mármol que decía: «No».
It was a block of marble that said: “No”.

—Pero la pregunta no era de sí o no —dijo {kid}.
“But it was not a yes or no question,” said {kid}.

—Ya —dijo {guard}—, pero <el rey no se quedó a oír el final/nadie quiso decírselo, con el mármol ya pagado>.
“I know,” said {guard}, “but <the king did not stay for the end/nobody would tell him, with the marble already paid for>.”

+ {other} se apoyó en la ene, y la ene no se movió.
+ {other} leaned on the letter N, which did not move.
-- advanced
La respuesta más pesada la había encargado un rey, en mármol.
The heaviest answer had been ordered by a king, in marble.
+ Para traerla hicieron falta cuarenta caballos y un puente nuevo.
+ It had taken forty horses and a new bridge to bring it.
Por un lado decía «No», y por el otro, con letra más pequeña, «Y no insistas».
On one side it said “No”, and on the other, in smaller letters, “And do not ask again”.
+ Que la pregunta no fuera de sí o no <se lo callaron todos, por los caballos/lo notó un paje, que cambió de oficio>.
+ That it was not a yes or no question <was something nobody mentioned, because of the horses/was noticed by a page, who then changed jobs>.

== parrot in answers
-- beginner
En una jaula abierta vive un loro.
A parrot lives in an open cage.
El loro solo tiene una respuesta.
The parrot has only one answer.

—Jueves —dice el loro.
“Thursday,” says the parrot.

{kid} le pregunta el nombre.
{kid} asks its name.

—Jueves —dice el loro otra vez.
“Thursday,” says the parrot again.

—Una vez acertó —dice {guard}—, y comió tarta.
“It was right once,” says {guard}, “and it had cake.”

<Desde entonces mira mucho el calendario./Todavía tiene nata en el pico.>
<Since then it looks at the calendar a lot./There is still cream on its beak.>
-- intermediate
En una jaula sin puerta vivía un loro.
In a cage without a door lived a parrot.

—Jueves —dijo el loro antes de que nadie preguntara.
“Thursday,” said the parrot, before anybody had asked.

{kid} le preguntó por su familia, por el mar y por la hora.
{kid} asked about its family, the sea and the time.

—Jueves, jueves y jueves —dijo el loro.
“Thursday, Thursday and Thursday,” said the parrot.

+ <Una vez le preguntaron qué día era, y acertó, y aún lo cuenta./Una vez a la semana lo consultan ministros.>
+ <Once somebody asked what day it was, and it still talks about it./Once a week, ministers came for its advice.>
-- advanced
En una jaula sin puerta vivía un loro que a todo respondía que el jueves.
In a cage without a door lived a parrot that answered Thursday to everything.
{kid} le preguntó por su infancia y por el precio de las peras.
{kid} asked about its childhood and about the price of pears.
Contestó las dos veces con aplomo, y <daban ganas de creerlo/un señor con corbata tomó nota>.
It answered both with perfect calm, and <one wanted to believe it/a gentleman in a tie took notes>.
+ Una vez había acertado, y aún conservaba nata en el pico.
+ It had been right once, and there was still cream on its beak.

== books in answers
-- beginner
Una respuesta ocupa once libros muy gordos.
One answer fills eleven very thick books.
La escribió un profesor en treinta años.
A professor took thirty years to write it.
{other} abre el primer libro.
{other} opens the first book.
Dice: «Está en el último».
It says: “See the last book”.
{kid} abre el último.
{kid} opens the last one.
Dice: «Está en el primero».
It says: “See the first book”.
<Un visitante lleva tres días así./Entre los dos libros hay un camino en la alfombra.>
<One visitor has done this for three days./There is a path between them in the carpet.>
-- intermediate
Una de las respuestas ocupaba once libros.
One of the answers filled eleven books.
+ Su autor había tardado treinta años.
+ Its author had needed thirty years.
{other} abrió el primero por el principio, y ponía: «Véase el último».
{other} opened the first at the beginning, where it said: “See the last”.
{kid} abrió el último por el final, y ponía: «Véase el primero».
{kid} opened the last at the end, where it said: “See the first”.
+ <En la alfombra se había hecho un camino./Un señor con barba, que entró sin barba, seguía yendo de uno a otro.>
+ <In the carpet between them there was a path./A man with a beard, who had come in without one, was still going to and fro.>
-- advanced
La respuesta más larga ocupaba once tomos, fruto de treinta años de trabajo y de ninguna visita.
The longest answer filled eleven volumes, the fruit of thirty years of work and no visitors.
El primero remitía al último, y el último, con toda cortesía, al primero.
The first sent the reader to the last, and the last, very politely, to the first.
+ <En la alfombra se había ido abriendo un camino./Un visitante, que llegó sin barba, aún iba de uno a otro.>
+ <A path had slowly worn into the carpet between them./One visitor, who came without a beard, was still walking between them.>

== shy in answers
-- beginner
Detrás de una cortina hay una respuesta tímida.
Behind a curtain there is a shy answer.
Solo se ve un pie.
Only one foot can be seen.

—Hola —dice {kid}, muy bajito.
“Hello,” says {kid}, very softly.

La cortina se mueve.
The curtain moves.
{other} se sienta en el suelo y espera.
{other} sits on the floor and waits.
<Del otro lado sale un dedo y saluda./Del otro lado sale una risa pequeña.>
<A finger comes out and waves./A small laugh comes out.>

—Empieza por be —dice {guard}—.
“It begins with B,” says {guard}.
No sabemos más.
“That is all we know.”
-- intermediate
Detrás de una cortina vivía una respuesta tan tímida que nadie la había leído entera.
Behind a curtain lived an answer so shy that nobody had read all of it.

—Sabemos que empieza por be —susurró {guard}—, y que le gusta la lluvia.
“We know that it begins with B,” whispered {guard}, “and that it likes rain.”

{kid} se puso de espaldas, por educación.
{kid} turned round, to be polite.
+ Al rato <asomó una letra, y se escondió enseguida/se oyó una sílaba, o quizá un estornudo>.
+ After a while <one letter looked out, and hid again at once/there was a syllable, or perhaps a sneeze>.
+ Era el día en que más había hablado.
+ It had never said so much in one day.
-- advanced
Tras una cortina vivía una respuesta tan tímida que nadie la había leído.
Behind a curtain lived an answer so shy that nobody had ever read it.
{kid} se puso de espaldas, por delicadeza, y se interesó mucho por un radiador.
{kid} turned round, out of tact, and took a great interest in a radiator.
+ Al cabo de un rato <asomó media vocal, que se arrepintió enseguida/se oyó una sílaba entera, o tal vez un estornudo>.
+ After some time <half a vowel looked out, and thought better of it/there was a whole syllable, or possibly a sneeze>.

+ —En treinta años, nunca la he visto tan suelta —dijo {guard}.
+ “In thirty years I have never seen it so at ease,” said {guard}.

== lost in answers
-- beginner
Una respuesta está sentada en un banco.
One answer is sitting on a bench.
Dice: «Después del puente, a la derecha».
It says: “After the bridge, turn right”.

—Eso es de otra pregunta —dice {kid}.
“That is for another question,” says {kid}.

—Sí, se perdió —dice {guard}.
“Yes, it got lost,” says {guard}.

Entra un señor con una maleta.
A man with a suitcase comes in.

—Perdón —dice el señor—, ¿y la estación?
“Excuse me,” says the man, “where is the station?”

<La respuesta se levanta de un salto./La respuesta lo mira y se pone colorada.>
<The answer jumps up from the bench./The answer looks at him and goes red.>
-- intermediate
En un banco esperaba una respuesta que decía: «Después del puente, a la derecha».
On a bench waited an answer that said: “After the bridge, turn right”.

—Es de otra pregunta —explicó {guard}—, y nadie ha venido a recogerla.
“It belongs to another question,” explained {guard}, “and nobody has come for it.”

En ese momento entró un señor con dos maletas, que buscaba la estación.
At that moment a man came in with two suitcases, looking for the station.
<La respuesta se levantó temblando./La respuesta le llevó una maleta.>
<The answer stood up, trembling./The answer carried one suitcase for him.>
+ Salieron del brazo, y en el banco quedó un hueco caliente.
+ They left arm in arm, and the bench stayed warm.
-- advanced
En un banco, con el abrigo puesto, esperaba una respuesta: «Pasado el puente, a la derecha».
On a bench, with its coat on, waited an answer: “Over the bridge and turn right”.
Era de otra pregunta, y llevaba nueve años sin que la reclamara nadie.
It belonged to another question, and for nine years nobody had claimed it.
Justo entonces entró un señor que <buscaba, sudando, la estación/venía a preguntar por la estación>.
Just then a man came in who <was looking for the station/wanted to ask about the station>.
+ Salieron del brazo, y {guard} tuvo que mirar hacia otro lado.
+ They left arm in arm, and {guard} had to look the other way.

== mirror in answers
-- beginner
Una respuesta es un espejo grande.
One answer is a big mirror.
Debajo dice: «¿Y tú qué crees?».
Under it are the words: “What do you think?”

—Es de una maestra —dice {guard}.
“It is from a teacher,” says {guard}.

Delante del espejo hay una señora.
A lady is standing in front of it.
La señora dice lo que cree.
The lady says what she thinks.
El espejo pregunta otra vez.
The mirror asks again.
<La señora trae ya una silla./La señora ya va por su infancia.>
<By now the lady has brought a chair./By now she is telling it about her school days.>
{kid} hace una mueca, y el espejo también.
{kid} makes a face, and so does the mirror.
-- intermediate
Una de las respuestas era un espejo.
One of the answers was a mirror.
Debajo decía: «¿Y tú qué crees?».
Underneath it said: “What do you think?”

—La trajo una maestra muy cansada —dijo {guard}.
“It was brought by a very tired teacher,” said {guard}.

Delante había una señora que llevaba desde el martes diciendo lo que creía.
In front of it a lady had been saying what she thought since Tuesday.
+ <Le habían puesto una silla y una manta./Iba ya por el verano en que cumplió seis años.>
+ <Somebody had given her a chair and a blanket./She had got as far as the summer when she was six.>
+ El espejo escuchaba muy bien.
+ The mirror was a very good listener.
-- advanced
Una de las respuestas era un espejo, con un letrero: «¿Y tú qué crees?».
One of the answers was a mirror, with the words: “And what do you think?”
La había donado una maestra agotada, un viernes, a última hora.
It had been given by an exhausted teacher, late one Friday.
Delante, una señora llevaba desde el martes diciendo lo que creía.
In front of it a lady had been saying what she thought since Tuesday.
+ <Alguien le había puesto una manta./Iba ya por el verano de sus seis años./El espejo asentía siempre un poco tarde.>
+ <Somebody had put a blanket round her./She had got as far as the summer when she was six./The mirror nodded, always a little late.>

== uncle in answers
-- beginner
Una caja tiene tres candados y un cojín encima.
One box has three locks, and a cushion on top.

—Es la respuesta de un tío —dice {guard}.
“It is the answer of an uncle,” says {guard}.

{guard} se tapa las orejas y abre un poco.
{guard} covers both ears and opens it a little.

—¡Porque lo digo yo! —grita la caja.
“Because I say so!” shouts the box.

<Se cae un cuadro./Tres visitantes piden perdón.>
<A picture falls down./Three visitors say sorry.>

—No suena a verdad —dice {other}—, suena a sopa fría.
“It does not sound true,” says {other}, “it sounds like cold soup.”
-- intermediate
Había una caja con tres candados y un cojín encima.
There was a box with three locks and a cushion on top.

—Es la respuesta de un tío, en una comida familiar —avisó {guard}.
“It is the answer of an uncle at a family lunch,” warned {guard}.

Abrió apenas un dedo.
The lid went up by one finger.

—¡Porque lo digo yo! —tronó la caja.
“Because I say so!” boomed the box.

<Se cayó un cuadro, y tres visitantes pidieron perdón./En otra sala, alguien dejó de masticar.>
<A picture fell down, and three visitors said sorry./In another room somebody stopped chewing.>
+ {other} volvió a poner el cojín, con cuidado.
+ {other} put the cushion back with great care.
-- advanced
Una caja con tres candados guardaba la respuesta que un tío había dado en una comida de domingo.
A box with three locks held the answer that an uncle had given at a Sunday lunch.
{guard} la abrió apenas un dedo, y bastó.
{guard} opened it by no more than a finger, and that was enough.

—¡Porque lo digo yo! —tronó la caja.
“Because I say so!” boomed the box.

+ <En tres salas distintas hubo quien pidió perdón./En algún lugar del edificio se cayó un cuadro.>
+ <In three different rooms people said that they were sorry./Somewhere in the building a picture fell down.>

—Convence bastante —dijo {other}—, hasta que se cierra la tapa.
“It is quite convincing,” said {other}, “until the lid is shut.”

== child in answers
-- beginner
Una respuesta es de una niña de cuatro años.
One answer is from a girl of four.
Está pintada en un plato de papel.
It is painted on a paper plate.
Dice: «Porque los perros».
It says: “Because dogs”.

—¿Porque los perros qué? —pregunta {kid}.
“Because dogs what?” asks {kid}.

—Ella se fue a merendar —dice {guard}.
“She went off to have her tea,” says {guard}.

<Todos la miran y dicen que sí./Un perro viene a verla cada domingo.>
<Everybody looks at it and nods./A dog comes to see it every Sunday.>
Es la respuesta con más flores.
No other answer has so many flowers.
-- intermediate
+ Ante un plato de papel había más gente que en ningún otro sitio.
+ In front of a paper plate there were more people than anywhere else.
La más visitada era un plato de papel, pintado por una niña de cuatro años.
The most popular one was a paper plate, painted by a girl of four.
Decía: «Porque los perros».
It said: “Because dogs”.

—¿Y no sigue? —preguntó {kid}.
“Doesn’t it go on?” asked {kid}.

—Se fue a merendar —dijo {guard}—, y cuando volvió ya tenía cinco años.
“She went off to her tea,” said {guard}, “and when she came back she was five.”

+ <Nadie la entendía, y todos decían que sí./Los domingos venía a verla un perro.>
+ <Nobody understood it, and everybody nodded./On Sundays a dog came to see it.>
-- advanced
La obra más visitada era un plato de papel con tres palabras: «Porque los perros».
The most popular piece was a paper plate with two words on it: “Because dogs”.
La autora tenía cuatro años, y a media frase la llamaron a merendar.
The author was four, and in mid-sentence she had been called to her tea.
+ <Los expertos discutían el plural, y la gente simplemente asentía./Los domingos venía a verla un perro, solo, y se quedaba un buen rato.>
+ <The experts argued about the plural, and people simply nodded./On Sundays a dog came to see it, alone, and stayed for quite a time.>

== jar in answers
-- beginner
Un frasco de cristal parece vacío.
One glass jar looks empty.
Es la respuesta de un cartero.
It is a postman’s answer.

—La tenía en la punta de la lengua —dice {guard}.
“It was on the tip of his tongue,” says {guard}.

{kid} mira el frasco con un ojo.
{kid} looks into the jar with one eye.
<Al fondo hay algo que casi se ve./Dentro suena algo como una abeja pequeña.>
<There is something that can almost be seen./Something in it hums like a small bee.>

—Empieza como mi… —dice {other}.
“It sounds like my…” says {other}.

Y también se le va.
And then it is gone again.
-- intermediate
Uno de los frascos parecía vacío, pero llevaba etiqueta.
One of the jars looked empty, but it had a label.

—Un cartero la tenía en la punta de la lengua —dijo {guard}—, y se la guardamos.
“A postman had it on the tip of his tongue,” said {guard}, “so we kept it for him.”

{other} acercó la nariz y abrió mucho los ojos.
{other} put an eye to the glass, and then an ear.

—¡Ah, claro, es como…! —dijo, y ya no lo sabía.
“Oh, of course, it is like…” said {other}, and then it was gone.

+ <El cartero pasaba todos los viernes a mirarla./Al frasco se le oyó una risita.>
+ <The postman came by every Friday to look at it./From the jar came a very small laugh.>
-- advanced
Un frasco que parecía vacío contenía lo que un cartero tuvo en la punta de la lengua.
A jar that looked empty held what a postman had once had on the tip of his tongue.
{other} acercó la nariz, abrió mucho los ojos y levantó un dedo para decirlo.
{other} put an ear to the glass, looked delighted and raised a finger to speak.
+ El dedo se quedó en el aire, <porque la respuesta había vuelto al frasco/y del frasco salió una risita>.
+ The finger stayed in the air, <because the answer was back in its jar/and from the jar came a tiny laugh>.

== cards
-- beginner
{other} mira detrás de {star}.
{other} looks behind {star}.
Allí hay una tarjeta.
There is a card.
<La tarjeta dice: «Nadie ha mirado»./La tarjeta dice: «Nadie ha contado»./La tarjeta dice: «Nadie ha probado».>
<The card says: “Nobody looked”./The card says: “Nobody counted”./The card says: “Nobody tried it”.>

* —¡Todas tienen tarjeta! —dice {kid}.
* “They all have a card!” says {kid}.

+ Cada tarjeta dice lo que falta.
+ Each card says what is missing.
{kid} las escribe en {paper}.
{kid} writes it all on {paper}.
Hay que mirar, contar, preguntar y probar otra vez.
You have to look, count, ask and try again.
-- intermediate
{other} miró detrás de {star}.
{other} looked behind {star}.
Había una tarjeta, y decía: <«Nadie lo ha mirado»/«Nadie lo ha contado»/«Nadie lo ha probado»>.
There was a card, and it said: <“Nobody has looked”/“Nobody has counted”/“Nobody has tried it”>.
+ <Todas las respuestas tenían la suya, y cada una confesaba algo./Las demás tenían otras, escritas con letra de arrepentida.>
+ <All the answers had one, and each of them confessed something./The others had cards too, in the handwriting of somebody who is sorry.>
{kid} copió en {paper} lo que decían todas: mirar, contar, preguntar y probar otra vez.
{kid} copied on {paper} what they all said: look, count, ask and try again.

+ —Justo lo que falta aquí —dijo {guard}, mirando sus zapatos.
+ “Just what is missing here,” said {guard}, looking down.
-- advanced
Al dorso de {star} había una tarjeta: <«No lo miró nadie»/«No lo contó nadie»/«Solo preguntaron a un primo»>.
On the back of {star} there was a card: <“Nobody looked”/“Nobody counted”/“Only one cousin was asked”>.
Todas tenían la suya, y {kid} las copió en {paper}.
They all had one, and {kid} copied them down on {paper}.
Faltaba mirar, contar, preguntar a dos y repetir.
Four things were missing: look, count, ask two people, repeat.

+ —Leídas seguidas, parecen una receta —[dijo|dijeron] {they}.
+ “Read one after the other, they are like a recipe,” {they} said.

+ {guard} carraspeó y se puso a limpiar algo que estaba limpio.
+ {guard} coughed and began to dust something that was not dusty.

== vote medium in tests
-- beginner
Entra un grupo de señores con la misma gorra.
A group of men with the same cap comes in.
Han venido en autobús.
They have come by bus.

—¿Cuál es la buena? —pregunta el primero.
“Which one is right?” asks the first.

—Vamos a votar —dice el segundo.
“Let us vote,” says the second.

Todos levantan la mano por {star}.
They all put up their hands for {star}.
Treinta señores aplauden.
Thirty men clap.

—¿Ahora es verdad? —pregunta {other}.
“Is it true now?” asks {other}.

{kid} mira la tarjeta.
{kid} looks at the card.
La tarjeta no ha cambiado.
The card has not changed.
<Pero {star} brilla un poco más, de orgullo./Pero un señor ya la ha puesto en su gorra.>
<But {star} is a little brighter, because it is proud./But one man has already put it on his cap.>
El autobús toca la bocina, y se van.
The bus sounds its horn, and they go.
Se llevan la respuesta en treinta fotos.
They take the answer with them in thirty photographs.
-- intermediate
Entonces entraron treinta señores con la misma gorra.
Then thirty men came in, all with the same cap.

—¿Y cuál es la buena? —preguntó el primero, que tenía prisa.
“And which one is right?” asked the first, who was in a hurry.

—Eso se vota —dijo el segundo.
“We can vote on that,” said the second.

Votaron a mano alzada.
They put up their hands.
Ganó {star}, por treinta a cero.
{star} won by thirty to nothing.
Hubo un aplauso y hasta un himno.
There was applause and even an anthem.
{kid} dio la vuelta a la respuesta, por si acaso.
{kid} turned the answer round, just in case.
La tarjeta decía lo mismo que antes, <pero con la letra algo más pequeña/pero parecía darle vergüenza>.
The card said the same as before, <though in slightly smaller letters/though it looked embarrassed>.

—¿Cuántos votos hacen falta para que sea verdad? —preguntó {other}.
“How many votes does it take to make it true?” asked {other}.

—Todavía los estamos contando —dijo {guard}.
“We are still counting,” said {guard}.

+ El autobús tocó la bocina, y <se fueron muy informados/dejaron una gorra en el clavo>.
+ The bus sounded its horn, and <away they went, well informed/they left one cap behind>.
-- advanced
Irrumpieron entonces treinta caballeros con la misma gorra y muy poco tiempo.
Then in came thirty gentlemen with the same cap and very little time.

—¿Y cuál es la buena? —preguntó el primero, ya con la cámara en la mano.
“And which one is right?” asked the first, camera in hand.

Como nadie quiso decírselo, lo votaron.
As nobody would tell them, they took a vote.
Por treinta votos y una ovación salió elegida {star}.
With thirty votes and a cheer, {star} was elected.
{kid} fue a mirar por detrás, por si eso había cambiado algo.
{kid} went to look at the back, in case this had changed anything.
La tarjeta decía exactamente lo mismo, aunque <parecía cohibida/le había salido una medalla al lado>.
The card said exactly the same, although <it looked uncomfortable/somebody had pinned a medal next to it>.

—¿Cuántos votos harían falta para que fuera verdad? —quiso saber {other}.
“How many votes would it take to make it true?” asked {other}.

—Seguimos contando —dijo {guard}—, desde los romanos.
“We are still counting,” said {guard}, “since the Romans.”

== cafe medium in tests
-- beginner
En el museo hay un café.
There is a café in the museum.
{kid} pide un zumo.
{kid} asks for a juice.
El camarero trae un paraguas.
The waiter brings an umbrella.

—Está mal —dice {kid}.
“That is wrong,” says {kid}.

—Gracias —dice el camarero.
“Thank you,” says the waiter.

{other} lo piensa, y pide un paraguas.
{other} thinks about it, and asks for an umbrella.
El camarero trae una sopa con velas.
The waiter brings soup with candles in it.
<{kid} prueba a pedir una vaca./{kid} prueba a pedir un piano.>
<{kid} tries asking for a cow./{kid} tries asking for a piano.>
Por fin viene un zumo, y es de naranja.
At last a juice comes, and it is orange.

—Se aprende probando —dice el camarero.
“You find out by trying,” says the waiter.

En la cuenta pone: «Doce zapatos».
The bill says: “Twelve shoes”.
{guard} paga con un botón.
{guard} pays with a button.
-- intermediate
El café del museo también estaba equivocado.
The museum café was wrong as well.
{kid} pidió un zumo.
{kid} asked for a juice.
El camarero trajo un paraguas en un plato.
The waiter brought an umbrella on a plate.

—Esto no es —dijo {kid}.
“That is not it,” said {kid}.

—Qué amable —dijo el camarero, y se puso colorado.
“How kind of you,” said the waiter, and he blushed.

{other} pidió un paraguas, a ver qué pasaba.
{other} asked for an umbrella, to see what happened.
Llegó una sopa con velas.
It was soup with candles in it.
+ Lo fueron apuntando todo, como decían las tarjetas.
+ They noted it all down, as the cards said.
A la séptima salió: para un zumo había que pedir <un piano/una vaca>.
The seventh try did it: for a juice you had to ask for <a piano/a cow>.
+ Era un zumo buenísimo.
+ It was an excellent juice.

—La cuenta son doce zapatos —dijo el camarero.
“That will be twelve shoes,” said the waiter.

{guard} pagó con un botón y se guardó la vuelta.
{guard} paid with a button and kept the change.
-- advanced
En el café del museo, por coherencia, tampoco acertaban.
In the museum café, to be consistent, they got nothing right either.
{kid} pidió un zumo, y el camarero sirvió un paraguas con una rodaja de limón.
{kid} ordered a juice, and the waiter served an umbrella with a slice of lemon.
{other} pidió entonces el paraguas, y llegó una sopa con velas.
{other} then ordered the umbrella, and got a soup with candles.
Siguieron probando y apuntando, como mandaban las tarjetas.
They went on trying and noting it down, as the cards required.
A la séptima dieron con la regla: quien quisiera zumo tenía que pedir <un piano/una vaca>.
At the seventh try they found the rule: for a juice, order <a piano/a cow>.
+ El camarero lloró un poco, porque nadie había llegado tan lejos en la carta.
+ The waiter wept a little, as nobody had ever got so far down the menu.

@waiter —Son doce zapatos —dijo después, y {guard} pagó con un botón.
“Twelve shoes, please,” he said then, and {guard} paid with a button.

== borrowed medium in tests
-- beginner
De pronto falta {star}.
Suddenly {star} is gone.
En su sitio hay una nota: «Vuelvo a las cinco».
In its place there is a note: “Back at five”.

—Es el alcalde —dice {guard}—.
“That is the mayor,” says {guard}.
La usa en los discursos.
“He uses it in his speeches.”

Por la ventana se ve la plaza.
From the window they can see the square.
El alcalde habla desde una escalera.
The mayor is speaking from a ladder.

—«{star.says}» —dice el alcalde.
The mayor reads out: “{star.says}”.

La gente aplaude.
The people clap.
<Una gallina no aplaude./Un bebé se duerme.>
<One hen does not clap./One baby falls asleep.>
A las cinco, la respuesta vuelve.
At five the answer comes back.
Está cansada y tiene dedos marcados.
It is tired, and it has fingerprints on it.
{other} la limpia con la manga.
{other} cleans it with a sleeve.

—No digas que es guapa —dice {guard}—, que vuelve a salir.
“Don’t call it pretty,” says {guard}, “or it will go out again.”
-- intermediate
Al mirar otra vez, {star} había desaparecido.
When they looked again, {star} was gone.
En el cojín solo había una nota: «Vuelvo a las cinco».
On the cushion there was only a note: “Back at five”.

—Es el alcalde —suspiró {guard}—, que la toma prestada para los discursos.
“That is the mayor,” sighed {guard}, “who borrows it for his speeches.”

Desde la ventana se veía al alcalde, subido a una escalera.
From the window they could see the mayor, up a ladder.
La gente aplaudía muchísimo.
People clapped and clapped.
+ <Una gallina puso dos huevos del susto./A un señor se le cayó el helado.>
+ <A hen laid two eggs with the shock./A man dropped his ice cream.>

—¿Nadie le mira la tarjeta? —preguntó {kid}.
“Does nobody look at its card?” asked {kid}.

—Desde lejos no se lee —dijo {guard}.
“It cannot be read from a distance,” said {guard}.

A las cinco en punto volvió la respuesta, con ojeras y llena de dedos.
At five exactly the answer came back, tired and covered with fingerprints.
+ {other} la limpió con la manga y la puso de cara a la pared, para que descansara.
+ {other} cleaned it with a sleeve and turned it to the wall for a rest.
-- advanced
De pronto, {star} ya no estaba.
Suddenly {star} was no longer there.
En el cojín había una nota con muy buena letra: «Vuelvo a las cinco».
On the cushion was a note in very good handwriting: “Back at five”.

—Es cosa del alcalde —suspiró {guard}—, que se la lleva para los discursos.
“It is the mayor,” sighed {guard}, “who takes it out for his speeches.”

En efecto, desde la ventana se lo veía en lo alto de una escalera.
Sure enough, from the window he could be seen at the top of a ladder.
La respuesta relucía en su mano.
The answer gleamed in his hand.
Aplaudía la plaza entera, salvo <una gallina, que tenía sus dudas/un bebé, que lo había entendido>.
The whole square applauded, except <for a hen, who had her doubts/for a baby, who had understood>.

—¿Y nadie le da la vuelta? —preguntó {other}.
“And does nobody turn it round?” asked {other}.

—Desde abajo solo se ve el lado bonito —dijo {guard}.
“From down there only the pretty side shows,” said {guard}.

+ Volvió a las cinco, ojerosa y cubierta de huellas, y pidió que apagaran la lámpara.
+ It came back at five, pale and covered with fingerprints, and asked for the lamp to be put out.

== ask medium in tests
-- beginner
Fuera hay un señor que vende helados.
Outside there is a man who sells ice cream.
{kid} le hace la pregunta.
{kid} asks him the question.

—Será por el calor —dice el señor.
“It must be the heat,” says the man.

En la esquina hay una señora que vende bufandas.
On the corner there is a lady who sells scarves.
{other} le pregunta lo mismo.
{other} asks her the same.

—Será por el frío —dice la señora.
“It must be the cold,” says the lady.

{kid} escribe las dos cosas.
{kid} writes down both.

—Cada uno ve lo que vende —dice {other}.
“They see what they sell,” says {other}.

Falta alguien que no venda nada.
They need somebody who sells nothing.
<Es una niña en un columpio, que lo ha mirado ayer./Es una señora en una ventana, que lo mira todos los días.>
<It is a girl on a swing, who looked yesterday./It is a lady at a window, who looks every day.>
Su respuesta es corta y no brilla.
Her answer is short, and it does not shine.
{kid} la escribe debajo.
{kid} writes it underneath.
-- intermediate
Lo primero era preguntar a dos que no se conocieran.
The first thing was to ask two people who did not know each other.
El señor de los helados dijo que sería por el calor.
The ice-cream man said that it must be the heat.
La señora de las bufandas dijo que sería por el frío.
The scarf lady said that it must be the cold.

—Cada cual ve lo que vende —dijo {other}—, así que falta alguien que no venda nada.
“They both see what they sell,” said {other}, “so we need somebody who sells nothing.”

<En un columpio había una niña que lo había mirado el día anterior./En una ventana había una señora que lo miraba todas las tardes./En un banco había un señor que lo apuntaba desde hacía un mes.>
<On a swing was a girl who had looked the day before./At a window was a lady who looked every afternoon./On a bench was a man who had been writing it down for a month.>
Su respuesta era corta, gris y un poco aburrida.
That answer was short, grey and a little dull.
{kid} la apuntó debajo de las otras dos.
{kid} wrote it down under the other two.

—Esta no la aplaudiría nadie —dijo {kid}, y la subrayó.
“Nobody would clap for this one,” said {kid}, and underlined it.
-- advanced
La receta mandaba preguntar a dos personas que no se hubieran visto nunca.
The recipe said to ask two people who had never seen each other.
El heladero lo atribuyó al calor.
The ice-cream man put it down to the heat.
La señora de las bufandas, dos calles más allá, lo atribuyó al frío.
The scarf lady, two streets further on, put it down to the cold.

—Cada cual ve lo que vende —dedujo {other}—, así que falta alguien que no venda nada.
“They see what they sell,” {other} concluded, “so we need somebody who sells nothing.”

Lo había <en un columpio: una niña que lo observaba desde hacía una semana/en una ventana: una señora que lo miraba cada tarde/en un banco: un jubilado que lo apuntaba a diario>.
There was one <on a swing, a girl who had been watching it for a week/at a window, a lady who looked at it every evening/on a bench, an old man who noted it daily>.
La respuesta que dio era corta, gris y difícil de bordar en un cojín.
The answer given was short, grey and hard to embroider on a cushion.

—No es para aplaudir —dijo {kid}, y la subrayó dos veces.
“Not one for applause,” said {kid}, and underlined it twice.

== look medium in tests
-- beginner
Para mirar hay que esperar.
To look, you have to wait.
{kids} [se sienta|se sientan] en un escalón.
{kids} [sits|sit] down on a step.
Pasa un perro.
A dog goes by.
Pasa otra vez el mismo perro.
The same dog goes by again.

—Yo lo recuerdo de otra forma —dice {other}.
“I remember it differently,” says {other}.

—Recordar no es mirar —dice {guard} desde la puerta.
“To remember is not to look,” says {guard} from the door.

{kid} mira con una mano sobre los ojos.
{kid} looks, one hand over both eyes like a roof.
<Entonces pasa, muy rápido./Entonces pasa, muy despacio.>
<Then it happens, very fast./Then it happens, very slowly.>
Es más pequeño de lo que dicen.
It is smaller than people say.
También es más raro.
It is stranger too.
{kid} lo dibuja tal como es.
{kid} draws it just as it is.
El dibujo queda feo.
The drawing is ugly.

—Feo, pero se parece —dice {guard}.
“Ugly, but a good likeness,” says {guard}.
-- intermediate
Para mirar había que sentarse y no hacer nada más.
To look, you had to sit down and do nothing else.
Es más difícil de lo que parece.
That is harder than it sounds.
+ Pasó un perro, y al rato volvió a pasar el perro.
+ A dog went by, and after a while the dog went by again.

—Yo lo recordaba de otra manera —dijo {other}.
“I remembered it differently,” said {other}.

—Todo el mundo —dijo {guard} desde la puerta—, y de ahí viene la mitad de la colección.
“Everybody does,” said {guard} from the door, “and half of our collection comes from that.”

Entonces ocurrió, <tan deprisa que hubo que esperar a la siguiente/tan despacio que casi se aburrieron/justo cuando {kid} iba a estornudar>.
Then it happened, <so fast that they had to wait for the next time/so slowly that it was almost dull/just as {kid} was going to sneeze>.
Era más pequeño de lo que se contaba, y más raro.
It was smaller than people said, and stranger.
{kid} lo dibujó tal cual.
{kid} drew it just as it was.
Salió un dibujo feísimo.
It made a very ugly drawing.

—Pero se parece —reconoció {guard}.
“But it is a good likeness,” admitted {guard}.
-- advanced
Mirar consistía en sentarse y no hacer ninguna otra cosa, que es agotador.
Looking meant sitting down and doing nothing else, which is exhausting.
+ Pasó un perro, pasó una nube con forma de perro y volvió a pasar el primero.
+ A dog went by, then a cloud shaped like a dog, and then the dog again.

—Juraría que antes era de otra manera —dijo {other}.
“I could swear that it used to be different,” said {other}.

—Lo jura todo el mundo —contestó {guard} desde la puerta—, y así se llenan las vitrinas.
“Everybody swears to that,” answered {guard} from the door, “and that is how the cases get filled.”

Ocurrió por fin, <justo cuando {kid} iba a estornudar/tan deprisa que hubo que quedarse a la siguiente/tan despacio que daba tiempo a dudar>.
At last it happened, <just as {kid} was about to sneeze/so fast that they had to stay for the next time/so slowly that there was time for doubt>.
Resultó más pequeño de lo que se decía, bastante más raro y dificilísimo de dibujar.
It proved to be smaller than people said, a good deal stranger and very hard to draw.

== fail medium in tests
-- beginner
{kids} [hace|hacen] la primera prueba.
{kids} [tries|try] it out for the first time.
Sale mal.
It goes wrong.

—¡Qué bien! —dice {guard}—.
“How nice!” says {guard}.
Dame eso.
“Give it to me.”

{guard} saca un marco de debajo del brazo.
{guard} has a frame ready.
Pone la prueba en el marco y la mira.
The test goes into the frame.
<Le da un beso al cristal./Le pone un nombre: «La torcida».>
<{guard} gives the glass a kiss./{guard} gives it a name: “The Crooked One”.>

—No queremos un marco —dice {other}—, queremos la buena.
“We do not want a frame,” says {other}, “we want the right one.”

La segunda prueba sale mal también.
The second test goes wrong too.
{guard} tiene otro marco.
{guard} has another frame.
La tercera sale bien.
The third one works.
{guard} espera un rato con el marco vacío.
{guard} waits for a while, holding an empty frame.
Después mira el cielo por el agujero.
Then {guard} looks through it at the sky.
-- intermediate
La primera prueba salió tan mal que {guard} dio un salto de alegría.
The first test went so wrong that {guard} jumped for joy.

—Eso se queda aquí —dijo, y sacó un marco que traía preparado.
“That stays here,” said {guard}, who had brought a frame.

La segunda salió peor.
The second went worse.
+ También tuvo marco, <con angelitos/con luces que se encendían>.
+ It got a frame too, <with little angels/with lights that went on and off>.

—Es que queríamos la buena —dijo {other}.
“But we wanted the right one,” said {other}.

—Las buenas vienen detrás de estas —admitió {guard}—, y casi nadie espera tanto.
“The right ones come after these,” admitted {guard}, “and hardly anybody waits so long.”

{kid} cambió nada más que una cosa y probó otra vez.
{kid} changed just one thing and tried again.
La tercera salió igual que la cuarta y que la quinta.
The third came out like the fourth and like the fifth.
{guard} se quedó con un marco vacío en las manos.
{guard} was left holding an empty frame.
Miró la calle por el agujero.
The street looked quite nice through it.
-- advanced
La primera prueba salió tan mal que {guard} apareció corriendo con un marco.
The first test went so wrong that {guard} came running with a frame.
La segunda mereció uno <con angelitos/con bombillas>.
The second earned one <with little angels on it/with light bulbs all round>.

—Agradecemos los marcos —dijo {other}—, pero lo que buscamos es la buena.
“We are grateful for the frames,” said {other}, “but we are looking for the right one.”

—La buena suele venir detrás de estas —admitió {guard}—, aunque casi nadie se queda a verla.
“The right one tends to come after these,” admitted {guard}, “though hardly anybody stays to see it.”

{kid} cambió una cosa, una nada más, y repitió.
{kid} changed one thing, and only one, and did it again.
Salió lo mismo cuatro veces seguidas.
It came out the same four times running.
{guard}, con el marco vacío en las manos, se puso a mirar la calle a través de él.
{guard}, left with an empty frame, began to look at the street through it.

== found
-- beginner
{kids} [sale|salen] y [hace|hacen] lo que falta.
{kids} [goes|go] out and [does|do] what is missing.
+ <[Mira|Miran] tres veces y [cuenta|cuentan] hasta cien./[Pregunta|Preguntan] a dos y [mira|miran] otra vez./[Cuenta|Cuentan] despacio y [prueba|prueban] de nuevo.>
+ <{they} [looks|look] three times and [counts|count] to a hundred./{they} [asks|ask] two people and [looks|look] again./{they} [counts|count] slowly and [tries|try] again.>
Al final, la respuesta cabe en {paper}.
In the end, the answer fits on {paper}.
+ No brilla y no huele a nada.
+ It does not shine, and it smells of nothing.
Pero sale igual cada vez.
But it is the same every time.
-- intermediate
{kids} [salió|salieron] a hacer lo que faltaba.
{kids} went out and did what was missing.
+ <Hubo que mirar tres veces y contar dos./Hubo que preguntar a dos vecinas que no se hablaban./Hubo que probar con lluvia y sin lluvia.>
+ <It took three looks and two counts./It took two neighbours who were not on speaking terms./It took one try in the rain and one without.>
Al final, la respuesta cabía en {paper}.
In the end the answer fitted on {paper}.
No brillaba, pero <salía siempre la misma/no cambiaba aunque se la mirara mal>.
It did not shine, but <it was the same each time/it did not change, however hard you looked>.
-- advanced
{kids} [salió|salieron] a la calle a hacer lo que nadie había hecho.
{kids} went out and did what nobody had done.
+ <Fue necesario mirar tres veces, contar dos y discutir una./Fue necesario repetirlo con lluvia, sin lluvia y con el perro de un vecino./Fue necesario preguntar a dos hermanas que llevaban años sin hablarse.>
+ <It took three looks, two counts and one argument./It had to be repeated with rain, without rain and with a neighbour’s dog./It meant asking two sisters who had not spoken for years.>
Lo que quedó cabía en {paper}.
What was left fitted on {paper}.
No tenía adornos, pero <daba lo mismo cada vez que se probaba/aguantaba que se lo mirase por detrás>.
It had no ornaments, but <it came out the same each time/it could bear being looked at from behind>.

== answer
-- beginner
+ {kid} lee el papel en voz alta.
+ {kid} reads the paper out loud.
{topic.first}
{topic.first}
+ {topic.second}
+ {topic.second}
-- intermediate
+ {kid} leyó el papel en voz alta, y {guard} se tapó un oído.
+ {kid} read the paper out loud, and {guard} covered one ear.
{topic.first}
{topic.first}
+ {topic.second}
+ {topic.second}
-- advanced
+ {kid} leyó el papel en voz alta, palabra por palabra, mientras {guard} se tapaba los oídos con poca convicción.
+ {kid} read the paper out loud, word for word, while {guard} held both hands over both ears without much conviction.
{topic.first}
{topic.first}
+ {topic.second}
+ {topic.second}

== test medium
-- beginner
Debajo hay una prueba.
Below it there is a test.
{topic.test}
{topic.test}
-- intermediate
Debajo, en letra pequeña, venía la prueba.
Below it, in small writing, was the test.
{topic.test}
{topic.test}
-- advanced
Debajo, en letra diminuta, venía una prueba que cualquiera podía hacer.
Below it, in tiny writing, was a test that anybody could do.
{topic.test}
{topic.test}

== bedtime ages=3-5
-- beginner
{guard} lee la respuesta con un dedo.
{guard} reads the answer with one finger.

—Verdad —dice {guard}—.
“True,” says {guard}.
Y también es un poco preciosa.
“And a little bit beautiful too.”

La sala se cierra, porque ya se sabe.
The room closes, because now we know.
<Las respuestas bostezan./Las respuestas se quitan los zapatos.>
<The answers yawn./The answers take off their shoes.>
{kid} tapa a {star} con una manta.
{kid} covers {star} with a blanket.
+ {other} apaga la luz.
+ {other} puts out the light.
-- intermediate
{guard} leyó la respuesta con un dedo, letra por letra.
{guard} read the answer with one finger, letter by letter.

—Verdad —dijo por fin—, y además un poco preciosa.
“True,” said {guard} at last, “and a little bit beautiful as well.”

Cuando una pregunta ya se sabe, su sala se va a dormir.
When a question is answered, its room goes to sleep.
+ <Las respuestas bostezaron y se pusieron el pijama./Las respuestas pidieron agua, una detrás de otra.>
+ <The answers yawned and put on their pyjamas./The answers asked for water, one after another.>
{kid} tapó a {star} con una manta, y [apagó|{other} apagó] la luz.
{kid} covered {star} with a blanket, and [put out|{other} put out] the light.
-- advanced
{guard} leyó la respuesta con un dedo, la volvió a leer y se quitó la gorra.
{guard} read the answer with one finger, read it again and took off the museum cap.

—Verdad —dijo—, y mirándola bien, algo preciosa también.
“True,” said {guard}, “and, now that I look at it, a little beautiful too.”

Cuando una pregunta ya se sabe, a su sala le entra sueño.
When a question has been answered, its room grows sleepy.
+ {kid} arropó a {star}, <que ya bostezaba/que pidió un vaso de agua>, y [fue|{other} fue] apagando las lámparas.
+ {kid} tucked in {star}, <which was yawning already/which asked for a glass of water>, and [put out|{other} put out] the lamps.

== lights ages=6-8
-- beginner
{guard} lee la respuesta y se quita la gorra.
{guard} reads it and takes off the museum cap.

—Verdad —dice {guard}—.
“True,” says {guard}.
Entonces la sala se cierra.
“Then the room must close.”

Las luces se apagan, una a una.
The lights go out, one by one.
Hay que correr hasta la puerta.
It is a race to the door.
<{kid} pierde un zapato y vuelve por él./{other} se equivoca de pasillo y vuelve.>
<{kid} loses a shoe and goes back for it./{other} takes the wrong turn and comes back.>
+ La última luz es {star}.
+ The last light is {star}.
La puerta hace clac.
The door goes clack.
-- intermediate
{guard} leyó la respuesta y se quitó la gorra.
{guard} read it and took off the museum cap.

—Verdad —dijo—, así que la sala se cierra.
“True,” said {guard}, “so the room closes.”

Las luces empezaron a apagarse por el fondo.
The lights began to go out at the far end.
Hubo que correr.
It was time to run.
+ <{kid} perdió un zapato y volvió por él a oscuras./{other} tropezó con el suelo, que ya no se veía.>
+ <{kid} lost a shoe and went back for it in the dark./{other} tripped over the floor, which could no longer be seen.>
+ Detrás brilló todavía un momento {star}.
+ Behind them {star} shone for one moment more.
La puerta hizo clac.
The door went clack.
-- advanced
{guard} leyó la respuesta y se quitó la gorra.
{guard} read the answer and took off the museum cap.

—Verdad —dijo—, y con eso dentro, la sala se cierra.
“True,” said {guard}, “and with that in it, the room closes.”

Las lámparas empezaron a apagarse por el fondo, y hubo que correr.
The lamps began to go out at the far end, and it was time to run.
+ <{kid} volvió por un zapato, a ciegas./{other} dobló por donde no era y salió de milagro.>
+ <{kid} went back for a shoe, quite blind./{other} took a wrong turn and only just got out.>
Lo último que se vio fue {star}, y después la puerta hizo clac.
The last thing to be seen was {star}, and then the door went clack.

== choice ages=9-12
-- beginner
{guard} mira el papel, pero no lo lee.
{guard} looks at the paper, but does not read it.

—Con la buena, la sala se cierra —dice {guard}—.
“With the right one, the room closes,” says {guard}.
Llevo treinta años limpiándola.
“I have dusted it for thirty years.”

{kid} piensa en {star}.
{kid} thinks of {star}.
<El papel pesa mucho en la mano./El bolsillo está muy cerca.>
<The paper is very heavy./The pocket is very near.>
{kid} pone el papel en la pared, y las luces se apagan.
{kid} puts the paper on the wall, and the lights go out.
+ {guard} no dice nada.
+ {guard} says nothing.
-- intermediate
{guard} miró el papel, pero no lo leyó.
{guard} looked at the paper, but did not read it.

—Si es la buena, la sala se cierra —dijo—, y yo la limpio desde hace treinta años.
“If it is right, the room closes,” said {guard}, “and I have dusted it for thirty years.”

+ <El bolsillo de {kid} quedaba muy cerca./Nadie más en el mundo lo sabía todavía.>
+ <{kid} had a pocket, and it was very near./Nobody else in the world knew yet.>
{kid} miró un buen rato {star}.
{kid} looked for a long while at {star}.
Luego clavó el papel en la pared.
Then {kid} pinned the paper to the wall.
Las luces se apagaron de una en una.
The lights went out, one by one.
+ Aquella tarde, {guard} no silbó.
+ That evening {guard} did not whistle.
-- advanced
{guard} recibió el papel boca abajo y no quiso volverlo.
{guard} took the paper face down and would not turn it over.

—Si es la buena, se cierra la sala —dijo—, y llevo treinta años en ella.
“If it is right, the room closes,” said {guard}, “and I have had it for thirty years.”

+ <Bastaba con guardárselo en un bolsillo./No lo sabía todavía nadie más en el mundo.>
+ <A pocket would have been enough./As yet, nobody else in the world knew.>
{kid} se despidió con la mirada de {star} y clavó el papel en la pared.
{kid} took a last look at {star} and pinned the paper to the wall.
+ Las lámparas se apagaron de una en una, y {guard} esperó en la puerta hasta la última.
+ The lamps went out one by one, and {guard} stood in the doorway until the last.

== end
-- beginner
En la puerta hay un letrero: <«Cerrado: ya se sabe»/«Gracias: ya lo sabemos»/«Se acabó: era esto»>.
There is a sign on the door: <“Closed: now we know”/“Thank you: we know now”/“Finished: this was it”>.
{guard} da la vuelta al papel.
{guard} turns the paper over.
Detrás hay una pregunta nueva.
On the back there is a new question.
Dice: <«¿Y eso por qué?»/«¿Y quién lo empezó?»/«¿Y siempre ha sido así?»>.
It says: <“And why is that?”/“And who began it?”/“And was it always so?”>
{guard} abre la sala de al lado, que está vacía.
{guard} opens the next room, which is empty.
+ <En la pared hay un clavo./Solo hay un clavo y una silla.>
+ <There is a nail in the wall./There is only a nail and a chair.>

—Yo tengo una respuesta —dice {kid}—.
“I have an answer,” says {kid}.
Está mal, pero es preciosa.
“It is wrong, but it is beautiful.”
-- intermediate
En la puerta colgaron un letrero: <«Cerrado: ya se sabe»/«Gracias, ya lo sabemos»/«Se acabó: era esto»>.
They hung a sign on the door: <“Closed: now we know”/“Thank you, we know now”/“Finished: this was it”>.
Entonces {guard} dio la vuelta al papel.
Then {guard} turned the paper over.
Por detrás había otra pregunta: <«¿Y eso por qué?»/«¿Y quién lo empezó?»/«¿Y antes, cómo era?»>.
On the back was another question: <“And why is that?”/“And who began it?”/“And how was it before?”>
{guard} abrió la sala de al lado, que estaba vacía.
{guard} opened the next room, which was empty.
+ <Dentro encendió una lámpara./Sopló el polvo de un clavo./Dio una palmada, a ver el eco.>
+ <In there a lamp was switched on./There was dust on the nail in the wall./One clap, and the echo clapped back.>

—Tengo una respuesta —dijo {kid}—.
“I have an answer,” said {kid}.
Está mal, pero es preciosa.
“It is wrong, but it is beautiful.”
-- advanced
En la puerta quedó un letrero: <«Cerrado por respuesta»/«Gracias, ya lo sabemos»/«Era esto»>.
On the door there was now a sign: <“Closed, because answered”/“Thank you, we know now”/“This was it”>.
Pero detrás del papel, en letra diminuta, había brotado otra pregunta.
But on the back of the paper, in tiny writing, another question had come up.
Sin decir palabra, {guard} abrió la sala contigua, donde había <un clavo y una silla/un clavo y mucho eco/un clavo y nada más>.
Without a word {guard} opened the next room, which held <a nail and a chair/a nail and an echo/a nail and nothing else>.

—Yo tengo una respuesta —dijo {kid}—, y está mal, pero es preciosa.
“I have an answer,” said {kid}, “and it is wrong, but it is beautiful.”
