plot: On a day out everybody stands with their backs to the rest, waiting for something big to go by; the hero looks the other way, and there are small things there that nobody sees; at last one of them is so small and so good that the whole crowd turns round and is quiet; then the big thing goes by, behind everybody, and only the child and the hero see it.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: outing
picture: topic city, topic day, curious, hero, kid points hero, other, watcher, thing topic
middle: same, same, near, calm, hero, kid sits beside hero, other, thing topic
end: same, same, wide, happy, hero, kid waves, other, watcher, thing topic
take small: 1 3 7

title: Detrás de todo el mundo = Behind Everybody
title: A las cinco en punto = At Five O’Clock
title: Del otro lado no hay nadie = Nobody on the Other Side
title: Mirar para atrás = Looking the Other Way

cast big: el dirigible = the airship
  pass: Enorme y sin ruido, pasa el dirigible. = Huge and silent, the airship goes by.
  passed: Enorme y sin ruido, pasó el dirigible. = Huge and silent, the airship went by.
  left: Una sombra larga cruza las espaldas. = A long shadow runs over all the backs.
  was: Una sombra larga cruzó todas las espaldas. = A long shadow ran over all the backs.
cast big topics=outing:shore: la ballena = the whale
  pass: Enorme y sin prisa, sale la ballena. = Huge and slow, the whale comes up.
  passed: Enorme y sin prisa, salió la ballena. = Huge and slow, the whale came up.
  left: Una lluvia fina cae en las espaldas. = A fine rain falls on all the backs.
  was: Una lluvia fina cayó en todas las espaldas. = A fine rain fell on all the backs.
cast big topics=outing:snow: el zorro blanco = the white fox
  pass: Blanco y sin ruido, pasa el zorro. = White and silent, the fox goes by.
  passed: Blanco y sin ruido, pasó el zorro. = White and silent, the fox went by.
  left: Las huellas dan la vuelta a las espaldas. = The tracks run round behind all the backs.
  was: Las huellas dieron la vuelta a las espaldas. = The tracks ran round behind all the backs.
cast big topics=outing:wild: el ciervo blanco = the white deer
  pass: Blanco y sin prisa, pasa el ciervo. = White and slow, the deer walks by.
  passed: Blanco y sin prisa, pasó el ciervo. = White and slow, the deer walked by.
  left: Una hoja cae en las espaldas. = One leaf falls on all those backs.
  was: Una hoja cayó entre las espaldas. = One leaf fell among all the backs.

cast find: una patata frita = a crisp
  now: Nueve hormigas llevan a casa una patata frita. = Nine ants carry a crisp home.
  then: Nueve hormigas llevaban a casa una patata frita. = Nine ants were carrying a crisp home.
  go: La patata se atasca, y la giran entre todas. = The crisp gets stuck, and they turn it round.
  went: La patata se atascó, y la giraron entre todas. = The crisp got stuck, and they turned it round.
  did: La patata cabe, y se va para adentro. = It fits, and in it goes.
  done: La patata cupo, y se fue para adentro. = It fitted, and in it went.
cast find topics=outing:shore: un cangrejo = a crab
  now: Un cangrejo se prueba una casa nueva. = A crab tries on a new house.
  then: Un cangrejo se probaba una casa nueva. = A crab was trying on a new house.
  go: La concha le queda grande, y prueba otra. = The shell is too big, and it tries one more.
  went: La concha le quedaba grande, y se probó otra. = The shell was too big, and it tried another.
  did: La segunda le está bien, y se mete dentro. = The next one fits, and in it goes.
  done: La segunda le quedó bien, y se metió dentro. = The next one fitted, and in it went.
cast find topics=outing:snow: un ratón = a mouse
  now: Un ratón cruza la nieve con una nuez. = A mouse with a nut crosses the snow.
  then: Un ratón cruzaba la nieve con una nuez. = A mouse with a nut was crossing the snow.
  go: La nuez se hunde, y el ratón la saca. = The nut sinks in, and the mouse digs it out.
  went: La nuez se hundió, y el ratón la sacó. = The nut sank in, and the mouse dug it out.
  did: Al final llega a su agujero con la nuez. = In the end it gets home with the nut.
  done: Al final llegó a su agujero con la nuez. = In the end it got home with the nut.
