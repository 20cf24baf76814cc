plot: After a death nobody moves the basket (or the chair) by the window, where the sun comes at four; in autumn the sun falls two steps away, so the child moves it after the sun, and the mark on the floor stays.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:pet, heavy:person
picture topics=heavy:person: lounge, day, worried, kid, other, adult, thing spot
picture: lounge, day, worried, kid, other, adult
middle topics=heavy:person: lounge, day, worried, kid, other, adult, thing spot
middle: lounge, day, worried, kid, other, adult
end topics=heavy:person: lounge, day, calm, kid sits, other, adult, thing spot
end: lounge, day, calm, kid sits, other, adult sits
take things: 1 3 5

title: El sol de las cuatro = The Sun at Four
title: Dos pasos por el suelo = Two Steps Across the Floor
title: El sitio junto a la ventana = The Place by the Window
title: Lo que nadie movía = What Nobody Moved

cast spot m: el sillón rojo = the red armchair
  use: Es el sitio de {topic.the} = It is where {topic.the} always sat
  was: Era el sitio de {topic.the} = It was where {topic.the} always sat
  mark: la marca de cuatro patas = the mark of four legs
cast spot f topics=heavy:person: la mecedora = the rocking chair
  use: Es la silla de {topic.the} = It is where {topic.the} always sat
  was: Era la silla de {topic.the} = It was where {topic.the} always sat
  mark: la marca de dos curvas = the mark of two curves
cast spot f topics=heavy:person: la butaca = the armchair
  use: Es la butaca de {topic.the} = It is where {topic.the} always sat
  was: Era la butaca de {topic.the} = It was where {topic.the} always sat
  mark: la marca de cuatro patas = the mark of four legs
cast spot m topics=heavy:person: el sillón viejo = the old armchair
  use: Es el sillón de {topic.the} = It is where {topic.the} always sat
  was: Era el sillón de {topic.the} = It was where {topic.the} always sat
  mark: la marca de cuatro patas = the mark of four legs
cast spot f topics=heavy:pet: la cesta de mimbre = the wicker basket
  use: Dentro están las cosas de {topic.the} = {topic.its} things are inside
  was: Dentro estaban las cosas de {topic.the} = {topic.its} things were inside
  mark: un círculo claro = a pale circle
cast spot f topics=heavy:pet: la caja de madera = the wooden box
  use: Dentro están las cosas de {topic.the} = {topic.its} things are inside
  was: Dentro estaban las cosas de {topic.the} = {topic.its} things were inside
  mark: un cuadrado claro = a pale square
cast spot m topics=heavy:pet: el baúl pequeño = the little trunk
  use: Dentro están las cosas de {topic.the} = {topic.its} things are inside
  was: Dentro estaban las cosas de {topic.the} = {topic.its} things were inside
  mark: un cuadrado claro = a pale square

cast adult f: la tía Elvira = Aunt Elvira
cast adult m: el tío Ramón = Uncle Ramón
cast adult f: la tía Pilar = Aunt Pilar
cast adult m: el tío Anselmo = Uncle Anselmo
cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León

cast jar: el frasco azul = the blue jar
  of: cosas = things
cast jar topics=heavy:person: el frasco de la miel = the honey jar
  of: miel = honey
cast jar topics=heavy:person: la caja del té = the tea tin
  of: té = tea
cast jar topics=heavy:pet: el paquete de comida = the packet of pet food
  of: comida = food
cast jar topics=heavy:pet: el bote de comida = the tin of pet food
  of: comida = food

cast ground: el jardín = the garden
  tree: un ciprés = a cypress tree
cast ground topics=heavy:person: el cementerio = the cemetery
  tree: un ciprés = a cypress tree
cast ground topics=heavy:pet: el huerto = the orchard
  tree: un peral = a pear tree
cast ground topics=heavy:pet: el patio de atrás = the back yard
  tree: una higuera = a fig tree

speaks lady f: la señora = the woman

word: la ventana = the window
word: el sol = the sun
word: el suelo = the floor
word: el paso: paso, pasos = the step: step, steps
word: la marca: marca, círculo, cuadrado = the mark: mark, circle, square
word: el sitio = the place
word: la foto: foto, fotos = the photo: photo, photos
word: la lluvia: lluvia, llovía, llueve = the rain: rain, raining, rained
word: el polvo = the dust
word: el ruido = the noise: noise, sound
word: la mano: mano, manos = the hand: hand, hands
word: la pared = the wall
word: la escalera = the stairs
word: el vecino: vecino = the neighbour: neighbour
word: la cocina = the kitchen
word: el lápiz = the pencil
word: la piedra: piedra, piedras = the stone: stone, stones
word: las cuatro: a las cuatro = four o’clock: at four
word: mover: mueve, movía, movió = to move: moves, moved
word: la noche = the night

question: ¿Qué hay en tu casa que nadie mueve, y de quién era? = What is there in your home that nobody moves, and whose was it?
question: ¿Por qué se mueve al final lo que nadie movía? = Why does somebody move it in the end, when nobody would?
question: ¿De quién te acuerdas a una hora fija, y a qué hora? = Who do you think of at a certain time of day, and when is it?

== window
-- beginner
{topic.the} {topic:ha|han} muerto.
{topic.the} {topic:has|have} died.
<Fue un martes, muy temprano./Fue un jueves, y llovía./Fue de noche, sin ruido.>
<It was a Tuesday, very early./It was a Thursday, and it rained./It was at night, without a sound.>
Junto a la ventana está {spot}.
{spot} is by the window.
{spot.use}.
{spot.use}.
A las cuatro entra el sol y llega ahí.
At four the sun comes in and lands there.
* Nadie mueve {spot}.
* Nobody moves {spot}.
-- intermediate
{topic.the} {topic:murió|murieron} <un martes, muy temprano/un jueves de lluvia/una noche, sin hacer ruido>.
{topic.the} died <on a Tuesday, very early/on a rainy Thursday/one night, without a sound>.
Junto a la ventana se quedó {spot}.
By the window there was still {spot}.
{spot.was}, y a las cuatro el sol llegaba justo ahí.
{spot.was}, and at four the sun came just there.
* Pasaron los días, y nadie movía {spot}.
* The days went by, and nobody moved {spot}.
-- advanced
{topic.the} {topic:murió|murieron} <un martes, antes de que se hiciera de día/un jueves en que no dejó de llover/una noche, sin que nadie oyera nada>.
{topic.the} died <on a Tuesday, before it was light/on a Thursday when it never stopped raining/one night, without anybody hearing a thing>.
{spot.was}, y por eso {spot} se quedó donde estaba, al lado de la ventana.
{spot.was}, and so {spot} stayed where it was, beside the window.
* A las cuatro el sol llegaba hasta allí, y nadie movía {spot}.
* At four the sun reached that very place, and nobody moved {spot}.

