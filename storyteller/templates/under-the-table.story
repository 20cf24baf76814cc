plot: Something has happened, and a child is under the table, with the cloth down to the floor; a grown-up does not lift the cloth, but sits down outside it, and small things pass underneath; a torch can say yes and no where words cannot; in the dark it is said; where somebody does harm, the grown-up goes and acts; nothing is undone, the cloth is folded up a little, and the torch stays on.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:quiet, heavy:harm
picture: kitchen, night, worried, kid sits, other, adult, lamp
middle: kitchen, night, worried, kid, other, adult sits, lamp
end: kitchen, night, calm, kid sits beside adult, other, adult sits, lamp
take under: 1 4 9

title: Debajo de la mesa = Under the Table
title: Una casa de tela = A House of Cloth
title: Una luz dice sí = One Light Is Yes
title: Hasta el suelo = Down to the Floor

cast adult f: Alba = Alba
  who: Alba, que vive enfrente = Alba, who lives next door
cast adult m: Simón = Simon
  who: Simón, que vive enfrente = Simon, who lives next door
cast adult f: Julia = Julia
  who: Julia, que vive arriba = Julia, who lives upstairs
cast adult f: Inés = Inés
  who: Inés, que vive arriba = Inés, who lives upstairs

cast cloth: el mantel de flores = the cloth with flowers
cast cloth: el mantel azul = the blue cloth
cast cloth: el mantel de rayas = the cloth with stripes
cast cloth: el mantel grande = the big cloth

cast food: una mandarina, ya pelada = an orange, peeled already
cast food: pan con queso = bread and cheese
cast food: dos galletas = two biscuits
cast food: una pera, en cuatro trozos = a pear, in four pieces

word: la mesa: mesa = the table: table
word: el mantel: mantel = the cloth: cloth
word: debajo: debajo = under: under, underneath
word: el suelo: suelo = the floor: floor
word: la linterna: linterna = the torch: torch
word: la luz: luz, luces = the light: light, lights
word: la mano: mano, manos = the hand: hand, hands
word: decir: dice, dijo, decir, dicho = to say: says, say, said
word: oscuro: oscuridad, oscuro, oscuras = dark: dark
word: la noche: noche = the night: night
word: quedarse: queda, quedó, quedaba = to stay: stays, stay, stayed
word: la espalda: espalda = the back: back
word: la pata: pata, patas = the leg: leg, legs
word: los pies: pies = the feet: feet
word: las palabras: palabras, palabra = the words: words, word
word: esperar: espera, esperó, esperaba = to wait: waits, waited

question: ¿Dónde te metes tú cuando no quieres hablar? = Where do you go when you do not want to talk?
question: ¿Qué cosa te gustaría que te pasaran por debajo? = What would you like to be passed underneath?
question: ¿A quién se lo dirías tú, a oscuras? = Whom would you tell, in the dark?

== cloth
-- beginner
<Ha pasado algo, y no es pequeño./Esta semana ha pasado algo.>
<Something has happened, and it is not small./This week something has happened.>
{kids} [está|están] debajo de la mesa.
{kids} [is|are] under the table.
{cloth} llega hasta el suelo.
{cloth} comes down to the floor.
Es como una casa de tela.
It is like a house of cloth.
Viene {adult.who}.
In comes {adult.who}.
{adult} ve el mantel y ve un pie.
{adult} sees the cloth, and sees a foot.
No levanta el mantel.
{adult:He|She} does not lift the cloth.

—¿Se puede pasar? —pregunta {adult}.
“May I come in?” asks {adult}.

—No —dice {kid}.
“No,” says {kid}.

Entonces {adult} se sienta fuera, en el suelo.
So {adult} sits down outside, on the floor.
-- intermediate
<Había pasado algo, y no era pequeño./Aquella semana había pasado algo.>
<Something had happened, and it was not small./That week something had happened.>
{kids} [estaba|estaban] debajo de la mesa, y {cloth} llegaba hasta el suelo.
{kids} [was|were] under the table, and {cloth} came down to the floor.
Era como una casa de tela.
It was like a house of cloth.
Vino {adult.who}, y vio el mantel y la punta de un pie.
In came {adult.who}, and saw the cloth, and the tip of a foot.
No levantó el mantel.
{adult:He|She} did not lift the cloth.

—¿Se puede pasar? —preguntó {adult}.
“May I come in?” asked {adult}.

