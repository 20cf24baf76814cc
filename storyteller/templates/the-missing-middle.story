plot: Somebody of the family knows how it begins and the child how it ends, but nobody knows the middle; they look for it all day, and everybody shows them the middle of something else; at home they begin at both ends at once, and bump into each other.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: shared
picture: topic kitchen, topic day, curious, hero does, kid does, other, thing topic
middle: city, same, curious, hero, kid points, other, middles, thing topic
end: topic kitchen, night, happy, hero does, kid does, other, thing topic
take middles: 1 3 5
take ways: 0 0 2

title: Falta el medio = The Missing Middle
title: De punta a punta = From End to End
title: ¿Y qué hay en el medio? = What Is in the Middle?

cast bag: una bolsa vacía = an empty bag
  the: la bolsa = the bag
cast bag: una caja vacía = an empty box
  the: la caja = the box
cast bag: una cesta vacía = an empty basket
  the: la cesta = the basket
cast bag: un cubo vacío = an empty bucket
  the: el cubo = the bucket

cast sister f: la hermana de en medio = the middle sister
cast sister f: la mediana = the middle one
cast sister f: la segunda de tres = the second of three
cast sister f: la de en medio = the one in the middle

speaks baker f: la panadera = the baker
speaks pianist m: el pianista = the pianist
speaks librarian f: la bibliotecaria = the librarian
speaks man m: el señor = the man
speaks fisherman m: el pescador = the fisherman
speaks clockmaker f: la relojera = the clockmaker
speaks gardener m: el jardinero = the gardener
speaks ferryman m: el barquero = the ferryman
speaks cook m: el cocinero = the cook
speaks postwoman f: la cartera = the postwoman

word: el medio: medio = the middle: middle
word: empezar: empieza, empiezan, empezar, empezó, empezaron, empezaba = to begin: begin, begins, began
word: terminar: termina, terminar, terminaba, acaba, acababa, final = to end: end, ends, ended
word: buscar: buscar, buscarlo, buscan, buscaban = to look for: look, looking
word: debajo = under
word: saber: sabe, saben, sabía, sabían = to know: knows, know, knew
word: nadie = nobody: nobody, no one
word: la puerta: puerta = the door: door
word: la mesa: mesa = the table: table
word: chocar: choca, chocan, chocaron = to bump: bump, bumped
word: la calle: calle = the street: street
word: vacío: vacía, vacío = empty
word: reírse: ríe, ríen, risa, rio, rieron = to laugh: laugh, laughs, laughed
word: otra vez = again

question: ¿Qué haces mejor con otra persona? = What do you do better with somebody else?
question: ¿Por dónde empiezas tú un dibujo? = Where do you begin a drawing?
question: ¿Qué hay en el medio de tu día? = What is in the middle of your day?

== start
-- beginner
{kids} [quiere|quieren] {topic.do} con {topic.the}.
{kids} [wants|want] to {topic.do} with {topic.the}.
{topic.the} {topic:sabe|saben} empezar.
{topic.the} {topic:knows|know} how to begin.
{kid} sabe terminar.
{kid} knows how to end.
<Pero nadie sabe el medio./Pero el medio no lo sabe nadie.>
<But no one knows the middle./But the middle, no one knows.>

—¿Y qué hay en el medio? —pregunta {kid}.
“And what is in the middle?” asks {kid}.

{topic.the} {topic:mira|miran} debajo <de la mesa/de la cama/de la silla>.
{topic.the} {topic:looks|look} under <the table/the bed/the chair>.
Allí no está.
It is not there.
<Tampoco está detrás de la puerta./Detrás de la puerta tampoco.>
<It is not behind the door./Behind the door it is not.>
<Así que salen a la calle con {bag}./Con {bag} salen a la calle.>
<So out they go into the street with {bag}./With {bag} they go out into the street.>
-- intermediate
<Un sábado/Un domingo/Un jueves>, {kids} [quiso|quisieron] {topic.do} con {topic.the}.
<One Saturday/One Sunday/One Thursday> {kids} wanted to {topic.do} with {topic.the}.
{topic.the} {topic:sabía|sabían} empezar, y {kid} sabía terminar.
{topic.the} knew how to begin, and {kid} knew how to end.
Lo que no sabía nadie era el medio.
What nobody knew was the middle.

—¿Y qué hay en el medio? —preguntó {kid}.
“And what is there in the middle?” asked {kid}.

{topic.the} {topic:miró|miraron} debajo <de la mesa/de la cama/de la alfombra> y detrás de la puerta, por si acaso.
{topic.the} looked under <the table/the bed/the rug> and behind the door, just in case.
<No estaba./Allí no había nada.>
<It was not there./There was nothing there.>
Así que salieron a la calle con {bag}.
So they went out into the street with {bag}.
-- advanced
<Un sábado/Un domingo/Un jueves> por la mañana, {kids} [decidió|decidieron] {topic.do} con {topic.the}, y enseguida faltó algo.
<One Saturday/One Sunday/One Thursday> morning {kids} decided to {topic.do} with {topic.the}, and at once something was missing.
{topic.the} {topic:sabía|sabían} empezar como nadie y {kid} sabía terminar, pero del medio no había noticias.
{topic.the} knew better than anybody how to begin, and {kid} knew how to end, but of the middle there was no news.

—¿Y qué habrá en el medio? —preguntó {kid}.
“And what can there be in the middle?” asked {kid}.

{topic.the} {topic:buscó|buscaron} debajo <de la mesa/de la cama/de la alfombra> y detrás de la puerta, que es donde aparecen las cosas.
{topic.the} looked under <the table/the bed/the rug> and behind the door, which is where things turn up.
Como no estaba, salieron a la calle con {bag}.
As it was not there, they went out into the street with {bag}.

== baker in middles
-- beginner
La panadera hace un bollo redondo.
The baker makes a round bun.

—El medio es lo mejor —dice la panadera.
“The middle is the best part,” says the baker.

Pero en el medio del bollo hay un agujero.
But in the middle of the bun there is a hole.

—Aquí no hay nada —dice {kid}.
“There is nothing here,” says {kid}.

—Por eso no pesa —dice la panadera—.
“That is why it is so light,” says the baker.
Te doy tres.
“I will give you three.”