== call long
-- beginner
Ese día suena mucho el teléfono.
That day the phone rings a lot.
{adult} contesta cada vez.
{adult} answers each time.
Dice siempre las mismas tres frases.
The same three sentences come out again and again.
La segunda le sale más baja que la primera.
The second is quieter than the first.
La tercera casi no se oye.
The third is very hard to hear.
Luego cuelga y mira la pared.
Then {adult} hangs up and looks at the wall.

{kids} [está|están] debajo de la mesa.
{kids} [is|are] under the table.
<Ahí hay una linterna y medio pan./Ahí hay dos cojines y un reloj parado.>
<There is a torch there, and half a loaf./There are two cushions there, and a clock that has stopped.>
Debajo de la mesa, las voces son pequeñas.
Under the table, voices are small.
{adult} se agacha y mete la cabeza.
{adult} bends down and looks in.

@adult —¿Hay sitio? —pregunta.
“Is there room?” comes the question.

—Un poco —dice {kid}.
“A little,” says {kid}.

El teléfono suena otra vez.
The phone rings again.
Nadie sale de debajo de la mesa.
Nobody comes out from under the table.
-- intermediate
Aquel día el teléfono sonó hasta la noche.
That day the phone rang until it was dark.
{adult} contestaba siempre con las mismas tres frases.
{adult} always answered with the same three sentences.
La segunda le salía más baja que la primera, y la tercera casi no se oía.
The second was quieter than the first, and the third could hardly be heard.

{kids} se [escondió|escondieron] debajo de la mesa.
{kids} crawled under the table.
Allí había <una linterna y medio pan/dos cojines y un reloj parado>, y las voces llegaban pequeñas.
Down there was <a torch and half a loaf/two cushions and a clock that had stopped>, and the voices were small.
Al cabo de un rato, {adult} se agachó y metió la cabeza.
After a while, {adult} bent down and looked in.

@adult —¿Queda sitio ahí dentro? —preguntó.
“Is there any room in there?” came the question.

—Un poco —dijo {kid}.
“A little,” said {kid}.

El teléfono volvió a sonar, cuatro veces, nueve, doce.
The phone rang again, four times, nine, twelve.
Nadie salió de debajo de la mesa hasta que se cansó.
Nobody came out from under the table until it gave up.
-- advanced
Aquel día el teléfono no paró, y {adult} contestaba siempre con las mismas tres frases.
That day the phone never stopped, and {adult} always answered with the same three sentences.
La segunda le salía más baja que la primera, y la tercera había que adivinarla.
The second came out quieter than the first, and the third you had to guess.

{kids} se [había|habían] instalado debajo de la mesa, con <una linterna y medio pan/dos cojines y un reloj parado>.
{kids} had moved in under the table, with <a torch and half a loaf/two cushions and a clock that had stopped>.
Desde allí el mundo eran zapatos, y las voces llegaban pequeñas, como de otra casa.
From down there the world was shoes, and the voices were small, as if from another house.
Ya anochecía cuando {adult} se agachó y metió la cabeza bajo el mantel.
It was getting dark when {adult} bent down and looked in under the tablecloth.

@adult —¿Queda sitio para alguien que no quiere hablar? —preguntó.
“Is there room for somebody who doesn’t want to talk?” came the question.

—Un poco —dijo {kid}, y apartó el pan.
“A little,” said {kid}, and moved the bread.

El teléfono sonó cuatro veces, nueve, doce, y allí abajo nadie se movió hasta que se cansó de sonar.
The phone rang four times, nine, twelve, and nobody down there stirred until it gave up.

== asks ages=3-5
-- beginner
—¿Cuándo {topic:vuelve|vuelven}? —[pregunta|preguntan] {they}.
“When {topic:does|do} {topic.it} come back?” [asks {kid}|they ask].

—No {topic:vuelve|vuelven} —dice {adult}—.
“{topic.it} will not come back,” says {adult}.
Estar muerto es no comer, no oír y no tener frío.
“Dead means no eating, no hearing and no feeling cold.”

@kid —¿Y mañana?
“And tomorrow?”

@adult —Mañana tampoco.
“Not tomorrow.”

+ {adult} se sienta en el suelo, con las piernas largas.
+ {adult} sits down on the floor, with long legs.
-- intermediate
—¿Cuándo {topic:vuelve|vuelven}? —[preguntó|preguntaron] {they}.
“When {topic:is|are} {topic.it} coming back?” [asked {kid}|they asked].

—No {topic:vuelve|vuelven} —dijo {adult}—.
“{topic.it} will not come back,” said {adult}.
Estar muerto es que el cuerpo ya no come, ni oye, ni tiene frío.
“Dead means that the body doesn’t eat or hear or feel cold any more.”

—¿Y mañana? —preguntó {kid}.
“And tomorrow?” asked {kid}.

—Mañana tampoco —dijo {adult}, y se sentó en el suelo.
“Not tomorrow either,” said {adult}, and sat down on the floor.
-- advanced
—¿Y cuándo {topic:vuelve|vuelven}? —[preguntó|preguntaron] {they}, como quien pregunta por el pan.
“And when {topic:is|are} {topic.it} coming back?” [asked {kid}|they asked], as you might ask about the bread.