—No —dijo {kid}, y {adult} se sentó fuera, en el suelo.
“No,” said {kid}, and {adult} sat down outside, on the floor.
-- advanced
<Había pasado algo, y no era de las cosas que se arreglan con una tarde./Aquella semana había pasado algo para lo que nadie encontraba el tono de voz.>
<Something had happened, and it was not a thing that one afternoon can mend./That week something had happened, for which nobody could find the right voice.>
{kids} [estaba|estaban] debajo de la mesa, donde {cloth} bajaba hasta el suelo como las paredes de una casa.
{kids} [was|were] under the table, where {cloth} came down to the floor like the walls of a house.
Vino {adult.who}, vio la punta de un pie y no levantó el mantel.
In came {adult.who}, who saw the tip of a foot, and did not lift the cloth.

—¿Se puede pasar? —preguntó {adult}.
“May I come in?” asked {adult}.

—No —dijo {kid}, y {adult} se sentó fuera, con la espalda contra una pata.
“No,” said {kid}, and {adult} sat down outside, with {adult:his|her} back against a leg of the table.

== food in under
-- beginner
Una mano pasa por debajo del mantel.
A hand comes in under the cloth.
Trae {food}.
It brings {food}.
Se queda abierta en el suelo, y espera.
It lies open on the floor, and waits.
No dice «come», ni dice «un poco».
It does not say eat, or just a bit.
Al rato la mano está vacía.
After a while the hand is empty.
Se va despacio, como un gato.
It goes away slowly, like a cat.
-- intermediate
Una mano entró por debajo del mantel con {food}.
A hand came in under the cloth with {food}.
Se quedó abierta en el suelo, y esperó sin moverse.
It lay open on the floor, and waited, quite still.
No dijo «come», ni dijo «aunque sea un poco».
It did not say eat, or only a little.
Al cabo de un rato estaba vacía, y se marchó despacio, como un gato.
After a while it was empty, and it went away slowly, like a cat.
-- advanced
Por debajo del mantel entró una mano con {food}.
In under the cloth came a hand with {food}.
Se quedó abierta en el suelo y esperó, sin pedir que nadie comiera ni un poco.
It lay open on the floor and waited, and did not ask anybody to eat, not even a little.
Cuando por fin estuvo vacía, se retiró despacio, como un gato que no quiere despertar a otro.
When at last it was empty, it drew back slowly, like a cat that will not wake another.

== cushion in under
-- beginner
Ahora entra un cojín.
Now a cushion comes in.
Lo empuja un pie, muy despacio.
A foot pushes it, very slowly.
Se para en el borde y no entra más.
It stops at the edge and comes no farther.

—Es por el suelo —dice {adult}—.
“It is for the floor,” says {adult}.
El suelo está duro.
“The floor is hard.”

{kid} tira del cojín hacia dentro.
{kid} pulls the cushion in.
Todavía está caliente de otra casa.
It is still warm from another home.
-- intermediate
Después entró un cojín, empujado por un pie, muy despacio.
Then a cushion came in, pushed by a foot, very slowly.
Se paró en el borde y no pasó de allí.
It stopped at the edge and came no farther.

—Es por el suelo —dijo {adult}—, que está duro.
“It’s for the floor,” said {adult}, “because it’s hard.”

{kid} tiró del cojín hacia dentro, y todavía estaba caliente de otra casa.
{kid} pulled the cushion in, and it was still warm from another home.
-- advanced
Después entró un cojín, empujado por un pie con muchísimo cuidado, y se detuvo en el borde.
Then a cushion came in, pushed by a very careful foot, and stopped at the edge.

—Es por el suelo, que está duro —explicó {adult}, sin añadir nada más.
“It is for the floor, because that is hard,” explained {adult}, and added nothing.

{kid} tiró de él hacia dentro, y en la tela quedaba todavía el calor de otra casa.
{kid} pulled it in, and the warmth of another home was still in it.