{kid} guarda tres agujeros.
{kid} puts away three holes.
-- intermediate
La panadera acababa de sacar una bandeja de bollos redondos.
The baker had just taken out a tray of round buns.

—El medio es lo mejor de todo —aseguró la panadera.
“The middle is the best part of all,” the baker told them.

Pero en el medio de cada bollo había un agujero.
But in the middle of every bun there was a hole.

—Aquí no hay nada —dijo {kid}, que miraba la calle por uno.
“There is nothing here,” said {kid}, looking through one at the street.

—Por eso pesan tan poco —dijo la panadera—.
“That is why they are so light,” said the baker.
Llévate tres.
“Take three for nothing.”

{kid} los guardó con cuidado, para que no se salieran.
{kid} put them away with care, so that they did not get out.
-- advanced
La panadera, que acababa de sacar una bandeja de bollos redondos, no dudó ni un momento.
The baker, who had just taken out a tray of round buns, was in no doubt at all.

—El medio es lo mejor de todo —aseguró la panadera—, y lo que más cuesta hacer.
“The middle is the best part of all,” said the baker, “and the hardest to make.”

En el medio de cada bollo había un agujero, y por el agujero se veía la calle entera.
In the middle of every bun there was a hole, and through the hole they could see the whole street.

—Aquí no hay nada —dijo {kid}.
“There is nothing in it,” said {kid}.

—Recién hecho —dijo la panadera, y envolvió tres en papel, para que no se enfriaran.
“Freshly made,” said the baker, and wrapped up three in paper, to keep them warm.

== pianist in middles
-- beginner
El pianista solo toca medios.
The pianist plays only middles.

—No sé cómo empieza la canción —dice el pianista—.
“I do not know how the song begins,” says the pianist.
Tampoco sé cómo termina.
“I do not know how it ends.”

Toca muy bien y muy alto.
He plays very well and very loud.
Hace dos años que toca.
He has played for two years.

—¿Y por qué no para? —pregunta {kid}.
“Why does he not stop?” asks {kid}.

{topic.the} no {topic:contesta|contestan}.
{topic.the} {topic:does|do} not answer.
Ya {topic:está|están} bailando.
{topic.the} {topic:is|are} dancing.
-- intermediate
El pianista del segundo piso solo tocaba medios.
The pianist on the second floor played only middles.

—Llegué tarde a la clase del principio —explicó el pianista—, y me fui antes del final.
“I came late to the lesson on the beginning,” explained the pianist, “and left before the end.”

La canción era muy bonita, y llevaba dos años sonando.
The song was very pretty, and it had been going on for two years.

—¿Y cómo se para? —preguntó {kid}.
“And how does it stop?” asked {kid}.

—Eso era la última clase —dijo el pianista, sin levantar las manos.
“That was the last lesson,” said the pianist, and his hands went on.
-- advanced
El pianista del segundo piso era una autoridad en medios, porque no tocaba otra cosa.
The pianist on the second floor was an expert on middles, for he played nothing else.

—Llegué tarde a la clase de empezar —confesó el pianista—, y me marché antes de la de terminar.
“I came late to the lesson on how to begin,” the pianist confessed, “and left before the one on how to end.”

La canción, preciosa, llevaba dos años sonando, y los vecinos dormían por turnos.
The song, a lovely one, had gone on for two years, and the neighbours took turns to sleep.

—¿Y para comer? —preguntó {kid}.
“And how do you eat?” asked {kid}.

—Con la izquierda —dijo el pianista, que en ese momento no la necesitaba.
“With my left hand,” said the pianist, who did not need it just then.

== librarian in middles
-- beginner
La bibliotecaria abre un libro por el medio.
The librarian opens a book in the middle.
En el dibujo hay un rey con un pie en el aire.
In the picture there is a king with one foot in the air.

—¿Se cae? —pregunta {kid}.
“Does he fall?” asks {kid}.

—Eso es el final —dice la bibliotecaria.
“That is the end,” says the librarian.

—¿Y por qué salta? —pregunta {kid}.
“And why does he jump?” asks {kid}.

—Eso es el principio —dice la bibliotecaria.
“That is the start,” says the librarian.

El rey sigue con el pie en el aire.
The king keeps his foot in the air.
-- intermediate
La bibliotecaria abrió el libro más gordo por la página de en medio.
The librarian opened the fattest book at the middle page.
En el dibujo, un rey tenía un pie en el aire y la boca abierta.
In the picture a king had one foot in the air and his mouth open.

—¿Se cae? —preguntó {kid}.
“Does he fall?” asked {kid}.

—Eso es el final —dijo la bibliotecaria.
“That is the end,” said the librarian.

—¿Y quién lo ha empujado? —preguntó {kid}.
“And who pushed him?” asked {kid}.

—Eso es el principio —dijo la bibliotecaria, y cerró el libro con el rey dentro.
“That is the beginning,” said the librarian, and shut the book with the king in it.
-- advanced
La bibliotecaria eligió el libro más gordo, lo pesó en las dos manos y lo abrió exactamente por el medio.
The librarian chose the fattest book, weighed it in both hands and opened it exactly in the middle.
En la página, un rey tenía un pie en el aire y la corona un poco más arriba.
On the page a king had one foot in the air and his crown a little higher up.

—¿Se cae? —preguntó {kid}.
“Does he fall?” asked {kid}.

—Eso ya es el final —dijo la bibliotecaria—, y quién lo empujó es el principio.
“That is the end already,” said the librarian, “and who pushed him is the beginning.”

+ Cerró el libro con mucho cuidado, y el rey se quedó a la espera.
She closed the book with great care, and the king was left waiting.

== queue in middles
-- beginner
En la calle hay una cola muy larga.
In the street there is a very long queue.
Un señor levanta la mano.
A man puts up his hand.

—El medio soy yo —dice el señor—.
“I am the middle,” says the man.
Tengo once delante y once detrás.
“I have eleven in front and eleven behind.”

Entonces llega una señora, y se pone al final.
Then a lady comes, and goes to the end.

—Ahora ya no —dice {kid}.
“Not any more,” says {kid}.

