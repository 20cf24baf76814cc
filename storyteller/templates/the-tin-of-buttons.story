plot: On an ordinary evening a button is missing on a coat, and the neighbour upstairs has a tin of them, each from somewhere; while one is sewn on there is time, and a thread is as long as what somebody wants to tell; the new button matches none of the others, and that is why it is found in the dark.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: evening
picture: stairs, night, curious, kid, other, adult, lamp
middle: kitchen, night, calm, kid sits, other, adult sits, box
end: stairs, night, happy, kid walks, other, adult, lamp
take buttons: 1 3 8

title: La lata de los botones = The Tin of Buttons
title: El cuarto botón = The Fourth Button
title: Mientras dura el hilo = As Long as the Thread

cast adult f: Aurora = Aurora
cast adult m: Gaspar = Gaspar
cast adult f: Benita = Benita
cast adult m: Matías = Matías
cast adult f: Celia = Celia
cast adult m: Tomás = Tomás

cast coat m: marrón = brown
cast coat m: gris = grey
cast coat m: verde = green
cast coat m: azul = blue

cast biscuit: galletas danesas = Danish biscuits
cast biscuit: membrillo = quince jelly
cast biscuit: caramelos de limón = lemon sweets
cast biscuit: té de la China = China tea

word: el botón: botón, botones = the button: button, buttons
word: el abrigo: abrigo = the coat: coat
word: la lata: lata = the tin: tin
word: el hilo: hilo = the thread: thread
word: la aguja: aguja = the needle: needle
word: coser: coser, cose, cosió, cosía, cosieron = to sew: sew, sews, sewed, sewing
word: arriba = upstairs
word: elegir: elige, eligió, elegir = to choose: chooses, chose, choose
word: la ventana: ventana = the window: window
word: faltar: falta, faltaba = to be missing: missing
word: tres = three
word: la lámpara: lámpara = the lamp: lamp
word: escuchar: escucha, escuchó, escuchar = to listen: listens, listened, listen
word: la noche: noche = the night: night
word: redondo: redondo, redonda, redondos = round
word: la mano: mano, manos = the hand: hand, hands
word: tiempo = time
word: la mesa: mesa = the table: table

question: ¿Qué guardarías tú en una lata? = What would you keep in a tin?
question: ¿Con quién se te pasa el tiempo sin mirar el reloj? = With whom do you never look at the clock?
question: ¿Qué botón elegirías tú, y por qué? = Which button would you choose, and why?

== coat
-- beginner
Al abrigo {coat} le falta un botón.
There is a button missing on the {coat} coat.
Tenía cuatro, y ahora tiene tres.
It had four, and now it has three.
{kids} [sube|suben] al piso de arriba.
{kids} [goes|go] upstairs.
Allí vive {adult}.
That is where {adult} lives.
{adult} tiene aguja, hilo y tiempo.
{adult} has a needle, some thread and time.
Enciende la lámpara de la mesa.
The lamp on the table goes on.
Fuera ya es casi de noche.
Outside it is nearly night.
+ <La silla es alta y blanda./El gato deja un sitio.>
+ <The chair is high and soft./The cat makes room.>
-- intermediate
Al abrigo {coat} le faltaba un botón: tenía cuatro, y ahora tenía tres.
There was a button missing on the {coat} coat: it had had four, and now it had three.
{kids} [subió|subieron] al piso de arriba, donde vivía {adult}.
{kids} went upstairs, where {adult} lived.
{adult} tenía aguja, hilo y tiempo.
{adult} had a needle, some thread and time.
Encendió la lámpara de la mesa, porque fuera ya era casi de noche.
The lamp on the table went on, since it was nearly night outside.
+ <La silla era alta y blanda./El gato dejó un sitio.>
+ <The chair was high and soft./The cat made room.>
-- advanced
El abrigo {coat} había salido de casa con cuatro botones y había vuelto con tres.
The {coat} coat had gone out with four buttons and come home with three.
{kids} [subió|subieron] al piso de arriba, donde vivía {adult}, con aguja, con hilo y, sobre todo, con tiempo.
{kids} went upstairs, where {adult} lived, with a needle, with thread and, above all, with time.
Fuera ya era casi de noche, así que se encendió la lámpara de la mesa.
Outside it was nearly night, and so the lamp on the table went on.

