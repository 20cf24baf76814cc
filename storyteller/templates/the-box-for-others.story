plot: A card is needed, and the form has a box for everything but for what the hero does; the paper goes from window to window, each with a rule of its own, until the last window draws one more box by hand, and there is a queue behind.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:now
picture: topic city, topic day, curious, hero, kid, other, clerk grey glasses, thing topic, paper
take windows: 1 3 8

title: La casilla que faltaba = The Missing Box
title: Ventanilla seis = Window Six
title: Impreso azul, por favor = The Blue Form, Please

cast clerk f: una señora con dos relojes = a lady with two watches
cast clerk m: un señor con tres bolígrafos = a gentleman with three pens
cast clerk f: una señora con manguitos = a lady with paper cuffs
cast clerk m: un señor con lupa = a gentleman with a magnifying glass

cast stamp m: un sello con forma de ballena = a stamp like a whale
cast stamp m: un sello con forma de tetera = a stamp like a teapot
cast stamp m: un sello con forma de pera = a stamp like a pear

cast card f: la tarjeta de la biblioteca = the library card
cast card m: el carné de la piscina = the pass for the pool
cast card m: el billete del tranvía = the tram ticket
cast card f: la entrada del acuario = the ticket for the aquarium

speaks magician m: el mago = the magician
speaks head f: la jefa = the head
speaks machine f: la máquina = the machine
speaks window f: la ventanilla = the window
speaks lady f: la señora = the lady
speaks cup f: la taza = the cup
speaks voice f: la voz = the voice
speaks photographer m: el fotógrafo = the photographer
speaks apprentice m: el aprendiz = the apprentice

word: la casilla: casilla, casillas = the box: box, boxes
word: la ventanilla: ventanilla = the window: window
word: el sello: sello = the stamp: stamp
word: el papel: papel, impreso = the paper: paper, form
word: la cola: cola = the queue: queue
word: la regla: regla = the rule: rule, ruler
word: rellenar: rellena, rellenó, rellenar = to fill in: fills, filled, fill
word: dibujar: dibuja, dibujó, dibujada = to draw: draws, drew, drawn
word: esperar: espera, esperan, esperó, esperaba, esperar = to wait: waits, waited, waiting, wait
word: preguntar: pregunta, preguntó = to ask: asks, asked
word: azul = blue
word: el número: número = the number: number
word: la silla: silla, sillas = the chair: chair, chairs
word: escribir: escribe, escribió = to write: writes, wrote
word: el bolígrafo: bolígrafo, bolígrafos, lápiz = the pen: pen, pens, pencil
word: cerrar: cierra, cerró, cerrada = to shut: shuts, shut

question: ¿Qué casilla te falta a ti? = Which box is missing for you?
question: ¿Qué ventanilla te pareció la más rara? = Which window did you find oddest?
question: ¿Qué pondrías detrás de «otros»? = What would you write after “other”?

== form
-- beginner
{topic.the} {topic:quiere|quieren} {card}.
{topic.the} {topic:wants|want} {card}.
{kids} [ayuda|ayudan] a rellenar el papel.
{kids} [helps|help] to fill in the form.
El papel es azul y tiene muchas casillas.
The form is blue and has many boxes.
Una es para el nombre.
One is for the name.
Otra es para la calle.
One is for the street.
La última dice: «¿Qué hace?».
The last one says: “What do you do?”
Se puede elegir entre doce cosas.
There are twelve things to choose from.

—No está —dice {kid}.
“It is not there,” says {kid}.

Falta lo principal: {topic.the} {topic.does}.
The main thing is missing: {topic.the} {topic.does}.
-- intermediate
{topic.the} {topic:quería|querían} {card}, y {kids} [ayudó|ayudaron] a rellenar el impreso.
{topic.the} wanted {card}, and {kids} helped to fill in the form.
Era azul y tenía casillas para todo.
It was blue, and had boxes for everything.
La última preguntaba: «¿A qué se dedica?».
The last one asked: “What do you do?”
Se podía elegir entre doce cosas, de panadero a buzo.
One could choose from twelve things, from baker to diver.

—No está lo nuestro —dijo {kid}.
“Ours is not there,” said {kid}.

Faltaba lo principal: {topic.the} {topic.does}.
The main thing was missing: {topic.the} {topic.does}.
-- advanced
Para conseguir {card}, {topic.the} {topic:tenía|tenían} que rellenar el impreso azul, y {kids} [prestó|prestaron] el lápiz.
To get {card}, {topic.the} had to fill in the blue form, and {kids} lent a pencil.
Había casillas para el nombre, la calle y el color del felpudo.
There were boxes for the name, the street and the colour of the doormat.
La última preguntaba a qué se dedicaba uno, y ofrecía doce respuestas, de panadero a buzo.
The last one asked what one did, and offered twelve answers, from baker to diver.