cast find topics=outing:wild: un erizo = a hedgehog
  now: Un erizo pasa con cuatro crías en fila. = A hedgehog goes by, and four small ones in a row.
  then: Un erizo pasaba con cuatro crías en fila. = A hedgehog was going by, and four small ones in a row.
  go: La última se para, y el erizo vuelve. = The last one stops, and the hedgehog turns back.
  went: La última se paró, y el erizo volvió. = The last one stopped, and the hedgehog turned back.
  did: Las cuatro entran debajo de una hoja. = All four go in under a leaf.
  done: Las cuatro entraron debajo de una hoja. = All four went in under a leaf.

cast bag: un bocadillo = a cheese roll
cast bag: una mandarina = an orange
cast bag: una empanada = a pie
cast bag: un plátano = a banana

cast hat: rojo = red
cast hat: verde = green
cast hat: azul = blue
cast hat: amarillo = yellow

speaks watcher m: el señor del catalejo = the man with the spyglass
speaks lady f: la señora = the lady
speaks boy m small: el niño = the boy

word: esperar: espera, esperan, esperaba, esperaban, esperar, esperando = to wait: waits, wait, waiting, waited
word: la espalda: espalda, espaldas = the back: back, backs
word: detrás = behind
word: mirar: mira, miran, miró, miraron, miraba, miraban, mirar, mirando = to look: look, looks, looked, looking
word: pasar: pasa, pasó, pasar, pasaba, pase, pasara = to go by: go by, goes by, went by, going by
word: el sombrero: sombrero, sombreros = the hat: hat, hats
word: pequeño: pequeño, pequeña, pequeñas, pequeñísimo = small: small, smallest
word: grande = big
word: la cabeza: cabeza, cabezas = the head: head, heads
word: nadie = nobody: nobody, no one
word: las cinco: cinco = five
word: quieto: quieto, quieta, quietos, quietas = still
word: el silencio: silencio = the silence: silence, silent, quiet
word: volverse: se vuelve, se vuelven, se volvió, se volvieron, volverse, vuelve = to turn round: turns round, turn round, turned round, turns, turn, turned
word: primero = first
word: la boca: boca = the mouth: mouth

question: ¿Qué has visto tú que no vio nadie más? = What have you seen that nobody else saw?
question: ¿Se lo habrías contado a la gente? = Would you have told the people?
question: ¿Qué hay ahora mismo detrás de ti? = What is behind you right now?

== backs
-- beginner
{kids} [pasa|pasan] el día {topic.what} con {topic.the}.
{kids} [spends|spend] the day {topic.what} with {topic.the}.
Hay mucha gente, y solo se ven espaldas.
There are lots of people, and all you see is backs.

—¿Qué esperan? —pregunta {kid}.
“What are they all here for?” asks {kid}.

—A las cinco pasa {big} —dice el señor del catalejo.
“At five {big} will go by,” says the man with the spyglass.

Nadie quiere perdérselo.
No one wants to miss it.
-- intermediate
{kids} [pasaba|pasaban] el día {topic.what} con {topic.the}.
{kids} [was|were] spending the day {topic.what} with {topic.the}.
Había muchísima gente, y toda de espaldas.
There were a great many people, and all one saw was their backs.

—¿Qué esperan? —preguntó {kid}.
“What are they waiting for?” asked {kid}.

—A las cinco pasa {big} —dijo el señor del catalejo—, y no me lo pierdo.
“At five {big} will go by,” said the man with the spyglass, “and I won’t miss it.”
-- advanced
{kids} [había|habían] ido a pasar el día {topic.what} con {topic.the}.
{kids} had gone to spend the day {topic.what} with {topic.the}.
Había una multitud, y lo único que se veía de ella eran las espaldas.
There was a crowd, and all that could be seen of it was its back.

—¿Se puede saber qué esperan? —preguntó {kid}.
“What are they all waiting for?” asked {kid}.

—A las cinco pasa {big}, y no pienso perdérmelo por nada —dijo el señor del catalejo, sin volverse.
“At five {big} will go by, and I would not miss it for the world,” said the man with the spyglass, without turning round.

== hats
-- beginner
{kids} no [ve|ven] nada.
{kids} [sees|see] nothing at all.
Delante hay un sombrero {hat}, y otro, y otro.
In front there is a {hat} hat, and one more, and one more.
{topic.the} no {topic:mira|miran} los sombreros.
{topic.the} {topic:does|do} not look at the hats.
{topic.the} {topic:mira|miran} para el otro lado.
{topic.the} {topic:looks|look} the other way.