== tin
-- beginner
{adult} baja una lata redonda.
{adult} takes down a round tin.
En la tapa pone: «{biscuit}».
On the lid it says: “{biscuit}”.
Dentro hay mil botones.
Inside there are a thousand buttons.

—Elige uno —dice {adult}.
“Choose one,” says {adult}.

—¿Cuál es el bueno? —pregunta {kid}.
“Which is the right one?” asks {kid}.

* —Hay tiempo —dice {adult}.
* “There is time,” says {adult}.

{kid} mete la mano hasta el fondo.
{kid} puts one hand in, down to the bottom.
Los botones suenan como la lluvia.
The buttons sound like rain.
-- intermediate
{adult} bajó del armario una lata redonda en la que ponía «{biscuit}».
{adult} took a round tin down from the cupboard; it said “{biscuit}”.
Dentro no quedaba ni rastro: había mil botones.
There was no trace of that inside: there were a thousand buttons.

—Elige uno —dijo {adult}.
“Choose one,” said {adult}.

—¿Y cuál es el bueno? —preguntó {kid}.
“And which is the right one?” asked {kid}.

* —Hay tiempo —dijo {adult}.
* “There is time,” said {adult}.

{kid} metió la mano hasta el fondo, y los botones sonaron como la lluvia.
{kid} put one hand in, down to the bottom, and the buttons sounded like rain.
-- advanced
{adult} bajó del armario una lata redonda que prometía «{biscuit}» y que contenía unos mil botones.
{adult} took a round tin down from the cupboard, which promised “{biscuit}” and contained about a thousand buttons.

—Elige uno —dijo {adult}.
“Choose one,” said {adult}.

—¿Y cómo se sabe cuál es el bueno? —preguntó {kid}.
“And how do you know which is the right one?” asked {kid}.

* —Hay tiempo —dijo {adult}.
* “There is time,” said {adult}.

{kid} metió la mano hasta el fondo, y los botones sonaron como la lluvia en un tejado vecino.
{kid} put one hand in, down to the bottom, and the buttons sounded like rain on somebody else’s roof.

== anchor in buttons
-- beginner
Sale uno con un ancla.
Out comes one with an anchor.

—Ese viene de un barco —dice {adult}.
“That one comes from a ship,” says {adult}.

—¿Y el barco? —pregunta {kid}.
“And where is the ship?” asks {kid}.

@adult —Navega abierto por delante.
“It sails with its front undone.”

{kid} lo pone al lado de la lámpara.
{kid} puts it next to the lamp.
El ancla brilla un poco.
The anchor shines a little.
Aquí no hay olas, solo la mesa.
There are no waves here, only the table.
-- intermediate
Salió uno dorado, con un ancla en medio.
Out came a golden one, with an anchor in the middle.

—Ese viene de un barco —dijo {adult}.
“That one comes from a ship,” said {adult}.

—¿Y el barco dónde está? —preguntó {kid}.
“And where is the ship?” asked {kid}.

—Navegando, con la chaqueta abierta —dijo {adult}.
“At sea, with its jacket undone,” said {adult}.

{kid} lo dejó junto a la lámpara, donde no había olas.
{kid} left it next to the lamp, where there were no waves.
-- advanced
Salió uno dorado, con un ancla diminuta y un poco de verde en los bordes.
Out came a golden one, with a tiny anchor and a little green round the edge.

—Ese es de un barco que navega desde entonces con la chaqueta abierta —dijo {adult}.
“That is from a ship that has sailed with its jacket undone ever since,” said {adult}.

{kid} lo dejó anclado junto a la lámpara, por si alguna vez pasaban a buscarlo.
{kid} left it at anchor next to the lamp, in case it should ever be called for.

== two in buttons
-- beginner
Salen dos botones atados.
Two buttons come out, tied together.
Son iguales, rojos y redondos.
They are alike, red and round.

—¿Puedo usar uno? —pregunta {kid}.
“May I use one?” asks {kid}.

—Pregúntales —dice {adult}.
“Ask them,” says {adult}.

{kid} los acerca a la oreja.
{kid} holds them to one ear.
Escucha un rato largo.
{kid} listens for a long time.

—Dicen que no —dice {kid}.
“They say no,” says {kid}.

