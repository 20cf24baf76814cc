plot: In a drawing game without letters everybody gets cows and boats, and the children get an idea that has no shape; every sign they add is guessed as something else; only when they wipe the board and draw what they once saw does the one who never guesses stand up and say it.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: idea
picture kinds=sci-fi: spaceship, night, curious, kid, other, quiet sits, paper
picture: kitchen, night, curious, kid, other, quiet sits, paper
middle: same, night, worried, kid points paper, other, quiet, paper
end: same, night, happy, kid jumps, other, quiet points, paper
take guesses: 1 4 8

title: Sin letras = No Letters Allowed
title: ¿Es un huevo frito? = Is It a Fried Egg?
title: La palabra sin forma = The Word Without a Shape
title: Tres rayas de tiza = Three Lines of Chalk

cast room: la cafetería = the café
  in: En la cafetería = In the café
cast room: la lavandería = the laundry
  in: En la lavandería = In the laundry
cast room: la panadería = the bakery
  in: En la panadería = In the bakery
cast room: la estación = the station
  in: En la estación = In the station
cast room kinds=sci-fi: la nave = the spaceship
  in: En la cocina de la nave = In the ship’s kitchen
cast room kinds=horror: el castillo = the castle
  in: En la cocina del castillo, que cruje = In the creaking castle kitchen
cast room kinds=fantasy: la posada = the inn
  in: En la posada de los gigantes = At the giants’ inn
cast room kinds=adventure: el barco = the ship
  in: En la cocina del barco = In the ship’s kitchen

cast hat: una tetera = a teapot
  of: de la tetera = out of the teapot
cast hat: una bota = a boot
  of: de la bota = out of the boot
cast hat: un casco = a helmet
  of: del casco = out of the helmet
cast hat: una sopera = a soup bowl
  of: de la sopera = out of the soup bowl

cast quiet m: el señor Pardo = Mr Pardo
cast quiet f: la señora Gil = Mrs Gill
cast quiet m: el señor Luna = Mr Luna
cast quiet f: la señora Mora = Mrs Moore

cast prize: una tarta de manzana = an apple cake
cast prize: dos entradas de circo = two tickets for the circus
cast prize: una linterna de verdad = a real torch
cast prize: un balón nuevo = a new ball

speaks horse m: el abuelo Blas = Grandpa Blas
speaks late f: la señora del paraguas = the lady with the umbrella
speaks wife f: la mujer = the wife
speaks husband m: el marido = the husband
speaks critic m: el profesor = the professor
speaks girl f small: la niña = the girl
speaks tall m: el señor alto = the tall man
speaks nurse f: la enfermera = the nurse
speaks radio f: la radio = the radio
speaks tourist m: el turista = the tourist
speaks cook f: la cocinera = the cook
speaks aunt f: la tía Obdulia = Aunt Agatha
speaks nephew m: el sobrino = the nephew
speaks officer f: la guardia = the policewoman

word: la pizarra: pizarra = the board: board
word: la tiza: tiza = the chalk: chalk
word: el dibujo: dibujo, dibujos = the drawing: drawing, drawings
word: dibujar: dibuja, dibujó, dibujar, dibujaban, dibujan = to draw: draws, drew, draw, drawing
word: la palabra: palabra = the word: word
word: la letra: letra, letras = the letter: letter, letters
word: la arena: arena = the sand: sand
word: el papel: papel = the paper: paper
word: la raya: raya, rayas = the line: line, lines
word: la vaca: vaca = the cow: cow
word: caer: cae, cayendo, caía = to run down: runs, ran, running
word: el huevo: huevo = the egg: egg
word: acertar: acierta, acertado, acertó, acertar = to guess right: guessed, guess, guesses, right
word: borrar: borra, borró, borrado = to wipe: wipes, wiped
word: el viernes: viernes = the Friday: Friday, Fridays
word: el juego: juego, juegan, jugaban, jugaba = the game: game, play, played

question: ¿Cómo lo dibujarías tú, sin letras? = How would you draw it, without letters?
question: ¿Por qué acertó quien no acertaba nunca? = Why was it guessed by someone who never guesses?
question: ¿Dónde lo has visto tú de verdad? = Where have you really seen it?

== hat
-- beginner
{room.in} juegan los viernes.
{room.in} they play a game on Fridays.
Alguien saca un papel {hat.of}.
Somebody takes a paper {hat.of}.
Hay que dibujar la palabra en la pizarra.
You must draw the word on the board.
No valen letras, y la arena cae.
No letters, and the sand runs.
<La primera palabra es «vaca»./Primero sale «vaca».>
<The first word is “cow”./First comes “cow”.>
+ Todos aciertan en dos segundos.
+ They all guess it in two seconds.
A {kids} le[|s] toca este papel: {topic.what}.
Then {kids} [gets|get] this paper: {topic.what}.
-- intermediate
{room.in} jugaban los viernes a un juego de dibujar.
{room.in} they played a drawing game on Fridays.
El papel salía {hat.of}, y la palabra iba a la pizarra sin una sola letra.
The paper came {hat.of}, and the word went on the board without a single letter.
+ Aquella noche salió primero «vaca», y la acertaron <en dos segundos/por los cuernos>.
+ That night “cow” came first, and they guessed it <in two seconds/by the horns>.
Luego, a {kids} le[|s] tocó este papel: {topic.what}.
Then {kids} got this paper: {topic.what}.
+ En el reloj empezó a caer la arena.
+ In the glass the sand began to run.
-- advanced
{room.in}, los viernes por la noche, se jugaba a dibujar palabras en una pizarra, sin letras y con un reloj de arena.
{room.in}, on Friday nights, they played at drawing words on a board, without letters and by a glass of sand.
+ Aquella noche había salido «vaca», que se adivinó <por los cuernos/en cuanto tuvo cola>.
+ That night there had been “cow”, which was guessed <by the horns/as soon as it had a tail>.
A {kids} le[|s] tocó, {hat.of}, este papel: {topic.what}.
And {kids} got, {hat.of}, this paper: {topic.what}.