—¿Qué hay ahí? —pregunta {kid}, y mira también.
“What is there?” asks {kid}, and looks too.
-- intermediate
{kids} no [veía|veían] nada, porque delante había un sombrero {hat}, y detrás de ese, otro.
{kids} could see nothing, because in front there was a {hat} hat, and then another.
+ {other} intentó mirar por debajo, y había botas.
+ {other} tried to look underneath, and there were boots.
A {topic.the} no {topic:le|les} interesaban los sombreros.
But {topic.the} did not care for hats.
{topic.the} {topic:miraba|miraban} para el otro lado.
{topic.the} {topic:was|were} looking the other way.

—¿Qué hay ahí? —preguntó {kid}, y miró también.
“What is there?” asked {kid}, and looked too.
-- advanced
{kids} no [veía|veían] absolutamente nada: delante se alzaba un sombrero {hat}, y detrás de él, otro de copa.
{kids} could see nothing whatever: in front rose a {hat} hat, and beyond it a taller one.
{topic.the}, en cambio, {topic:miraba|miraban} con mucho interés hacia el lado contrario.
But {topic.the} {topic:was|were} looking, with great interest, the other way.

—¿Qué hay ahí? —preguntó {kid}, y miró también.
“What is there?” asked {kid}, and looked too.

== feather in small
-- beginner
Una pluma cruza el suelo ella sola.
A feather crosses the ground all by itself.
No hace viento.
There is no wind.
Debajo va una hormiga.
Under it is an ant.
Parece una señora con un sombrero enorme.
It is like a lady in a huge hat.

—Buenos días —dice {kid}.
“Good day,” says {kid}.

{topic.the} {topic:se aparta|se apartan} para dejar sitio.
{topic.the} {topic:steps|step} aside to make room.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
Una pluma cruzaba el suelo ella sola, y no hacía viento.
A feather was crossing the ground all by itself, and there was no wind.
Debajo iba una hormiga, como una señora con un sombrero enorme.
Under it went an ant, like a lady in a huge hat.

—Buenos días —le dijo {kid}.
“Good day,” {kid} said to it.

{topic.the} {topic:se apartó|se apartaron} para dejar sitio a la pluma.
{topic.the} stepped aside to let the feather through.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
Una pluma cruzaba el suelo por su cuenta, y eso que no corría ni una brizna de aire.
A feather was crossing the ground by itself, although there was not a breath of wind.
Debajo, como una señora bajo un sombrero de boda, iba una hormiga.
Under it, like a lady in a wedding hat, went an ant.

—Buenos días —la saludó {kid}, y {topic.the} {topic:se hizo|se hicieron} a un lado.
“Good day,” said {kid}, and {topic.the} stepped aside.

* Nadie más lo vio.
* Nobody else saw it.

== puddle in small
-- beginner
Hay un charco del tamaño de un plato.
There is a puddle the size of a plate.
Dentro hay una nube.
In it there is a cloud.
{kid} la toca, y la nube tiembla.
{kid} touches it, and the cloud shakes.
Luego se queda quieta otra vez.
Then it is still again.
{topic.the} lo {topic:mira|miran} mucho rato.
{topic.the} {topic:looks|look} for a long time.
Por el charco pasa un pájaro cabeza abajo.
In the puddle a bird flies by upside down.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
Había un charco del tamaño de un plato, con una nube dentro.
There was a puddle the size of a plate, with a cloud in it.
{kid} la tocó con un dedo, y la nube tembló.
{kid} touched it with one finger, and the cloud shook.
{topic.the} {topic:esperó|esperaron} hasta que se quedó quieta.
{topic.the} waited until it was still again.
Entonces pasó por el charco un pájaro, cabeza abajo.
Then a bird flew through the puddle, upside down.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
En un charco del tamaño de un plato cabía, bien doblada, una nube entera.
Into a puddle the size of a plate, well folded, went a whole cloud.
{kid} la tocó con un dedo y la nube se estremeció como un flan.
{kid} touched it with one finger and the cloud shook like a jelly.
Entonces un pájaro cruzó el charco de lado a lado, cabeza abajo.
Then a bird crossed the puddle from side to side, upside down.

