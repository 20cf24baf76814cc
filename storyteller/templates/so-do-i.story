plot: A letter comes without a name or a street, only for the one that does what the hero does; it goes from door to door and everybody is nearly the right one; the hero opens it, and there are three words in it, from another who does the same; the answer has the same address and comes back to the hero, until one word more is written on it.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:deed, hero:trait, hero:place
picture: topic village, topic day, curious, hero, kid, other, post carries letter, thing topic, letter
middle: city, same, curious, hero, kid holding letter, other, post walks, thing topic, letter
end: home village, night, calm, hero reads letter, kid, other, thing topic, letter
take doors: 1 3 7

title: Una carta sin calle = A Letter Without a Street
title: Quien también = The Other One
title: Tres palabras = Three Words

cast post f: la cartera = the postwoman
cast post m: el cartero = the postman
cast post f: la cartera nueva = the new postwoman
cast post m: el cartero viejo = the old postman

cast stamp: un faro = a lighthouse
cast stamp: una montaña = a mountain
cast stamp: un tren = a train
cast stamp: una estrella = a star

speaks baker f: la panadera = the baker
speaks barber m: el barbero = the barber
speaks lady f: la señora = the lady
speaks boy m small: el niño = the boy
speaks captain f: la capitana = the captain
speaks teacher m: el maestro = the teacher
speaks tailor m: el sastre = the tailor
speaks guard f: la guardia = the guard

word: la carta: carta, cartas = the letter: letter, letters
word: el sobre: sobre = the envelope: envelope
word: la calle: calle, calles = the street: street, streets
word: el nombre: nombre = the name: name
word: la puerta: puerta, puertas = the door: door, doors
word: abrir: abre, abrió, abrir, abierto = to open: opens, opened, open
word: leer: lee, leyó, leer = to read: reads, read
word: el sello: sello = the stamp: stamp
word: la palabra: palabra, palabras = the word: word, words
word: escribir: escribe, escribió, escribieron, escriben, escribir = to write: writes, wrote, write
word: volver: vuelve, volvió, vuelta = to come back: comes back, came back, back
word: también = too: too, also
word: tres = three
word: lejos = far: far away, far
word: la respuesta: respuesta, contestar = the answer: answer
word: buscar: busca, buscan, buscó, buscaron, buscar = to look for: looks for, look for, looked for
word: la cartera: cartera, cartero = the postwoman: postwoman, postman
word: llegar: llega, llegó = to come: comes, came

question: ¿A quién le escribirías una carta sin calle? = To whom would you write a letter without a street?
question: ¿Qué pondría en tu sobre? = What would it say on your envelope?
question: ¿Qué pasará cuando se encuentren? = What will happen when they meet?

== letter
-- beginner
Llega una carta sin nombre y sin calle.
A letter comes without a name or a street.
El sello tiene {stamp}.
On the stamp there is {stamp}.
En el sobre pone una sola cosa.
The envelope says one thing only.
«Para {topic.full}».
“For {topic.full}”.

—Así no hay quien trabaje —dice {post}.
“How can one work like this?” says {post}.

—Yo sé quién es —dice {kid}.
“I know who it is,” says {kid}.

—Hay que preguntar —dice {post}—.
“We must ask,” says {post}.
Puerta por puerta, como siempre.
“Door by door, as always.”

{kids} [va|van] también, con el sobre.
{kids} [goes|go] too, with the envelope.
-- intermediate
Un lunes llegó una carta sin nombre y sin calle, con {stamp} en el sello.
One Monday a letter came without a name or a street, with {stamp} on the stamp.
En el sobre ponía solamente: «Para {topic.full}».
The envelope only said: “For {topic.full}”.

—Así no hay quien trabaje —dijo {post}.
“How can one work like this?” said {post}.

—Pues yo sé quién es —dijo {kid}.
“Well, I know who it is,” said {kid}.

—Eso dicen todos —dijo {post}—.
“They all say that,” said {post}.
Hay que preguntar puerta por puerta.
“We must ask from door to door.”

