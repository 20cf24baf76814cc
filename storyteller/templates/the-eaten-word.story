plot: A moth has eaten, out of the big dictionary, what an idea is; children ask from door to door, and each answer is sure and no good; only the moth knows it by heart, gives it back for something worse to eat, and it can be tried out; it had tasted of more.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: idea
picture: house library, day, curious, kid reads book, other, keeper, book
middle: same, day, curious, kid points, other, butterfly brown sleeps on book, keeper, book
end: same, night, happy, kid reads book, other, butterfly brown flies, book
take doors: 1 3 8
take late: 0 0 2

title: La palabra comida = The Eaten Word
title: Un agujero en el diccionario = A Hole in the Dictionary
title: La polilla de la página doscientos = The Moth on Page Two Hundred

cast keeper f: doña Elvira = Mrs Elvira
cast keeper m: don Emilio = Mr Emilio
cast keeper f: la señora Tapia = Mrs Tapia
cast keeper m: el señor Roca = Mr Roca

cast house: la biblioteca = the library
  in: En la biblioteca = In the library
cast house: el colegio = the school
  in: En el colegio = In the school
cast house: el ayuntamiento = the town hall
  in: En el ayuntamiento = In the town hall

cast food: una lista de multas = a list of fines
cast food: un examen de sumas = a test of sums
cast food: un horario de trenes = a train timetable
cast food: una carta del banco = a letter from the bank

speaks grocer m: el frutero = the fruit seller
speaks general m: el general = the general
speaks professor f: la profesora = the professor
speaks girl f small: la niña = the girl
speaks postwoman f: la cartera = the postwoman
speaks barber m: el barbero = the barber
speaks clockmaker m: el relojero = the clockmaker
speaks singer f: la cantante = the singer
speaks man m: el señor = the man
speaks lady f: la señora = the lady
speaks fisher m: el pescador = the fisherman
speaks sewer f: la costurera = the dressmaker
speaks officer m: el guardia = the policeman
speaks gardener f: la jardinera = the gardener
speaks moth f: la polilla = the moth

word: el diccionario: diccionario = the dictionary: dictionary
word: la polilla: polilla = the moth: moth
word: el agujero: agujero = the hole: hole
word: la palabra: palabra, palabras = the word: word, words
word: la página: página = the page: page
word: comer: come, comido, comió, comer = to eat: eats, eaten, ate, eat
word: la puerta: puerta = the door: door
word: preguntar: pregunta, preguntó, preguntar = to ask: asks, asked, ask
word: el lápiz: lápiz = the pencil: pencil
word: saber: sabe, sabía = to know: knows, knew, know
word: escribir: escribe, escribió, escrito = to write: writes, wrote, written
word: la letra: letras, letra = the letter: letters
word: probar: prueba, probar, probaron, probó = to try: try, tried, tries
word: gordo: gorda, gordo = fat: fat
word: la boca: boca = the mouth: mouth

question: ¿Cómo lo explicarías tú? = How would you explain it?
question: ¿Por qué no servían las otras respuestas? = Why were the other answers no good?
question: ¿Cuándo lo has visto tú de verdad? = When have you really seen it yourself?

== hole
-- beginner
{house.in} hay un diccionario muy grande.
{house.in} there is a very big dictionary.
{kids} [busca|buscan] una palabra en la página doscientos.
{kids} [looks|look] for a word on page two hundred.
La palabra está: {topic.what}.
The word is there: {topic.what}.
Pero debajo hay solo un agujero.
But under it there is only a hole.

—Se la ha comido una polilla —dice {keeper}—.
“A moth has eaten it,” says {keeper}.
Ya nadie sabe qué es.
“Now no one knows what it is.”

—Pues vamos a preguntar —dice {kid}.
“Then let us ask,” says {kid}.
-- intermediate
{house.in} tenían un diccionario tan grande que dormía en su propia mesa.
{house.in} there was a dictionary so big that it had a table of its own.
{kids} [buscaba|buscaban] una palabra y la [encontró|encontraron] en la página doscientos: {topic.what}.
{kids} looked for a word, and there it was on page two hundred: {topic.what}.
Pero donde tenía que explicarla solo quedaba un agujero redondo.
But where it should have been explained there was only a round hole.

—Ha sido la polilla —dijo {keeper}—.
“It was the moth,” said {keeper}.
Se ha comido justo lo que significa.
“It has eaten just what the word means.”

—Alguien lo sabrá —dijo {kid}, y se guardó un lápiz.
“Somebody must know,” said {kid}, and took a pencil.
-- advanced
{house.in} había un diccionario tan grande que tenía mesa propia y una campanilla para pasar de página.
{house.in} there was a dictionary so big that it had its own table, and a bell for turning the page.
{kids} [buscaba|buscaban] una palabra, y en la página doscientos la [encontró|encontraron]: {topic.what}.
{kids} looked for a word, and on page two hundred found it: {topic.what}.
Pero en lugar de la explicación no quedaba más que un agujero redondo.
But in place of the meaning there was nothing but a round hole.

—La polilla —suspiró {keeper}—, que se come siempre la parte que hace falta.
“The moth,” sighed {keeper}, “which always eats the part that is needed.”

—Alguien lo sabrá todavía —dijo {kid}, buscando un lápiz.
“Somebody must still know,” said {kid}, looking for a pencil.

== grocer in doors
-- beginner
El frutero pesa tomates.
The fruit seller is weighing tomatoes.

—¿Qué es {topic.what}? —pregunta {kid}.
“What is {topic.what}?” asks {kid}.

@grocer —Hoy no me queda —dice—.
“I have none left today,” he says.
Viene el jueves, en cajas.
“It comes on Thursday, in boxes.”

—¿Y cuánto pesa? —pregunta {kid}.
“How much does it weigh?” asks {kid}.

El frutero mira la balanza, y luego el techo.
The man looks at the scales, and then at the ceiling.

