plot: A queen wants to do what others do, and orders it; her forty servants do it for her, each in some royal way, and she feels nothing; at night she comes alone, does it badly herself, and asks to do it again, which is no order.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: doing, feast, shared
picture: village, day, curious, woman purple crown points, kid, other, hero, man grey, thing topic
middle: same, same, curious, woman purple crown, man grey does, kid, hero, thing topic
end: same, night, happy, woman purple crown does, kid does, other, hero, thing topic
take court: 1 3 6
take late: 0 1 3

title: Cuarenta criados = Forty Servants
title: La reina que lo mandaba todo = The Queen Who Gave Orders
title: No era una orden = Not an Order

cast herald m: el heraldo = the herald
cast herald f: la heralda = the herald
cast prize: una corona con campanillas = a crown with little bells
cast prize: una corona de diario = an everyday crown
cast prize: una corona muy alta = a very tall crown
cast place: la plaza = the square
  at: a la plaza = into the square
cast place: la calle = the street
  at: a la calle = into the street
cast place: el patio = the yard
  at: al patio = into the yard

speaks queen f: la reina = the queen
speaks taster m: el catador = the taster
speaks painter m: el pintor = the painter
speaks lady f: la señora = the lady
speaks tailor m: el sastre = the tailor
speaks doctor m: el médico = the doctor
speaks servant m: el criado = the servant
speaks oldest m old: el más viejo = the oldest

word: la reina: reina = the queen: queen
word: la orden: orden = the order: order
word: el criado: criados, criado = the servant: servants, servant
word: la corona: corona = the crown: crown
word: la carroza: carroza = the coach: coach
word: la silla: silla = the chair: chair
word: el guante: guantes = the glove: gloves
word: la mano: manos, mano = the hand: hands, hand
word: la puerta: puerta = the door: door
word: la noche: noche = the night: night
word: la trompeta: trompeta = the trumpet: trumpet
word: la alfombra: alfombra = the carpet: carpet
word: el trono: trono = the throne: throne
word: el cartel: cartel = the sign: sign
word: el libro: libro = the book: book
word: mandar: manda, mandó, mandar = to command: orders, ordered
word: mirar: mira, miró, miraba = to watch: watches, watched
word: despacio = slowly
word: sola: sola = alone: alone
word: peor: peor = worse: worse

question: ¿Qué cosa no puede hacer nadie por ti? = What can nobody do for you?
question: ¿Por qué la reina no sentía nada al principio? = Why did the queen feel nothing at first?
question: ¿Qué haces tú mal, pero con gusto? = What do you do badly, but enjoy?

== arrival topics=doing,feast
-- beginner
<Hoy/El lunes/Un día>, una carroza llega {place.at}.
<Today/On Monday/One day> a coach comes {place.at}.
{kids} la [ve|ven] desde <la ventana/la fuente/el banco>.
{kids} [sees|see] it from <the window/the fountain/the bench>.
Baja una reina con cuarenta criados.
Out gets a queen with forty servants.

La reina quiere {topic.what}.
The queen wants to {topic.what}.

@queen —Es una orden —dice.
“That is an order,” she says.

Los cuarenta criados lo hacen por ella.
The forty servants do it for her.
<Ella mira desde una silla de oro./Ella mira desde la carroza.>
<She watches from a golden chair./She watches from the coach.>

—¿Ya está? —pregunta la reina—.
“Is that it?” asks the queen.
No he sentido nada.
“I did not feel a thing.”

—Claro —dice {kid}—.
“No, of course,” says {kid}.
Lo han hecho los criados.
“It was the servants who did it.”
-- intermediate
<Un lunes/Un martes/Un jueves>, {kids} [vio|vieron] llegar {place.at} una carroza.
One <Monday/Tuesday/Thursday> {kids} saw a coach come {place.at}.
De ella bajó una reina con cuarenta criados.
Out of it got a queen with forty servants.

La reina había venido a {topic.what}.
The queen had come to {topic.what}.

@queen —Es una orden —anunció.
“That is an order,” she announced.

Los cuarenta criados lo hicieron por ella, <muy bien/muy deprisa/muy serios> y todos a la vez.
The forty servants did it for her, <very well/very fast/very seriously> and all at once.
+ La reina lo miró desde una silla plegable de oro.
+ The queen watched it from a folding chair of gold.

—¿Ya está? —preguntó la reina—.
“Is that it?” asked the queen.
Pues no he sentido nada.
“I did not feel a thing.”

—Porque lo han hecho los criados —dijo {kid}.
“Because the servants did it,” said {kid}.
-- advanced
<Un lunes/Un martes/Un jueves> por la mañana, {kids} [vio|vieron] llegar {place.at} una carroza, de la que bajaron cuarenta criados y una reina.
One <Monday/Tuesday/Thursday> morning {kids} saw a coach come {place.at}, and out of it got forty servants and a queen.

La reina, por lo visto, nunca había podido {topic.what}.
The queen, it seemed, had never been able to {topic.what}.

@queen —Hoy quiero —anunció—, y es una orden.
“Today I want to,” she announced, “and that is an order.”

Los cuarenta criados lo hicieron por ella, <perfectamente y en orden alfabético/sin un solo fallo y al compás>.
The forty servants did it for her, <perfectly and in alphabetical order/without one mistake and in time>.

—¿Ya está? —preguntó la reina desde su silla plegable de oro—.
“Is that it?” asked the queen from her folding chair of gold.
Pues no he sentido nada.
“I felt nothing at all.”

—Es que lo han hecho los criados —explicó {kid}.
“That is because the servants did it,” explained {kid}.

== company topics=shared
-- beginner
{kids} [está|están] {topic.doing} con {topic.the}.
{kids} [is|are] {topic.doing} with {topic.the}.
<Hoy/De pronto/En eso>, una carroza llega {place.at}.
<Today/Just then/At that moment> a coach comes {place.at}.
Baja una reina con cuarenta criados.
Out gets a queen with forty servants.

@queen —Yo también quiero {topic.what} —dice—.
“I want to {topic.what} too,” she says.
Es una orden.
“That is an order.”

Los cuarenta criados lo hacen por ella.
The forty servants do it for her.
<Ella mira desde una silla de oro./Ella mira desde la carroza.>
<She watches from a golden chair./She watches from the coach.>

—¿Ya está? —pregunta la reina—.
“Is that it?” asks the queen.
No he sentido nada.
“I did not feel a thing.”

—Claro —dice {kid}—.
“No, of course,” says {kid}.
Lo han hecho los criados.
“It was the servants who did it.”
-- intermediate
Un <lunes/martes/jueves>, {kids} [estaba|estaban] {topic.doing} con {topic.the} cuando llegó {place.at} una carroza.
One <Monday/Tuesday/Thursday> {kids} [was|were] {topic.doing} with {topic.the} when a coach came {place.at}.
De ella bajó una reina con cuarenta criados.
Out of it got a queen with forty servants.

@queen —Yo también quiero {topic.what} —anunció—, y es una orden.
“I want to {topic.what} too,” she announced, “and that is an order.”

Los cuarenta criados lo hicieron por ella, <muy bien/muy deprisa/muy serios> y todos a la vez.
The forty servants did it for her, <very well/very fast/very seriously> and all at once.