—La nuestra no está —dijo {kid}, porque {topic.the} {topic.does}.
“Ours is not there,” said {kid}, because {topic.the} {topic.does}.

== first
-- beginner
Van a la ventanilla uno.
They go to window one.
Allí está {clerk}.
There sits {clerk}.

@voice —¿Panadero? —pregunta la voz.
“Baker?” asks the voice.

—No —dice {kid}—.
“No,” says {kid}.
{topic.the} {topic.does}.
“{topic.the} {topic.does}.”

—Eso no se puede hacer —dice la voz.
“That can’t be done,” says the voice.

{topic.the} {topic:está|están} delante, y se nota mucho.
{topic.the} {topic:is|are} right there, and it is very clear.

* —Siguiente ventanilla —dice la voz.
* “Next window,” says the voice.
-- intermediate
En la ventanilla uno atendía {clerk}.
At window one sat {clerk}.

—¿Pongo panadero? —preguntó la ventanilla.
“Shall I put baker?” asked the window.

—No —dijo {kid}—.
“No,” said {kid}.
{topic.the} {topic.does}.
“{topic.the} {topic.does}.”

—De eso no hay casilla —dijo la ventanilla—, así que no existe.
“There is no box for that,” said the window, “so there is no such thing.”

{topic.the} {topic:estaba|estaban} delante, y se notaba mucho.
{topic.the} stood right there, and it was very clear.

* —Siguiente ventanilla —dijo la ventanilla.
* “Next window,” said the window.
-- advanced
Detrás de la ventanilla uno, {clerk} no levantaba la vista.
Behind window one {clerk} did not look up.

—Pondré panadero, que es lo normal —dijo la ventanilla.
“I shall put baker, as usual,” said the window.

—Pero es que {topic.the} {topic.does} —dijo {kid}.
“But {topic.the} {topic.does},” said {kid}.

@voice —De eso no hay casilla, y lo que no tiene casilla no existe.
“There is no box for that, and what has no box does not exist.”

Delante del cristal, {topic.the} {topic:parecía|parecían} existir perfectamente.
In front of the glass, {topic.the} seemed to exist perfectly well.

* —Siguiente ventanilla —dijo la ventanilla.
* “Next window,” said the window.

== proof in windows
-- beginner
La ventanilla de al lado pide una prueba.
The window next to it wants proof.

—¿Aquí mismo? —pregunta {kid}.
“Right here?” asks {kid}.

@voice —Aquí y en silencio.
“Here, and in silence.”

{topic.the} no {topic:espera|esperan} más.
{topic.the} {topic:waits|wait} no longer.
Se caen tres bolígrafos y un techo pequeño.
Three pens fall down, and a little ceiling.

—Muy bien —dice la voz—.
“Very good,” says the voice.
Ahora, otra vez, por triplicado.
“Now do it again, in three copies.”
-- intermediate
En la ventanilla de al lado pedían una prueba.
The window next to it wanted proof.

—¿Aquí mismo? —preguntó {kid}.
“Right here?” asked {kid}.

—Aquí, y sin hacer cola —dijo la ventanilla.
“Here, and without queueing,” said the window.

A {topic.the} no hizo falta pedírselo dos veces.
{topic.the} did not have to be asked twice.
Se cayeron tres bolígrafos y una lámpara.
Three pens and a lamp fell down.

—Muy bien —dijo la ventanilla—.
“Very good,” said the window.
Ahora, por triplicado.
“Now in three copies.”
-- advanced
En la ventanilla contigua exigían una prueba, firmada y por las dos caras.
The window next to it wanted proof, signed, and on both sides of the paper.

—¿Vale hacerlo aquí mismo? —preguntó {kid}.
“May it be done right here?” asked {kid}.

A {topic.the} no hubo que pedírselo dos veces, y del susto se cayeron tres bolígrafos.
{topic.the} did not have to be asked twice, and three pens fell down in fright.

—Correcto —dijo la ventanilla, debajo de la mesa—.
“Correct,” said the window, from under the desk.
Ahora, por triplicado.
“Now in three copies.”

== chairs in windows
-- beginner
Esperan en una fila de sillas.
They wait on a row of chairs.
Al lado espera un mago sin conejo.
Next to them waits a magician without a rabbit.

—Yo no quepo en la casilla cuatro —dice el mago.
“I do not fit in box four,” says the magician.

—Lo nuestro es la doce —dice {kid}.
“Ours is box twelve,” says {kid}.

El mago mira a {topic.the}.
The magician looks at {topic.the}.

@magician —Yo tampoco sabría dónde ponerlo —dice—.
“I would not know where to put that,” he says.
Pero me alegro de verlo.
“But I am glad to see it.”
-- intermediate
Tuvieron que esperar en una fila de sillas, al lado de un mago sin conejo.
They had to wait on a row of chairs, next to a magician without a rabbit.