== mug in under
-- beginner
Entra una taza de leche caliente.
A mug of warm milk comes in.
El humo sube y toca la mesa por debajo.
The steam goes up and touches the table from below.
Ahí alguien escribió una vez con lápiz.
There someone once wrote with a pencil.
Pone un nombre y una estrella torcida.
It says a name, and there is a crooked star.
Desde arriba no lo ha visto nadie.
From above no one has ever seen it.
{kid} lo lee dos veces.
{kid} reads it twice.
-- intermediate
Entró una taza de leche caliente, y el humo subió hasta la mesa.
A mug of warm milk came in, and the steam rose to the table.
Por debajo, en la madera, alguien había escrito una vez con lápiz.
On the wood, from below, someone had once written with a pencil.
Ponía un nombre, y había una estrella torcida.
It said a name, and there was a crooked star.
Desde arriba no lo había visto nunca nadie, y {kid} lo leyó dos veces.
From above nobody had ever seen it, and {kid} read it twice.
-- advanced
Entró una taza de leche caliente, y el humo subió a tocar la mesa por debajo.
A mug of warm milk came in, and the steam rose and touched the table from below.
Allí, en la madera, alguien había escrito una vez con lápiz un nombre y una estrella torcida.
There, on the wood, somebody had once written, in pencil, a name and a crooked star.
Desde arriba no podía verlo nadie, y {kid} pasó un dedo por las letras.
From above nobody could see it, and {kid} ran one finger over the letters.

== knitting in under
-- beginner
{adult} hace punto fuera, sin mirar.
{adult} knits outside, and does not look.
Se oyen las agujas: tic, tic, tic.
The needles go tick, tick, tick.
La lana roja rueda y entra debajo del mantel.
The red wool rolls away and comes in under the cloth.
{kid} la sujeta con una mano.
{kid} holds it with one hand.
Cada tic tira un poco del hilo.
Each tick pulls the thread a little.
Así se sabe que hay alguien.
So one knows that someone is there.
-- intermediate
{adult} hacía punto fuera, y solo se oían las agujas: tic, tic, tic.
{adult} was knitting outside, and there were only the needles: tick, tick, tick.
El ovillo rodó y entró debajo del mantel.
The ball of wool rolled away and came in under the cloth.
{kid} no lo devolvió, y lo sujetó con una mano.
{kid} did not send it back, and held it in one hand.
Cada tic tiraba un poco del hilo, y así se sabía que había alguien.
Each tick pulled the thread a little, and so one knew that someone was there.
-- advanced
Fuera, {adult} hacía punto, y no se oía más que el tic de las agujas.
Outside, {adult} was knitting, and there was no sound but the tick of the needles.
El ovillo rodó por el suelo hasta colarse debajo del mantel, donde {kid} lo retuvo con una mano.
The ball of wool rolled over the floor and in under the cloth, where {kid} held it in one hand.
Cada tic tiraba un poco del hilo, lo justo para saber que al otro lado había alguien.
Each tick pulled at the thread a little, just enough to know that somebody was at the other end.

== rain in under
-- beginner
Empieza a llover en la ventana.
It begins to rain on the window.
Debajo de la mesa no llueve.
It does not rain under the table.
{adult} cuenta las gotas en voz baja.
{adult} counts the drops in a low voice.
Se equivoca en la nueve.
Nine is left out.

—Diez no, nueve —dice {kid} desde dentro.
“Not ten, nine,” says {kid} from inside.

—Nueve —dice {adult}.
“Nine,” says {adult}.

Es lo primero que dice {kid} desde la mañana.
It is the first thing {kid} has said since the morning.
-- intermediate
Empezó a llover en la ventana, y {adult} se puso a contar las gotas en voz baja.
It began to rain on the window, and {adult} counted the drops in a low voice.
Después del ocho dijo diez.
After eight came ten.

—Nueve —dijo {kid} desde dentro.
“Nine,” said {kid} from inside.

—Nueve —repitió {adult}, y siguió contando.
“Nine,” {adult} repeated, and went on counting.

Era la primera palabra de {kid} desde por la mañana.
It was the first word from {kid} since the morning.
-- advanced
Empezó a llover en la ventana, y {adult}, por hacer algo, contaba las gotas en voz baja.
It began to rain on the window, and {adult}, for something to do, counted the drops in a low voice.
Después del ocho dijo diez.
After eight came ten.

—Nueve —corrigió {kid} desde dentro.
“Nine,” {kid} corrected from inside.

—Nueve —repitió {adult}, y siguió como si aquella no fuera la primera palabra del día.
“Nine,” repeated {adult}, and went on as if that had not been the first word of the day.

