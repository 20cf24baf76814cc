plot: Nobody knows the answer, so the question is passed on to the lighthouse, which flashes it to the ships; many answer at once, one small ship goes to look, and in the end the children look too.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: question
picture kinds=sci-fi: space, night, curious, kid reaches, other, keeper, thing topic, lamp
picture: harbour, night, curious, kid reaches, other, keeper, thing topic, lamp
middle: same, night, wide, happy, kid waves, other, keeper, thing topic, boat
end: same, day, happy, kid points, other, keeper, thing topic
take asked: 1 3 5

title: Pregunta en el faro = Ask at the Lighthouse
title: Once respuestas y un Ga = Eleven Answers and a Ga
title: La lámpara que preguntaba = The Lamp That Asked
title: ¿Y tú cómo lo sabes? = How Do You Know?

cast tower: el faro = the lighthouse
  where: El faro está al final del muelle. = The lighthouse is at the end of the pier.
  ships: los barcos = the ships
  small: un barco pequeño = a small ship
  far: en el mar = out at sea
cast tower: el faro = the lighthouse
  where: El faro está en una roca con forma de zapato. = The lighthouse is on a rock like a shoe.
  ships: los barcos = the ships
  small: una barca pequeña = a small boat
  far: en el mar = out at sea
cast tower kinds=sci-fi: el faro del asteroide = the lighthouse on the asteroid
  where: El faro está en un asteroide con forma de patata. = The lighthouse is on an asteroid like a potato.
  ships: las naves = the spaceships
  small: una nave pequeña = a small spaceship
  far: entre las estrellas = among the stars
cast tower kinds=horror: el faro apagado = the dark lighthouse
  where: Dicen que en el faro no vive nadie. = They say that nobody lives in the lighthouse.
  ships: los barcos de la niebla = the ships in the fog
  small: una barca sin remos = a boat without oars
  far: en la niebla = in the fog
cast tower kinds=fantasy: el faro de las nubes = the lighthouse in the clouds
  where: El faro está encima de una nube atada con cuerda. = The lighthouse is on a cloud tied with rope.
  ships: los barcos que vuelan = the flying ships
  small: una barca con alas = a boat with wings
  far: por el cielo = in the sky
cast tower kinds=adventure: el faro del Diablo = Devil’s Lighthouse
  where: Al faro se llega por un puente de cuerda. = The way to the lighthouse is a rope bridge.
  ships: los veleros = the sailing ships
  small: un velero remendado = a patched sailing boat
  far: en alta mar = on the high seas

cast keeper f: Amparo = Amparo
  odd: Teje una bufanda de once metros. = She is knitting a very long scarf.
  was: Tejía una bufanda de once metros. = She was knitting a very long scarf.
cast keeper m: Telmo = Telmo
  odd: Tiene una gallina en el hombro. = He has a hen on one shoulder.
  was: Tenía una gallina en el hombro. = He had a hen on one shoulder.
cast keeper f: Celsa = Celsa
  odd: Lleva dos sombreros, por el viento. = She wears two hats, because of the wind.
  was: Llevaba dos sombreros, por el viento. = She wore two hats, because of the wind.
cast keeper m: Bruno = Bruno
  odd: Fríe huevos en la lámpara. = He fries eggs on the lamp.
  was: Freía huevos en la lámpara. = He was frying eggs on the lamp.

cast boat: la Sardina = the Sardine
cast boat: la Tuerta = the One-Eye
cast boat: la Mosca = the Housefly
cast boat: la Segundona = the Second-Best

cast loud: el Emperador = the Emperor
cast loud: el Gran Bigote = the Great Moustache
cast loud: el Infalible = the Never-Wrong
cast loud: el Trueno = the Thunder

cast sure: porque sí = because
cast sure: por culpa del lunes = because of Mondays
cast sure: lo dice mi primo = my cousin says so
cast sure: siempre ha sido así = it was always so

speaks mayor m: el alcalde = the mayor
speaks baker f: la panadera = the baker
speaks fisherman m: el pescador = the fisherman
speaks baby small: el bebé = the baby
speaks aunt f: la tía = the aunt
speaks lady f: la señora = the lady
speaks lamp: la luz = the light

word: la pregunta: pregunta, preguntas = the question: question, questions
word: la respuesta: respuesta, respuestas = the answer: answer, answers
word: el faro = the lighthouse
word: la lámpara = the lamp
word: el cuaderno = the notebook
word: la luz = the light
word: la noche = the night
word: la escalera: escalera, escalones = the stairs: stairs, steps
word: la ventana = the window
word: el lápiz = the pencil
word: la linterna = the torch
word: el alcalde = the mayor
word: la cabra = the goat
word: el papel = the paper
word: el bebé = the baby
word: el pescador = the fisherman
word: la panadera = the baker
word: la almohada = the pillow
word: mirar: mirar, miró, mira, mirado, ido a mirar = to look: look, looked, looks
word: la página = the page
word: tachar: tacha, tachó, tachan, tachando, tachada, tachadas = to cross out: crosses, crossed, cross
word: la voz = the voice

question: ¿A quién preguntarías tú lo que nadie sabe? = Who would you ask what nobody knows?
question: ¿Por qué la barca pequeña tarda más en contestar que las grandes? = Why does the small ship take longer to answer than the big ones?
question: ¿Qué has averiguado tú mirando, sin que te lo contara nadie? = What have you found out by looking, without being told?