—Yo no quepo en la casilla cuatro —dijo el mago.
“I do not fit in box four,” said the magician.

—Lo nuestro es la doce —dijo {kid}, y le presentó a {topic.the}.
“Ours is box twelve,” said {kid}, and he met {topic.the}.

El mago se quedó un rato mirando.
The magician looked on for a while.

@magician —Ya veo el problema —dijo—.
“I see the problem,” he said.
Ojalá lo tuviera yo.
“I wish it were mine.”
-- advanced
Los mandaron a una fila de sillas, donde esperaba desde el lunes un mago sin conejo.
They were sent to a row of chairs, where a magician without a rabbit had been waiting since Monday.

—A mí no me cabe lo mío en la casilla cuatro —suspiró el mago.
“Mine will not go into box four,” sighed the magician.

—Lo nuestro no entra en la doce —dijo {kid}, y señaló a {topic.the}.
“Ours will not go into box twelve,” said {kid}, pointing to {topic.the}.

El mago se quedó mirando con un respeto casi profesional.
The magician looked on with an almost professional respect.

== machine in windows
-- beginner
En la ventanilla siguiente hay una máquina.
At the next window there is a machine.

—Diga lo que hace —dice la máquina—.
“Say what you do,” says the machine.
Diga sí o no.
“Say yes or no.”

{kid} no sabe qué decir.
{kid} does not know what to say.
Entonces {topic.the} {topic.does}.
Then {topic.the} {topic.does}.
La máquina piensa y echa humo.
The machine thinks, and smokes a little.

—Sí —dice la máquina—.
“Yes,” says the machine.
¿O no?
“Or no?”

Y pide ver a su madre.
And it asks for its mother.
-- intermediate
En la ventanilla siguiente no había nadie, solo una máquina con una luz.
At the next window there was nobody, only a machine with a light.

—Diga a qué se dedica —dijo la máquina—.
“Say what you do,” said the machine.
Conteste sí o no.
“Answer yes or no.”

Por toda respuesta, {topic.the} {topic.started}.
For all answer, {topic.the} {topic.started}.
La luz pasó del verde al naranja, y luego a un color que no tenía nombre.
The light went from green to orange, and then to a colour that has no name.

—No entiendo la pregunta —dijo la máquina, que la había hecho.
“I do not understand the question,” said the machine, which had asked it.
-- advanced
En la ventanilla siguiente habían sustituido a la empleada por una máquina muy educada.
At the next window a very polite machine had taken the place of the clerk.

—Diga a qué se dedica y conteste sí o no —dijo la máquina.
“Say what you do, and answer yes or no,” said the machine.

Por toda respuesta, {topic.the} {topic.started}, y la luz pasó del verde a un color que no tenía nombre.
For all answer {topic.the} {topic.started}, and the light went from green to a colour that has no name.

—No entiendo la pregunta —dijo la máquina, que la había hecho.
“I do not understand the question,” said the machine, which had asked it.

== sea in windows
-- beginner
Otra ventanilla lee las reglas.
One more window reads out the rules.

@voice —Regla tres —dice—.
“Rule three,” says the voice.
No se entra con barcos.
“No boats inside.”

—No traemos barco —dice {kid}.
“We have no boat,” says {kid}.

@voice —Regla nueve: no se entra con sopa.
“Rule nine: no soup inside.”

@kid —Tampoco traemos sopa.
“We have no soup.”

—¿Y qué traen? —pregunta la voz.
“What have you got, then?” asks the voice.

{kid} señala a {topic.the}.
{kid} points to {topic.the}.

—De eso no dice nada —dice la voz, con miedo.
“It says nothing about that,” says the voice, in a small voice.
-- intermediate
En otra ventanilla leyeron las reglas en voz alta.
At one more window they read out the rules.

—Regla tres: no se admiten barcos —dijo la ventanilla.
“Rule three: no boats,” said the window.

—No traemos ninguno —dijo {kid}.
“We have none,” said {kid}.

@voice —Regla nueve: no se admite sopa.
“Rule nine: no soup.”

@kid —Tampoco.
“None of that.”

La ventanilla llegó hasta la regla cien y miró a {topic.the} por encima del papel.
The window went on to rule one hundred and looked at {topic.the} over the paper.

—De esto no dice nada —admitió, muy bajo.
“It says nothing about this,” the window admitted, very low.
-- advanced
En otra ventanilla repasaron el reglamento en voz alta, de la regla una a la cien.
At one more window they went through the rules out loud, from number one to number one hundred.
Estaban prohibidos los barcos, la sopa y los instrumentos de viento antes de las diez.
There were to be no boats, no soup, and no wind instruments before ten.
De {topic.the} no decía nada, ni a favor ni en contra.
About {topic.the} there was nothing, neither for nor against.