* Nadie más lo vio.
* Nobody else saw it.

== spider in small
-- beginner
Una araña baja de un paraguas.
A spider comes down from an umbrella.
Ata el hilo a la señora de delante.
She ties her thread to the lady in front.
Luego lo ata a su vecino.
Then she ties it to the man next to her.
Va y viene, va y viene.
She goes there and back, there and back.

—Los está cosiendo —dice {kid}.
“She is sewing them up,” says {kid}.

La señora y el vecino no se hablan desde marzo.
The lady and the man have not talked since March.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
Una araña bajó de un paraguas y ató un hilo a la señora de delante.
A spider came down from an umbrella and tied a thread to the lady in front.
Después lo ató al señor de al lado, y volvió, y otra vez.
Then she tied it to the man beside her, and went back, and again.

—Los está cosiendo —dijo {kid} en voz baja.
“She is sewing them up,” said {kid} softly.

Eran dos vecinos que no se hablaban desde marzo.
They were neighbours who had not spoken since March.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
Una araña descendió de un paraguas y amarró un hilo al codo de la señora de delante.
A spider came down from an umbrella and fixed a thread to the elbow of the lady in front.
Acto seguido lo amarró al del señor de al lado, y fue y vino con mucha aplicación.
She then fixed it to the elbow of the man beside her, and went to and fro with great care.

—Los está cosiendo —susurró {kid}, y eran dos vecinos que no se hablaban desde marzo.
“She is sewing them up,” whispered {kid}, and these were neighbours who had not spoken since March.

* Nadie más lo vio.
* Nobody else saw it.

== baby in small
-- beginner
Un bebé mira por encima de un hombro.
A baby looks over a shoulder.
Es la única cara en un muro de espaldas.
It is the only face in a wall of backs.
El bebé tira un calcetín.
The baby throws down a sock.
{kid} y {topic.the} lo recogen.
{kid} and {topic.the} pick it up.
El bebé tira el otro, y se ríe.
The baby throws the other, and laughs.
Así están un buen rato.
They go on like that for a good while.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
Un bebé miraba por encima de un hombro, y era la única cara entre tantas espaldas.
A baby was looking over a shoulder, the only face among all those backs.
El bebé tiró un calcetín, y {kid} y {topic.the} lo recogieron.
The baby threw down a sock, and {kid} and {topic.the} picked it up.
Tiró entonces el otro, muerto de risa.
Then it threw the other one, laughing hard.
Aquello podía durar toda la tarde.
This could go on all afternoon.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
En aquel muro de espaldas había una sola cara, la de un bebé que miraba por encima de un hombro.
In that wall of backs there was a single face, that of a baby looking over a shoulder.
El bebé tiró un calcetín, {kid} y {topic.the} lo recogieron, y el bebé, muerto de risa, tiró el otro.
The baby threw down a sock, {kid} and {topic.the} picked it up, and the baby, weak with laughter, threw the other.
Era un juego que podía durar perfectamente hasta la noche.
It was a game that could well last until night.

* Nadie más lo vio.
* Nobody else saw it.

== sparrow in small
-- beginner
Dos gorriones tiran de una miga.
Two sparrows pull at a crumb.
Uno tira de un lado, y otro del otro.
One pulls this way, and one pulls that way.
La miga se parte por la mitad.
The crumb breaks in two.
Caen sentados, cada uno en su lado.
They sit down hard, one here, one there.
Se miran con mucha rabia.
They look at each other, very cross.
Luego ven que tienen una miga cada uno.
Then they see that each has a crumb.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
Dos gorriones tiraban de la misma miga, cada uno de su lado.
Two sparrows were pulling at the same crumb, each on its own side.
La miga se partió por la mitad, y cayeron sentados.
The crumb broke in two, and they both sat down hard.
Se miraron con mucha rabia, hasta que vieron que ahora había dos.
They looked at each other, very cross, until they saw that now there were two.
A {topic.the} {topic:le|les} dio la risa.
It made {topic.the} laugh.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
Dos gorriones tiraban de la misma miga, cada cual desde su extremo y sin ceder un milímetro.
Two sparrows were pulling at the same crumb, each at its own end, and neither would give way.
La miga se partió por la mitad, cayeron sentados y se miraron con verdadero odio.
The crumb broke in two, they sat down hard and looked at each other with real hatred.
Tardaron un poco en darse cuenta de que ahora tenían una cada uno.
It took them some time to notice that now they had one each.