@grocer —Con bolsa o sin bolsa —dice.
“With the bag or without,” he says.
-- intermediate
El frutero no tuvo que pensar lo que era {topic.what}.
The fruit seller did not have to think about {topic.what}.

@grocer —De eso no me queda —dijo él, muy seguro—.
“I have none of that left,” he said, quite sure.
Viene los jueves, en cajas de doce.
“It comes on Thursdays, in boxes of twelve.”

—¿Y a cuánto está? —preguntó {kid}.
“And how much is it?” asked {kid}.

El frutero miró la balanza, y después el techo, y empezó a ordenar tomates.
The man looked at the scales, and then at the ceiling, and began to sort tomatoes.
-- advanced
El frutero contestó sin dejar de pesar tomates, con la seguridad de quien no ha entendido la pregunta.
The fruit seller answered while weighing tomatoes, as sure as those who have not understood a question.

@grocer —{topic.what} se me acabó el martes —dijo—, pero entra género nuevo los jueves.
“I sold the last of it on Tuesday,” he said, “but there is more on Thursdays.”

—¿Y cómo viene, suelto o en cajas? —preguntó {kid}.
“And how does it come, loose or in boxes?” asked {kid}.

El frutero miró la balanza, miró el techo y, por primera vez en veinte años, se equivocó en la cuenta.
The man looked at the scales, looked at the ceiling and, for the first time in twenty years, got his sums wrong.

== general in doors
-- beginner
El general abre con la gorra puesta.
The general opens with his cap on.

@general —Yo sé qué es —dice—.
“I know what that is,” he says.
Mide dos metros y va en fila.
“It is two metres tall and walks in line.”

—¿Y eso lo ha visto usted? —pregunta {kid}.
“Have you seen it?” asks {kid}.

—No —dice el general—.
“No,” says the general.
Pero así es todo lo bueno.
“But all good things are like that.”

{kid} no escribe nada.
{kid} writes nothing down.
-- intermediate
El general abrió con la gorra puesta, aunque estaba en zapatillas.
The general opened with his cap on, though he was in slippers.

@general —Claro que sé lo que es {topic.what} —dijo—.
“Of course I know about {topic.what},” he said.
Mide dos metros y desfila los domingos.
“It is two metres tall and marches on Sundays.”

—¿Y eso usted lo ha visto? —preguntó {kid}.
“And have you seen it?” asked {kid}.

—No hace falta —dijo el general, y se le movió el bigote.
“There is no need,” said the general, and his moustache moved.
-- advanced
El general abrió en zapatillas, pero con la gorra puesta y todas las medallas en la bata.
The general opened in slippers, but with his cap on and all his medals on the dressing gown.

@general —{topic.what} mide dos metros, desfila los domingos y saluda con la derecha —recitó.
“It is two metres tall, marches on Sundays and salutes with the right,” he recited.

—¿Y eso usted lo ha visto? —preguntó {kid}.
“And have you seen that yourself?” asked {kid}.

El general abrió la boca, la cerró, y en el bigote se le notó que no.
The general opened his mouth, closed it, and one could tell by his moustache that he had not.

== professor in doors
-- beginner
La profesora sabe muchas palabras largas.
The professor knows a lot of long words.

@professor —Es una cosa abstracta —dice.
“It is something abstract,” she says.

—¿Qué es abstracta? —pregunta {kid}.
“What is abstract?” asks {kid}.

@professor —Una cosa conceptual.
“Something conceptual.”

@kid —¿Y eso qué es?
“And what is that?”

La profesora piensa mucho rato.
The professor thinks for a long time.

@professor —Una cosa como {topic.what} —dice al fin.
“Something like {topic.what},” she says at last.
-- intermediate
La profesora del tercero sabía todas las palabras largas.
The professor on the third floor knew all the long words.

@professor —Es un concepto —explicó—, o sea, una abstracción.
“It is a concept,” she explained, “that is, an abstraction.”

—¿Y qué es una abstracción? —preguntó {kid}.
“And what is an abstraction?” asked {kid}.

La profesora se limpió las gafas, las dos caras de cada cristal.
The professor cleaned her glasses, both sides of each.

@professor —Algo como {topic.what} —dijo por fin, y cerró muy despacio.
“Something like {topic.what},” she said at last, and closed the door very slowly.
-- advanced
La profesora del tercero, que tenía un título en cada pared, explicó que se trataba de un concepto.
The professor on the third floor, who had a diploma on each wall, explained that it was a concept.

—¿Y un concepto? —preguntó {kid}, con el lápiz preparado.
“And what is a concept?” asked {kid}, pencil in hand.

@professor —Una abstracción —dijo ella—, y una abstracción es una idea, y una idea es, por ejemplo, {topic.what}.
“An abstraction,” she said, “and an abstraction is an idea, and an idea is, for example, {topic.what}.”

+ Habían dado la vuelta entera y estaban otra vez en el felpudo.
+ They had gone all the way round and were back on the doormat.

== toddler in doors
-- beginner
En una puerta abre una niña de dos años.
At one door a girl of two opens.
Escucha la pregunta y se saca el chupete.
She listens to the question and takes out her dummy.

@girl —¿Se come? —pregunta.
“Can you eat it?” she asks.

—Se lo ha comido una polilla —dice {kid}.
“A moth has eaten it,” says {kid}.

—Entonces sí —dice la niña.
“Then you can,” says the girl.

Y se pone otra vez el chupete.
And the dummy goes back in.
-- intermediate
En la puerta de al lado abrió una niña de dos años, con un chupete verde.
Next door it was a girl of two who opened, with a green dummy.

—¿Tú lo sabes? —preguntó {kid}.
“Do you know?” asked {kid}.

—¿Se come? —preguntó la niña.
“Can you eat it?” asked the girl.

@kid —Se lo ha comido una polilla.
“A moth has eaten it.”