{kids} [fue|fueron] también, para llevar el sobre.
{kids} went too, to carry the envelope.
-- advanced
El lunes apareció en la saca una carta sin nombre, sin calle y con {stamp} en el sello.
On Monday a letter turned up in the bag without a name, without a street, and with {stamp} on the stamp.
En el sobre, con muy buena letra, ponía: «Para {topic.full}».
On the envelope, in very good handwriting, it said: “For {topic.full}”.

—Así no hay quien trabaje —suspiró {post}.
“How can one work like this?” sighed {post}.

—Yo sé quién es —dijo {kid}.
“I know who it is,” said {kid}.

—Eso lo dicen siempre, así que se preguntará puerta por puerta —dijo {post}, y {kids} [fue|fueron] también.
“They always say that, so we shall ask from door to door,” said {post}, and {kids} went too.

== baker in doors
-- beginner
La panadera lee el sobre dos veces.
The baker reads the envelope twice.

—Por poco —dice la panadera—.
“Very nearly,” says the baker.
Yo hago algo parecido, pero con pan.
“I do something like that, but with bread.”

—¿Seguro? —pregunta {kid}.
“Are you sure?” asks {kid}.

—Los martes, no —dice la panadera.
“Not on Tuesdays,” says the baker.

{post} apunta: «Los martes, no».
{post} writes down: “Not on Tuesdays”.
La carta huele ahora a bollo.
Now the letter smells of buns.
-- intermediate
La panadera leyó el sobre dos veces, limpiándose la harina.
The baker read the envelope twice, wiping off the flour.

—Por muy poco —dijo la panadera—.
“Very nearly,” said the baker.
Lo mío es parecido, pero con pan.
“I do something like it, but with bread.”

—¿Y todos los días? —preguntó {kid}.
“And every day?” asked {kid}.

—Los martes, no —reconoció la panadera.
“Not on Tuesdays,” admitted the baker.

La carta salió de allí oliendo a bollo.
The letter left the shop with a smell of buns.
-- advanced
La panadera leyó el sobre por delante y por detrás, dejando en él dos dedos de harina.
The baker read the envelope front and back, and left two fingers of flour on it.

—Por muy poco —dijo la panadera—, porque lo mío es parecido, aunque con pan.
“Very nearly,” said the baker, “since I do something like it, though with bread.”

—¿Y todos los días? —preguntó {kid}, y resultó que los martes, no.
“And every day?” asked {kid}, and it turned out that it was not on Tuesdays.

== barber in doors
-- beginner
El barbero mira el sobre en el espejo.
The barber looks at the envelope in the mirror.

—Al revés pone otra cosa —dice el barbero.
“Backwards it says something else,” says the barber.

—¿Y es para usted? —pregunta {kid}.
“And is it for you?” asks {kid}.

—No —dice el barbero—.
“No,” says the barber.
Pero es una letra muy bien peinada.
“But it is very well-combed writing.”

Le pasa un peine por encima, gratis.
He runs a comb over it, for nothing.
Siguen a la puerta siguiente.
They go on to the next door.
-- intermediate
El barbero miró el sobre en el espejo grande.
The barber looked at the envelope in the big mirror.

—Al revés pone otra cosa —dijo el barbero.
“Backwards it says something else,” said the barber.

—¿Y del derecho es para usted? —preguntó {kid}.
“And forwards, is it for you?” asked {kid}.

—Qué más quisiera —dijo el barbero—.
“I only wish it were,” said the barber.
Pero qué letra tan bien peinada.
“But what well-combed writing.”

Le pasó un peine por encima, gratis.
He ran a comb over it, for nothing.
-- advanced
El barbero examinó el sobre en el espejo grande, donde todo estaba al revés.
The barber examined the envelope in the big mirror, where everything was backwards.

—Así pone otra cosa, mucho más difícil —dijo el barbero.
“Like this it says something else, which is much harder,” said the barber.

Para él no era, pero le pareció una letra tan bien peinada que no quiso cobrar la consulta.
It was not for him, but he found the writing so well combed that he would take no money.