El señor se pone muy triste.
The man looks very sad.
Entonces la señora se va a otra cola.
So the lady goes to another queue.
-- intermediate
En la calle había una cola, y en la cola un señor con la mano levantada.
In the street there was a queue, and in the queue a man with his hand up.

—El medio soy yo —anunció el señor—: once delante y once detrás.
“I am the middle,” the man announced, “with eleven in front and eleven behind.”

En ese momento llegó una señora y se puso la última.
At that moment a lady came and stood at the back.

—Ahora ya no —dijo {kid}.
“Not any more,” said {kid}.

El señor contó otra vez, y bajó la mano muy despacio.
The man counted again, and very slowly put his hand down.
+ Había sido el medio desde las nueve.
+ He had been the middle since nine o’clock.
-- advanced
En la calle había una cola de las que dan la vuelta, y en ella un señor con la mano levantada.
In the street there was a queue that went round the corner, and in it a man with his hand up.

—El medio soy yo —anunció el señor, con cierto orgullo—: once delante y once detrás, sin trampa.
“I am the middle,” the man announced with some pride, “with eleven in front and eleven behind, and no tricks.”

En ese momento llegó una señora, preguntó de qué era la cola y se puso la última.
At that moment a lady came, asked what the queue was for and stood at the back.

—Ahora ya no —calculó {kid}.
“Not any more,” {kid} worked out.

+ El señor bajó la mano muy despacio, como quien arría una bandera.
The man put his hand down very slowly, as one takes down a flag.

== fisherman in middles
-- beginner
En el medio del puente hay un pescador.
In the middle of the bridge there is a fisherman.

—¿Qué hay aquí? —pregunta {kid}.
“What is here?” asks {kid}.

—Aire por arriba y agua por abajo —dice el pescador.
“Air above and water below,” says the fisherman.

—¿Y peces? —pregunta {kid}.
“And fish?” asks {kid}.

—Los peces van por los lados —dice el pescador—.
“The fish go by at the sides,” says the fisherman.
Pero aquí hay mejor vista.
“But the view is better here.”

Miran el agua un rato.
They look at the water for a while.
-- intermediate
En el medio justo del puente pescaba un pescador.
In the very middle of the bridge a fisherman was fishing.

—¿Y qué hay aquí? —preguntó {kid}.
“And what is there here?” asked {kid}.

—Aire por arriba y agua por abajo —dijo el pescador.
“Air above and water below,” said the fisherman.

—¿Y peces? —preguntó {kid}.
“And fish?” asked {kid}.

—Los peces pasan por las orillas —dijo el pescador—, pero desde aquí se les dice adiós mejor.
“The fish go by at the sides,” said the fisherman, “but this is the best place to wave to them.”

Saludaron un rato, por educación.
They waved for a while, to be polite.
-- advanced
En el medio justo del puente había un pescador con la caña seca, a la misma distancia de las dos orillas.
In the very middle of the bridge, just as far from both banks, there was a fisherman with a dry rod.

—¿Y qué se pesca en el medio? —preguntó {kid}.
“And what is there to catch in the middle?” asked {kid}.

—Nada —dijo el pescador—, porque los peces pasan por los lados.
“Nothing,” said the fisherman, “since the fish go by at the sides.”
Pero desde aquí los saludo a todos sin ofender a ninguno.
“But from here I can wave to all of them and offend none.”

+ Saludaron un rato, mitad a la derecha y mitad a la izquierda.
They waved for a while, half to the right and half to the left.

== clockmaker in middles
-- beginner
La relojera tiene cien relojes.
The clockmaker has a hundred clocks.

—El medio del día viene ahora —dice la relojera—.
“The middle of the day comes now,” says the clockmaker.
Rápido, abre eso.
“Quick, open that.”

Suenan las doce en cien relojes.
A hundred clocks strike twelve.
{kid} abre y tapa {bag.the}.
{kid} opens {bag.the} and shuts it.

—¿Lo tienes? —pregunta la relojera.
“Have you got it?” asks the clockmaker.

{kid} mira dentro.
{kid} looks inside.
Ya son las doce y un minuto.
It is one minute past twelve.
-- intermediate
La relojera tenía cien relojes, y los cien miraban hacia arriba.
The clockmaker had a hundred clocks, and all of them looked up.

—El medio del día pasa por aquí ahora mismo —avisó la relojera—.
“The middle of the day comes by here any moment,” warned the clockmaker.
Prepárate, que no espera.
“Get ready, for it does not wait.”

Dieron las doce en toda la tienda, y {kid} abrió y tapó {bag.the} de golpe.
Twelve struck all over the shop, and {kid} opened {bag.the} and shut it with a snap.

—¿Ha entrado? —preguntó la relojera.
“Did it go in?” asked the clockmaker.

{kid} miró por una rendija, y dentro eran ya las doce y un minuto.
{kid} looked through a crack, and inside it was one minute past twelve.
-- advanced
La relojera tenía cien relojes, y ni uno solo se permitía llegar tarde.
The clockmaker had a hundred clocks, and not one of them allowed itself to be late.

—El medio del día pasa por esta tienda dentro de nada —avisó la relojera, con la voz muy baja—, y no espera a nadie.
“The middle of the day is about to pass through this shop,” warned the clockmaker in a low voice, “and it waits for nobody.”

Dieron las doce por todas partes, y {kid} abrió y tapó {bag.the} como quien caza un grillo.
Twelve struck on every side, and {kid} opened and shut {bag.the} like somebody catching a cricket.

Cuando miraron por la rendija, allí dentro eran ya las doce y un minuto.
When they looked through the crack, it was one minute past twelve in there.

== gardener in middles
-- beginner
El jardinero saca una lechuga muy grande.
The gardener picks a very big lettuce.

—El medio está aquí dentro —dice el jardinero.
“The middle is in here,” says the gardener.

Quita una hoja, y otra hoja.
He takes off a leaf, and one more leaf.
Hay hojas por todo el jardín.
There are leaves all over the garden.
Al final no queda lechuga.
At last there is no lettuce left.

—¿Y el medio? —pregunta {kid}.
“And the middle?” asks {kid}.

—Era muy tímido —dice el jardinero.
“It was very shy,” says the gardener.
-- intermediate
El jardinero señaló la lechuga más redonda del huerto.
The gardener pointed at the roundest lettuce in his garden.

