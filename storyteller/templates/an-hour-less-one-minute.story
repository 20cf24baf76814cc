plot: There is no time to do it with somebody of the family, so they collect the minutes that others only wait through; one of them they give to somebody in a hurry; so the hour is a minute short, cannot end, and they go on doing it; when the minute is brought back, it is left on the table.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: shared
picture: topic kitchen, topic day, curious, hero does, kid does, other, thing topic
middle: city, same, curious, hero, kid points, other, minutes, thing topic
end: topic kitchen, night, happy, hero does, kid does, other, thing topic
take minutes: 1 3 5
take far: 0 0 2

title: Una hora menos un minuto = An Hour, Less One Minute
title: Minutos de otros = Other People’s Minutes
title: Todavía no = Not Yet

cast jar: un tarro con tapa = a jar with a lid
  the: el tarro = the jar
cast jar: una lata de galletas = a biscuit tin
  the: la lata = the tin
cast jar: una caja de zapatos = a shoebox
  the: la caja = the box
cast jar: un bote de mermelada = a jam pot
  the: el bote = the pot

cast hurry m: el señor del maletín = the man with the briefcase
cast hurry f: la señora del paraguas = the lady with the umbrella
cast hurry m: el músico del violín = the musician with the violin
cast hurry f: la doctora de la bufanda = the doctor with the scarf

speaks lady f: la señora = the lady
speaks baker m: el panadero = the baker
speaks barber f: la peluquera = the hairdresser
speaks fisherman m: el pescador = the fisherman
speaks guard f: la guardia = the guard
speaks neighbor m: el vecino = the neighbour
speaks clockmaker m: el relojero = the clockmaker
speaks grocer f: la frutera = the greengrocer
speaks actor m: el actor = the actor
speaks owner f: la dueña = the owner
speaks grandfather m old: el anciano = the old man

word: el minuto: minuto, minutos = the minute: minute, minutes
word: la hora: hora = the hour: hour
word: la lista: lista = the list: list
word: la cocina: cocina = the kitchen: kitchen
word: la calle: calle = the street: street
word: la prisa: prisa = the hurry: hurry
word: el tren: tren = the train: train
word: abrir: abre, abrió = to open: opens, opened
word: la mesa: mesa = the table: table
word: contar: cuenta, cuentan, contó, contaron, contarlos = to count: counts, count, counted, counting
word: faltar: falta, faltaba = to be missing: missing
word: la aguja: aguja = the hand: hand
word: la puerta: puerta = the door: door
word: la miga: miga = the crumb: crumb
word: el reloj: reloj = the clock: clock

question: ¿A quién le darías un minuto tuyo? = To whom would you give a minute of yours?
question: ¿Qué haces tú mientras esperas? = What do you do while you wait?
question: ¿Qué cosa se te hace siempre corta? = What is always over too soon for you?

== start
-- beginner
{kids} [quiere|quieren] {topic.do} con {topic.the}.
{kids} [wants|want] to {topic.do} with {topic.the}.
<Pero hoy no hay tiempo./Pero nunca hay tiempo.>
<But today there is no time./But there is never time.>
<La lista de la cocina está llena./En la lista de la cocina no cabe nada.>
<The list in the kitchen is full./On the list in the kitchen there is no room.>

—Nos falta una hora —{topic:dice|dicen} {topic.the}.
“An hour is missing,” {topic:says|say} {topic.the}.

—Mucha gente espera —dice {kid}—.
“A lot of people wait,” says {kid}.
Hay minutos que nadie usa.
“There are minutes that no one uses.”

<Así que salen a la calle con {jar}./Con {jar} salen a la calle.>
<So out they go into the street with {jar}./With {jar} they go out into the street.>
-- intermediate
<Un sábado/Un domingo/Un jueves>, {kids} [quiso|quisieron] {topic.do} con {topic.the}, pero no había tiempo.
<One Saturday/One Sunday/One Thursday> {kids} wanted to {topic.do} with {topic.the}, but there was no time.
+ <En la lista de la cocina no cabía ni un punto./La lista de la cocina llegaba hasta el suelo.>
+ <On the list in the kitchen there was no room for a dot./The list in the kitchen reached to the floor.>

—Nos falta una hora —{topic:dijo|dijeron} {topic.the}.
“An hour is missing,” said {topic.the}.

—Pues mucha gente está esperando —dijo {kid}—.
“But a lot of people are waiting,” said {kid}.
Esos minutos no los usa nadie.
“Nobody uses those minutes.”

Así que salieron a la calle con {jar}.
So they went out into the street with {jar}.
-- advanced
<Un sábado/Un domingo/Un jueves>, {kids} [decidió|decidieron] {topic.do} con {topic.the}, pero no había tiempo.
<One Saturday/One Sunday/One Thursday> {kids} decided to {topic.do} with {topic.the}, but there was no time.
En la lista de la cocina no cabía ni un punto.
On the list in the kitchen there was no room for a full stop.

—Nos falta una hora —{topic:dijo|dijeron} {topic.the}.
“An hour is missing,” said {topic.the}.

—Hay mucha gente que solo espera —observó {kid}—.
“There are many people who only wait,” {kid} pointed out.
Esos minutos no los usa nadie.
“Nobody uses those minutes.”

<Salieron a la calle con {jar}./Con {jar} salieron a la calle.>
<They went out into the street with {jar}./With {jar} they went out into the street.>

== stop in minutes
-- beginner
En la parada espera una señora.
At the bus stop a lady is waiting.

—El autobús tarda nueve minutos —dice la señora—.
“The bus takes nine minutes,” says the lady.
No sé qué hacer con ellos.
“I do not know what to do with them.”