== ask
-- beginner
{topic} no deja dormir a nadie.
{topic} keeps everybody awake.
<Está debajo de la almohada./Da vueltas por el techo.>
<It is under the pillow./It goes round and round on the ceiling.>
{kids} [pregunta|preguntan] en la cocina.
{kids} [asks|ask] in the kitchen.
<La radio no lo sabe./El libro gordo no lo sabe.>
<The radio does not know./The thick book does not know.>
+ El gato lo sabe, pero no lo dice.
+ The cat knows, but it will not say.

* —No sé: pregunta en el faro —dice una voz.
* “I don’t know: ask at the lighthouse,” says a voice.

+ {tower.where}
+ {tower.where}
-- intermediate
{topic} no dejó dormir a nadie.
{topic} kept everybody awake.
+ <Se había metido debajo de la almohada./Daba vueltas por el techo, como una polilla.>
+ <It had got under the pillow./It went round the ceiling like a moth.>
Por la mañana, {kids} [preguntó|preguntaron] en la cocina.
In the morning {kids} asked in the kitchen.
<No lo sabía ni la radio./No lo sabía ni el libro gordo.>
<Not even the radio knew./Not even the thick book knew.>

* —Ni idea: pregunta en el faro —dijo una voz desde la ducha.
* “No idea: ask at the lighthouse,” said a voice from the shower.

+ {tower.where}
+ {tower.where}
-- advanced
La pregunta {topic} llegó de noche y no dejó dormir a {kids}.
The question {topic} came in the night and would not let {kids} sleep.
+ <Se había instalado bajo la almohada, que es donde menos estorba y más molesta./Zumbaba por el techo como una polilla.>
+ <It had settled under the pillow, where it took little room and gave much trouble./It buzzed about the ceiling like a moth.>
En el desayuno no supo contestarla nadie, ni la radio, ni el gato.
At breakfast nobody could answer it, neither the radio nor the cat.

* —Pues no lo sé: pregunta en el faro —dijo una voz desde la ducha.
* “Well, I don’t know: ask at the lighthouse,” said a voice from the shower.

== notebook medium
-- beginner
{kid} busca un cuaderno y un lápiz.
{kid} finds a notebook and a pencil.
En la primera página escribe la pregunta.
The question goes on the first page.
La pregunta es larga, y el lápiz es corto.
The question is long, and the pencil is short.

—Primero hay que adivinar —dice {other}.
“First we have to guess,” says {other}.

{other} piensa, y escribe una cosa.
{other} thinks, and writes something down.
<Luego la tapa con una moneda./Luego la tapa con una hoja.>
<Then it goes under a coin./Then it goes under a leaf.>
Nadie la puede mirar hasta el final.
Nobody may look at it until the end.
<El lápiz va detrás de la oreja./El lápiz va atado con una cuerda.>
<The pencil goes behind an ear./The pencil is tied on with string.>
-- intermediate
Para no olvidar nada, {kid} llevó un cuaderno nuevo y un lápiz mordido.
To forget nothing, {kid} took a new notebook and a chewed pencil.
La pregunta llenó la primera página.
The question filled the first page.

—Antes hay que adivinar —dijo {other}—, para ver luego lo lejos que estábamos.
“First we must guess,” said {other}, “so that we can see later how wrong we were.”

Lo escribió muy pequeño en una esquina y lo tapó con <una moneda/un cromo>.
The guess was written very small in one corner and covered with <a coin/a sticker>.
Quedó prohibido mirar hasta el final.
Looking was forbidden until the end.
-- advanced
{kid} se llevó un cuaderno sin estrenar y un lápiz mordido por los dos extremos.
{kid} took along a notebook that was quite new and a pencil chewed at both ends.
La pregunta ocupó la primera página.
The question took up the whole of the first page.

—Conviene adivinar antes —opinó {other}—, para medir después lo lejos que estábamos.
“It is best to guess first,” said {other}, “so that we can measure later how far off we were.”

Escribió su respuesta en una esquina, con letra de hormiga, y la tapó <con una moneda que no quitaría nadie/con un cromo repetido>.
The guess went into one corner, in writing fit for ants, and was covered <with a coin that nobody was to move/with a sticker that came twice>.

== baker in asked
-- beginner
{kids} [pregunta|preguntan] a la panadera.
{kids} [asks|ask] the baker.
La panadera deja el pan y piensa.
The baker puts down the bread and thinks.

@baker —Ayer lo sabía —dice.
“I knew yesterday,” she says.

Busca en el delantal.
She looks in her apron.
<Saca una nuez y un recibo./Saca dos botones y una uva.>
<She takes out a nut and a bill./She takes out two buttons and a grape.>

@baker —Con el calor del horno se me olvida todo —dice.
“The heat of the oven makes me forget,” she says.

Da un bollo a cambio de la pregunta.
She gives a bun for the question.
{other} escribe en el cuaderno: «Ayer».
{other} writes in the notebook: “Yesterday”.
-- intermediate
La panadera dejó la masa y cerró los ojos para pensar.
The baker put down her dough and closed her eyes to think.

@baker —Ayer lo sabía —dijo—, estoy segura, porque lo pensé con la masa de las siete.
“I knew it yesterday,” she said, “because I thought of it with the seven o’clock dough.”

Buscó en el delantal y <sacó una nuez y un recibo/sacó dos botones y una uva>.
She searched her apron and <took out a nut and a bill/took out two buttons and a grape>.
La respuesta no estaba.
The answer was not there.
+ Quizá se había vendido dentro de un pan, y en el cuaderno pusieron «Ayer».
+ Perhaps it had been sold inside a loaf, and into the notebook went “Yesterday”.
-- advanced
La panadera aseguró que la víspera lo sabía, porque se le había ocurrido amasando.
The baker was certain that she had known the day before, because it had come to her while she was kneading.
Registró el delantal, del que salieron <una nuez, un recibo y un diente de ajo/dos botones y una uva>, pero no la respuesta.
She searched her apron, which held <a nut, a bill and a clove of garlic/two buttons and a grape>, but no answer.