== shadow in under
-- beginner
El sol baja, y la luz entra por la tela.
The sun goes down, and light comes through the cloth.
Dentro todo es de otro color.
Inside it is all another colour.
Se ve la sombra de una espalda.
One can see the shadow of a back.
Es grande y no se mueve.
It is big, and it does not move.
{kid} pone una mano en la tela.
{kid} puts a hand on the cloth.
La espalda está al otro lado, caliente.
The back is on the other side, and it is warm.
Nadie dice nada.
No one says a thing.
-- intermediate
El sol bajó, y la luz entró por la tela y cambió el color de todo.
The sun went down, and light came through the cloth and changed the colour of it all.
Se veía la sombra de una espalda, grande y quieta.
One could see the shadow of a back, big and still.
{kid} puso una mano en el mantel, y la espalda estaba al otro lado, caliente.
{kid} put a hand on the cloth, and the back was on the other side, warm.
Nadie dijo nada.
Nobody said anything.
-- advanced
Al bajar el sol, la luz atravesó la tela, y dentro todo fue de otro color.
As the sun went down, light came through the cloth, and inside it was all another colour.
En la pared de la casa se dibujaba la sombra de una espalda, grande y quieta.
On the wall of the house there was the shadow of a back, large and still.
{kid} apoyó una mano en el mantel, y la espalda estaba al otro lado, caliente, sin preguntar.
{kid} laid a hand on the cloth, and the back was on the other side, warm, and asked nothing.

== ant in under
-- beginner
Por el suelo anda una hormiga.
An ant walks over the floor.
Pasa por debajo del mantel, y está dentro.
It goes under the cloth, and it is inside.
Pasa otra vez, y está fuera.
It goes again, and it is outside.

—¿Ha salido? —pregunta {adult} al rato.
“Did it come out?” asks {adult} after a while.

—Sí —dice {kid}.
“Yes,” says {kid}.

—Aquí hay sitio —dice {adult}.
“There is room here,” says {adult}.

No lo dice solo por la hormiga.
That is not only for the ant.
-- intermediate
Por el suelo andaba una hormiga, que pasó por debajo del mantel.
An ant was walking over the floor, and went in under the cloth.
Dio una vuelta a los zapatos de {kid} y volvió a salir.
It walked round {kid}’s shoes and came out again.

—Aquí está —dijo {adult}—, y aquí hay sitio.
“Here it is,” said {adult}, “and there’s room here.”

No lo decía solo por la hormiga, pero tampoco lo decía dos veces.
That was not only for the ant, but it was not said twice.
-- advanced
Una hormiga cruzó el suelo, se metió debajo del mantel y dio una vuelta entera a los zapatos de {kid}.
An ant crossed the floor, went in under the cloth and walked all the way round {kid}’s shoes.

—Ya ha salido —avisó {adult}, al cabo de un rato—, y aquí fuera hay sitio.
“It has come out,” said {adult}, after a while, “and there is room out here.”

No lo decía solo por la hormiga, pero tampoco lo dijo dos veces.
That was not only for the ant, but it was not said twice.

== cat in under
-- beginner
El gato entra sin preguntar.
The cat comes in and does not ask.
Da tres vueltas y se sienta encima de un pie.
It turns round three times and sits on a foot.
Pesa y está caliente.
It is heavy, and it is warm.
No quiere saber nada de lo que pasa.
It does not want to know what is wrong.
Cierra un ojo y empieza a sonar.
It shuts one eye and begins to purr.
El suelo suena un poco también.
The floor purrs a little too.
-- intermediate
El gato entró sin preguntar, dio tres vueltas y se sentó encima de un pie.
The cat came in without asking, turned round three times and sat down on a foot.
Pesaba y estaba caliente, y no quería saber lo que pasaba.
It was heavy and warm, and did not want to know what was wrong.
Cerró un ojo y se puso a sonar, tan bajo que se oía mejor con la mano.
It shut one eye and purred, so low that a hand could hear it better than an ear.
-- advanced
El gato, que no entendía de puertas, entró sin preguntar y se sentó encima de un pie.
The cat, which did not believe in doors, came in without asking and sat down on a foot.
Pesaba, daba calor y no tenía el menor interés en saber lo que pasaba.
It was heavy and warm, and had no wish at all to know what was wrong.
Cerró un ojo y empezó a sonar, tan bajo que se oía más con la mano que con la oreja.
It shut one eye and began to purr, so low that a hand could hear it better than an ear.

