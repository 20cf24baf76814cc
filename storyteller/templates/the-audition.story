plot: A theatre needs such a one for its play, and everybody tries to be one; the real one stands in the queue too and is sent away, because it does not look it; on the night the star falls to pieces, the real one goes on by mistake and does nothing but be it, and the newspaper finds it a little overdone.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:trait
picture: city, topic day, curious, hero, kid reaches paper, other, director, thing topic, paper
middle: same, night, curious, hero, kid worried, other, director points, thing topic
end: same, night, happy, hero, kid waves, other, director waves, thing topic
take turns: 1 3 7

title: Se busca = Wanted
title: El papel principal = The Leading Part
title: Siguiente = Next

cast director f: la directora = the director
cast director m: el director = the director
cast director f: la directora nueva = the new director
cast director m: el director nuevo = the new director

cast hall: el teatro de la plaza = the theatre on the square
cast hall: el teatro del puerto = the harbour theatre
cast hall: el teatro del molino = the mill theatre
cast hall: el teatro de la estación = the station theatre

speaks star m: el actor famoso = the famous actor
speaks horse m: el caballo = the horse
speaks lady f: la señora del libro = the lady with the book
speaks cook m: el cocinero = the cook
speaks singer f: la cantante = the singer
speaks twin f: la gemela = the twin

word: el teatro: teatro = the theatre: theatre
word: el cartel: cartel = the poster: poster
word: el papel: papel = the part: part
word: la cola: cola = the queue: queue
word: el telón: telón = the curtain: curtain
word: el escenario: escenario = the stage: stage
word: la gente: gente = people: people
word: siguiente = next
word: buscar: busca, buscaba = to look for: looking for, wanted
word: de verdad = real: real, really
word: el periódico: periódico = the newspaper: newspaper
word: el actor: actor = the actor: actor
word: el traje: traje = the costume: costume
word: la noche: noche = the night: night, evening
word: aplaudir: aplaude, aplaudió, aplaudir = to clap: claps, clap, clapped
word: nada = nothing
word: el último: último, última = last

question: ¿Qué papel harías tú sin ensayar? = What part could you play without practice?
question: ¿En qué se nota que algo es de verdad? = How can you tell that a thing is real?
question: ¿Por qué no quería nadie aplaudir primero? = Why did nobody want to clap first?

== poster
-- beginner
En {hall} hay un cartel nuevo.
At {hall} there is a new poster.
«Se busca {topic.full}», dice el cartel.
“Wanted: {topic.full}”, says the poster.
Es para el papel más grande de la obra.
It is for the biggest part in the play.
{kids} [pone|ponen] el cartel en la puerta.
{kids} [puts|put] the poster on the door.
<Por la tarde/A las cuatro> ya hay una cola muy larga.
<In the afternoon/At four o’clock> there is a very long queue.
{topic.the} también {topic:está|están} en la cola.
{topic.the} {topic:is|are} in the queue too.
{topic:Es|Son} {topic:el último|la última|los últimos|las últimas}.
{topic.it} {topic:is|are} the last one there.
-- intermediate
En {hall} colgaba un cartel nuevo.
At {hall} there was a new poster.
«Se busca {topic.full}», decía, «para el papel principal».
“Wanted: {topic.full}”, it said, “for the leading part”.
{kids} lo [había|habían] pegado en la puerta, <un poco torcido/a la altura de la nariz>.
{kids} had put it up on the door, <not quite straight/at the height of a nose>.
<Por la tarde/A las cuatro>, la cola daba la vuelta a la calle.
<In the afternoon/At four> the queue went round the corner.
{topic.the}, que no {topic:tenía|tenían} prisa, {topic:era|eran} {topic:el último|la última|los últimos|las últimas} de la cola.
{topic.the} {topic:was|were} in no hurry, and last in the queue.
-- advanced
En la puerta de {hall} apareció un cartel que [pegó|pegaron] {kids}, <un poco torcido/a la altura de la nariz>.
On the door of {hall} there appeared a poster, which {kids} had put up <a little crooked/at the height of a nose>.
«Se busca {topic.full}», decía, «para el papel principal».
“Wanted: {topic.full}”, it said, “for the leading part”.
A media tarde, la cola daba la vuelta a la calle <y volvía por el otro lado/y cortaba el tráfico>.
By the middle of the afternoon the queue went round the corner <and came back on the other side/and stopped the traffic>.
{topic.the}, que no {topic:tenía|tenían} ninguna prisa, {topic:era|eran} {topic:el último|la última|los últimos|las últimas} de la cola.
{topic.the} {topic:was|were} in no hurry at all, and last in the queue.