* Nadie más lo vio.
* Nobody else saw it.

== snail in small
-- beginner
Un caracol sube por una bota.
A snail climbs up a boot.
La bota es del señor del catalejo.
It is the boot of the man with the spyglass.
El caracol va despacio, pero no se para.
The snail is slow, but it does not stop.
Llega a la rodilla y descansa.
It gets to the knee and has a rest.
También mira a lo lejos.
It looks far away too.
{topic.the} lo {topic:saluda|saludan}.
{topic.the} {topic:says|say} hello to it.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
Un caracol subía por una bota del señor del catalejo.
A snail was climbing up a boot of the man with the spyglass.
Iba despacio, pero no se paraba nunca.
It was slow, but it never stopped.
Al llegar a la rodilla estiró los cuernos y miró a lo lejos, como todo el mundo.
At the knee it put out its horns and looked far away, like everybody else.
{topic.the} lo {topic:siguió|siguieron} con los ojos hasta el bolsillo.
{topic.the} watched it as far as the pocket.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
Un caracol había emprendido la subida a una bota del señor del catalejo.
A snail had begun the ascent of a boot of the man with the spyglass.
En la rodilla se detuvo, sacó los cuernos y contempló el horizonte, como los demás.
At the knee it halted, put out its horns and studied the horizon, like everybody else.
{topic.the} lo {topic:siguió|siguieron} con la mirada hasta que entró, sin llamar, en el bolsillo.
{topic.the} watched it until it went, without knocking, into the pocket.

* Nadie más lo vio.
* Nobody else saw it.

== coat in small
-- beginner
Una señora y su perro llevan el mismo abrigo.
A lady and her dog wear the same coat.
El pelo también es el mismo.
Their hair is the same too.
La señora bosteza, y el perro bosteza.
The lady yawns, and the dog yawns.
El perro se rasca una oreja.
The dog scratches an ear.
{kid} espera.
{kid} waits.
La señora se rasca una oreja.
The lady scratches an ear.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
Una señora y su perro llevaban el mismo abrigo y el mismo peinado.
A lady and her dog wore the same coat and the same hair.
La señora bostezó, y el perro bostezó detrás.
The lady yawned, and the dog yawned after her.
Después el perro se rascó una oreja, y {kid} esperó.
Then the dog scratched an ear, and {kid} waited.
La señora se rascó la suya.
The lady scratched hers.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
Una señora y su perro habían salido con el mismo abrigo y, por lo visto, del mismo peluquero.
A lady and her dog had come out in the same coat and, it seemed, from the same hairdresser.
Bostezó la señora, y bostezó el perro.
The lady yawned, and so did the dog.
Después el perro se rascó una oreja, {kid} contó hasta tres y la señora se rascó la suya.
Then the dog scratched an ear, {kid} counted to three, and the lady scratched hers.

* Nadie más lo vio.
* Nobody else saw it.

== shadow in small
-- beginner
Las sombras de la gente están en el suelo.
The shadows of the people lie on the ground.
Son largas, y también esperan.
They are long, and they wait too.
{kid} mueve una mano.
{kid} moves a hand.
La sombra de la mano le quita el sombrero a un señor.
The shadow of the hand takes off a man’s hat.
Se lo pone a {topic.the}.
It puts it on {topic.the}.
Le queda bien.
It looks good.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
En el suelo, larguísimas, esperaban también las sombras de la gente.
On the ground, very long, the shadows of the people were waiting too.
{kid} movió una mano, y la sombra de la mano le quitó el sombrero a un señor.
{kid} moved a hand, and the shadow of the hand took off a man’s hat.
Después se lo puso a la sombra de {topic.the}, y le quedaba mejor.
Then it put it on the shadow of {topic.the}, where it looked better.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
En el suelo, estiradas como chicle, aguardaban también las sombras de toda aquella gente.
On the ground, drawn out like chewing gum, waited the shadows of all those people.
Con la sombra de una mano, {kid} le quitó el sombrero a la de un señor muy importante.
With the shadow of a hand, {kid} took the hat off the shadow of a very important man.
Después se lo puso a la de {topic.the}, y hubo acuerdo en que le quedaba mejor.
Then it went to that of {topic.the}, where, it was agreed, it looked better.