—No {topic:vuelve|vuelven} —dijo {adult}—.
“{topic.it} will not come back,” said {adult}.
Estar muerto es que el cuerpo se para, y ya no come ni oye ni tiene frío.
“Being dead means that the body stops, and doesn’t eat or hear or feel cold any more.”

+ —Mañana, digo —insistió {kid}.
+ “Tomorrow, I mean,” said {kid}.

—Mañana tampoco —dijo {adult}, y se sentó en el suelo, que quedaba más cerca.
“Not tomorrow either,” said {adult}, and sat down on the floor, which was nearer.

== asks-older ages=6-8
-- beginner
{kid} tiene una pregunta desde ayer.
{kid} has had a question since yesterday.

@kid —¿Fue porque grité el domingo?
“Was it because I shouted on Sunday?”

—No —dice {adult}—.
“No,” says {adult}.
Gritar no hace eso.
“Shouting doesn’t do that.
Pensar cosas feas tampoco.
Thinking bad things doesn’t do it.”

+ {kid} respira.
+ {kid} breathes out.
+ La pregunta pesaba mucho.
+ The question was very heavy.
-- intermediate
{kid} llevaba dos días con una pregunta en la boca.
For two days {kid} had been carrying a question.

@kid —¿Fue porque grité el domingo?
“Was it because I shouted on Sunday?”

—No —dijo {adult} enseguida—.
“No,” said {adult} at once.
Nadie se muere porque alguien grite, ni porque alguien piense cosas feas.
“Nobody dies because somebody shouts, or because somebody thinks bad things.”

+ {kid} soltó el aire, que era mucho.
+ {kid} let out a breath, and it was a long one.
-- advanced
{kid} llevaba dos días con una pregunta que no cabía en ninguna conversación.
For two days {kid} had carried a question that did not fit into any conversation.

@kid —¿Fue porque grité el domingo?
“Was it because I shouted on Sunday?”

—No —dijo {adult}, sin pensarlo siquiera—.
“No,” said {adult}, without even stopping to think.
Nadie se muere porque otro grite, ni porque piense cosas feas, y eso lo sé seguro.
“Nobody dies because someone shouts, or thinks bad things, and that I know for certain.”

+ {kid} soltó el aire poco a poco, y resultó que era muchísimo.
+ {kid} let out a breath little by little, and it turned out to be a very long one.

== asks-oldest ages=9-12
-- beginner
—El lunes dije «luego» —dice {kid}—.
“On Monday I said later,” says {kid}.
Y ya no hay luego.
“And now there is no later.”

{adult} no dice que da igual.
{adult} does not say that it is nothing.

—Yo también lo dije —dice {adult}—.
“I said it too,” says {adult}.
Parecía un lunes.
“It looked like a Monday.”

+ Y miran por la ventana.
+ And they look out of the window.
-- intermediate
—El lunes dije «luego» —contó {kid}—.
“On Monday I said later,” said {kid}.
Y ya no hubo luego.
“And then there wasn’t any later.”

{adult} no dijo que daba igual, porque no daba igual.
{adult} did not say that it was nothing, because it was not.

@adult —Yo dije lo mismo —contestó—.
“I said the same,” was the answer.
Es que parecía un lunes como todos los lunes.
“You see, it looked like every other Monday.”
-- advanced
—El lunes dije «luego» —confesó {kid}—, y resulta que no había luego.
“On Monday I said later,” {kid} confessed, “and it turns out there wasn’t one.”

{adult} pudo haber dicho que daba igual, y no lo dijo.
{adult} could have said that it didn’t matter, and did not say so.

@adult —Yo también dije «luego» —contestó por fin—.
“I said later too,” was the answer, after a while.
Si el lunes hubiera tenido otra cara, no lo habría dicho nadie.
“If Monday had looked any different, nobody would have said it.”

== rest
-- beginner
La casa no sabe nada.
The house does not know.
<Sigue igual que antes./Hace lo mismo que siempre.>
<It goes on as before./It does what it always does.>
-- intermediate
La casa no se había enterado de nada, y <todo seguía a su hora/cada cosa seguía haciendo lo suyo>.
The house had not heard the news, and <everything went on as usual/each thing went on doing its job>.
-- advanced
La casa, que no se había enterado, <seguía haciéndolo todo a la hora de siempre/seguía cumpliendo cada cosa con su costumbre>.
The house, which had not been told, <went on doing everything at the usual time/went on with all of its old habits>.

== photo in things
-- beginner
{kid} busca una foto buena.
{kid} looks for a good photo.
En una foto, {topic.the} {topic:tiene|tienen} los ojos cerrados.
In one, {topic.the} {topic:is|are} blinking.
En otra solo se ve media cabeza.
In another there is only half a head.
{other} encuentra una con un dedo delante.
{other} finds one with a finger in front.
<El dedo es de {adult}./Detrás del dedo hay una sombra.>
<The finger is {adult}’s own./Behind the finger is a shadow.>
Esa es la foto de la pared.
That is the photo for the wall.
{topic.the} nunca {topic:estaba|estaban} {topic:quieto|quieta|quietos|quietas}.
{topic.the} never kept still.
-- intermediate
{kid} quería una foto buena, y no había ninguna.
{kid} wanted a good photo, and there was none.
En una, {topic.the} {topic:miraba|miraban} a otra parte, y en otra solo salía media cabeza.
In one, {topic.the} {topic:was|were} looking away, and another showed only half a head.
{other} encontró una con un dedo enorme delante.
{other} found one with a huge finger in front.
Era el dedo de {adult}, y <detrás asomaba una sombra/detrás había mucha luz>.
The finger was {adult}’s own, and <a shadow looked out from behind it/behind it was a lot of light>.
+ Esa colgaron en la pared, porque era la que más se parecía.
+ They hung that one on the wall, because it was the most like.
-- advanced
{kid} quería una foto buena, y de {topic.the}, que no {topic:paraba|paraban} un momento, no había ninguna.
{kid} wanted a good photo, and of {topic.the}, always on the move, there was not one.
En la que no salía el sitio vacío salía media cabeza, o <una mancha muy rápida/solo la sombra>.
Where the place was not empty there was half a head, or <a very fast smudge/only the shadow>.
{other} dio por fin con una en la que un dedo enorme, el de {adult}, lo tapaba casi todo.
In the end {other} found one where a huge finger, belonging to {adult}, hid nearly everything.
+ Fue la que colgaron en la pared, porque era la más verdadera.
+ That was the one they hung on the wall, because it was the truest.

