plot: A goose lets nobody cross the bridge without showing her something that she has never seen, and she has seen everything; something has to be on the other side before noon; only the hero is new to her, and while she looks everybody crosses; since then she guards no bridge, there is too much to see.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:now
picture: bridge, topic day, curious, hero, kid, other, duck white, thing topic
middle: bridge, same, near, curious, hero, duck white, kid runs, other, thing topic
end: mountain, same, happy, hero, duck white walks, kid runs, other, thing topic
take shows: 1 3 7

title: La oca del puente = The Goose on the Bridge
title: Visto = Seen
title: Antes de las doce = Before Twelve

cast cargo: la tarta de la boda = the wedding cake
cast cargo: la llave del teatro = the key of the theatre
cast cargo: la campana de la torre = the bell for the tower
cast cargo: la sopa de la alcaldesa = the mayor’s soup

cast weather: El río baja muy lleno. = The river is very full.
  then: el río bajaba muy lleno = the river was very full
cast weather: El río baja marrón. = The river is brown and fast.
  then: el río bajaba marrón y deprisa = the river was brown and fast
cast weather: El agua hace mucho ruido. = The water makes a lot of noise.
  then: el agua hacía mucho ruido = the water made a lot of noise
cast weather: El río no tiene prisa. = The river is in no hurry.
  then: el río no tenía ninguna prisa = the river was in no hurry at all

speaks goose f: la oca = the goose
speaks cook m: el cocinero = the cook
speaks sailor f: la marinera = the sailor
speaks singer m: el cantante = the singer
speaks inventor f: la inventora = the inventor
speaks king m: el rey = the king
speaks farmer f: la granjera = the farmer
speaks postman m: el cartero = the postman
speaks twin f: la gemela = the twin
speaks man m: el señor = the man
speaks girl f small: la niña = the girl
speaks clockmaker m: el relojero = the clockmaker
speaks drummer m: el músico del tambor = the player with the drum

word: la oca: oca = the goose: goose
word: el puente: puente = the bridge: bridge
word: ver: visto, ver, vio, veo, ve = to see: seen, see, saw, sees
word: pasar: pasar, pasa, pasan, pasó, pasaron, pase, pasen = to cross: cross, crosses, crossed
word: el río: río = the river: river
word: nuevo: nuevo, nueva = new
word: esperar: esperar, espera, esperan, esperaba, esperaban = to wait: wait, waits, waited, waiting
word: mirar: mira, miró, miraba, mirar, miran = to look: looks, looked, look, looking
word: el otro lado: otro lado = the other side: other side
word: doce = twelve
word: todo: todo = everything: everything, all
word: enseñar: enseña, enseñar, enseñó, enseñara, enseñarle = to show: shows, show, showed, showing
word: el pico: pico = the beak: beak
word: la cola: cola, fila = the queue: queue
word: detrás: detrás = behind: behind, after
word: otra vez = again
word: la cabeza: cabeza = the head: head
word: llegar: llega, llegó, llegar, llegaron, llegan = to arrive: comes, came, come, arrived, arrives, there

question: ¿Qué le enseñarías tú a la oca? = What would you show the goose?
question: ¿Qué cosa mirarías tú todo el día? = What could you look at all day?
question: ¿Quién debería guardar ahora el puente? = Who should guard the bridge now?

== bridge
-- beginner
<En el puente vive una oca./El puente es de una oca.>
<A goose lives on the bridge./The bridge belongs to a goose.>
<No deja pasar a nadie gratis./Nadie pasa si ella no quiere.>
<No one may cross for nothing./No one may cross if she says no.>
Hay que enseñarle una cosa nueva.
You must show her something new.
Pero la oca lo ha visto todo.
But the goose has seen everything.
{kids} [lleva|llevan] {cargo}.
{kids} [has|have] {cargo}.
Tiene que llegar al otro lado antes de las doce.
It must be on the other side before twelve.
+ {weather}
+ {weather}
No hay otro puente.
There is no other bridge.
-- intermediate
En el puente vivía una oca que no dejaba pasar a nadie gratis.
On the bridge lived a goose who let nobody cross for nothing.
Había que enseñarle algo nuevo, y ella lo había visto casi todo.
You had to show her something new, and she had seen nearly everything.
Aquella mañana, {kids} [llevaba|llevaban] {cargo}.
That morning {kids} had {cargo}.
Tenía que llegar al otro lado antes de las doce.
It had to be on the other side before twelve.
+ No había otro puente, y {weather.then}.
+ There was no other bridge, and {weather.then}.
-- advanced
El puente no costaba dinero, pero tenía una oca, y la oca no dejaba pasar a nadie que no le enseñara algo nuevo.
The bridge cost no money, but it had a goose, and the goose let nobody cross without showing her something new.
<Como era viejísima, lo había visto casi todo./A su edad, y con esa costumbre de mirar, lo había visto casi todo.>
<Since she was very old, she had seen nearly everything./At her age, and with that habit of looking, she had seen nearly everything.>
Aquella mañana, {kids} [tenía|tenían] que llevar {cargo} al otro lado antes de las doce.
That morning {kids} had to take {cargo} to the other side before twelve.
+ No había otro puente, y {weather.then}.
+ There was no other bridge, and {weather.then}.