—Yo sí —dice {kid}.
“I do,” says {kid}.

La señora echa ocho en {jar.the}.
The lady puts eight into {jar.the}.
El otro se lo queda en la mano.
She keeps the other one in her hand.

—Por si hay que correr —dice la señora.
“In case I have to run,” says the lady.
-- intermediate
En la parada del autobús esperaba una señora con cara de lunes.
At the bus stop waited a lady with a Monday face.

—Faltan nueve minutos —dijo la señora—, y no sé qué hacer con ellos.
“Nine more minutes,” said the lady, “and I do not know what to do with them.”

—Yo sí —dijo {kid}, y acercó {jar.the}.
“I do,” said {kid}, and held out {jar.the}.

La señora echó ocho, uno detrás de otro, y guardó el último en el guante.
The lady dropped in eight, one after another, and kept the last one in her glove.

—Este, por si hay que correr —explicó la señora.
“This one is in case I have to run,” explained the lady.
-- advanced
En la parada del autobús esperaba una señora con cara de lunes.
At the bus stop waited a lady with a Monday face.

—Faltan nueve minutos —suspiró la señora—, y no los quiero para nada.
“Nine more minutes,” sighed the lady, “and I have no use for them.”

{kid} le acercó {jar.the}, y la señora fue echando ocho, con evidente alivio.
{kid} held out {jar.the}, and the lady dropped in eight, with evident relief.

—El noveno me lo quedo —dijo la señora—, por si hay que correr.
“The ninth I shall keep,” said the lady, “in case I have to run.”

== oven in minutes
-- beginner
El panadero mira su horno.
The baker is looking at his oven.

—El pan no está —dice el panadero—.
“The bread is not ready,” says the baker.
Le faltan siete minutos.
“It needs seven minutes.”

—¿Y mientras? —pregunta {kid}.
“And until then?” asks {kid}.

—Mientras, miro —dice el panadero.
“Until then I look,” says the baker.

Le da seis minutos a {kid}.
He gives {kid} six minutes.
Están calientes, y huelen a pan.
They are warm, and smell of bread.
-- intermediate
El panadero llevaba un rato mirando cómo no crecía el pan.
The baker had been watching for a while how the bread did not rise.

—Le faltan siete minutos —explicó el panadero—, y por mirarlo no va más deprisa.
“It needs seven minutes,” explained the baker, “and it is no faster for being watched.”

—¿Y sin mirar? —preguntó {kid}.
“And without watching?” asked {kid}.

—Tampoco —dijo el panadero, y entregó seis con la pala.
“No faster either,” said the baker, and handed over six.

Estaban calientes, y olían a corteza.
They were warm, and they smelt of crust.
-- advanced
El panadero llevaba un buen rato mirando cómo el pan no crecía.
The baker had been watching for a good while how the bread did not rise.

—Le faltan siete minutos —reconoció el panadero—.
“It needs seven more minutes,” the baker admitted.
Sospecho que tarda más cuando lo miro.
“I suspect that it takes longer when I look.”

El panadero vio {jar.the}, se dio la vuelta y entregó seis sin pensarlo.
The baker saw {jar.the}, turned his back and handed over six without a thought.

+ Estaban recién hechos, y en la calle la gente se volvía a olerlos.
They were freshly made, and in the street people turned round to smell them.

== chair in minutes
-- beginner
En la peluquería duerme un señor.
At the hairdresser’s a man is asleep.

—Su pelo tarda diez minutos —dice la peluquera—.
“His hair takes ten minutes,” says the hairdresser.
Pero él no lo nota.
“But he does not feel them.”

{kid} abre {jar.the} muy despacio.
{kid} opens {jar.the} very slowly.
Los diez minutos entran sin ruido.
The ten minutes go in without a sound.
El señor abre los ojos.
The man opens his eyes.

Se mira al espejo, y tiene el pelo azul.
He looks in the mirror, and his hair is blue.
-- intermediate
En la peluquería, un señor se había dormido con una toalla en la cabeza.
At the hairdresser’s a man had fallen asleep with a towel on his head.

—Le quedan diez minutos de color —dijo la peluquera en voz baja—, y él no los va a notar.
“He has ten minutes of colour to go,” said the hairdresser, “and he will not miss them.”

{kid} abrió {jar.the}, y los diez entraron de puntillas.
{kid} opened {jar.the}, and all ten went in on tiptoe.

Entonces el señor se despertó y se miró en el espejo.
Then the man woke up and looked in the mirror.

No había sentido nada, y tenía el pelo azul.
He had not felt a thing, and his hair was blue.
-- advanced
En la peluquería, un señor dormía profundamente bajo una toalla, con la boca en forma de huevo.
At the hairdresser’s a man was fast asleep under a towel, his mouth in the shape of an egg.

—Le quedan diez minutos de color —susurró la peluquera—.
“He has ten minutes of colour to go,” whispered the hairdresser.
No los va a echar de menos.
“He is not going to notice.”

{kid} abrió {jar.the}, y los diez pasaron de puntillas sin rozar la toalla.
{kid} opened {jar.the}, and the ten went by on tiptoe without touching the towel.

+ Al despertarse, el señor dijo que se le había hecho cortísimo.
+ When he woke up, the man said that it had been over in no time.

== river in minutes
-- beginner
Un pescador mira el agua.
A fisherman is looking at the water.

—¿Le sobran minutos? —pregunta {kid}.
“Have you any minutes left over?” asks {kid}.