== egg
-- beginner
{kid} mira la tiza.
{kid} looks at the chalk.
{topic.what} no tiene cuernos ni cola.
{topic.what} has no horns and no tail.
<{kid} dibuja una cosa redonda./{kid} hace un círculo, un poco torcido.>
<{kid} draws something round./{kid} makes a ring, not quite round.>

@- —¿Es un huevo frito? —preguntan al fondo.
“Is it a fried egg?” they ask at the back.

* La arena cae.
* The sand runs on.
-- intermediate
+ {kid} miró la tiza por las dos puntas.
+ {kid} looked at the chalk, first one end and then the other.
{topic.what} no tenía cuernos, ni cola, ni siquiera color.
{topic.what} had no horns, no tail, and not even a colour.
Para empezar, {kid} dibujó <algo redondo/un círculo bastante torcido>.
To begin with, {kid} drew <something round/a ring, not quite round>.

@- —¿Es un huevo frito? —preguntaron al fondo.
“Is it a fried egg?” they asked at the back.

* La arena caía.
* The sand ran on.
-- advanced
+ {kid} miró la tiza por las dos puntas, por si la palabra estaba dentro.
+ {kid} looked at both ends of the chalk, in case the word was inside.
Como {topic.what} no tenía cuernos ni cola, {kid} dibujó algo redondo.
As {topic.what} had no horns and no tail, {kid} drew something round.

@- —¿Es un huevo frito? —preguntaron al fondo.
“Is it a fried egg?” they asked at the back.

* La arena caía.
* The sand ran on.

== horse in guesses
-- beginner
{kid} dibuja dos rayas más.
{kid} draws two more lines.

—Es un caballo —dice el abuelo Blas.
“It is a horse,” says Grandpa Blas.

Lo dice siempre.
He always says that.
Una vez, hace años, era un caballo.
Once, years ago, it was a horse.
{kid} le pone un sombrero.
{kid} puts a hat on it.

—Un caballo con sombrero —dice el abuelo Blas.
“A horse in a hat,” says Grandpa Blas.

* La arena cae.
* The sand runs on.
-- intermediate
{kid} añadió dos rayas, para ver si ayudaban.
{kid} added two lines, to see if they helped.

—Es un caballo —dijo el abuelo Blas, muy seguro.
“It’s a horse,” said Grandpa Blas, quite sure.

Lo decía todos los viernes, porque una vez, hacía nueve años, había sido un caballo.
He said so every Friday, because once, nine years before, it had been a horse.
{kid} le puso encima un sombrero.
{kid} put a hat on top.

—Un caballo elegante —dijo el abuelo Blas.
“A smart horse,” said Grandpa Blas.

* La arena caía.
* The sand ran on.
-- advanced
{kid} añadió dos rayas, con la esperanza de que ayudaran.
{kid} added two lines, in the hope that they would help.

—Es un caballo —anunció el abuelo Blas, como todos los viernes.
“It is a horse,” announced Grandpa Blas, as on every Friday.

Una vez, hacía nueve años, lo había sido, y todavía vivía de aquel triunfo.
Once, nine years before, it had been one, and he still lived on that triumph.
{kid} le puso un sombrero encima, y el abuelo Blas asintió, porque los caballos buenos lo llevan.
{kid} put a hat on it, and Grandpa Blas nodded, because good horses wear one.

* La arena caía.
* The sand ran on.

== umbrella in guesses
-- beginner
{kid} dibuja una flecha.
{kid} draws an arrow.
Entra una señora con un paraguas.
A lady with an umbrella comes in.
Llega tarde, y mira la flecha.
She is late, and she looks at the arrow.

—Gracias —dice la señora del paraguas.
“Thank you,” says the lady with the umbrella.

Va por donde dice la flecha.
She goes where it points.
Es el armario de las escobas.
It is the broom cupboard.
Sale con una escoba y se sienta.
She comes out with a broom and sits down.

* La arena cae.
* The sand runs on.
-- intermediate
{kid} dibujó una flecha, porque las flechas siempre quieren decir algo.
{kid} drew an arrow, because arrows always mean something.
En ese momento entró, con retraso, una señora con paraguas.
Just then a lady with an umbrella came in, late.

—Muy amables —dijo la señora del paraguas, y siguió la flecha.
“Most kind,” said the lady with the umbrella, and followed the arrow.

Detrás de la puerta estaba el armario de las escobas.
Behind the door was the broom cupboard.
Salió con una y se sentó como si nada.
She came out with one and sat down as if nothing had happened.

* La arena caía.
* The sand ran on.
-- advanced
{kid} dibujó una flecha, que es lo que se dibuja cuando no se sabe adónde ir.
{kid} drew an arrow, which is what people draw when they do not know where to go.
Justo entonces entró, sacudiendo el paraguas, una señora que llegaba tarde.
Just then a lady who was late came in, shaking her umbrella.

—Muy amables —dijo la señora del paraguas, y la flecha la llevó derecha al armario de las escobas.
“Most kind,” said the lady with the umbrella, and the arrow took her straight into the broom cupboard.

+ Salió con una en la mano y se sentó en primera fila.
+ She came out holding one, and took a seat in the front row.

* La arena caía.
* The sand ran on.

== couple in guesses
-- beginner
{kid} dibuja una cara con una ceja.
{kid} draws a face with one eyebrow.

—Eres tú —dice la mujer del peluquero.
“That is you,” says the wife of the barber.

@husband —¿Yo, con esa nariz? —dice el marido.
“Me, with that nose?” says the husband.

—Con esa nariz —dice la mujer.
“With that nose,” says the wife.

Se miran la nariz un rato largo.
They look at noses for a long time.
No es eso.
It is not that.
Pero se dan la mano.
But they hold hands.

* La arena cae.
* The sand runs on.
-- intermediate
{kid} dibujó una cara con una ceja nada más.
{kid} drew a face with a single eyebrow.

—Ese eres tú —dijo la mujer del peluquero.
“That’s you,” said the wife of the barber.

@husband —¿Yo, con esa nariz? —dijo el marido.
“Me, with that nose?” said the husband.

—Esa nariz me gustó a mí —dijo la mujer.
“That nose is what I liked,” said the wife.

