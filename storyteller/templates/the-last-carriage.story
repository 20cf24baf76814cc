plot: A guest has to be met at the station, and all that is known of the guest is one line; nobody who gets off is the one, but each has something to tell, and each from a carriage nearer to the last; so the guest is known before the door opens.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:now, place
picture: station, night, curious, kid reads paper, other, hero, porter, thing topic, paper
middle: station, night, worried, kid points train, other, porter, train
end: station, night, happy, kid hugs hero, hero, other, porter, thing topic
take passengers: 1 3 7

title: El último vagón = The Last Carriage
title: El tren de las siete = The Seven O’Clock Train
title: Un papel y un andén = A Note and a Platform

cast porter f: la jefa de estación = the stationmistress
cast porter m: el revisor = the ticket collector
cast porter m: el mozo de las maletas = the porter
cast porter f: la señora de las taquillas = the ticket lady

cast sender f: Eulalia = Eulalia
cast sender m: Fermín = Fermín
cast sender f: Asun = Asun
cast sender m: Casimiro = Casimiro

cast gift: un tarro de miel = a jar of honey
cast gift: una caja de lápices = a box of pencils
cast gift: un paraguas pequeño = a small umbrella
cast gift: una bolsa de nueces = a bag of nuts

// Who lives in a place does not do so in a carriage.
cast inside topics=place: de casa = of home
  now: {topic.the} {topic:habla|hablan} de su casa = {topic.the} {topic:talks|talk} about home
  then: {topic.the} {topic:hablaba|hablaban} de su casa = {topic.the} talked about home
cast inside: lo suyo = the usual
  now: {topic.the} {topic.does} = {topic.the} {topic.does}
  then: {topic.the} {topic.did} = {topic.the} {topic.did}

speaks man m: el hombre = the man
speaks gentleman m: el señor = the man
speaks father m: el padre = the father
speaks dad m: el papá = the dad
speaks cook m: el pastelero = the cook
speaks girl f: la chica = the girl
speaks judge f: la jueza = the judge
speaks lady f: la señora = the lady
speaks woman f: la vecina = the neighbour
speaks magician m: el mago = the magician
speaks sleeper m: el señor = the man
speaks teacher f: la maestra = the teacher

word: el tren: tren = the train: train
word: la estación: estación = the station: station
word: el andén: andén = the platform: platform
word: el vagón: vagón, vagones = the carriage: carriage, carriages
word: el papel: papel = the note: note
word: esperar: espera, esperan, esperó, esperaron, esperaba, esperaban, esperar = to wait: wait, waits, waited, waiting
word: bajar: baja, bajan, bajó, bajaron = to get off: gets off, got off, came
word: la maleta: maleta, maletas = the suitcase: suitcase, suitcases
word: último: último, última = last
word: la puerta: puerta, puertas = the door: door, doors
word: el reloj: reloj = the clock: clock
word: siete = seven
word: preguntar: pregunta, preguntó = to ask: asks, asked
word: la casa: casa = the house: house, home
word: la noche: noche = the night: night
word: la línea: línea = the line: line

question: ¿Cómo te reconocerían a ti en una estación? = How would somebody know you at a station?
question: ¿Qué viajero te hizo más gracia? = Which traveller did you find funniest?
question: ¿A quién irías a esperar a un tren? = Whom would you go and meet at a train?

== note
-- beginner
{kids} [está|están] en la estación.
{kids} [is|are] at the station.
[Espera|Esperan] el tren de las siete.
{they} [waits|wait] for the seven o’clock train.
+ Hace frío y huele a café.
+ It is cold, and there is a smell of coffee.
{sender} ha mandado un papel.
{sender} has sent a note.
El papel dice quién viene de visita.
The note says who is coming to stay.
Solo tiene una línea.
It has only one line.
Pone: «{topic.full}».
It says: “{topic.full}”.
No hay foto ni nombre.
There is no picture, and no name.

—Con eso basta —dice {kid}.
“That is enough,” says {kid}.

{porter} mira el reloj.
{porter} looks at the clock.
El tren ya hace ruido a lo lejos.
The train can be heard, far away.
-- intermediate
{kids} [esperaba|esperaban] en la estación el tren de las siete.
{kids} [was|were] waiting at the station for the seven o’clock train.
{sender} había mandado un papel para decir quién venía de visita.
{sender} had sent a note to say who was coming to stay.
Tenía una sola línea: «{topic.full}».
It had a single line: “{topic.full}”.
No había foto, ni color de sombrero.
There was no picture, and no colour of hat.

—Con eso basta —dijo {kid}, y se lo enseñó a {porter}.
“That will do,” said {kid}, and showed it to {porter}.