== lady in doors
-- beginner
La señora del tercero no abre.
The lady on the third floor does not open.

—¿Es una factura? —pregunta la señora desde dentro.
“Is it a bill?” asks the lady from inside.

—Es una carta —dice {kid}.
“It is a letter,” says {kid}.

—¿Para mí? —dice la señora, y abre un dedo.
“For me?” says the lady, and opens it by a finger.

{kid} lee el sobre en voz alta.
{kid} reads the envelope out loud.

—Ya no —dice la señora—.
“Not any longer,” says the lady.
De joven, puede ser.
“When I was young, perhaps.”

Les da una pera a cada uno.
She gives them a pear each.
-- intermediate
La señora del tercero no abría nunca.
The lady on the third floor never opened her door.

—¿Es una factura? —preguntó la señora desde dentro.
“Is it a bill?” asked the lady from inside.

—Es una carta —dijo {kid}, y leyó el sobre en voz alta.
“It is a letter,” said {kid}, and read the envelope out loud.

Se abrió la puerta, primero un dedo y luego entera.
The door opened, first by a finger and then all the way.

—De joven, todavía —dijo la señora—.
“When I was young, perhaps,” said the lady.
Ahora ya solo miro.
“Now I only look on.”
-- advanced
La señora del tercero, que no abría nunca, preguntó desde dentro si era una factura.
The lady on the third floor, who never opened her door, asked from inside if it was a bill.

—Es una carta —dijo {kid}, y leyó el sobre en voz alta.
“It is a letter,” said {kid}, and read the envelope out loud.

La puerta se abrió, primero un dedo y después entera.
The door opened, first by a finger and then all the way.

—De joven, todavía podría haber sido para mí —dijo la señora con un suspiro.
“When I was young it might have been for me,” said the lady with a sigh.

== boy in doors
-- beginner
Un niño dice que la carta es suya.
A boy says that the letter is his.

—¿Tú? —pregunta {kid}—.
“Yours?” asks {kid}.
A ver, enséñalo.
“Go on then, show us.”

El niño se pone en medio de la calle.
The boy stands in the middle of the pavement.
Respira hondo y se pone rojo.
He takes a deep breath and turns red.
No pasa nada.
Nothing happens.

—Ayer me salía —dice el niño.
“It worked yesterday,” says the boy.

{post} le da un sello usado, y el niño se va contento.
{post} gives him a used stamp, and he goes off happy.
-- intermediate
En la acera, un niño aseguró que la carta era suya.
On the pavement a boy said that the letter was his.

—A ver, enséñalo —dijo {kid}.
“Go on then, show us,” said {kid}.

El niño respiró hondo, apretó los puños y se puso rojo.
The boy took a deep breath, made two fists and turned red.
Esperaron un minuto entero, y no pasó nada.
They waited for a whole minute, and nothing happened.

—Ayer me salía —dijo el niño.
“It worked yesterday,” said the boy.

{post} le dio un sello usado por las molestias.
{post} gave him a used stamp for his trouble.
-- advanced
En la acera, un niño juró que la carta era suya y que podía demostrarlo.
On the pavement a boy swore that the letter was his, and that he could prove it.
Respiró hondo, apretó los puños y se puso rojo, y al cabo de un minuto no había pasado nada.
He took a deep breath, made two fists and turned red, and after a minute nothing had happened.

—Ayer me salía —dijo el niño, y {post} le dio un sello usado por las molestias.
“It worked yesterday,” said the boy, and {post} gave him a used stamp for his trouble.

== captain in doors
-- beginner
La capitana del barco lee el sobre.
The captain of the ship reads the envelope.
Luego mira el sello con una lupa.
Then she looks at the stamp with a glass.

—Esto viene de muy lejos —dice la capitana.
“This comes from very far away,” says the captain.

—¿De dónde? —pregunta {kid}.
“Where from?” asks {kid}.

La capitana señala el agua con la cuchara.
The captain points at the water with her spoon.

—De ahí, y luego recto —dice la capitana.
“From there, and then straight on,” says the captain.