== evening in things
-- beginner
A las siete todos miran el reloj.
At seven everybody looks at the clock.
A las siete {topic.the} siempre {topic:tenía|tenían} hambre.
At seven {topic.the} always felt hungry.
{kid} va a la cocina y abre el armario.
{kid} goes to the kitchen and opens the cupboard.
<Lo cierra otra vez./Se queda un rato con la puerta en la mano.>
<Then it closes again./For a while the door stays open.>
Son las siete y cinco.
It is five past seven.
Son las siete y diez.
It is ten past seven.
La cena de hoy es la primera que empieza tarde.
Tonight supper starts late, for the first time.
-- intermediate
A las siete, todo el mundo levantaba la cabeza.
At seven everybody looked up.
A esa hora {topic.the} {topic:tenía|tenían} hambre, y lo sabía la casa entera.
That was when {topic.the} always got hungry, and the whole house knew it.
{kid} iba hasta el armario de la cocina, lo abría y <lo volvía a cerrar/se quedaba mirando dentro>.
{kid} went to the kitchen cupboard, opened it and <shut it again/stood looking in>.
Las siete y cinco eran la hora más larga de todas.
Five past seven was the longest time of the day.
A las siete y diez, alguien ponía los platos.
At ten past, somebody laid the table.
-- advanced
A las siete se levantaban todas las cabezas, porque a esa hora {topic.the} {topic:tenía|tenían} hambre.
At seven every head went up, because that was when {topic.the} always got hungry.
{kid} llegaba hasta el armario de la cocina, lo abría y <tenía que volver a cerrarlo/no encontraba para qué>.
{kid} got as far as the kitchen cupboard, opened it and <had to shut it again/could not find the reason>.
Las siete y cinco eran, con mucho, lo más largo del día.
Five past seven was by far the longest part of the day.
+ A las siete y diez se oía un plato, y luego otro, hasta que había cena.
+ At ten past there was the sound of one plate and then another, until it was supper.

== stairs in things
-- beginner
En la escalera está el vecino.
The neighbour is on the stairs.
El vecino ha estado de viaje.
He has been away.
Pregunta por {topic.the}.
He asks after {topic.the}.
{other} mira a {adult}.
{other} looks at {adult}.
<{kid} mira el suelo./{kid} mira el timbre.>
<{kid} looks at the floor./{kid} looks at the doorbell.>

—{topic:Ha|Han} muerto —dice {kid}.
“{topic.it} died,” says {kid}.

Es la primera vez que lo dice.
It is the first time that {kid} says it.
El vecino deja la maleta en la escalera y se sienta en ella.
The neighbour puts his suitcase on the stairs and sits on it.
-- intermediate
En la escalera estaba el vecino, que volvía de un viaje con la maleta.
On the stairs was the neighbour, just back from a journey with his suitcase.
Preguntó por {topic.the} desde abajo.
From below he asked after {topic.the}.
{adult} abrió la boca, pero <no le salió nada/solo le salió aire>.
{adult} tried to answer, but <nothing came/only air came>.

—{topic:Ha|Han} muerto —dijo {kid}, y era la primera vez que lo decía.
“{topic.it} died,” said {kid}, for the first time.

El vecino dejó la maleta en el escalón y se sentó encima.
The neighbour put his suitcase on the step and sat down on it.
-- advanced
En la escalera se encontraron al vecino, que volvía de un viaje y no sabía nada.
On the stairs they met the neighbour, who was back from a journey and had not heard.
Preguntó por {topic.the} mientras buscaba la llave.
Looking for his key, he asked after {topic.the}.
Como {adult} <no conseguía empezar/miraba el felpudo sin hablar>, tuvo que decirlo {kid}.
As {adult} <could not begin/looked at the doormat in silence>, it was {kid} who had to say it.
Eran dos palabras, y nunca habían sonado en la escalera.
They were short words, and the stairs had never heard them.
El vecino dejó de buscar la llave, puso la maleta de lado y se sentó en ella.
The neighbour stopped looking for his key, laid his suitcase down and sat on it.

== jar in things
-- beginner
En la cocina queda {jar}.
In the kitchen there is still {jar}.
Está casi lleno de {jar.of}.
There is a lot of {jar.of} in it.
Era todo para {topic.the}.
It was all for {topic.the}.
Nadie lo tira.
Nobody throws it away.
<Todos lo apartan para tomar la sal./Cada mañana alguien lo cambia de sitio.>
<Everybody moves it to reach the salt./Every morning somebody puts it somewhere else.>
{kid} lo abre y huele.
{kid} opens it and smells it.
Huele a antes.
It smells of before.
Lo cierra bien, para que dure.
It has to be shut well, so that it lasts.
-- intermediate
En la cocina seguía {jar}, que era solo para {topic.the}.
In the kitchen there was still {jar}, which had been only for {topic.the}.
Nadie se atrevía a tirarlo, y <todos lo apartaban para llegar a la sal/cada mañana amanecía en otro estante>.
Nobody dared to throw it out, and <everybody moved it to reach the salt/every morning it was on another shelf>.
Una tarde {kid} lo abrió y metió la nariz.
One afternoon {kid} opened it and had a sniff.
Olía exactamente a antes.
It smelled exactly of before.
Después apretó bien la tapa, para que durara.
Then {kid} pressed the lid down hard, so that it would last.
-- advanced
En la cocina seguía {jar}, que nadie más que {topic.the} había necesitado nunca.
In the kitchen there was still {jar}, which nobody but {topic.the} had ever needed.
+ Aunque estorbaba, <todos lo apartaban con dos dedos para llegar a la sal/cada mañana aparecía en un estante distinto>.
+ Although it was in the way, <everybody moved it with two fingers to reach the salt/every morning it turned up on a different shelf>.
{kid} lo destapó una tarde para olerlo, y olía exactamente a antes.
One afternoon {kid} opened it for the smell, and it smelled exactly of before.
+ Hubo que apretar mucho la tapa para que no se gastara.
+ The lid had to be pressed down hard, so that it would not run out.