—¿Ya está? —preguntó la reina—.
“Is that it?” asked the queen.
Pues no he sentido nada.
“I did not feel a thing.”

—Porque lo han hecho los criados —dijo {kid}.
“Because the servants did it,” said {kid}.
-- advanced
Un <lunes/martes/jueves>, {kids} [estaba|estaban] {topic.doing} con {topic.the} cuando llegó {place.at} una carroza.
One <Monday/Tuesday/Thursday> {kids} [was|were] {topic.doing} with {topic.the} when a coach came {place.at}.
De ella bajaron cuarenta criados y, cuando acabaron de bajar, una reina.
Out of it got forty servants and, when they had all got out, a queen.

@queen —Yo también quiero {topic.what} —anunció—, y es una orden.
“I too want to {topic.what},” she announced, “and that is an order.”

Los cuarenta criados lo hicieron por ella, <perfectamente y en orden alfabético/sin un solo fallo y al compás>.
The forty servants did it for her, <perfectly and in alphabetical order/without one mistake and in time>.

—¿Ya está? —preguntó la reina desde su silla plegable de oro—.
“Is that it?” asked the queen from her folding chair of gold.
Pues no he sentido nada.
“I felt nothing.”

—Es que lo han hecho los criados —dijo {kid}.
“Because the servants did it,” said {kid}.

== trumpet in court
-- beginner
—Primero, la trompeta —dice {herald}.
“First, the trumpet,” says {herald}.

Toca una canción muy larga.
It is a very long song.
Tiene doce partes.
It has twelve parts.
Cuando se acaba, ya es hora de comer.
When it ends, it is time for lunch.

—¿Y ahora ya puedo? —pregunta la reina.
“And may I start now?” asks the queen.

—No —dice {herald}—.
“No,” says {herald}.
Falta la canción de después.
“There is the song for afterwards.”
-- intermediate
—Antes hay que tocar la trompeta —avisó {herald}.
“First the trumpet has to be played,” warned {herald}.

Era una pieza de doce partes, y en la novena había un descanso.
It was a piece in twelve parts, with an interval in the ninth.
Cuando terminó, ya olía a comida por todas las ventanas.
When it was over, there was a smell of lunch from every window.

—¿Y ahora ya puedo empezar? —preguntó la reina.
“And may I start now?” asked the queen.

—Falta la música de después —dijo {herald}.
“There is the music for afterwards,” said {herald}.
-- advanced
—Una reina no empieza nada sin trompeta —advirtió {herald}, y se aflojó el cuello.
“A queen begins nothing without a trumpet,” warned {herald}, opening one button.

Era una pieza en doce partes, con un descanso en la novena, y al terminar olía a comida por todas las ventanas.
It was a piece in twelve parts, with an interval in the ninth, and when it ended every window smelled of lunch.

—¿Puedo empezar ya? —preguntó la reina.
“May I start now?” asked the queen.

—Falta la música de después —dijo {herald}—, que se toca antes para ganar tiempo.
“There is the music for afterwards,” said {herald}, “which is played first, to save time.”

== book in court
-- beginner
Un ministro trae un libro muy gordo.
A minister brings a very fat book.
El libro explica cómo {topic.do}.
The book says how to {topic.do}.
Tiene novecientas páginas.
It has nine hundred pages.
La primera dice: «No empezar sin leer la última».
Page one says: “Read the last page first.”
La última dice: «Ahora, lea la primera».
The last one says: “Now read page one.”

—Yo lo hago sin libro —dice {kid}.
“I do it with no book,” says {kid}.

El ministro se sienta en el libro.
The minister sits down on the book.
-- intermediate
Un ministro trajo en carretilla el libro que explicaba cómo {topic.do}.
A minister brought, in a barrow, the book on how to {topic.do}.
Tenía novecientas páginas, con dibujos de gente triste.
It had nine hundred pages, with drawings of sad people.
La primera decía: «No empezar sin leer la última».
The first said: “Do not begin before reading the last.”
Y la última: «Véase la primera».
And the last: “See the first.”

—Yo lo hago sin libro —dijo {kid}.
“I do it without a book,” said {kid}.

El ministro tuvo que sentarse, y se sentó encima.
The minister had to sit down, and sat on it.
-- advanced
Un ministro trajo en carretilla la única obra escrita sobre cómo {topic.do}, con novecientas páginas y dibujos de gente triste.
A minister brought, in a barrow, the only work on how to {topic.do}, with nine hundred pages and drawings of sad people.
La primera página ordenaba no empezar sin haber leído la última, y la última remitía a la primera.
Page one said not to begin before reading the last, and the last said to see page one.

—Yo siempre lo he hecho sin libro —comentó {kid}.
“I have always done it without a book,” remarked {kid}.

El ministro se mareó un poco, y hubo que sentarlo en el segundo tomo.
The minister felt rather faint, and had to be sat on volume two.

== taster in court
-- beginner
Un hombre bajito levanta la mano.
A short man puts up his hand.
Es el que prueba la comida de la reina.
He tries the food before the queen does.
Él lo prueba todo primero.
He tries all things first.

@taster —A ver si pica —dice.
“It may be too hot,” he says.

Así que él hace lo que quería la reina.
So he does what the queen wanted to do.
Lo hace una vez, y otra vez.
He does it once, and once more.

@taster —No pica —dice, muy rojo—.
“It is not hot,” he says, all red.
Pero voy a probar otra vez.
“But I will try it again.”
-- intermediate
Levantó la mano un señor bajito, que probaba las sopas antes que la reina.
A short man put up his hand, who tried soups before the queen did.

@taster —Tengo que probarlo yo —dijo—, por si pica.
“I have to try it first,” he said, “in case it is too hot.”

Y allí mismo, sin quitarse la servilleta, fue el primero.
And right there, with his napkin on, he was the first.
Lo hizo una vez, y después tres más, con los ojos cerrados.
He did it once, and then three times more, with his eyes shut.

@taster —No pica —informó por fin—, pero yo me aseguraría.
“It is not hot,” he reported at last, “but I would make sure.”

La reina apretó los labios, como quien tiene hambre.
The queen pressed her lips together, like one who is hungry.
-- advanced
Levantó la mano el catador, un señor bajito que probaba todas las sopas antes que la reina.
The taster put up his hand, a short man who tried every soup before the queen did.

@taster —La ley es clara: primero yo, por si pica —dijo, y fue el primero sin quitarse siquiera la servilleta.
“The law is clear: I go first, in case it is too hot,” he said, and went first without even taking off his napkin.

Lo hizo una vez, y después tres más, con los ojos cerrados y cada vez menos cara de funcionario.
He did it once, and then three times more, with his eyes shut, looking less official each time.

@taster —No pica —informó al fin—, pero conviene asegurarse.
“It is not hot,” he reported at last, “but it is as well to make sure.”

== gloves in court
-- beginner
La reina lleva guantes, y debajo más guantes.
The queen has gloves on, and more gloves under them.
Hay cuatro pares, uno encima de otro.
There are four pairs, one on top of another.

—Así no se siente nada —dice {kid}.
“You can’t feel a thing in those,” says {kid}.

Tres criados tiran de los guantes.
Three servants pull at the gloves.
Debajo del último par hay dos manos.
Under the last pair there are two hands.
Son pequeñas y muy blancas.
They are small and very white.