No era eso, pero ninguno de los dos volvió a mirar la pizarra.
It was not that, but neither of them looked at the board again.

* La arena caía.
* The sand ran on.
-- advanced
{kid} dibujó una cara con una ceja y mucha nariz.
{kid} drew a face with a single eyebrow and a good deal of nose.

—Ese eres tú —observó la mujer del peluquero.
“That is you,” remarked the wife of the barber.

@husband —¿Con esa nariz? —protestó el marido.
“With that nose?” protested the husband.

—Con esa nariz me casé yo —suspiró la mujer, y ninguno de los dos volvió a mirar la pizarra.
“That nose is what I married,” sighed the wife, and neither of them looked at the board again.

* La arena caía.
* The sand ran on.

== professor in guesses
-- beginner
Un profesor se levanta y se acerca.
A professor gets up and comes near.
Mira el dibujo de lado.
He looks at the drawing from the side.

—Es muy triste —dice el profesor—.
“It is very sad,” says the professor.
Habla de un hombre y su barca.
“It is about a man and his boat.”

—Es un punto —dice {kid}.
“It is a dot,” says {kid}.

—Por eso es triste —dice el profesor.
“That is why it is sad,” says the professor.

* La arena cae.
* The sand runs on.
-- intermediate
Un profesor se levantó para ver el dibujo de cerca, y después de lado.
A professor got up to see the drawing from near, and then from the side.

—Qué tristeza —dijo el profesor—.
“How sad,” said the professor.
Es un hombre que ha perdido su barca.
“It is a man who has lost his boat.”

—Es un punto —dijo {kid}—, se me ha caído la tiza.
“It’s a dot,” said {kid}, “I dropped the chalk.”

—Entonces es más triste todavía —dijo el profesor.
“Then it’s even sadder,” said the professor.

* La arena caía.
* The sand ran on.
-- advanced
Un profesor se levantó a mirar el dibujo de cerca, se apartó tres pasos y carraspeó.
A professor got up to look at the drawing, stepped back three paces and cleared his throat.

—Qué soledad la de ese hombre sin su barca —murmuró el profesor.
“How lonely that man is without his boat,” murmured the professor.

—Es un punto, se me ha caído la tiza —confesó {kid}.
“It is a dot, I dropped the chalk,” confessed {kid}.

—Peor me lo pones —dijo el profesor, y tuvo que sentarse.
“That makes it worse,” said the professor, and had to sit down.

* La arena caía.
* The sand ran on.

== alphabet in guesses
-- beginner
Una niña tiene un sistema.
A girl has a plan.
Dice todas las palabras que sabe.
She says all the words she knows.

—Agua, ajo, aro —dice la niña.
“Apple, arm, art,” says the girl.

—No, no y no —dice {kid}.
“No, no and no,” says {kid}.

@girl —Barco, beso, bota.
“Bag, bed, boat.”

{kid} mueve la cabeza cada vez.
{kid} shakes one head, many times.
A este paso acaba en marzo.
She will be done in March.

* La arena cae.
* The sand runs on.
-- intermediate
Una niña tenía un sistema: decir por orden todas las palabras que sabía.
A girl had a system, which was to say all the words she knew, in order.

—Abanico, abeja, abrigo —empezó la niña.
“Acorn, adventure, airport,” began the girl.

—No, no y tampoco —contestó {kid}.
“No, no, and no,” answered {kid}.

Era un buen sistema, y sabía muchísimas palabras.
It was a good system, and she knew a great many words.
Calcularon que acabaría a finales de marzo.
They worked out that she would finish by the end of March.

* La arena caía.
* The sand ran on.
-- advanced
Una niña de la segunda fila tenía un sistema infalible: decir por orden todas las palabras que sabía.
A girl in the second row had a system that could not fail: to say all the words she knew, in order.

—Abanico, abeja, abrigo, aceite —empezó la niña, sin respirar.
“Acorn, adventure, airport, almond,” began the girl, without a breath.

{kid} negaba con la cabeza a cada una, cada vez más despacio.
{kid} said no to each of them, more and more slowly.
Alguien calculó en una servilleta que acabaría a finales de marzo.
Somebody worked out on a napkin that she would finish at the end of March.

* La arena caía.
* The sand ran on.

== tall in guesses
-- beginner
Un señor muy alto se pone delante.
A very tall man stands in front.
Nadie ve la pizarra.
No one sees the board.

@- —¡Es una espalda! —gritan atrás.
“It is a back!” they shout behind him.

—No es una espalda —dice el señor alto.
“It is not a back,” says the tall man.

Se sienta, y ven el dibujo.
He sits down, and they see the drawing.

@- —Se veía mejor antes —dicen atrás.
“It was better before,” they say.

* La arena cae.
* The sand runs on.
-- intermediate
Un señor muy alto se acercó a mirar y tapó la pizarra entera.
A very tall man came up to look, and hid the whole board.

@- —¡Es una espalda! —gritaron los de atrás.
“It’s a back!” shouted those behind him.

—No lo es —dijo el señor alto, ofendido, y se sentó.
“It is not,” said the tall man, hurt, and sat down.

Entonces apareció el dibujo, y hubo un silencio.
Then they saw the drawing, and it went quiet.

@- —Pues se parecía más antes —dijeron atrás.
“Well, it was nearer before,” said those at the back.

* La arena caía.
* The sand ran on.
-- advanced
Un señor muy alto se acercó a estudiar el asunto y, sin darse cuenta, tapó la pizarra entera.
A very tall man came up to study the matter and, without noticing, hid the whole board.

@- —¡Una espalda! —acertaron los de atrás.
“A back!” guessed those behind him.

—De ninguna manera —murmuró el señor alto, y se apartó.
“Nothing of the kind,” murmured the tall man, and moved aside.

Apareció el dibujo, y la sala entera pidió que volviera la espalda.
The drawing appeared, and the whole room asked for the back again.

* La arena caía.
* The sand ran on.

== baby in guesses
-- beginner
Un bebé va a gatas hasta la pizarra.
A baby crawls to the board.
Tiene una mano llena de tiza.
One small hand is white with chalk.
La pone en el dibujo, ¡plas!
It goes on the drawing, smack!
Ahora hay cinco dedos.
Now there are five fingers.