* Nadie más lo vio.
* Nobody else saw it.

== lunch medium
-- beginner
A mediodía comen {bag}, en el suelo.
At noon they eat {bag}, on the ground.
El señor del catalejo come de pie.
The man with the spyglass eats standing up.
No mira lo que come.
He does not look at his food.
Muerde la servilleta.
He bites his napkin.

—Si miras para atrás, te lo pierdes —dice el señor del catalejo.
“If you look back, you will miss it,” says the man with the spyglass.

—¿Y si miro para delante? —pregunta {kid}.
“And if I look ahead?” asks {kid}.

El señor no lo había pensado.
The man had not thought of that.
-- intermediate
A mediodía comieron {bag}, con la espalda contra una piedra.
At noon they ate {bag}, with their backs against a stone.
El señor del catalejo comía de pie y sin mirar, y le dio un mordisco a la servilleta.
The man with the spyglass ate standing up, without looking, and took a bite of his napkin.

—Si miras para atrás, te lo pierdes —dijo el señor del catalejo.
“If you look back, you’ll miss it,” said the man with the spyglass.

—¿Y qué me pierdo si miro para delante? —preguntó {kid}.
“And what do I miss if I look ahead?” asked {kid}.

El señor no lo había pensado nunca, y tampoco tuvo tiempo entonces.
The man had never thought of that, and had no time for it now.
-- advanced
A mediodía comieron {bag}, con la espalda contra una piedra que guardaba el calor.
At noon they ate {bag}, with their backs against a stone that kept the warmth.
El señor del catalejo comía de pie y sin mirar, de modo que le dio dos mordiscos a la servilleta.
The man with the spyglass ate standing up, without looking, and so took two bites of his napkin.

—Quien mira para atrás se lo pierde —advirtió el señor del catalejo.
“Look back and you will miss it,” warned the man with the spyglass.

—¿Y qué se pierde quien mira para delante? —preguntó {kid}.
“And what do you miss if you look ahead?” asked {kid}.

El señor no lo había pensado nunca, y aquel no era el momento.
The man had never thought of that, and this was not the moment.

== late long
-- beginner
Son las cuatro, y la gente se pone nerviosa.
It is four, and the people cannot stand still.
Alguien dice que {big} ya viene.
Someone says that {big} is on the way.
Todos dan un paso adelante.
They all take one step forward.
Alguien dice que no.
Someone says no.
Todos dan un paso atrás.
They all take one step back.
Hay un pie debajo de cada pie.
There is a foot under each foot.

—Perdón —dice la señora.
“Sorry,” says the lady.

@lady —Perdón.
“Sorry.
¿De quién es esta mano?
Whose hand is this?”

Venden banderitas con un dibujo.
Someone sells small flags with a picture.
Así todos saben cómo es, si no lo ven.
So they know what it is like, if they see nothing.
El reloj da las cuatro y media.
The clock strikes half past four.
Nadie mira al suelo, ni una vez.
No one looks at the ground, not once.
{kid} tiene una duda.
{kid} is not sure.
Quizá hay que mirar para delante.
Should one look ahead after all?
Pero {topic.the} no {topic:tiene|tienen} ninguna duda.
But {topic.the} {topic:is|are} quite sure.
-- intermediate
Hacia las cuatro, la gente empezó a ponerse nerviosa.
Towards four the people began to get restless.
Alguien dijo que {big} ya venía, y dieron todos un paso adelante.
Somebody said that {big} was on the way, and they all took one step forward.
Alguien dijo que no, y lo dieron atrás.
Somebody said no, and they took it back.

—Perdón —dijo la señora—, ¿de quién es esta mano?
“Sorry,” said the lady, “whose hand is this?”

Un chico vendía banderitas con el dibujo, para saber cómo era si no se veía.
A boy sold small flags with the picture, so that one knew what it was like if one saw nothing.
{kid} tuvo una duda: quizá había que mirar para delante.
{kid} was not sure: perhaps one should look ahead.
Pero a {topic.the} no {topic:le|les} cabía ninguna.
But {topic.the} {topic:was|were} quite sure.
-- advanced
Hacia las cuatro, la multitud empezó a impacientarse.
Towards four the crowd began to grow impatient.
Cuando alguien anunciaba que {big} ya venía, daban todos un paso adelante, y cuando alguien lo desmentía, lo daban atrás.
When somebody announced that {big} was on the way, they all took one step forward, and when somebody denied it, they took it back.