—El medio lo tiene ella —dijo el jardinero—, pero muy guardado.
“She has the middle,” said the gardener, “but very well hidden.”

Quitaron una hoja, y debajo había otra, y debajo otra más pequeña.
They took off a leaf, and under it was another, and under that a smaller one.
A las cuatro había hojas por todo el camino y ninguna lechuga.
By four o’clock there were leaves all along the path and no lettuce.

—¿Y el medio? —preguntó {kid}.
“And the middle?” asked {kid}.

—Se ha escapado por debajo —dijo el jardinero, mirando sus botas.
“It got away from under us,” said the gardener, looking at his boots.
-- advanced
El jardinero fue derecho a la lechuga más redonda del huerto y se quitó el sombrero.
The gardener went straight to the roundest lettuce in his garden and took off his hat.

—El medio lo guarda ella —susurró el jardinero—, pero hay que pedírselo hoja por hoja.
“She keeps the middle,” whispered the gardener, “but one must ask for it leaf by leaf.”

Quitaron una hoja, y debajo había otra, y debajo otra, cada vez más pequeña y más verde.
They took off a leaf, and under it was another, and then another, each of them smaller and greener.
A las cuatro tenían ensalada para todo el barrio, pero la lechuga había terminado sin pasar por el medio.
By four o’clock they had salad for the whole street, but the lettuce had come to an end without any middle.

== cook in middles
-- beginner
El cocinero tiene un bocadillo muy grande.
The cook has a very big sandwich.

—El medio es el queso —dice el cocinero—.
“The middle is the cheese,” says the cook.
Mirad qué bien huele.
“Look how good it smells.”

Abre el pan, y no hay queso.
He opens the bread, and there is no cheese.
Solo hay pan y pan.
There is only bread and bread.

—¿Se ha ido? —pregunta {kid}.
“Has it gone?” asks {kid}.

Por la mesa pasa un ratón.
A mouse walks over the table.
Pasa muy despacio, porque está muy gordo.
It walks very slowly, because it is very fat.
-- intermediate
El cocinero estaba cortando un bocadillo tan largo como la mesa.
The cook was cutting a sandwich as long as the table.

—El medio es el queso —dijo el cocinero—, y el queso es lo que importa.
“The middle is the cheese,” said the cook, “and the cheese is what counts.”

Levantó el pan de arriba, y debajo estaba el pan de abajo.
He lifted the bread on top, and under it was the bread below.

—¿Y adónde ha ido? —preguntó {kid}.
“And where has it gone?” asked {kid}.

Por el borde de la mesa pasó un ratón muy gordo, sin mirar a nadie.
Along the edge of the table went a very fat mouse, looking at nobody.
Caminaba despacio y de puntillas, como quien lleva algo dentro.
It walked slowly and on tiptoe, as one walks with something inside.
-- advanced
El cocinero acababa de terminar un bocadillo de la longitud de la mesa, y lo miraba con verdadero cariño.
The cook had just finished a sandwich the length of the table, and was looking at it with real affection.

—El medio es el queso —declaró el cocinero—, y lo demás es para no mancharse.
“The middle is the cheese,” declared the cook, “and the rest is there to keep one’s hands clean.”

Levantó con dos dedos el pan de arriba, y debajo encontró el pan de abajo.
With two fingers he lifted the bread on top, and under it he found the bread below.

—¿Y adónde ha ido? —preguntó {kid}.
“And where has it gone?” asked {kid}.

+ Por el borde de la mesa se alejaba un ratón redondo, con la dignidad de quien ha comido por cuatro.
Along the edge of the table a round mouse was leaving, with the dignity of one who has eaten for four.

== postwoman in middles
-- beginner
La cartera lleva una carta muy vieja.
The postwoman has a very old letter.

—Es para la casa de en medio —dice la cartera—.
“It is for the house in the middle,” says the postwoman.
La calle tiene diez casas.
“The street has ten houses.”

{kid} cuenta cinco casas, y otras cinco.
{kid} counts five houses, and five more.
En el medio hay una pared.
In the middle there is a wall.

—Por eso nunca contestan —dice la cartera.
“That is why they never answer,” says the postwoman.

Deja la carta encima de la pared.
She leaves the letter on top of the wall.
Un gorrión se sienta en ella.
A sparrow sits down on it.
-- intermediate
La cartera llevaba siete años con la misma carta en la bolsa.
The postwoman had carried the same letter in her bag for seven years.

—Es para quien viva en el medio de la calle —explicó la cartera—, y la calle tiene diez casas.
“It is for those in the middle of the street,” explained the postwoman, “and the street has ten houses.”

{kid} contó cinco por un lado y cinco por el otro, y en el medio había una pared.
{kid} counted five from one end and five from the other, and in the middle there was a wall.

—Ahora entiendo por qué no contestan —dijo la cartera.
“Now I see why they never answer,” said the postwoman.

Dejó la carta encima, y un gorrión se sentó en ella como si la esperara.
She left the letter on top, and a sparrow sat down on it as if it had been waiting.
-- advanced
La cartera llevaba siete años paseando la misma carta, que ya tenía las esquinas redondas.
For seven years the postwoman had walked about with the same letter, and by now its corners were round.

—Va dirigida al medio de la calle —explicó la cartera—, y la calle tiene diez casas.
“It is addressed to the middle of the street,” explained the postwoman, “and the street has ten houses.”

{kid} contó cinco desde cada punta, y entre la quinta y la sexta no encontró más que una pared.
{kid} counted five from either end, and between the fifth and the sixth found nothing but a wall.

—Siete años sin contestar —dijo la cartera—, y ahora lo entiendo.
“Seven years without an answer,” said the postwoman, “and now I see why.”

+ Dejó la carta en lo alto, y un gorrión se sentó encima con cara de haberla esperado mucho.
She left the letter up there, and a sparrow sat down on it, looking as if it had waited a long time.

== sisters medium
-- beginner
En un banco <de la plaza/del parque/de la calle> hay tres hermanas.
On a bench <in the square/in the park/in the street> there are three sisters.
<Solo tienen una bufanda./Tienen una bufanda para tres.>
<They have only one scarf./They have one scarf for three.>
La mayor empieza todos los juegos.
The big one begins all the games.
La pequeña termina todos los <pasteles/bollos/helados>.
The small one ends all the <cakes/buns/ice creams>.
{sister} no dice nada.
{sister} does not say a thing.