—Eso sí que se entiende —dice la enfermera.
“That bit is clear,” says the nurse.

Todos dicen que es lo mejor.
They all say it is the best part.
Y no es eso.
And it is not that.

* La arena cae.
* The sand runs on.
-- intermediate
Un bebé gateó hasta la pizarra con la mano llena de tiza.
A baby crawled up to the board with a hand full of chalk.
La plantó en mitad del dibujo, y quedaron cinco dedos blancos.
The hand landed in the middle of the drawing, and left five white fingers.

—Eso se entiende muy bien —dijo la enfermera.
“That’s very clear,” said the nurse.

Todos estuvieron de acuerdo en que era la mejor parte.
They all agreed that it was the best part.
Nadie, sin embargo, supo decir de qué.
But nobody could say of what.

* La arena caía.
* The sand ran on.
-- advanced
Un bebé gateó hasta la pizarra con una mano llena de tiza y la plantó en mitad del dibujo.
A baby crawled up to the board with one hand full of chalk, and planted it in the middle of the drawing.
Quedaron cinco dedos blancos, bastante seguros de sí mismos.
It left five white fingers, all of them rather sure of themselves.

—Por fin algo que se entiende —suspiró la enfermera.
“At last, something clear,” sighed the nurse.

+ Se votó que era la mejor parte, aunque nadie supo decir de qué.
+ A vote was taken that it was the best part, although nobody could say of what.

* La arena caía.
* The sand ran on.

== radio in guesses
-- beginner
En un rincón hay una radio.
In the corner there is a radio.
{kid} dibuja tres nubes pequeñas.
{kid} draws three small clouds.

—Mañana, lluvia en el norte —dice la radio.
“Rain in the north tomorrow,” says the radio.

—No es eso —dice {kid}.
“It is not that,” says {kid}.

—Y sol por la tarde —dice la radio.
“And sun later on,” says the radio.

{kid} borra una nube, por si acaso.
{kid} wipes out one cloud, just in case.

* La arena cae.
* The sand runs on.
-- intermediate
En un rincón, una radio hablaba sola.
In a corner a radio was talking to itself.
{kid} dibujó tres nubes, por probar con algo.
{kid} drew three clouds, to try something.

—Mañana, lluvias en el norte —acertó la radio.
“Rain in the north tomorrow,” guessed the radio.

—No es eso —contestó {kid} sin pensar.
“It isn’t that,” answered {kid} without thinking.

—Y por la tarde se abrirán claros —insistió la radio.
“With some sun later on,” the radio insisted.

Por si acaso, {kid} borró una nube.
Just in case, {kid} wiped out one cloud.

* La arena caía.
* The sand ran on.
-- advanced
En un rincón hablaba, sin que nadie la escuchara, una radio.
In a corner, with nobody listening, a radio was talking.
A {kid} se le ocurrió dibujar tres nubes, por probar con el tiempo.
It occurred to {kid} to draw three clouds, and try the weather.

—Lluvias en el norte, más abundantes por la mañana —acertó la radio.
“Rain in the north, heavier in the morning,” guessed the radio.

+ Fue la respuesta más aplaudida de la noche, aunque tampoco era.
+ It was the most applauded answer of the evening, although it was not right either.
{kid}, por si acaso, borró una nube.
{kid}, just in case, wiped out one cloud.

* La arena caía.
* The sand ran on.

== tourist in guesses
-- beginner
Un turista entra a tomar un té.
A tourist comes in for some tea.
No sabe nuestro idioma.
He does not know the language.
Mira la pizarra y se pone contento.
He looks at the board and is very glad.

—¡Dos, por favor! —dice el turista.
“Two, please!” says the tourist.

Cree que es el menú.
He thinks it is the menu.
La cocinera mira el dibujo y le trae dos.
The cook looks at the drawing, and brings him two.
Nadie sabe dos qué.
No one knows two of what.

* La arena cae.
* The sand runs on.
-- intermediate
Entró un turista que solo sabía decir «por favor».
In came a tourist who could only say “please”.
Miró la pizarra, se le iluminó la cara y levantó dos dedos.
He looked at the board, his face lit up, and he held up two fingers.

—¡Dos, por favor! —pidió el turista, que la había tomado por el menú.
“Two, please!” asked the tourist, who thought that it was the menu.

La cocinera estudió el dibujo y le trajo dos.
The cook studied the drawing, and brought him two.
El turista se los comió con los ojos cerrados.
The tourist ate them with his eyes shut.

* La arena caía.
* The sand ran on.
-- advanced
Entró un turista que no conocía del idioma más que la palabra «por favor».
In came a tourist who knew no more of the language than the word “please”.
Se paró ante la pizarra, se le iluminó la cara y levantó dos dedos.
He stopped in front of the board, his face lit up, and he held up two fingers.

—¡Dos, por favor! —pidió el turista, que la había tomado por la carta.
“Two, please!” asked the tourist, who had taken it for the menu.

La cocinera examinó el dibujo, se encogió de hombros y le sirvió dos, que él se comió con los ojos cerrados.
The cook studied the drawing, shrugged and served him two, which he ate with his eyes shut.

* La arena caía.
* The sand ran on.

== dark in guesses
-- beginner
De pronto se va la luz.
All at once the light goes out.

@- —¡Es la noche! —gritan todos.
“It is the night!” they all shout.

—Todavía no he dibujado nada —dice {kid}.
“I have not drawn it yet,” says {kid}.

@- —¡Es la noche con tormenta!
“It is a stormy night!”

Vuelve la luz.
The light comes back.
La pizarra tiene más rayas que antes.
There are more lines on the board.
Nadie sabe quién las ha hecho.
No one knows who drew them.

* La arena cae.
* The sand runs on.
-- intermediate
De pronto se fue la luz, y todos acertaron a la vez.
Suddenly the light went out, and they all guessed at once.

@- —¡La noche! —gritaron.
“The night!” they shouted.

—Todavía no he dibujado nada —protestó {kid} en lo oscuro.
“I haven’t drawn anything yet,” complained {kid} in the dark.