== horse in turns
-- beginner
Primero sale un caballo con una nariz de cartón.
First comes a horse with a paper nose.

—Soy lo que pone en el cartel —dice el caballo.
“I am what the poster says,” says the horse.

{director} mira el cartel y mira el caballo.
{director} looks at the poster and at the horse.
La nariz se cae al suelo.
The nose falls on the floor.

—Eso eres un caballo —dice {kid}.
“That is a horse,” says {kid}.

—Solo por debajo —dice el caballo.
“Only below,” says the horse.

* —Siguiente —dice {director}.
* “Next,” says {director}.
-- intermediate
Primero salió al escenario un caballo con una nariz de cartón.
First a horse with a paper nose walked on to the stage.

—Soy exactamente lo que pone en el cartel —dijo el caballo.
“I am just what the poster says,” said the horse.

La nariz se le cayó al suelo y rodó hasta la primera fila.
His nose fell off, and rolled to the first row.

—Pero si eso es un caballo —dijo {kid}.
“But that is a horse,” said {kid}.

—Solo por debajo —explicó el caballo.
“Only underneath,” explained the horse.

* —Siguiente —dijo {director}.
* “Next,” said {director}.
-- advanced
Primero salió un caballo con una nariz de cartón, atada con un cordón de zapato.
First came a horse in a paper nose, tied on with a shoelace.

—Soy exactamente lo que pone en el cartel —aseguró el caballo, y en ese momento la nariz rodó hasta la primera fila.
“I am precisely what the poster says,” declared the horse, and at that moment the nose rolled to the first row.

—Pero si eso es un caballo —dijo {kid}.
“But that is a horse,” said {kid}.

—Solo por debajo —dijo el caballo—, y desde lejos no se nota.
“Only underneath,” said the horse, “and it does not show from far away.”

== coat in turns
-- beginner
Luego sale un abrigo muy alto.
Then comes a very tall coat.
Dentro hay tres sastres, uno encima de otro.
In it are three tailors, one on top of another.
Cada uno lo hace por un lado.
Each of them does it in his own way.
El de arriba mira a la izquierda.
The top one looks left.
El de abajo anda a la derecha.
The one below walks right.
El de en medio solo ve botones.
The one in the middle only sees buttons.
El abrigo da dos vueltas y se sienta.
The coat turns round twice and sits down.

* —Siguiente —dice {director}.
* “Next,” says {director}.
-- intermediate
Después salió un abrigo altísimo, con seis manos.
After it came a very tall coat, with six hands.
Dentro iban tres sastres, uno encima de otro.
There were three tailors in it, one on top of another.
El de arriba sabía hacerlo muy bien de cara, y el de abajo, muy bien de pies.
The top one did it very well with his face, and the lowest one with his feet.
El de en medio solo había visto botones.
The middle one had only seen buttons.
El abrigo dio dos vueltas y acabó sentado.
The coat turned round twice, and ended up sitting.

* —Siguiente —dijo {director}.
* “Next,” said {director}.
-- advanced
Después salió un abrigo altísimo, y dentro iban tres sastres, uno encima de otro.
After it came a very tall coat with three tailors in it, one on top of another.
El de arriba lo hacía de maravilla con la cara, y el de abajo, con los pies.
The top one did it wonderfully with his face, and the lowest one with his feet.
El de en medio, que solo había visto botones, preguntó por dónde iban.
The middle one, who had only seen buttons, asked where they were.