—Esto habría que preguntarlo arriba —dijo la ventanilla, y bajó la persiana.
“This should be asked upstairs,” said the window, and pulled down the blind.

== twin in windows
-- beginner
En la ventanilla tres hay un error.
At window three there is a mistake.

@voice —Aquí pone que {topic:es|son} de panadería —dice.
“It says bakery here,” says the voice.

—No —dice {kid}—.
“No,” says {kid}.
Huele a pan por mi bocadillo.
“That is the bread in my bag.”

La ventanilla muerde el bocadillo.
The window takes a bite of it.

@voice —Es verdad —dice—.
“True,” says the voice.
Tachado.
“Crossed out.”

Y mira a {topic.the} con otra cara.
And {topic.the} {topic:gets|get} a kinder look.
-- intermediate
En la ventanilla tres ya habían escrito «panadería» con tinta.
At window three they had already put “bakery” in ink.

—Es un error —dijo {kid}—.
“It is a mistake,” said {kid}.
Olía a pan por mi bocadillo.
“That was the bread in my bag.”

La ventanilla probó el bocadillo, por si acaso, y luego lo terminó.
The window tried the sandwich, just in case, and then finished it.

—Tachado —dijo, y miró a {topic.the} con otra cara.
“Crossed out,” said the window, with a kinder look at {topic.the}.
-- advanced
En la ventanilla tres habían escrito ya «panadería», con tinta y sin preguntar.
At window three they had already put “bakery”, in ink and without asking.

—Es un error —dijo {kid}—, y la culpa es de mi bocadillo.
“It is a mistake,” said {kid}, “and my sandwich is to blame.”

La ventanilla quiso comprobarlo personalmente, y del bocadillo quedó el papel.
The window wished to check this in person, and of the sandwich only the paper was left.

—Tachado, entonces —dijo, y miró a {topic.the} con otros ojos.
“Crossed out, then,” said the window, and looked at {topic.the} with different eyes.

== choir in windows
-- beginner
En la cola hay mucha gente.
There are many people in the queue.
Todos miran a {topic.the}.
They all look at {topic.the}.
Nadie mira ya los papeles.
No one looks at the papers any more.

—¿Lo hace todos los días? —pregunta una señora.
“Is it like that every day?” asks a lady.

—También los festivos —dice {kid}.
“On holidays too,” says {kid}.

La señora le deja pasar.
The lady lets them go first.
Detrás, pasa lo mismo siete veces.
The same thing happens seven times.
La cola es ahora más corta por delante.
The queue is now shorter in front.
-- intermediate
En la cola ya nadie miraba sus papeles, sino a {topic.the}.
In the queue nobody looked at papers any more, but at {topic.the}.

—¿Lo hace todos los días? —preguntó una señora.
“Is it like that every day?” asked a lady.

—También los festivos —dijo {kid}.
“On holidays too,” said {kid}.

—Pasen delante —dijo la señora—, que lo mío es solo un gato.
“Go first,” said the lady, “mine is only about a cat.”

Siete personas más dijeron algo parecido.
Seven more people said something like that.
-- advanced
En la cola ya nadie miraba sus papeles, porque miraba a {topic.the}.
In the queue nobody looked at papers any more, because everybody looked at {topic.the}.

—¿Lo hace a diario? —preguntó una señora.
“Is it like that every day?” asked a lady.

—Y los festivos —dijo {kid}.
“And on holidays,” said {kid}.

—Pues pasen delante, que lo mío es solo un gato —dijo la señora, y siete personas más la imitaron.
“Then do go first, mine is only about a cat,” said the lady, and seven more people did the same.

== lift in windows
-- beginner
La ventanilla siguiente está en el ascensor.
The next window is in the lift.
Sube y baja todo el día.
It goes up and down all day.
Hay que hablar muy deprisa.
You have to talk very fast.

—¿Nombre? —pregunta la voz, y sube.
“Name?” asks the voice, and goes up.

Esperan un rato.
They wait for a while.

@voice —¿Calle? —pregunta, y baja.
“Street?” asks the voice, and goes down.

La tercera vez, {topic.the} {topic:entra|entran} en el ascensor.
The third time {topic.the} {topic:gets|get} into the lift.
Se oye todo en los siete pisos.
It is heard on all seven floors.
El ascensor ya no quiere bajar.
Now the lift does not want to come down.
-- intermediate
La ventanilla siguiente estaba dentro del ascensor, y había que hablar deprisa.
The next window was inside the lift, and one had to talk fast.

@voice —¿Nombre? —preguntó, y se cerró la puerta.
“Name?” it asked, and the door shut.

Tuvieron que esperar a que volviera.
They had to wait until it came back.

@voice —¿Calle? —preguntó, y bajó al sótano.
“Street?” it asked, and went down to the cellar.