+ @baker —Me temo que la he vendido —dijo—, y a saber en qué pan.
+ “I am afraid I have sold it,” she said, “and who knows in which loaf.”

== mayor in asked
-- beginner
El alcalde está en su balcón.
The mayor is on his balcony.

—Es una pregunta muy importante —dice el alcalde.
“It is a very important question,” says the mayor.

Llama a nueve señores con corbata.
He calls nine gentlemen with ties.
Los nueve se sientan en una mesa larga.
The nine sit down at a long table.
<Comen galletas./Beben agua con gas.>
<They eat biscuits./They drink fizzy water.>
Uno levanta la mano.
One of them puts his hand up.

@- —¿Puedo ir al baño? —pregunta.
“May I go to the toilet?” he asks.

—La respuesta estará lista en once años —dice el alcalde.
“The answer will be ready in eleven years,” says the mayor.
-- intermediate
El alcalde escuchó la pregunta y se puso de pie.
The mayor heard the question and stood up.

@mayor —Esto es muy serio —dijo, y reunió a nueve señores con corbata.
“This is very serious,” he said, and he called nine gentlemen with ties.

+ Los nueve discutieron una hora y <se comieron todas las galletas/cambiaron de sitio las sillas>.
+ The nine of them argued for an hour and <ate all the biscuits/moved all the chairs>.
Al final uno levantó la mano y pidió permiso para ir al baño.
In the end one put his hand up and asked to go to the toilet.

—La respuesta estará lista dentro de once años —anunció el alcalde.
“The answer will be ready in eleven years,” announced the mayor.
-- advanced
El alcalde, al que nunca preguntaban nada interesante, reunió de inmediato a nueve señores con corbata.
The mayor, who was never asked anything interesting, at once called together nine gentlemen with ties.
+ Deliberaron a puerta cerrada hasta que <se acabaron las galletas/se fue la luz>.
+ They debated behind closed doors until <the biscuits ran out/the lights went off>.

—Estamos en el buen camino —anunció el alcalde—, y calculamos unos once años.
“We are on the right road,” announced the mayor, “and we expect it to take eleven years.”

+ {other} lo apuntó en el cuaderno, con la fecha.
+ {other} put it down in the notebook, with the date.

== goat in asked
-- beginner
En el camino hay una cabra.
On the road there is a goat.
{kid} le enseña la pregunta en un papel.
{kid} shows it the question on a piece of paper.
La cabra mira el papel con un ojo.
The goat looks at the paper with one eye.
Después lo mira con el otro.
Then it looks with the other.
<Y se lo come, con punto y todo./Y se lo come despacio, por las esquinas.>
<And it eats it, full stop and all./And it eats it slowly, from the corners.>

—¿Qué dice la cabra? —pregunta [alguien|{other}].
“What does the goat say?” asks [someone|{other}].

—Que está buena —dice {kid}.
“That it tastes good,” says {kid}.

{kid} la escribe otra vez, más grande.
{kid} writes it again, bigger.
-- intermediate
A falta de otra persona, {kids} le [enseñó|enseñaron] el papel a una cabra.
As there was nobody else, {kids} showed the paper to a goat.
La cabra lo leyó con un ojo y después con el otro.
The goat read it with one eye and then with the other.
<Luego se lo comió, con los signos y todo./Luego se lo comió, empezando por el final.>
<Then it ate it, full stop and all./Then it ate it, beginning at the end.>

—¿Eso es un sí o un no? —preguntó {other}.
“Is that a yes or a no?” asked {other}.

{kid} esperó un poco, por si la cabra tenía algo que añadir.
{kid} waited a little, in case the goat had something to add.
+ Tuvo hipo, y lo apuntaron también.
+ It had hiccups, which were noted down as well.
-- advanced
En el camino solo había una cabra, con aspecto de haber viajado.
On the road there was only a goat, which looked as if it had travelled.
Leyó el papel con un ojo, lo releyó con el otro y, <sin prisa, se lo comió por las esquinas/tras pensarlo, se lo comió entero>.
It read the paper with one eye, read it again with the other and, <taking its time, ate it from the corners/after some thought, ate the whole of it>.

—La ha entendido mejor que nadie —dijo {kid}, y escribió otra vez la pregunta.
“It has understood better than anybody,” said {kid}, and wrote the question out again.

+ La cabra tuvo hipo hasta la curva.
+ The goat had hiccups as far as the bend.

== twins in asked
-- beginner
En un banco hay dos hermanas muy viejas.
On a bench there are two very old sisters.
Son iguales, hasta en los zapatos.
They are the same, even their shoes.

—Sí —dice una.
“Yes,” says one.

—No —dice la otra.
“No,” says the other.

Han contestado a la vez.
They answered at the same time.
Se miran muy enfadadas.
They look at each other, very angry.

—No es una pregunta de sí o no —dice {kid}.
“It is not a yes or no question,” says {kid}.

<—Eso da igual —dicen a la vez./—Todas lo son —dicen a la vez.>
<“It makes no difference,” they say together./“They all are,” they say together.>

En el cuaderno hay ahora un sí y un no.
Now the notebook has a yes and a no.
-- intermediate
En un banco tomaban el sol dos hermanas, iguales hasta en los zapatos.
Two sisters sat in the sun on a bench, alike even in their shoes.

—Sí —contestó la primera, sin oír el final.
“Yes,” answered the first, without hearing the end.