—¡Anda! —dice la reina—.
“Oh!” says the queen.
Las había olvidado.
“I had forgotten those.”
-- intermediate
La reina llevaba guantes, y debajo de los guantes, otros guantes.
The queen wore gloves, and under the gloves, more gloves.

—Con cuatro pares no se siente nada —dijo {kid}.
“With four pairs you can’t feel a thing,” said {kid}.

Tiraron tres criados, y el cuarto llevó la cuenta.
Three servants pulled, and a fourth kept count.
Debajo del último par salieron dos manos pequeñas y blancas como el pan.
From under the last pair came two hands, small and white as bread.

—Anda, si todavía las tengo —dijo la reina, y movió los dedos uno por uno.
“Well, I still have them,” said the queen, and she moved her fingers one by one.
-- advanced
La reina llevaba guantes, y debajo de los guantes otros, y así hasta cuatro pares.
The queen wore gloves, and others under the gloves, and so on up to four pairs.

—Con todo eso no hay quien sienta nada —opinó {kid}.
“With all that on, nobody could feel a thing,” was what {kid} thought.

Tiraron tres criados mientras un cuarto llevaba la cuenta, y al final aparecieron dos manos pequeñas y blancas como el pan.
Three servants pulled while a fourth kept count, and in the end two hands came out, small and white as bread.

—Vaya, todavía las tengo —murmuró la reina, y movió los dedos de uno en uno, por si faltaba alguno.
“Well, I still have them,” murmured the queen, and she moved her fingers one at a time, in case one was missing.

== carpet in court
-- beginner
Una reina no pisa el suelo.
A queen does not step on the ground.
Diez criados traen una alfombra roja.
Ten servants bring a red carpet.
La ponen delante de ella.
They put it down in front of her.
Cuando ha pasado, la enrollan.
When she is past, they roll it up.
Luego corren y la ponen otra vez.
Then they run, and put it down again.

—¿Falta mucho? —pregunta la reina.
“Is it far?” asks the queen.

—Tres pasos —dice {kid}—.
“Three steps,” says {kid}.
Con alfombra, dos horas.
“With a carpet, two hours.”
-- intermediate
Como una reina no pisa el suelo, diez criados iban poniendo una alfombra roja delante de ella.
As a queen does not step on the ground, ten servants put down a red carpet in front of her.
Al pasar, la enrollaban por detrás y echaban a correr hacia delante.
Once she was past, they rolled it up and ran to the front.

—¿Falta mucho para empezar? —preguntó la reina.
“Is it long before I can begin?” asked the queen.

—Tres pasos —dijo {kid}—.
“Three steps,” said {kid}.
Con alfombra, dos horas.
“With a carpet, two hours.”
-- advanced
Puesto que una reina no pisa el suelo, diez criados desenrollaban una alfombra roja por delante, la enrollaban por detrás y volvían a empezar, cada vez más rojos ellos también.
Since a queen does not step on the ground, ten servants unrolled a red carpet in front, rolled it up behind and began again.

—¿Falta mucho para empezar? —preguntó la reina, que había avanzado un palmo.
“Is it long before I can begin?” asked the queen, who had moved on by a hand’s breadth.

—A pie, tres pasos —calculó {kid}—, y con alfombra, hasta el miércoles.
“On foot, three steps,” {kid} worked out, “and with a carpet, until Wednesday.”

== painter in court
-- beginner
El pintor abre su caja de colores.
The painter opens his box of paints.

@painter —Es un momento grande —dice—.
“This is a great moment,” he says.
Quieta, por favor.
“Keep still, please.”

La reina no se mueve durante una hora.
The queen does not move for an hour.
Le pica la nariz.
Her nose itches.

—Esto no se puede hacer sin moverse —dice la reina.
“You can’t do this and keep still,” says the queen.

—Nadie puede —dice {kid}.
“No one can,” says {kid}.

En el cuadro sale un árbol muy bonito.
The picture shows a very pretty tree.
-- intermediate
El pintor de la corte montó el caballete, porque era un momento histórico.
The court painter put up his easel, because it was a great moment.

@painter —Quieta, por favor —dijo—, y que no se mueva ni la nariz.
“Keep still, please,” he said, “and not one twitch of the nose.”

A la hora, la reina seguía quieta, y le picaba todo.
An hour later the queen was still, and she itched all over.

@queen —Así no hay quien empiece —protestó.
“Nobody can begin like this,” she complained.

El pintor enseñó el cuadro, en el que había salido precioso un árbol de detrás.
The painter showed the picture, in which a tree behind her had come out beautifully.
-- advanced
El pintor de la corte montó el caballete y exigió que nadie respirara, porque el momento era histórico.
The court painter put up his easel and asked them all not to breathe, because the moment was a great one.
Al cabo de una hora, a la reina le picaba hasta la capa.
After an hour even the queen’s cloak itched.

@queen —Esto no se puede hacer sin moverse —protestó, moviendo solo los labios.
“This cannot be done without moving,” she complained, moving only her lips.

El pintor, muy satisfecho, enseñó el cuadro: había salido precioso un árbol que estaba detrás.
The painter, well pleased, showed the picture: a tree behind her had come out beautifully.

== list in court
-- beginner
Una señora mira el horario de la reina.
A lady looks at the queen’s timetable.
Cada minuto tiene un color.
Each minute has a colour.
El lunes está lleno, y el martes también.
Monday is full, and so is Tuesday.

@lady —Hay tres minutos —dice—.
“There are three minutes,” she says.
El jueves, entre dos bailes.
“On Thursday, between two balls.”

—En tres minutos no da tiempo a nada —dice {kid}.
“Three minutes is too short for that,” says {kid}.

La señora pasa las hojas, muy triste.
The lady turns the pages, very sad.
No hay ningún minuto blanco.
There is not one white minute.
-- intermediate
Una señora con lupa consultó el horario real, en el que cada minuto tenía un color.
A lady with a magnifying glass looked at the royal timetable, where each minute had a colour.
El lunes estaba lleno, y el martes, más lleno.
Monday was full, and Tuesday was fuller.

—Para {topic.do} le quedan tres minutos —dijo la señora—, el jueves, entre dos bailes.
“To {topic.do} you have three minutes,” said the lady, “on Thursday, between two balls.”

—¿Y los minutos blancos? —preguntó {kid}.
“And where are the white minutes?” asked {kid}.

La señora buscó en todas las hojas, y no había ninguno.
The lady went through all the pages, and there was not one.
-- advanced
Una señora con lupa desplegó el horario real, en el que cada minuto tenía un color y un dueño.
A lady with a magnifying glass unfolded the royal timetable, in which each minute had a colour and an owner.

@lady —Para {topic.do} hay un hueco de tres minutos —concluyó—, el jueves, entre dos bailes.
“To {topic.do} there is a gap of three minutes,” she found, “on Thursday, between two balls.”

—¿Y los minutos en blanco, dónde los ponen? —preguntó {kid}.
“And where do you keep the white minutes?” asked {kid}.

La señora repasó las hojas con creciente preocupación, porque era la primera vez que alguien los echaba en falta.
The lady went over the pages, more and more worried, because nobody had ever missed them before.