—Al final —dijo {director}, y llamó al siguiente.
“At the end,” said {director}, and called the next one.

== scholar in turns
-- beginner
La señora del libro sabe mucho.
The lady with the book knows a lot.

—Lo he leído todo —dice la señora del libro.
“I have read it all,” says the lady with the book.

Abre el libro por la primera hoja.
She opens the book at the first page.
Lee cómo se hace, muy despacio.
She reads how it is done, very slowly.
Lee hasta que se hace de noche.
She reads until it gets dark.

—¿Y cuándo lo hace? —pregunta {kid}.
“And when will you do it?” asks {kid}.

—En el segundo libro —dice la señora del libro.
“In book two,” says the lady with the book.

* —Siguiente —dice {director}.
* “Next,” says {director}.
-- intermediate
La señora del libro lo había estudiado durante tres años.
The lady with the book had studied it for three years.
Se sentó en el escenario y empezó a leer cómo se hacía.
She sat down on the stage and began to read how it was done.
A las dos horas seguía en la primera hoja.
After two hours she was still on page one.

—¿Y cuándo lo hace usted? —preguntó {kid}.
“And when will you do it?” asked {kid}.

—En el segundo tomo —dijo la señora del libro.
“In the second volume,” said the lady with the book.

* —Siguiente —dijo {director}.
* “Next,” said {director}.
-- advanced
La señora del libro, que lo había estudiado durante tres años, empezó por la primera página.
The lady with the book, who had studied it for three years, began at page one.
A las dos horas iba todavía por los agradecimientos.
Two hours later she was still at the thanks.

—¿Y cuándo lo hace usted? —preguntó {kid}.
“And when will you do it?” asked {kid}.

—En el segundo tomo, que no está escrito —reconoció la señora del libro.
“In the second volume, which is not written yet,” admitted the lady with the book.

== cook in turns
-- beginner
El cocinero sale con un gorro enorme.
The cook comes in a huge hat.

—Yo lo hago de postre —dice el cocinero.
“I do it as a pudding,” says the cook.

Trae una bandeja con algo de color rosa.
He has a tray with a pink thing on it.
La cosa rosa tiembla un poco.
The pink thing shakes a little.

—¿Y eso se parece? —pregunta {kid}.
“Does that look like it?” asks {kid}.

—Con nata, sí —dice el cocinero.
“With cream, it does,” says the cook.

Se lo comen entre todos, y está rico.
They all eat it, and it is good.
Pero ya no queda nada.
But now nothing is left of it.
-- intermediate
El cocinero salió con un gorro enorme y una bandeja tapada.
The cook came on in a huge hat, with a covered tray.

—Yo lo hago de postre —dijo el cocinero.
“I do it as a pudding,” said the cook.

Debajo había una cosa rosa que temblaba.
Under the cover there was a pink thing that shook.

—¿Y eso se parece? —preguntó {kid}.
“And does that look like it?” asked {kid}.

—Con nata se parece más —dijo el cocinero.
“With cream it looks more like it,” said the cook.

Se lo comieron entre todos, y del papel no quedó nada.
They all ate it, and nothing was left of the part.
-- advanced
El cocinero salió con una bandeja tapada y anunció que él aquello lo hacía de postre.
The cook came on with a covered tray and announced that he did such things as a pudding.
Debajo de la tapa temblaba una cosa de color rosa.
Under the cover a pink thing was shaking.

—¿Y eso se parece? —preguntó {kid}.
“And does that look like it?” asked {kid}.

—Con nata, bastante —dijo el cocinero, y se lo comieron entre todos para salir de dudas.
“With cream it does,” said the cook, and they all ate it, just to be sure.

== singer in turns
-- beginner
La cantante no habla: lo canta todo.
The singer does not speak: she sings it all.
Canta el cartel de arriba abajo.
She sings the poster from top to bottom.
Canta «se busca» muy agudo.
She sings “wanted” very high.
Se apaga una lámpara.
A lamp goes out.

—¿Lo hago bien? —canta la cantante.
“Do I do it well?” sings the singer.