—Son seis vagones —dijo {porter}—.
“There are six carriages,” said {porter}.
Los ojos, bien abiertos.
“Keep your eyes wide open.”
-- advanced
Aquella tarde, {kids} [tenía|tenían] que recoger una visita en el tren de las siete.
That evening {kids} had to meet a visitor off the seven o’clock train.
Todo lo que se sabía de la visita cabía en una línea que había mandado {sender}: «{topic.full}».
All that was known of the visitor was one line sent by {sender}: “{topic.full}”.

—Con eso sobra para reconocer a cualquiera en un andén —dijo {kid}.
“With that one could find anybody on a platform,” said {kid}.

—Son seis vagones y todas las puertas se abren a la vez —advirtió {porter}—, así que yo no pestañearía.
“There are six carriages, and all the doors open at once,” warned {porter}, “so I should not blink.”

== train
-- beginner
El tren llega y abre las puertas.
The train comes in and opens its doors.
Del primer vagón baja una señora con tres gallinas.
A lady with three hens gets off first.

—¿Es usted la visita? —pregunta {kid}.
“Are you the visitor?” asks {kid}.

La señora lee el papel.
The lady reads the note.

—No, yo no hago nada de eso —dice—.
“No, I am nothing of the kind,” says the lady.
Pero he viajado cerca.
“But I was near it on the train.”

* —Más atrás —dice—.
* “Further back,” says the lady.
* Busque más atrás.
* “Look further back.”
-- intermediate
El tren entró en la estación y abrió todas las puertas a la vez.
The train came into the station and opened all its doors at once.
Del primer vagón bajó una señora con tres gallinas.
From the first carriage came a lady with three hens.

—¿Es usted la visita? —preguntó {kid}, y le enseñó el papel.
“Are you the visitor?” asked {kid}, holding up the note.

—No, yo soy de aquí —dijo la señora—.
“No, I live here,” said the lady.
Pero en el tren no se hablaba de otra cosa.
“But nobody on the train talked of anything else.”

* @lady —Más atrás —añadió—.
* “Further back,” she added.
* Busque más atrás.
* “Look further back.”
-- advanced
El tren entró resoplando y abrió todas las puertas a la vez.
The train came in puffing and opened all its doors at once.
Del primer vagón bajó una señora con tres gallinas debajo del brazo.
From the first carriage came a lady with three hens under one arm.

—¿Es usted la visita? —preguntó {kid}, con el papel en alto.
“Are you the visitor?” asked {kid}, holding up the note.

—Qué más quisiera —dijo la señora—, porque en mi vagón no se hablaba de otra cosa.
“I only wish I were,” said the lady, “since nobody in my carriage talked of anything else.”

* @lady —Más atrás —añadió—.
* “Further back,” she added.
* Busque más atrás.
* “Look further back.”

== cello in passengers
-- beginner
Baja un hombre muy alto con un violonchelo.
A very tall man gets off with a cello.

—¿Conoce a {topic.the}? —pregunta {kid}.
“Do you know {topic.the}?” asks {kid}.

—¡Ya lo creo! —dice el hombre—.
“I should think so!” says the man.
Yo quería dormir, y {topic.the}, nada.
“I wanted to sleep, and {topic.the} did not.”
{topic.does} de verdad.
“It is true: {topic.does}.”

Señala hacia el final del tren.
He points to the end of the train.
-- intermediate
Bajó un hombre muy alto, doblado por la mitad, con un violonchelo.
A very tall man got off, bent in the middle, with a cello.

—¿Conoce a {topic.the}? —preguntó {kid}.
“Do you know {topic.the}?” asked {kid}.

—Ya lo creo —dijo el hombre—.
“I should think so,” said the man.
Desde la segunda estación {topic.does}.
“It has been like that since the second stop: {topic.does}.”

Y señaló con el arco hacia el final del tren.
And he pointed with his bow to the end of the train.
-- advanced
Bajó, doblado por la mitad, un hombre altísimo con un violonchelo más ancho que la puerta.
A very tall man, bent in the middle, got off with a cello wider than the door.

—¿Conoce a {topic.the}? —preguntó {kid}.
“Do you know {topic.the}?” asked {kid}.

—Íntimamente —dijo el hombre—.
“Intimately,” said the man.
En un tren, esas cosas se notan.
“On a train one notices such things.”

Y señaló con el arco hacia los vagones de cola, donde, según él, todavía se notaban más.
And he pointed with his bow to the carriages at the back, where, he said, one noticed even more.

== nuns in passengers
-- beginner
Bajan cuatro ciclistas sin bicicleta.
Four cyclists get off with no bicycle.

—¿Y {topic.the}? —pregunta {kid}.
“And {topic.the}?” asks {kid}.

—Dos vagones más allá —dice la primera ciclista—.
“Two carriages on,” says the first cyclist.
Se lo hemos contado a todo el mundo.
“We have told the whole world.”