El sobre hace un ruido pequeño, como de olas.
The envelope makes a small noise, like waves.
-- intermediate
La capitana leyó el sobre y miró el sello con una lupa.
The captain read the envelope and looked at the stamp with a glass.

—Esto viene de muy lejos —dijo la capitana.
“This comes from very far away,” said the captain.

—¿De dónde? —preguntó {kid}.
“Where from?” asked {kid}.

—De ahí, y luego todo recto —dijo la capitana, señalando el agua.
“From there, and then straight on,” said the captain, pointing at the water.

El sobre, en la mano, hacía un ruido como de olas.
The envelope made a noise like waves.
-- advanced
La capitana leyó el sobre, olió el sello y lo miró con una lupa.
The captain read the envelope, smelled the stamp and looked at it with a glass.

—Esto viene de tan lejos que habrá salido en otoño —dijo la capitana.
“This comes from so far away that it must have left in autumn,” said the captain.

Para ella no era, porque en un barco esas cosas se marean.
It was not for her, since on a ship such things get seasick.
Pero devolvió el sobre con las dos manos, como se devuelven las cosas importantes.
But she gave the envelope back with both hands, as one does with important things.

== teacher in doors
-- beginner
El maestro corrige el sobre con un lápiz.
The teacher goes over the envelope with a pencil.

—No hay ninguna falta —dice el maestro—.
“There is no mistake in it,” says the teacher.
Eso ya es raro.
“That is odd, to begin with.”

—¿Y lo hace usted? —pregunta {kid}.
“And do you do that?” asks {kid}.

—Yo lo explico —dice el maestro—.
“I explain it,” says the teacher.
Pero explicarlo no es lo mismo.
“But to explain it is not the same.”

Le pone un diez al sobre.
He gives the envelope ten out of ten.
Siguen calle abajo.
They go on down the street.
-- intermediate
El maestro repasó el sobre con un lápiz, letra por letra.
The teacher went over the envelope with a pencil, letter by letter.

—Ni una falta —dijo el maestro—.
“Not one mistake,” said the teacher.
Eso ya es raro.
“That is odd, to begin with.”

—¿Y lo hace usted? —preguntó {kid}.
“And do you do that?” asked {kid}.

—Yo solo lo explico —dijo el maestro—, y explicarlo no es lo mismo.
“I only explain it,” said the teacher, “and that is not the same.”

Le puso un diez y siguieron calle abajo.
He gave it ten out of ten, and they went on down the street.
-- advanced
El maestro repasó el sobre letra por letra, con un lápiz, y no encontró ni una falta.
The teacher went over the envelope letter by letter, with a pencil, and found not one mistake.

—Yo eso lo explico los jueves —dijo el maestro—, pero explicarlo no es lo mismo.
“I explain that on Thursdays,” said the teacher, “but to explain it is not the same.”

Le puso un diez al sobre y les abrió la puerta con cierta envidia.
He gave the envelope ten out of ten, and opened the door for them with some envy.

== tailor in doors
-- beginner
El sastre mide el sobre.
The tailor measures the envelope.

—Está hecho a mano —dice el sastre—.
“It is made by hand,” says the tailor.
Y lo han doblado tres veces.
“And it was folded three times.”

—¿Qué quiere decir eso? —pregunta {kid}.
“What does that mean?” asks {kid}.

—Que no era fácil de mandar —dice el sastre.
“That it was not easy to send,” says the tailor.

Le cose un hilo azul en una esquina.
He sews a blue thread on one corner.
Así no se pierde.
Now it cannot get lost.
-- intermediate
El sastre midió el sobre con la cinta.
The tailor measured the envelope with his tape.

—Está hecho a mano, y lo han abierto y cerrado tres veces —dijo el sastre.
“It is made by hand, and it was opened and shut three times,” said the tailor.

—¿Y eso qué quiere decir? —preguntó {kid}.
“And what does that mean?” asked {kid}.