—¿Y tú qué haces? —pregunta {kid}.
“And what do you do?” asks {kid}.

—Yo sujeto —dice {sister}.
“I hold on,” says {sister}.

—¿Qué sujetas? —pregunta {kid}.
“What do you hold?” asks {kid}.

—Una mano de cada una —dice {sister}—.
“One hand of each,” says {sister}.
La mayor quiere correr.
“The big one wants to run.”
La pequeña quiere dormir.
“The small one wants to sleep.”
Si suelto, no somos tres.
“If I let go, we are not three.”

<{kid} mira sus dos manos./{kid} mira una mano, y la otra.>
<{kid} looks at two hands./{kid} has a look at both hands.>
<Una está vacía./En una no hay nada.>
<One is empty./In one there is nothing.>
La abre y la cierra.
It opens and it shuts.
La otra la {topic:tiene|tienen} {topic.the}.
{topic.the} {topic:has|have} the other one.

—Eso no cabe en una bolsa —dice {kid}.
“That will not go into a bag,” says {kid}.

—No —dice {sister}—.
“No,” says {sister}.
Y además hace cosquillas.
“And it tickles too.”
-- intermediate
En un banco <de la plaza/del parque/de la estación> había tres hermanas, muy juntas.
On a bench <in the square/in the park/at the station> there were three sisters, close together.

@sister —Mi hermana mayor empieza todos los juegos —dijo la del centro—.
“My big sister begins all the games,” said the one between the others.
La pequeña termina todos los pasteles.
“The little one ends all the cakes.”

—¿Y qué haces tú? —preguntó {kid}.
“And what do you do?” asked {kid}.

—Yo sujeto —dijo {sister}.
“I hold on,” said {sister}.

Tenía una mano de cada una, y tiraban cada una hacia su lado.
She had a hand of each, and both of them pulled their own way.

—Si suelto, una se va corriendo y otra se duerme —explicó {sister}—.
“If I let go, one runs off and one falls asleep,” explained {sister}.
Ser tres es bastante trabajo.
“It is a lot of work to be three.”

{kid} se miró las manos, y vio que una la {topic:tenía|tenían} {topic.the}.
{kid} looked down, and saw that {topic.the} held one hand already.

—Eso no cabe en una bolsa —dijo {kid}.
“That will not go into a bag,” said {kid}.

—No, y además hace cosquillas —dijo {sister}.
“No, and it tickles as well,” said {sister}.
-- advanced
En un banco <de la plaza/del parque/de la estación> había tres hermanas tan apretadas que compartían bufanda.
On a bench <in the square/in the park/at the station> there were three sisters, so close together that they shared one scarf.

@sister —Mi hermana mayor empieza todos los juegos y la pequeña termina todos los pasteles —informó la del centro.
“My big sister begins all the games, and the little one ends all the cakes,” said the one between them.

—¿Y qué queda para ti? —preguntó {kid}.
“And what is left for you?” asked {kid}.

—Yo sujeto —dijo {sister}.
“I hold on,” said {sister}.

Tenía una mano de cada una, y cada una tiraba hacia su lado, como dos cometas.
She had a hand of each, and each of them pulled her own way, like two kites.

—Si suelto, la mayor se marcha y la pequeña se duerme, y entonces ya no hay tres —explicó {sister}—.
“If I let go, the big one is off and the little one is asleep, and then there are no three,” explained {sister}.
Es un trabajo que no se ve.
“It is work that does not show.”

{kid} se miró las manos y descubrió que una de ellas la {topic:tenía|tenían} {topic.the} desde el principio.
{kid} looked down and found that {topic.the} had been holding one hand since the beginning.

—Eso no cabe en ninguna bolsa —dijo {kid}.
“That will not go into any bag,” said {kid}.

—No, y además hace cosquillas —dijo {sister}.
“No, and it tickles as well,” said {sister}.

== ferry long in ways
-- beginner
Hay que cruzar el río en barca.
They have to cross the river by boat.
El barquero rema muy despacio, <y canta/y silba/y bosteza>.
The ferryman rows very slowly, <and he sings/and he whistles/and he yawns>.
A mitad del río, para.
Half way over, he stops.

—Este es el medio —dice el barquero—.
“This is the middle,” says the ferryman.
Yo siempre paro aquí.
“I always stop here.”

—¿Para qué? —pregunta {kid}.
“What for?” asks {kid}.

—Para merendar —dice el barquero.
“To have tea,” says the ferryman.

Saca pan, y saca <queso/miel/chocolate>.
He takes out bread, and he takes out <cheese/honey/chocolate>.
<Una orilla está lejos./Hay una orilla lejos.>
<One side is far away./There is one side far away.>
<La otra orilla también está lejos./La otra está igual de lejos.>
<The other side is far away too./The other one is just as far.>
<No se oye nada, ni un pájaro./Aquí no se oye nada.>
<There is not a sound, not one bird./Here there is not a sound.>
{topic.the} {topic:cierra|cierran} los ojos.
{topic.the} {topic:shuts|shut} both eyes.

—¿Me lo puedo llevar? —pregunta {kid}.
“Can I take this with me?” asks {kid}.

—¿El pan? —pregunta el barquero.
“The bread?” asks the ferryman.

—No, esto —dice {kid}.
“No, this,” says {kid}.

<El barquero mira el agua quieta./El barquero mira el río.>
<The ferryman looks at the still water./The ferryman looks at the river.>

—Esto no se lleva —dice el barquero—.
“You can’t take this,” says the ferryman.
Aquí solo se está.
“You can only be here.”

<Luego rema, y el medio se queda atrás./Luego rema, y atrás queda el medio.>
<Then he rows, and the middle is left behind./Then he rows, and behind them is the middle.>
-- intermediate
Para seguir había que cruzar el río, y el barquero remaba como si le sobrara la tarde.
To go on they had to cross the river, and the ferryman rowed as if he had all afternoon.
A mitad de camino levantó los remos y paró.
Half way over he lifted the oars and stopped.