Y vuelven a la lata, uno con otro.
And they go back in the tin, one with the other.
-- intermediate
Salieron dos botones rojos y redondos, atados con un hilo blanco.
Out came two round red buttons, tied together with white thread.

—¿Puedo usar uno? —preguntó {kid}.
“May I use one?” asked {kid}.

—Eso pregúntaselo a ellos —dijo {adult}.
“That you must ask them,” said {adult}.

{kid} se los acercó a la oreja y escuchó un buen rato.
{kid} held them to one ear and listened for a good while.

—Dicen que no —dijo {kid}, y volvieron a la lata.
“They say no,” said {kid}, and they went back in the tin.
-- advanced
Salieron dos botones rojos, redondos e idénticos, que alguien había atado con un hilo blanco.
Out came two red buttons, round and just alike, which somebody had tied together with white thread.

—¿Puedo usar uno de estos? —preguntó {kid}.
“May I use one of these?” asked {kid}.

—Eso habría que preguntárselo a ellos —dijo {adult}.
“That you would have to ask them,” said {adult}.

{kid} se los acercó a la oreja, escuchó con mucha atención y los devolvió a la lata sin separarlos.
{kid} held them to one ear, listened closely, and put them back in the tin as they were.

== moon in buttons
-- beginner
Sale uno grande y blanco.
Out comes a big white one.

—Parece la luna —dice {kid}.
“It looks like the moon,” says {kid}.

{adult} lo pega a la ventana.
{adult} holds it against the window.
Ahora la luna tiene cuatro agujeros.
Now the moon has four holes.
Por uno se ve una calle.
Through one you can see a street.
Por otro se ve una estrella.
Through another you can see a star.

—¿Y por los otros? —pregunta {kid}.
“And through the others?” asks {kid}.

—Por los otros pasa el hilo —dice {adult}.
“The thread goes through the others,” says {adult}.
-- intermediate
Salió uno grande, blanco y brillante.
Out came a big one, white and shiny.

—Parece la luna —dijo {kid}.
“It looks like the moon,” said {kid}.

{adult} lo pegó a la ventana, y la luna tuvo de pronto cuatro agujeros.
{adult} held it against the window, and the moon suddenly had four holes.
Por uno se veía la calle, y por otro, una estrella.
Through one you could see the street, and through another a star.

—¿Y por los otros? —preguntó {kid}.
“And through the others?” asked {kid}.

—Por los otros pasa el hilo —dijo {adult}.
“The thread goes through the others,” said {adult}.
-- advanced
Salió uno grande y blanco, que al pegarlo a la ventana resultó ser la luna, con cuatro agujeros.
Out came a big white one, which, held against the window, turned out to be the moon, with four holes.
Por el primero se veía la calle, y por el segundo, una estrella que no tenía prisa.
Through the first you could see the street, and through the second a star that was in no hurry.

—¿Y por los otros dos? —preguntó {kid}.
“And through the other two?” asked {kid}.

—Por los otros pasa el hilo —dijo {adult}.
“The thread goes through those,” said {adult}.

== bite in buttons
-- beginner
Sale uno con marcas de dientes.
Out comes one with tooth marks.

—¿Quién ha sido? —pregunta {kid}.
“Who did that?” asks {kid}.

—Yo —dice {adult}—.
“I did,” says {adult}.
Tenía tres años.
“I was three.”

@kid —¿Y sabía bien?
“And did it taste good?”

@adult —A abrigo.
“It tasted of coat.”

{kid} se ríe, y la lata tiembla.
{kid} laughs, and the tin shakes.
Ese botón no se cose.
That button is not for sewing.
Ese se guarda.
That one is for keeping.
-- intermediate
Salió uno con marcas de dientes muy pequeños.
Out came one with the marks of very small teeth.

—¿Quién ha sido? —preguntó {kid}.
“Who did that?” asked {kid}.

—Yo, con tres años —dijo {adult}.
“I did, when I was three,” said {adult}.

@kid —¿Y a qué sabía?
“And what did it taste of?”

@adult —A abrigo.
“Of coat.”