== peel in under
-- beginner
Fuera hay que pelar patatas para la cena.
Outside there is supper to make.
{adult} las pela en el suelo, con un cubo.
{adult} peels potatoes on the floor, with a bucket.
La piel sale larga, en una sola tira.
The peel comes off long, all in one.
Una tira entra por debajo del mantel.
One comes in under the cloth.
{kid} la mide con la mano: son cinco manos.
{kid} measures it by hand: it is five hands.
Sale otra vez, y fuera alguien la cuelga de la silla.
It goes out again, and someone hangs it on the chair.
-- intermediate
Había que pelar patatas para la cena, y {adult} las peló en el suelo, con un cubo.
There were potatoes to peel for supper, and {adult} peeled them on the floor, with a bucket.
La piel salía larga, en una sola tira, y una de ellas entró por debajo del mantel.
The peel came off long, all in one, and one of them came in under the cloth.
{kid} la midió con la mano, y eran cinco manos.
{kid} measured it by hand, and it was five hands.
Nadie la tiró: la colgaron del respaldo de la silla.
Nobody threw it away: it was hung on the back of the chair.
-- advanced
Como había que pelar patatas para la cena, {adult} las peló en el suelo, con un cubo entre los pies.
As there were potatoes to peel for supper, {adult} peeled them on the floor, over a bucket.
La piel salía en una sola tira, larguísima, y una de ellas entró por debajo del mantel.
The peel came off all in one, very long, and one of them came in under the cloth.
{kid} la midió: eran cinco manos, y nadie la tiró después a la basura.
{kid} measured it: it was five hands, and nobody threw it away afterwards.

== feet medium
-- beginner
Vienen unos zapatos marrones.
Some brown shoes come in.
Vienen unas zapatillas que se arrastran.
Some slippers come in, very slowly.
Desde debajo de la mesa, la gente es pies.
From under the table, people are feet.

@- —¿Y dónde está? —preguntan arriba.
“And where is the child?” ask the shoes.

—En su casa —dice {adult}.
“At home,” says {adult}.

Los zapatos marrones miran el mantel.
The brown shoes look at the cloth.
Una mano baja y toca el borde.
A hand comes down and touches the edge.
Los zapatos se agachan un poco.
The shoes bend a little.

—Por favor, no —dice {adult}.
“Please don’t,” says {adult}.

Los zapatos dan la vuelta.
The shoes turn round.
Se van de puntillas, y las zapatillas también.
They go away on tiptoe, and so do the slippers.
{kid} respira.
{kid} breathes.
-- intermediate
Vinieron unos zapatos marrones, y después unas zapatillas que se arrastraban.
Some brown shoes came in, and then some slippers, very slowly.
Desde debajo de la mesa, la gente era pies.
From under the table, people were feet.

@- —¿Y dónde está? —preguntaron los zapatos.
“And where is the child?” asked the shoes.

—En su casa —dijo {adult}, sin levantarse del suelo.
“At home,” said {adult}, and did not get up from the floor.

Los zapatos marrones empezaron a agacharse.
The brown shoes began to bend.

—Por favor, no —dijo {adult}.
“Please don’t,” said {adult}.

Se fueron de puntillas, y las zapatillas detrás, y {kid} volvió a respirar.
They went away on tiptoe, with the slippers behind, and {kid} breathed again.
-- advanced
A media tarde entraron unos zapatos marrones, seguidos de unas zapatillas que se arrastraban.
In the afternoon some brown shoes came in, and behind them some slippers, very slowly.
Vista desde debajo de una mesa, la gente no es más que pies.
Seen from under a table, people are nothing but feet.

@- —¿Y dónde se ha metido? —preguntaron los zapatos.
“And where is the child?” asked the shoes.

—En su casa —respondió {adult}, sin levantarse del suelo.
“At home,” answered {adult}, and did not get up from the floor.

Cuando los zapatos empezaron a agacharse, {adult} dijo «por favor, no», en voz muy baja.
When the shoes began to bend, {adult} said “please don’t”, very quietly.
Se fueron de puntillas, con las zapatillas detrás, y debajo de la mesa {kid} volvió a respirar.
They went away on tiptoe, with the slippers behind them, and under the table {kid} breathed again.

== rules long
-- beginner
{kid} dice las normas de la casa de tela.
{kid} says the rules of the house of cloth.

—Aquí no se pregunta qué pasa —dice {kid}—.
“No one asks what is wrong,” says {kid}.
Tampoco se dice «ya verás».
“And no one says you will see.”

—Es justo —dice {adult}—.
“That is fair,” says {adult}.
¿Se puede cantar?
“May one sing?”

—Bajito —dice {kid}.
“Softly,” says {kid}.

{adult} no canta todavía.
{adult} does not sing yet.
Solo quería saber si se puede.
It was just a question, to know.
Luego canta un poco, sin palabras.
Then comes a bit of a song, with no words.
-- intermediate
{kid} dictó desde dentro las normas de la casa.
From inside, {kid} gave out the rules of the house.