== noise in things
-- beginner
De noche se oye un ruido.
At night there is a noise.
{kids} lo [conoce|conocen].
{kids} [knows|know] it.
{topic.the} {topic:hacía|hacían} un ruido así.
{topic.the} made a noise like that.
{kid} sale al pasillo sin luz.
{kid} goes out, without a light.
<Es el tubo del agua caliente./Es la nevera, que tiembla un poco.>
<It is the hot water pipe./It is the fridge, which shakes a little.>
Siempre ha sido así.
It has always been like that.
Antes nadie oía este ruido, porque había dos.
Before, there were two noises, and nobody heard this one.
-- intermediate
De noche, {kids} [oyó|oyeron] un ruido que [conocía|conocían] muy bien.
At night {kids} heard a noise that {they} knew very well.
Era como el que {topic:hacía|hacían} {topic.the} a esas horas.
It was like the one that {topic.the} made at that hour.
{kid} salió al pasillo sin encender la luz.
{kid} went out without switching on the light.
Era <el tubo del agua caliente/la nevera, que temblaba un poco>.
It was <the hot water pipe/the fridge, which trembled a little>.
Llevaba años sonando, pero antes había dos ruidos y solo se oía el otro.
It had made that noise for years, but then there had been two, and you only heard the other.
-- advanced
Una noche {kids} [oyó|oyeron] el ruido que {topic:hacía|hacían} {topic.the} a esas horas, y no podía ser.
One night {kids} heard the noise that {topic.the} used to make at that hour, and it could not be.
{kid} salió al pasillo a oscuras, despacio, para que no dejara de sonar.
{kid} went out into the dark hall, slowly, so that it would not stop.
Resultó ser <el tubo del agua caliente/la nevera, que temblaba un poco>, y no era nuevo.
It turned out to be <the hot water pipe/the fridge, which trembled a little>, and it was nothing new.
+ Llevaba años sonando debajo del otro ruido, sin que nadie lo distinguiera.
+ For years it had gone on beneath the other noise, without anybody telling them apart.

== drawing in things
-- beginner
{other} dibuja a {topic.the}.
{other} draws {topic.the}.
El cuerpo sale bien.
The body comes out right.
Los ojos salen mal.
The eyes come out wrong.
{other} borra y dibuja, borra y dibuja.
{other} rubs out and draws, rubs out and draws.
<El papel ya tiene un agujero./La goma ya es como un guisante.>
<There is a hole in the paper now./The rubber is now as small as a pea.>
{adult} mira el papel.
{adult} looks at the paper.

—Los ojos eran así de difíciles —dice.
“Those eyes were just as hard as that,” says {adult}.

El dibujo se queda con un solo ojo.
The drawing stays with one eye.
-- intermediate
{other} se puso a dibujar a {topic.the}.
{other} sat down to draw {topic.the}.
El cuerpo salió a la primera, pero los ojos no había manera.
The body came out first time, but there was no way to get the eyes.
{other} dibujaba y borraba, hasta que <el papel tuvo un agujero/la goma quedó como un guisante>.
{other} drew and rubbed out, until <there was a hole in the paper/the rubber was as small as a pea>.

—Es que eran muy difíciles —dijo {adult}.
“They were very difficult eyes,” said {adult}.

El dibujo se quedó con uno solo, que miraba bastante bien.
So the drawing had only one, which looked at you quite well.
-- advanced
{other} dibujó a {topic.the} de memoria, y casi todo salió a la primera.
{other} drew {topic.the} from memory, and nearly everything came out first time.
Los ojos, en cambio, no se dejaban, y <el papel acabó con un agujero/la goma acabó del tamaño de un guisante>.
The eyes, though, would not be caught, and <in the end there was a hole in the paper/the rubber ended up the size of a pea>.

—También de verdad eran difíciles de explicar —dijo {adult}.
“The real ones were hard to describe as well,” said {adult}.

+ El dibujo se quedó con un ojo, que por lo menos miraba hacia donde debía.
+ The drawing was left with one eye, which at least was looking the right way.

== dust in things
-- beginner
El sábado {adult} limpia la casa.
On Saturday {adult} cleans the house.
El trapo llega hasta {spot}.
The cloth comes to {spot}.
Encima hay polvo.
There is dust on top.
{adult} levanta el trapo y espera.
{adult} lifts the cloth and waits.

—Puedes —dice {kid}—.
“You can,” says {kid}.
El polvo es nuevo.
“The dust is new.”

<{adult} limpia con la punta de los dedos./{adult} limpia muy despacio.>
<{adult} wipes with the tips of two fingers./{adult} wipes very slowly.>
Debajo del polvo, todo sigue igual.
Under the dust it is all still the same.
-- intermediate
El sábado, {adult} pasó el trapo por la casa y se detuvo delante de {spot}.
On Saturday {adult} went round with a cloth and stopped in front of {spot}.
Tenía polvo, y en aquel sitio nadie sabía si se podía limpiar.
There was dust on it, and nobody knew if cleaning was allowed there.

—Puedes —dijo {kid}—, porque el polvo es de ahora.
“You can,” said {kid}, “because the dust is from now.”

{adult} limpió <con la punta de dos dedos/sin apretar nada>.
{adult} wiped it <with the tips of two fingers/without pressing at all>.
Debajo del polvo no faltaba nada.
Under the dust nothing was missing.
-- advanced
El sábado, {adult} recorrió la casa con un trapo y, delante de {spot}, no se atrevió a seguir.
On Saturday {adult} went through the house with a cloth and did not dare go on past {spot}.
Había polvo, y nadie había dicho si aquello se limpiaba o se respetaba.
There was dust on it, and nobody had said if it was to be wiped or left in peace.