—Sí, pero son muy largos —dice el pescador.
“Yes, but they are very long,” says the fisherman.

Saca uno del cubo.
He takes one out of the bucket.
Es largo como una anguila.
It is as long as an eel.
{topic.the} y {kid} lo doblan en tres.
{topic.the} and {kid} fold it in three.
Así cabe.
Now it goes in.
-- intermediate
En el puente, un pescador miraba un corcho que no se movía.
On the bridge a fisherman was watching a float that did not move.

—¿Le sobran minutos? —preguntó {kid}.
“Have you any minutes to spare?” asked {kid}.

—Me sobran —dijo el pescador—, pero aquí salen muy largos.
“I have,” said the fisherman, “but here they come out very long.”

Sacó uno del cubo con las dos manos, y era tan largo como una bufanda.
He took one out of the bucket with both hands, and it was as long as a scarf.
{topic.the} y {kid} lo doblaron en cuatro para que cupiera.
{topic.the} and {kid} folded it in four to make it fit.
-- advanced
En el puente, un pescador vigilaba un corcho que no se había movido desde la primavera.
On the bridge a fisherman was watching a float that had not moved since the spring.

—Minutos me sobran —dijo el pescador—, aunque los de aquí salen larguísimos.
“Minutes I have to spare,” said the fisherman, “although the ones from here come out extremely long.”

Del cubo sacó uno con las dos manos, y no se le veía el final.
With both hands he took one out of the bucket, and its end was not to be seen.

{topic.the} y {kid} lo doblaron como se dobla una sábana, acercándose en cada vuelta.
{topic.the} and {kid} folded it as sheets are folded, coming closer at every turn.

== museum in minutes
-- beginner
En el museo hay una guardia en una silla.
In the museum there is a guard on a chair.
Mira un cuadro con tres manzanas.
She looks at a picture of three apples.

—¿Pasa algo? —pregunta {kid}.
“Does anything happen?” asks {kid}.

—Nada desde hace once años —dice la guardia.
“Nothing for eleven years,” says the guard.

Da doce minutos, y mira otra vez.
She gives twelve minutes, and looks again.
Hay dos manzanas.
There are two apples.
-- intermediate
En el museo, una guardia vigilaba un cuadro con tres manzanas.
In the museum a guard was watching a picture of three apples.

—¿Y pasa algo? —preguntó {kid}.
“And does anything happen?” asked {kid}.

—En once años, nada —dijo la guardia, con cierto orgullo.
“Nothing in eleven years,” said the guard, with some pride.

Regaló doce minutos, que le parecían pocos, y volvió a su silla.
She gave away twelve minutes, which seemed few to her, and went back to her chair.
En el cuadro quedaban dos manzanas.
In the picture there were two apples left.
-- advanced
En el museo, una guardia vigilaba desde hacía once años un cuadro con tres manzanas.
In the museum a guard had been watching a picture of three apples for eleven years.

—Nunca pasa nada —aseguró la guardia—, y es justo lo que me pagan por impedir.
“Nothing ever happens,” the guard assured them, “and that is just what I am paid for.”

Les regaló doce minutos, y al hacerlo apartó un momento la vista.
She gave them twelve minutes, and in doing so she looked away for a moment.

+ Cuando volvió a mirar, en el cuadro quedaban dos manzanas y un corazón mordido.
When she looked again, there were two apples left in the picture, and a core.

== cheese in minutes
-- beginner
El vecino espera en la tienda de quesos.
The neighbour is waiting in the cheese shop.
Tiene el número cuarenta.
He has number forty.

—Van por el doce —dice el vecino.
“They are at twelve,” says the neighbour.

—¿Y qué hace aquí? —pregunta {kid}.
“And what do you do here?” asks {kid}.

—Huelo —dice el vecino.
“I smell,” says the neighbour.

Echa quince minutos en {jar.the}.
He puts fifteen minutes into {jar.the}.
Un ratón se va detrás de ellos.
A mouse walks off behind them.
-- intermediate
En la tienda de quesos, el vecino tenía en la mano el número cuarenta.
In the cheese shop the neighbour had number forty in his hand.

—Van por el doce —dijo el vecino—, y la señora del trece los prueba todos.
“They are at twelve,” said the neighbour, “and the next lady wants to try them all.”

—¿Y qué hace mientras? —preguntó {kid}.
“And what do you do until then?” asked {kid}.

—Huelo —dijo el vecino, y soltó quince minutos bien curados.
“I smell,” said the neighbour, and let go of fifteen minutes that were quite ripe.

Al salir, los seguía un ratón.
When they left, a mouse was following them.
-- advanced
En la tienda de quesos, el vecino sostenía el número cuarenta como quien sostiene una vela.
In the cheese shop the neighbour was holding number forty as one holds a candle.

—Van por el doce —informó el vecino—.
“They are at twelve,” the neighbour reported.
La señora del trece los prueba por orden alfabético.
“The lady with thirteen is trying them in alphabetical order.”

Con mucho gusto soltó quince minutos, que salieron bastante curados.
He was glad to let go of fifteen minutes, which came out quite ripe.

+ Desde ese momento los siguió por la calle un ratón muy educado.
From then on a very polite mouse followed them down the street.

== clock in minutes
-- beginner
El relojero barre debajo de un reloj.
The clockmaker is sweeping under a clock.

—Este reloj está roto —dice el relojero—.
“This clock does not work,” says the clockmaker.
Los minutos se caen.
“The minutes fall down.”

En el suelo hay un montón.
On the floor there is a heap.

—¿Los puedo llevar? —pregunta {kid}.
“Can I take them?” asks {kid}.