{kid} se rio tanto que tembló la lata.
{kid} laughed so much that the tin shook.
Ese botón no se cosía: se guardaba.
That button was not for sewing: it was for keeping.
-- advanced
Salió uno de madera con las marcas, muy claras, de unos dientes muy pequeños.
Out came a wooden one with the clear marks of very small teeth.

—Fui yo, a los tres años —confesó {adult}, sin ninguna vergüenza.
“It was me, at the age of three,” confessed {adult}, quite without shame.

—¿Y a qué sabía? —preguntó {kid}.
“And what did it taste of?” asked {kid}.

@adult —A abrigo.
“Of coat.”

Aquel botón, evidentemente, no era para coser, sino para guardar.
That button, clearly, was not for sewing but for keeping.

== stairs in buttons
-- beginner
Uno rueda por la mesa y se va.
One rolls off the table and away.
Sale por la puerta.
It goes out of the door.
Baja los escalones: toc, toc, toc.
It goes down the steps: tock, tock, tock.
{kid} corre detrás.
{kid} runs after it.
Cuatro pisos más abajo, el botón espera.
Four floors below, the button is waiting.
Se ha parado de canto, como una rueda.
It has stopped on its edge, like a wheel.

—Ese quiere viajar —dice {adult} desde arriba.
“That one wants to travel,” says {adult} from above.
-- intermediate
Uno rodó por la mesa, cayó al suelo y salió por la puerta.
One rolled across the table, fell on the floor and went out of the door.
Se le oyó bajar los escalones: toc, toc, toc.
It could be heard on the steps: tock, tock, tock.
{kid} corrió detrás y lo encontró cuatro pisos más abajo, parado de canto.
{kid} ran after it and found it four floors below, standing on its edge.

—Ese lo que quiere es viajar —dijo {adult} desde arriba.
“What that one wants is to travel,” said {adult} from above.
-- advanced
Uno pequeño rodó por la mesa, encontró la puerta y se fue escaleras abajo: toc, toc, toc.
A small one rolled across the table, found the door and went off down the steps: tock, tock, tock.
{kid} lo alcanzó cuatro pisos más abajo, de canto, como si estuviera pensando por dónde seguir.
{kid} caught up with it four floors below, on its edge, as if it were thinking about which way to go.

—Ese no es de abrigo, es de maleta —dijo {adult} desde arriba.
“That is no coat button, it belongs on a suitcase,” said {adult} from above.

== glass in buttons
-- beginner
Sale uno de cristal.
Out comes a glass one.
Con él todo se ve pequeño y lejos.
Through it all is small and far away.
{kid} mira la lámpara.
{kid} looks at the lamp.
{kid} mira la aguja.
{kid} looks at the needle.
Luego mira a {adult}.
Then {kid} looks at {adult}.

—¿Cómo me ves? —pregunta {adult}.
“How do I look?” asks {adult}.

—Muy lejos, pero con todo —dice {kid}.
“Far away, but all there,” says {kid}.

{adult} mueve una mano, y la mano saluda.
{adult} moves one hand, and the hand waves.
-- intermediate
Salió uno de cristal, y todo lo que se miraba con él era pequeño y lejano.
Out came a glass one, and all that you saw through it was small and far away.
{kid} miró la lámpara, miró la aguja y miró a {adult}.
{kid} looked at the lamp, looked at the needle and looked at {adult}.

—¿Cómo me ves? —preguntó {adult}.
“How do I look?” asked {adult}.

—Muy lejos, pero con todo —dijo {kid}.
“Far away, but all there,” said {kid}.

{adult} levantó una mano, y la mano, allá lejos, saludó.
{adult} lifted one hand, and the hand, so far away, waved.
-- advanced
Salió uno de cristal tallado, que alejaba las cosas y las dejaba muy limpias.
Out came one of cut glass, which moved things away and left them very clean.
Con él, la lámpara era una estrella, y la aguja, un camino.
Through it the lamp was a star, and the needle a road.

—¿Y yo cómo me veo? —preguntó {adult}.
“And how do I look?” asked {adult}.

—Muy lejos, pero con todo —dijo {kid}, y desde allá lejos alguien saludó con la mano.
“Far away, but all there,” said {kid}, and from so far away a hand waved.