La tercera vez, {topic.the} {topic:entró|entraron} en el ascensor.
The third time {topic.the} got into the lift.
Lo que pasó dentro se oyó en los siete pisos, y el ascensor no quería bajar.
What happened inside was heard on all seven floors, and the lift did not want to come down.
-- advanced
La ventanilla siguiente atendía dentro del ascensor, de modo que solo daba tiempo a una pregunta por viaje.
The next window was inside the lift, so that there was only time for one question a trip.

@voice —¿Nombre? —preguntó al subir, y al bajar—: ¿Calle?
“Name?” it asked on the way up, and on the way down, “Street?”

A la tercera, {topic.the} {topic:entró|entraron} también.
At the third, {topic.the} got in as well.
Lo que pasó dentro se oyó en los siete pisos, y el ascensor, conmovido, no quiso bajar hasta la una.
What happened inside was heard on all seven floors, and the lift was so moved that it would not come down until one.

== pen in windows
-- beginner
En otra ventanilla solo hay un bolígrafo.
At one more window there is only a pen.
Está atado con una cadena.
It is tied to a chain.
La cadena es muy corta.
The chain is very short.
{kid} escribe con la nariz en la mesa.
{kid} writes with a nose on the desk.
Escribe lo que {topic.the} {topic:hace|hacen}.
It is about what {topic.the} {topic:does|do}.
La tinta es de otro color.
The ink has a colour of its own.

—Es la primera vez que escribe en rojo —dice la voz.
“It has never written in red before,” says the voice.

El bolígrafo está contento.
The pen is happy.
Siempre escribe «panadero».
It always has to write “baker”.
-- intermediate
En otra ventanilla no había nadie, solo un bolígrafo atado con una cadena muy corta.
At one more window there was nobody, only a pen on a very short chain.
Para llegar, {kid} tuvo que escribir con la nariz en la mesa.
To reach it, {kid} had to write with a nose on the desk.
Explicó en una línea lo que {topic.the} {topic:hacía|hacían}.
In one line it said what {topic.the} did.
La tinta empezó azul y terminó roja.
The ink began blue and ended red.

—Nunca lo había hecho —dijo una voz—.
“It has never done that,” said a voice.
Será la emoción.
“It must be the excitement.”

El pobre bolígrafo llevaba treinta años escribiendo «panadero».
The poor pen had been writing “baker” for thirty years.
-- advanced
En otra ventanilla no había más que un bolígrafo, atado con una cadena tan corta que se escribía con la nariz.
At one more window there was nothing but a pen, on a chain so short that one wrote with one’s nose.
{kid} explicó en una línea lo que {topic.the} {topic:hacía|hacían}, y la tinta, que empezó azul, terminó roja.
In one line {kid} explained what {topic.the} did, and the ink, which began blue, ended red.

—Será la emoción —dijo una voz al otro lado.
“It must be the excitement,” said a voice on the other side.

El pobre bolígrafo llevaba treinta años escribiendo «panadero».
The poor pen had been writing “baker” for thirty years.

== photo in windows
-- beginner
En la ventanilla siguiente hacen las fotos.
At the next window they take the photos.

—No se mueva —dice el fotógrafo a {topic.the}.
“Do not move,” says the photographer to {topic.the}.

Justo entonces, {topic.the} {topic.does}.
Just then {topic.the} {topic.does}.

@photographer —Así no vale —dice.
“That will not do,” he says.

—Así es como es —dice {kid}.
“That is how it is,” says {kid}.

El fotógrafo hace nueve fotos más.
The photographer takes nine more.
Se guarda una para él.
He keeps one for himself.
-- intermediate
La ventanilla siguiente era la de las fotos.
The next window was the one for photos.

—Hay que estar muy quieto —dijo el fotógrafo.
“One has to keep quite still,” said the photographer.

Pero {topic.the} {topic.started} justo en el clic.
But right at the click {topic.the} {topic.started}.

—Así no vale —dijo el fotógrafo, y repitió la foto nueve veces.
“That will not do,” said the photographer, and took the photo nine more times.

Una se la guardó en la cartera, al lado de la de su madre.
One of them he kept in his wallet, beside that of his mother.
-- advanced
La ventanilla siguiente era la de las fotos, en las que estaba prohibido hacer nada.
The next window was the one for photos, in which it was forbidden to do anything at all.
En el momento del clic, {topic.the} {topic.started}.
At the moment of the click {topic.the} {topic.started}.

—Así no vale —murmuró el fotógrafo, y repitió nueve veces, y las nueve pasó lo mismo.
“That will not do,” murmured the photographer, and tried nine times, and all nine were the same.

+ La décima la escondió en su cartera.
+ The tenth he hid in his wallet.

== apprentice in windows
-- beginner
Un aprendiz lleva un sello muy pesado.
A boy who is learning the work has a heavy stamp.