—El polvo es de ahora —dijo {kid} después de pensarlo—, así que puedes.
“The dust is from now,” said {kid} after thinking it over, “so you can.”

{adult} lo quitó <con la punta de dos dedos/soplando más que frotando>, y debajo seguía todo.
{adult} took it off <with the tips of two fingers/more by blowing than by rubbing>, and underneath it was all still there.

== ground medium
-- beginner
El domingo van a {ground}.
On Sunday they go to {ground}.
{topic.the} {topic:está|están} ahí, debajo de la tierra.
{topic.the} {topic:is|are} there, under the earth.
Al lado crece {ground.tree}.
Beside it grows {ground.tree}.
{kids} [lleva|llevan] una piedra bonita.
{kids} [brings|bring] a good stone.
<Es gris, con una raya blanca./Es blanca y tiene forma de patata.>
<It is grey, with a white line./It is white and looks like a potato.>
{kid} la pone encima.
{kid} puts it on top.
No sabe qué decir.
But there are no words for it.

—Es una piedra del río —dice.
“It is a stone from the river,” says {kid}.

El viento mueve las hojas, y luego no.
The wind moves the leaves, and then it stops.
-- intermediate
El domingo fueron a {ground}, donde {topic:estaba|estaban} {topic.the}, debajo de la tierra y de {ground.tree}.
On Sunday they went to {ground}, where {topic.the} lay in the earth, under {ground.tree}.
{kids} [llevaba|llevaban] una piedra <gris con una raya blanca/blanca con forma de patata>.
{kids} had brought <a grey stone with a white line/a white stone shaped like a potato>.
{kid} la puso encima y buscó algo que decir.
{kid} put it on top and looked for something to say.

—Es del río, de la parte honda —dijo.
“It’s from the river, from the deep part,” said {kid}.

Nadie añadió nada, y el viento movió las hojas un rato.
Nobody said any more, and for a while the wind moved the leaves.
+ Volvieron a casa sin la piedra y con las manos frías.
+ They went home without the stone, and their hands were cold.
-- advanced
El domingo fueron a {ground}, donde habían enterrado a {topic.the} al lado de {ground.tree}.
On Sunday they went to {ground}, where {topic.the} had been buried beside {ground.tree}.
{kids} [había|habían] elegido en el río una piedra <gris, con una raya blanca/blanca, con forma de patata>.
From the river {kids} had chosen <a grey stone with a white line/a white stone shaped like a potato>.
{kid} la dejó encima y, como parecía que había que decir algo, dijo la verdad.
{kid} laid it on top and, since it seemed that something had to be said, told the truth.

@kid —Es de la parte honda.
“It’s from the deep part.”

+ El viento movió las hojas un rato, y luego se puso a mover otras, más lejos.
+ The wind moved the leaves for a while and then went to move some others, farther off.

== table long
-- beginner
Una noche {adult} se ríe.
One night {adult} laughs.
Se tapa la boca con la mano.
A hand goes up to stop it.

—¿De qué te ríes? —pregunta {kid}.
“Why are you laughing?” asks {kid}.

—De {topic.the} —dice {adult}—.
“I am thinking of {topic.them},” says {adult}.
¿Y aquel día de la tarta?
“What about that day with the cake?”

Todos conocen la historia.
Everybody knows that story.
La tarta tenía cinco pisos de crema.
The cake had five layers of cream.
{topic.the} {topic:llegó|llegaron} primero.
{topic.the} got there first.
Quedaron un plato limpio y una nariz blanca.
What was left was a clean plate and a white nose.
<La cuentan dos veces./Cada cual cuenta un trozo.>
<They tell it twice./Each of them tells a piece.>
{kid} se ríe y después llora.
{kid} laughs and then cries.
{adult} llora y después se ríe.
{adult} cries and then laughs.
Las dos cosas caben en la misma cena.
There is room for both at one supper.
-- intermediate
Una noche, en la cena, {adult} soltó una risa y se tapó la boca.
One night at supper {adult} laughed out loud, and then a hand went up to stop it.

—¿De qué te ríes? —preguntó {kid}.
“What are you laughing at?” asked {kid}.

@adult —Me acordé de {topic.the} y la tarta.
“I was thinking of {topic.them} and the cake.”

La historia se la sabían todos de memoria.
They all knew that story by heart.
Era una tarta de cinco pisos de crema, para doce personas.
It was a cake with five layers of cream, for twelve people.
{topic.the} {topic:llegó|llegaron} a la mesa antes que las doce personas.
{topic.the} got to the table before the twelve people.
Solo quedaron un plato muy limpio y una nariz muy blanca.
All that was left was a very clean plate and a very white nose.
<La contaron dos veces, con todos los detalles./Cada cual contó su trozo, y nadie corrigió a nadie.>
<They told it twice, leaving nothing out./Each of them told a piece, and nobody corrected anybody.>
{kid} se rio y después lloró, y {adult} lloró y después se rio.
{kid} laughed and then cried, and {adult} cried and then laughed.
+ Hubo sitio para todo en la misma cena.
+ There was room for all of it at one supper.
-- advanced
Una noche, en mitad de la cena, a {adult} se le escapó una risa y se la tapó con la servilleta.
One night, in the middle of supper, a laugh escaped from {adult} and was caught in a napkin.

—¿De qué te ríes? —preguntó {kid}.
“What are you laughing at?” asked {kid}.

—De {topic.the} —dijo {adult}—, el día de la tarta.
“At {topic.them},” said {adult}, “on the day of the cake.”