== quiet in buttons
-- beginner
Un rato no hablan.
For a time they do not talk.
{kid} ordena los botones por colores.
{kid} sorts the buttons by colour.
{adult} busca la punta del hilo.
{adult} looks for the end of the thread.
En la calle pasa un autobús vacío.
An empty bus goes by in the street.
La lata está abierta en la mesa.
The tin stands open on the table.
Si alguien quiere decir algo, cabe.
If there is something to say, there is room.
Y si no, también se está bien.
And if not, it is good here as well.
-- intermediate
Durante un rato no habló nadie.
For a while nobody talked.
{kid} ordenaba los botones por colores, y {adult} buscaba la punta del hilo.
{kid} sorted the buttons by colour, and {adult} looked for the end of the thread.
En la calle pasó un autobús vacío, con todas las luces encendidas.
An empty bus went by in the street, with all its lights on.
Si alguien quería decir algo, había sitio.
If there was something to say, there was room.
Y si no, también se estaba bien.
And if not, it was good there as well.
-- advanced
Durante un rato no habló nadie, y no por falta de cosas que decir.
For a while nobody talked, and not for want of things to say.
{kid} ordenaba los botones por colores, y {adult} le buscaba la punta al hilo.
{kid} sorted the buttons by colour, and {adult} looked for the end of the thread.
Si alguien quería empezar, había sitio en la mesa, y si no quería, también se estaba bien.
If there was something to begin, there was room on the table, and if not, it was good there as well.

== card in buttons
-- beginner
Sale un cartón con cinco botones nuevos.
Out comes a card with five new buttons.
Nadie los ha usado nunca.
No one has ever used them.
Todavía llevan el precio.
The price is still on it.

—¿A qué esperan? —pregunta {kid}.
“What are they waiting for?” asks {kid}.

—Al abrigo adecuado —dice {adult}.
“For the right coat,” says {adult}.

{kid} mira el abrigo {coat}.
{kid} looks at the {coat} coat.
Los cinco botones lo miran también.
The five buttons look at it as well.
Nadie dice que sí.
No one says yes.
El cartón vuelve a dormir al fondo.
The card goes back to sleep at the bottom.
-- intermediate
Salió un cartón con cinco botones nuevos, que llevaban todavía el precio.
Out came a card with five new buttons, and the price still on it.
Nadie los había usado nunca.
Nobody had ever used them.

—¿Y a qué esperan? —preguntó {kid}.
“And what are they waiting for?” asked {kid}.

—Al abrigo adecuado —dijo {adult}.
“For the right coat,” said {adult}.

{kid} puso el cartón delante del abrigo {coat}, pero no hubo respuesta.
{kid} held the card in front of the {coat} coat, but there was no answer.
Volvió a dormir al fondo de la lata.
It went back to sleep at the bottom of the tin.
-- advanced
Salió un cartón con cinco botones sin estrenar, que todavía llevaban el precio en otra moneda.
Out came a card with five buttons never used, and the price still on it in some other money.

—¿Y a qué esperan? —preguntó {kid}.
“And what are they waiting for?” asked {kid}.

—Al abrigo adecuado, que se retrasa —dijo {adult}.
“For the right coat, which is late,” said {adult}.

{kid} los puso delante del abrigo {coat}, por si acaso, y después los dejó dormir al fondo de la lata.
{kid} held them in front of the {coat} coat, just in case, and then let them sleep at the bottom of the tin.

== thread medium
-- beginner
{adult} corta un hilo muy largo.
{adult} cuts a very long thread.

—¿Tan largo? —pregunta {kid}.
“So long?” asks {kid}.

—Depende —dice {adult}—.
“That depends,” says {adult}.
Uno corto es para coser y callar.
“A short one is for sewing and saying nothing.”
Uno largo es para coser y contar.
“A long one is for sewing and telling.”

—¿Contar qué? —dice {kid}.
“Telling what?” says {kid}.

@adult —Lo que sea, lo de hoy o lo de ayer.
“Whatever it is, of today or of yesterday.”

@kid —¿Y si es una cosa tonta?
“And if it is a silly thing?”

@adult —También vale.
“That is fine too.”

@kid —¿Y si es una cosa difícil?
“And if it is a hard thing?”

{adult} mira el hilo y mira a {kid}.
{adult} looks at the thread, and then at {kid}.

—Entonces corto otro —dice {adult}.
“Then I cut another one,” says {adult}.