—Aquí no se pregunta qué pasa —dijo {kid}—, y tampoco se dice «ya verás».
“Here nobody asks what’s wrong,” said {kid}, “and nobody says you’ll see.”

—Me parece justo —dijo {adult}—.
“That seems fair,” said {adult}.
¿Y se puede cantar?
“And may one sing?”

—Bajito —dijo {kid}.
“Softly,” said {kid}.

Al principio {adult} no cantó, porque solo quería saberlo, y luego cantó un poco, sin palabras.
At first there was none, and then came a bit of a song, with no words.
-- advanced
{kid} dictó desde dentro las normas de la casa de tela.
From inside, {kid} gave out the rules of the house of cloth.

—Aquí no se pregunta qué pasa, ni se dice «ya verás» —dijo {kid}.
“Here nobody asks what is wrong, and nobody says you will see,” said {kid}.

—Me parece justo —dijo {adult}—.
“That seems fair,” said {adult}.
¿Y cantar, se puede?
“And is singing allowed?”

—Bajito —concedió {kid}.
“Softly,” said {kid}.

Al principio no cantó nadie, porque solo se trataba de saberlo, y después sonó un poco de algo sin palabras.
At first nobody sang, since it was only a question, and then there was a little of something without words.

== torch long
-- beginner
Se hace de noche, y entra una linterna.
Night comes, and a torch comes in.

—Con palabras es difícil —dice {adult}—.
“With words it is hard,” says {adult}.
Una luz es sí, y dos son no.
“One light is yes, and two are no.”

{kid} la enciende una vez.
{kid} turns it on once.

—¿Es una cosa grande? —pregunta {adult}.
“Is it a big thing?” asks {adult}.

Una luz.
One light.

@adult —¿Pesa también cuando duermes?
“Is it there when you sleep, too?”

Otra luz, más larga.
One more light, a longer one.

@adult —¿Piensas que es culpa tuya?
“Do you think that it is your fault?”

Esta vez no hay luz.
This time there is no light.
Pasa mucho rato.
A long while goes by.

@adult —Esa la contesto yo.
“I will answer that one.”

{adult} da dos golpes en la pata de la mesa.
There come two knocks on the leg of the table.
Son dos, y dos es no.
There are two, and two is no.
-- intermediate
Se hizo de noche, y por debajo del mantel entró una linterna.
Night came, and a torch came in under the cloth.

—A veces con palabras no se puede —dijo {adult}—, así que una luz es sí, y dos son no.
“Sometimes words won’t do,” said {adult}, “so one light is yes, and two are no.”

{kid} la encendió una vez, para probar.
{kid} turned it on once, to try it.

—¿Es una cosa grande? —preguntó {adult}, y hubo una luz.
“Is it a big thing?” asked {adult}, and there was one light.

@adult —¿Y está también cuando duermes?
“And is it there when you sleep, too?”

Hubo otra luz, más larga.
There was another light, a longer one.

@adult —¿Piensas que es culpa tuya?
“Do you think that it is your fault?”

Esta vez no hubo ninguna, y pasó mucho rato.
This time there was none, and a long while went by.
Entonces {adult} dio dos golpes en la pata de la mesa.
Then {adult} knocked on the leg of the table, two knocks.
Eran dos, y dos era no.
There were two, and two was no.
-- advanced
Cuando se hizo de noche, por debajo del mantel entró una linterna.
When night came, a torch came in under the cloth.

—Hay cosas que no caben en una palabra, así que una luz será sí, y dos, no —propuso {adult}.
“Some things do not fit into a word, so one light will be yes, and two, no,” suggested {adult}.

Preguntó si era una cosa grande, y la tela se iluminó una vez.
{adult:His|Her} first question was whether it was a big thing, and the cloth lit up once.
Preguntó si estaba también al dormir, y la luz duró más.
The next was whether it was there in sleep too, and the light was longer.

—¿Y piensas que ha sido culpa tuya? —preguntó {adult}.
“And do you think that it was your fault?” asked {adult}.

Esta vez no hubo luz, y pasó mucho rato.
This time there was no light, and a long while went by.
Entonces {adult} dio en la pata de la mesa dos golpes muy claros, y dos era no.
Then {adult} knocked on the leg of the table, twice and very clearly, and two was no.

== night long
-- beginner
La casa se queda en silencio.
The house is quiet now.
{adult} trae una manta y se tumba fuera.
{adult} brings a blanket and lies down outside.
Ahora la cabeza está a la altura del mantel.
Now there is a head as low as the cloth.
El reloj suena en la pared.
The clock ticks on the wall.