@kid —¿Y qué dice el mundo?
“And what does the world say?”

@- —Que no puede ser.
“That it can’t be true.”

Los cuatro timbres suenan en los bolsillos.
The four bells ring in their pockets.
-- intermediate
Bajaron cuatro ciclistas sin bicicleta, todos con prisa.
Four cyclists got off with no bicycle, all in a hurry.

—¿Y {topic.the}? —preguntó {kid}.
“And {topic.the}?” asked {kid}.

—Dos vagones más allá —dijo la primera—.
“Two carriages on,” said the first.
Mi madre no se lo va a creer.
“My mother will not believe it.”

—¿El qué? —preguntó {kid}, aunque lo sabía.
“Believe what?” asked {kid}, who knew.

@- —Que {topic.the} {topic.does} —dijo ella, y salió corriendo.
“That {topic.the} {topic.does},” she said, and ran off.
-- advanced
Bajaron cuatro ciclistas sin bicicleta y con muchísima prisa.
Four cyclists got off with no bicycle and in a very great hurry.

—¿Y {topic.the}? —preguntó {kid} a la última.
“And {topic.the}?” asked {kid} of the last one.

@- —Dos vagones más allá —dijo ella sin pararse—.
“Two carriages on,” she said without stopping.
Mi madre no me va a creer: {topic.the} {topic.does}.
“My mother will not believe it: {topic.the} {topic.does}.”

== twins in passengers
-- beginner
Bajan dos gemelas con la misma maleta.
Two twins get off with one suitcase.

—Allí es imposible leer —dice una.
“You can’t read back there,” says one.

—Allí es imposible no mirar —dice la otra.
“You can’t look away back there,” says the other.

—¿Por qué? —pregunta {kid}.
“Why?” asks {kid}.

Lo dicen las dos a la vez.
They say it at the same time.

@- —¡Porque {topic.the} {topic.does}!
“Because {topic.the} {topic.does}!”
-- intermediate
Bajaron dos gemelas que compartían una maleta.
Two twins got off who shared a suitcase.

—Allí atrás es imposible leer —dijo una.
“It is impossible to read back there,” said one.

—Allí atrás es imposible no mirar —dijo la otra.
“It is impossible to look away back there,” said the other.

—¿Por qué? —preguntó {kid}.
“Why?” asked {kid}.

—Porque {topic.the} {topic.does} —dijeron a la vez.
“Because {topic.the} {topic.does},” they said together.

Y se fueron, cada una con un asa.
And off they went, with a handle each.
-- advanced
Bajaron dos gemelas que compartían maleta, opiniones y chicle.
Two twins got off who shared a suitcase, some opinions and a piece of gum.

—Allí atrás es imposible leer —se quejó una.
“It is impossible to read back there,” one complained.

—Y es imposible no mirar —dijo la otra.
“And it is impossible to look away,” said the other.

—Es que {topic.the} {topic.does} —dijeron a la vez, y se marcharon con un asa cada una.
“The thing is, {topic.the} {topic.does},” they said together, and went off with a handle each.

== judge in passengers
-- beginner
Baja una jueza con peluca.
A judge gets off in a wig.

—¿Es verdad lo del papel? —pregunta {kid}.
“Is the note true?” asks {kid}.

—Es verdad —dice la jueza—.
“It is true,” says the judge.
Lo he visto con los dos ojos.
“I have seen it with both eyes.”

@kid —¿Y está prohibido?
“And is it against the law?”

La jueza piensa mucho.
The judge thinks hard.

@judge —No hay ninguna ley sobre eso —dice.
“There is no law about it,” she says.
-- intermediate
Bajó una jueza con la peluca en una caja de sombreros.
A judge got off, with her wig in a hatbox.

—¿Es verdad lo que dice el papel? —preguntó {kid}.
“Is it true, what the note says?” asked {kid}.

—Lo es —dijo la jueza—.
“It is,” said the judge.
Lo he visto con mis dos ojos.
“I have seen it with both my eyes.”

@kid —¿Y está prohibido?
“And is it against the law?”

La jueza repasó todas las leyes de memoria, y tardó un poco.
The judge went through all the laws by heart, and it took a while.

@judge —No —dijo al fin, con algo de pena.
“No,” she said at last, rather sadly.
-- advanced
Bajó una jueza con la toga arrugada y la peluca en una caja de sombreros.
A judge got off with a crumpled gown, and her wig in a hatbox.

—¿Es verdad lo que dice el papel? —preguntó {kid}.
“Is it true, what the note says?” asked {kid}.

—Lo he visto con mis propios ojos —dijo la jueza—.
“I saw it with my own eyes,” said the judge.
En todo el código no hay una sola ley que lo prohíba, y lo he mirado.
“In all the books there is no law against it, and I have looked.”