== tailor in court
-- beginner
El sastre trae un traje de oro.
The tailor brings a dress of gold.
Pesa como una puerta.
It is as heavy as a door.
La reina se lo pone y no puede andar.
The queen puts it on and cannot walk.
Tampoco se puede sentar.
She cannot sit down either.

—Es precioso —dice el sastre.
“It is lovely,” says the tailor.

—¿Y cómo me muevo? —pregunta la reina.
“And how do I move?” asks the queen.

—Usted no se mueve —dice el sastre.
“You do not,” says the tailor.

Debajo del traje hay cuatro ruedas.
Under the dress there are four wheels.
-- intermediate
El sastre de la corte trajo un traje de oro que pesaba como una puerta.
The court tailor brought a dress of gold that was as heavy as a door.
La reina se lo puso, y ya no pudo sentarse ni doblar un codo.
The queen put it on, and could not sit down or bend an elbow.

—Es lo más bonito que he hecho —dijo el sastre.
“It is the loveliest thing I have made,” said the tailor.

—¿Y cómo se mueve una aquí dentro? —preguntó la reina.
“And how does one move in here?” asked the queen.

—Una no se mueve —dijo el sastre—.
“One does not,” said the tailor.
Para eso lleva ruedas.
“That is what the wheels are for.”
-- advanced
El sastre de la corte presentó un traje de oro macizo, que habían traído entre seis y colgaba de una grúa.
The court tailor presented a dress of solid gold, which six men had carried in and which hung from a crane.
Una vez dentro, la reina descubrió que no podía sentarse ni doblar los codos.
Once inside, the queen found that she could not sit down or bend her elbows.

—¿Y cómo se mueve una con esto? —preguntó la reina, que ya solo movía las cejas.
“And how does one move in this?” asked the queen, who by now moved only her eyebrows.

—De moverla se encargan las ruedas, majestad —explicó el sastre con orgullo.
“The wheels will see to that, Your Majesty,” explained the tailor with pride.

== double in court
-- beginner
Llega una señora igual que la reina.
Here comes a lady just like the queen.
Lleva la misma corona y la misma nariz.
She has the same crown and the same nose.

—Es su doble —dice {herald}—.
“She is your double,” says {herald}.
Ella lo hace y usted mira.
“She does it and you watch.”

La doble lo hace, y se ríe mucho.
The double does it, and laughs a lot.
Todos aplauden a la reina.
They all clap for the queen.
La reina mira sus propias manos.
The queen looks at her own hands.

@queen —Se ha reído ella —dice.
“The laugh was hers,” she says.
-- intermediate
De la carroza bajó otra señora, con la misma corona y la misma nariz que la reina.
Another lady got out of the coach, with the same crown and the same nose as the queen.

—Es su doble —explicó {herald}—.
“She is your double,” explained {herald}.
Ella lo hace, y a usted la felicitan.
“She does it, and people thank you for it.”

La doble lo hizo con mucho gusto y se rio tres veces.
The double did it gladly and laughed three times.
Todos aplaudieron a la reina, que tenía las manos tan limpias como antes.
They all clapped for the queen, whose hands were as clean as before.

@queen —La risa se la ha quedado ella —dijo.
“But she got the laugh,” she said.
-- advanced
De la carroza bajó otra señora con la misma corona, la misma nariz y la misma manera de subir una ceja.
Out of the coach got another lady with the same crown, the same nose and the same way of raising an eyebrow.

—Es su doble, majestad: ella lo hace y a usted se le agradece —explicó {herald}.
“She is your double, Your Majesty: she does it, and you are thanked for it,” explained {herald}.

La doble lo hizo con gusto, se rio tres veces y se despeinó un poco.
The double did it gladly, laughed three times and ruined her hair a little.
Toda la corte aplaudió a la reina, que seguía igual de peinada que por la mañana.
The whole court clapped for the queen, whose hair was exactly as it had been that morning.

@queen —Quiero despeinarme yo —dijo en voz baja, y nadie apuntó la frase.
“I want to ruin my own hair,” she said in a low voice, and nobody wrote it down.

== doctor in court
-- beginner
El médico de la reina abre su maletín.
The queen’s doctor opens his bag.
Le mira un ojo, y luego el otro.
He looks at one eye, and then at the other.

@doctor —¿Lo ha hecho alguna vez? —pregunta.
“Have you ever done it?” he asks.

—Nunca —dice la reina.
“Never,” says the queen.

—Entonces hoy mire una foto —dice el médico—.
“Then look at a photo today,” says the doctor.
Mañana, dos.
“Tomorrow, at two.”

La reina mira la foto diez minutos.
The queen looks at the photo for ten minutes.
No siente nada en los pies.
She feels nothing in her feet.
-- intermediate
El médico de la reina sacó una lupa y le miró las diez uñas, una por una.
The queen’s doctor took out a glass and looked at all ten nails, one by one.

@doctor —¿Lo ha hecho usted alguna vez? —preguntó.
“Have you ever done this before?” he asked.

—Ni una sola vez —dijo la reina.
“Not once,” said the queen.

—Entonces no se empieza de golpe —dijo el médico—.
“Then one does not begin all at once,” said the doctor.
Hoy mire una foto, y mañana, dos.
“Look at a photo today, and tomorrow at two.”

La reina miró la foto diez minutos, y no notó nada en ningún sitio.
The queen looked at the photo for ten minutes, and felt nothing anywhere.
-- advanced
El médico de la corte le tomó el pulso en cada dedo y apuntó diez números distintos.
The court doctor took her pulse in each finger and noted ten different numbers.

—¿Lo ha hecho usted antes? —preguntó el médico sin levantar la vista.
“Have you done this before?” asked the doctor without looking up.

—Jamás —reconoció la reina.
“Never,” admitted the queen.

—Entonces hoy, una foto —dictaminó el médico—, y si no hay fiebre, mañana dos.
“Then a photo today,” ruled the doctor, “and if there is no fever, two tomorrow.”

La reina contempló la foto durante diez minutos, y no sintió más que ganas de doblarla.
The queen studied the photo for ten minutes, and felt nothing but a wish to fold it.

== wind in court
-- beginner
Hace un poco de viento.
There is a little wind.
Veinte criados abren veinte paraguas.
Twenty servants open twenty umbrellas.
Los ponen alrededor de la reina.
They put them all round the queen.

—¿Qué es eso que suena? —pregunta la reina.
“What is that noise?” asks the queen.

—Es el viento —dice {kid}.
“It is the wind,” says {kid}.

Un paraguas tiene un agujero muy pequeño.
One umbrella has a very small hole.
La reina pone un dedo en el agujero.
The queen puts one finger through the hole.

@queen —Está frío —dice, muy contenta.
“It is cold,” she says, very happy.
-- intermediate
Se levantó un poco de viento, y veinte criados abrieron veinte paraguas alrededor de la reina.
A little wind got up, and twenty servants opened twenty umbrellas round the queen.

—¿Qué es lo que silba? —preguntó la reina desde dentro.
“What is it that whistles?” asked the queen from inside.

—El viento —dijo {kid}—.
“The wind,” said {kid}.
Aquí fuera despeina.
“Out here it plays with your hair.”