== seen
-- beginner
{kid} enseña <un diente que se mueve/una piedra con cara>.
{kid} shows <a tooth that moves/a stone with a face>.

* —Visto —dice la oca.
* “Seen,” says the goose.

{kid} baila con <un zapato/un cubo> en la cabeza.
{kid} dances with <a shoe/a bucket> on top.

—Visto —dice la oca—.
“Seen,” says the goose.
Con <dos, un martes/tres, y llovía>.
“With <two, on a Tuesday/three, in the rain>.”

<Detrás de {kids} hay una cola muy larga./La cola ya llega hasta los árboles.>
<Behind {kids} there is a very long queue./The queue goes back to the trees by now.>
+ Todos llevan algo, y nadie pasa.
+ They all have something, and no one crosses.
-- intermediate
{kid} le enseñó <un diente que se movía/una piedra con cara de señor>.
{kid} showed the goose <a tooth that moved/a stone with the face of a man>.

* —Visto —dijo la oca.
* “Seen,” said the goose.

{kid} bailó un poco con <un zapato/un cubo> en la cabeza.
{kid} danced a little with <a shoe/a bucket> on top.

—Visto —dijo la oca—.
“Seen,” said the goose.
Con <dos, y era martes/tres, y encima llovía>.
“With <two, and it was a Tuesday/three, and in the rain>.”

Detrás de {kids} había una cola larguísima de gente que esperaba.
Behind {kids} there was a very long queue of people waiting.
-- advanced
{kid} empezó por <un diente que se movía, y que impresionaba a todo el mundo/una piedra que se parecía a un señor>.
{kid} began with <a loose tooth, which impressed everybody/a stone that looked like a man>.

* —Visto —dijo la oca.
* “Seen,” said the goose.

{kid} siguió con un baile, con <un zapato/un cubo> en la cabeza.
{kid} went on to a dance, with <a shoe/a bucket> on top.

—Visto, y con dos zapatos, un martes —dijo la oca.
“Seen, and with two shoes, on a Tuesday,” said the goose.

Detrás de {kids}, la cola de los que esperaban llegaba ya hasta los álamos.
Behind {kids} the queue of those who waited went back as far as the trees.

== egg in shows
-- beginner
Un cocinero enseña un huevo azul.
A cook shows a blue egg.

* —Visto —dice la oca.
* “Seen,” says the goose.

@cook —¿Por dentro también? —pregunta.
“Inside as well?” he asks.

La oca da un golpe con el pico.
The goose gives it one knock with her beak.

@goose —Por dentro es amarillo —dice—.
“Inside it is yellow,” she says.
Como todos.
“Like all the others.”

El cocinero se sienta a esperar.
The cook sits down to wait.
Se come el huevo con un poco de sal.
He eats the egg with a little salt.
-- intermediate
Un cocinero enseñó un huevo azul, sin una sola mancha.
A cook showed a blue egg, without a single spot.

* —Visto —dijo la oca.
* “Seen,” said the goose.

@cook —¿Por dentro también? —preguntó.
“Inside as well?” he asked.

@goose —Amarillo —dijo ella después de un golpe con el pico—.
“Yellow,” she said, after one knock with her beak.
Como todos.
“Like all the others.”

El cocinero se sentó a esperar y se lo comió con sal.
The cook sat down to wait, and ate it with salt.
-- advanced
Un cocinero sacó de un pañuelo un huevo azul, sin una sola mancha.
Out of a handkerchief a cook took a blue egg, without a single spot.

* —Visto —dijo la oca.
* “Seen,” said the goose.

@cook —¿Y por dentro? —insistió, muy digno.
“And the inside?” he insisted, with dignity.

La oca le dio un golpe con el pico y miró el resultado sin ninguna emoción.
The goose gave it one knock with her beak, and looked at the result without emotion.
Era amarillo, como todos, y el cocinero se lo comió mientras esperaba.
It was yellow, like all the others, and the cook ate it while he waited.

== bottle in shows
-- beginner
Una marinera trae un barco en una botella.
A sailor brings a ship in a bottle.

@sailor —¿Cómo ha entrado? —pregunta.
“How did it get in?” she asks.

—Doblado —dice la oca—.
“Folded,” says the goose.
También he visto una botella en un barco.
“I have seen a bottle in a ship, too.”

@sailor —Eso lo ha visto todo el mundo.
“Everybody has seen that.”

—Con el barco dentro de la botella —dice la oca.
“With the ship inside the bottle,” says the goose.

La marinera se va al final de la cola.
The sailor goes to the end of the queue.
-- intermediate
Una marinera puso en el suelo un barco metido en una botella.
A sailor put down a ship in a bottle.

@sailor —¿A que no sabe cómo entró? —preguntó.
“I bet you don’t know how it got in?” she asked.

—Doblado —dijo la oca—.
“Folded,” said the goose.
También he visto una botella en un barco, con el barco dentro.
“I have seen a bottle in a ship, too, with the ship inside it.”

La marinera se quedó pensando y se fue al final de la cola.
The sailor stood there thinking, and went to the end of the queue.
-- advanced
Una marinera dejó en el suelo, con mucho cuidado, un barco metido en una botella.
With great care a sailor put down a ship in a bottle.

—Ahora diga cómo entró —dijo la marinera.
“Now say how it got in,” said the sailor.