—¿Qué sello va aquí? —pregunta el aprendiz.
“Which stamp goes here?” asks the apprentice.

—El de las cosas que no tienen casilla —dice {kid}.
“The one for things with no box,” says {kid}.

El aprendiz busca en el cajón.
The apprentice looks in the drawer.
Hay sellos para todo.
There are stamps for all things.
No hay ninguno para eso.
There is none for that.
El aprendiz dibuja uno a mano, con la lengua fuera.
The apprentice draws one by hand.
-- intermediate
En un rincón, un aprendiz practicaba con un sello que pesaba más que él.
In a corner an apprentice was practising with a stamp that was heavier than he was.

—¿Y a esto qué le pongo? —preguntó el aprendiz.
“And what do I put on this?” asked the apprentice.

—Lo que se pone cuando no hay casilla —dijo {kid}.
“What you put when there is no box,” said {kid}.

En el cajón había sellos para todo, menos para eso.
In the drawer there were stamps for everything but that.
El aprendiz dibujó uno a mano, con la lengua fuera, y le salió bastante bien.
The apprentice drew one by hand, tongue out, and it was rather good.
-- advanced
En un rincón practicaba un aprendiz, con un sello que necesitaba las dos manos y algo de carrera.
In a corner an apprentice was practising, with a stamp that needed both hands and a short run.

—¿Y a esto qué se le pone? —quiso saber el aprendiz.
“And what goes on this?” the apprentice wanted to know.

—Lo que se ponga cuando no hay casilla —dijo {kid}.
“Whatever goes on when there is no box,” said {kid}.

El aprendiz vació el cajón, no encontró nada y dibujó un sello a mano, con la lengua fuera.
The apprentice emptied the drawer, found nothing and drew a stamp by hand, tongue out.

== plant in windows
-- beginner
Detrás de un cristal solo hay una planta.
Behind one window there is only a plant.
Un cartel dice: «Vuelvo en cinco minutos».
A notice says: “Back in five minutes”.

—La planta es muy alta —dice {kid}.
“That is a very tall plant,” says {kid}.

@lady —Era pequeña —dice la señora de la fila—.
“It was small,” says the lady in the queue.
Llevo aquí un rato.
“I have been here for some time.”

—¿Y para qué espera? —pregunta {kid}.
“What are you waiting for?” asks {kid}.

@lady —Ya no me acuerdo.
“I have forgotten.”
-- intermediate
Detrás de un cristal no había nadie, solo una planta enorme y un cartel: «Vuelvo en cinco minutos».
Behind one window there was nobody, only a huge plant and a notice: “Back in five minutes”.

@lady —Cuando llegué, la planta era una semilla —dijo la señora de delante.
“When I came, the plant was a seed,” said the lady in front.

—¿Y a qué vino usted? —preguntó {kid}.
“And what did you come for?” asked {kid}.

La señora lo pensó, y después regó la planta.
The lady thought about it, and then she watered the plant.
-- advanced
Detrás de un cristal no había nadie, aunque sí una planta que llegaba al techo y un cartel: «Vuelvo en cinco minutos».
Behind one window there was nobody, though there was a plant as high as the ceiling, and a notice: “Back in five minutes”.

@lady —Cuando empecé la cola era una semilla —informó la señora de delante.
“When I joined the queue it was a seed,” reported the lady in front.

—¿Y a qué venía usted? —preguntó {kid}.
“And what had you come for?” asked {kid}.

Ella se encogió de hombros, y entre todos regaron la planta.
She shrugged, and they all watered the plant.

== upstairs medium
-- beginner
Los mandan arriba, al despacho.
They are sent upstairs, to the office.
La jefa tiene una mesa muy larga.
The head of it all has a very long table.
Encima hay todas las casillas del mundo.
On it are all the boxes in the world.

Hay miles y miles, y todas son iguales.
There are thousands, all the same.

—Las hago yo —dice la jefa—.
“I make them,” says the head.
Con regla y con té.
“With a ruler, and with tea.”

—¿Y por qué no hay más? —pregunta {kid}.
“And why are there no more?” asks {kid}.

La jefa mira su taza.
The head looks at her cup.
Está casi vacía, y ella también lo parece.
It is nearly empty, and so is her day.

@head —Nadie ha subido nunca —dice.
“No one has ever come up,” she says.

{topic.the} {topic:sube|suben} un poco más cerca.
{topic.the} {topic:comes|come} a little nearer.
La jefa se ríe, y el té se mueve.
The head laughs, and the tea shakes.
-- intermediate
Los mandaron arriba, al despacho de la jefa, que tenía una mesa larguísima.
They were sent up to the head’s office, which had a very long table.
Encima estaban todas las casillas del mundo, en montones.
On it lay all the boxes in the world, in piles.