Uno de los paraguas tenía un agujero, y por él asomó un dedo con tres anillos.
One of the umbrellas had a hole, and out of it came a finger with three rings.
Estuvo fuera un buen rato.
It stayed out for quite a while.
-- advanced
En cuanto se movió una hoja, veinte criados abrieron veinte paraguas alrededor de la reina, que se quedó a oscuras.
As soon as a leaf moved, twenty servants opened twenty umbrellas round the queen, who was left in the dark.

—¿Qué es eso que silba por ahí? —preguntó la reina desde dentro.
“What is it that whistles out there?” asked the queen from inside.

—Es el viento, y no hace nada —dijo {kid}—, salvo despeinar.
“It is the wind, and it does no harm,” said {kid}, “except to hair.”

Por un agujero del paraguas más viejo asomó un dedo con tres anillos, que no volvió a entrar hasta que lo llamaron.
Through a hole in the oldest umbrella came a finger with three rings, which did not go in again until it was called.

== clapping in court
-- beginner
Treinta criados aplauden ya.
Thirty servants clap already.
La reina no ha empezado.
The queen has not begun.

—¿Por qué aplauden? —pregunta {kid}.
“Why do they clap?” asks {kid}.

—Luego no hay tiempo —dice {herald}.
“There is no time later,” says {herald}.

Le dan flores y una medalla.
They give her flowers and a medal.
La medalla dice: «Muy bien hecho».
The medal says: “Very well done”.

—¡Si no he hecho nada! —dice la reina.
“But I have not done a thing!” says the queen.

Aplauden más fuerte.
They clap more.
-- intermediate
Treinta criados empezaron a aplaudir antes de que la reina moviera un dedo.
Thirty servants began to clap before the queen had moved a finger.

—¿Y esos aplausos? —preguntó {kid}.
“What is the clapping for?” asked {kid}.

—Por si después no queda tiempo —dijo {herald}.
“In case there is no time for it later,” said {herald}.

Le pusieron una medalla que decía: «Muy bien hecho».
They gave her a medal that said: “Very well done”.

—¡Pero si no he hecho nada! —protestó la reina, y aplaudieron más.
“But I have not done a thing!” protested the queen, and they clapped more.
-- advanced
Treinta criados rompieron a aplaudir antes de que la reina hubiera movido una pestaña.
Thirty servants broke into applause before the queen had moved so much as an eyelash.

—¿Qué es lo que aplauden? —preguntó {kid}, mirando por todas partes.
“What are they clapping for?” asked {kid}, looking all round.

—Lo que va a salir bien —dijo {herald}—, y así luego se termina antes.
“What is going to go well,” said {herald}, “and so it is quicker afterwards.”

Le colgaron una medalla, «Por haberlo hecho de maravilla», y la reina la leyó dos veces.
They hung a medal on her, “For Having Done It Wonderfully”, and the queen read it twice.

@queen —Aún no —dijo, pero el aplauso la tapó.
“Not yet,” she said, but the applause was louder.

== machine medium in late
-- beginner
Los criados hacen una máquina.
The servants make a machine.
Tiene ruedas de oro y veinte brazos.
It has golden wheels and twenty arms.
La reina no tiene que hacer nada.
The queen does not have to do a thing.
Solo tiene que apretar un botón.
She only has to press a button.
La máquina hace ruido y echa humo.
The machine makes a noise, and smokes.
Lo hace muy bien y muy deprisa.
It does it very well and very fast.

—¿Y yo? —pregunta la reina.
“What about me?” asks the queen.

—Usted ha apretado el botón —dice {herald}.
“You pressed the button,” says {herald}.

La reina mira su dedo.
The queen looks at her finger.
El dedo sí ha sentido algo, pero muy poco.
The finger did feel something, but not much.

—Quiero más —dice la reina.
“I want more,” says the queen.

Y la máquina se para y hace clonc.
And the machine stops and goes clonk.
-- intermediate
Entonces los criados construyeron una máquina con ruedas de oro y veinte brazos.
Then the servants built a machine with golden wheels and twenty arms.
Servía para {topic.what} sin que la reina hiciera nada, salvo apretar un botón.
It could {topic.what} without any help from the queen, but for pressing a button.
La reina lo apretó.
The queen pressed it.
La máquina temblaba, echaba humo y lo hacía todo muy deprisa.
The machine shook and smoked and did all of it very fast.

—¿Y mi parte? —preguntó la reina por encima del ruido.
“And my part?” asked the queen above the noise.

—Su parte era el botón —dijo {herald}.
“Your part was the button,” said {herald}.

La reina se miró el dedo, que sí había sentido algo, aunque poco.
The queen looked at her finger, which had felt something, if not much.

@queen —Pues el dedo quiere más —dijo.
“Then the finger wants more,” she said.

La máquina hizo clonc, y se le cayeron diecinueve brazos.
The machine went clonk, and nineteen of its arms fell off.
-- advanced
Los criados, que no se rendían, construyeron en una tarde una máquina con ruedas de oro y veinte brazos.
The servants, who did not give up, built in one afternoon a machine with golden wheels and twenty arms.
Podía {topic.what} sin ayuda de nadie, y a la reina le quedaba un botón.
It could {topic.what} with nobody’s help, and the queen was left with a button.
La máquina tembló, echó humo y terminó en menos de un minuto.
The machine shook, smoked and finished in under a minute.

—¿Y cuál ha sido mi parte? —preguntó la reina.
“And which part of it was mine?” asked the queen.

—El botón, majestad, y lo ha hecho usted de maravilla —dijo {herald}.
“The button, Your Majesty, and you did it wonderfully,” said {herald}.

La reina se miró el dedo, que por primera vez en el día había sentido algo.
The queen looked at her finger, which for the first time that day had felt something.

@queen —Pues este dedo quiere más —declaró.
“Then this finger wants more,” she declared.

La máquina hizo clonc, y sus brazos de oro se cayeron uno detrás de otro, menos el que saludaba.
The machine went clonk, and its golden arms fell off one after another, all but the one that waved.

== council medium in late
-- beginner
Por la tarde los criados hablan en voz baja.
In the evening the servants talk in low voices.
Están sentados en la escalera, en fila.
They are sitting on the stairs, in a row.

—Si ella aprende, ¿qué hacemos? —dice uno.
“If she learns, what do we do?” says one.

—Yo le ato los zapatos —dice otro.
“I tie her shoes,” says another.

—Yo abro su libro —dice otro.
“I open her book,” says another.

—Yo bostezo por ella —dice el más viejo.
“I yawn for her,” says the oldest.

{kid} piensa un poco.
{kid} thinks a little.

—¿Y qué quieres hacer tú? —pregunta {kid}.
“And what do you want to do?” asks {kid}.

El más viejo no sabe qué decir.
The oldest does not know what to say.
Nadie le ha preguntado eso nunca.
No one has ever asked him that.
Cuarenta criados piensan a la vez.
Forty servants think at the same time.
Se oye como un horno encendido.
It sounds like an oven.

—Yo querría pescar —dice por fin el más viejo.
“I would like to fish,” says the oldest at last.

—Yo querría dormir en una barca —dice otro.
“I would like to sleep in a boat,” says another.

Se miran, y se dan la mano.
They look at each other, and shake hands.
-- intermediate
Al caer la tarde, los criados se sentaron en la escalera y hablaron en voz baja.
In the evening the servants sat down on the stairs and talked in low voices.