—Doblado —dijo la oca—, y también he visto una botella dentro de un barco, y dentro de la botella, el mismo barco.
“Folded,” said the goose, “and I have also seen a bottle in a ship, and in the bottle the same ship.”

La marinera se marchó al final de la cola haciendo cuentas.
The sailor went off to the end of the queue, working it out.

== song in shows
-- beginner
Un cantante canta la nota más alta.
A singer sings the highest note.
Un cristal se rompe en la otra orilla.
A window breaks on the far bank.
La oca ni mueve la cabeza.
The goose does not even move her head.

@goose —Oído —dice.
“Heard,” she says.

—¿Y visto? —pregunta el cantante.
“And seen?” asks the singer.

—Una nota no se ve —dice la oca.
“You cannot see a note,” says the goose.

El cantante no había pensado en eso.
The singer had not thought of that.
-- intermediate
Un cantante cantó la nota más alta que había cantado nunca.
A singer sang the highest note he had ever sung.
Al otro lado del río se rompió un cristal.
On the other side of the river a window broke.
La oca no movió ni la cabeza.
The goose did not even move her head.

@goose —Oído —dijo.
“Heard,” she said.

—¿Y visto? —preguntó el cantante.
“And seen?” asked the singer.

—Las notas no se ven —dijo la oca.
“Notes cannot be seen,” said the goose.
-- advanced
Un cantante llenó el pecho y soltó la nota más alta de toda su carrera.
A singer filled his chest and let out the highest note of his whole career.
Al otro lado del río se rompió un cristal, y una señora gritó «bravo».
On the other side of the river a window broke, and a lady shouted “bravo”.

—Oído —dijo la oca, sin mover la cabeza.
“Heard,” said the goose, without moving her head.

—¿Y visto no? —preguntó el cantante.
“But not seen?” asked the singer.

—Las notas no se ven, y menos esa —dijo la oca.
“Notes cannot be seen, and that one least of all,” said the goose.

== machine in shows
-- beginner
Una inventora trae una máquina con ruedas.
An inventor brings a machine on wheels.
La máquina pela una pera.
The machine peels a pear.

* —Visto —dice la oca.
* “Seen,” says the goose.

La máquina pela la otra pera al revés.
The machine peels the next pear backwards.

—Visto —dice la oca—.
“Seen,” says the goose.
Pero no tan mal.
“But not so badly.”

La inventora aprieta todos los botones a la vez.
The inventor presses all the buttons at once.
La máquina se pela sola.
The machine peels itself.
-- intermediate
Una inventora trajo una máquina con ruedas que pelaba peras.
An inventor brought a machine on wheels that peeled pears.

* —Visto —dijo la oca.
* “Seen,” said the goose.

La máquina peló la siguiente al revés, de dentro afuera.
The machine peeled the next one backwards, from the inside out.

—Visto —dijo la oca—.
“Seen,” said the goose.
Aunque no tan mal.
“Though not so badly.”

La inventora apretó todos los botones, y la máquina se peló sola.
The inventor pressed all the buttons, and the machine peeled itself.
-- advanced
Una inventora empujó hasta el puente una máquina que pelaba peras con música.
An inventor pushed a machine on to the bridge that peeled pears to music.

* —Visto —dijo la oca.
* “Seen,” said the goose.

La segunda pera salió pelada de dentro afuera.
The second pear came out peeled from the inside.

—Visto también, aunque no tan mal —dijo la oca.
“Seen as well, though not so badly,” said the goose.

La inventora apretó todos los botones a la vez, y la máquina, muy obediente, se peló a sí misma.
The inventor pressed all the buttons at once, and the machine did as it was told and peeled itself.

== king in shows
-- beginner
Llega un rey con corona.
A king comes, with a crown.

* —Visto —dice la oca.
* “Seen,” says the goose.

@king —¿Cuántos reyes has visto? —pregunta.
“How many kings have you seen?” he asks.

—Catorce —dice la oca—.
“Fourteen,” says the goose.
Dos eran gallos.
“Two of them were roosters.”

El rey se quita la corona.
The king takes off his crown.
Debajo tiene otra, más pequeña.
Under it there is another one, a smaller one.

—También visto —dice la oca.
“Seen as well,” says the goose.
-- intermediate
Llegó un rey con corona y con mucha prisa.
A king came, with a crown and in a great hurry.

* —Visto —dijo la oca.
* “Seen,” said the goose.

@king —¿Cuántos reyes llevas vistos? —preguntó él.
“How many kings have you seen so far?” he asked.

—Catorce, y dos eran gallos —dijo la oca.
“Fourteen, and two of them were roosters,” said the goose.

El rey se quitó la corona, y debajo había otra, más pequeña.
The king took off his crown, and under it was another one, a smaller one.

—También —dijo la oca.
“That too,” said the goose.
-- advanced
Llegó un rey que no había esperado nunca y que se colocó delante de todos.
A king came who had never had to wait, and placed himself in front of all the others.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—¿Se puede saber cuántos reyes llevas? —preguntó el rey.
“May I ask how many kings that makes?” asked the king.

—Catorce, si cuento dos que resultaron ser gallos —dijo la oca.
“Fourteen, if I count two that turned out to be roosters,” said the goose.