—No —contestó la segunda, al mismo tiempo.
“No,” answered the second, at the same moment.

—Es que no es de sí o no —[explicó|explicaron] {they}.
“But it is not a yes or no question,” {they} explained.

<Resultó que llevaban sesenta años así, y les iba muy bien./Las hermanas no se hablaron más, por lo menos hasta la merienda.>
<It turned out that they had been like that for sixty years, quite happily./The sisters stopped speaking to each other, at least until tea.>
+ {other} apuntó un sí y un no.
+ {other} noted down one yes and one no.
-- advanced
En un banco tomaban el sol dos hermanas tan iguales que ni ellas estaban seguras.
On a bench two sisters were sitting in the sun, so alike that they were not sure themselves.
Una contestó que sí, y la otra, en el mismo instante, que no.
One answered yes, and the other, at the very same moment, no.

—No era de sí o no —[explicó|explicaron] {they}, con mucho respeto.
“It was not a yes or no question,” {they} explained, very politely.

+ <Las hermanas dijeron que eso lo hacía más difícil, pero que no cambiaban de opinión./Resultó que llevaban sesenta años discutiendo sin enterarse del tema.>
+ <The sisters said that this made it harder, but that they would not change their minds./It turned out that they had argued for sixty years without knowing the subject.>

== fisher in asked
-- beginner
Un pescador arregla su red.
A fisherman is mending his net.

—Lo sé —dice el pescador.
“I know that,” says the fisherman.

Abre los brazos todo lo que puede.
He opens his arms as wide as he can.

@fisherman —Es así de grande —dice.
“It is this big,” he says.

—Pero no es un pez —dice {kid}.
“But it is not a fish,” says {kid}.

El pescador junta un poco las manos.
The fisherman brings his hands closer.

@fisherman —Entonces es así —dice.
“Then it is this big,” he says.

<Un gato del puerto dice que no con la cabeza./Detrás de él se ríe otro pescador.>
<A harbour cat shakes its head./Another fisherman laughs behind him.>
{other} mide las manos y lo escribe.
{other} measures the hands and writes it down.
-- intermediate
Un pescador que remendaba su red dijo enseguida que lo sabía.
A fisherman who was mending his net said at once that he knew.

@fisherman —Es así de grande —explicó, y abrió los brazos.
“It is this big,” he explained, and he opened his arms.

—Es que no es un pez —dijo {kid}.
“But it isn’t a fish,” said {kid}.

El pescador lo pensó y juntó un poco las manos.
The fisherman thought, and brought his hands a little closer.

@fisherman —Pues entonces así —dijo—, y <se me escapó por esto/casi me rompe la caña>.
“Then this big,” he said, “and <it got away by an inch/it nearly broke my rod>.”

+ {other} midió el hueco con un cordel y lo pegó en el cuaderno.
+ {other} measured the gap with string and stuck it into the notebook.
-- advanced
Un pescador que remendaba su red aseguró que no solo lo sabía, sino que lo había tenido en la mano.
A fisherman mending his net declared that he not only knew it but had held it in his hands.
Abrió los brazos para enseñar el tamaño y, cuando {kid} le explicó que no era un pez, los cerró un poco.
He opened his arms to show the size and, when {kid} explained that it was not a fish, closed them a little.

+ @fisherman —Se me escapó <por esto/por no llevar la red buena> —dijo con pena.
+ “It got away <by an inch/because I had the old net>,” he said sadly.

+ {other} midió el hueco con un cordel.
+ {other} measured the gap with string.

== baby in asked
-- beginner
Un bebé va en su carrito con su tía.
A baby is out in a pram with an aunt.
La tía no lo sabe.
The aunt does not know.
{kid} pregunta al bebé.
{kid} asks the baby.
El bebé lo piensa mucho.
The baby thinks for a long time.
<Se mira un pie./Se pone un calcetín en la boca.>
<The baby looks at one foot./The baby puts a sock in its mouth.>

—Ga —dice el bebé.
“Ga,” says the baby.

—¿Estás seguro? —pregunta la tía.
“Are you sure?” asks the aunt.

—Ga —dice el bebé otra vez.
“Ga,” says the baby again.

{other} escribe «Ga» en el cuaderno.
{other} writes “Ga” in the notebook.
De momento es la mejor respuesta.
So far it is the best answer.
-- intermediate
La señora del carrito no lo sabía, así que le preguntó al bebé.
The lady with the pram did not know, so she asked the baby.
El bebé lo pensó mucho, <con un pie en la mano/con un calcetín en la boca>.
The baby thought for a long time, <holding one foot/chewing a sock>.

—Ga —dijo por fin.
“Ga,” said the baby at last.

—¿Y eso qué quiere decir? —preguntó {kid}.
“And what does that mean?” asked {kid}.

—Lo dice cuando está seguro —contestó la señora.
“That’s what we hear when there is no doubt,” answered the lady.

+ {other} escribió «Ga» y lo subrayó, porque era la respuesta más clara hasta el momento.
+ {other} wrote “Ga” and underlined it, since it was the clearest answer so far.
-- advanced
La señora del carrito reconoció que no lo sabía y propuso que le preguntaran al bebé.
The lady with the pram admitted that she did not know and suggested asking the baby.
El bebé <se examinó un pie/se sacó el calcetín de la boca>, miró al horizonte y dijo «ga».
The baby <examined one foot/took a sock out of its mouth>, looked at the horizon and said “ga”.

+ —Solo lo dice cuando está seguro —aclaró la señora.
+ “We only hear that when there is no doubt,” the lady explained.