—Perdón, ¿de quién es esta mano? —preguntó la señora.
“Excuse me, whose hand is this?” asked the lady.

Un chico vendía banderitas con el dibujo, para que quien no lo viera supiese al menos cómo era.
A boy was selling small flags with the picture, so that those who saw nothing might at least know what it was like.
Durante un momento, {kid} llegó a dudar si no habría que mirar para delante.
For a moment {kid} even wondered whether one ought not to look ahead.
A {topic.the}, en cambio, no {topic:le|les} cabía la menor duda.
But {topic.the} had no doubt at all.

== turn long
-- beginner
La primera es la señora.
The lady is the first.
Quiere decir «chist», y no lo dice.
She wants to say hush, and does not say it.
Se sienta en el suelo, con su abrigo bueno.
She sits down on the ground, in her good coat.
Luego se sienta su vecino.
Then the man next to her sits down.
Se pasan las gafas el uno al otro.
They hand their glasses to each other.
El sombrero {hat} se vuelve, y otro, y otro.
The {hat} hat turns, and one more, and one more.
Ahora son caras, y no espaldas.
Now there are faces, and no backs.

—¿Qué es? —pregunta un niño.
“What is it?” asks a boy.

—Es pequeño —dice {kid}—.
“It is small,” says {kid}.
Hay que agacharse.
“You have to get down.”

Se agachan hasta los altos.
Even the tall ones get down.
Las rodillas hacen crac, crac, crac.
All the knees go crack, crack, crack.
Un guardia deja el pito en la hierba.
A guard puts his whistle away.
Nunca han estado tan juntos, ni tan callados.
They have never been so close, or so quiet.
-- intermediate
La primera fue la señora, que quería decir «chist» y no lo dijo.
The lady was the first, who wanted to say hush and did not.
Se sentó en el suelo con su abrigo bueno, y a su lado se sentó su vecino.
She sat down on the ground in her good coat, and the man sat down beside her.
Después se volvió el sombrero {hat}, y otro, y otro más.
Then the {hat} hat turned, and another, and one more.

—¿Qué es? —preguntó un niño.
“What is it?” asked a boy.

—Es pequeño —dijo {kid}—, así que hay que agacharse.
“It’s small,” said {kid}, “so you have to get down.”

Se agacharon hasta los más altos, y un guardia guardó el pito.
Even the tallest got down, and a guard put his whistle away.
Nunca habían estado tan cerca unos de otros, ni tan callados.
They had never been so close to one another, or so quiet.
-- advanced
La primera fue la señora, que se volvió para decir «chist» y se quedó con el dedo en los labios.
The lady was the first, who turned to say hush and was left with a finger on her lips.
Se sentó en el suelo con su abrigo bueno, y su vecino, al que seguía cosida, se sentó también.
She sat down on the ground in her good coat, and so did the man beside her, who had little choice.
Después se volvió el sombrero {hat}, y otro, y otro más.
Then the {hat} hat turned, and another, and one more.

—Es muy pequeño, así que hay que agacharse —explicó {kid}.
“It is very small, so you have to get down,” explained {kid}.

Se agacharon hasta los más altos, y un guardia se guardó el pito.
Even the tallest got down, and a guard put his whistle away.
Nunca habían estado tan cerca unos de otros, ni tan callados.
They had never been so close to one another, or so quiet.

== find
-- beginner
A las cinco menos tres, {topic.the} {topic:se queda|se quedan} muy {topic:quieto|quieta|quietos|quietas}.
At three minutes to five, {topic.the} {topic:stands|stand} very still.
{find.now}
{find.now}

—Chist —dice {kid}, y una cabeza se vuelve.
“Hush,” says {kid}, and one head turns.

{find.go}
{find.go}
Se vuelve otra cabeza, y luego cien.
One more head turns, and then a hundred.
Todos miran, y nadie respira.
They all look, and no one breathes.
-- intermediate
A las cinco menos tres, {topic.the} {topic:se quedó|se quedaron} muy {topic:quieto|quieta|quietos|quietas}.
At three minutes to five, {topic.the} stood very still.
{find.then}
{find.then}

—Chist —dijo {kid}, y se volvió una cabeza.
“Hush,” said {kid}, and one head turned.