@servant —Si ella aprende, nos quedamos sin trabajo —dijo uno, que le abría los sobres.
“If she learns, we have no work,” said one, who opened her letters.

—Yo bostezo por ella desde hace treinta años —dijo el más viejo—.
“For thirty years I have yawned for her,” said the oldest.
No sé bostezar por mi cuenta.
“I can’t yawn on my own.”

—¿Y qué harías, si pudieras elegir? —preguntó {kid}.
“What would you do, if you could choose?” asked {kid}.

Hubo un silencio, porque nadie les había preguntado eso nunca.
There was a silence, because nobody had ever asked them that.
Cuarenta cabezas pensaban a la vez, y la escalera estaba casi caliente.
Forty heads were thinking at once, and the stairs were almost warm.

—Pescar —dijo por fin el más viejo.
“Fish,” said the oldest at last.

@servant —A mí me gustaría tener una barca —dijo el de los sobres.
“I should like to have a boat,” said the one with the letters.

Los dos se miraron como si se conocieran de algo.
They looked at each other as if they had met before.
-- advanced
Al caer la tarde, los criados se sentaron en la escalera por orden de estatura y celebraron consejo en voz baja.
In the evening the servants sat down on the stairs in order of height and held a council in low voices.

@servant —Si ella aprende, sobramos —dijo el que le abría los sobres.
“If she learns, we are not needed,” said the one who opened her letters.

—Treinta años llevo bostezando por ella —dijo el más viejo—, y ya no me sale ninguno propio.
“For thirty years I have yawned for her,” said the oldest, “and I have none left of my own.”

—¿Y qué harías tú, si pudieras elegir? —preguntó {kid}.
“And what would you do, if you could choose?” asked {kid}.

Cuarenta cabezas se pusieron a pensar a la vez, con un ruido de horno, porque era la primera vez que alguien preguntaba.
Forty heads began to think at once, with a sound like an oven, because nobody had ever asked.

—Pescar —dijo por fin el más viejo.
“I would fish,” said the oldest at last.

@servant —A mí no me importaría tener una barca —dijo el de los sobres, y los dos se miraron con interés.
“I would not mind having a boat,” said the one with the letters, and they looked at each other with interest.

== follow medium in late
-- beginner
La reina quiere andar sin nadie.
The queen wants to walk with no one.
Da tres pasos, y oye ochenta zapatos.
She takes three steps, and hears eighty shoes.
Los cuarenta criados van detrás.
The forty servants walk behind her.
La reina corre, y todos corren.
The queen runs, and they all run.
La reina se para, y todos se paran.
The queen stops, and they all stop.

—No se van —dice la reina.
“They do not go,” says the queen.

—Vamos a dar vueltas a la fuente —dice {kid}.
“Let us go round the fountain,” says {kid}.

Dan siete vueltas muy deprisa.
They go round seven times, very fast.
Ahora la reina va al final de la fila.
Now the queen is at the end of the line.
Nadie mira hacia atrás.
No one looks back.

—¿Y quién va primero? —pregunta {kid}.
“And who goes first?” asks {kid}.

Primero va un pato.
A duck goes first.
Los criados siguen al pato, muy serios.
The servants follow the duck with great care.
La reina se sienta, y se ríe muy bajo.
The queen sits down, and laughs very softly.
-- intermediate
La reina quiso dar un paseo sin compañía, dio tres pasos y oyó ochenta zapatos.
The queen wanted to walk by herself, took three steps and heard eighty shoes.
Todos corrían si corría, y había un choque cada vez que se paraba.
They all ran if she ran, and each time she stopped there was a crash.

—No se despegan —susurró la reina.
“They stick to me,” whispered the queen.

—Vamos a dar vueltas a la fuente —dijo {kid}.
“Let us go round the fountain,” said {kid}.

A la séptima vuelta, la cabeza de la fila alcanzó a la cola, y la reina se salió.
On the seventh round the head of the line caught up with the tail, and the queen stepped out.
Los cuarenta criados siguieron girando, cada uno detrás del siguiente.
The forty servants went on in a ring, each one behind the next.
Al rato pasó un pato, y se fueron todos detrás del pato.
After a while a duck went by, and they all went off behind the duck.

—Es la primera vez que oigo mis zapatos —dijo la reina.
“It is the first time that I can hear my own shoes,” said the queen.
-- advanced
La reina anunció que daría un paseo sin compañía, dio tres pasos y detrás sonaron ochenta zapatos.
The queen announced that she would take a walk by herself, took three steps, and eighty shoes sounded behind her.
Cuando corría, corrían, y cuando se paraba, chocaban unos con otros y pedían perdón por orden.
When she ran, they ran, and when she stopped, they bumped into each other and said sorry in order.

—Se quitan dando vueltas —aconsejó {kid}, señalando la fuente.
“They come off if you go round,” advised {kid}, pointing at the fountain.

A la séptima vuelta, la cabeza de la fila alcanzó a la cola, y la reina dio un paso a un lado sin que se notara.
On the seventh round the head of the line caught up with the tail, and the queen quietly took a step to one side.
Los criados siguieron girando hasta que cruzó un pato, que parecía saber adónde iba, y se marcharon detrás.
The servants went on round until a duck came by, which seemed to know where it was going, and they went off behind it.

—Qué raro —dijo la reina, escuchando—: estos pasos son míos.
“How odd,” said the queen, listening, “these steps are mine.”

== rest medium in late
-- beginner
—Descanso de diez minutos —dice la reina.
“Ten minutes of rest,” says the queen.

Es una orden nueva.
It is a new order.
Los criados no saben descansar.
The servants do not know how to rest.
Uno se sienta, y se levanta enseguida.
One sits down, and stands again at once.
Otro mira una nube y se pone rojo.
Another looks at a cloud and goes red.

—¿Y esto para qué sirve? —pregunta el más viejo.
“And what is this for?” asks the oldest.

—No sirve —dice {kid}—.
“It is for nothing,” says {kid}.
Por eso gusta.
“That is why it is nice.”

El más viejo se quita un zapato.
The oldest takes off one shoe.
Se quita el otro.
He takes off the other one.
Mueve los dedos, y los mira.
He moves his toes, and looks at them.
En treinta años no los ha visto de día.
In thirty years he has not seen them by day.

—Ha pasado el tiempo —dice {herald}.
“The time is over,” says {herald}.

Nadie se levanta.
No one stands.
La reina mira los pies, y piensa.
The queen looks at the feet, and thinks.
-- intermediate
—Diez minutos de descanso —mandó la reina, y fue una orden rarísima.
“Ten minutes of rest,” ordered the queen, and it was a very strange order.

Los cuarenta criados se pusieron nerviosos, porque nunca habían descansado.
The forty servants grew nervous, because they had never rested before.
Uno se sentó y se levantó enseguida, y otro contó nubes en voz alta.
One sat down and got up at once, and another counted clouds aloud.

—¿Y esto para qué sirve? —preguntó el más viejo.
“And what is the use of it?” asked the oldest.

—Para nada —dijo {kid}—.
“None at all,” said {kid}.
Eso es lo bueno.
“That is the good part.”

El más viejo se quitó los zapatos y movió los dedos de los pies.
The oldest took off his shoes and moved his toes.
Llevaba treinta años sin verlos de día.
He had not seen them by daylight for thirty years.