La aguja sube y baja, sin prisa y sin ruido.
The needle goes up and down, in no hurry.
Por la ventana entra un poco de luna.
A little moon comes in at the window.
{kid} cuenta una cosa pequeña.
{kid} tells one small thing.
{adult} escucha todo eso y no deja de coser.
{adult} listens to it all and does not stop sewing.
Es más fácil así, sin mirarse todo el rato.
It is easier like this, with no one looking all the time.
-- intermediate
{adult} cortó un hilo larguísimo.
{adult} cut a very long thread.

—¿Tan largo? —preguntó {kid}.
“So long?” asked {kid}.

—Depende —dijo {adult}—.
“That depends,” said {adult}.
El corto es para coser y callar, y el largo, para coser y contar.
“A short one is for sewing and saying nothing, and a long one is for sewing and telling.”

—¿Contar qué? —dijo {kid}.
“Telling what?” said {kid}.

@adult —Lo que sea.
“Whatever it is.”

@kid —¿También una cosa tonta?
“A silly thing too?”

@adult —De esas, las primeras.
“Those first of all.”

@kid —¿Y si es una cosa difícil?
“And if it is a hard thing?”

{adult} miró el hilo y después miró a {kid}.
{adult} looked at the thread, and then at {kid}.

—Entonces corto otro —dijo {adult}.
“Then I cut another one,” said {adult}.

La aguja subía y bajaba, y {kid} contó una cosa pequeña.
The needle went up and down, and {kid} told one small thing.
{adult} la escuchó entera sin dejar de coser.
{adult} listened to all of it and did not stop sewing.
Así era más fácil, porque nadie miraba a nadie todo el rato.
It was easier like this, since nobody looked at anybody all the time.
-- advanced
{adult} cortó un hilo que llegaba de la mesa a la puerta.
{adult} cut a thread that went from the table to the door.

—¿Para un botón hace falta tanto? —preguntó {kid}.
“Does one button need so much?” asked {kid}.

—Con un hilo corto se cose y se calla, y con uno largo se cose y se cuenta —dijo {adult}.
“With a short thread you sew and say nothing, and with a long one you sew and tell,” said {adult}.

—¿Y si lo que se cuenta es una tontería? —dijo {kid}.
“And if what you tell is silly?” said {kid}.

@adult —Para las tonterías tengo el mejor.
“For silly things I keep the best.”

@kid —¿Y si es una cosa difícil?
“And if it is a hard thing?”

{adult} miró el hilo, miró a {kid} y dejó las tijeras cerca.
{adult} looked at the thread, looked at {kid} and left the scissors near by.

—Entonces corto otro —dijo {adult}.
“Then I cut another one,” said {adult}.

La aguja subía y bajaba, y {kid} contó una cosa pequeña, que fue escuchada entera.
The needle went up and down, and {kid} told one small thing, all of which was listened to.
Así era más fácil, porque el que cose mira el botón.
It was easier like this, since those who sew look at the button.

== knot long
-- beginner
Al final del hilo hay que hacer un nudo.
At the end of the thread there has to be a knot.
{kid} lo intenta.
{kid} tries it.
El primer nudo se deshace.
The first knot comes undone.
El segundo es tan gordo como un guisante.
The second one is as fat as a pea.

—No sale —dice {kid}.
“It won’t work,” says {kid}.

—A mí me salió el cuarto —dice {adult}.
“My fourth one worked,” says {adult}.

—¿El cuarto de hoy? —pregunta {kid}.
“The fourth one today?” asks {kid}.

@adult —El cuarto invierno.
“In my fourth winter.”

{kid} se chupa un dedo y hace otro.
{kid} licks one finger and makes another one.
La lengua ayuda mucho.
A tongue is a great help.
{adult} no lo toca.
{adult} does not touch it.
Solo acerca un poco la lámpara.
Only the lamp comes a little nearer.
El tercer nudo es feo.
The third knot is ugly.
Está torcido y tiene un pelo dentro.
It is crooked, with a hair in it.
{adult} tira del hilo con fuerza.
{adult} pulls hard at the thread.
El nudo no se mueve.
The knot does not move.