—Con cuidado —dice el relojero—.
“With care,” says the clockmaker.
Algunos todavía hacen tic.
“Some of them still go tick.”
-- intermediate
El relojero barría debajo de un reloj de pared con la puerta abierta.
The clockmaker was sweeping under a clock on the wall, whose door stood open.

—No los sujeta bien —explicó el relojero—, y se le caen todo el día.
“It does not hold them well,” explained the clockmaker, “and they fall out all day long.”

En el recogedor había un buen montón, y algunos todavía hacían tic.
In the dustpan there was quite a heap, and some of them still went tick.

—¿Se los puedo quitar? —preguntó {kid}.
“May I have them?” asked {kid}.

—Me haces un favor —dijo el relojero, y sopló el polvo.
“You would do me a favour,” said the clockmaker, and blew off the dust.
-- advanced
El relojero barría, con resignación, debajo de un reloj de pared.
Without much hope the clockmaker was sweeping under a clock on the wall.

—No sujeta los minutos —explicó el relojero—, y a mediodía tengo que pasar la escoba dos veces.
“It does not hold its minutes,” explained the clockmaker, “and at noon I have to sweep twice.”

En el recogedor había un montón considerable, y los de arriba todavía hacían tic.
In the dustpan there was a considerable heap, and those on top still went tick.

+ {kid} se llevó los enteros, y los rotos se quedaron para hacer segundos.
{kid} took those that were whole, and the broken ones were left to be made into seconds.

== scales medium
-- beginner
<Quieren saber cuántos llevan./¿Cuántos llevan ya?>
<They want to know how many they have./How many have they got by now?>
<La frutera tiene una balanza./En la frutería hay una balanza.>
<The greengrocer has scales./At the greengrocer’s there are scales.>

—Ponlos aquí —dice la frutera.
“Put them here,” says the greengrocer.

{kid} pone {jar.the} en un lado.
{kid} puts {jar.the} on one side.
<Ese lado baja hasta la mesa./De golpe, ese lado baja.>
<That side goes down to the table./That side goes down with a bang.>

—Pesan mucho —dice la frutera—.
“They weigh a lot,” says the greengrocer.
Son minutos de esperar.
“They are minutes of waiting.”

—¿Y los otros? —pregunta {kid}.
“And the others?” asks {kid}.

—Los de jugar no pesan nada —dice la frutera—.
“Those for playing weigh nothing,” says the greengrocer.
Por eso se van volando.
“That is why they fly away.”

En el otro lado pone un melón, <y dos peras/y tres limones/y una piña>.
On the other side she puts a melon, <and two pears/and three lemons/and a pineapple>.
<Luego pone una fresa, muy despacio./Encima pone una fresa.>
<Then she puts a strawberry, very slowly./On top she puts a strawberry.>
<Los dos lados se quedan quietos./La balanza se queda recta.>
<Both sides keep still./The scales stand level.>

—Es una hora —dice la frutera—.
“It is an hour,” says the greengrocer.
Justa.
“Exactly.”

{topic.the} {topic:se come|se comen} la fresa.
{topic.the} {topic:eats|eat} the strawberry.
<Uno de los lados sube un poco./La balanza se mueve un poco.>
<One of the sides goes up a little./The scales move a little.>
-- intermediate
Contarlos era difícil, porque no paraban quietos.
It was hard to count them, for they did not keep still.
Así que fueron a la frutería, donde había una balanza.
So they went to the greengrocer’s, where there were scales.

—Ponlos aquí —dijo la frutera.
“Put them here,” said the greengrocer.

{kid} puso {jar.the}, y ese lado bajó hasta la madera.
{kid} put down {jar.the}, and that side went down to the wood.

—Cómo pesan —dijo la frutera—, porque son de esperar.
“How heavy they are,” said the greengrocer, “being for waiting.”

—¿Y los hay que no pesan? —preguntó {kid}.
“And are there any that are not?” asked {kid}.

—Los de jugar —dijo la frutera—, y por eso se van volando.
“Those for playing,” said the greengrocer, “and that is why they fly away.”

En el otro lado puso un melón, <dos peras/tres limones/una piña> y, al final, con dos dedos, una fresa.
On the other side she put a melon, <two pears/three lemons/a pineapple> and at last, with two fingers, a strawberry.
Los dos lados se quedaron quietos.
Both sides kept still.

—Una hora justa —anunció la frutera.
“Exactly an hour,” announced the greengrocer.

Entonces {topic.the} {topic:se comió|se comieron} la fresa, y uno de los lados subió un poco.
Then {topic.the} ate the strawberry, and one of the sides went up a little.
-- advanced
Contarlos era imposible, porque no paraban quietos.
It was impossible to count them, for they would not keep still.
De modo que fueron a pesarlos a la frutería.
So they went to have them weighed at the greengrocer’s.

La frutera puso {jar.the} en un plato de la balanza, que bajó con un golpe hasta la madera.
The greengrocer put {jar.the} on one side of the scales, which went down to the wood with a bang.

—Son de esperar —dictaminó la frutera—.
“They are for waiting,” the greengrocer declared.
Los de jugar no hay quien los pese, porque se van volando.
“Those for playing nobody can weigh, since they fly away.”

En el otro plato puso un melón, <dos peras/tres limones/una piña> y, con dos dedos, una fresa.
On the other side she put a melon, <two pears/three lemons/a pineapple> and, with two fingers, a strawberry.
La balanza se lo pensó, y se quedó recta.
The scales thought it over, and stood level.

—Una hora justa —anunció la frutera, que nunca había pesado nada tan puntual.
“Exactly an hour,” announced the greengrocer, who had never weighed anything so punctual.