—Se acabó el tiempo —avisó {herald}, pero no se levantó nadie.
“Time is up,” announced {herald}, but nobody got up.

La reina miró aquellos pies un rato largo, con un poco de envidia.
The queen looked at those feet for a long time, with a little envy.
-- advanced
—Diez minutos de descanso para todo el mundo —ordenó la reina, y los criados se miraron con alarma.
“Ten minutes of rest for everybody,” ordered the queen, and the servants looked at each other in alarm.

Uno se sentó y se levantó como si la silla quemara, y otro, por hacer algo, contó nubes en orden alfabético.
One sat down and got up as if the chair were hot, and another, for something to do, counted clouds in alphabetical order.

—¿Y esto para qué se hace? —quiso saber el más viejo.
“And what does one do this for?” asked the oldest.

—Para nada, y por eso cuesta —dijo {kid}.
“For nothing, and that is what makes it hard,” said {kid}.

El más viejo se descalzó con muchísimo cuidado y movió los dedos, que llevaban treinta años sin ver el sol.
The oldest took off his shoes with the greatest care and moved his toes, which had not seen the sun for thirty years.

—Tiempo —anunció {herald}, y por primera vez en la historia de palacio no obedeció nadie.
“Time,” announced {herald}, and for the first time in the history of the palace nobody obeyed.

La reina estuvo mirando aquellos pies con una envidia que no había encargado.
The queen watched those feet with an envy that she had not ordered.

== toast medium in late
-- beginner
La reina quiere una tostada.
The queen wants some toast.
Siempre la trae un criado.
A servant always brings it.

—Hoy la hace usted —dice {kid}.
“Today you make it,” says {kid}.

La reina mira el pan y el cuchillo.
The queen looks at the bread and the knife.
Pone mantequilla en el plato.
She puts butter on the plate.
Pone mantequilla en la mesa y en la manga.
She puts butter on the table and on her sleeve.
Un poco llega al pan.
A little goes on the bread.
Muerde, y cierra los ojos.
She takes a bite, and shuts her eyes.

—¿Está buena? —pregunta {kid}.
“Is it good?” asks {kid}.

—Está torcida —dice la reina.
“It is crooked,” says the queen.

La come entera, hasta la última miga.
She eats it all, to the last crumb.
Un criado quiere limpiar la manga.
A servant wants to clean the sleeve.

—No —dice la reina—.
“No,” says the queen.
Esta mancha es mía.
“This stain is mine.”
-- intermediate
A media tarde, la reina pidió una tostada, y esa vez no corrió nadie.
In the afternoon the queen asked for toast, and this time nobody ran.

—Hoy la puede hacer usted —dijo {kid}—.
“Today you can make it yourself,” said {kid}.
El pan está ahí.
“The bread is over there.”

La reina untó el plato, la mesa y una manga antes de acertar con el pan.
The queen buttered the plate, the table and one sleeve before she hit the bread.
Un cocinero se tapó los ojos con el gorro.
A cook covered his eyes with his hat.

—¿A qué sabe? —preguntó {kid}.
“What does it taste of?” asked {kid}.

—A torcido —dijo la reina con la boca llena—.
“Of crooked,” said the queen with her mouth full.
Es la mejor que he comido.
“It is the best I have ever had.”

Un criado se acercó a limpiarle la manga, y la reina la escondió.
A servant came to clean her sleeve, and the queen hid it.

@queen —Esta mancha la he hecho yo —dijo.
“I made this stain myself,” she said.
-- advanced
A media tarde la reina pidió una tostada, y por un malentendido no se la hizo nadie.
In the afternoon the queen asked for toast, and through a misunderstanding nobody made it.

—El pan está ahí, y el cuchillo no muerde —dijo {kid}, señalando la mesa.
“The bread is there, and the knife does not bite,” said {kid}, pointing at the table.

La reina untó, por este orden, el plato, el mantel, una manga y, ya casi sin mantequilla, la tostada.
The queen buttered, in this order, the plate, the cloth, one sleeve and, with hardly any left, the toast.
El cocinero mayor tuvo que salir a tomar el aire.
The head cook had to step out for some air.

—¿Y bien? —preguntó {kid}.
“Well?” asked {kid}.

—Está torcida —dictaminó la reina con la boca llena—, y es la mejor que he comido en palacio.
“It is crooked,” ruled the queen with her mouth full, “and the best I have eaten in a palace.”

Cuando un criado quiso limpiarle la manga, la reina se la tapó con la otra mano.
When a servant tried to clean her sleeve, the queen covered it with her other hand.

@queen —Esta mancha es obra mía —declaró—, y se queda.
“This stain is my own work,” she declared, “and it stays.”

== lesson medium in late
-- beginner
{kids} [hace|hacen] un plan.
{kids} [makes|make] a plan.
Primero hay que aprender cosas fáciles.
First there are easy things to learn.

—¿Sabes abrir una puerta? —pregunta {kid}.
“Can you open a door?” asks {kid}.

—Nunca lo he hecho —dice la reina—.
“I never have,” says the queen.
Siempre se abren solas.
“They always open by themselves.”

La reina pone la mano en la puerta.
The queen puts a hand on the door.
Empuja, y no pasa nada.
She pushes, and nothing happens.

—Se tira —dice {kid}.
“You pull it,” says {kid}.

La reina tira, y la puerta se abre.
The queen pulls, and the door opens.
Da un grito de alegría.
She gives a shout of joy.
Cierra la puerta y la abre otra vez.
She shuts the door and opens it again.
La abre once veces.
She opens it eleven times.
Un gato entra y sale, muy enfadado.
A cat goes in and out, very cross.

—Ya sé lo más difícil —dice la reina.
“Now I know the hardest part,” says the queen.

—Te falta todo lo demás —dice {kid}.
“There is all the rest to learn,” says {kid}.
-- intermediate
—Vamos a empezar por algo fácil —propuso {kid}—.
“Let us begin with something easy,” suggested {kid}.
¿Sabes abrir una puerta?
“Can you open a door?”

—Nunca he tocado ninguna —dijo la reina—.
“I have never touched one,” said the queen.
Se abren cuando llego yo.
“They open when I come.”

La reina puso la mano en el picaporte y empujó con todas sus fuerzas.
The queen put her hand on the handle and pushed with all her strength.

—Esa es de tirar —dijo {kid}.
“That one has to be pulled,” said {kid}.

La reina tiró, y la puerta se abrió con un quejido.
The queen pulled, and the door opened with a groan.
Le gustó tanto que la cerró y la volvió a abrir once veces.
She liked it so much that she shut it and opened it eleven times more.
Un gato entró y salió otras once, cada vez más ofendido.
A cat went in and out eleven times as well, and was more and more offended.

—Entonces ya casi sé —dijo la reina.
“So now I nearly know how,” said the queen.

—Ya casi sabes salir al pasillo —dijo {kid}.
“Now you nearly know how to get into the hall,” said {kid}.
-- advanced
—Empecemos por algo más fácil —propuso {kid}—: abrir una puerta.
“Let us begin with something easier,” suggested {kid}: “opening a door.”

—No he tocado ninguna en mi vida, porque se abren cuando llego —confesó la reina.
“I have never touched one in my life, because they open when I come,” confessed the queen.