La historia la sabían todos: cinco pisos de crema, doce invitados y un minuto sin que nadie vigilara.
They all knew the story: five layers of cream, twelve guests and one minute when nobody was watching.
Cuando volvieron, quedaban un plato limpísimo y una nariz tan blanca que no hizo falta preguntar.
When they came back there was a spotless plate, and a nose so white that nobody had to ask.
<La contaron dos veces, y la segunda duró el doble./La fueron contando a trozos, quitándose la palabra.>
<They told it twice, and the second time took twice as long./They told it bit by bit, interrupting each other.>
{kid} empezó riéndose y acabó llorando, mientras que {adult} lo hizo al revés.
{kid} began by laughing and ended by crying, while {adult} did it the other way round.
Para las dos cosas hubo sitio en la misma cena.
There was room for both at the same supper.

== offer long
-- beginner
Un día llama una señora a la puerta.
One day a woman knocks at the door.
Tiene un camión y recoge cosas viejas.
She has a van and collects old things.
Mira la ventana y mira {spot}.
She looks at the window and at {spot}.

@lady —¿Eso también? —pregunta.
“That too?” she asks.

Nadie contesta.
Nobody answers.
La señora entiende algo.
The woman sees how it is.
<Se limpia los zapatos, aunque ya se va./Se quita el gorro un momento.>
<She wipes her shoes, though she is leaving./She takes off her hat for a moment.>

@lady —En mi casa hay un paraguas —dice—.
“I have an umbrella at home,” she says.
Está roto, y no lo toca nadie.
“It is broken, and nobody touches it.”

—¿De quién era? —pregunta {kid}.
“Whose was it?” asks {kid}.

@lady —De mi hermana.
“My sister’s.”

{kid} piensa en el paraguas.
{kid} thinks about the umbrella.

—Que siga ahí —dice.
“Let it stay there,” says {kid}.

La señora sonríe y baja al camión.
The woman smiles and goes down to her van.
-- intermediate
Un día llamó a la puerta una señora que recogía cosas viejas con un camión.
One day a woman who collected old things in a van knocked at the door.
Se llevó una lámpara y dos ruedas, y luego miró hacia la ventana.
She took a lamp and two wheels, and then she looked towards the window.

@lady —¿Eso también? —preguntó.
“That too?” she asked.

Nadie contestó, y la señora <se limpió los zapatos, aunque ya se iba/se quitó el gorro un momento>.
Nobody answered, and the woman <wiped her shoes, although she was leaving/took off her hat for a moment>.

@lady —En mi casa hay un paraguas roto que no toca nadie —dijo.
“At home I have a broken umbrella that nobody touches,” she said.

—¿De quién era? —preguntó {kid}.
“Whose was it?” asked {kid}.

@lady —De mi hermana, hace once años.
“My sister’s, eleven years ago.”

{kid} lo pensó con mucha seriedad.
{kid} thought about that very seriously.

—Entonces que siga ahí —dijo.
“Then let it stay there,” said {kid}.

—Eso hago —dijo la señora, y bajó con la lámpara.
“That is what I do,” said the woman, and she went down with the lamp.
-- advanced
Un día llamó a la puerta una señora que recogía trastos con un camión más viejo que los trastos.
One day a woman knocked who collected old things, in a van that was older than any of them.
Ya se llevaba una lámpara y dos ruedas cuando se fijó en {spot}.
She already had a lamp and two wheels when she noticed {spot}.

@lady —¿Eso también? —preguntó, y por el silencio supo que no.
“That too?” she asked, and the silence told her no.

Entonces <se limpió los zapatos, aunque ya salía/se quitó el gorro, aunque hacía frío>.
Then she <wiped her shoes, although she was on her way out/took off her hat, although it was cold>.

@lady —Yo tengo un paraguas roto que no deja entrar a nadie en el armario —dijo.
“I have a broken umbrella that lets nobody into the cupboard,” she said.

—¿De quién era? —preguntó {kid}.
“Whose was it?” asked {kid}.

@lady —De mi hermana, y hace ya once años.
“My sister’s, and it’s eleven years now.”

{kid} estuvo un momento pensando en aquel armario.
{kid} spent a moment thinking about that cupboard.

—Que siga ahí, entonces —dijo.
“Let it stay there, then,” said {kid}.

—Ahí sigue —dijo la señora, y bajó la escalera con la lámpara en brazos.
“There it is,” said the woman, and she went down the stairs with the lamp in her arms.

== mistake medium
-- beginner
Un día {other} se equivoca.
One day {other} makes a mistake.
Llega del colegio y abre la puerta.
It is after school, and the door opens.

—¡Ya estoy aquí! —grita.
“I’m home!” shouts {other}.

Se lo dice a {topic.the}.
It is meant for {topic.the}.
Nadie contesta.
Nobody answers.
<El reloj hace su ruido./La nevera hace su ruido.>
<The clock makes its noise./The fridge makes its noise.>
{adult} viene de la cocina.
{adult} comes from the kitchen.
No dice que es un error.
There is no word about a mistake.

—Yo también saludo —dice—.
“I say hello too,” says {adult}.
Por la mañana, y muy bajo.
“In the morning, very quietly.”
-- intermediate
Una tarde {other} llegó del colegio y gritó desde la puerta.
One afternoon {other} came home from school and shouted from the door.

@other —¡Ya estoy aquí!
“I’m home!”

Se lo decía siempre a {topic.the}, y le salió solo.
It was meant for {topic.the}, as always, and it came out by itself.
Contestó <el reloj, con su ruido de siempre/la nevera, con su ruido de siempre>.
What answered was <the clock, with its usual noise/the fridge, with its usual noise>.
{adult} se asomó desde la cocina con un plato mojado.
{adult} looked out of the kitchen with a wet plate.

—Yo también saludo —dijo—, por la mañana y en voz baja.
“I say hello too,” said {adult}, “in the morning, and quietly.”
-- advanced
Una tarde {other} volvió del colegio y, antes de pensarlo, ya estaba gritando desde la puerta.
One afternoon {other} came home from school and, before thinking, was shouting from the door.

@other —¡Ya estoy aquí!
“I’m home!”