En ese momento {topic.the} {topic:se comió|se comieron} la fresa, y hubo que dejarlo en una hora aproximada.
At that moment {topic.the} ate the strawberry, and it had to be left at an hour or so.

== stage long in far
-- beginner
<En el teatro hay mucha gente./El teatro está lleno.>
<In the theatre there are a lot of people./The theatre is full.>
En el escenario está un actor.
On the stage there is an actor.
Tiene <una espada de cartón/una corona/una capa>, y la boca abierta.
He has <a cardboard sword/a crown/a cape>, and his mouth is open.
Pero no dice nada.
But he does not say a thing.

—¿Qué le pasa? —pregunta {kid}.
“What is the matter with him?” asks {kid}.

—Ha olvidado su frase —{topic:contesta|contestan} {topic.the}.
“He has forgotten his line,” {topic:answers|answer} {topic.the}.

<Todo el mundo espera./La gente espera, muy quieta.>
<Everybody waits./The people wait, very still.>
<En el suelo hay minutos por todas partes./El suelo está lleno de minutos.>
<On the floor there are minutes all over./The floor is full of minutes.>
{kid} abre {jar.the} y los recoge, fila por fila.
{kid} opens {jar.the} and picks them up, row by row.
<Uno está debajo de un sombrero./Uno se ha metido en un zapato.>
<One is under a hat./One has gone into a shoe.>
Con menos minutos, el silencio es más corto.
With fewer minutes the silence is shorter.

—¡Ah, sí! —dice el actor—.
“Oh, yes!” says the actor.
¡Por fin llegas!
“Here you are at last!”

Mira a {kid}, y todo el teatro aplaude.
He looks at {kid}, and all the theatre claps.
{kid} saluda con {jar.the}.
{kid} takes a bow with {jar.the}.
-- intermediate
En el teatro, un actor estaba en el escenario con <una espada de cartón/una corona/una capa> y la boca abierta.
In the theatre an actor stood on the stage with <a cardboard sword/a crown/a cape> and an open mouth.
No decía nada desde hacía un buen rato.
He had not said a thing for quite a while.

—¿Qué le pasa? —preguntó {kid}.
“What is the matter with him?” asked {kid}.

—Ha olvidado su frase —{topic:contestó|contestaron} {topic.the}.
“He has forgotten his line,” answered {topic.the}.

Todo el teatro esperaba, y entre las butacas había minutos por todas partes.
All the theatre was waiting, and between the seats there were minutes everywhere.
{kid} abrió {jar.the} y los fue recogiendo, fila por fila.
{kid} opened {jar.the} and picked them up, row by row.
<Uno se había metido debajo de un sombrero./Uno se había dormido en un bolso.>
<One had got under a hat./One had fallen asleep in a handbag.>
A medida que quedaban menos, el silencio se iba haciendo corto.
As there were fewer of them, the silence grew short.

—¡Por fin llegas! —exclamó el actor, y era justo su frase.
“Here you are at last!” cried the actor, and that was just his line.

Miraba a {kid}, y miraba {jar.the}.
He was looking at {kid}, and at {jar.the}.
El teatro entero se puso a aplaudir, y hubo que saludar tres veces.
The whole theatre began to clap, and they had to bow three times.
-- advanced
En el teatro, un actor llevaba un buen rato en mitad del escenario con <una espada de cartón/una corona/una capa> y la boca abierta.
In the theatre an actor had stood for some time in the middle of the stage with <a cardboard sword/a crown/a cape> and his mouth open.

—Ha olvidado su frase —{topic:explicó|explicaron} {topic.the} en voz baja.
“He has forgotten his line,” explained {topic.the} in a low voice.

Doscientas personas esperaban con mucha educación, y entre las butacas los minutos llegaban ya a los tobillos.
Two hundred people were waiting most politely, and between the seats the minutes came up to their ankles.
{kid} abrió {jar.the} y los fue recogiendo, fila por fila, pidiendo perdón a cada par de zapatos.
{kid} opened {jar.the} and gathered them up, row by row, begging the pardon of each pair of shoes.
Cuantos menos quedaban, más corto se hacía el silencio, hasta que solo le faltó la punta.
The fewer were left, the shorter grew the silence, until only the tip of it was missing.

—¡Por fin llegas! —exclamó de repente el actor, y resultó que eso era exactamente lo que decía su papel.
“Here you are at last!” the actor cried all of a sudden, and that, it turned out, was exactly his line.

Como en ese momento miraba a {kid}, que estaba en el pasillo con {jar.the}, el público lo entendió a su manera.
As he was looking at {kid} just then, who stood in the aisle with {jar.the}, the audience understood it in its own way.
Hubo que saludar tres veces, y a la tercera cayó una flor.
They had to bow three times, and the third time there was a flower.

== carousel long in far
-- beginner
<En la plaza hay un tiovivo./Un tiovivo da vueltas en la plaza.>
<In the square there is a merry-go-round./A merry-go-round turns in the square.>
La dueña espera al lado, con un silbato.
The owner waits beside it, with a whistle.

—¿Tiene minutos? —pregunta {kid}.
“Have you got minutes?” asks {kid}.

—Los míos dan vueltas —dice la dueña—.
“Mine go round,” says the owner.
Se van, y vuelven.
“They go away, and they come back.”