—Que costó mandarlo —dijo el sastre, y le cosió un hilo azul en una esquina.
“That it was hard to send,” said the tailor, and sewed a blue thread on one corner.
-- advanced
El sastre midió el sobre por los cuatro lados y pasó una uña por el borde.
The tailor measured the envelope on all four sides and ran a nail along the edge.

—Hecho a mano, y abierto y cerrado tres veces antes de mandarlo —dijo el sastre.
“Made by hand, and opened and shut three times before it was sent,” said the tailor.

—¿Y eso qué quiere decir? —preguntó {kid}.
“And what does that mean?” asked {kid}.

—Que alguien no se atrevía —dijo el sastre.
“That it was hard to send,” said the tailor.

== guard in doors
-- beginner
La guardia pide los papeles.
The guard asks for papers.

—¿De quién es esa carta? —pregunta la guardia.
“Who does that letter belong to?” asks the guard.

—Eso buscamos —dice {kid}.
“That is what we are looking for,” says {kid}.

La guardia lee el sobre y se quita la gorra.
The guard reads the envelope and takes off her cap.

—Entonces pasen —dice la guardia—.
“Then go on,” says the guard.
Y que pasen por el medio de la plaza.
“And go right across the middle of the square.”

Para la carta se paran dos coches y un perro.
Two cars and a dog stop for the letter.
-- intermediate
En la plaza, la guardia les pidió los papeles.
In the square the guard asked for their papers.

—¿De quién es esa carta? —preguntó la guardia.
“Who does that letter belong to?” asked the guard.

—Eso es lo que buscamos —dijo {kid}.
“That is what we are looking for,” said {kid}.

La guardia leyó el sobre, se quitó la gorra y paró dos coches y un perro.
The guard read the envelope, took off her cap, and stopped two cars and a dog.

—Pasen por el medio —dijo la guardia.
“Go right across the middle,” said the guard.
-- advanced
En la plaza, la guardia quiso saber de quién era aquella carta, y {kid} contestó que eso era lo que buscaban.
In the square the guard wanted to know who that letter belonged to, and {kid} answered that this was what they were looking for.
Entonces leyó el sobre, se quitó la gorra y paró dos coches y un perro.
Then she read the envelope, took off her cap, and stopped two cars and a dog.

—Por el medio, que la carta ya viene cansada —dijo la guardia.
“Right across the middle, since the letter is tired,” said the guard.

== open
-- beginner
Al final del pueblo {topic:está|están} {topic.the}.
At the end of the village {topic:is|are} {topic.the}.
{kid} señala el sobre.
{kid} points at the envelope.
No hace falta preguntar: {topic.the} {topic.does}.
There is no need to ask: {topic.the} {topic.does}.
{topic.the} no {topic:abre|abren} la carta enseguida.
{topic.the} {topic:does|do} not open the letter at once.
Es la primera que llega.
It is the first one ever.
Dentro hay solo tres palabras.
Inside there are only three words.

—«Y yo también» —lee {kid}.
“And me too,” reads {kid}.

Nadie dice nada en un rato.
For a time no one speaks.
-- intermediate
Donde acababa el pueblo {topic:estaba|estaban} {topic.the}.
Where the village ended {topic:was|were} {topic.the}.
Allí no hizo falta preguntar: {topic.the} {topic.did}, como decía el sobre.
There was no need to ask there: {topic.the} {topic.did}, as the envelope said.
La carta tardó en abrirse, porque era la primera que llegaba.
It took time to open the letter, because it was the first one ever.
Dentro había solo tres palabras.
Inside there were only three words.

—«Y yo también» —leyó {kid}.
“And me too,” read {kid}.

Durante un rato no dijo nada nadie.
For a while nobody said anything.
-- advanced
Donde acababa el pueblo {topic:estaba|estaban} {topic.the}, y allí no hizo falta preguntar nada.
Where the village ended {topic:was|were} {topic.the}, and there was no need to ask anything there.
{topic.the} {topic.did}, exactamente como decía el sobre.
{topic.the} {topic.did}, exactly as the envelope said.
La carta, que era la primera, tardó mucho en abrirse, y dentro había solo tres palabras.
The letter, which was the first one ever, took a long time to open, and inside there were only three words.