== baker in passengers
-- beginner
Baja un pastelero con una tarta torcida.
A pastry cook gets off with a crooked cake.

@cook —Esto ha sido por {topic.the} —dice.
“This is because of {topic.the},” he says.

—¿Se ha enfadado usted? —pregunta {kid}.
“Are you cross?” asks {kid}.

El pastelero mira la tarta.
The cook looks at the cake.

@cook —Al revés —dice—.
“Far from it,” he says.
Me reí tanto que se me cayó.
“I laughed so much that I dropped it.”

Le corta un trozo a {kids}.
{kids} [gets|get] a slice.
-- intermediate
Bajó un pastelero con una tarta muy torcida.
A pastry cook got off with a very crooked cake.

@cook —La culpa es de {topic.the} —dijo—.
“You can thank {topic.the} for this,” he said.
Iba sentado enfrente.
“We sat opposite each other.”

—¿Y se ha enfadado usted? —preguntó {kid}.
“And are you cross?” asked {kid}.

—¡Qué va! —dijo el pastelero—.
“Not a bit,” said the cook.
Me reí tanto que se me cayó al suelo.
“I laughed so much that I dropped it.”

Quedaba un trozo limpio, y se lo dio a {kids}.
One slice was still clean, and {kids} got it.
-- advanced
Bajó un pastelero que llevaba, como quien lleva a un herido, una tarta de tres pisos caída de lado.
A pastry cook got off carrying, as one carries the wounded, a three-storey cake that had fallen on its side.

@cook —Dele las gracias a {topic.the} —dijo—.
“You can thank {topic.the} for this,” he said.
Me reí desde el segundo túnel.
“I was laughing from the second tunnel on.”

Quedaba limpio un solo trozo, y fue para {kids}.
Only one slice was still clean, and {kids} got it.

== baby in passengers
-- beginner
Baja un papá con un bebé dormido.
A dad gets off with a baby, fast asleep.

—Chis —dice el papá—.
“Shh,” says the dad.
Es la primera vez que duerme en tres días.
“It is the first sleep in three days.”

—¿Cómo ha sido? —pregunta {kid}, muy bajo.
“How did it happen?” asks {kid}, very low.

—Fue al ver a {topic.the} —dice el papá—.
“It was when we met {topic.the},” says the dad.
Se quedó mirando, y se durmió.
“One long look, and off to sleep.”
-- intermediate
Bajó un padre de puntillas, con un bebé dormido en brazos.
A father got off on tiptoe, with a baby asleep in his arms.

@father —Chis —dijo—.
“Shh,” he said.
Llevaba tres días sin dormir.
“There has been no sleep for three days.”

—¿Y cómo lo ha conseguido? —preguntó {kid} muy bajo.
“And how did you do it?” asked {kid}, very low.

—Yo no he hecho nada —dijo el padre—.
“I did nothing,” said the father.
{topic.the} {topic.does}, y se quedó mirando.
“We sat opposite {topic.the}, and one long look was enough.”
-- advanced
Bajó de puntillas un padre con ojeras y un bebé dormido en brazos.
A father with rings under his eyes got off on tiptoe, a baby asleep in his arms.

@father —Chis —dijo—, que llevaba tres días sin cerrar un ojo.
“Shh,” he said, “there has been no sleep for three days.”

—¿Y qué ha hecho usted? —preguntó {kid} en un susurro.
“And what did you do?” asked {kid} in a whisper.

—Sentarme enfrente de {topic.the} —dijo el padre, y siguió andando como quien lleva una bandeja llena.
“I sat down opposite {topic.the},” said the father, and walked on like one who carries a full tray.

== writer in passengers
-- beginner
Baja una chica con una libreta.
A young woman gets off with a notebook.
Escribe sin parar.
She writes and writes.

—¿Qué escribe? —pregunta {kid}.
“What are you writing?” asks {kid}.

—Las veces —dice la chica—.
“How many times,” she says.
En todo el viaje, doscientas once.
“On the whole trip, two hundred and eleven.”

@kid —¿Las veces de qué?
“Times of what?”

@girl —De que {topic.the} {topic.does}.
“{topic.the}: {topic.does},” she reads.
-- intermediate
Bajó una chica que escribía en una libreta sin mirar el escalón.
A young woman got off, writing in a notebook and not looking at the step.

—¿Qué apunta? —preguntó {kid}.
“What are you noting down?” asked {kid}.

@girl —Las veces —dijo ella—.
“How many times,” she said.
En todo el viaje van doscientas once.
“On the whole journey, two hundred and eleven.”

—¿Las veces de qué? —preguntó {kid}.
“Times of what?” asked {kid}.

@girl —De {topic.the}, naturalmente.
“Of {topic.the}, of course.”
-- advanced
Bajó una estudiante que escribía en una libreta y acertó con el escalón de milagro.
A student got off, writing in a notebook, and found the step by luck.