El rey se puso a la cola con la corona en la mano.
The king joined the queue with his crown in his hand.

== cow in shows
-- beginner
Una granjera trae una vaca.
A farmer brings a cow.

—Mi vaca sabe sumar —dice la granjera—.
“My cow can add,” says the farmer.
¿Dos y dos?
“Two and two?”

La vaca mueve la cola cuatro veces.
The cow moves her tail four times.

* —Visto —dice la oca.
* “Seen,” says the goose.

@farmer —¿Y tres y tres?
“And three and three?”

La vaca mueve la cola cinco veces.
The cow moves her tail five times.

—Eso lo veo más —dice la oca.
“I see that more often,” says the goose.
-- intermediate
Una granjera trajo una vaca que, según ella, sabía sumar.
A farmer brought a cow that, so she said, could add.

—¿Dos y dos? —preguntó la granjera, y la vaca movió la cola cuatro veces.
“Two and two?” asked the farmer, and the cow moved her tail four times.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—¿Y tres y tres? —preguntó la granjera, y la vaca la movió cinco.
“And three and three?” asked the farmer, and the cow moved it five times.

—Eso lo veo más a menudo —dijo la oca.
“That I see more often,” said the goose.
-- advanced
Una granjera presentó a una vaca que, según ella, llevaba las cuentas de la casa.
A farmer introduced a cow that, so she said, did the sums for the farm.

—¿Dos y dos? —preguntó la granjera, y la vaca movió la cola cuatro veces.
“Two and two?” asked the farmer, and the cow moved her tail four times.

* —Visto —dijo la oca.
* “Seen,” said the goose.

A la pregunta de tres y tres, la vaca contestó cinco, sin ponerse nerviosa.
To three and three the cow answered five, and stayed calm.

—Eso ya lo veo más a menudo —dijo la oca.
“That, now, I see more often,” said the goose.

== twins in shows
-- beginner
Vienen dos gemelas iguales.
Two twins come, just alike.

—¿Quién es quién? —pregunta la gemela de la izquierda.
“Who is who?” asks the twin on the left.

—Tú eres la otra —dice la oca.
“You are the other one,” says the goose.

Las dos se miran.
They look at each other.
Se cambian de sitio y de sombrero.
They change places, and hats.

—Y ahora también —dice la oca.
“And now you are too,” says the goose.

Las gemelas se van muy calladas.
The twins go away, very quiet.
Una de las dos no está segura.
One of the two is not so sure.
-- intermediate
Vinieron dos gemelas iguales hasta en los lunares.
Two twins came, alike down to the last spot.

—¿Quién es quién? —preguntó la gemela de la izquierda.
“Who is who?” asked the twin on the left.

—Tú eres la otra —dijo la oca.
“You are the other one,” said the goose.

Se cambiaron de sitio y de sombrero.
They changed places, and hats.

—Y ahora también —dijo la oca.
“And now you are too,” said the goose.

Se marcharon calladas, y una de las dos ya no estaba segura.
They went away quietly, and one of the two was no longer sure.
-- advanced
Vinieron dos gemelas, iguales hasta en los lunares, y se plantaron delante con los brazos cruzados.
Two twins came, alike down to the last spot, and stood there with folded arms.

—¿Quién es quién? —preguntó la gemela de la izquierda.
“Who is who?” asked the twin on the left.

—Tú eres la otra —dijo la oca.
“You are the other one,” said the goose.

Se cambiaron de sitio, de sombrero y de voz, y la oca lo volvió a decir.
They changed places, hats and voices, and the goose said so again.
Una de las dos se marchó sin estar segura.
One of the two was not so sure when they left.

== letter in shows
-- beginner
El cartero enseña una carta sin abrir.
The postman shows a letter that is still shut.

—Esto no lo ha visto nadie —dice el cartero.
“No one has seen what is in this,” says the postman.

La oca mira el sobre por los dos lados.
The goose looks at both sides of it.

—Dice: «Querida tía» —dice la oca—.
“It says: dear aunt,” says the goose.
Y hace frío, y gracias por los calcetines.
“And it is cold, and thank you for the socks.”

El cartero abre la carta.
The postman opens the letter.
Los calcetines eran rojos, y nada más.
All that is new is that they were red.
-- intermediate
El cartero enseñó una carta que estaba sin abrir.
The postman showed a letter that was still shut.

—Lo de dentro no lo ha visto nadie —dijo el cartero.
“What is in it nobody has seen,” said the postman.

—Querida tía, aquí hace frío, y gracias por los calcetines —dijo la oca.
“Dear aunt, it is cold here, and thank you for the socks,” said the goose.

El cartero la abrió, y lo único nuevo era que los calcetines eran rojos.
The postman opened it, and all that was new was that the socks were red.
-- advanced
El cartero, que era listo, enseñó una carta que estaba todavía sin abrir.
The postman, who was clever, showed a letter that was still shut.

—Lo de dentro no lo ha visto nadie, y usted tampoco —dijo el cartero.
“What is in it nobody has seen, and nor have you,” said the postman.

—Querida tía, aquí hace frío, y gracias por los calcetines —dijo la oca.
“Dear aunt, it is cold here, and thank you for the socks,” said the goose.