@girl —Entonces se come —dijo ella, y era la respuesta más clara del día.
“Then you can,” she said, and it was the clearest answer of the day.
-- advanced
En la puerta de al lado abrió una niña de dos años, que se quitó el chupete para atender el asunto.
Next door it was a girl of two who opened, taking out her dummy to deal with the matter.

@girl —¿Se come? —preguntó, después de pensarlo.
“Can you eat it?” she asked, when she had thought about it.

—Una polilla se lo ha comido —reconoció {kid}.
“A moth has eaten it,” admitted {kid}.

—Entonces se come —concluyó la niña, y fue, con diferencia, la respuesta más rigurosa de toda la calle.
“Then you can,” concluded the girl, and it was by far the most exact answer in the whole street.

== post in doors
-- beginner
La cartera pasa con su bolsa.
The postwoman goes by with her bag.

@postwoman —Yo lo llevo todos los días —dice—.
“I carry it every day,” she says.
Pesa poco y no hace ruido.
“It is light and makes no noise.”

—¿Y cómo es por dentro? —pregunta {kid}.
“What is it like inside?” asks {kid}.

—No lo sé —dice la cartera—.
“I don’t know,” says the postwoman.
Yo no abro los sobres.
“I do not open letters.”

Y sigue por la calle.
And she goes on down the street.
-- intermediate
La cartera dijo que lo repartía todos los días, menos los domingos.
The postwoman said that she brought it every day but Sunday.

—¿Y qué es? —preguntó {kid}, con el lápiz en el aire.
“And what is it?” asked {kid}, pencil in the air.

—Por fuera, un sobre —dijo la cartera—.
“On the outside, a letter,” said the postwoman.
Por dentro no miro nunca.
“I never look inside.”

Se fue silbando, y en su bolsa, efectivamente, pesaba algo.
She went off whistling, and there was indeed some weight in her bag.
-- advanced
La cartera aseguró que lo repartía a diario, menos los domingos y las fiestas.
The postwoman was sure that she delivered it daily, but for Sundays and holidays.

—Entonces usted sabrá qué es —dijo {kid}.
“Then you must know what it is,” said {kid}.

—Sé dónde vive —dijo la cartera—, que no es lo mismo, porque yo los sobres no los abro.
“I know where it lives,” said the postwoman, “which is not the same, since I do not open letters.”

+ Se marchó silbando, con la bolsa inclinada hacia un lado por el peso de algo.
+ She went off whistling, her bag pulled to one side by the weight of something.

== barber in doors
-- beginner
El barbero corta el pelo a un señor.
The barber is cutting a man’s hair.

@barber —Yo tengo de eso en un frasco —dice.
“I have it in a bottle,” he says.

En el frasco pone «Limón».
On the bottle it says “Lemon”.

—Esto es limón —dice {kid}.
“This is lemon,” says {kid}.

El barbero lo huele, y el señor también.
The barber smells it, and so does the man.

—Pues huele muy bien —dice el barbero.
“It smells very good, though,” says the barber.

Todos los pelos huelen ya a limón.
Now all the hair smells of lemon.
-- intermediate
El barbero aseguró que tenía de eso en un frasco, en el segundo estante.
The barber was sure that he had it in a bottle, on the second shelf.

—Aquí pone que es limón —leyó {kid}.
“It says that this is lemon,” read {kid}.

—Al principio todo huele a limón —dijo el barbero—.
“At first all things smell of lemon,” said the barber.
Hay que esperar.
“You have to wait.”

Esperaron hasta que cerró, y seguía oliendo a limón.
They waited until he closed, and it still smelled of lemon.
-- advanced
El barbero bajó del segundo estante un frasco con el tapón de cristal y lo destapó como si dentro durmiera alguien.
The barber took down from the second shelf a bottle with a glass stopper, and opened it as if somebody were asleep inside.

—Esto es limón —dijo {kid}, que sabía leer etiquetas.
“This is lemon,” said {kid}, who could read labels.

—Al principio todo lo es —dijo el barbero—, pero luego queda un fondo.
“At first everything is,” said the barber, “but later something else is left.”

Esperaron hasta la hora de cerrar, y el fondo también era de limón.
They waited until closing time, and what was left was lemon too.

== clock in doors
-- beginner
El relojero no levanta la vista.
The clockmaker does not look up.

@clockmaker —Va con pilas —dice.
“It runs on batteries,” he says.

—¿Seguro? —pregunta {kid}.
“Are you sure?” asks {kid}.

—Todo lo que se para va con pilas —dice el relojero—.
“All things that stop run on batteries,” says the clockmaker.
¿Se ha parado?
“Has it stopped?”

—Se ha ido —dice {kid}.
“It has gone,” says {kid}.

@clockmaker —Entonces era de cuerda —dice él.
“Then you have to wind it up,” he says.

Y da cuerda a catorce relojes.
And he winds up fourteen clocks.
-- intermediate
El relojero contestó sin quitarse la lupa del ojo.
The clockmaker answered with his glass still in his eye.

@clockmaker —Eso va con pilas —dijo—, porque todo lo que se para va con pilas.
“That runs on batteries,” he said, “since all things that stop run on batteries.”

—No se ha parado —dijo {kid}—.
“It has not stopped,” said {kid}.
Se lo han comido.
“It has been eaten.”

—Entonces era de cuerda —dijo el relojero, y se puso a dar cuerda a catorce relojes.
“Then it was clockwork,” said the clockmaker, and he began to wind up fourteen clocks.
-- advanced
El relojero contestó sin quitarse la lupa, como contestaba siempre a los clientes y a su mujer.
The clockmaker answered without taking out his eyeglass, as he always answered customers and his wife.

@clockmaker —Pilas —dijo—, porque cuando una cosa deja de funcionar, son siempre las pilas.
“Batteries,” he said, “because when a thing stops working, it is always the batteries.”