+ {other} lo copió y lo subrayó, porque era la respuesta más firme de la mañana.
+ {other} copied it down and underlined it, as the firmest answer of the morning.

== chess in asked
-- beginner
En el parque, dos señores juegan al ajedrez.
In the park, two men are playing chess.
No hablan, y casi no respiran.
They do not talk, and they hardly breathe.
{kid} hace la pregunta.
{kid} asks the question.

—Depende —dice el primero.
“It depends,” says the first.

Pasa media hora.
Half an hour goes by.
<Una paloma se sienta en una torre./Una hoja cae sobre un rey.>
<A pigeon sits down on a castle./A leaf falls on a king.>

—¿De qué depende? —pregunta {kid}.
“What does it depend on?” asks {kid}.

El segundo mueve un caballo.
The second man moves a knight.

@- —De lo otro —dice.
“On the other thing,” he says.
-- intermediate
En el parque, dos señores jugaban al ajedrez desde el verano.
In the park, two men had been playing chess since summer.

—Depende —contestó el primero, sin levantar los ojos.
“It depends,” answered the first, without looking up.

Pasó media hora, y <una paloma se posó en la torre/cayó una hoja sobre el rey>.
Half an hour passed, and <a pigeon settled on the castle/a leaf fell on the king>.

—¿De qué depende? —[preguntó|preguntaron] {they}.
“What does it depend on?” [asked {kid}|they asked].

—De lo otro —dijo el segundo, y movió un caballo.
“On the other thing,” said the second, and moved a knight.

+ En el cuaderno quedó así: «Depende de lo otro».
+ The notebook put it like this: “Depends on the other thing”.
-- advanced
En el parque jugaban al ajedrez dos señores que habían empezado en verano.
In the park two gentlemen were playing a game of chess which they had begun in summer.

—Depende —dijo el primero, sin mirar a nadie.
“It depends,” said the first, without looking at anybody.

Transcurrió media hora, durante la cual <una paloma se posó en la torre/cayó una hoja sobre el rey>.
Half an hour went by, in the course of which <a pigeon settled on the castle/a leaf fell on the king>.

—De lo otro —precisó el segundo, y movió un caballo.
“On the other thing,” added the second, and he moved a knight.

+ A {other} le pareció profundo hasta que quiso escribirlo.
+ It seemed deep to {other}, until it had to be written down.

== tower
-- beginner
{kids} [llega|llegan] a {tower}.
{kids} [comes|come] to {tower}.
Hay cien escalones, y arriba vive {keeper}.
There are a hundred steps, and {keeper} lives at the top.
+ {keeper.odd}
+ {keeper.odd}

—Yo no sé nada —dice {keeper}—.
“I know nothing,” says {keeper}.
Yo tengo una lámpara.
“I have a lamp.”

La lámpara se enciende y se apaga.
The lamp goes on and off.
Así pregunta a {tower.ships}.
In that way it asks {tower.ships}.
-- intermediate
Arriba de {tower}, después de cien escalones, esperaba {keeper}.
At the top of {tower}, after a hundred steps, {keeper} was waiting.
+ {keeper.was}
+ {keeper.was}

—Yo no sé casi nada —dijo {keeper}—, pero tengo una lámpara muy grande.
“I know almost nothing,” said {keeper}, “but I have a very big lamp.”

La lámpara empezó a encenderse y a apagarse.
The lamp began to flash, on and off.
Así salió la pregunta, letra por letra, hacia {tower.ships}.
So the question went out, letter by letter, to {tower.ships}.
-- advanced
En lo alto de {tower}, tras cien escalones, {keeper} limpiaba el cristal.
At the top of {tower}, {keeper} was polishing the glass.
+ {keeper.was}
+ {keeper.was}

—No sé casi nada, y lo poco que sé es de huevos fritos —dijo {keeper}—, pero la lámpara llega lejos.
“I know next to nothing, and most of it about eggs,” said {keeper}, “but the lamp reaches far.”

Letra por letra, a destellos, la pregunta salió hacia {tower.ships}.
Letter by letter, in flashes, the question went out to {tower.ships}.

== crank long
-- beginner
De pronto, la lámpara se para.
Suddenly the lamp stops.
Ha dicho media pregunta.
It has said half a question.

—Es la rueda —dice {keeper}—.
“It is the wheel,” says {keeper}.
Hay que darle vueltas con la mano.
“It needs to be turned by hand.”

La rueda pesa más que una vaca.
The wheel is heavier than a cow.
Es de hierro y está muy fría.
It is made of iron, and it is very cold.
Además, no quiere.
And it does not want to turn.
{kid} empuja por un lado.
{kid} pushes on one side.
{other} tira por el otro.
{other} pulls on the other.
<La rueda hace ñec./La rueda hace croc.>
<The wheel goes eek./The wheel goes crack.>
La lámpara se mueve un poquito.
The lamp moves a tiny bit.
A lo lejos, alguien ya contesta.
Far away, somebody is answering already.
Contesta a media pregunta.
It is an answer to half a question.

—Dice: «Yo también» —lee {keeper}.
“It says: me too,” reads {keeper}.

{kids} se [ríe|ríen] y [empuja|empujan] más.
{kids} [laughs|laugh] and [pushes|push] harder.
<La otra mitad sale a las ocho./La otra mitad sale con mucho ruido.>
<The other half goes out at eight./The other half goes out with a lot of noise.>
Ahora la pregunta está entera.
Now the question is whole.
-- intermediate
A la mitad de la pregunta, la lámpara se atascó.
Half-way through the question the lamp got stuck.

—Es la rueda —dijo {keeper}—, que desde el invierno hay que moverla a mano.
“It is the wheel,” said {keeper}, “and since winter it has had to be turned by hand.”