—Este es el medio —dijo el barquero—.
“This is the middle,” said the ferryman.
Yo siempre paro aquí.
“I always stop here.”

—¿Para qué? —preguntó {kid}.
“What for?” asked {kid}.

—Para merendar —dijo el barquero.
“To have tea,” said the ferryman.

Sacó pan y <queso/membrillo/chocolate>, y lo partió en trozos iguales sobre la rodilla.
He took out bread and <cheese/jelly/chocolate>, and cut it on his knee into equal parts.
Las dos orillas estaban igual de lejos, y no se oía nada.
The two banks were just as far away, and there was not a sound.
{topic.the} {topic:cerró|cerraron} los ojos, con la cara al sol.
{topic.the} closed both eyes, in the sun.

—¿Y esto se puede llevar a casa? —preguntó {kid}.
“And can we take this home?” asked {kid}.

—¿El pan? —preguntó el barquero.
“The bread?” asked the ferryman.

—No —dijo {kid}—.
“No,” said {kid}.
Esto.
“This.”

El barquero miró el agua quieta, y luego miró el cielo, que estaba dentro.
The ferryman looked at the still water, and then at the sky that was in it.

—Esto no se lleva —dijo el barquero—.
“This is not for taking,” said the ferryman.
Aquí solo se está.
“One can only be here.”

Después remó otra vez, y el medio se quedó atrás, dando vueltas.
Then he rowed again, and the middle stayed behind, going round and round.
-- advanced
Para seguir buscando había que cruzar el río, y el barquero remaba como si le hubieran regalado la tarde.
To go on looking they had to cross the river, and the ferryman rowed as if somebody had given him the afternoon.
Justo a mitad de camino levantó los remos, que gotearon un rato.
Exactly half way over he lifted the oars, which dripped for a while.

—Este es el medio, y yo siempre paro aquí —dijo el barquero.
“This is the middle, and here I always stop,” said the ferryman.

—¿Para qué? —preguntó {kid}.
“What for?” asked {kid}.

—Para merendar —dijo el barquero.
“To have tea,” said the ferryman.

Sacó pan y <queso/membrillo/chocolate> de debajo del asiento, y lo repartió con una justicia que daba gusto.
From under the seat he took bread and <cheese/jelly/chocolate>, and shared it out with a justice that was a pleasure to see.
Las dos orillas estaban igual de lejos, y los ruidos de una y otra llegaban tan cansados que no se oían.
The two banks were just as far away, and the noises of both came over so tired that nobody heard them.
{topic.the} {topic:cerró|cerraron} los ojos, con la cara al sol y un trozo de pan en la mano.
{topic.the} closed both eyes, face to the sun, holding a piece of bread.

—¿Y esto se puede llevar a casa? —preguntó {kid}.
“And can this be taken home?” asked {kid}.

—¿El pan? —preguntó el barquero.
“The bread?” asked the ferryman.

—No —dijo {kid}—, esto.
“No,” said {kid}, “this.”

El barquero miró el agua quieta, y después el cielo que había dentro, con dos nubes y una barca.
The ferryman looked at the still water, and then at the sky that was in it, with two clouds and a boat.

—Esto no se lleva —dijo al fin el barquero—, aquí solo se está.
“This is not for taking,” said the ferryman at last, “one can only be here.”

Luego volvió a remar, y el medio se quedó atrás, dando vueltas despacio, sin dueño.
Then he rowed again, and the middle stayed behind, turning slowly, and belonged to nobody.

== umbrella long in ways
-- beginner
<Por el camino empieza a llover./En el camino se pone a llover.>
<On the way it begins to rain./They walk on, and it begins to rain.>
<Solo tienen un paraguas./Tienen un paraguas, y nada más.>
<They have only one umbrella./They have one umbrella and no more.>
Es <rojo/amarillo/verde> y pequeño, y tiene un agujero.
It is <red/yellow/green> and small, and it has a hole.

—¿Quién va en el medio? —{topic:pregunta|preguntan} {topic.the}.
“Who goes in the middle?” {topic:asks|ask} {topic.the}.

Debajo del medio no llueve.
Under the middle there is no rain.
Por los lados llueve mucho.
At the sides there is a lot of rain.
Así que cambian de sitio en cada farola.
So they change places at every lamp.
Hasta una farola va {kid}.
To one lamp it is {kid}.
Hasta otra farola {topic:va|van} {topic.the}.
To the next lamp it is {topic.the}.
La calle tiene <veinte/treinta/cuarenta> farolas.
The street has <twenty/thirty/forty> lamps.
<Un gato mira la lluvia desde una ventana./En una ventana hay un gato seco.>
<A cat looks at the rain from a window./In a window there is a dry cat.>
No entiende nada, y se ríe con el bigote.
It understands nothing, and laughs with its whiskers.
<Al final hay agua hasta en los zapatos./El agua les llega a los zapatos.>
<In the end there is water even in their shoes./The water gets into their shoes.>
Los zapatos hacen chof, chof.
The shoes go splosh, splosh.

—El medio se acaba muy pronto —dice {kid}.
“The middle ends very soon,” says {kid}.

Pero en la última farola nadie cambia.
But at the last lamp nobody changes.
Si se aprietan, caben a la vez.
If they push, there is room for all.
-- intermediate
Por el camino empezó a llover, y no tenían más que un paraguas con un agujero.
On the way it began to rain, and they had only one umbrella with a hole.

—¿Quién va en el medio? —{topic:preguntó|preguntaron} {topic.the}.
“Who goes in the middle?” asked {topic.the}.

En el medio casi no llovía, y por los lados caía agua para regar un campo.
In the middle there was hardly any rain, and at the sides there was enough for a field.
Así que decidieron cambiar de sitio en cada farola.
So they decided to change places at every lamp.
Una farola le tocaba a {kid}, y la siguiente le tocaba a {topic.the}.
One lamp was for {kid}, and the next was for {topic.the}.
La calle tenía treinta farolas, y a la décima ya llevaban agua en los zapatos.
The street had thirty lamps, and by the tenth they had water in their shoes.

—El medio se acaba enseguida —dijo {kid}.
“The middle ends so soon,” said {kid}.