Decía exactamente eso, salvo que los calcetines eran rojos.
It said exactly that, except that the socks were red.

== shadow in shows
-- beginner
Un señor enseña su sombra.
A man shows his shadow.
La sombra saluda con el sombrero.
The shadow lifts its hat.
El señor no lleva sombrero.
The man has no hat.

* —Visto —dice la oca.
* “Seen,” says the goose.

—¿Y el sombrero? —pregunta el señor.
“And the hat?” asks the man.

—El sombrero es mío —dice la oca.
“The hat is mine,” says the goose.

La sombra se lo devuelve, muy roja.
The shadow gives it back.
-- intermediate
Un señor enseñó su sombra, que saludaba ella sola con el sombrero.
A man showed his shadow, which lifted its hat all by itself.
El señor no llevaba sombrero.
The man had no hat on.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—¿Y el sombrero tampoco es nuevo? —preguntó el señor.
“And is the hat not new either?” asked the man.

—El sombrero es mío, y lo echaba de menos —dijo la oca.
“The hat is mine, and I have missed it,” said the goose.
-- advanced
Un señor se apartó para que se viera su sombra, que saludaba por su cuenta con un sombrero.
A man stepped aside to show his shadow, which was lifting a hat of its own accord.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—Fíjese en que yo no llevo sombrero —insistió el señor.
“Please notice that I have no hat,” insisted the man.

—Porque ese es el mío —dijo la oca, y la sombra, avergonzada, se lo devolvió.
“Because that one is mine,” said the goose, and the shadow, ashamed, gave it back.

== sneeze in shows
-- beginner
Una niña enseña un estornudo en un frasco.
A girl shows a sneeze in a jar.
Lo tiene desde el invierno.
She has had it since the winter.

@girl —¿Lo abro? —pregunta.
“Shall I open it?” she asks.

* —Visto —dice la oca.
* “Seen,” says the goose.

@girl —Pero está vivo.
“But it is alive.”

La niña abre el frasco.
The girl opens the jar.
Estornudan las doce personas de delante.
All twelve people in front sneeze.
La oca, no.
The goose does not.
-- intermediate
Una niña sacó del bolsillo un estornudo que guardaba en un frasco desde el invierno.
From a pocket a girl took a sneeze that she had kept in a jar since the winter.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—Es que todavía no lo he abierto —dijo la niña.
“But I haven’t opened it yet,” said the girl.

Lo abrió, y estornudaron doce personas, un perro y parte del río.
She opened it, and twelve people sneezed, a dog, and some of the river.
La oca se sacudió una pluma.
The goose shook one feather.
-- advanced
Una niña sacó del bolsillo, envuelto en un pañuelo, un estornudo que conservaba en un frasco desde el invierno.
From a pocket a girl took, wrapped in a handkerchief, a sneeze that she had kept in a jar since the winter.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—Cerrado sí, pero abierto no —advirtió la niña.
“Shut, perhaps, but not open,” warned the girl.

Destapó el frasco, y estornudó la cola entera, de adelante hacia atrás, como cae una fila de libros.
She opened the jar, and the whole queue sneezed, from front to back, as a row of books falls over.
La oca se sacudió una pluma.
The goose shook one feather.

== clockman in shows
-- beginner
Un relojero trae un reloj sin agujas.
A clockmaker brings a clock without hands.

—Da la hora que uno quiere —dice el relojero.
“It tells the time that you want,” says the clockmaker.

* —Visto —dice la oca.
* “Seen,” says the goose.

@clockmaker —¿Y a qué hora lo vio?
“And at what time did you see it?”

La oca mira el reloj.
The goose looks at the clock.

—A la hora que quise —dice la oca.
“At the time that I wanted,” says the goose.
-- intermediate
Un relojero trajo un reloj sin agujas, que daba la hora que uno quería.
A clockmaker brought a clock without hands, which told whatever time you wanted.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—¿Y cuándo? —preguntó el relojero, muy ofendido.
“And when?” asked the clockmaker, quite hurt.

—Cuando quise —dijo la oca, y la cola entera miró el reloj y vio la hora de comer.
“When I wanted,” said the goose, and the whole queue looked at the clock and saw that it was lunchtime.
-- advanced
Un relojero desenvolvió un reloj sin agujas, que marcaba la hora que cada cual prefería.
A clockmaker unwrapped a clock without hands, which told whatever time people preferred.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—Le ruego que precise cuándo —protestó el relojero.
“Kindly say exactly when,” protested the clockmaker.

—A la hora que preferí —dijo la oca, y la cola entera comprobó en el reloj que era la de comer.
“At the time that I preferred,” said the goose, and the whole queue checked the clock and found that it was lunchtime.

== silence in shows
-- beginner
Tres músicos tocan una canción sin ruido.
Three players play a song without a sound.
Mueven los brazos y los dedos.
They move their arms and fingers.
Uno hasta suda.
One of them is even hot.

* —Visto —dice la oca.
* “Seen,” says the goose.

—¿Y oído? —pregunta el músico del tambor.
“And heard?” asks the player with the drum.

—No —dice la oca—.
“No,” says the goose.
Pero eso tampoco es enseñar.
“But hearing is not seeing.”