La rueda pesaba como una vaca y tenía peor carácter.
The wheel was as heavy as a cow and had a worse temper.
{kid} empujó por un lado, [tiró|{other} tiró] por el otro, y sonó <un ñec/un croc muy largo>.
{kid} pushed on one side, [pulled|{other} pulled] on the other, and there was <an eek/a very long crack>.
Mientras tanto, alguien estaba contestando ya a la primera mitad.
Meanwhile somebody was already answering the first half.

—Dice: «Yo también» —leyó {keeper}, con un ojo en el catalejo.
“It says: me too,” read {keeper}, with one eye at the telescope.

Con la risa, la rueda dio una vuelta entera.
They laughed, and with the laugh the wheel went right round.
La segunda mitad salió <con prisa y con una falta de ortografía/a las ocho en punto, temblando un poco>.
The second half went out <in a hurry and with a spelling mistake/at eight exactly, trembling a little>.
Por fin, la pregunta entera estaba fuera de la habitación.
At last the whole question was out of the room.
-- advanced
La lámpara se atascó justo a la mitad, que es un mal sitio para dejar una pregunta.
The lamp got stuck exactly half-way, which is a bad place to leave a question.

—Es la rueda —suspiró {keeper}—, y desde el invierno no gira como no la empujen.
“It is the wheel,” sighed {keeper}, “and since winter it will not turn unless it is pushed.”

La rueda pesaba como una vaca y se dejaba convencer igual de mal.
The wheel was as heavy as a cow and just as hard to persuade.
{kid} empujó por un lado y [tiró|{other} tiró] por el otro, hasta que <se oyó un crujido que despertó a las gaviotas/cedió de golpe, con un ñec larguísimo>.
{kid} pushed on one side and [pulled|{other} pulled] on the other, until <there was a crack that woke the seagulls/it gave way suddenly, with a very long eek>.
Entretanto, alguien había respondido ya a la primera mitad.
Meanwhile somebody had already answered the first half.

—«Yo también», dice —leyó {keeper} por el catalejo—, y no firma nadie.
“It says me too,” read {keeper} through the telescope, “and nobody has signed it.”

De la risa salió el último empujón.
The laugh gave them the last push.
La segunda mitad partió <con una falta de ortografía/a las ocho en punto, algo temblorosa>, y en la habitación se notó el hueco.
The second half left <with a spelling mistake/at eight precisely, rather shaky>, and the room felt emptier at once.

== answers
-- beginner
Contestan muchos a la vez.
Many answer at the same time.
{loud} grita con su luz: «{sure}».
{loud} shouts with its light: “{sure}”.
+ {kid} lo escribe, y escribe diez más.
+ {kid} writes that down, and ten more.

—¿Y cómo lo saben? —pregunta {kid}.
“And how do they know?” asks {kid}.

La lámpara pregunta eso también.
The lamp asks that too.
Casi todas las luces se apagan.
Nearly all the lights go out.
-- intermediate
Al momento contestaron once, todos a la vez.
At once eleven answered, all together.
El más rápido fue {loud}: «{sure}».
The fastest was {loud}: “{sure}”.
+ {other} lo apuntó todo en el cuaderno, debajo de lo demás.
+ {other} put it all in the notebook, under the rest.

—¿Y cómo lo saben? —preguntó {kid}.
“And how do they know?” asked {kid}.

{keeper} mandó también esa pregunta.
{keeper} sent that question too.
Entonces se apagaron casi todas las luces.
Then nearly all the lights went out.
-- advanced
Contestaron once a la vez, y el más brillante fue {loud}: «{sure}».
Eleven answered at once, and the brightest was {loud}: “{sure}”.

—¿Y cómo lo saben? —preguntó {kid}.
“And how do they know?” asked {kid}.

{keeper} mandó también esa pregunta.
{keeper} sent that question as well.
Se apagaron casi todas las luces, como quien se acuerda de que tiene prisa.
Nearly all the lights went out, like people who remember they are late.

== small ages=3-5,6-8
-- beginner
Solo queda una luz, muy pequeña.
Only one light is left, a very small one.
Es {boat}, {tower.small}.
It is {boat}, {tower.small}.

—No sé —dice la luz—.
“I don’t know,” says the light.
Voy a mirar.
“I am going to look.”

{kids} [espera|esperan] en la ventana.
{kids} [waits|wait] at the window.
<La luz tarda tres galletas en volver./La luz tarda una canción entera.>
<The light takes three biscuits to come back./The light takes a whole song.>
Por fin vuelve.
At last it comes back.
-- intermediate
Solo quedó una luz diminuta.
Only one tiny light was left.
Era {boat}, {tower.small}.
It was {boat}, {tower.small}.

@boat —No lo sé —deletreó—, así que voy a mirar.
“I don’t know,” it spelled, “so I am going to look.”

+ {kids} [esperó|esperaron] en la ventana, <hasta que se enfrió la sopa/contando olas>.
+ {kids} waited at the window, <until the soup was cold/counting to a thousand>.
Volvió tarde, dando saltitos.
It came back late, bouncing a little.
-- advanced
Quedó encendida una sola luz.
A single light was left.
Era {boat}, {tower.small} que no tenía fama de nada.
It was {boat}, {tower.small} that was not known for anything.

@boat —No lo sé —deletreó despacio—, pero me acerco a mirar.
“I don’t know,” it spelled slowly, “but I will go closer and look.”

+ {kids} [esperó|esperaron] en la ventana <hasta que se enfriaron los huevos/sin atreverse a parpadear>.
+ {kids} waited at the window <until the eggs were cold/and hardly dared to blink>.
+ Volvió tarde, y brillaba un poco más.
+ It came back late, and a little brighter.