Cuando volvió la luz, en la pizarra había seis rayas nuevas.
When the light came back, there were six new lines on the board.
Nadie quiso decir de quién eran, pero había tiza en varias narices.
Nobody would say whose they were, but there was chalk on several noses.

* La arena caía.
* The sand ran on.
-- advanced
De repente se apagó la luz, y por primera vez estuvieron todos de acuerdo.
All at once the light went out, and for the first time they were all agreed.

@- —¡La noche! —gritaron como una sola persona.
“The night!” they shouted with one voice.

—Todavía no he dibujado nada —protestó {kid}.
“I have not drawn anything yet,” protested {kid}.

Cuando volvió, la pizarra tenía seis rayas nuevas, y había tiza en varias narices inocentes.
When it came back, the board had six new lines, and there was chalk on several innocent noses.

* La arena caía.
* The sand ran on.

== ant in guesses
-- beginner
Por la pizarra anda un punto negro.
A black dot walks over the board.

@- —¡Es una hormiga! —gritan todos.
“It is an ant!” they all shout.

—Esa no la he dibujado yo —dice {kid}.
“I did not draw that,” says {kid}.

La hormiga se para y mira.
The ant stops and looks round.
Todos aplauden a la hormiga.
They all clap for the ant.
Nunca se ha visto un dibujo tan bueno.
They have never seen such a good drawing.

* La arena cae.
* The sand runs on.
-- intermediate
Por el borde de la pizarra apareció un punto negro que se movía.
At the edge of the board there was a black dot, and it moved.

@- —¡Una hormiga! —gritaron todos a la vez.
“An ant!” they all shouted at once.

—Esa no la he dibujado yo —tuvo que decir {kid}.
“I didn’t draw that one,” {kid} had to say.

La hormiga se paró en el centro, y la aplaudieron de pie.
The ant stopped in the middle, and they stood up to clap.
Nunca se había visto en aquella pizarra un dibujo mejor.
There had never been a better drawing on that board.

* La arena caía.
* The sand ran on.
-- advanced
Por el borde de la pizarra se asomó un punto negro que, además, se movía.
At the edge of the board appeared a black dot which, what is more, moved.

@- —¡Una hormiga! —acertaron todos, con un entusiasmo que no se recordaba.
“An ant!” they all guessed, as keen as they had ever been.

—Esa no es mía —tuvo que reconocer {kid}.
“That one is not mine,” {kid} had to admit.

+ La hormiga se detuvo en el centro, aceptó el aplauso y desapareció por el marco.
+ The ant stopped in the middle, accepted the applause and disappeared behind the frame.

* La arena caía.
* The sand ran on.

== bicycle in guesses
-- beginner
{kid} dibuja una raya dentro de un círculo.
{kid} draws a line in a ring.
Una guardia se pone de pie.
A policewoman gets up.

—Prohibido aparcar —dice la guardia.
“No parking here,” says the policewoman.

—Es solo un dibujo —dice {kid}.
“It is only a drawing,” says {kid}.

@officer —Una señal es una señal.
“A sign is a sign.”

Sale y mueve su bici dos metros.
She goes out and moves her bike a little.
Luego se pone una multa.
Then she gives herself a fine.

* La arena cae.
* The sand runs on.
-- intermediate
{kid} dibujó un círculo con una raya en medio.
{kid} drew a ring with a line through it.
En la segunda fila se puso de pie una guardia.
In the second row a policewoman got up.

—Prohibido aparcar —dijo la guardia, y miró hacia la calle.
“No parking,” said the policewoman, and looked out at the street.

—Es un dibujo —explicó {kid}.
“It’s a drawing,” explained {kid}.

—Una señal es una señal —contestó la guardia.
“A sign is a sign,” answered the policewoman.

Salió, movió su bicicleta dos metros y se puso una multa.
She went out, moved her bicycle a little, and gave herself a fine.

* La arena caía.
* The sand ran on.
-- advanced
{kid} probó con un círculo atravesado por una raya, y en la segunda fila se puso de pie una guardia.
{kid} tried a ring with a line through it, and in the second row a policewoman got up.

—Prohibido aparcar —informó la guardia, mirando hacia la calle.
“No parking,” reported the policewoman, looking out at the street.

—Es un dibujo —protestó {kid}.
“It is a drawing,” protested {kid}.

—Una señal es una señal —dijo la guardia, y salió a mover su bicicleta y a ponerse una multa.
“A sign is a sign,” said the policewoman, and went out to move her bicycle and give herself a fine.

* La arena caía.
* The sand ran on.

== aunt in guesses
-- beginner
Un sobrino llama a su tía por teléfono.
A nephew calls his aunt on the phone.

—Es redondo y tiene pelos —dice el sobrino.
“It is round and has hairs on it,” says the nephew.

—¿Te duele? —pregunta la tía Obdulia.
“Does it hurt?” asks Aunt Agatha.

@nephew —No es mío, es una pizarra.
“It is not on me, it is on a board.”

—Ponle hielo —dice la tía Obdulia.
“Put ice on it,” says Aunt Agatha.

La cocinera trae hielo.
The cook brings some ice.

* La arena cae.
* The sand runs on.
-- intermediate
Un sobrino llamó por teléfono a su tía, que sabía de todo.
A nephew telephoned his aunt, who knew about everything.

—Es redondo, y le salen pelos —describió el sobrino.
“It’s round, with hairs coming out,” the nephew described.

—¿Y te duele? —preguntó la tía Obdulia.
“And does it hurt?” asked Aunt Agatha.

@nephew —No lo tengo yo, tía, lo tiene la pizarra.
“It’s not on me, Aunt, it’s on the board.”

—Hielo —ordenó la tía Obdulia, y colgó.
“Ice,” ordered Aunt Agatha, and that was that.

La cocinera trajo hielo, y el dibujo mejoró bastante.
The cook brought ice, and the drawing got a good deal better.

* La arena caía.
* The sand ran on.
-- advanced
Un sobrino, por ganar, llamó por teléfono a su tía, que entendía de todo.
A nephew, in order to win, telephoned his aunt, who understood everything.