—«Y yo también» —leyó {kid}.
“And me too,” read {kid}.

Durante un buen rato no dijo nada nadie, ni siquiera {post}.
For a good while nobody said anything, not even {post}.

== answer medium
-- beginner
{topic.the} {topic:quiere|quieren} contestar.
{topic.the} {topic:wants|want} to answer.
Pero en la carta no hay nombre.
But there is no name in the letter.
Tampoco hay calle, ni pueblo.
There is no street, and no village.
Solo hay un sello con {stamp}.
There is only a stamp, with {stamp}.

—¿Qué pongo en el sobre? —pregunta {kid}.
“What shall I put on the envelope?” asks {kid}.

—Lo mismo —dice {post}—.
“The same,” says {post}.
A esa carta le ha ido bien.
“That letter did well.”

{kid} escribe: «Para {topic.full}».
{kid} writes: “For {topic.full}”.
La carta sale el miércoles.
The letter leaves on Wednesday.
El jueves vuelve.
On Thursday it comes back.
{post} la trae con mucho cuidado.
{post} brings it with great care.

—¿Aquí otra vez? —dice {kid}.
“Here again?” says {kid}.

—Es lo que pone —dice {post}.
“It is what it says,” says {post}.

Y es verdad, porque {topic.the} {topic.does}.
And that is true, since {topic.the} {topic.does}.
-- intermediate
Había que contestar, pero en la carta no había nombre, ni calle, ni pueblo.
There had to be an answer, but in the letter there was no name, no street and no village.
Solo quedaba el sello, con {stamp}.
There was only the stamp, with {stamp}.

—¿Y qué pongo en el sobre? —preguntó {kid}.
“And what shall I put on the envelope?” asked {kid}.

—Lo mismo —dijo {post}—.
“The same,” said {post}.
A esa carta le fue muy bien.
“That letter did very well.”

{kid} escribió: «Para {topic.full}».
{kid} wrote: “For {topic.full}”.
La carta salió el miércoles, y el jueves volvió.
The letter left on Wednesday, and on Thursday it came back.
{post} la traía con muchísimo cuidado.
{post} brought it with very great care.

—¿Otra vez aquí? —dijo {kid}.
“Here again?” said {kid}.

—Es lo que pone —dijo {post}, y era verdad.
“It is what it says,” said {post}, and that was true.
-- advanced
Una carta así había que contestarla, pero no traía nombre, ni calle, ni pueblo, sino solo un sello con {stamp}.
Such a letter had to be answered, but it had no name, no street and no village, only a stamp with {stamp}.

—¿Y qué se pone en el sobre? —preguntó {kid}.
“And what does one put on the envelope?” asked {kid}.

—Lo mismo, que a esta le ha ido muy bien —dijo {post}.
“The same, since this one did so well,” said {post}.

{kid} escribió, con su mejor letra: «Para {topic.full}».
{kid} wrote, in good clear letters: “For {topic.full}”.
La respuesta salió el miércoles, y el jueves llamaron a la puerta: era {post}, con la respuesta en la mano.
The answer left on Wednesday, and on Thursday there was a knock: it was {post}, with the answer.

—¿Otra vez aquí? —dijo {kid}.
“Here again?” said {kid}.

—Es lo que pone en el sobre —dijo {post}, y no había nada que objetar.
“It is what the envelope says,” said {post}, and there was nothing to be said against it.

== write long
-- beginner
Escribir la respuesta no es fácil.
It is not easy to write the answer.
{kid} tiene el lápiz.
{kid} has the pencil.
La primera hoja dice demasiado.
The first page says too much.
La segunda hoja no dice nada.
The second page says nothing.
La tercera tiene una mancha de sopa.
The third one has soup on it.

—¿Y si contamos cómo es un día? —dice {kid}.
“What if we tell about one day?” says {kid}.

Escriben lo de la mañana y lo de la tarde.
They write about the morning, and about the evening.
Escriben lo que dice la gente al pasar.
They write what people say as they go by.
Escriben también lo que no dice nadie.
They also write what no one says.
La hoja se acaba enseguida.
The page is soon full.
{kid} sigue por detrás, y luego por los lados.
{kid} goes on at the back, and then round the sides.