—Es que no se ha parado, se la han comido —explicó {kid}.
“But it has not stopped, it has been eaten,” explained {kid}.

—Humedad, entonces —dijo el relojero, y catorce relojes dieron a la vez una hora equivocada.
“Damp, then,” said the clockmaker, and fourteen clocks struck the wrong hour all at once.

== singer in doors
-- beginner
En el quinto canta una señora.
On the fifth floor a lady is singing.

@singer —Eso no se dice —explica—.
“You can’t say that,” she explains.
Eso se canta.
“You have to sing it.”

Abre la boca y canta.
She opens her mouth and sings.
Tiembla la lámpara, y un gato se va.
The lamp shakes, and a cat leaves.

—¿Cómo se escribe? —pregunta {kid}.
“How do you spell it?” asks {kid}.

@singer —Con muchas aes —dice la señora.
“With a lot of As,” says the lady.

{kid} escribe siete, por si acaso.
{kid} writes down seven, just in case.
-- intermediate
En el quinto vivía una cantante, que recibía en bata.
On the fifth floor lived a singer, who was in her dressing gown.

@singer —Eso no se explica —dijo—.
“That can’t be explained,” she said.
Eso se canta.
“It has to be sung.”

Y lo cantó con tanta fuerza que tembló la lámpara y se marchó un gato.
And she sang it so loudly that the lamp shook and a cat left.

—¿Y por escrito? —preguntó {kid}, cuando pudo.
“And in writing?” asked {kid}, as soon as it was possible.

—Con muchas aes —dijo la cantante.
“With a lot of As,” said the singer.
-- advanced
La cantante del quinto opinaba que aquello no se explicaba, sino que se cantaba, y se puso una mano en el pecho.
The singer on the fifth floor held that such things were not explained but sung, and laid a hand on her chest.
Tembló la lámpara, se marchó un gato, y en el cuarto alguien aplaudió con una escoba.
The lamp shook, a cat left, and on the fourth floor somebody clapped with a broom.

—¿Y eso por escrito? —preguntó {kid}, en cuanto fue posible.
“And how is that written?” asked {kid}, as soon as it was possible.

—Con muchas aes —dijo la cantante, y firmó el papel.
“With a lot of As,” said the singer, and she signed the paper.

== fisher in doors
-- beginner
El pescador mira el agua del río.
The fisherman looks at the river.

—¿Lo sabe usted? —pregunta {kid}.
“Do you know it?” asks {kid}.

@fisher —Eso pica por la mañana —dice—.
“That bites in the morning,” he says.
Es así de grande.
“It is as big as this.”

El pescador abre mucho los brazos.
The fisherman opens his arms wide.

—¿Y dónde está? —pregunta {kid}.
“And where is it?” asks {kid}.

@fisher —Se fue —dice—.
“It went away,” he says.
Lo grande siempre se va.
“Big things always go.”
-- intermediate
El pescador no apartó los ojos del corcho.
The fisherman did not take his eyes off the float.

—Eso pica al amanecer —dijo el pescador—.
“That bites at dawn,” said the fisherman.
Una vez lo tuve así de cerca.
“Once I had it as close as this.”

—¿Y cómo era? —preguntó {kid}.
“And what was it like?” asked {kid}.

El pescador abrió los brazos todo lo que pudo, y la caña se le cayó al agua.
The fisherman opened his arms as wide as he could, and his rod fell into the water.
-- advanced
El pescador, que llevaba desde mayo mirando el mismo corcho, contestó sin volverse.
The fisherman, who had been watching the same float since May, answered without turning round.

—Eso solo pica al amanecer y con luna —dijo el pescador—, y se suelta siempre en el último momento.
“That only bites at dawn and by the moon,” said the fisherman, “and at the last moment it always slips the hook.”

—¿Y se ha visto alguna vez fuera del agua? —preguntó {kid}.
“And has it ever been seen out of the water?” asked {kid}.

El pescador abrió los brazos para enseñar el tamaño, y la caña se fue río abajo.
The fisherman opened his arms to show the size, and his rod went down the river.

== sewing in doors
-- beginner
La costurera tiene tres alfileres en la boca.
The dressmaker has three pins in her mouth.

@sewer —Eso va por dentro —dice—.
“That goes on the inside,” she says.
Si está bien hecho, no se ve.
“If it is made well, you can’t see it.”

—¿Y si está mal hecho? —pregunta {kid}.
“And if it is made badly?” asks {kid}.

—Entonces pica —dice la costurera.
“Then it itches,” says the dressmaker.

{kid} escribe «pica», y lo borra.
{kid} writes “itches”, and rubs it out.
-- intermediate
La costurera habló con cuatro alfileres en la boca.
The dressmaker spoke with four pins in her mouth.

@sewer —Eso va por dentro, como el forro —dijo—.
“That goes on the inside, like a lining,” she said.
Si está bien cosido, no se nota.
“If it is well sewn, nobody can tell.”

—¿Y cómo se sabe que está? —preguntó {kid}.
“Then how do you know it is there?” asked {kid}.

—Porque no pica —dijo la costurera, y se le cayó un alfiler.
“Because it does not itch,” said the dressmaker, and dropped a pin.
-- advanced
La costurera contestó con cinco alfileres en la boca, de modo que hubo que pedirle que lo repitiera.
The dressmaker answered with five pins in her mouth, so that she had to be asked to say it again.

@sewer —Eso es un forro —dijo ya sin alfileres—: si está bien puesto, nadie sabe que lo llevas.
“That is a lining,” she said, now without the pins: “if it is put in well, nobody knows that you have it on.”

—¿Y cómo se nota que falta? —preguntó {kid}.
“And how can you tell when it is missing?” asked {kid}.

—En que pica todo lo demás —dijo la costurera, y volvió a llenarse la boca.
“All the rest itches,” said the dressmaker, and filled her mouth again.