—Las dibujo yo —dijo la jefa—.
“I draw them,” said the head.
Con regla, y con té.
“With a ruler, and with tea.”

—¿Y por qué no hay más? —preguntó {kid}.
“And why are there no more?” asked {kid}.

La jefa miró el fondo de la taza.
The head looked into her cup.

@head —Porque nadie había subido nunca —dijo—.
“Because nobody ever came up,” she said.
A ver eso.
“Let me see.”

Entonces {topic.the} {topic.started}, y el té hizo olas.
Then {topic.the} {topic.started}, and there were waves in the tea.
-- advanced
Los mandaron arriba, al despacho de la jefa, donde una mesa larguísima sostenía, en montones, todas las casillas del mundo.
They were sent up to the head’s office, where a very long table held, in piles, all the boxes in the world.

—Las dibujo yo, con regla y con té —explicó la jefa.
“I draw them myself, with a ruler and with tea,” explained the head.

—¿Y por qué no hay más? —preguntó {kid}.
“And why are there no more?” asked {kid}.

—Porque hasta hoy no había subido nadie —dijo ella mirando la taza—.
“Because until today nobody had come up,” she said, looking into her cup.
A ver, enséñeme.
“Well, show me.”

Entonces {topic.the} {topic.started}, y en el té se levantaron olas.
Then {topic.the} {topic.started}, and waves rose in the tea.

== lunch long
-- beginner
A la una cierran todas las ventanillas.
At one all the windows shut.
En la sala solo quedan las plantas.
Only the plants are left in the room.
{kids} [saca|sacan] dos naranjas para todos.
{kids} [takes|take] out two oranges for everybody.

—¿Y si ponemos buzo? —dice {kid}—.
“What if we put diver?” says {kid}.
Nadie mira nunca.
“No one ever looks.”

{topic.the} no {topic:quiere|quieren} ser otra cosa.
{topic.the} {topic:wants|want} to be nothing else.

—Ya —dice {kid}—.
“I know,” says {kid}.
Yo tampoco.
“Nor do I.”

En un cartel pone: «Silencio».
A sign says: “Silence”.
Debajo hay un hueco en blanco.
Below it is an empty space.
{kid} escribe allí, muy pequeño: «casi siempre».
There {kid} writes, very small: “nearly always”.
Entonces, con cuidado, {topic.the} {topic.does}.
Then, with great care, {topic.the} {topic.does}.
Las plantas se mueven.
The plants move.
El cartel se cae al suelo.
The sign falls on the floor.
Nunca les había pasado nada tan bueno.
It is the best thing they have ever seen.
A las cuatro se abren otra vez las ventanillas.
At four the windows open again.
-- intermediate
A la una cerraron todas las ventanillas, y en la sala solo quedaron las plantas.
At one all the windows shut, and only the plants were left in the room.
{kids} [sacó|sacaron] dos naranjas para todos.
{kids} took out two oranges for everybody.

—¿Y si ponemos buzo? —dijo {kid}—.
“What if we put diver?” said {kid}.
Nadie lo va a mirar.
“Nobody is going to look.”

{topic.the} no {topic:quería|querían} ser otra cosa, y se notaba.
{topic.the} did not want to be anything else, and it showed.

—Ya —dijo {kid}—.
“I know,” said {kid}.
Yo tampoco querría.
“Nor would I.”

Un cartel pedía silencio, y debajo {kid} escribió, muy pequeño: «casi siempre».
A sign asked for silence, and below it {kid} wrote, very small: “nearly always”.
Entonces, con cuidado, {topic.the} {topic.started}.
Then, with great care, {topic.the} {topic.started}.
Las plantas se movieron, y no había corriente.
The plants moved, and there was no wind.
A las cuatro volvieron a abrirse las ventanillas.
At four the windows opened again.
-- advanced
A la una bajaron todas las persianas, y en la sala no quedaron más que unas plantas y dos naranjas para repartir.
At one all the blinds came down, and nothing was left in the room but some plants and two oranges to share.

—Podríamos poner buzo y ya está —dijo {kid}—.
“We could put diver and be done,” said {kid}.
Nadie lo va a comprobar.
“Nobody is going to check.”

{topic.the} no {topic:quería|querían} ser otra cosa, y se notaba hasta por detrás.
{topic.the} did not want to be anything else, and it showed even from behind.

—Ya —dijo {kid}—.
“I know,” said {kid}.
Yo tampoco querría.
“Nor would I.”

Debajo del cartel que pedía silencio, {kid} escribió, con letra de hormiga: «casi siempre».
Under the sign that asked for silence, {kid} wrote in tiny letters: “nearly always”.
Solo entonces, y con mucho cuidado, {topic.the} {topic.started}, y las plantas se movieron sin que hubiera corriente.
Only then, and with great care, {topic.the} {topic.started}, and the plants moved although there was no wind.