—¿Qué apunta? —preguntó {kid}.
“What are you noting down?” asked {kid}.

@girl —La frecuencia —dijo ella—.
“The frequency,” she said.
Doscientas once veces entre la primera estación y esta, y no he contado los túneles.
“Two hundred and eleven times between the first station and this one, and I left out the tunnels.”

== dog in passengers
-- beginner
Baja un perro sin nadie.
A dog gets off with no one.
Se sienta delante de {kids}.
It sits down in front of {kids}.
{kid} le enseña el papel.
{kid} shows it the note.
El perro lo huele.
The dog smells it.
Luego mira hacia el último vagón.
Then it looks to the last carriage.
Mueve la cola dos veces.
It wags its tail twice.

—Gracias —dice {kid}.
“Thank you,” says {kid}.

El perro vuelve a subir.
The dog gets on again.
No era su estación.
It was not its station.
-- intermediate
Bajó un perro sin nadie y se sentó delante de {kids}.
A dog got off with nobody, and sat down in front of {kids}.
{kid} le enseñó el papel, por no hacer diferencias.
{kid} showed it the note, so as to be fair.
El perro lo olió de arriba abajo y miró hacia el último vagón.
The dog smelled it from top to bottom and looked to the last carriage.

—Gracias —dijo {kid}.
“Thank you,” said {kid}.

El perro volvió a subir, porque aquella no era su estación.
The dog got on again, because that was not its station.
-- advanced
Bajó un perro que viajaba sin nadie y se sentó delante de {kids}, como quien espera una pregunta.
A dog that was travelling with nobody got off and sat down in front of {kids}, as if it waited for a question.
Por no hacer diferencias, {kid} le enseñó el papel.
So as to be fair, {kid} showed it the note.
El perro lo olió línea por línea, miró hacia el último vagón y volvió a subir.
The dog smelled it line by line, looked to the last carriage and got on again.
No era su estación.
It was not its station.

== magician in passengers
-- beginner
Baja un mago con una caja larga.
A magician gets off with a long box.

—¿{topic:Viene|Vienen} con usted {topic.the}? —pregunta {kid}.
“{topic:Is|Are} {topic.the} with you?” asks {kid}.

—Por eso tengo los ojos así —dice el mago—.
“That is why my eyes are so big,” says the magician.
Yo sé cómo se hace todo.
“I know how all things are done.”

@kid —¿Y esto?
“And this?”

—Esto no —dice el mago.
“Not this,” says the magician.

Se le escapa una paloma, y no la mira.
A pigeon gets away from him, and he does not look.
-- intermediate
Bajó un mago con una caja en forma de señora.
A magician got off with a box in the shape of a lady.

—¿{topic:Viene|Vienen} con usted {topic.the}? —preguntó {kid}.
“{topic:Is|Are} {topic.the} with you?” asked {kid}.

—Yo sé cómo se hace todo —dijo el mago—.
“I know how everything is done,” said the magician.
Y llevo tres estaciones sin saber cómo se hace eso.
“And for three stations I have not known how that is done.”

Se le escapó una paloma, y no se dio ni cuenta.
A pigeon got away from him, and he did not even notice.
-- advanced
Bajó un mago que arrastraba una caja en forma de señora.
A magician got off, dragging a box in the shape of a lady.

—¿{topic:Viene|Vienen} con usted {topic.the}? —preguntó {kid}.
“{topic:Is|Are} {topic.the} with you?” asked {kid}.

—Llevo treinta años fingiendo que las cosas son asombrosas —suspiró el mago—, y era en el otro vagón.
“For thirty years I have pretended that things are amazing,” sighed the magician, “and it was in the other carriage.”

== nap in passengers
-- beginner
Baja un señor con la marca del asiento en la cara.
A man gets off with the mark of the seat on his face.

—¿Ha visto a {topic.the}? —pregunta {kid}.
“Have you seen {topic.the}?” asks {kid}.

@sleeper —He dormido todo el viaje —dice—.
“I slept all the way,” he says.
Soñé que {topic.the} {topic.does}.
“I dreamed that {topic.the} {topic.does}.”

—No era un sueño —dice {kid}.
“It was not a dream,” says {kid}.

El señor vuelve a subir a mirar.
The man gets on again to look.
-- intermediate
Bajó un señor que llevaba en la cara la marca del asiento.
A man got off with the mark of the seat on his face.

—¿Ha visto a {topic.the}? —preguntó {kid}.
“Have you seen {topic.the}?” asked {kid}.

@sleeper —He dormido todo el viaje —dijo—, y he soñado que {topic.the} {topic.does}.
“I slept all the way,” he said, “and I dreamed that {topic.the} {topic.does}.”