Los músicos discuten, y no se oye nada.
The players argue, and there is not a sound.
-- intermediate
Tres músicos tocaron de principio a fin una canción sin ningún ruido.
Three players played a song, from beginning to end, without a sound.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—¿Y oído también? —preguntó el músico del tambor.
“And heard as well?” asked the player with the drum.

—Oído no, pero yo pido ver —dijo la oca.
“Not heard, but I ask to see,” said the goose.

Discutieron un rato, en el mismo tono.
They argued for a while, in the same tone.
-- advanced
Tres músicos interpretaron, de principio a fin y con mucho sentimiento, una canción en la que no sonaba nada.
Three players performed, from beginning to end and with great feeling, a song in which nothing sounded.

* —Visto —dijo la oca.
* “Seen,” said the goose.

—¿Y oído, lo ha oído alguna vez? —insistió el músico del tambor.
“And heard, have you ever heard it?” insisted the player with the drum.

—Oírlo no lo ha oído nadie, pero yo pido ver —dijo la oca, y discutieron un rato en el mismo tono.
“Nobody has ever heard it, but I ask to see,” said the goose, and they argued for a while in the same tone.

== hero
-- beginner
Entonces {topic:llega|llegan} {topic.the}.
Then {topic.the} {topic:comes|come}.
<La oca abre el pico para decir «visto»./La oca va a decir «visto».>
<The goose opens her beak to say “seen”./The goose is about to say “seen”.>
<No lo dice./No le sale.>
<She does not say it./It does not come out.>
{topic.the} {topic.does}.
{topic.the} {topic.does}.
La oca mira con un ojo.
The goose looks with one eye.
Luego mira con el otro.
Then she looks with the other.

—Esto no lo he visto nunca —dice la oca.
“I have never seen this,” says the goose.

En la cola nadie respira.
In the queue no one breathes.

@goose —Pasen, pasen —dice—.
“Cross, cross,” she says.
<Yo me quedo aquí mirando./Yo tengo que mirar.>
“<I will stay here and look./I have to look.>”
-- intermediate
Entonces {topic:llegó|llegaron} {topic.the}.
Then {topic.the} came.
La oca abrió el pico para decir «visto», y se quedó con el pico abierto.
The goose opened her beak to say “seen”, and her beak stayed open.
{topic.the} {topic.did}.
{topic.the} {topic.did}.
<La oca miró con un ojo y después con el otro./La oca estiró el cuello, y después lo estiró más.>
<The goose looked with one eye, and then with the other./The goose stretched her neck, and then stretched it more.>

—Esto no lo he visto nunca —dijo la oca.
“I have never seen this,” said the goose.

En la cola no respiraba nadie.
In the queue nobody breathed.

@goose —Pasen, pasen —dijo—.
“Cross, cross,” she said.
Yo me quedo aquí mirando.
“I will stay here and look.”
-- advanced
Entonces {topic:llegó|llegaron} al puente {topic.the}.
Then {topic.the} came to the bridge.
La oca abrió el pico para decir «visto», y se quedó con el pico abierto.
The goose opened her beak to say “seen”, and her beak stayed open.
{topic.the} {topic.did}.
{topic.the} {topic.did}.
+ Primero miró con un ojo y después con el otro, que era el bueno.
+ She looked first with one eye and then with the other, which was the good one.

—Esto no lo he visto nunca —<reconoció/confesó> la oca, despacio.
“This I have never seen,” <admitted/confessed> the goose, slowly.

Y sin volver la cabeza <les hizo a todos seña de que pasaran/dejó libre el puente>.
And without turning her head <she made a sign for all to cross/she left the bridge free>.

== round medium
-- beginner
La oca da una vuelta alrededor.
The goose walks all round, once.
Mira por delante y por detrás.
She looks from the front and from behind.

—¿Y es así siempre? —pregunta la oca.
“And is it always like this?” asks the goose.

—Siempre —dice {kid}.
“Always,” says {kid}.

@goose —¿Los domingos también?
“On Sundays as well?”

@kid —Los domingos, más.
“On Sundays, even more.”

La oca se olvida del puente.
The goose forgets the bridge.
Primero pasa una niña con un cubo.
First a girl crosses, with a bucket.
Luego pasan dos señores muy despacio.
Then two men cross, very slowly.
Después pasa toda la cola, de puntillas.
Then the whole queue crosses, on tiptoe.
Un carro pasa con ocho quesos.
A cart crosses with eight cheeses on it.
La oca no oye ni las ruedas.
The goose does not even notice the wheels.

—Otra vez, por favor —dice la oca—.
“Again, please,” says the goose.
Y un poco más cerca.
“And a little nearer.”

{topic.the} no {topic:tiene|tienen} prisa.
{topic.the} {topic:is|are} in no hurry.
-- intermediate
La oca dio una vuelta alrededor, y después otra en el otro sentido.
The goose walked all round once, and then once more the other way.

—¿Y esto es así siempre? —preguntó la oca.
“And is it always like this?” asked the goose.

—Siempre —dijo {kid}.
“Always,” said {kid}.

@goose —¿Los domingos también?
“On Sundays as well?”

@kid —Los domingos, todavía más.
“On Sundays, even more.”