== crossing in doors
-- beginner
El guardia levanta una mano.
The policeman puts up one hand.

@officer —Por aquí no ha pasado —dice.
“It has not come this way,” he says.

—Es una palabra —dice {kid}.
“It is a word,” says {kid}.

@officer —¿Y qué ropa lleva?
“And what clothes has it got on?”

—Ninguna —dice {kid}.
“None,” says {kid}.

El guardia se pone rojo y toca el silbato.
The policeman goes red and blows his whistle.
Se paran tres coches y una señora.
Three cars stop, and a lady.
-- intermediate
El guardia del cruce sacó una libreta.
The policeman at the crossing took out a notebook.

@officer —¿Color de pelo? —preguntó.
“Colour of hair?” he asked.

—No es una persona —dijo {kid}—.
“It is not a person,” said {kid}.
Es una palabra.
“It is a word.”

—Entonces no ha podido irse lejos —dijo el guardia, y paró el tráfico por si acaso.
“Then it can’t have gone far,” said the policeman, and stopped the traffic, just in case.
-- advanced
El guardia del cruce, que llevaba la gorra muy derecha, abrió la libreta por una hoja limpia.
The policeman at the crossing, whose cap was very straight, opened his notebook at a clean page.

@officer —¿Estatura aproximada? —preguntó.
“Height, roughly?” he asked.

—No mide nada —explicó {kid}—, porque es una palabra que se ha quedado sin significado.
“It has none,” explained {kid}, “because it is a word that has lost its meaning.”

—Entonces no andará lejos —decidió el guardia, y detuvo el tráfico en las cuatro direcciones.
“Then it won’t have gone far,” decided the policeman, and stopped the traffic in all four directions.

== garden in doors
-- beginner
La jardinera planta una semilla.
The gardener plants a seed.

@gardener —No sé qué es —dice—.
“I don’t know what it is,” she says.
Pero crece en la sombra.
“But it grows in the shade.”

—¿Y de qué color es? —pregunta {kid}.
“And what colour is it?” asks {kid}.

—Se ve en verano —dice la jardinera.
“You can see it in summer,” says the gardener.

{kid} espera un rato al lado de la maceta.
{kid} waits for a while next to the pot.
Todavía no es verano.
It is not summer yet.
-- intermediate
La jardinera apretaba la tierra de una maceta con los dos pulgares.
The gardener was pressing the earth in a pot with both thumbs.

@gardener —Creo que lo planté aquí —dijo—, o era perejil.
“I believe I planted it here,” she said, “or else it was parsley.”

—¿Y cuándo se sabrá? —preguntó {kid}.
“And when will we know?” asked {kid}.

—En agosto —dijo la jardinera—.
“In August,” said the gardener.
El perejil sale siempre.
“Parsley always comes.”
-- advanced
La jardinera apretaba con los pulgares la tierra de una maceta sin etiqueta.
The gardener was pressing with her thumbs the earth in a pot without a label.

@gardener —Lo sembré aquí o en la de al lado —recordó—, y en la otra puse perejil.
“I sowed it here or in the next one,” she remembered, “and in the other I put parsley.”

—¿Y cómo se distinguen? —preguntó {kid}.
“And how can one tell which is which?” asked {kid}.

—El perejil sale todos los años —dijo la jardinera—, y lo otro, cuando quiere.
“Parsley comes every year,” said the gardener, “and the other when it likes.”

== list medium
-- beginner
{kids} [se sienta|se sientan] en un banco.
{kids} [sits|sit] down on a bench.
El papel está lleno de respuestas.
The paper is full of answers.
Ninguna sirve, ni la larga ni la corta.
Not one is any good, long or short.
{kid} muerde el lápiz.
{kid} bites the pencil.

—¿Y si ponemos todas? —pregunta {keeper}.
“What if we put them all in?” asks {keeper}.

—Sale un monstruo —dice {kid}.
“Then it is a monster,” says {kid}.

Lo dibujan en la otra cara, para ver.
They draw it on the other side, to see.
Tiene <ocho patas/cinco orejas> y ninguna cara.
It has <eight legs/five ears> and no face.
Todas las respuestas caben, pero se pisan.
All the answers fit, but they tread on one another.
A nadie le gusta mucho.
No one likes it much.
Al monstruo, tampoco.
The monster does not like it either.

—No es eso —dice {kid}.
“That is not it,” says {kid}.

—¿Quién la ha leído? —pregunta {keeper}.
“Who has read it?” asks {keeper}.

{kid} mira el agujero.
{kid} looks at the hole.
Es redondo, limpio y muy bien hecho.
It is round, clean and very neat.
-- intermediate
A media tarde, {kids} [tenía|tenían] el papel lleno de respuestas, y ninguna servía.
By the afternoon {kids} had a paper full of answers, and not one was any good.

—Podemos juntarlas todas —propuso {keeper}.
“We could put them together,” suggested {keeper}.

Juntas hacían una cosa con <seis patas/tres cabezas>, y cada una tiraba hacia un lado.
Together they made a thing with <six legs/three heads>, and each one pulled another way.
{kid} la dibujó, para ver, y el dibujo daba un poco de pena.
{kid} drew it, to see, and one felt rather sorry for it.

—No es esto —dijo {kid}—.
“That is not it,” said {kid}.
Hay que preguntar a quien la haya leído entera.
“We have to ask someone who has read all of it.”

—Nadie la ha leído entera —dijo {keeper}.
“Nobody has read all of it,” said {keeper}.

—Alguien sí —dijo {kid}, mirando el agujero, que estaba muy bien hecho.
“Somebody has,” said {kid}, looking at the hole, which was very neat.
-- advanced
A media tarde, {kids} [había|habían] reunido respuestas por las dos caras de un papel, y ninguna servía.
By the afternoon {kids} had answers on both sides of a sheet, and not one was any good.