—Canta muy bien —dice {kid}—.
“You sing very well,” says {kid}.
Pero no hace nada más.
“But you do nothing else.”

—Siguiente —dice {director}, a oscuras.
“Next,” says {director}, in the dark.
-- intermediate
La cantante no hablaba nunca, porque lo cantaba todo.
The singer never spoke, since she sang it all.
Cantó el cartel entero, con el número de teléfono.
She sang the whole poster, and the phone number.
En la nota más alta se apagó una lámpara.
On the highest note a lamp went out.

—¿Se nota que lo soy? —cantó la cantante.
“Can you tell that I am one?” sang the singer.

—Se nota que canta —dijo {kid}.
“We can tell that you sing,” said {kid}.

—Siguiente —dijo {director} a oscuras.
“Next,” said {director} in the dark.
-- advanced
La cantante, que no hablaba nunca, cantó el cartel entero, con el número de teléfono.
The singer, who never spoke, sang the whole poster, with the phone number.
En la nota más alta se apagaron dos lámparas y un letrero de la calle.
On the highest note two lamps went out, and a sign in the street.

—¿Se nota que lo soy? —cantó la cantante.
“Can you tell that I am one?” sang the singer.

—Se nota que canta —dijo {kid}, buscando una vela.
“We can tell that you sing,” said {kid}, and looked for a candle.

== twins in turns
-- beginner
Salen dos gemelas iguales.
Two twins come out, just the same.
Una hace de eso y la otra la mira.
One is it, and the other looks on.

—¿Lo hago bien? —pregunta la gemela.
“Am I good?” asks the twin.

La otra dice que no con la cabeza.
The other one shakes her head.
Entonces cambian de sitio.
Then they change places.
Ahora lo hace la otra, y tampoco.
Now the other one is it, and it is no better.

—¿Y quién tiene que decidir? —pregunta {kid}.
“And who must say yes?” asks {kid}.

—Nuestra madre —dice la gemela.
“Our mother,” says the twin.
-- intermediate
Salieron dos gemelas iguales hasta en los calcetines.
Two twins came on, alike down to their socks.
Una hacía el papel, y la otra la miraba.
One of them played the part, and the other looked on.

—¿Qué tal? —preguntó la gemela.
“How was that?” asked the twin.

La otra dijo que no con la cabeza, y cambiaron de sitio.
The other one shook her head, and they changed places.
Luego lo hacía la otra, y tampoco.
Then the other one did it, and it was no better.

—¿Y quién tiene que decidir? —preguntó {kid}.
“And who has to decide?” asked {kid}.

—Nuestra madre —dijo la gemela—, y está de viaje.
“Our mother,” said the twin, “and she is away.”
-- advanced
Salieron dos gemelas iguales hasta en los calcetines, y mientras una hacía el papel, la otra la miraba.
Two twins came on, alike down to their socks, and while one of them played the part, the other watched.
Luego cambiaban de sitio, y tampoco.
Then they changed places, and it was no better.

—¿Y quién tiene que decidir? —preguntó {kid} al cabo de una hora.
“And who has to decide?” asked {kid} after an hour.

—Nuestra madre —dijo la gemela—, que vuelve el jueves.
“Our mother,” said the twin, “who is back on Thursday.”

== baby in turns
-- beginner
Una madre trae un cochecito.
A mother brings a pram.
Dentro hay un bebé de dos meses.
In it is a baby of two months.
La madre dice que el bebé ya lo hace en casa.
The mother says that the baby does it at home.
Todo el teatro espera.
The whole theatre waits.
El bebé mira la lámpara, abre la boca y bosteza.
The baby looks at the lamp, opens its mouth and yawns.
Se duerme en mitad del escenario.
It falls asleep right on the stage.
Hay que andar de puntillas.
They have to walk on tiptoe.