—Pues estaba usted despierto —dijo {kid}.
“Then you were awake,” said {kid}.
-- advanced
Bajó bostezando un señor que llevaba en la mejilla, punto por punto, el dibujo del asiento.
A man got off, yawning, with the pattern of the seat, dot by dot, on his cheek.

—¿Ha visto a {topic.the}? —preguntó {kid}.
“Have you seen {topic.the}?” asked {kid}.

@sleeper —No he hecho más que dormir —confesó—, y soñaba que {topic.the} {topic.does}.
“I did nothing but sleep,” he confessed, “and I dreamed that {topic.the} {topic.does}.”

+ Al saber que no era un sueño, quiso volver a subir.
+ When he heard that it was no dream, he wanted to get on again.

== teacher in passengers
-- beginner
Bajan veinte niños y una maestra.
Twenty children and a teacher get off.
La maestra los cuenta, y faltan tres.
The teacher counts them, and three are missing.

—Están mirando a {topic.the} —dice la maestra—.
“They are watching {topic.the},” says the teacher.
No hay manera.
“There is nothing I can do.”

—¿En qué vagón? —pregunta {kid}.
“In which carriage?” asks {kid}.

—Más atrás —dice la maestra—.
“Further back,” says the teacher.
Donde no se oye ni respirar.
“Where no one even breathes.”
-- intermediate
Bajaron veinte niños de excursión, y la maestra los contó dos veces.
Twenty children got off on a school trip, and the teacher counted them twice.

—Faltan tres —dijo la maestra—.
“Three are missing,” said the teacher.
Se han quedado mirando a {topic.the}.
“They have stayed to watch {topic.the}.”

—¿En qué vagón? —preguntó {kid}.
“In which carriage?” asked {kid}.

—En el único donde mi clase ha estado callada —dijo la maestra, y subió a verlo.
“In the only one where my class has been quiet,” said the teacher, and got on again to see.
-- advanced
Bajaron veinte alumnos de excursión, y la maestra los contó dos veces, la segunda con el dedo.
Twenty pupils got off on a school trip, and the teacher counted them twice, the second time with a finger.

—Faltan tres, y no me extraña —suspiró la maestra—, porque se han quedado mirando a {topic.the}.
“Three are missing, and no wonder,” sighed the teacher, “since they have stayed to watch {topic.the}.”

+ Después de pensarlo un momento, subió a buscarlos y tardó bastante.
+ After a moment’s thought she got on again to fetch them, and was gone for some time.

== clock medium
-- beginner
El reloj da las siete y cuarto.
The clock says a quarter past seven.
Hace frío en el andén.
It is cold on the platform.
Ya no baja casi nadie.
Hardly anyone gets off now.

—El tren se va en dos minutos —dice {porter}.
“The train leaves in two minutes,” says {porter}.

La máquina ya echa humo.
The engine is puffing already.
{kids} [corre|corren] por el andén.
{kids} [runs|run] along the platform.
[Mira|Miran] por todas las ventanas.
There is something in every window.
Hay un sombrero, y no es.
There is a hat, but no.
Hay una jaula, y no es.
There is a cage, but no.
Hay un abrigo sin dueño, y no es.
There is a coat, but no.
Hay una caja de peces, y no es.
There is a box of fish, but no.
Hay un señor que come uvas.
There is a man who eats grapes.

—¿Es usted…? —pregunta {kid}.
“Are you…?” asks {kid}.

—Yo solo como uvas —dice el señor.
“I only eat grapes,” says the man.

Quedan dos puertas.
There are two doors left.
De una de ellas sale un ruido de maletas.
From one comes a noise of suitcases.
-- intermediate
El reloj del andén marcó las siete y cuarto, y ya no bajaba casi nadie.
The platform clock said a quarter past seven, and hardly anybody was getting off.

—El tren se va en dos minutos —avisó {porter}.
“The train leaves in two minutes,” warned {porter}.

{kids} [corrió|corrieron] de ventana en ventana con el papel en la mano.
{kids} ran from window to window, note in hand.
Había un sombrero sin nadie debajo, una jaula tapada y un señor que comía uvas.
There were a hat with nobody under it, a covered cage and a man eating grapes.

—¿Es usted…? —preguntó {kid}.
“Are you…?” asked {kid}.

—Yo solo como uvas —dijo el señor.
“I only eat grapes,” said the man.

Ya no quedaban más que dos puertas.
Now there were only two doors left.
De una de ellas salía un ruido de maletas que se empujan.
From one of them came the noise of suitcases pushing each other.
-- advanced
El reloj del andén marcó las siete y cuarto, y por las puertas ya no salía más que aire caliente.
The platform clock said a quarter past seven, and nothing came out of the doors any more but warm air.

—El tren se va en dos minutos —avisó {porter}, con el silbato en los labios.
“The train leaves in two minutes,” warned {porter}, with the whistle ready.