Agarró el picaporte con las dos manos y empujó como quien mueve un armario.
She took the handle in both hands and pushed like one moving a wardrobe.

—Esa es de tirar —dijo {kid}.
“That one has to be pulled,” said {kid}.

La puerta se abrió con un quejido, y a la reina le gustó tanto que la cerró y la abrió once veces más.
The door opened with a groan, and the queen liked it so much that she shut it and opened it eleven times more.
Un gato que quería entrar acabó quedándose en medio, con cara de embajador ofendido.
A cat that wanted to come in ended up half-way, with the face of an offended ambassador.

—Pues ya casi sé —dijo la reina, muy digna.
“So now I nearly know how,” said the queen with dignity.

—Ya casi sabes llegar al pasillo —dijo {kid}.
“You nearly know how to get to the hall,” said {kid}.

== night
-- beginner
<Esa noche llaman a la puerta, muy bajo./Por la noche suena la puerta, muy bajo.>
<That night there is a very soft knock./At night there is a soft knock at the door.>
Es la reina, en camisón y con {prize}.
It is the queen, in a nightdress and {prize}.
<Está sola./No viene nadie con ella.>
<She is alone./No one is with her.>

@queen —¿Me enseñas? —pregunta.
“Will you show me how?” she asks.

Y la reina empieza a {topic.what}.
And the queen begins to {topic.what}.
Le sale mal.
It goes badly.
Luego le sale peor.
Then it goes worse.
+ Nadie aplaude.
+ No one claps.

@queen —¿Y ahora qué? —pregunta.
“And now what?” she asks.

—Ahora, otra vez —dice {kid}.
“Now you do it again,” says {kid}.

<La reina se ríe, y se le cae la corona./La reina se ríe tanto que pierde la corona.>
<The queen laughs, and her crown falls off./The queen laughs so much that she drops her crown.>
Nadie la recoge.
No one picks it up.
-- intermediate
<Aquella noche llamaron a la puerta, muy bajito./Esa noche sonaron en la puerta dos golpes muy flojos.>
<That night there was a very soft knock at the door./That night came two knocks, as soft as a cat’s.>
Era la reina, en camisón y con {prize}, y no traía a nadie.
It was the queen, in a nightdress and {prize}, and she had brought nobody.

@queen —¿Me enseñas? —preguntó.
“Will you show me how?” she asked.

Y la reina se puso a {topic.what} por primera vez.
And for the first time the queen began to {topic.what}.
<Le salió mal, y a la segunda, peor./Le salió torcido, y a la segunda, más torcido.>
<It went badly, and the second time worse./It came out crooked, and the second time more crooked.>
+ Nadie aplaudió, y no sonó ninguna trompeta.
+ Nobody clapped, and no trumpet was blown.

@queen —¿Y ahora qué? —preguntó.
“And now what?” she asked.

—Ahora, otra vez —dijo {kid}.
“Now you do it again,” said {kid}.

<La reina se rio tanto que se le cayó la corona, y no la recogió nadie./A la reina le dio la risa, y la corona rodó por el suelo y allí se quedó.>
<The queen laughed so much that her crown fell off, and nobody picked it up./The queen began to laugh, and her crown rolled over the floor and stayed there.>
-- advanced
<Aquella noche alguien llamó a la puerta con mucho cuidado, como quien no lo ha hecho nunca./Ya de noche sonaron en la puerta tres golpes torcidos, de alguien que no había llamado nunca.>
<That night somebody knocked with great care, like a person who had never done it before./Late that night there were three crooked knocks, by somebody who had never knocked before.>
Era la reina, en camisón y con {prize}, sin un solo criado detrás.
It was the queen, in a nightdress and {prize}, all by herself.

@queen —¿Me enseñas? —preguntó, mirándose los pies.
“Will you show me how?” she asked, looking at her feet.

Y así fue como la reina se puso a {topic.what}.
And that was how the queen began to {topic.what}.
<Le salió mal, y a la segunda le salió peor, pero nadie tomó nota./Le salió torcido, y a la segunda más torcido, pero no había quien lo apuntara.>
<It went badly, and the second time it went worse, but nobody wrote it down./It came out crooked, and the second time more crooked, but there was nobody to write it down.>

@queen —¿Y ahora qué se hace? —preguntó.
“And what does one do now?” she asked.

—Otra vez —dijo {kid}.
“One does it again,” said {kid}.

+ La reina se rio con una risa sin estrenar, y la corona rodó debajo de la mesa, de donde no la sacó nadie.
+ The queen laughed a laugh that was quite new, and the crown rolled under the table, where it stayed.

== seat topics=shared
-- beginner
{topic.the} le {topic:hace|hacen} sitio.
{topic.the} {topic:moves|move} over for her.
-- intermediate
{topic.the} le {topic:hizo|hicieron} sitio sin decir nada.
{topic.the} moved over for her without a word.
-- advanced
+ {topic.the} le {topic:hizo|hicieron} sitio sin decir nada.
{topic.the} moved over for her without a word.

== end
-- beginner
<Al día siguiente el trono está vacío./Por la mañana no hay nadie en el trono.>
<The next day the throne is empty./In the morning no one is on the throne.>
<En el trono hay un cartel./Solo hay un cartel torcido.>
<On the throne there is a sign./There is only a crooked sign.>
«La reina va a {topic.what} otra vez», dice.
“The queen is going to {topic.what} again,” it says.
<Los cuarenta criados lo leen y se rascan la cabeza./Los cuarenta criados lo leen y guardan la trompeta.>
<The forty servants read it and scratch their heads./The forty servants read it and put the trumpet away.>
+ Luego se van a casa a comer.
+ Then they go home for lunch.

—¿Otra vez? —pregunta la reina al final.
“Again?” asks the queen at the end.

Y no es una orden.
And it is not an order.
-- intermediate
<Al día siguiente, el trono estaba vacío, con un cartel encima./Por la mañana, en el trono no había más que un cartel.>
<The next day the throne was empty, with a sign on it./In the morning there was only a sign on the throne.>
«La reina va a {topic.what} otra vez», decía, «vuelva usted mañana».
“The queen is going to {topic.what} again,” it said, “please come back tomorrow.”
Los cuarenta criados lo leyeron dos veces y se quitaron los guantes blancos.
The forty servants read it twice and took off their white gloves.
<Hacía un día estupendo./Nadie supo qué hacer con las manos.>
<It was a lovely day./None of them knew what to do with their hands.>

—¿Otra vez? —preguntó la reina al terminar.
“Again?” asked the queen when she had finished.

Y no era una orden.
And it was not an order.
-- advanced
A la mañana siguiente, los cuarenta criados encontraron el trono vacío y un cartel con una letra espantosa.
The next morning the forty servants found the throne empty, and a sign in terrible handwriting.
«La reina va a {topic.what} otra vez», decía, «y no sabe cuándo vuelve».
“The queen is going to {topic.what} again,” it said, “and does not know when she will be back.”
+ Se quitaron los guantes blancos y descubrieron que hacía sol.
+ They took off their white gloves and found that the sun was out.

—¿Otra vez? —preguntó la reina, nada más terminar.
“Again?” asked the queen, as soon as she had finished.

Y, por primera vez en su vida, no era una orden.
And for the first time in her life it was not an order.