—Feo, pero no suelta —dice {adult}—.
“Ugly, but it holds,” says {adult}.
Ese es de los buenos.
“That is one of the good ones.”
-- intermediate
Al final del hilo había que hacer un nudo, y {kid} quiso intentarlo.
At the end of the thread there had to be a knot, and {kid} wanted to try.
El primero se deshizo, y el segundo salió tan gordo como un guisante.
The first one came undone, and the second was as fat as a pea.

—No sale —dijo {kid}.
“It won’t work,” said {kid}.

—A mí me salió el cuarto —dijo {adult}.
“My fourth one worked,” said {adult}.

—¿El cuarto del día? —preguntó {kid}.
“The fourth one that day?” asked {kid}.

—El cuarto invierno —dijo {adult}.
“In my fourth winter,” said {adult}.

{adult} no tocó nada: solo acercó un poco la lámpara.
{adult} touched nothing: only the lamp came a little nearer.
El tercer nudo quedó torcido y con un pelo dentro.
The third knot was crooked, with a hair in it.
{adult} tiró del hilo con fuerza, y el nudo no se movió.
{adult} pulled hard at the thread, and the knot did not move.

—Feo, pero no suelta —dijo {adult}—.
“Ugly, but it holds,” said {adult}.
Ese es de los buenos.
“That is one of the good ones.”
-- advanced
El hilo terminaba en un nudo, que era lo más difícil, y {kid} pidió hacerlo.
The thread ended in a knot, which was the hardest part, and {kid} asked to make it.
El primero se deshizo sin ruido, y el segundo alcanzó el tamaño de un guisante.
The first came undone without a sound, and the second grew to the size of a pea.

—No me sale —dijo {kid}.
“I can’t do it,” said {kid}.

—A mí me salió el cuarto —dijo {adult}.
“My fourth one worked,” said {adult}.

—¿El cuarto del día? —preguntó {kid}.
“The fourth one that day?” asked {kid}.

—El cuarto invierno —dijo {adult}, y acercó un poco la lámpara, sin tocar el hilo.
“In my fourth winter,” said {adult}, and moved the lamp a little nearer, without touching the thread.

El tercer nudo quedó torcido, pero cuando {adult} tiró con fuerza no se movió.
The third knot was crooked, but when {adult} pulled hard it did not move.

—Feo, pero no suelta, que es lo que se le pide a un nudo —dijo {adult}.
“Ugly, but it holds, which is all you ask of a knot,” said {adult}.

== pocket long
-- beginner
En el bolsillo del abrigo hay cosas.
There are things in the pocket of the coat.
{adult} las pone en la mesa, una a una.
{adult} puts them on the table, one by one.
Hay una castaña, un papel y media goma.
There is a chestnut, a piece of paper and half a rubber.

—¿Esto se tira? —pregunta {adult}.
“Shall we throw these away?” asks {adult}.

—No —dice {kid}—.
“No,” says {kid}.
La castaña es del primer día de frío.
“The chestnut is from the first cold day.”
El papel es de un caramelo que me dieron.
“The paper is from a sweet that I was given.”

—¿Y la goma? —pregunta {adult}.
“And the rubber?” asks {adult}.

@kid —La otra mitad la tiene alguien.
“Somebody has the other half.”

{adult} no pregunta quién.
{adult} does not ask who.
Pero mira la media goma con respeto.
But the half rubber gets a look of respect.
Lo mete todo otra vez en su sitio.
All of it goes back in its place.
Luego abre la lata y busca algo.
Then {adult} opens the tin and looks for something.

—Toma —dice {adult}—.
“Here,” says {adult}.
Este es para el bolsillo.
“This one is for the pocket.”

Es un botón muy pequeño, sin agujeros.
It is a very small button, without holes.
No sirve para nada, y cabe muy bien.
It is good for nothing, and it fits very well.
-- intermediate
En el bolsillo del abrigo había cosas, y {adult} las puso en la mesa una a una.
There were things in the pocket of the coat, and {adult} put them on the table one by one.
Eran una castaña, un papel y media goma.
They were a chestnut, a piece of paper and half a rubber.

—¿Esto se tira? —preguntó {adult}.
“Shall we throw these away?” asked {adult}.

—La castaña es del primer día de frío —dijo {kid}—.
“The chestnut is from the first cold day,” said {kid}.
El papel es de un caramelo que me dieron.
“The paper is from a sweet that I was given.”