—Siguiente —dice {director}, muy bajito.
“Next,” says {director}, very softly.
-- intermediate
Una madre subió al escenario con un cochecito.
A mother came up on the stage with a pram.
Dijo que su bebé tenía dos meses y que en casa le salía perfecto.
She said that her baby was two months old and did it perfectly at home.
El teatro entero esperó sin toser.
The whole theatre waited and did not cough.
El bebé miró la lámpara, bostezó y se durmió allí mismo.
The baby looked at the lamp, yawned, and fell asleep right there.
Durante media hora hubo que andar de puntillas.
For half an hour they all walked on tiptoe.

—Siguiente —dijo {director} en voz muy baja.
“Next,” said {director} in a very low voice.
-- advanced
Una madre explicó que a su bebé, de dos meses, en casa le salía perfecto.
A mother explained that her baby, two months old, did it perfectly at home.
El teatro entero esperó sin toser, mientras el bebé miraba la lámpara con interés.
The whole theatre waited without a cough, while the baby studied the lamp.
Después bostezó y se durmió, y durante media hora hubo que andar de puntillas.
Then it yawned and fell asleep, and for half an hour they all had to walk on tiptoe.

—Siguiente —dijo {director} sin voz.
“Next,” said {director} without a voice.

== real
-- beginner
Por fin le toca a {topic.the}.
At last it is the turn of {topic.the}.
{topic.the} {topic:sube|suben} al escenario.
{topic.the} {topic:goes|go} up on the stage.
No {topic:trae|traen} nariz, ni libro, ni bandeja.
{topic.it} {topic:has|have} no nose, no book and no tray.
{topic.the} {topic.does}, y nada más.
{topic.the} {topic.does}, and that is all.

—No se nota —dice {director}—.
“It does not show,” says {director}.
Hay que hacerlo mucho más.
“You have to do it much more.”

—Pero es de verdad —dice {kid}.
“But this one is real,” says {kid}.

—Esto es un teatro —dice {director}—.
“This is a theatre,” says {director}.
Siguiente.
“Next.”

No hay siguiente.
There is no next one.
El papel es para el actor famoso.
The famous actor gets the part.
-- intermediate
Por fin le tocó a {topic.the}, sin nariz, sin libro y sin bandeja.
At last it was the turn of {topic.the}, with no nose, no book and no tray.
{topic.the} {topic.did}, y nada más.
{topic.the} {topic.did}, and that was all.

—No se nota —dijo {director}—.
“It does not show,” said {director}.
En el teatro hay que hacerlo mucho más.
“In a theatre one must do it much more.”

—Pero si es de verdad —dijo {kid}.
“But this one is real,” said {kid}.

—Por eso no se nota —dijo {director}—.
“That is why it does not show,” said {director}.
Siguiente.
“Next.”

No había siguiente, y el papel fue para el actor famoso.
There was no next one, and the famous actor got the part.
-- advanced
Por fin le tocó a {topic.the}, sin nariz, sin libro y sin bandeja.
At last it was the turn of {topic.the}, with no nose, no book and no tray.
{topic.the} {topic.did}, y nada más.
{topic.the} {topic.did}, and that was all.

—No se nota —dijo {director}—, y en un teatro hay que hacerlo mucho más.
“It does not show,” said {director}, “and in a theatre one must do it much more.”

—Pero si es de verdad —protestó {kid}.
“But this one is real,” protested {kid}.

—Por eso mismo —dijo {director}, y le dio el papel al actor famoso, que lloraba con un solo ojo.
“That is just why,” said {director}, and gave the part to the famous actor, who could cry with one eye.

== job medium
-- beginner
Queda un trabajo pequeño: abrir el telón.
There is one small job: to open the curtain.
Se lo dan a {topic.the}.
They give it to {topic.the}.
{kids} [ayuda|ayudan] con la cuerda.
{kids} [helps|help] with the rope.
El actor famoso ensaya todo el día.
The famous actor works at his part all day.
Lleva un traje muy caro, con tres cremalleras.
He has a very fine costume, with three zips.

—¿Cómo se hace? —pregunta el actor famoso.
“How is it done?” asks the famous actor.

{topic.the} {topic:piensa|piensan} un rato.
{topic.the} {topic:thinks|think} for a bit.
No {topic:sabe|saben} explicarlo.
{topic.it} cannot say how.
Es así desde siempre, sin ensayar.
It was always so, without a lesson.