Era para {topic.the}, como siempre, y no contestó nadie más que <el reloj/la nevera>.
It was meant for {topic.the}, as always, and nobody answered but <the clock/the fridge>.
{adult} salió de la cocina con un plato que goteaba, y {other} esperó que dijera algo sensato.
{adult} came out of the kitchen with a dripping plate, and {other} waited for something sensible.

—Yo saludo por la mañana, en voz baja —dijo {adult}—, cuando nadie me oye.
“I say hello in the morning, quietly,” said {adult}, “when nobody can hear.”

== autumn
-- beginner
Llega el otoño.
Autumn comes.
Una tarde {kids} [mira|miran] el suelo.
One afternoon {kids} [looks|look] at the floor.
Son las cuatro, y entra el sol.
It is four, and the sun comes in.
Pero ya no llega a {spot}.
But it does not reach {spot}.
Llega dos pasos más allá, <al lado de la puerta/cerca de la estantería>.
It lands two steps away, <beside the door/near the bookshelf>.
* Nadie mueve {spot}.
* Nobody moves {spot}.
+ {kid} mira el sol.
+ {kid} looks at the sun.
+ El sol está solo en el suelo.
+ It is alone on the floor.
-- intermediate
Llegó el otoño, y una tarde {kids} se [fijó|fijaron] en el suelo.
Autumn came, and one afternoon {kids} noticed the floor.
Eran las cuatro y había sol, pero ya no caía sobre {spot}.
It was four and the sun was in, but it did not fall on {spot}.
Caía dos pasos más allá, <al lado de la puerta/delante de la estantería>, encima de nada.
It fell two steps away, <beside the door/in front of the bookshelf>, on nothing.
+ Nadie movía {spot}, y el sol no esperaba a nadie.
+ Nobody moved {spot}, and the sun waited for nobody.
-- advanced
Llegó el otoño, y una tarde {kids} se [dio|dieron] cuenta de que algo no estaba en su sitio.
Autumn came, and one afternoon {kids} noticed that something was out of place.
Eran las cuatro, y el sol ya no caía sobre {spot}, sino dos pasos más allá.
It was four, and the sun was falling not on {spot} but two steps away.
+ Allí, <al lado de la puerta/delante de la estantería>, no tenía a quién calentar.
+ There, <beside the door/in front of the bookshelf>, it had nobody to warm.

== move
-- beginner
—El sol se ha movido —dice {kid}.
“The sun has moved,” says {kid}.

—Sí —dice {adult}—.
“Yes,” says {adult}.
Lo hace todos los años.
“It does that every year.”

{kids} [pone|ponen] las manos en {spot}.
{kids} [puts|put] both hands on {spot}.
[Empuja|Empujan] despacio.
It moves slowly.
Un paso.
One step.
Dos pasos.
Two steps.
+ <Suena como un barco./Suena como un bostezo.>
+ <It sounds like a ship./It sounds like a yawn.>
-- intermediate
—El sol se ha movido —dijo {kid}.
“The sun has moved,” said {kid}.

—Lo hace todos los años —dijo {adult}—, y en primavera vuelve.
“It does that every year,” said {adult}, “and in spring it comes back.”

{kids} [puso|pusieron] las manos en {spot} y [empujó|empujaron] despacio.
{kids} took hold of {spot} and pushed slowly.
Avanzó un paso y luego otro, con <un ruido de barco/un ruido de bostezo>.
It went one step and then another, with a noise like <a ship/a yawn>.
-- advanced
—Se ha movido el sol —dijo {kid}, como si alguien tuviera la culpa.
“The sun has moved,” said {kid}, as if somebody were to blame.

—Lo hace todos los años, y en primavera vuelve —dijo {adult}.
“It does that every year, and in spring it comes back,” said {adult}.

Entonces {kids} [puso|pusieron] las manos en {spot} y, por primera vez, [empujó|empujaron].
Then {kids} took hold of {spot} and, for the first time, pushed.
+ Avanzó un paso y después otro, quejándose <como un barco viejo/como un bostezo largo>.
+ It went one step and then another, complaining <like an old ship/like a long yawn>.

== end
-- beginner
En el suelo, junto a la ventana, queda {spot.mark}.
On the floor by the window there is {spot.mark}.
{other} quiere tapar la marca, y luego no.
{other} wants to cover the mark, and then does not.
+ {adult} pasa por encima con cuidado.
+ {adult} steps over it with care.
La marca también es de {topic.the}.
The mark belongs to {topic.the} too.
+ <Fuera ladra un perro de otra calle./Fuera pasa alguien en bicicleta.>
+ <Outside a car goes by./Outside somebody goes by on a bicycle.>

Dan las cuatro.
It is four o’clock.
El sol entra, cruza el suelo y se sienta.
The sun comes in, crosses the floor and sits down.
-- intermediate
En el suelo, junto a la ventana, quedó {spot.mark}.
On the floor by the window there was {spot.mark}.
{other} fue a buscar una alfombra, pero volvió sin ella.
{other} went to get a rug, but came back without one.
+ La marca también era de {topic.the}.
+ The mark belonged to {topic.the} too.
+ Desde entonces, <todos la pisan con cuidado/todos dan un paso más largo al pasar>.
+ Since then, <everyone treads on it with care/everyone takes a longer step going by>.

Dieron las cuatro.
It struck four.
El sol entró por la ventana, cruzó el suelo y se sentó en su sitio.
The sun came in at the window, crossed the floor and sat down in its place.
-- advanced
Al lado de la ventana quedó en el suelo {spot.mark}, más limpio que todo lo demás.
Beside the window {spot.mark} was left on the floor, cleaner than all the rest.
+ {other} pensó en taparlo con una alfombra, y luego pensó que aquello también era de {topic.the}.
+ {other} thought of covering it with a rug, and then thought that it belonged to {topic.the} too.
+ En esa casa, <quien pasa por ahí da un paso más largo/nadie pisa ahí sin mirar antes>.
+ In that house, <you take a longer step when you pass there/nobody treads there without looking first>.

A las cuatro entró el sol, cruzó el suelo sin prisa y se sentó.
At four the sun came in, crossed the floor without hurrying and sat down.