—Quizá sumadas —sugirió {keeper}, que era optimista.
“Perhaps added up,” suggested {keeper}, who was hopeful.

Sumadas daban una cosa con <once patas/cuatro cabezas>, cada una de las cuales tiraba hacia un lado distinto.
Added up they came to a thing with <eleven legs/four heads>, each of which pulled a different way.
+ {kid} la dibujó, y el dibujo tenía cara de pedir perdón.
+ {kid} drew it, and the drawing looked sorry.

—Hay que encontrar a alguien que la haya leído de principio a fin —dijo {kid}.
“We must find somebody who has read it from beginning to end,” said {kid}.

—No existe —dijo {keeper}.
“There is no such person,” said {keeper}.

—Persona no —dijo {kid}, y se quedó mirando el agujero, que estaba muy bien recortado.
“Not a person,” said {kid}, looking hard at the hole, which was very neatly cut.

== drawer long in late
-- beginner
En la otra calle hay otro diccionario.
In the next street there is a dictionary too.
Es pequeño y vive en un cajón.
It is small and lives in a drawer.
{kid} busca la palabra, y está.
{kid} looks for the word, and there it is.
Debajo pone: «Ver el grande».
Under it it says: “See the big one”.

—El grande tiene un agujero —dice {kid}.
“The big one has a hole,” says {kid}.

—El pequeño no lo sabe —dice {keeper}.
“The small one does not know that,” says {keeper}.

{kid} mira otra página.
{kid} looks at one more page.
Pone: «Vaca: ver el grande».
It says: “Cow: see the big one”.
La siguiente dice: «Pie: ver el grande».
The next one says: “Foot: see the big one”.

—Entonces, ¿qué sabe? —pregunta {kid}.
“Then what does it know?” asks {kid}.

—Dónde está el grande —dice {keeper}.
“Where the big one is,” says {keeper}.

{kid} cierra el cajón despacio.
{kid} shuts the drawer slowly.
Dentro se oye un suspiro.
There is a sigh inside.
-- intermediate
En la calle de al lado tenían otro diccionario, tan pequeño que vivía en un cajón.
In the next street they had another one, so small that it lived in a drawer.
{kid} lo abrió con dos dedos y encontró la palabra enseguida.
{kid} opened it with two fingers and found the word at once.
Debajo ponía: «Ver el grande».
Under it was written: “See the big one”.

—El grande tiene un agujero —dijo {keeper}.
“The big one has a hole,” said {keeper}.

{kid} buscó vaca, buscó pie y buscó paraguas.
{kid} looked for cow, for foot and for umbrella.
En los tres sitios ponía lo mismo.
All three said the same.

—¿Y de verdad sabe algo? —preguntó {kid}.
“And does it really know anything?” asked {kid}.

—El camino —dijo {keeper}.
“The way,” said {keeper}.

{kid} cerró el cajón sin hacer ruido, y por la rendija salió un suspiro.
{kid} shut the drawer without a noise, and a sigh came out of it.
-- advanced
En la calle de al lado presumían de otro diccionario, tan pequeño que vivía en un cajón y se leía con pinzas.
In the next street they were proud of another dictionary, so small that it lived in a drawer and was read with tweezers.
La palabra estaba allí, sin un mordisco, y debajo ponía: «Véase el grande».
The word was there, without one bite, and below it said: “See the big one”.

—El grande tiene un agujero —recordó {keeper}.
“The big one has a hole,” {keeper} pointed out.

{kid} probó con vaca, con pie y con paraguas, y las tres veces el libro remitió al grande con la misma seguridad.
{kid} tried cow, foot and umbrella, and all three times the book sent one to the big one, and was quite sure about it.

—Entonces, ¿qué sabe este? —preguntó {kid}.
“Then what does this one know?” asked {kid}.

—A quién preguntar —dijo {keeper}—, que ya es bastante para un cajón.
“Whom to ask,” said {keeper}, “which is a good deal for a drawer.”

{kid} lo cerró con cuidado, y por la rendija salió un suspiro diminuto.
{kid} shut it with care, and a tiny sigh came out of the gap.

== shelf long in late
-- beginner
Buscan a la polilla en los estantes.
They look for the moth on the shelves.
No está en los cuentos.
It is not in the stories.
No está en los mapas.
It is not in the maps.
En los mapas solo falta una isla.
In the maps only one island is gone.
En la cocina falta una receta.
In the cook books one recipe is gone.

—Esta polilla tiene hambre de todo —dice {keeper}.
“This moth is hungry for all things,” says {keeper}.

{kid} mira los agujeros uno por uno.
{kid} looks at the holes one by one.
Todos son redondos y limpios.
They are all round and clean.
En cada uno falta lo mejor.
In each the best part is gone.
En el chiste falta el final.
In the joke the end is gone.
En la carta falta el beso.
In the letter the kiss is gone.

—No come papel —dice {kid}—.
“It does not eat paper,” says {kid}.
Come lo bueno.
“It eats what is good.”

{keeper} se limpia las gafas.
{keeper} wipes {keeper:his|her} glasses.

—Entonces lee muy bien —dice.
“Then it reads very well,” says {keeper}.
-- intermediate
Buscaron a la polilla por los estantes, de la primera letra a la última.
They looked for the moth along the shelves, from the first letter to the last.
No estaba en los mapas, aunque allí faltaba una isla entera.
It was not in the maps, though a whole island was missing there.
No estaba en los libros de cocina, aunque faltaba la receta del flan.
It was not in the cook books, though one pudding was missing.
{kid} metió el dedo en cada agujero, y todos eran redondos y limpios.
{kid} put a finger into each hole, and they were all round and clean.

—En el chiste ha dejado la pregunta y se ha comido el final —dijo {kid}—.
“In the joke it left the question and ate the end,” said {kid}.
Y en la carta se ha comido el beso.
“And in the letter it ate the kiss.”