—¿Y la despedida? —pregunta {post}.
“And the end of it?” asks {post}.

—Ya no cabe —dice {kid}.
“There is no room for it,” says {kid}.

Así es mejor.
It is better like that.
Una carta sin despedida no se ha terminado.
A letter without an end is not over.
-- intermediate
Escribir la respuesta costó una tarde entera.
It took a whole afternoon to write the answer.
La primera hoja decía demasiado, y la segunda no decía nada.
The first page said too much, and the second said nothing.
La tercera acabó con una mancha de sopa.
The third ended with soup on it.

—¿Y si contamos cómo es un día? —dijo {kid}.
“What if we tell about one day?” said {kid}.

Escribieron lo de la mañana, lo de la tarde y lo que decía la gente al pasar.
They wrote about the morning, about the evening, and what people said as they went by.
También escribieron lo que no decía nadie.
They also wrote what nobody said.
Cuando la hoja se acabó, {kid} siguió por detrás y luego por los lados.
When the page was full, {kid} went on at the back, and then round the sides.

—¿Y la despedida? —preguntó {post}.
“And the end of it?” asked {post}.

—Ya no cabe —dijo {kid}.
“There is no room for it,” said {kid}.

Y así quedaba mejor, porque una carta sin despedida no se ha terminado.
And it was better like that, since a letter without an end is not over.
-- advanced
Escribir la respuesta costó una tarde, tres hojas y un plato de sopa, que fue a caer en la tercera.
The answer took an afternoon, three pages and a plate of soup, which landed on the third.

—¿Y si solo contamos cómo es un día? —propuso {kid}.
“What if we only tell about one day?” suggested {kid}.

Escribieron lo de la mañana, lo de la tarde y lo que decía la gente al pasar.
They wrote about the morning, about the evening, and what people said as they went by.
Escribieron también lo que no decía nunca nadie, que era lo más largo.
They also wrote what nobody ever said, which was the longest part.
Cuando la hoja se acabó, {kid} siguió por detrás y después por los lados, hasta dar la vuelta.
When the page was full, {kid} went on at the back and then round the sides, until the writing met itself.

—¿Y la despedida? —preguntó {post}.
“And the end of it?” asked {post}.

—No cabe —dijo {kid}, y quedó mejor así, porque una carta sin despedida no se ha terminado.
“There is no room for it,” said {kid}, and it was better like that, since a letter without an end is not over.

== wait long
-- beginner
Luego hay que esperar.
Then they have to wait.
El viernes no llega nada.
On Friday nothing comes.
El sábado llega un papel de la luz.
On Saturday there is a bill.
El domingo no hay correo.
On Sunday there is no post.

—A lo mejor se ha perdido —dice {kid}.
“It may be lost,” says {kid}.

—Las cartas no se pierden —dice {post}—.
“Letters do not get lost,” says {post}.
Se entretienen.
“They dawdle.”

{topic.the} {topic:mira|miran} el camino por la mañana.
{topic.the} {topic:looks|look} at the road in the morning.
{topic.the} {topic:mira|miran} el camino por la tarde.
{topic.the} {topic:looks|look} at it again in the evening.
En el pueblo ya lo sabe todo el mundo.
In the village they all know by now.
La panadera pregunta al pasar.
The baker asks as she goes by.
El barbero pregunta desde la puerta.
The barber asks from his door.

—¿Nada? —preguntan.
“Nothing?” they ask.

—Todavía nada —dice {kid}.
“Nothing yet,” says {kid}.

Todavía es una palabra larga, con mucho sitio dentro.
Yet is a short word with a lot of room in it.
-- intermediate
Después hubo que esperar, que no viene en ningún sobre.
Then they had to wait, which is on no envelope.
El viernes no llegó nada, y el sábado, solo un papel de la luz.
On Friday nothing came, and on Saturday only a bill.