—Es redondo y le están saliendo pelos —describió el sobrino en voz baja.
“It is round, and hairs are coming out,” the nephew described in a low voice.

—¿Desde cuándo lo tienes? —preguntó la tía Obdulia.
“How long have you had it?” asked Aunt Agatha.

@nephew —No lo tengo yo, tía, lo tiene una pizarra.
“I do not have it, Aunt, a board does.”

—Hielo —ordenó la tía Obdulia, y la cocinera, por si acaso, trajo un poco.
“Ice,” ordered Aunt Agatha, and the cook, just in case, brought some.

* La arena caía.
* The sand ran on.

== dog in guesses
-- beginner
Debajo de una mesa hay un perro.
Under a table there is a dog.
Sale, mira el dibujo y ladra dos veces.
It comes out, looks at the drawing and barks twice.

@- —¿Qué ha dicho? —preguntan.
“What did it say?” they ask.

—No lo sé —dice {kid}—, pero lo dice muy claro.
“I don’t know,” says {kid}, “but it was very clear.”

{kid} dibuja un hueso, por si acaso.
{kid} draws a bone, just in case.
El perro se va, y no vuelve a mirar.
The dog goes off and does not look again.

* La arena cae.
* The sand runs on.
-- intermediate
De debajo de una mesa salió un perro, miró el dibujo y ladró dos veces.
From under a table came a dog, who looked at the drawing and barked twice.

@- —¿Qué ha dicho? —preguntaron los de atrás.
“What did he say?” asked those at the back.

—No lo sé —dijo {kid}—, pero lo ha dicho muy convencido.
“I don’t know,” said {kid}, “but he was very sure of it.”

Nadie más había estado tan seguro en toda la noche.
Nobody else had been so sure all evening.
{kid} le dibujó un hueso, y el perro se fue, ofendido.
{kid} drew him a bone, and the dog went off, hurt.

* La arena caía.
* The sand ran on.
-- advanced
De debajo de una mesa salió un perro, estudió el dibujo con la cabeza inclinada y ladró dos veces.
From under a table came a dog, who studied the drawing, head to one side, and barked twice.

@- —¿Qué ha dicho? —preguntaron los de atrás.
“What did he say?” asked those at the back.

—No lo sé, pero ha sido el más convincente —reconoció {kid}.
“I do not know, but he has been the most convincing,” admitted {kid}.

Le dibujó un hueso, y el perro, que no había venido a eso, se marchó.
{kid} drew him a bone, and the dog, who had not come for that, left.

* La arena caía.
* The sand ran on.

== stuck ages=3-5,6-8
-- beginner
Queda muy poca arena.
There is very little sand.

<—No tiene forma —dice {kid}./—Esto no se puede dibujar —dice {kid}.>
<“It has no shape,” says {kid}./“You cannot draw this,” says {kid}.>

{kid} borra la pizarra.
{kid} wipes the board.
Todo se queda negro y limpio.
It is black and clean.
-- intermediate
Quedaba ya muy poca arena.
There was very little sand left.

<—Es que no tiene forma —dijo {kid}, y borró la pizarra entera./—Así no sale —dijo {kid}, y pasó el trapo por toda la pizarra.>
<“It has no shape, that’s why,” said {kid}, and wiped the whole board./“Not like this,” said {kid}, and took the cloth to the whole board.>
-- advanced
<—Es que no tiene forma —suspiró {kid}, y con la última arena borró la pizarra de punta a punta./—Así no sale —reconoció {kid}, y con la última arena pasó el trapo por toda la pizarra.>
<“It has no shape, that is the trouble,” sighed {kid}, and with the last of the sand wiped the board from end to end./“Not like this,” admitted {kid}, and with the last of the sand took a cloth to the whole board.>

== letter ages=9-12
-- beginner
Queda muy poca arena.
There is very little sand.
El premio es {prize}.
The prize is {prize}.
Con una letra pequeña basta.
One small letter would do it.
+ Nadie la vería.
+ No one would see.
La tiza toca la pizarra y hace un palo.
The chalk makes one stick.
{kid} lo borra todo.
{kid} wipes it all off.
-- intermediate
Quedaba muy poca arena, y el premio era {prize}.
There was very little sand left, and the prize was {prize}.
Con una sola letra, pequeña, en una esquina, habría bastado.
A single letter, a small one in the corner, would have been enough.
La tiza llegó a hacer el palo, y {kid} lo borró todo.
The chalk had already made the stick of it, when {kid} wiped it all off.
-- advanced
Quedaba arena para un suspiro, y el premio era {prize}.
There was sand enough for one sigh, and the prize was {prize}.
Una letra escondida en el borde habría bastado, y la tiza hizo ya el palo.
One letter hidden at the edge would have been enough, and the chalk made the stick of it.
{kid} borró la pizarra de punta a punta.
{kid} wiped the board from end to end.

== where medium
-- beginner
{other} le[|] sopla al oído[|] una pregunta.
There is a question in the ear of {kid}.

@other —¿Y dónde lo has visto?
“And where have you seen it?”

{kid} piensa con los ojos cerrados.
{kid} thinks with both eyes shut.
No fue en un libro.
It was not in a book.
No fue en la escuela.
It was not at school.
Fue un martes, en la calle.
It was on a Tuesday, in the street.
Había dos personas y llovía.
There were two people, and rain.

—Lo he visto una vez —dice {kid}.
“I saw it once,” says {kid}.

<Nadie más había mirado./Duró muy poco.>
<Nobody else was looking./It did not last long.>
En el fondo se mueve una silla.
At the back a chair moves.
-- intermediate
A {kid} le llegó una pregunta al oído.
A question came into {kid}’s ear.

@other —¿Y dónde lo has visto tú?
“And where did you see it yourself?”

{kid} cerró los ojos para buscarlo.
{kid} shut both eyes to look for it.
No estaba en ningún libro, ni en la escuela.
It was in no book, and not at school.
Estaba en un martes, en la calle, con dos personas y un poco de lluvia.
It was on a Tuesday, in the street, with two people and a little rain.

—Lo vi una vez —dijo {kid}—, y duró muy poco.
“I saw it once,” said {kid}, “and it didn’t last long.”