{kids} [corrió|corrieron] de ventana en ventana, y [vio|vieron] un sombrero sin nadie debajo y un señor que comía uvas.
{kids} ran from window to window, past a hat with nobody under it and a man eating grapes.

—¿Es usted…? —preguntó {kid}, casi sin aire.
“Are you…?” asked {kid}, nearly out of breath.

—Yo me limito a las uvas —dijo el señor.
“I keep to grapes,” said the man.

Quedaban dos puertas, y de una salía un ruido de maletas que discuten.
There were two doors left, and from one came the noise of suitcases having an argument.

== door
-- beginner
Solo queda el último vagón.
Only the last carriage is left.
La puerta no se abre.
The door does not open.

—Ahí no hay nadie —dice {porter}.
“There is no one in there,” says {porter}.

{kid} pone la oreja en la puerta.
{kid} puts an ear to the door.
Luego {kid} mira por el cristal.
Then {kid} looks in at the glass.
Allí dentro, {inside.now}.
In there, {inside.now}.

—Sí hay —dice {kid}, y llama tres veces.
“Yes, there is,” says {kid}, and knocks three times.

La puerta se abre despacio.
The door opens slowly.

—Buenas noches —dice {kid}—.
“Good evening,” says {kid}.
Ya nos lo han contado todo.
“We have been told all about it.”
-- intermediate
Solo quedaba el último vagón, con la puerta cerrada.
Only the last carriage was left, and its door was shut.

—Ahí no queda nadie —dijo {porter}.
“There is nobody left in there,” said {porter}.

{kid} pegó la oreja a la puerta y luego la nariz al cristal.
{kid} put an ear to the door, and then a nose to the glass.
Allí dentro, sin prisa ninguna, {inside.then}.
In there, in no hurry at all, {inside.then}.

—Sí queda —dijo {kid}, y llamó tres veces.
“Yes, there is,” said {kid}, and knocked three times.

La puerta se abrió despacio.
The door opened slowly.

—Buenas noches —dijo {kid}—.
“Good evening,” said {kid}.
Ya nos lo han contado todo, y varias veces.
“We have been told all about it, more than once.”
-- advanced
Solo quedaba el último vagón, que estaba cerrado y sin luz, como una tienda en domingo.
Only the last carriage was left, shut and without a light, like a shop on a Sunday.

—En ese no viaja nadie desde hace años —dijo {porter}.
“Nobody has travelled in that one for years,” said {porter}.

{kid} pegó primero la oreja a la puerta y después la nariz al cristal.
{kid} put first an ear to the door and then a nose to the glass.
Dentro, con la maleta hecha y ninguna prisa, {inside.then}.
Inside, all packed and in no hurry, {inside.then}.

—Alguien hay, y sé quién —dijo {kid}, y llamó tres veces con los nudillos.
“There is somebody, and I know who,” said {kid}, and knocked three times on the door.

La puerta se abrió lo justo para que saliera un poco de luz.
The door opened just enough to let out a little light.

—Buenas noches —dijo {kid}—.
“Good evening,” said {kid}.
En este tren no se habla de otra cosa.
“Nobody on this train talks of anything else.”

== supper long
-- beginner
Esa noche hay cena en casa.
That night there is supper at home.
Hay sopa, pan y un plato más.
There is soup, bread and one more plate.
{topic.the} {topic:está|están} en la mesa, con servilleta.
{topic.the} {topic:is|are} at the table, with a napkin.
Nadie sabe de qué hablar.
No one knows what to talk about.

—¿Qué tal el viaje? —pregunta {kid}.
“How was the trip?” asks {kid}.

La respuesta es larga, y no es con palabras.
The answer is long, and not in words.
{inside.now}.
{inside.now}.
{kids} [deja|dejan] de comer.
{kids} [stops|stop] eating.
En la calle se para un coche.
In the street a car stops.
En el piso de arriba se abre una ventana.
Upstairs a window opens.

—¿Todo bien ahí abajo? —pregunta la vecina.
“All well down there?” asks the neighbour.

—Es la visita —dice {kid}.
“It is our visitor,” says {kid}.

—Ah —dice la vecina—.
“Ah,” says the neighbour.
¿Y mañana también?
“And tomorrow as well?”

@woman —Toda la semana.
“All week.”

La ventana tarda en cerrarse.
The window takes a long time to shut.
Luego se oye una silla.
Then there is the sound of a chair.
La vecina se ha sentado a esperar más.
The neighbour has sat down to wait for more.
En esta calle nunca pasa nada así.
Nothing like this ever happens in this street.
Hay gente con mucha suerte.
Some people are very lucky.
-- intermediate
Aquella noche, {topic.the} {topic:cenó|cenaron} en casa, con servilleta y todo.
That night {topic.the} had supper at the house, napkin and all.
Al principio nadie sabía de qué hablar.
At first nobody knew what to talk about.