A la oca se le olvidó el puente.
The goose forgot about the bridge.
Primero pasó una niña con un cubo, y luego dos señores muy despacio.
First a girl crossed with a bucket, and then two men, very slowly.
Después pasó la cola entera, de puntillas, con un carro de ocho quesos.
After that the whole queue crossed on tiptoe, with a cart of eight cheeses.

—Otra vez, por favor —decía la oca—.
“Again, please,” the goose was saying.
Y un poco más cerca.
“And a little nearer.”

{topic.the} no {topic:tenía|tenían} ninguna prisa.
{topic.the} {topic:was|were} in no hurry at all.
-- advanced
La oca dio una vuelta entera alrededor, y después otra en sentido contrario, por si cambiaba.
The goose walked all the way round, and then once more the other way, in case it made a difference.

—¿Y esto es así todo el tiempo? —preguntó la oca.
“And is it like this all the time?” asked the goose.

—Todo el tiempo, y los domingos, un poco más —dijo {kid}.
“All the time, and on Sundays a little more,” said {kid}.

Del puente ya no se acordaba nadie, y la oca menos que nadie.
Nobody remembered the bridge any more, and the goose least of all.
Pasó una niña con un cubo, pasaron dos señores muy despacio, y al final pasó de puntillas la cola entera.
A girl crossed with a bucket, two men crossed very slowly, and in the end the whole queue crossed on tiptoe.
Hasta un carro con ocho quesos cruzó por detrás de la oca sin que se volviera.
Even a cart with eight cheeses went by behind the goose, and she did not turn round.

—Otra vez, por favor, y un poco más cerca —decía la oca.
“Again, please, and a little nearer,” the goose was saying.

{topic.the} no {topic:tenía|tenían} ninguna prisa.
{topic.the} {topic:was|were} in no hurry at all.

== other long
-- beginner
Al otro lado espera mucha gente.
On the other side many people are waiting.
Son las doce menos dos minutos.
It is two minutes to twelve.
{kids} [llega|llegan] corriendo con {cargo}.
{kids} [comes|come] running with {cargo}.

@- —¿Y la oca? —pregunta una señora.
“And the goose?” asks a lady.

—Está ocupada —dice {kid}.
“She is busy,” says {kid}.

Nadie se lo cree.
No one believes it.
La oca no está ocupada desde hace cuarenta años.
The goose has not been busy for forty years.
Todos van a mirar al puente.
They all go to the bridge to look.
Allí está la oca, con la cabeza a un lado.
There is the goose, with her head on one side.
Delante {topic:está|están} {topic.the}.
In front of her {topic:is|are} {topic.the}.

@- —¿Qué hace? —pregunta la señora.
“What is she doing?” asks the lady.

—Ver una cosa por primera vez —dice {kid}.
“Seeing something for the first time,” says {kid}.

La señora mira también.
The lady looks as well.
Ya son las doce y cuarto, y nadie se ha ido.
It is a quarter past twelve, and no one has left.
-- intermediate
Al otro lado esperaba mucha gente, y eran las doce menos dos minutos.
On the other side many people were waiting, and it was two minutes to twelve.
{kids} [llegó|llegaron] corriendo con {cargo}.
{kids} came running with {cargo}.

@- —¿Y la oca? —preguntó una señora.
“And the goose?” asked a lady.

—Está ocupada —dijo {kid}.
“She is busy,” said {kid}.

Nadie se lo creyó, porque en cuarenta años no había estado ocupada nunca.
Nobody believed it, because in forty years she had never been busy.
Fueron todos al puente, y allí estaba, con la cabeza a un lado.
They all went to the bridge, and there she was, with her head on one side.
Delante {topic:estaba|estaban} {topic.the}.
In front of her {topic:was|were} {topic.the}.

@- —¿Y qué hace? —preguntó la señora.
“And what is she doing?” asked the lady.

—Ver una cosa por primera vez —dijo {kid}.
“Seeing something for the first time,” said {kid}.

La señora miró también, y a las doce y cuarto no se había ido nadie.
The lady looked as well, and at a quarter past twelve nobody had left.
-- advanced
Al otro lado esperaba mucha gente con un reloj en la mano, y eran las doce menos dos minutos.
On the other side many people stood waiting, watch in hand, and it was two minutes to twelve.
{kids} [llegó|llegaron] corriendo con {cargo}, y nadie preguntó por {cargo}.
{kids} came running with {cargo}, and nobody asked about {cargo}.

@- —¿Y la oca? —quiso saber una señora.
“And the goose?” a lady wanted to know.

—Está ocupada —dijo {kid}.
“She is busy,” said {kid}.

No se lo creyó nadie, porque en cuarenta años no había estado ocupada ni un minuto.
Nobody believed it, because in forty years she had not been busy for one minute.
Fueron al puente en procesión, y allí estaba, con la cabeza a un lado, delante de {topic.the}.
They went to the bridge in a procession, and there she was, with her head on one side, in front of {topic.the}.

@- —¿Y qué es lo que hace? —preguntó la señora en voz baja.
“And what is it that she is doing?” asked the lady in a low voice.

—Ver una cosa por primera vez —dijo {kid}, y a las doce y cuarto no se había ido nadie.
“Seeing something for the first time,” said {kid}, and at a quarter past twelve nobody had left.