—¿No te vas? —pregunta {kid}.
“Won’t you go?” asks {kid}.

—No —dice {adult}.
“No,” says {adult}.

—¿Y si no te lo digo nunca? —pregunta {kid}.
“And if I never tell you?” asks {kid}.

—Me quedo igual —dice {adult}.
“I will still stay,” says {adult}.

{kid} piensa en eso.
{kid} thinks about that.
La nevera empieza a cantar y se calla.
The fridge begins to hum, and stops.
Por debajo de la tela sale una mano pequeña.
From under the cloth comes a small hand.
Busca un poco en el suelo.
It feels about on the floor.
Allí hay otra mano, y está despierta.
There is another hand there, and it is awake.
-- intermediate
La casa se quedó en silencio, y {adult} trajo una manta y se tumbó fuera.
The house grew quiet, and {adult} brought a blanket and lay down outside.
El reloj sonaba en la pared.
The clock was ticking on the wall.

—¿No te vas? —preguntó {kid}.
“Won’t you go?” asked {kid}.

—No —dijo {adult}.
“No,” said {adult}.

—¿Y si no te lo digo nunca? —preguntó {kid}.
“And if I never tell you?” asked {kid}.

—Me quedo igual —dijo {adult}.
“I’ll still stay,” said {adult}.

{kid} lo pensó mientras la nevera empezaba a cantar y se callaba.
{kid} thought about it, while the fridge began to hum, and stopped.
Por debajo de la tela salió una mano pequeña, que buscó un poco en el suelo.
From under the cloth came a small hand, and felt about on the floor.
Allí había otra, y estaba despierta.
There was another there, and it was awake.
-- advanced
La casa se fue quedando en silencio, y {adult} trajo una manta y se tumbó en el suelo, al otro lado de la tela.
The house grew quiet, and {adult} brought a blanket and lay down on the floor, on the other side of the cloth.

—¿No te vas? —preguntó {kid}.
“Won’t you go?” asked {kid}.

—No —dijo {adult}.
“No,” said {adult}.

—¿Y si no te lo digo nunca? —preguntó {kid}.
“And if I never tell you?” asked {kid}.

—Me quedo igual —dijo {adult}.
“I shall still stay,” said {adult}.

{kid} lo estuvo pensando mientras la nevera se ponía a cantar y se callaba otra vez.
{kid} thought about it, while the fridge began to hum, and stopped again.
Por debajo del mantel salió entonces una mano pequeña, que anduvo a tientas por el suelo hasta dar con otra.
Then from under the cloth came a small hand, which felt its way over the floor until it found another.

== said topics=heavy:quiet
-- beginner
Dentro está oscuro, y fuera también.
It is dark inside, and outside too.
Entonces {kid} lo dice.
Then {kid} says it.
Son pocas palabras, y salen despacio.
They are few words, and they come slowly.
{adult} no dice que no es nada.
{adult} does not say that it is nothing.
Tampoco dice que mañana se pasa.
Nor that it will be gone tomorrow.

—Gracias por decírmelo —dice {adult}—.
“Thank you for telling me,” says {adult}.
Es muy grande para una mesa.
“It is very big for one table.
No es culpa tuya.
It is not your fault.
Ahora lo sabemos los que estamos aquí.
Now there is more than one of us to know it.”
-- intermediate
Estaba oscuro por dentro y por fuera cuando {kid} lo dijo.
It was dark inside and outside when {kid} said it.
Fueron pocas palabras, y salieron despacio.
They were few words, and they came slowly.
{adult} no dijo que no era nada, ni que mañana se pasaría.
{adult} did not say that it was nothing, or that it would be gone tomorrow.

—Gracias por decírmelo —dijo {adult}—.
“Thank you for telling me,” said {adult}.
Es demasiado grande para una sola mesa, y no es culpa tuya.
“It is too big for one table, and it is not your fault.”

+ Después se quedaron callados un rato, que también hace falta.
+ Then for a while nothing was said, which is needed too.
-- advanced
Estaba oscuro por dentro y por fuera de la tela cuando {kid}, por fin, lo dijo.
It was dark on both sides of the cloth when at last {kid} said it.
Fueron pocas palabras, y salieron despacio, como de un bolsillo lleno.
They were few words, and they came slowly, as if from a full pocket.
{adult} no dijo que no fuera nada, ni que mañana se pasaría.
{adult} did not say that it was nothing, or that it would be gone tomorrow.