—¿Qué tal el viaje? —preguntó {kid}.
“How was the journey?” asked {kid}.

La respuesta no fue con palabras, porque {topic.the} {topic.started}.
The answer was not in words, because {topic.the} {topic.started}.
Un coche se paró en la calle, y en el piso de arriba se abrió una ventana.
A car stopped in the street, and a window opened upstairs.

—¿Todo bien ahí abajo? —preguntó la vecina.
“All well down there?” asked the neighbour.

—Es la visita —dijo {kid}—.
“It is our visitor,” said {kid}.
Se queda toda la semana.
“For the whole week.”

La ventana tardó mucho en cerrarse.
The window took a long time to shut.
Después se oyó arrastrar una silla hasta el balcón.
Then a chair could be heard on its way to the balcony.
La vecina se había puesto cómoda, por si había más.
The neighbour had made herself comfortable, in case there was more.
-- advanced
Aquella noche, {topic.the} {topic:cenó|cenaron} en casa, con servilleta y con la silla de las visitas.
That night {topic.the} had supper at the house, with a napkin and the chair for guests.
La conversación no arrancaba.
The talk would not begin.

—¿Qué tal el viaje? —preguntó {kid} por fin.
“How was the journey?” asked {kid} at last.

Por toda respuesta, {topic.the} {topic.started}, y un coche se paró en mitad de la calle.
For all answer {topic.the} {topic.started}, and a car stopped in the middle of the street.

—¿Todo bien ahí abajo? —preguntó la vecina desde la ventana de arriba.
“All well down there?” asked the neighbour from the window above.

—Es la visita —explicó {kid}—.
“It is our visitor,” explained {kid}.
Se queda toda la semana.
“For the whole week.”

La ventana tardó en cerrarse, y después se oyó cómo arrastraban una silla hasta el balcón.
The window took its time to shut, and then a chair could be heard being dragged to the balcony.

== bed long
-- beginner
Luego hay que dormir.
Then it is time for bed.
{topic.the} {topic:duerme|duermen} en el salón.
{topic.the} {topic:sleeps|sleep} in the living room.
{kids} [pone|ponen] una manta.
{kids} [brings|bring] a blanket.
La manta pica un poco, pero abriga.
It is a scratchy blanket, but it is warm.
También hay {gift}, de parte de {sender}.
There is also {gift}, from {sender}.
En la caja pone: «Para quien fue a la estación».
On it is written: “For those who went to the station”.
A las tres de la noche, {kid} abre los ojos.
At three in the night {kid} wakes up.
Todo está a oscuras.
It is all dark.
Se oye el reloj, y nada más.
There is the clock, and nothing else.
{kid} va hasta el salón.
{kid} goes to the living room.
{topic.the} no {topic:duerme|duermen}.
{topic.the} {topic:is|are} not asleep.
Claro: {topic.does}.
Of course: {topic.does}.
{kid} se sienta en el suelo y mira.
{kid} sits down on the floor and looks.
No hay nada igual en todo el barrio.
There is nothing like it in the whole town.
-- intermediate
{topic.the} {topic:durmió|durmieron} en el salón, con la manta buena.
{topic.the} slept in the living room, under the good blanket.
En la mesa había {gift} de parte de {sender}.
On the table was {gift} from {sender}.
Una etiqueta decía: «Para quien fue a la estación».
A label said: “For those who went to the station”.
A las tres de la noche, {kid} se despertó y no oyó más que el reloj.
At three in the night {kid} woke up, and there was only the clock.
Entonces {kid} fue de puntillas hasta el salón.
Then, on tiptoe, {kid} went to the living room.
Allí, a oscuras y sin público, {inside.then}.
There, in the dark and for nobody, {inside.then}.
{kid} se sentó en el suelo, con la espalda contra la puerta.
{kid} sat down on the floor with the door behind.
No había nada igual en todo el barrio.
There was nothing like it in the whole town.
-- advanced
{topic.the} {topic:durmió|durmieron} en el salón, debajo de la manta buena, junto a {gift} que mandaba {sender}.
{topic.the} slept in the living room under the good blanket, next to {gift}, which {sender} had sent.
La etiqueta decía: «Para quien fue a la estación».
The label said: “For those who went to the station”.
A las tres de la madrugada, {kid} se despertó y fue por el pasillo sin hacer ruido.
At three in the morning {kid} woke up and went along the silent hall.
En el salón, a oscuras y sin público, {inside.then}.
In the living room, in the dark and for nobody, {inside.then}.
{kid} se quedó mirando desde la puerta, porque no había nada igual en todo el barrio.
{kid} stood looking in the doorway, because there was nothing like it in the whole town.