—A lo mejor se ha perdido —dijo {kid}.
“It may be lost,” said {kid}.

—Las cartas no se pierden —dijo {post}—.
“Letters do not get lost,” said {post}.
Se entretienen por el camino.
“They dawdle on the way.”

{topic.the} {topic:miraba|miraban} el camino por la mañana y por la tarde.
{topic.the} looked at the road in the morning and in the evening.
En el pueblo ya lo sabía todo el mundo, y preguntaban al pasar.
In the village they all knew by now, and asked as they went by.

—¿Nada? —decían.
“Nothing?” they said.

—Todavía nada —contestaba {kid}.
“Nothing yet,” answered {kid}.

Todavía es una palabra con mucho sitio dentro.
Yet is a word with a lot of room in it.
-- advanced
Después hubo que esperar, que es la parte de las cartas que no se escribe.
Then they had to wait, which is the part of letters that is not written.
El viernes no llegó nada, el sábado llegó un papel de la luz, y el domingo no hubo correo.
On Friday nothing came, on Saturday there was a bill, and on Sunday there was no post.

—Se habrá perdido —dijo {kid}.
“It must be lost,” said {kid}.

—Las cartas no se pierden: se entretienen —dijo {post}, que conocía a muchas.
“Letters do not get lost: they dawdle,” said {post}, who knew a great many.

{topic.the} {topic:miraba|miraban} el camino por la mañana y por la tarde, y el pueblo entero preguntaba al pasar.
{topic.the} looked at the road in the morning and in the evening, and the whole village asked in passing.

—Todavía nada —contestaba {kid}, y todavía era una palabra con mucho sitio dentro.
“Nothing yet,” answered {kid}, and yet was a word with a lot of room in it.

== end
-- beginner
{kid} mira la respuesta y piensa.
{kid} looks at the answer and thinks.
Falta una palabra en el sobre.
There is a word missing on the envelope.
{kid} la escribe arriba, bien grande: «También».
{kid} writes it at the top, very big: “Also”.
Ahora la carta no vuelve.
Now the letter does not come back.
<Pasan tres semanas./Pasa casi un mes.>
<Three weeks go by./Nearly a month goes by.>
Un día, {post} llega corriendo.
One day {post} comes running.
Trae una carta con una sola palabra.
There is a letter, with one word in it.

—«¿Cuándo?» —lee {kid}.
“When?” reads {kid}.

{topic.the} ya {topic:está|están} en la puerta, con la maleta.
{topic.the} {topic:is|are} at the door already, with a suitcase.
-- intermediate
A la respuesta le faltaba una palabra en el sobre.
On the envelope of the answer there was a word missing.
{kid} la escribió arriba, bien grande: «También».
{kid} wrote it at the top, very big: “Also”.
Con esa palabra, la carta ya no volvió.
With that word the letter did not come back.
<A las tres semanas/Casi un mes después>, {post} llegó corriendo.
<After three weeks/Nearly a month later> {post} came running.
Traía una carta que tenía dentro una sola palabra.
There was a letter, with a single word in it.

—«¿Cuándo?» —leyó {kid}.
“When?” read {kid}.

{topic.the} ya {topic:estaba|estaban} en la puerta, con la maleta.
{topic.the} {topic:was|were} at the door already, with a suitcase.
-- advanced
Al sobre de la respuesta le faltaba una palabra, y {kid} la escribió arriba, bien grande: «También».
On the envelope of the answer there was a word missing, and {kid} wrote it at the top, very big: “Also”.
Así escrita, la carta no volvió.
Written like that, the letter did not come back.
<Al cabo de tres semanas/Cuando ya casi era otro mes>, {post} llegó corriendo, con una sola palabra dentro de un sobre.
<After three weeks/When it was nearly another month> {post} came running, with a single word in an envelope.

—«¿Cuándo?» —leyó {kid}.
“When?” read {kid}.

No hubo que contestar por carta, porque {topic.the} ya {topic:estaba|estaban} en la puerta, con la maleta hecha.
There was no need to write back, since {topic.the} {topic:was|were} at the door already, with a suitcase.