== minute ages=9-12
-- beginner
Solo queda una luz, la de {boat}.
Only one light is left, that of {boat}.
Es {tower.small}, y no encuentra el camino a casa.
It is {tower.small}, and it cannot find its way home.

—Queda aceite para un minuto —dice {keeper}—.
“There is oil for one minute,” says {keeper}.
¿La pregunta o el camino?
“The question, or the way home?”

{kid} mira el cuaderno y lo cierra.
{kid} looks at the notebook and closes it.
La lámpara enseña el camino, y se apaga.
The lamp shows the way, and goes out.
+ Esa noche no hay respuesta.
+ That night there is no answer.
-- intermediate
Solo quedó la luz de {boat}.
Only the light of {boat} was left.
Era {tower.small} y se había perdido.
It was {tower.small}, and lost.

—Queda aceite para un minuto —avisó {keeper}—: o la pregunta o el camino.
“There is oil for one minute,” warned {keeper}, “for the question or the way home.”

{kid} miró el cuaderno un buen rato y después lo cerró.
{kid} looked at the notebook for quite a while and then closed it.
La lámpara enseñó el camino y se apagó.
The lamp showed the way and went out.
Aquella noche no hubo respuesta.
That night there was no answer.
-- advanced
Solo quedó la luz de {boat}, que no encontraba el camino de vuelta.
The only light left was that of {boat}, which could not find its way.

—Hay aceite para un minuto —dijo {keeper}—: o la pregunta o el camino.
“There is oil for one minute,” said {keeper}, “for the question or the way home.”

{kid} miró el cuaderno, en el que faltaba tan poco, y lo cerró.
{kid} looked at the notebook, in which so little was missing, and shut it.
La lámpara señaló el camino hasta la última gota, y aquella noche no contestó nadie.
The lamp showed the way to the last drop, and that night nobody answered.

== quarrel long
-- beginner
Dos luces grandes se pelean.
Two big lights are quarrelling.
Una es {loud}.
One is {loud}.

—Es así —dice una.
“It is like this,” says one.

—Es al revés —dice la otra.
“It is the other way round,” says the other.

Se encienden y se apagan toda la noche.
They flash on and off all night.
<En el pueblo, la gente pone gafas de sol a los gatos./En el pueblo, los gallos cantan cuatro veces.>
<In the village, people put sunglasses on their cats./In the village, the roosters crow four times.>
Nadie puede dormir cerca del faro.
Nobody near the lighthouse can sleep.
{keeper} bosteza.
{keeper} yawns.

—¿Quién tiene razón? —pregunta {other}.
“Who is right?” asks {other}.

{kid} tacha una respuesta y tacha la otra.
{kid} crosses out one answer, and then the other.

—Nadie ha ido a mirar —dice {kid}.
“Nobody has gone to look,” says {kid}.

Eso también va al cuaderno.
That goes into the notebook too.
<Poco a poco, las luces se cansan./A la una, las luces ya hablan de fútbol.>
<Little by little, the lights get tired./By one o’clock the lights are talking about football.>
Queda una página llena de rayas.
What is left is a page full of lines.
-- intermediate
Dos luces muy grandes empezaron a discutir, y una era {loud}.
Two very big lights began to argue, and one of them was {loud}.

—Es así —decía la primera.
“It is like this,” said the first.

—Es justo al revés —decía la segunda, el doble de fuerte.
“It is exactly the other way round,” said the second, twice as bright.

Discutieron hasta la una, y <en el pueblo pusieron gafas de sol a los gatos/en el pueblo los gallos cantaron cuatro veces>.
They argued until one o’clock, and <in the village people put sunglasses on their cats/in the village the roosters crowed four times>.

—¿Cuál de las dos tiene razón? —preguntó {other}.
“Which of the two is right?” asked {other}.

{kid} mordió el lápiz, tachó una respuesta y después tachó la otra.
{kid} bit the pencil, crossed out one answer and then crossed out the other.

—Ninguna ha ido a mirar —dijo.
“Neither of them has gone to look,” said {kid}.

Al final de la noche, <las luces grandes hablaban de fútbol/las luces grandes se habían quedado sin pilas>.
By the end of the night <the big lights were talking about football/the big lights had run out of batteries>.
La página estaba llena de rayas, y parecía más limpia que antes.
The page was full of lines, and yet it looked cleaner than before.
-- advanced
Dos luces enormes, una de las cuales era {loud}, se pusieron a discutir por encima de todas las demás.
Two enormous lights, one of which was {loud}, began to argue over the heads of all the others.
Lo que una afirmaba a destellos, la otra lo negaba con el doble de brillo.
Whatever one of them said in flashes, the other denied twice as brightly.
Hacia la una, <en el pueblo les habían puesto gafas de sol a los gatos/los gallos del pueblo habían cantado ya cuatro veces>.
By one o’clock <people in the village had put sunglasses on their cats/the roosters in the village had already crowed four times>.

—¿Y a cuál de las dos hay que creer? —preguntó {other}.
“And which of the two are we to believe?” asked {other}.

{kid} leyó ambas respuestas de arriba abajo y, sin decir nada, tachó la primera y luego la segunda.
{kid} read both answers from top to bottom and, without a word, crossed out the first and then the second.

—No ha ido a mirar ninguna —dijo.
“Neither of them has gone to look,” said {kid}.

Para cuando amaneció, <ambas hablaban ya de fútbol/se les habían agotado las pilas y la voz>.
By dawn <both of them were talking about football/both had run out of batteries>.
La página, tan llena de rayas, parecía curiosamente más limpia.
The page, with all those lines on it, looked strangely cleaner.