—Gracias por decírmelo —dijo {adult}—.
“Thank you for telling me,” said {adult}.
Es demasiado grande para una sola mesa, y no es culpa tuya.
“It is too big for one table, and it is not your fault.”

== told topics=heavy:harm
-- beginner
Dentro está oscuro, y {kid} lo dice.
It is dark inside, and {kid} says it.
Son pocas palabras, y salen despacio.
They are few words, and they come slowly.

—Te creo —dice {adult}—.
“I believe you,” says {adult}.
Eso no se le hace a nadie.
“No one may do that to anybody.
No es culpa tuya, y has hecho bien.
It is not your fault, and you did right.
Ahora me toca a mí.
Now it is my turn.”

Por la mañana, {adult} va a hablar con quien puede pararlo.
In the morning {adult} goes to those who can stop it.

—¿Tengo que ir? —pregunta {kid}.
“Must I go?” asks {kid}.

—Hoy voy yo —dice {adult}, y vuelve a mediodía—.
“Today I will,” says {adult}, and is back at noon.
Ya lo saben.
“They know it now.”
-- intermediate
Estaba oscuro cuando {kid} lo dijo, con pocas palabras y despacio.
It was dark when {kid} said it, in few words, and slowly.

—Te creo —dijo {adult}—.
“I believe you,” said {adult}.
Eso no se le hace a nadie, no es culpa tuya, y has hecho bien en decirlo.
“No one may do that to anybody, it is not your fault, and you did right to tell.
Ahora me toca a mí.
Now it is my turn.”

Por la mañana, {adult} fue a hablar con quien podía pararlo.
In the morning {adult} went to those who could stop it.

—Ya lo saben —dijo {adult} a mediodía—, y no vas a estar a solas con eso.
“They know it now,” said {adult} at noon, “and you won’t be alone with it.”
-- advanced
Estaba oscuro por dentro y por fuera de la tela cuando {kid}, por fin, lo dijo.
It was dark on both sides of the cloth when at last {kid} said it.

—Te creo —dijo {adult}—.
“I believe you,” said {adult}.
Eso no se le hace a nadie, no es culpa tuya, y has hecho bien en decirlo.
“No one may do that to anybody, it is not your fault, and you did right to tell.
Ahora me toca a mí.
Now it is my turn.”

Por la mañana, {adult} se puso el abrigo y fue a hablar con quien podía pararlo.
In the morning {adult} put on a coat and went to speak to those who could stop it.

—Ya lo saben, y no vas a estar a solas con eso —dijo {adult} a la vuelta.
“They know it now, and you will not be alone with it,” said {adult} on coming back.

== end
-- beginner
El mantel se queda así toda la semana.
The cloth stays like that all week.
Pero el viernes hay un borde doblado hacia arriba.
But on Friday one edge is folded up.
Es como una ventana.
It is like a window.
Los demás cenan en el suelo, al lado.
The others have supper on the floor beside it.
<Por la ventana sale un pie./Por la ventana sale un plato vacío.>
<A foot comes out at the window./An empty plate comes out at the window.>
Cuando todos duermen, queda una luz debajo de la mesa.
When all are asleep, there is a light under the table.
Por si alguien la necesita.
Someone might need it.
-- intermediate
El mantel se quedó como estaba toda la semana.
The cloth stayed as it was all week.
Pero el viernes tenía un borde doblado hacia arriba, como una ventana.
But on Friday one edge of it was folded up, like a window.
Los demás cenaron al lado, en el suelo.
The others had supper beside it, on the floor.
<Por la ventana salió un pie./Por la ventana salió un plato vacío.>
<A foot came out at the window./An empty plate came out at the window.>
Aquella noche, debajo de la mesa, la linterna se quedó encendida, por si alguien la necesitaba.
That night the torch stayed on under the table, in case somebody needed it.
-- advanced
El mantel siguió como estaba toda la semana, y nadie puso la mesa encima.
The cloth stayed as it was all week, and nobody laid the table above it.
Pero el viernes apareció con un borde doblado hacia arriba, a modo de ventana.
But on Friday one edge of it was folded up, in the manner of a window.
Los demás cenaron al lado, en el suelo, <y por la ventana salió un pie/y por la ventana salió un plato vacío>.
The others had supper beside it, on the floor, <and a foot came out at the window/and an empty plate came out at the window>.
Aquella noche, debajo de la mesa, la linterna se quedó encendida, por si alguien la necesitaba.
That night the torch stayed on under the table, in case somebody needed it.