En la última farola, sin embargo, no cambió nadie.
At the last lamp, though, nobody changed.
A fuerza de apretarse, habían descubierto que cabían a la vez.
By pushing closer, they had found that there was room for all.
-- advanced
Por el camino empezó a llover con ganas, y no llevaban más que un paraguas, con agujero y todo.
On the way it began to rain in earnest, and they had only one umbrella, hole and all.

—¿Quién va en el medio? —{topic:preguntó|preguntaron} {topic.the}.
“Who goes in the middle?” asked {topic.the}.

Era una pregunta seria, porque en el medio apenas llovía y por los lados caía agua para regar un campo.
It was a serious question, for in the middle there was hardly any rain and at the sides enough for a field.
Por eso acordaron cambiar de sitio en cada farola, con mucho orden, y así recorrieron treinta farolas.
So they agreed to change places at every lamp, in good order, and passed thirty lamps like that.
A la décima ya llevaban agua en los zapatos, y a la vigésima llevaban zapatos en el agua.
By the tenth they had water in their shoes, and by the twentieth they had shoes in their water.

—El medio se acaba enseguida —suspiró {kid}.
“The middle is over so soon,” sighed {kid}.

En la última farola, sin embargo, no cambió de sitio nadie.
At the last lamp, though, nobody changed places.
A fuerza de apretarse, habían descubierto que cabían a la vez, y desde ahí ya no importó la lluvia.
By pushing closer they had found that there was room for all, and from there on the rain did not matter.

== stone long in ways
-- beginner
En la plaza hay una piedra redonda.
In the square there is a round stone.
En la piedra pone: aquí está el centro.
On the stone it says: here is the centre.
Pero encima duerme un perro <negro/gris/enorme>.
But on top of it sleeps a <black/grey/huge> dog.

—Perdón —dice {kid}—.
“Excuse me,” says {kid}.
Buscamos el medio.
“We are looking for the middle.”

<El perro abre un ojo, y lo cierra./Un ojo del perro se abre, y se cierra.>
<The dog opens one eye, and shuts it./One eye of the dog opens, and shuts.>
Esperan en un banco, con {bag.the}.
They wait on a bench, with {bag.the}.
Pasa <un tranvía/un cartero/un globo>, y luego no pasa nada.
<A tram/A postman/A balloon> goes by, and then nothing goes by.

—A lo mejor él también lo busca —dice {kid}.
“Maybe he is looking for it too,” says {kid}.

—Pues lo busca con los ojos cerrados —{topic:contesta|contestan} {topic.the}.
“Then he looks with his eyes shut,” {topic:answers|answer} {topic.the}.

<Por fin el perro se levanta./Entonces el perro se levanta.>
<At last the dog gets up./Then the dog gets up.>
<Da una vuelta, y otra vuelta./Da dos vueltas.>
<He turns round, and round again./He turns round twice.>
Debajo de él hay algo más en la piedra.
Under him there is something more on the stone.
{kid} lo lee en voz alta.
{kid} reads it out loud.
Pone: más o menos.
It says: more or less.
El perro bosteza, y se tumba otra vez.
The dog yawns, and lies down again.
-- intermediate
En la plaza había una piedra redonda que decía: aquí está el centro de la ciudad.
In the square there was a round stone that said: here is the centre of the town.
Por desgracia, encima dormía un perro <negro/gris/enorme>.
Sadly, a <black/grey/huge> dog was asleep on it.

—Perdón —dijo {kid}—.
“Excuse me,” said {kid}.
Buscamos el medio.
“We are looking for the middle.”

El perro abrió un ojo, no vio nada interesante y lo cerró.
The dog opened one eye, saw nothing of interest and shut it.
Se sentaron en un banco a esperar, y pasó <un tranvía/un cartero/un globo>, y después pasó media tarde.
They sat down on a bench to wait, and <a tram/a postman/a balloon> went by, and after it half the afternoon.

—A lo mejor él también lo está buscando —dijo {kid}.
“Maybe he is looking for it too,” said {kid}.

—Entonces lo busca con los ojos cerrados —{topic:contestó|contestaron} {topic.the}.
“Then he looks with his eyes shut,” answered {topic.the}.

Por fin el perro se levantó, dio dos vueltas y se rascó una oreja.
At last the dog got up, turned round twice and scratched one ear.
Debajo de él la piedra seguía, con letras más pequeñas.
Under him the stone went on, in smaller letters.

—Más o menos —leyó {kid}.
“More or less,” read {kid}.

El perro bostezó y se tumbó de nuevo, un poco más a la izquierda.
The dog yawned and lay down again, a little more to the left.
-- advanced
En la plaza mayor había una piedra redonda donde alguien muy serio había escrito: aquí está el centro de la ciudad.
In the main square there was a round stone on which somebody very serious had written: here is the centre of the town.
Por desgracia, justo encima dormía un perro <negro/gris/enorme>, que no parecía de los que madrugan.
Sadly, right on top of it slept a <black/grey/huge> dog, which did not look like one that gets up early.

—Perdón —dijo {kid}—, pero estamos buscando el medio.
“Excuse me,” said {kid}, “but we are looking for the middle.”

El perro abrió un ojo, no vio en ello nada que le afectara y lo volvió a cerrar.
The dog opened one eye, saw nothing in this that concerned him and shut it again.
Se sentaron en un banco a esperar, y pasó <un tranvía/un cartero/un globo>, y después pasó la tarde casi entera.
They sat down on a bench to wait, and <a tram/a postman/a balloon> went by, and after it nearly all of the afternoon.

—A lo mejor él también lo está buscando —dijo {kid}.
“Perhaps he is looking for it too,” said {kid}.

—Pues lo busca por dentro —{topic:contestó|contestaron} {topic.the}, sin levantar la voz.
“Then he is looking inside,” answered {topic.the}, in a low voice.

Cuando por fin se levantó a dar una vuelta, resultó que la piedra seguía debajo de él, con una letra más pequeña.
When at last he got up to turn round, it was seen that the stone went on under him, in smaller writing.

—Más o menos —leyó {kid}.
“More or less,” read {kid}.

El perro bostezó con toda la boca y se tumbó otra vez, un poco más a la izquierda, por no quitarle la razón a nadie.
The dog gave a great yawn and lay down again, a little more to the left, so as not to prove anybody wrong.