—Eso no me sirve —dice el actor famoso.
“That is no help,” says the famous actor.

Y se pinta otra arruga.
And he paints on one more line.
-- intermediate
Quedaba libre un trabajo pequeño, que era abrir y cerrar el telón.
There was one small job left, which was to open and shut the curtain.
Se lo dieron a {topic.the}, y {kids} [ayudaba|ayudaban] a tirar de la cuerda.
They gave it to {topic.the}, and {kids} helped to pull the rope.
El actor famoso ensayaba todo el día, con un traje de tres cremalleras.
The famous actor worked at his part all day, in a costume with three zips.

—¿Y esto cómo se hace? —preguntó el actor famoso el martes.
“And how is this done?” asked the famous actor on Tuesday.

{topic.the} lo {topic:pensó|pensaron} un buen rato, sin encontrar la respuesta.
{topic.the} thought for a good while, and found no answer.
Era así desde siempre, y nunca hizo falta ensayar.
It had always been so, without a single lesson.

—Pues no me sirve de nada —dijo el actor famoso, y se pintó otra arruga.
“Then that is no help to me,” said the famous actor, and painted on another line.
-- advanced
Quedaba libre un trabajo pequeño, que era abrir y cerrar el telón.
There was one small job left, which was to open and shut the curtain.
Se lo dieron a {topic.the}, y de la cuerda [tiraba|tiraban] también {kids}.
They gave it to {topic.the}, and {kids} pulled the rope as well.
Mientras tanto, el actor famoso ensayaba sin parar, dentro de un traje carísimo con tres cremalleras.
Meanwhile the famous actor never stopped working, in a very fine costume with three zips.

—¿Y esto cómo se hace? —preguntó el actor famoso, después de probarlo de once maneras.
“And how is this done?” asked the famous actor, after eleven ways of doing it.

{topic.the} lo {topic:pensó|pensaron} un buen rato, sin encontrar la respuesta.
{topic.the} thought about it for a good while, and found no answer.
Era así desde siempre, y eso no viene con instrucciones.
It had always been so, and that does not come with instructions.

—Pues no me sirve de nada —suspiró el actor famoso, y se pintó otra arruga.
“Then that is no help to me,” sighed the famous actor, and painted on another line.

== copy long
-- beginner
El miércoles, el actor famoso tiene una idea.
On Wednesday the famous actor has an idea.
Sigue a {topic.the} por todo el pueblo.
He follows {topic.the} all over the village.
Lleva un lápiz y mira sin parpadear.
He has a pencil and does not take his eyes away.
{topic.the} {topic:va|van} a comprar pan.
{topic.the} {topic:goes|go} to buy bread.
El actor famoso apunta: «Compra pan».
The famous actor writes down: “Buys bread”.
{topic.the} {topic:mira|miran} un charco.
{topic.the} {topic:looks|look} at a puddle.
El actor famoso apunta: «Mira charcos».
The famous actor writes down: “Looks at puddles”.

—Eso lo hace todo el mundo —dice {kid}.
“But we all do that,” says {kid}.

—¿Y lo otro, cuándo? —pregunta el actor famoso.
“And when is the other thing?” asks the famous actor.

—Ahora mismo —dice {kid}—.
“Right now,” says {kid}.
Es todo el rato.
“It is all the time.”

El actor famoso mira otra vez.
The famous actor looks again.
No ve nada de especial.
He sees nothing much.
Por la noche le cose al traje dos campanas.
That night he sews two bells on the costume.
Así por lo menos se oye.
Now it can be heard, at least.
-- intermediate
El miércoles, el actor famoso empezó a seguir a {topic.the} por todo el pueblo.
On Wednesday the famous actor began to follow {topic.the} all over the village.
Llevaba un cuaderno, un lápiz y unas gafas oscuras de espía.
He had a notebook, a pencil and a pair of dark glasses, like a spy.
{topic.the} {topic:compró|compraron} pan, y el actor famoso apuntó: «Compra pan».
{topic.the} bought bread, and the famous actor wrote down: “Buys bread”.
{topic.the} {topic:miró|miraron} un charco, y el actor famoso apuntó: «Mira charcos».
{topic.the} looked at a puddle, and the famous actor wrote down: “Looks at puddles”.