== list long
-- beginner
La oca tiene un cuaderno debajo del ala.
The goose has a notebook under her wing.
Allí está todo lo que ha visto.
In it is everything that she has seen.
{kid} lee la última página.
{kid} reads the last page.
Nubes cuadradas: vistas.
Square clouds: seen.
Un pez con paraguas: visto.
A fish with an umbrella: seen.
El mar por detrás: visto, dos veces.
The sea from behind: seen, twice.
La oca busca un lápiz.
The goose looks for a pencil.

—¿Cómo lo escribo? —pregunta la oca.
“How do I write this?” asks the goose.

{kid} lo escribe con letra clara.
{kid} writes it in clear letters.
Dice así: {topic.full}.
It says: {topic.full}.

—¿Y detrás? —pregunta {kid}—.
“And after that?” asks {kid}.
¿Pongo «visto»?
“Shall I put seen?”

La oca piensa mucho rato.
The goose thinks for a long time.

—Todavía no —dice la oca—.
“Not yet,” says the goose.
No he terminado de mirar.
“I have not finished looking.”
-- intermediate
La oca llevaba debajo del ala un cuaderno con todo lo que había visto.
Under her wing the goose had a notebook with everything that she had seen.
{kid} leyó la última página en voz alta.
{kid} read the last page out loud.
Nubes cuadradas: vistas.
Square clouds: seen.
Un pez con paraguas: visto.
A fish with an umbrella: seen.
El mar por detrás: visto, dos veces.
The sea from behind: seen, twice.

—¿Y esto cómo lo escribo? —preguntó la oca.
“And how do I write this?” asked the goose.

{kid} lo escribió con letra clara: {topic.full}.
{kid} wrote it in clear letters: {topic.full}.

—¿Pongo «visto» detrás? —preguntó {kid}.
“Shall I put seen after it?” asked {kid}.

La oca lo pensó mucho rato, con el lápiz en el pico.
The goose thought for a long time, with the pencil in her beak.

—Todavía no —dijo la oca—.
“Not yet,” said the goose.
No he terminado de mirar.
“I have not finished looking.”
-- advanced
La oca sacó de debajo del ala un cuaderno en el que apuntaba, desde pequeña, todo lo que había visto.
From under her wing the goose took a notebook in which, since she was small, she had put down everything she had seen.
En la última página ponía: nubes cuadradas, un pez con paraguas y el mar por detrás, dos veces.
The last page said: square clouds, a fish with an umbrella, and the sea from behind, twice.

—Esto no sé cómo se escribe —reconoció la oca.
“I do not know how to write this,” admitted the goose.

{kid} lo escribió con letra clara: {topic.full}.
{kid} wrote it in clear letters: {topic.full}.

—¿Y detrás pongo «visto»? —preguntó {kid}.
“And after it, shall I put seen?” asked {kid}.

La oca lo pensó tanto que el lápiz se le durmió en el pico.
The goose thought for so long that the pencil went to sleep in her beak.

—Todavía no, porque no he terminado de mirar —dijo la oca.
“Not yet, since I have not finished looking,” said the goose.

== end
-- beginner
{cargo} llega a tiempo.
{cargo} is there in time.
Ahora el puente no tiene oca.
Now there is no goose on the bridge.
Se puede pasar a cualquier hora.
You may cross at any time.
<La oca va detrás de {topic.the}, a tres pasos./Detrás de {topic.the} va la oca, a tres pasos.>
<The goose walks three steps behind {topic.the}./Behind {topic.the} walks the goose, three steps away.>
Va al mercado, y va <al río/al colegio>.
She goes to the market, and <to the river/to school>.
No dice nada.
She says nothing.
Solo mira, y a veces mueve la cola.
She only looks, and sometimes her tail moves.

—¿Ya lo has visto bien? —pregunta {kid}.
“Have you seen enough now?” asks {kid}.

—Otra vez —dice la oca.
“Again,” says the goose.
-- intermediate
{cargo} llegó a tiempo, por muy poco.
{cargo} was there in time, but only just.
Ahora el puente no tiene oca, y se puede pasar <a cualquier hora/incluso bostezando>.
Now there is no goose on the bridge, and you may cross <at any time/even with a yawn>.
La oca va detrás de {topic.the}, a tres pasos, por todo el pueblo.
The goose follows {topic.the}, three steps behind, all over the village.
No dice nada, pero a veces mueve la cola.
She says nothing, but sometimes her tail moves.

—¿Ya lo has visto bien? —preguntó {kid} un domingo.
“Have you seen enough now?” asked {kid} one Sunday.

—Otra vez —dijo la oca.
“Again,” said the goose.
-- advanced
{cargo} llegó a tiempo.
{cargo} was there in time.
Ahora el puente no tiene oca, y lo cruza cualquiera <con las manos en los bolsillos/sin enseñar nada>.
Now there is no goose on the bridge, and anybody may cross it <with hands in pockets/and show nothing>.
La oca va por el pueblo detrás de {topic.the}, <a tres pasos justos, sin decir palabra/con el cuello estirado, sin decir palabra>.
The goose goes about the village <exactly three steps behind {topic.the}, without a word/behind {topic.the}, her neck stretched out, without a word>.

—¿Ya lo has visto bien? —susurró {kid} un domingo.
“Have you seen enough now?” whispered {kid} one Sunday.

—Otra vez —dijo la oca.
“Again,” said the goose.