== both
-- beginner
<Por la noche están otra vez en casa./Cuando vuelven a casa, es de noche.>
<At night they are at home again./When they are home again, it is night.>
Ponen lo que traen en la mesa.
They put what they have on the table.
No hay nada.
There is not a thing.

—Pues empieza <tú/ya> —dice {kid}—.
“Well, you begin <it/now>,” says {kid}.
Yo voy desde el final.
“I will come from the end.”

Y empiezan a {topic.do} por los dos lados.
And they begin to {topic.do} from both ends.
{topic.the} {topic:va|van} hacia delante.
{topic.the} {topic:goes|go} forwards.
{kid} va hacia atrás.
{kid} goes backwards.
<Están más cerca, y más cerca./Cada vez están más cerca.>
<They get nearer, and nearer./They get near, and then nearer.>
Entonces chocan.
Then they bump.
<Se oye ¡toc!/Suena ¡poc!>
<It goes knock!/It goes bonk!>
{topic.the} {topic:se ríe|se ríen}, y {kid} también.
{topic.the} {topic:laughs|laugh}, and so does {kid}.
-- intermediate
Por la noche, de nuevo en casa, vaciaron lo que traían encima de la mesa.
At night, home again, they turned out what they had on the table.
No cayó nada.
Nothing fell out.

—Pues empieza por el principio —dijo {kid}—, y yo voy desde el final.
“Well, you begin at the beginning,” said {kid}, “and I will come from the end.”

Y así se pusieron a {topic.do}, por los dos lados a la vez.
And so they set out to {topic.do} from both ends at once.
{topic.the} {topic:iba|iban} hacia delante, y {kid} iba hacia atrás, cada vez más cerca.
{topic.the} went forwards and {kid} went backwards, nearer and nearer.
<Hasta que chocaron./Y entonces chocaron.>
<Until they bumped./And then they bumped.>
<Sonó como dos cocos./Sonó como una puerta.>
<It sounded like two coconuts./It sounded like a door.>

<Se rieron tanto que hubo que sentarse en el suelo./Se rieron tanto que se despertó el gato.>
<They laughed so much that they had to sit down on the floor./They laughed so much that it woke the cat.>
-- advanced
Ya de noche, de nuevo en casa, vaciaron sobre la mesa lo que traían y no cayó nada.
Late at night, home again, they turned out on the table what they had brought, and nothing fell out.

—Pues empieza por el principio —propuso {kid}—, y yo vengo desde el final, a ver qué pasa.
“Well, you begin at the beginning,” suggested {kid}, “and I will come from the end, and we shall see.”

Y así se pusieron a {topic.do}, por las dos puntas a la vez, que no es la manera habitual.
And so they set out to {topic.do} from both ends at once, which is not the usual way.
{topic.the} {topic:iba|iban} hacia delante y {kid} hacia atrás, cada vez más cerca y con más prisa.
{topic.the} went forwards and {kid} backwards, nearer and nearer and in more of a hurry.
<Chocaron con un ruido de cocos./Chocaron con un ruido de armario./Chocaron con un ruido de piano.>
<They bumped with a sound of coconuts./They bumped with a sound of cupboards./They bumped with a sound of pianos.>
+ Se rieron tanto que hubo que sentarse en el suelo, con la mano en la frente.
They laughed so much that they had to sit down on the floor, each holding a forehead.

== end
-- beginner
—¿Qué ha sido eso? —{topic:pregunta|preguntan} {topic.the}.
“What was that?” {topic:asks|ask} {topic.the}.

—El medio —dice {kid}.
“The middle,” says {kid}.

<Lo miran bien./Se quedan un rato allí.>
<They have a good look./They stay there for a while.>
<Cabe todo el mundo./Hay sitio de sobra.>
<There is room for all./There is a lot of room.>
<Después cada lado se acaba solo./Luego sale bien por los dos lados.>
<Then both sides come to an end./Then it goes well from both sides.>

<El sábado/El domingo/Al otro día> quieren {topic.do} otra vez.
<On Saturday/On Sunday/The next day> they want to {topic.do} again.

—¿Por dónde empezamos? —{topic:pregunta|preguntan} {topic.the}.
“Where do we begin?” {topic:asks|ask} {topic.the}.

—Por el medio —dice {kid}.
“In the middle,” says {kid}.
-- intermediate
—¿Qué ha sido eso? —{topic:preguntó|preguntaron} {topic.the}.
“What was that?” asked {topic.the}.

—El medio —dijo {kid}.
“The middle,” said {kid}.

<Era más grande de lo que parecía./Se estaba muy bien allí.>
<It was bigger than it looked./It was very nice in there.>
<Después, lo que faltaba salió casi solo./Lo demás salió de un tirón.>
<After that the rest of it came almost by itself./The rest of it came all in one go.>

<A la semana siguiente/Tres días después/Al mes siguiente> quisieron {topic.do} otra vez.
<The next week/Three days later/The next month> they wanted to {topic.do} again.

—¿Por dónde empezamos? —{topic:preguntó|preguntaron} {topic.the}, con la mano en la frente por si acaso.
“Where do we begin?” asked {topic.the}, one hand on the forehead, just in case.

—Por el medio —dijo {kid}.
“In the middle,” said {kid}.
-- advanced
—¿Qué ha sido eso? —{topic:preguntó|preguntaron} {topic.the}.
“What was that?” asked {topic.the}.

—El medio —dijo {kid}, sin ninguna duda.
“The middle,” said {kid}, without any doubt.

<Era bastante más grande de lo que parecía desde fuera./Se estaba tan bien allí que tardaron en salir.>
<It was a good deal bigger than it looked from outside./It was so nice in there that they took their time to leave.>
+ Después de aquello, lo que faltaba por los dos lados salió casi solo.
After that, what was left on both sides came almost by itself.

<A la semana siguiente/Tres días después/Al mes siguiente> quisieron {topic.do} otra vez.
<The next week/Three days later/The next month> they wanted to {topic.do} again.

—¿Y por dónde empezamos? —{topic:preguntó|preguntaron} {topic.the}, con la mano en la frente, por si acaso.
“And where do we begin?” asked {topic.the}, one hand on the forehead, just in case.

—Por el medio —dijo {kid}.
“In the middle,” said {kid}.