—¿Qué significa eso? —preguntó {keeper}.
“What does that mean?” asked {keeper}.

—Que no come papel —dijo {kid}—.
“That it does not eat paper,” said {kid}.
Come siempre lo mejor.
“It always eats the best part.”

{keeper} miró la estantería con otros ojos.
{keeper} looked at the shelves with new eyes.
-- advanced
Buscaron a la polilla estante por estante, y en todos había pasado antes que ellos.
They looked for the moth shelf by shelf, and on every one it had been there before them.
+ A los mapas les faltaba una isla, a los libros de cocina el flan, y a un chiste muy viejo, la última línea.
+ The maps had lost an island, the cook books a pudding, and a very old joke its last line.
{kid} fue metiendo el dedo en los agujeros, que eran redondos y tenían los bordes limpísimos.
{kid} put a finger into hole after hole, and all were round, with very clean edges.

—De la carta de amor ha dejado la fecha y se ha comido el beso —observó {kid}.
“Of the love letter it left the date and ate the kiss,” remarked {kid}.

—¿Y eso qué quiere decir? —preguntó {keeper}.
“And what does that mean?” asked {keeper}.

—Que no come papel: lee y, cuando llega a lo mejor, no puede aguantarse —dijo {kid}.
“That it does not eat paper: it reads, and when it comes to the best part, it can’t stop itself,” said {kid}.

== rain long in late
-- beginner
Empieza a llover.
It starts to rain.
{kids} [espera|esperan] en un portal.
{kids} [waits|wait] in a doorway.
Allí hay más gente que espera.
More people are waiting there.

@man —¿Qué buscan? —pregunta un señor con paraguas roto.
“What is it about?” asks a man with a broken umbrella.

—Lo que se ha comido una polilla —dice {kid}.
“About what a moth ate,” says {kid}.

—A mí una me comió un guante —dice el señor.
“One ate a glove of mine,” says the man.

@lady —A mí, una bufanda entera —dice una señora.
“One ate my whole scarf,” says a lady.

Nadie sabe qué es la palabra.
No one knows what the word is.
Pero todos hablan, y la lluvia parece más corta.
But they all talk, and the rain seems shorter.
El señor pone su paraguas roto encima de un perro.
The man puts his broken umbrella over a dog.
La señora se mueve un poco y deja sitio.
The lady moves a little and makes room.
Cuando para de llover, nadie se va enseguida.
When the rain stops, no one leaves at once.
-- intermediate
Empezó a llover, y {kids} [esperó|esperaron] en un portal con otra gente.
It began to rain, and {kids} waited in a doorway with other people.

@man —¿Qué buscan por aquí? —preguntó un señor con el paraguas roto.
“What have you lost?” asked a man with a broken umbrella.

—Lo que se comió una polilla —dijo {kid}.
“What a moth ate,” said {kid}.

—A mí me comió un guante —dijo el señor—.
“One ate a glove of mine,” said the man.
El bueno.
“The good one.”

Cada cual contó lo que le había comido una polilla, y salieron dos bufandas y una bandera.
They all told what a moth had eaten of theirs, and it came to two scarves and a flag.
De la palabra nadie sabía nada, pero la lluvia se hizo corta.
Nobody knew a thing about the word, but the rain seemed short.
Cuando dejó de llover, todavía tardaron un rato en marcharse.
When it stopped, it was some time before anybody left.
-- advanced
Se puso a llover, y {kids} [esperó|esperaron] en un portal donde ya había cuatro personas y un perro.
It began to rain, and {kids} waited in a doorway that held four people and a dog already.

@man —A mí una polilla me comió un guante, y fue a elegir el bueno —dijo un señor con el paraguas roto.
“A moth ate a glove of mine once, and it chose the good one,” said a man with a broken umbrella.

Salieron a relucir dos bufandas, una bandera y el vestido de una boda que al final no se celebró.
Two scarves came up, and a flag, and the dress for a wedding that never took place.
De la palabra no sabía nada nadie, pero la lluvia se hizo corta.
Nobody knew a thing about the word, but the rain seemed short.
+ Cuando escampó, aún pasó un buen rato antes de que alguien se decidiera a salir.
+ When it stopped, it was a good while before anybody left.

== trap long in late
-- beginner
{kids} [prepara|preparan] una cena para la polilla.
{kids} [makes|make] a supper for the moth.
En un plato ponen tres papeles.
On a plate they put three papers.
Uno es un recibo.
One is a bill.
Otro es una receta de sopa.
Another is a recipe for soup.
El tercero es un poema de {keeper}.
The third is a poem by {keeper}.

—Es de cuando yo era joven —dice {keeper}.
“I was young when I wrote it,” says {keeper}.

Apagan la luz y se meten debajo de la mesa.
They turn off the light and get under the table.
Pasa una hora, y otra.
One hour goes by, and then two.
Se oye un ruido pequeño, como tijeras.
There is a small noise, like scissors.
Encienden la luz.
They turn on the light.
El recibo está entero.
The bill is whole.
La receta también.
So is the recipe.
Del poema queda una palabra: «luna».
One word is left of the poem: “moon”.

—Le ha gustado —dice {keeper}, en voz baja.
“It liked it,” says {keeper} in a low voice.
-- intermediate
Por la noche, {kids} [preparó|prepararon] una cena para la polilla.
In the evening {kids} made a supper for the moth.
En un plato pusieron un recibo, una receta de sopa y un poema de {keeper}.
On a plate they put a bill, a recipe for soup and a poem by {keeper}.

—Es de mi juventud —avisó {keeper}—, y no es muy bueno.
“I was young then,” warned {keeper}, “and it is not very good.”