Al fondo de la sala se movió una silla.
At the back of the room a chair moved.
+ Era la silla de {quiet}, que no se movía nunca.
+ It was the chair of {quiet}, which never moved.
-- advanced
A {kid} le llegó al oído, en un susurro, la única pregunta útil de la noche.
In a whisper, the only useful question of the evening reached {kid}’s ear.

@other —¿Y dónde lo has visto tú?
“And where did you see it yourself?”

{kid} cerró los ojos para buscarlo, y no estaba en los libros, ni en la escuela, ni en ninguna palabra.
{kid} shut both eyes to look for it, and it was not in books, or at school, or in any word.
Estaba en un martes cualquiera, en la acera, con dos personas y un poco de lluvia.
It was on an ordinary Tuesday, on the pavement, with two people and a little rain.

—Lo vi una vez, y duró muy poco —reconoció {kid}.
“I saw it once, and it did not last long,” admitted {kid}.

Al fondo de la sala se movió una silla que no se movía nunca.
At the back of the room a chair moved that never moved.

== turns long
-- beginner
Hay un descanso, y traen té.
There is a break, and tea.
Mientras tanto, todos dibujan en el cristal.
Meanwhile they all draw on the window.
El cristal está blanco por el frío.
The glass is white from the cold.
Uno dibuja un sol.
One draws a sun.
Otro dibuja una mano.
One draws a hand.
El abuelo Blas dibuja un caballo.
Grandpa Blas draws a horse.

—¿Cómo es para ti? —pregunta {kid}.
“What is it like for you?” asks {kid}.

—Como cuando mi hermano me esperaba —dice la cocinera.
“Like my brother waiting for me,” says the cook.

—Eso no se puede dibujar —dice el profesor.
“You cannot draw that,” says the professor.

—Sí se puede —dice la cocinera.
“You can,” says the cook.

Dibuja una puerta y un zapato.
She draws a door and one shoe.
Todos se quedan mirando el zapato.
They all look at the shoe.
El agua se lo lleva, muy despacio.
The water takes it away, very slowly.
Después {kids} [vuelve|vuelven] a la pizarra.
Then it is back to the board for {kids}.
-- intermediate
Hubo un descanso para el té, y el juego siguió en los cristales, que estaban blancos de vaho.
There was a break for tea, and the game went on at the windows, which were white with steam.
Uno dibujó un sol, otro una mano y el abuelo Blas, naturalmente, un caballo.
One drew a sun, another a hand, and Grandpa Blas, of course, a horse.

—¿Y para usted cómo es? —preguntó {kid}.
“And what is it like for you?” asked {kid}.

—Como cuando mi hermano me esperaba a la salida —dijo la cocinera.
“Like when my brother used to wait for me after school,” said the cook.

—Eso no se puede dibujar —dijo el profesor.
“That can’t be drawn,” said the professor.

La cocinera dibujó una puerta y, al lado, un zapato que golpeaba el suelo.
The cook drew a door and, beside it, one shoe tapping the ground.
Nadie acertó la palabra, pero todos se quedaron mirando el zapato.
Nobody guessed the word, but they all stood looking at the shoe.
El vaho se lo fue llevando gota a gota.
Drop by drop the window let it go.
{kids} [volvió|volvieron] a la pizarra más despacio de lo que se [había|habían] ido.
{kids} went back to the board more slowly than before.
-- advanced
Hubo un descanso para el té, durante el cual el juego se trasladó a los cristales, que estaban blancos de vaho.
There was a break for tea, during which the game moved to the windows, which were white with steam.
Apareció un sol, apareció una mano y, firmado por el abuelo Blas, apareció un caballo.
There appeared a sun, there appeared a hand and, signed by Grandpa Blas, there appeared a horse.

—¿Y para usted cómo es? —quiso saber {kid}.
“And what is it like for you?” asked {kid}.

—Como cuando mi hermano me esperaba a la salida de la escuela —dijo la cocinera.
“Like when my brother used to wait for me outside the school,” said the cook.

—Eso no hay quien lo dibuje —advirtió el profesor.
“Nobody can draw that,” warned the professor.

Ella trazó una puerta y, junto a la puerta, un solo zapato que daba golpecitos en el suelo.
She drew a door and, next to the door, a single shoe tapping the ground.
La palabra no la acertó nadie, pero el zapato lo estuvieron mirando hasta que el cristal lo dejó caer, gota a gota.
Nobody guessed the word, but they watched the shoe until the window, drop by drop, let it go.

== sand long
-- beginner
El reloj de arena se atasca.
The sand gets stuck.
Nadie lo toca.
No one touches it.

—Es trampa —dice el señor alto.
“That is cheating,” says the tall man.

—Es un grano gordo —dice la enfermera.
“It is one fat grain,” says the nurse.

Todos miran el grano.
They all look at the grain.
{kid} mira a la gente.
{kid} looks at the people.
Están muy cerca unos de otros.
They are very close together.
Alguien le guarda el té a otra persona.
Someone keeps the tea of someone else warm.
Alguien se ríe sin hacer ruido.
Someone laughs without a sound.
{kid} piensa que ahí hay algo.
There is something there, thinks {kid}.
Entonces el grano cae.
Then the grain falls.
-- intermediate
El reloj se atascó, y la arena se quedó parada en mitad de la noche.
The glass got stuck, and the sand stood still in the middle of the evening.

—Eso es trampa —dijo el señor alto.
“That’s cheating,” said the tall man.

—Es un grano gordo —explicó la enfermera.
“It’s one fat grain,” explained the nurse.

Se inclinaron todos sobre el cristal, y mientras tanto {kid} los miró a ellos.
They all bent over the glass, and meanwhile {kid} looked at them.
Alguien le tapaba el té a otra persona para que no se enfriara.
Somebody was covering somebody else’s tea to keep it warm.
Alguien se reía sin hacer ruido, y alguien le hacía sitio a un perro.
Somebody was laughing without a sound, and somebody was making room for a dog.
Allí había algo, y no tenía cuernos ni cola.
There was something there, and it had no horns and no tail.
Entonces cayó el grano.
Then the grain fell.
-- advanced
El reloj se atascó, y la arena se detuvo en lo mejor de la noche.
The glass got stuck, and the sand stopped at the best moment of the evening.