== end
-- beginner
La última es la ventanilla seis.
The last one is window six.
Allí hay un lápiz y una regla.
There are a pencil and a ruler.
Alguien dibuja una casilla más.
Somebody draws one more box.
Escribe al lado: «{topic.full}».
Next to it is written: “{topic.full}”.
Pone encima {stamp}.
On top goes {stamp}.

—Ya existe —dice la voz.
“Now it exists,” says the voice.

—Antes también —dice {kid}.
“It did before,” says {kid}.

{topic.the} {topic:tiene|tienen} {card}.
{topic.the} {topic:has|have} {card}.
Y allí mismo, {topic.starts}.
And right there, {topic.the} {topic.starts}.
-- intermediate
En la ventanilla seis, que era la última, había solo un lápiz y una regla.
At window six, which was the last, there were only a pencil and a ruler.
Alguien dibujó una casilla más al final del impreso.
Somebody drew one more box at the end of the form.
Al lado escribió: «{topic.full}».
Next to it was written: “{topic.full}”.
Encima puso {stamp}.
On top went {stamp}.

—Ahora ya existe —dijo la ventanilla.
“Now it exists,” said the window.

—Antes también —dijo {kid}.
“It did before,” said {kid}.

Con {card} en la mano, {topic.the} {topic.started} allí mismo.
With {card} at last, {topic.the} {topic.started} right there.
-- advanced
En la ventanilla seis, que era la última y no tenía cristal, había solo un lápiz y una regla.
At window six, which was the last and had no glass, there were only a pencil and a ruler.
Una mano dibujó una casilla más al pie del impreso y escribió al lado: «{topic.full}».
A hand drew one more box at the foot of the form and wrote next to it: “{topic.full}”.
Encima cayó, con mucha dignidad, {stamp}.
On top, with great dignity, came {stamp}.

—Ahora ya existe —dijo la ventanilla.
“Now it exists,” said the window.

—Antes también existía —dijo {kid}, mientras {topic.the}, con {card} por fin, {topic.started}.
“It did before,” said {kid}, while {topic.the}, with {card} at last, {topic.started}.

== queue long
-- beginner
Al salir, la cola llega a la calle.
When they come out, the queue goes down the street.
Todos quieren una casilla nueva.
They all want a new box.
Un señor solo duerme los martes.
One man only sleeps on a Tuesday.
Un señor canta debajo del agua.
One man sings under water.
Una niña habla con los ascensores.
One girl talks to lifts.
El mago enseña su casilla a todo el mundo.
The magician shows his box to the whole world.
Pone: «Mago sin conejo, de momento».
It says: “Magician without a rabbit, for now”.

—¿Es aquí? —pregunta una señora mayor—.
“Is it here?” asks an old lady.
Yo sé silbar para dentro.
“I can whistle inwards.”

—Ventanilla seis —dice {kid}—.
“Window six,” says {kid}.
Diga que viene de nuestra parte.
“Say that we sent you.”

La señora silba para dentro y entra.
The lady whistles inwards and goes in.
Se oye muy poco, pero es bonito.
It is hard to hear, but it is nice.
-- intermediate
Al salir, la cola llegaba hasta la calle, y todos querían una casilla nueva.
When they came out, the queue reached down the street, and everybody wanted a new box.
Un señor cantaba debajo del agua, y una niña hablaba con los ascensores.
One man sang under water, and one girl talked to lifts.
El mago enseñaba la suya: «Mago sin conejo, de momento».
The magician was showing his: “Magician without a rabbit, for now”.

—¿Es aquí? —preguntó una señora mayor—.
“Is it here?” asked an old lady.
Yo sé silbar para dentro.
“I can whistle inwards.”

—Ventanilla seis —dijo {kid}—.
“Window six,” said {kid}.
Diga que viene de nuestra parte.
“Say that we sent you.”

La señora silbó para dentro, que se oye muy poco, y entró.
The lady whistled inwards, which is hard to hear, and went in.
-- advanced
Al salir, la cola daba la vuelta a la manzana, porque se había corrido la voz de que dibujaban casillas.
When they came out, the queue went right round the block, since word had spread that boxes were being drawn.
Había un señor que cantaba debajo del agua y una niña que se entendía con los ascensores.
There was a man who sang under water and a girl who got on with lifts.
El mago enseñaba la suya a quien quisiera leerla: «Mago sin conejo, de momento».
The magician was showing his to all who cared to read it: “Magician without a rabbit, for now”.

—¿Es aquí? —preguntó una señora muy mayor—.
“Is it here?” asked a very old lady.
Yo sé silbar para dentro.
“I can whistle inwards.”

—Ventanilla seis, y diga que va de nuestra parte —dijo {kid}.
“Window six, and say that we sent you,” said {kid}.