Pasa un caballo <blanco/verde/azul>, y en él va un minuto.
A <white/green/blue> horse goes by, and on it there is a minute.
{kid} alarga la mano, pero ya no está.
{kid} puts out a hand, but it has gone.
<Pasa un cisne, y pasa un cerdo./Pasan un cisne y una jirafa.>
<A swan goes by, and a pig goes by./A swan and a giraffe go by.>
Luego vuelve el mismo minuto.
Then the same minute comes back.

—Tres vueltas de espera —dice la dueña—.
“You wait three turns,” says the owner.
Después para solo.
“After that it stops by itself.”

<Esperan una, y dos, y tres./Cuentan una, y dos, y tres.>
<They wait one, and two, and three./They count one, and two, and three.>
{topic.the} {topic:se marea|se marean} solo de mirar.
{topic.the} {topic:gets|get} dizzy just from looking.
Al final el minuto baja del caballo.
In the end the minute gets off the horse.
<Camina un poco torcido./Anda haciendo eses.>
<It walks a little crooked./It walks in a wavy line.>
Entra él solo en {jar.the}.
It goes into {jar.the} all by itself.
-- intermediate
En la plaza daba vueltas un tiovivo.
In the square a merry-go-round went round.
Al lado esperaba la dueña, con un silbato.
Beside it waited the owner, with a whistle.

—¿Tiene minutos? —preguntó {kid}.
“Have you got minutes?” asked {kid}.

—Los míos no se van del todo —dijo la dueña—: dan la vuelta y regresan.
“Mine never quite go,” said the owner, “for they turn round and come back.”

Entonces pasó un caballo <blanco/verde/azul> con un minuto encima.
Then a <white/green/blue> horse went by with a minute on its back.
{kid} alargó la mano, pero ya iba por la otra punta, detrás de un cisne.
{kid} put out a hand, but it was already on the other side, behind a swan.
Luego volvió, y se fue otra vez.
Then it came back, and went off once more.

—Hay que dejarle tres vueltas —dijo la dueña—, porque está pagado.
“It must have three turns,” said the owner, “since they are paid for.”

Dejaron pasar tres vueltas, y delante de {topic.the} giraba hasta el suelo.
They let three turns go by, and in front of {topic.the} even the ground turned.
Al final, el minuto bajó del caballo y echó a andar haciendo eses.
In the end the minute got off the horse and set off in a wavy line.
Entró por su propio pie, y allí siguió girando.
It went in on its own two feet, and kept turning in there.
-- advanced
En la plaza giraba un tiovivo casi vacío, y al lado esperaba la dueña, con un silbato y el aire de quien conoce el final.
In the square an almost empty merry-go-round was turning, and beside it waited the owner, with a whistle and the look of one who knows the end.

—Minutos tengo —dijo la dueña—, pero los míos no se van del todo: dan la vuelta y regresan.
“Minutes I have,” said the owner, “but mine never quite leave, for they turn round and come back.”

En ese instante pasó un caballo <blanco/verde/azul> con un minuto muy derecho encima, que los miró por encima del hombro.
At that instant a <white/green/blue> horse went by, and on it a minute, very upright, which looked at them over its shoulder.
{kid} alargó la mano, pero ya iba por la otra punta, detrás de un cisne y de un cerdo con corbata.
{kid} put out a hand, but by then it was on the other side, behind a swan and a pig with a tie.

—Le quedan tres vueltas —advirtió la dueña—, y están pagadas.
“It has three more turns,” warned the owner, “and they are paid for.”

Pasaron tres vueltas, y delante de {topic.the} giraba hasta la fuente.
Three turns went by, and in front of {topic.the} even the fountain turned.
Cuando por fin paró, el minuto bajó del caballo, saludó y echó a andar haciendo eses.
When it stopped at last, the minute got off the horse, bowed and set off in a wavy line.
Se metió en {jar.the} por su propio pie, y allí siguió girando hasta la noche.
It went into {jar.the} on its own two feet and there it kept turning until night.

== pigeons long in far
-- beginner
<En un banco hay un anciano./Un anciano está en un banco.>
<On a bench there is an old man./An old man is on a bench.>
Tiene una bolsa de papel <blanco/marrón/gris>.
He has a <white/brown/grey> paper bag.
<Echa algo a las palomas./Las palomas comen algo.>
<He is throwing something to the pigeons./The pigeons are eating something.>

—¿Es pan? —pregunta {kid}.
“Is it bread?” asks {kid}.

—Son minutos —dice el anciano—.
“It is minutes,” says the old man.
Tengo toda la tarde.
“I have the whole afternoon.”

<Las palomas están muy gordas./Son palomas redondas.>
<The pigeons are very fat./They are round pigeons.>
<Andan despacio, y no vuelan casi nunca./Van a pie, y despacio.>
<They walk slowly, and hardly ever fly./They go on foot, and slowly.>

—Esas tienen tiempo de sobra —{topic:dice|dicen} {topic.the}.
“Those have all the time in the world,” {topic:says|say} {topic.the}.

—¿Me da unos pocos? —pregunta {kid}.
“Can I have a few?” asks {kid}.

El anciano llena {jar.the} hasta la mitad.
The old man fills {jar.the} half way.
Luego mira su bolsa vacía.
Then he looks at his empty bag.

—Ahora tengo prisa —dice el anciano.
“Now I am in a hurry,” says the old man.

Se ríe, y no se mueve del banco.
He laughs, and does not move from the bench.
<Las palomas se quedan a su lado./Una paloma se le duerme en el zapato.>
<The pigeons stay at his side./A pigeon falls asleep on his shoe.>
-- intermediate
En un banco, un anciano echaba algo a las palomas de una bolsa <blanca/marrón/gris>.
On a bench an old man was throwing something to the pigeons from a <white/brown/grey> bag.