—Eso es trampa —advirtió el señor alto, que iba perdiendo.
“That is cheating,” warned the tall man, who was losing.

—Es un grano gordo —informó la enfermera.
“It is one fat grain,” reported the nurse.

Se inclinaron todos sobre el cristal, y {kid}, mientras tanto, se dedicó a mirarlos a ellos.
They all bent over the glass, and {kid}, meanwhile, took the time to look at them.
Alguien tapaba con el plato el té de otra persona, y alguien, sin decir nada, le hacía sitio a un perro.
Somebody had put a saucer over somebody else’s tea, and somebody, without a word, was making room for a dog.
Allí había algo, aunque no tuviera cuernos ni cola, y entonces cayó el grano.
There was something there, horns and tail or not, and then the grain fell.

== three
-- beginner
Entonces {kid} deja de pensar en la palabra.
Then {kid} stops thinking of the word.
<Dibuja una cosa que vio una vez./Dibuja una cosa que recuerda muy bien.>
<{kid} draws a thing once seen./{kid} draws a thing not forgotten.>
<Son tres rayas, y nada más./Hace tres rayas, y ya está.>
<It is three lines, and no more./Three lines, and that is all.>
Nadie dice «huevo».
No one says “egg”.
Nadie mira la arena.
No one looks at the sand.
-- intermediate
Entonces {kid} dejó de pensar en la palabra y dibujó <algo que había visto una vez/una cosa que recordaba muy bien>.
Then {kid} stopped thinking of the word, and drew <something seen once/something well remembered>.
+ Eran tres rayas, y no hacía falta ninguna más.
+ It was three lines, and there was no need of more.
Nadie dijo «huevo», y nadie miró la arena.
Nobody said “egg”, and nobody looked at the sand.
-- advanced
Entonces {kid} dejó de buscar la palabra y dibujó en tres rayas <algo que había visto una vez/una cosa que recordaba muy bien>.
Then {kid} stopped looking for the word and drew, in three lines, <something seen once/something well remembered>.
Nadie dijo «huevo», y nadie miró la arena.
Nobody said “egg”, and nobody looked at the sand.

== stand
-- beginner
<Al fondo se levanta {quiet}./En la última silla se levanta {quiet}.>
<At the back {quiet} stands up./From the last chair {quiet} stands up.>
<{quiet} no ha acertado nunca./Nunca ha acertado, ni una vaca.>
<{quiet} has never guessed right./That chair has never guessed right, not even a cow.>

—Es {topic.what} —dice {quiet}—.
“It is {topic.what},” says {quiet}.
{topic.first}
“{topic.first}
{topic.second}
{topic.second}”

Todos miran las tres rayas, y lo ven.
They all look at the three lines, and see it.
-- intermediate
Al fondo de la sala se levantó {quiet}, que en once años no había acertado nunca.
At the back of the room {quiet} stood up, who in eleven years had never guessed right.

—Es {topic.what} —dijo {quiet}—.
“It’s {topic.what},” said {quiet}.
{topic.first}
“{topic.first}
{topic.second}
{topic.second}”

+ Todos volvieron a mirar las tres rayas, y allí estaba.
+ They all looked at the three lines again, and there it was.
-- advanced
Al fondo de la sala se levantó {quiet}, que en once años no había acertado ni una vaca.
At the back of the room {quiet} stood up, who in eleven years had not guessed so much as a cow.

—Es {topic.what} —murmuró {quiet}—.
“It is {topic.what},” murmured {quiet}.
{topic.first}
“{topic.first}
{topic.second}
{topic.second}”

+ Todos volvieron a mirar las tres rayas, y allí estaba, como si no hubiera estado nunca en otra parte.
+ They all looked at the three lines again, and there it was, as if it had never been anywhere else.

== try
-- beginner
—¿Y cómo lo sabe usted? —pregunta {kid}.
“How do you know?” asks {kid}.

—Se puede probar —dice {quiet}—.
“You can try it,” says {quiet}.
{topic.test}
“{topic.test}”
-- intermediate
—¿Y cómo lo sabe? —preguntó {kid}.
“And how do you know?” asked {kid}.

—Lo puede probar cualquiera —dijo {quiet}—.
“Anybody can try it,” said {quiet}.
{topic.test}
“{topic.test}”
-- advanced
—¿Y cómo lo sabe? —quiso saber {kid}.
“And how do you know?” asked {kid}.

—Lo puede comprobar cualquiera —dijo {quiet}—.
“Anybody can check,” said {quiet}.
{topic.test}
“{topic.test}”

== end
-- beginner
La arena ya se ha acabado hace rato.
The sand has been gone for some time.
<Nadie borra las tres rayas./Esa noche no borran la pizarra.>
<No one wipes off the three lines./That night no one wipes the board.>
El viernes siguen allí.
On Friday the lines are still there.
Al lado, alguien ha escrito: «¿Es un caballo?».
Next to them someone has written: “Is it a horse?”
-- intermediate
+ La arena se había acabado hacía rato, y no se había enterado nadie.
+ The sand had been gone for some time, and nobody had noticed.
<Nadie pasó el trapo./Aquella noche nadie quiso borrar la pizarra.>
<Nobody took the cloth to it./That night nobody would wipe the board.>
El viernes siguiente seguían allí las tres rayas.
The next Friday the three lines were still there.
Debajo, con letra muy pequeña, alguien había escrito: «¿Es un caballo?».
Underneath, very small, somebody had written: “Is it a horse?”
-- advanced
+ La arena se había acabado hacía mucho, y nadie fue capaz de decir cuándo.
+ The sand had run out long ago, and nobody could say when.
<Nadie pasó el trapo./Aquella noche nadie se atrevió a borrar la pizarra.>
<Nobody took the cloth to it./That night nobody dared to wipe the board.>
El viernes siguiente, debajo de las tres rayas, con letra temblorosa, alguien había añadido: «¿Es un caballo?».
The next Friday, under the three lines, in a shaky hand, somebody had added: “Is it a horse?”