== signed medium
-- beginner
Ahora {kid} lee el cuaderno entero.
Now {kid} reads the whole notebook.
Tacha lo que nadie ha visto.
{kid} crosses out what nobody has seen.
Tacha mucho.
That is a lot.
<Al final quedan tres líneas./Al final quedan cuatro líneas.>
<In the end there are three lines./In the end there are four lines.>
Las dicen personas que no se conocen.
They come from people who do not know each other.
Y todas dicen casi lo mismo.
And they all say nearly the same.

—Tres que miran valen más que once que gritan —dice {keeper}.
“Three who look are worth eleven who shout,” says {keeper}.
-- intermediate
{kid} leyó el cuaderno desde la primera página y fue tachando.
{kid} read the notebook from the first page and began to cross things out.
Tachó lo que nadie había visto, y lo que alguien había oído a un primo.
Out went all that nobody had seen, and all that came from a cousin.
<Al final quedaron tres líneas sin tachar./Al final quedaron cuatro líneas, y un cordel.>
<In the end three lines were left./In the end four lines were left, and some string.>
Venían de sitios distintos, y decían casi lo mismo.
They came from different places, and they said nearly the same.

—Eso ya se puede probar —dijo {other}.
“That is something one can try out,” said {other}.
-- advanced
{kid} repasó el cuaderno desde el principio y tachó cuanto nadie hubiera visto con sus propios ojos.
{kid} went through the notebook from the beginning and crossed out all that nobody had actually seen.
Cayeron los primos, los lunes y el noventa por ciento de lo brillante.
Out went the cousins, the Mondays and nearly everything that had shone.
<Sobrevivieron tres líneas, escritas por gente que no se conocía y que decía casi lo mismo./Quedaron cuatro líneas de gente que jamás se había visto y que, sin embargo, coincidía.>
<Three lines survived, from people who had never met and who said nearly the same./What was left was four lines from people who had never met and yet agreed.>

—Con esto ya se puede hacer la prueba —dijo {other}.
“With this we can try it out,” said {other}.

== answer
-- beginner
+ {boat} ha mirado, y escribe esto.
+ {boat} has looked, and this is what comes.
{topic.first}
{topic.first}
+ {topic.second}
+ {topic.second}
-- intermediate
+ Por la noche llegó, luz a luz, lo que {boat} había mirado.
+ At night, light by light, came what {boat} had seen.
{topic.first}
{topic.first}
+ {topic.second}
+ {topic.second}
-- advanced
+ Esa noche llegó, destello a destello, lo que {boat} había ido a mirar con sus propios ojos.
+ That night, flash by flash, came what {boat} had gone to see and had really seen.
{topic.first}
{topic.first}
+ {topic.second}
+ {topic.second}

== test medium
-- beginner
También viene una prueba.
There is also a test.
{topic.test}
{topic.test}
-- intermediate
Después venía una prueba, por si alguien no se fiaba.
Then there was a test, in case somebody had doubts.
{topic.test}
{topic.test}
-- advanced
Seguía una prueba, para quien no se fiara ni de los barcos.
A test followed, for those who did not even trust ships.
{topic.test}
{topic.test}

== end
-- beginner
Al día siguiente llega un papel de {boat}.
The next day a piece of paper comes from {boat}.
{kid} prueba la respuesta.
{kid} tries out the answer.
Mira de cerca, piensa y mira otra vez.
{kid} looks closely, thinks and looks again.
<El barco tiene razón./No hay ninguna duda.>
<The ship is right./There is no doubt.>
+ Debajo de la pregunta hay ahora una línea nueva.
+ Under the question there is a new line now.

Por la noche, una luz llama desde lejos.
At night, a light calls from far away.
Es {loud}: «¿Y tú cómo lo sabes?».
It is {loud}: “And how do you know?”
{kid} busca la linterna y contesta despacio.
{kid} finds the torch and answers slowly.
«He mirado».
“I looked.”
-- intermediate
Después llegó un papel de {boat}, con una sola línea.
Later a paper came from {boat}, with a single line.
{kids} lo [comprobó|comprobaron] como los barcos: mirar, pensar y mirar otra vez.
{kids} made sure as ships do: look, think, and look again.
+ <El barco tenía razón, y también el gato miró./No quedó ninguna duda, ni debajo de la mesa.>
+ <The ship was right, and the cat looked too./There was no doubt left, not even under the table.>

Aquella noche, {tower.far}, se encendió {loud}: «¿Y tú cómo lo sabes?».
That night {loud} lit up, {tower.far}: “And how do you know?”
{kid} sacó la linterna por la ventana y contestó letra por letra.
{kid} held the torch out of the window and answered letter by letter.
«He mirado».
“I looked.”
-- advanced
Por la mañana llegó un papel con una sola línea, firmado por {boat}.
In the morning a paper came, with a single line signed by {boat}.
{kids} lo [comprobó|comprobaron] como los barcos: mirar, pensar y volver a mirar.
{kids} made sure as ships do: look, think, and look again.
+ <El barco tenía razón, y quedó apuntado./No quedó ninguna duda.>
+ <The ship was right, and it was noted down./There was no doubt left.>

Esa noche, {tower.far}, parpadeó {loud} con muy malos modos: «¿Y tú cómo lo sabes?».
That night, {tower.far}, {loud} flashed very rudely: “And how do you know?”
{kid} asomó la linterna por la ventana y contestó sin ninguna prisa.
{kid} put the torch out of the window and answered without hurry.
«He mirado».
“I looked.”