Apagaron la luz y esperaron debajo de la mesa, con las rodillas en la barbilla.
They turned off the light and waited under the table, with their knees at their chins.
A las diez se oyó un ruido de tijeras muy pequeñas.
At ten there was a noise of very small scissors.
Cuando encendieron la luz, el recibo y la receta estaban enteros.
When they turned on the light, the bill and the recipe were whole.
Del poema quedaba una sola palabra, que era «luna».
Of the poem one word was left, and it was “moon”.

—Entonces le ha gustado —dijo {keeper}, y hubo que buscarle un pañuelo.
“Then it liked it,” said {keeper}, and a handkerchief had to be found.
-- advanced
Por la noche, {kids} [sirvió|sirvieron] en un plato tres papeles: un recibo, una receta de sopa y un poema que {keeper} guardaba desde su juventud.
In the evening {kids} laid three papers on a plate: a bill, a recipe for soup and a poem that {keeper} had kept since youth.

—No es muy bueno —avisó {keeper}, que no lo había enseñado nunca.
“It is not very good,” warned {keeper}, who had never shown it to anybody.

Esperaron a oscuras debajo de la mesa, y hacia las diez se oyó un ruido como de tijeras diminutas.
They waited in the dark under the table, and towards ten there was a noise as of tiny scissors.
Al encender la luz, el recibo y la receta seguían intactos.
When the light was on, the bill and the recipe had not been touched.
Del poema quedaba solamente una palabra, «luna», en mitad de un agujero perfecto.
Of the poem there was only one word left, “moon”, in a perfect hole.

—Le ha gustado —murmuró {keeper}, y hubo que ir a buscarle un pañuelo.
“It liked it,” murmured {keeper}, and a handkerchief had to be fetched.

== moth
-- beginner
La polilla está en la página doscientos.
The moth is on page two hundred.
Es gorda y tiene letras en la boca.
It is fat, and has letters on its mouth.

—Tú te la has comido —dice {kid}.
“You ate it,” says {kid}.

—Estaba muy buena —dice la polilla—.
“It was very good,” says the moth.
Me la sé de memoria.
“I know it by heart.”

@kid —¿Nos la dices?
“Will you say it?”

—Si hay otra cosa de cenar —dice la polilla.
“If there is something else for supper,” says the moth.

{kid} le da {food}.
{kid} gives it {food}.
La polilla suspira, y lo dice despacio.
The moth sighs, and says it slowly.
* {topic.first}
* {topic.first}
{topic.second}
{topic.second}
-- intermediate
La polilla dormía en la página doscientos, redonda como un botón y con letras en la boca.
The moth was asleep on page two hundred, round as a button, with letters on its mouth.

—Tú sabes lo que ponía —dijo {kid}.
“You know what it said,” said {kid}.

—De memoria —dijo la polilla—.
“By heart,” said the moth.
Era lo mejor de la letra entera.
“It was the best thing in here.”

@kid —¿Nos lo dices?
“Will you say it?”

—A cambio de otra cena —dijo la polilla, y {kid} le dio {food}.
“For another supper,” said the moth, and {kid} gave it {food}.

La polilla suspiró, cerró los ojos y recitó sin saltarse una coma.
The moth sighed, shut its eyes and recited, without missing a comma.
* {topic.first}
* {topic.first}
{topic.second}
{topic.second}
-- advanced
La polilla dormía en la doscientos, redonda como un botón, con media sílaba todavía en la boca.
The moth was asleep on page two hundred, round as a button, with half a syllable still on its mouth.

—Usted la ha leído entera —dijo {kid}.
“You have read all of it,” said {kid}.

—Y me la sé de memoria, porque era lo mejor de la letra —dijo la polilla—, pero no hablo sin cenar.
“And I know it by heart, since it was the best thing here,” said the moth, “but I do not talk before supper.”

{kid} le ofreció {food}, y la polilla, después de un suspiro, recitó sin saltarse una coma.
{kid} offered it {food}, and the moth, after a sigh, recited without missing a comma.
* {topic.first}
* {topic.first}
{topic.second}
{topic.second}

== write
-- beginner
{kids} lo [escribe|escriben] sobre el agujero, en un papel.
{kids} [writes|write] it on paper, over the hole.
Debajo hay sitio para una línea más.
There is room for one more line.
Es para saber si es verdad.
It is to find out if it is true.
{topic.test}
{topic.test}
{keeper} lo prueba esa tarde, y sí.
{keeper} tries it that day, and it is.

—¿A qué sabía? —pregunta {kid}.
“What did it taste of?” asks {kid}.

—A más —dice la polilla.
“Of more,” says the moth.
-- intermediate
{kids} lo [escribió|escribieron] en un papel y lo [pegó|pegaron] encima del agujero.
{kids} wrote it on a piece of paper and stuck it over the hole.
Como sobraba una línea, pusieron cómo se podía probar.
As there was one line left, they put how it could be tried.
{topic.test}
{topic.test}
+ {keeper} lo probó aquella misma tarde, y estuvo un rato sin hablar.
+ {keeper} tried it that same afternoon, and did not speak for a while.

—¿Y a qué sabía? —preguntó {kid} antes de cerrar el libro.
“And what did it taste of?” asked {kid} before shutting the book.

—A poco —dijo la polilla.
“Of more,” said the moth.
-- advanced
{kids} lo [copió|copiaron] en un papel, palabra por palabra, y lo [pegó|pegaron] encima del agujero.
{kids} copied it on a piece of paper, word for word, and stuck it over the hole.
Sobraba una línea, así que pusieron debajo cómo se podía comprobar.
There was one line to spare, so below it they put how it could be tested.
{topic.test}
{topic.test}
+ {keeper} lo probó aquella misma tarde, y luego estuvo un buen rato sin hablar.
+ {keeper} tried it that same afternoon, and then did not speak for a good while.

—¿Y a qué sabía? —preguntó {kid}, ya con la mano en la tapa.
“And what did it taste of?” asked {kid}, with one hand on the cover.

—A poco —dijo la polilla.
“Of more,” said the moth.