—¿Y la goma? —preguntó {adult}.
“And the rubber?” asked {adult}.

—La otra mitad la tiene alguien —dijo {kid}.
“Somebody has the other half,” said {kid}.

{adult} no preguntó quién, pero miró la media goma con respeto.
{adult} did not ask who, but gave the half rubber a look of respect.
Lo metió todo otra vez en su sitio y buscó algo en la lata.
All of it went back in its place, and {adult} looked for something in the tin.

—Toma, este es para el bolsillo —dijo {adult}.
“Here, this one is for the pocket,” said {adult}.

Era un botón muy pequeño, sin agujeros, que no servía para nada y cabía muy bien.
It was a very small button, without holes, which was good for nothing and fitted very well.
-- advanced
Antes de coser hubo que vaciar el bolsillo, y {adult} puso en la mesa una castaña, un papel y media goma.
Before the sewing the pocket had to be emptied, and {adult} laid on the table a chestnut, a piece of paper and half a rubber.

—¿Esto se tira? —preguntó {adult}.
“Shall we throw these away?” asked {adult}.

—La castaña es del primer día de frío, y el papel, de un caramelo que me dieron —dijo {kid}.
“The chestnut is from the first cold day, and the paper is from a sweet that I was given,” said {kid}.

—¿Y la goma? —preguntó {adult}.
“And the rubber?” asked {adult}.

—La otra mitad la tiene alguien —dijo {kid}.
“Somebody has the other half,” said {kid}.

{adult} no preguntó quién, y volvió a meterlo todo en su sitio con mucho respeto.
{adult} did not ask who, and put it all back in its place with great respect.
Después buscó en la lata un botón muy pequeño, sin agujeros, que no servía para nada.
Then, in the tin, there was a very small button, without holes, that was good for nothing.

—Este es para el bolsillo —dijo {adult}.
“This one is for the pocket,” said {adult}.

== end
-- beginner
Al final, {kid} elige uno amarillo.
In the end {kid} chooses a yellow one.
No se parece a los otros tres.
It is not like the other three.
{adult} lo cose con hilo rojo.
{adult} sews it on with red thread.

—Se nota mucho —dice {kid}.
“You can see it from far away,” says {kid}.

—Para eso —dice {adult}.
“That is what it is for,” says {adult}.

{kids} [baja|bajan] la escalera con el abrigo.
{kids} [goes|go] down with the coat.
Abajo se apaga la luz.
Below, the light goes out.
{kid} busca los botones con la mano.
One hand finds the buttons, one by one.
Uno, dos, tres.
One, two, three.
El cuarto se conoce enseguida.
The fourth one you know at once.
-- intermediate
Al final, {kid} eligió uno amarillo, que no se parecía a los otros tres.
In the end {kid} chose a yellow one, which was not like the other three.
{adult} lo cosió con hilo rojo.
{adult} sewed it on with red thread.

—Se nota mucho —dijo {kid}.
“You can see it from far away,” said {kid}.

—Para eso —dijo {adult}.
“That is what it is for,” said {adult}.

{kids} [bajó|bajaron] la escalera con el abrigo, y a mitad de camino se apagó la luz.
{kids} went down with the coat, and half-way the light went out.
{kid} buscó los botones con la mano, de arriba abajo.
{kid} felt for the buttons with one hand, from the top down.
Uno, dos, tres, y el cuarto se conocía enseguida.
One, two, three, and the fourth you knew at once.
-- advanced
Al final, {kid} eligió uno amarillo, que no se parecía en nada a los otros tres, y {adult} lo cosió con hilo rojo.
In the end {kid} chose a yellow one, which was nothing like the other three, and {adult} sewed it on with red thread.

—Se nota muchísimo —dijo {kid}.
“You can see it from very far away,” said {kid}.

—Para eso se cose —dijo {adult}.
“That is what sewing is for,” said {adult}.

{kids} [bajó|bajaron] con el abrigo puesto, y a mitad de la escalera se apagó la luz.
{kids} went down with the coat on, and half-way the light went out.
La mano fue contando a oscuras los botones, y el cuarto se conocía enseguida.
One hand counted the buttons in the dark, and the fourth you knew at once.