—¿Es pan? —preguntó {kid}.
“Is it bread?” asked {kid}.

—Son minutos —dijo el anciano—.
“It is minutes,” said the old man.
Tengo la tarde entera, y no puedo con ella.
“I have the whole afternoon, and it is too much for me.”

Las palomas estaban redondas, y andaban como señoras en un museo.
The pigeons were round, and walked like ladies in a museum.

—A esas se les ve que no las espera nadie —{topic:comentó|comentaron} {topic.the}.
“One can see that nobody is waiting for those,” remarked {topic.the}.

El anciano llenó {jar.the} hasta la mitad, sacudió la bolsa y miró dentro.
The old man filled {jar.the} half way, shook the bag and looked inside.

—Vaya —dijo el anciano—, ahora tengo prisa.
“Well,” said the old man, “now I am in a hurry.”

Lo decía muy contento, y no se movió del banco.
He said it very happily, and did not move from the bench.
Las palomas tampoco se movieron, por hacerle compañía.
The pigeons did not move either, to keep him company.
-- advanced
En un banco del parque, un anciano echaba algo a las palomas, sin mirar, de una bolsa de papel <blanco/marrón/gris>.
On a bench in the park an old man was throwing something to the pigeons, without looking, from a <white/brown/grey> paper bag.

—¿Es pan? —preguntó {kid}.
“Is it bread?” asked {kid}.

—Son minutos —dijo el anciano—, porque me han dejado la tarde entera y yo solo no la termino.
“It is minutes,” said the old man, “for I have been left the whole afternoon, and alone I cannot finish it.”

Las palomas habían engordado tanto que ya no volaban, y paseaban con las manos atrás, como señores en un museo.
The pigeons had grown so fat that they no longer flew, and strolled about with their hands behind them, like gentlemen in a museum.

—A esas se les nota que no las espera nadie —{topic:comentó|comentaron} {topic.the}.
“One can see that nobody expects those at home,” remarked {topic.the}.

El anciano llenó {jar.the} hasta la mitad, sacudió la bolsa y se asomó dentro con curiosidad.
The old man filled {jar.the} half way, shook the bag and looked into it with curiosity.

—Vaya, ahora tengo prisa —dijo el anciano, como quien recibe una carta.
“Well, now I am in a hurry,” said the old man, as if he had been sent a letter.

Estaba tan contento con la noticia que no se movió del banco, y las palomas, por discreción, tampoco.
He was so pleased with the news that he did not move from the bench, and out of tact neither did the pigeons.

== gift
-- beginner
Pronto no cabe ni un minuto más.
Soon there is no room for one more minute.
<Por la calle corre {hurry}./Entonces pasa corriendo {hurry}.>
<Down the street runs {hurry}./Then {hurry} comes running.>

—¡Qué prisa! —dice {hurry}—.
“What a hurry!” says {hurry}.
¡Se va mi tren!
“My train is going!”

—¿Cuánto falta? —pregunta {kid}.
“How much is missing?” asks {kid}.

—Un minuto —dice {hurry}—.
“One minute,” says {hurry}.
Solo uno.
“Only one.”

<{kid} mira a {topic.the}./{topic.the} {topic:mira|miran} a {kid}.>
<{kid} looks at {topic.the}./{topic.the} {topic:looks|look} at {kid}.>
<Luego abre {jar.the}, y regala uno./Después abre {jar.the}, y da uno.>
<Then {kid} opens {jar.the}, and gives one away./Then {kid} opens {jar.the} and lets one go.>
<Lejos se oye un tren que espera./A lo lejos espera un tren.>
<Far away they hear a train that is waiting./Far away a train waits.>
-- intermediate
Cuando ya no cabía ni uno más, <se les cruzó en la calle/se encontraron en la calle con/casi se los lleva por delante> {hurry}.
When there was no room for one more, <they met in the street/there came towards them in the street/they nearly bumped into> {hurry}.

—¡Qué prisa tengo! —dijo {hurry}—.
“I am in such a hurry!” said {hurry}.
Se va mi tren.
“My train is going.”

—¿Cuánto falta? —preguntó {kid}.
“How much is missing?” asked {kid}.

—Un minuto —dijo {hurry}, sin aliento.
“A minute,” said {hurry}, out of breath.

{kid} miró a {topic.the}, abrió {jar.the} y regaló uno de los buenos.
{kid} looked at {topic.the}, opened {jar.the} and gave away a good one.
+ <A lo lejos se oyó un tren que esperaba./A lo lejos, un tren dejó de silbar y esperó.>
+ <Far away they heard a train that was waiting./Far away a train stopped whistling and waited.>
-- advanced
Cuando ya no cabía ni uno más, por la calle pasó <volando/a saltos> {hurry}, y se notaba la prisa.
When there was no room for one more, down the street came {hurry}, <flying/leaping>, and the hurry was plain.

—Me falta un minuto —dijo {hurry}, sin aliento—.
“One minute is missing,” said {hurry}, out of breath.
Por un solo minuto pierdo el tren.
“For one single minute I shall miss the train.”

{kid} miró a {topic.the}, abrió {jar.the} y eligió uno de los mejores.
{kid} looked at {topic.the}, opened {jar.the} and chose one of the best.
+ <A lo lejos, un tren que ya silbaba dejó de silbar./A lo lejos se oyó la paciencia de un tren.>
+ <Far away a train that was whistling fell silent./Far away they heard the patience of a train.>