{find.went}
{find.went}
Se volvió otra cabeza, y después cien, y nadie respiraba.
Another head turned, and then a hundred, and nobody breathed.
-- advanced
A las cinco menos tres, {topic.the} {topic:se quedó|se quedaron} de pronto muy {topic:quieto|quieta|quietos|quietas}.
At three minutes to five, {topic.the} suddenly stood very still.
{find.then}
{find.then}

—Chist —dijo {kid}, sin darse cuenta de que lo decía en voz alta, y se volvió una cabeza.
“Hush,” said {kid}, not noticing that it was out loud, and one head turned.

+ {find.went}
+ {find.went}
Se volvió otra, y después, sombrero a sombrero, la multitud entera.
Another turned, and then, hat by hat, the whole crowd.

== passes
-- beginner
Y dan las cinco.
And it is five.
{kid} mira un momento hacia el otro lado.
{kid} looks the other way for a moment.
{big.pass}
{big.pass}
{big.left}
{big.left}
{kid} abre la boca, y {topic.the} también.
{kid}’s mouth opens, and so {topic:does|do} that of {topic.the}.
{find.did}
{find.did}
La gente aplaude muy bajito.
The people clap very softly.
{kid} cierra la boca.
{kid}’s mouth shuts again.

* Nadie más lo ve.
* No one else sees it.
-- intermediate
Entonces dieron las cinco, y {kid} miró un momento hacia el otro lado.
Then it struck five, and {kid} looked the other way for a moment.
{big.passed}
{big.passed}
{big.was}
{big.was}
{kid} abrió la boca, y {topic.the} {topic:abrió|abrieron} mucho los ojos.
{kid}’s mouth opened, and {topic.the} stared.
+ {find.done}
+ {find.done}
La gente aplaudía bajito, para no asustar a nadie, y {kid} cerró la boca.
The people clapped softly, so as to frighten nobody, and {kid} said nothing.

* Nadie más lo vio.
* Nobody else saw it.
-- advanced
Entonces dieron las cinco, y {kid}, por costumbre, miró hacia el lado donde ya no miraba nadie.
Then it struck five, and {kid}, out of habit, looked to the side where nobody was looking.
{big.passed}
{big.passed}
{big.was}
{big.was}
{kid} abrió la boca para gritar, pero la gente aplaudía bajito, por no asustar a nadie, y la volvió a cerrar.
{kid} was about to shout, but the people were clapping softly, so as to frighten nobody, and not a word came out.

* Solo lo {topic:vio|vieron} además {topic.the}.
* Only {topic.the} saw it too.

== end
-- beginner
—Otro año será —dice el señor del catalejo—.
“Some other year,” says the man with the spyglass.
Pero no se ha perdido la tarde.
“But it was a good day.”

{kids} [vuelve|vuelven] a casa con {topic.the}.
{kids} [goes|go] home with {topic.the}.
No dicen nada hasta la esquina.
They say nothing as far as the corner.

<—Era muy grande —dice {kid} entonces./—Y qué cerca —dice {kid} entonces.>
<“It was so big,” says {kid} then./“And so near,” says {kid} then.>
-- intermediate
—Otro año será —dijo el señor del catalejo—, pero la tarde no se ha perdido.
“Some other year,” said the man with the spyglass, “but the day was not lost.”

{kids} [volvió|volvieron] a casa con {topic.the}, y hasta la esquina nadie dijo nada.
{kids} went home with {topic.the}, and as far as the corner nobody said a word.

<—Era más grande de lo que yo pensaba —dijo {kid} entonces./—Y qué cerca ha pasado —dijo {kid} entonces.>
<“It was bigger than I thought,” said {kid} then./“And how near it came,” said {kid} then.>
-- advanced
+ —Otro año será —suspiró el señor del catalejo—, pero la tarde no se ha perdido.
+ “Some other year,” sighed the man with the spyglass, “but the day was not lost.”

{kids} [volvió|volvieron] a casa con {topic.the}, y hasta la esquina nadie dijo una palabra.
{kids} went home with {topic.the}, and as far as the corner nobody said a word.

<—Era mucho más grande de lo que yo pensaba —dijo {kid} entonces./—Y qué cerca ha pasado —dijo {kid} entonces.>
<“It was much bigger than I thought,” said {kid} then./“And how near it came,” said {kid} then.>