—Eso lo hace todo el mundo —dijo {kid}.
“But everybody does that,” said {kid}.

—¿Y lo otro, cuándo lo hace? —preguntó el actor famoso.
“And when does the other thing happen?” asked the famous actor.

—Todo el rato —dijo {kid}—.
“All the time,” said {kid}.
Ahora también.
“Now as well.”

El actor famoso se quitó las gafas, miró muy fijo y no vio nada de especial.
The famous actor took off his glasses, looked hard, and saw nothing much.
Aquella noche le cosió al traje dos campanas, para que por lo menos se oyera.
That night he sewed two bells on the costume, so that at least it could be heard.
-- advanced
El miércoles, el actor famoso se puso unas gafas oscuras y siguió a {topic.the} por todo el pueblo.
On Wednesday the famous actor put on dark glasses and followed {topic.the} all over the village.
{topic.the} {topic:compró|compraron} pan, y el actor famoso apuntó: «Compra pan».
{topic.the} bought bread, and the famous actor wrote down: “Buys bread”.
Luego {topic:miró|miraron} un charco, y apuntó: «Mira charcos».
Then there was a puddle, and he wrote down: “Looks at puddles”.

—Eso lo hace todo el mundo —advirtió {kid}.
“But everybody does that,” warned {kid}.

—¿Y lo otro, cuándo? —preguntó el actor famoso.
“And when does the other thing happen?” asked the famous actor.

—Todo el rato, y ahora también —dijo {kid}.
“All the time, and now as well,” said {kid}.

El actor famoso miró hasta que le lloró el ojo bueno, y no vio nada de particular.
The famous actor looked until his better eye ran, and saw nothing special.
Aquella noche le cosió al traje dos campanas, para que por lo menos se oyera.
That night he sewed two bells on the costume, so that it could at least be heard.

== crowd long
-- beginner
Llega la noche de la obra.
The night of the play comes.
Viene todo el pueblo, y viene el alcalde.
The whole village comes, and the mayor too.
No queda ni una silla.
There is not one chair left.
La panadera se sienta en las rodillas del cartero.
The baker sits on the knees of the postman.
Detrás del telón hace mucho calor.
Behind the curtain it is very hot.
El actor famoso no se puede sentar.
The famous actor cannot sit down.
El traje es demasiado duro.
The costume is too hard.

—¿Se me nota? —pregunta el actor famoso.
“Does it show?” asks the famous actor.

—Se oye —dice {kid}.
“We can hear it,” says {kid}.

{topic.the} {topic:tiene|tienen} la cuerda del telón.
{topic.the} {topic:has|have} the rope of the curtain.
{director} cuenta hasta tres.
{director} counts to three.
Uno, dos, y el telón sube despacio.
One, two, and the curtain goes up slowly.
La gente se calla de golpe.
The people go silent all at once.
-- intermediate
El sábado por la noche vino el pueblo entero, con el alcalde delante.
On Saturday night the whole village came, with the mayor in front.
No quedaba ni una silla, y la panadera se sentó encima del cartero.
There was not one chair left, and the baker sat on top of the postman.
Detrás del telón hacía tanto calor como en un horno.
Behind the curtain it was as hot as in an oven.
El actor famoso no podía sentarse, porque el traje no se doblaba.
The famous actor could not sit down, because the costume did not bend.

—¿Se me nota? —preguntó el actor famoso.
“Does it show?” asked the famous actor.

—Se oye bastante —dijo {kid}.
“We can hear it quite well,” said {kid}.