== count
-- beginner
<En casa ponen los minutos en la mesa./Ya en casa, sacan los minutos a la mesa.>
<At home they put the minutes on the table./Home again, they take the minutes to the table.>
{topic.the} {topic:cuenta|cuentan}, y {kid} cuenta otra vez.
{topic.the} {topic:counts|count}, and {kid} counts again.
<Hay cincuenta y nueve./Son cincuenta y nueve.>
<There are fifty-nine./They are fifty-nine.>

—Falta uno —{topic:dice|dicen} {topic.the}.
“One is missing,” {topic:says|say} {topic.the}.

—Va en un tren —dice {kid}.
“It is on a train,” says {kid}.

<Se miran, y se ríen./Los dos lados se miran.>
<They look at each other, and laugh./One side looks at the other.>
<Entonces se ponen a {topic.do}./Y se ponen a {topic.do}.>
<Then they begin to {topic.do}./And they begin to {topic.do}.>
-- intermediate
En casa volcaron los minutos en la mesa y se pusieron a contarlos.
At home they tipped the minutes out on the table and began counting.
+ <Olían a pan y a calle./Hacían un ruido de lluvia pequeña.>
+ <They smelt of bread and of the street./They made a noise like a little rain.>

—Cincuenta y nueve —{topic:dijo|dijeron} {topic.the}—, y falta uno.
“Fifty-nine,” said {topic.the}, “and one is missing.”

—El que falta va en un tren —dijo {kid}.
“The one that is missing is on a train,” said {kid}.

+ <Nadie lo lamentó mucho./A nadie le pareció mal.>
+ <Nobody was very sorry./Nobody thought it a bad thing.>
Con los que había se pusieron a {topic.do}.
With the ones that there were they began to {topic.do}.
-- advanced
En casa volcaron los minutos en la mesa y se pusieron a contarlos.
At home they tipped the minutes out on the table and began counting.
+ Los más jóvenes saltaban al suelo.
+ The younger ones kept jumping down.

—Cincuenta y nueve —{topic:dijo|dijeron} {topic.the}—, de manera que falta uno.
“Fifty-nine,” said {topic.the}, “and that means one is missing.”

—El que falta va en un tren —dijo {kid}, <sin pena ninguna/mirando por la ventana>.
“The one that is missing is on a train,” said {kid}, <and was not sorry/looking out of the window>.

Así que se pusieron a {topic.do} con una hora a la que le faltaba un mordisco.
So they began to {topic.do} with an hour that had a bite out of it.

== end
-- beginner
<El reloj de la cocina anda y anda./En la cocina anda el reloj.>
<The clock in the kitchen goes on and on./In the kitchen the clock goes on.>
Llega al minuto cincuenta y nueve, y la aguja se para.
It comes to minute fifty-nine, and the hand stops.
<La hora no puede terminar./Así la hora no termina.>
<The hour cannot end./So the hour does not end.>
<Así que siguen, y siguen./Y siguen, y siguen.>
<So they go on, and on./And they go on, and on.>

<Por la noche alguien llama a la puerta./Es de noche, y llaman a la puerta.>
<At night somebody knocks at the door./It is night, and there is a knock at the door.>

—Traigo un minuto —dice {hurry}.
“I have brought a minute,” says {hurry}.

—Gracias —dice {kid}—.
“Thank you,” says {kid}.
Pero todavía no.
“But not yet.”

El minuto se queda en la mesa, como una miga.
The minute stays on the table, like a crumb.
-- intermediate
<El reloj de la cocina llegó a cincuenta y nueve y la aguja se paró./En la cocina, la aguja del reloj llegó a cincuenta y nueve y no siguió.>
<The clock in the kitchen came to fifty-nine, and the hand stopped./In the kitchen the hand of the clock came to fifty-nine and went no further.>
Sin el último minuto, la hora no podía terminar.
Without the last minute the hour could not end.
<Así que siguieron, y fuera se hizo de noche./Así que nadie tuvo que parar, ni siquiera cuando salió la luna.>
<So they went on, and outside it grew dark./So nobody had to stop, not even when the moon came out.>

<Muy tarde/Mucho después>, alguien llamó a la puerta.
<Very late/Much later> somebody knocked at the door.

—Vengo a devolver un minuto —dijo {hurry}, con el billete en la mano.
“I have come to give back a minute,” said {hurry}, ticket in hand.

—Gracias —dijo {kid}—, pero todavía no.
“Thank you,” said {kid}, “but not yet.”

El minuto se quedó en la mesa, como una miga, y nadie lo tocó.
The minute stayed on the table like a crumb, and nobody touched it.
-- advanced
<El reloj de la cocina llegó a cincuenta y nueve, y la aguja se paró en el aire./En la cocina, la aguja del reloj llegó a cincuenta y nueve y no encontró dónde pisar.>
<The clock in the kitchen came to fifty-nine, and its hand stopped in the air./In the kitchen the hand of the clock came to fifty-nine and found nowhere to step.>
+ Sin final, una hora no tiene manera de acabarse.
+ Without its end, an hour has no way to be over.
Así que siguieron, y siguieron.
So they went on, and on.
+ La lista se despegó sola de la pared, y salió la luna.
+ The list came off the wall by itself, and the moon came out.

<Muy tarde/Mucho después>, alguien llamó a la puerta.
<Very late/Much later> somebody knocked at the door.

—Vengo a devolver un minuto —dijo {hurry}.
“I have come to give back a minute,” said {hurry}.

—Gracias —dijo {kid}—, pero todavía no.
“Thank you,” said {kid}, “but not yet.”

El minuto se quedó encima de la mesa, como una miga, y nadie lo tocó.
The minute stayed on the table like a crumb, and nobody touched it.