{topic.the} {topic:tenía|tenían} ya la cuerda, y {director} contaba hasta tres.
{topic.the} had the rope already, and {director} counted to three.
El telón subió, y la gente se calló de golpe.
The curtain went up, and people fell silent all at once.
-- advanced
El sábado por la noche acudió el pueblo entero, con el alcalde delante.
On Saturday night the whole village came, with the mayor in front.
Faltaban sillas, y la panadera se sentó encima del cartero.
There were not enough chairs, and the baker sat on top of the postman.
Detrás del telón hacía un calor de horno, y el actor famoso no podía sentarse, porque el traje no se doblaba.
Behind the curtain it was as hot as an oven, and the famous actor could not sit down in his costume.

—¿Se me nota? —preguntó por sexta vez el actor famoso.
“Does it show?” asked the famous actor for the sixth time.

—Se oye —dijo {kid}, por no mentir.
“We can hear it,” said {kid}, so as not to lie.

{topic.the} {topic:tenía|tenían} ya la cuerda, y {director} contó hasta tres.
{topic.the} had the rope ready, and {director} counted to three.
En la sala se hizo un silencio lleno de caramelos.
The hall fell into a silence full of sweets.

== end
-- beginner
El actor famoso sale y lo hace muchísimo.
The famous actor goes out and does it very, very much.
Entonces se rompe el traje, por las tres cremalleras.
Then the costume breaks, at all three zips.
Un botón rueda por el escenario.
A button rolls across the stage.
{topic.the} {topic:sale|salen} a por el botón, sin pensar.
{topic.the} {topic:goes|go} out to get it, without a thought.
Y allí, delante de la gente, {topic.the} {topic.does}.
There, in front of them all, {topic.the} {topic.does}.
+ Nadie tose.
+ No one coughs.
Luego aplaude todo el teatro.
Then the whole theatre claps.

—¿Quién le ha enseñado? —pregunta {director}.
“Who taught that?” asks {director}.

—Nadie —dice {kid}.
“No one,” says {kid}.

<El domingo/El lunes> sale en el periódico.
<On Sunday/On Monday> it is in the newspaper.
«Muy bien», dice, «pero un poco exagerado».
“Very good,” it says, “but a little too much”.
-- intermediate
El actor famoso salió y lo hizo tanto que se le rompió el traje.
The famous actor went on and did it so much that his costume burst.
Un botón rodó por el escenario, y {topic.the} {topic:salió|salieron} a buscarlo, sin acordarse de la gente.
A button rolled across the stage, and {topic.the} went out to get it, and forgot about the people.
Allí, delante de todo el pueblo, {topic.the} {topic.did}.
There, in front of the whole village, {topic.the} {topic.did}.
Nadie tosió, y luego aplaudió el teatro entero, hasta el actor famoso.
Nobody coughed, and then the whole theatre clapped, even the famous actor.

—¿Quién le ha enseñado? —preguntó {director}.
“Who taught that?” asked {director}.

—Nadie —dijo {kid}—: es de verdad.
“Nobody,” said {kid}, “since this one is real.”

<El domingo/El lunes> lo contaba el periódico.
<On Sunday/On Monday> it was in the newspaper.
«Muy bien», decía, «aunque un poco exagerado».
“Very good,” it said, “if a little overdone”.
-- advanced
El actor famoso lo hizo con tantas ganas que el traje se le abrió por las tres cremalleras.
The famous actor did it so hard that his costume burst at all three zips.
Un botón rodó por el escenario, y {topic.the} {topic:salió|salieron} a buscarlo, sin acordarse de la gente.
A button rolled across the stage, and {topic.the} went out to get it, and forgot about the people.
Y allí, a plena luz, {topic.the} {topic.did}, y no tosió nadie.
And there, in full light, {topic.the} {topic.did}, and nobody coughed.
+ Después aplaudió el teatro entero, y el actor famoso, más que nadie.
+ Then the whole theatre clapped, and the famous actor most of all.

—¿Quién le ha enseñado? —preguntó {director}.
“Who taught that?” asked {director}.

—Nadie —dijo {kid}—, porque es de verdad.
“Nobody,” said {kid}, “because this one is real.”

«Muy bien», escribió el domingo el periódico, «aunque un poco exagerado».
“Very good,” wrote the newspaper on Sunday, “if a little overdone”.
